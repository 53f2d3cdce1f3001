/**
 * Entries of the ledger as rows of the database.
 */
import * as Schema from "effect/Schema";
import { entryKinds, type LedgerEntry } from "../../../domain/imports/ledger/entry.ts";
import { representations } from "../../../domain/imports/people/declarant.ts";
import { rowsOf } from "../engine/rows.ts";
import { FactsJson, factsOf } from "./facts_json.ts";
import { Day } from "./columns.ts";

/** An entry as a row. */
export const EntryRow = Schema.Struct({
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

/** True of an entry `e` that holds at the end of a day, which is the parameter. */
export const holdsOn = (day: string): string =>
  `e.kind <> 'cancellation' and e.known_from <= ${day}::date and not exists (
     select from import_entry f where f.refers_to = e.id and f.known_from <= ${day}::date)`;

/** @returns the entry as the domain has it */
export const entryOf = (row: typeof EntryRow.Type): LedgerEntry => ({ ...row, facts: factsOf(row.facts) });
