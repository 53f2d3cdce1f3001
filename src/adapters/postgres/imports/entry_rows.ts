/**
 * Entries of the ledger as rows of the database.
 */
import { entryKinds, type LedgerEntry } from "../../../domain/imports/ledger/entry.ts";
import { representations } from "../../../domain/imports/people/declarant.ts";
import { readRows } from "../engine/rows.ts";
import { factsOf } from "./facts_json.ts";
import { day, members, oneOf, orNull, text, whole } from "./members.ts";

/** The columns of an entry, of the table under the name `e`. */
export const entryColumns = `e.id, e.kind, e.refers_to as "refersTo", e.recorded_on::text as "recordedOn",
  e.importer_id as "importerId", e.declarant_id as "declarantId", e.representation, e.mrn, e.item, e.facts`;

const kind = oneOf(entryKinds);
const representation = oneOf(representations);
const textOrNull = orNull(text);

/** @returns the entry as the domain has it */
export const entryOf = (row: object): LedgerEntry => {
  const kept = members(row, "the row");
  return {
    id: text(kept["id"], "id"),
    kind: kind(kept["kind"], "kind"),
    refersTo: textOrNull(kept["refersTo"], "refersTo"),
    recordedOn: day(kept["recordedOn"], "recordedOn"),
    importerId: text(kept["importerId"], "importerId"),
    declarantId: textOrNull(kept["declarantId"], "declarantId"),
    representation: representation(kept["representation"], "representation"),
    mrn: text(kept["mrn"], "mrn"),
    item: whole(kept["item"], "item"),
    facts: factsOf(kept["facts"], "facts"),
  };
};

/** Entries as the database sent them, where there are few. */
export const entryRows = readRows(entryOf);

/** True of an entry `e` that holds at the end of a day, which is the parameter. */
export const holdsOn = (day: string): string =>
  `e.kind <> 'cancellation' and e.known_from <= ${day}::date
     and (e.known_until is null or e.known_until > ${day}::date)`;
