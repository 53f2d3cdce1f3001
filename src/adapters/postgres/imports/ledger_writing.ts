/**
 * Statements that write the ledger: entries are only added, and `live_import` is brought to the entries that hold.
 */
import type * as SqlClient from "@effect/sql/SqlClient";
import type { SqlError } from "@effect/sql/SqlError";
import * as Effect from "effect/Effect";
import { mapWithPauses } from "../../../application/yield_to_io.ts";
import type { LedgerEntry } from "../../../domain/imports/ledger/entry.ts";
import type { Ledger } from "../../../domain/imports/ledger/live.ts";
import type { WrittenEntry } from "../../../domain/imports/ledger/append.ts";
import {
  emptyRecordedLedger,
  type RecordedLedger,
  recordFully,
} from "../../../domain/imports/ledger/recorded.ts";
import { uuidOfText } from "../../../kernel/uuid.ts";
import { entryColumns, entryRows } from "./entry_rows.ts";
import { factsJson } from "./facts_json.ts";

/** @returns the part of the ledger that some entries may touch, with all that was ever recorded of its imports */
export const ledgerFor = (
  sql: SqlClient.SqlClient,
  importerId: string,
  entries: ReadonlyArray<LedgerEntry>,
): Effect.Effect<RecordedLedger, SqlError> => {
  const referred = entries.flatMap(({ refersTo }) => uuidOfText(refersTo ?? "") ?? []);
  const names = entries.map(({ mrn, item }) => ({ mrn, item }));
  const found = entryRows(sql.unsafe(
    `select ${entryColumns} from import_entry e
     where e.first_entry_id in (
       select first_entry_id from import_entry where importer_id = $1::uuid and id = any($2::uuid[])
       union
       select first_entry_id from import_entry where importer_id = $1::uuid and (mrn, item) in (
         select mrn, item from json_to_recordset($3::json) as n (mrn text, item integer)))
     order by e.place`,
    [importerId, referred, JSON.stringify(names)],
  ));
  return Effect.flatMap(found, (rows) => {
    const ledger = emptyRecordedLedger();
    return Effect.as(mapWithPauses(rows, (entry) => recordFully(ledger, entry)), ledger);
  });
};

/** Adds entries, in their order. */
export const writeEntries = (
  sql: SqlClient.SqlClient,
  written: ReadonlyArray<WrittenEntry>,
): Effect.Effect<unknown, SqlError> =>
  sql.unsafe(
    `insert into import_entry (id, importer_id, first_entry_id, kind, refers_to, recorded_on, known_from,
       declarant_id, representation, mrn, item, released_on, facts)
     select id, importer_id, first_entry_id, kind, refers_to, recorded_on, known_from, declarant_id, representation, mrn, item,
       released_on, facts
     from json_to_recordset($1::json) as r (position integer, id uuid, importer_id uuid, first_entry_id uuid, kind text,
       refers_to uuid, recorded_on date, known_from date, declarant_id uuid, representation text, mrn text, item integer,
       released_on date, facts json) order by position`,
    [JSON.stringify(written.map(({ entry, importId, knownFrom }, position) => ({
      position,
      id: entry.id,
      importer_id: entry.importerId,
      first_entry_id: importId,
      kind: entry.kind,
      refers_to: entry.refersTo,
      recorded_on: entry.recordedOn,
      known_from: knownFrom,
      declarant_id: entry.declarantId,
      representation: entry.representation,
      mrn: entry.mrn,
      item: entry.item,
      released_on: entry.facts.releasedOn,
      facts: factsJson(entry.facts),
    })))],
  );

/** Brings `live_import` to what the ledger came to: new imports are put in, those that were changed are put anew. */
export const writeLive = (
  sql: SqlClient.SqlClient,
  ledger: Ledger,
  written: ReadonlyArray<WrittenEntry>,
): Effect.Effect<unknown, SqlError> => {
  const touched = [...new Set(written.map(({ importId }) => importId))];
  const live = touched.flatMap((id) => {
    const known = ledger.live.get(id);
    return known === undefined ? [] : [{
      importer_id: known.entry.importerId,
      mrn: known.entry.mrn,
      item: known.entry.item,
      first_entry_id: id,
      entry_id: known.entry.id,
    }];
  });
  const changed = [
    ...new Set(written.flatMap(({ entry, importId }) => entry.id === importId ? [] : [importId])),
  ];
  const removal: Effect.Effect<unknown, SqlError> = changed.length === 0 ? Effect.void : sql.unsafe(
    "delete from live_import l using unnest($1::uuid[]) as changed (id) where l.first_entry_id = changed.id",
    [changed],
  );
  return Effect.zipRight(
    removal,
    sql.unsafe(
      `insert into live_import (importer_id, mrn, item, first_entry_id, entry_id)
       select importer_id, mrn, item, first_entry_id, entry_id from json_to_recordset($1::json)
         as r (importer_id uuid, mrn text, item integer, first_entry_id uuid, entry_id uuid)`,
      [JSON.stringify(live)],
    ),
  );
};
