/** Forms of the tables that a correction can have rows of: how each is known by its columns. */
import type { LawKind } from "../../../application/law/law_ports.ts";
import { editionKeys } from "../acts/editions.ts";
import { dataSetColumns, dataSetKeys } from "../data_set.ts";
import { defaultValueColumns, valuesFile, valuesKey } from "../default_values.ts";
import { electricityColumns, electricityFile, electricityKey } from "../electricity.ts";
import { columns as editionColumns } from "../shared_tables.ts";

/** Form of a table: its kind, its columns, and those that name a row. */
export interface TableForm {
  readonly name: string;
  readonly kind: LawKind;
  readonly columns: ReadonlyArray<string>;
  readonly key: ReadonlyArray<string>;
}

const editionNames: ReadonlyArray<keyof typeof editionKeys> = [
  "goods.csv",
  "annex-i.csv",
  "nomenclature.csv",
  "benchmarks.csv",
  "cbam-factor.csv",
  "production-routes.csv",
  "thresholds.csv",
  "exempt-origins.csv",
  "competent-authorities.csv",
];
const dataSetNames: ReadonlyArray<keyof typeof dataSetKeys> = [
  "goods-lines.csv",
  "mark-ups.csv",
  "precursors-of-unknown-origin.csv",
];

/** Forms of all tables. */
export const tableForms: ReadonlyArray<TableForm> = [
  ...defaultValueColumns.map((columns): TableForm => ({
    name: valuesFile,
    kind: "data_set",
    columns,
    key: valuesKey,
  })),
  ...dataSetNames.map((name): TableForm => ({
    name,
    kind: "data_set",
    columns: dataSetColumns[name],
    key: dataSetKeys[name],
  })),
  ...editionNames.map((name): TableForm => ({
    name,
    kind: "amendment",
    columns: editionColumns[name],
    key: editionKeys[name],
  })),
  { name: electricityFile, kind: "electricity", columns: electricityColumns, key: electricityKey },
];

/** @returns true for a table of data sets, whose rows are for imports from one day */
export const isOfDataSets = (name: string): boolean =>
  tableForms.some((form) => form.name === name && form.kind === "data_set");
