/**
 * Statements that write the ledger: entries are only added, and `live_import` is brought to the entries that hold.
 */
import type * as SqlClient from "@effect/sql/SqlClient";
import type { SqlError } from "@effect/sql/SqlError";
import * as Effect from "effect/Effect";
import type { LedgerEntry } from "../../../domain/imports/ledger/entry.ts";
import { type Ledger, record } from "../../../domain/imports/ledger/live.ts";
import { uuidOfText } from "../../../kernel/uuid.ts";
import { entryColumns, entryOf, liveRows } from "./entry_rows.ts";
import { factsJson } from "./facts_json.ts";

/** An entry that is written, with the import that it belongs to. */
export interface Written {
  readonly entry: LedgerEntry;
  readonly firstEntryId: string;
}

/** @returns the part of the ledger that some entries may touch. */
export const ledgerFor = (
  sql: SqlClient.SqlClient,
  importerId: string,
  entries: ReadonlyArray<LedgerEntry>,
): Effect.Effect<Ledger, SqlError> => {
  const referred = entries.flatMap(({ refersTo }) => uuidOfText(refersTo ?? "") ?? []);
  const names = entries.map(({ mrn, item }) => ({ mrn, item }));
  const found = liveRows(sql.unsafe(
    `select ${entryColumns}, l.first_entry_id as "firstEntryId"
     from live_import l join import_entry e on e.id = l.entry_id
     where l.importer_id = $1::uuid and (l.entry_id = any($2::uuid[])
       or (l.mrn, l.item) in (select mrn, item from json_to_recordset($3::json) as n (mrn text, item integer)))`,
    [importerId, referred, JSON.stringify(names)],
  ));
  return Effect.map(found, (rows) => {
    const ledger: Ledger = { live: new Map(), holding: new Map(), named: new Map() };
    for (const { firstEntryId, ...row } of rows) {
      const entry = entryOf(row);
      // Under the id by which the import was first recorded; of its history only the entry that holds is needed here.
      record(ledger, { ...entry, id: firstEntryId, kind: "import" });
      const known = ledger.live.get(firstEntryId);
      if (known === undefined) continue;
      ledger.live.set(firstEntryId, { ...known, entry });
      ledger.holding.delete(firstEntryId);
      ledger.holding.set(entry.id, firstEntryId);
    }
    return ledger;
  });
};

/** Adds entries, in their order. */
export const writeEntries = (
  sql: SqlClient.SqlClient,
  written: ReadonlyArray<Written>,
): Effect.Effect<unknown, SqlError> =>
  sql.unsafe(
    `insert into import_entry (id, importer_id, first_entry_id, kind, refers_to, recorded_on, declarant_id,
       representation, mrn, item, released_on, facts)
     select id, importer_id, first_entry_id, kind, refers_to, recorded_on, declarant_id, representation, mrn, item,
       released_on, facts
     from json_to_recordset($1::json) as r (position integer, id uuid, importer_id uuid, first_entry_id uuid, kind text,
       refers_to uuid, recorded_on date, declarant_id uuid, representation text, mrn text, item integer,
       released_on date, facts json) order by position`,
    [JSON.stringify(written.map(({ entry, firstEntryId }, position) => ({
      position,
      id: entry.id,
      importer_id: entry.importerId,
      first_entry_id: firstEntryId,
      kind: entry.kind,
      refers_to: entry.refersTo,
      recorded_on: entry.recordedOn,
      declarant_id: entry.declarantId,
      representation: entry.representation,
      mrn: entry.mrn,
      item: entry.item,
      released_on: entry.facts.releasedOn,
      facts: factsJson(entry.facts),
    })))],
  );

/** Brings `live_import` to what the ledger came to: the imports that were touched are put anew. */
export const writeLive = (
  sql: SqlClient.SqlClient,
  ledger: Ledger,
  written: ReadonlyArray<Written>,
): Effect.Effect<unknown, SqlError> => {
  const touched = [...new Set(written.map(({ firstEntryId }) => firstEntryId))];
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
  return Effect.zipRight(
    sql.unsafe("delete from live_import where first_entry_id = any($1::uuid[])", [touched]),
    sql.unsafe(
      `insert into live_import (importer_id, mrn, item, first_entry_id, entry_id)
       select importer_id, mrn, item, first_entry_id, entry_id from json_to_recordset($1::json)
         as r (importer_id uuid, mrn text, item integer, first_entry_id uuid, entry_id uuid)`,
      [JSON.stringify(live)],
    ),
  );
};
