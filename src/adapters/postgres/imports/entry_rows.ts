/**
 * Entries of the ledger as rows of the database.
 */
import * as Schema from "effect/Schema";
import { entryKinds, type LedgerEntry } from "../../../domain/imports/ledger/entry.ts";
import { representations } from "../../../domain/imports/people/declarant.ts";
import { type CalendarDay, dayOfText } from "../../../kernel/time/calendar.ts";
import { rowsOf } from "../engine/rows.ts";
import { FactsJson, factsOf } from "./facts_json.ts";

const Day = Schema.declare((value): value is CalendarDay =>
  typeof value === "string" && dayOfText(value) === value
);

const EntryRow = Schema.Struct({
  id: Schema.String,
  kind: Schema.Literal(...entryKinds),
  refersTo: Schema.NullOr(Schema.String),
  recordedOn: Day,
  importerId: Schema.String,
  declarantId: Schema.NullOr(Schema.String),
  representation: Schema.Literal(...representations),
  mrn: Schema.String,
  item: Schema.Int,
  facts: FactsJson,
});

/** The columns of an entry, of the table under the name `e`. */
export const entryColumns = `e.id, e.kind, e.refers_to as "refersTo", e.recorded_on::text as "recordedOn",
  e.importer_id as "importerId", e.declarant_id as "declarantId", e.representation, e.mrn, e.item, e.facts`;

/** Entries as the database sent them. */
export const entryRows = rowsOf(EntryRow);

/** @returns the entry as the domain has it */
export const entryOf = (row: typeof EntryRow.Type): LedgerEntry => ({ ...row, facts: factsOf(row.facts) });
