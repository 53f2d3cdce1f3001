/**
 * Live imports as rows of the database.
 */
import * as Schema from "effect/Schema";
import { claimedExemptions, determinations } from "../../../domain/imports/ledger/entry.ts";
import { rowsOf } from "../engine/rows.ts";
import { Code, Country, Day } from "./columns.ts";
import { EntryRow } from "./entry_rows.ts";

/** The columns that an import's mass is counted by. */
export const CountedColumns = Schema.Struct({
  id: Schema.String,
  importerId: Schema.String,
  releasedOn: Day,
  cnCode: Code,
  origin: Country,
  claimedExemption: Schema.NullOr(Schema.Literal(...claimedExemptions)),
  determination: Schema.Literal(...determinations),
  netMassT: Schema.BigDecimal,
  placedNetMassT: Schema.NullOr(Schema.BigDecimal),
});

/** Entries that hold, with the id by which their imports were first recorded. */
export const importRows = rowsOf(Schema.Struct({ ...EntryRow.fields, importId: Schema.String }));
