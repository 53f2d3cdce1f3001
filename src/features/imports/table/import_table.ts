/** The tables of imports that the ledger takes and exports. */
import { mostEntries } from "../../../contract/requests/imports.ts";
import { type ColumnSet, columnSet } from "../../../http/wire/table/columns/column_set.ts";
import { columns as shipmentColumns } from "../../cbam/table/columns.ts";
import { unitWords } from "../../cbam/table/mass_words.ts";
import { emissionColumns } from "./emission_columns.ts";
import { entryColumns } from "./entry_columns.ts";
import { evidenceColumns } from "./evidence_columns.ts";
import { goodsColumns } from "./goods_columns.ts";
import { peopleColumns } from "./people_columns.ts";
import { previousProcedureColumn } from "./procedure_columns.ts";
import { readImportRow } from "./read_row.ts";
import { specialColumns } from "./special_columns.ts";

/** Columns of masses in pounds and of the units of masses, which tables of shipments have too; lists have a form of their own here. */
const unofferedColumns = shipmentColumns.filter(({ isUnoffered, list }) =>
  isUnoffered === true && list === undefined
);

/** The kind of table. */
export const importTable: ColumnSet = columnSet({
  columns: [
    ...entryColumns,
    ...goodsColumns,
    ...unofferedColumns,
    previousProcedureColumn,
    ...emissionColumns,
    ...evidenceColumns,
    ...specialColumns,
    ...peopleColumns,
  ],
  unitWords,
  readRow: readImportRow,
  emptyTable: { kind: "noImport" },
  mostRows: mostEntries,
});
