/**
 * The tables of customs that are held against the ledger: their columns and headings, and the reader of a row.
 */
import type { ReadMembers } from "../../../contract/decoding/as_written.ts";
import type { Notation } from "../../../kernel/lenient/notation.ts";
import { mostCustomsRows } from "../../../contract/requests/import_books.ts";
import { isSameMass } from "../../../domain/cbam/bulk/row_mass.ts";
import { poundColumn, strictTableRow } from "../../../domain/cbam/bulk/written_row.ts";
import {
  type Column,
  type ColumnSet,
  columnSet,
  type Headings,
} from "../../../http/wire/table/columns/column_set.ts";
import type { Issue } from "../../../kernel/issue.ts";
import { readDayAsWritten } from "../../../kernel/lenient/day.ts";
import type { NumberMark } from "../../../kernel/lenient/number.ts";
import type { ReadAs } from "../../../kernel/lenient/reading.ts";
import { importTable } from "../table/import_table.ts";
import { previousProcedureColumn, withWholeProcedure } from "../table/procedure_columns.ts";
import { columns as shipmentColumns } from "../../cbam/table/columns.ts";
import { unitWords } from "../../cbam/table/mass_words.ts";

/** Columns of goods that tables of shipments have too. */
const goodsNames: ReadonlySet<string> = new Set([
  "cn_code",
  "origin_country",
  "net_mass_kg",
  "tonnage",
  poundColumn,
  "mass_unit",
  "mwh",
]);

const languages = ["en", "de", "fr"] as const;

/** The headings under which the ledger's tables know a column, and others behind them. */
const headingsLike = (ledgerName: string, others: Headings): Headings => {
  const known = importTable.columns.find(({ name }) => name === ledgerName)?.headings;
  const [en, de, fr] = languages.map((language) => [
    ...new Set([...known?.[language] ?? [], ...others[language]]),
  ]);
  return { en: en ?? [], de: de ?? [], fr: fr ?? [], other: known?.other ?? [] };
};

const described: ReadonlyArray<Column> = [
  ...shipmentColumns.filter(({ name }) => goodsNames.has(name)),
  {
    name: "release_date",
    need: "required",
    holds: "day of release for free circulation",
    example: "2026-02-12",
    headings: headingsLike("release_date", {
      en: ["Customs declaration date", "Date"],
      de: ["Datum der Zollanmeldung", "Datum"],
      fr: ["Date de la déclaration en douane", "Date"],
    }),
    format: "day",
  },
  {
    name: "mrn",
    need: "optional",
    holds: "movement reference number of the declaration, 18 characters",
    example: "26DE000000000005R1",
    headings: headingsLike("mrn", { en: [], de: [], fr: [] }),
    isIdentifying: true,
  },
  {
    name: "item",
    need: "optional",
    holds: "number of the item in the declaration, from 1",
    example: 1,
    headings: headingsLike("item", { en: ["Goods item"], de: [], fr: [] }),
  },
  {
    name: "procedure",
    need: "optional",
    holds: "requested and previous customs procedure, four digits",
    example: "4000",
    headings: headingsLike("procedure", { en: [], de: [], fr: [] }),
  },
  previousProcedureColumn,
  {
    name: "eori",
    need: "optional",
    holds: "EORI number of the importer",
    example: "DE123456789012345",
    headings: headingsLike("importer", {
      en: ["EORI", "EORI number"],
      de: ["EORI", "EORI-Nummer", "EORI des Einführers"],
      fr: ["EORI", "Numéro EORI"],
    }),
  },
  {
    name: "cbam_account",
    need: "optional",
    holds: "number of the declarant's account in the CBAM registry",
    example: "DE-CBAM-0001",
    headings: {
      en: ["CBAM account", "CBAM account number"],
      de: ["CBAM-Konto", "CBAM-Kontonummer", "Kontonummer"],
      fr: ["Compte MACF", "Numéro de compte MACF"],
      other: ["Conto CBAM", "Cuenta MAFC", "Konto CBAM", "CBAM-rekening", "Conta MACF"],
    },
  },
];

const ordersOf = (notation: NumberMark | Notation): Notation["orders"] =>
  typeof notation === "string" ? undefined : notation.orders;

const textOf = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value).trim() : "";

const wholeNumber = /^\d{1,15}$/;

/** Members that are codes: capital letters without blanks; account numbers as they stand. */
const codeMembers = (
  written: Readonly<Record<string, unknown>>,
): Readonly<Record<string, string | number>> => {
  const item = textOf(written["item"]);
  const account = textOf(written["cbam_account"]);
  const codes = ["mrn", "procedure", "eori"].flatMap((name) => {
    const text = textOf(written[name]).replace(/\s/g, "").toUpperCase();
    return text === "" ? [] : [[name, text] as const];
  });
  return {
    ...Object.fromEntries(codes),
    ...(account === "" ? undefined : { cbam_account: account }),
    ...(item === "" ? undefined : { item: wholeNumber.test(item) ? Number(item) : item }),
  };
};

/** Members with one mass where tonnes and kilograms are the same; a row of customs names one quantity. */
const withOneMass = (members: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> => {
  const { net_mass_kg: kilograms, ...others } = members;
  const isTwice = kilograms !== undefined && others["tonnage"] !== undefined;
  return isTwice && isSameMass(others["tonnage"], kilograms) ? others : members;
};

/** Brings a row's cells into the form that the row is decoded in. */
const readCustomsRow: ReadMembers = (cells, notation, tells) => {
  const written = withWholeProcedure(cells);
  const goods = Object.fromEntries(Object.entries(written).filter(([name]) => goodsNames.has(name)));
  const read = strictTableRow(goods, notation, tells);
  const readAs: Array<ReadAs> = [...read.readAs];
  const complaints: Array<Issue> = [...read.complaints];
  const day: Record<string, string> = {};
  const value = written["release_date"];
  if (textOf(value) !== "") {
    const order = ordersOf(notation)?.get("release_date");
    const hasShortYears = typeof notation === "string" ? undefined : notation.shortYears?.has("release_date");
    const reading = readDayAsWritten({ path: "release_date", value, order, hasShortYears });
    if ("complaint" in reading) complaints.push(reading.complaint);
    else {
      day["release_date"] = reading.value;
      if (reading.readAs !== undefined) readAs.push(reading.readAs);
    }
  }
  return { members: { ...withOneMass(read.members), ...codeMembers(written), ...day }, readAs, complaints };
};

/** The kind of table. */
export const customsColumns: ColumnSet = columnSet({
  columns: described,
  unitWords,
  readRow: readCustomsRow,
  emptyTable: { kind: "emptyCustomsTable" },
  mostRows: mostCustomsRows,
});
