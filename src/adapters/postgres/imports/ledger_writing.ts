/**
 * Statements that write the ledger: entries are only added, and `live_import` is brought to the entries that hold.
 */
import type * as SqlClient from "@effect/sql/SqlClient";
import type { SqlError } from "@effect/sql/SqlError";
import * as Effect from "effect/Effect";
import { mapWithPauses } from "../../../application/yield_to_io.ts";
import { likenessOf } from "../../../domain/imports/ledger/alike.ts";
import type { LedgerEntry } from "../../../domain/imports/ledger/entry.ts";
import type { Ledger } from "../../../domain/imports/ledger/live.ts";
import type { WrittenEntry } from "../../../domain/imports/ledger/appender.ts";
import {
  emptyRecordedLedger,
  type RecordedLedger,
  recordFully,
} from "../../../domain/imports/ledger/recorded.ts";
import { toText } from "../../../kernel/decimal.ts";
import { uuidOfText } from "../../../kernel/uuid.ts";
import { writtenInSlices } from "../engine/slices.ts";
import { arrayOfLines, linesOf } from "../engine/statements/lines.ts";
import { ofOneEntry } from "./alike_reading.ts";
import { entryColumns, entryRows } from "./entry_rows.ts";
import { factsJson } from "./facts_json.ts";

/**
 * All that was recorded of the imports that some entries ($2) or names ($3) of the importer ($1) belong to. Each id and each name is
 * looked up by the one index that begins with it, whatever the server believes of how many rows there are (decision 0160): a
 * join that is not planned row by row (`offset 0`) could be made by comparing all with all.
 */
export const touchedEntries = `select ${entryColumns} from (
    select own.first_entry_id from (
      select first_entry_id, importer_id from import_entry where id = any($2::uuid[]) offset 0) own
    where own.importer_id = $1::uuid
    union
    select named.first_entry_id from json_to_recordset($3::json) as n (mrn text, item integer)
      cross join lateral (
        select first_entry_id from import_entry
        where importer_id::text || ' ' || item::text || ' ' || mrn = $1::uuid::text || ' ' || n.item::text || ' ' || n.mrn
        offset 0) named) found
    cross join lateral (select * from import_entry where first_entry_id = found.first_entry_id offset 0) e
  order by e.place`;

/** Ids and names of a call's entries, each once: a name that thousands of rows have would be looked up for each of them. */
interface LookedUp {
  /** Ids of the entries that are referred to. */
  readonly ids: ReadonlyArray<string>;
  /** Declarations and items. */
  readonly names: ReadonlyArray<Pick<LedgerEntry, "mrn" | "item">>;
}

/** Returns the distinct ids and names that entries of one importer are looked up by, in the order of the entries. */
export const lookedUpFor = (entries: ReadonlyArray<LedgerEntry>): LookedUp => ({
  ids: [...new Set(entries.flatMap(({ refersTo }) => uuidOfText(refersTo ?? "") ?? []))],
  names: [...new Map(entries.map(({ mrn, item }) => [`${item} ${mrn}`, { mrn, item }])).values()],
});

/** @returns the part of the ledger that some entries may touch, with all that was ever recorded of its imports */
export const ledgerFor = (
  sql: SqlClient.SqlClient,
  importerId: string,
  entries: ReadonlyArray<LedgerEntry>,
): Effect.Effect<RecordedLedger, SqlError> => {
  const { ids, names } = lookedUpFor(entries);
  const found = entryRows(sql.unsafe(touchedEntries, [importerId, ids, JSON.stringify(names)]));
  return Effect.flatMap(found, (rows) => {
    const ledger = emptyRecordedLedger();
    return Effect.as(mapWithPauses(rows, (entry) => recordFully(ledger, entry)), ledger);
  });
};

/** Columns of an entry that is written and have no line break, with their types. */
const entryColumnsWritten: ReadonlyArray<
  readonly [name: string, type: string, valueOf: (written: WrittenEntry) => string | number | null]
> = [
  ["id", "uuid", ({ entry }) => entry.id],
  ["importer_id", "uuid", ({ entry }) => entry.importerId],
  ["first_entry_id", "uuid", ({ importId }) => importId],
  ["kind", "text", ({ entry }) => entry.kind],
  ["refers_to", "uuid", ({ entry }) => entry.refersTo],
  ["recorded_on", "date", ({ entry }) => entry.recordedOn],
  ["known_from", "date", ({ knownFrom }) => knownFrom],
  ["declarant_id", "uuid", ({ entry }) => entry.declarantId],
  ["representation", "text", ({ entry }) => entry.representation],
  ["mrn", "text", ({ entry }) => entry.mrn],
  ["item", "integer", ({ entry }) => entry.item],
  ["released_on", "date", ({ entry }) => entry.facts.releasedOn],
  ["cn_code", "text", ({ entry }) => entry.facts.cnCode],
  ["origin", "text", ({ entry }) => entry.facts.origin],
  ["determination", "text", ({ entry }) => entry.facts.determination],
  ["claimed_exemption", "text", ({ entry }) => entry.facts.claimedExemption],
  ["net_mass_t", "numeric", ({ entry }) => toText(entry.facts.netMassT)],
  [
    "placed_net_mass_t",
    "numeric",
    ({ entry: { facts: { placed } } }) => placed === null ? null : toText(placed.netMassT),
  ],
  ["value_id", "uuid", ({ entry }) => entry.facts.actual?.value?.id ?? null],
  ["facts", "json", ({ entry }) => JSON.stringify(factsJson(entry.facts))],
];

const namesWritten = entryColumnsWritten.map(([name]) => name).join(", ");
const arraysWritten = entryColumnsWritten.map((_, index) => arrayOfLines(index + 1)).join(", ");

const insertEntries = `insert into import_entry (${namesWritten}, alike)
  select ${
  entryColumnsWritten.map(([name, type]) => type === "text" ? name : `${name}::${type}`).join(", ")
}, alike
  from unnest(${arraysWritten}, $${entryColumnsWritten.length + 1}::text[])
    with ordinality as r (${namesWritten}, alike, position) order by position`;

/** Adds entries, in their order. */
export const writeEntries = (
  sql: SqlClient.SqlClient,
  written: ReadonlyArray<WrittenEntry>,
): Effect.Effect<unknown, SqlError> =>
  writtenInSlices(written, (slice) =>
    sql.unsafe(insertEntries, [
      ...entryColumnsWritten.map(([, , valueOf]) => linesOf(slice, valueOf)),
      slice.map(({ entry }) => likenessOf(entry.facts) ?? `${ofOneEntry}${entry.id}`),
    ]));

/** Brings `live_import` to what the ledger came to: new imports are put in, those that were changed are put anew. */
export const writeLive = (
  sql: SqlClient.SqlClient,
  ledger: Ledger,
  written: ReadonlyArray<WrittenEntry>,
): Effect.Effect<unknown, SqlError> => {
  const touched = [...new Set(written.map(({ importId }) => importId))];
  const live = touched.flatMap((id) => ledger.live.get(id) ?? []);
  const changed = [
    ...new Set(written.flatMap(({ entry, importId }) => entry.id === importId ? [] : [importId])),
  ];
  const removal: Effect.Effect<unknown, SqlError> = writtenInSlices(changed, (slice) =>
    sql.unsafe(
      "delete from live_import l using unnest($1::uuid[]) as changed (id) where l.first_entry_id = changed.id",
      [slice],
    ));
  return Effect.zipRight(
    removal,
    writtenInSlices(live, (slice) =>
      sql.unsafe(
        `insert into live_import (importer_id, mrn, item, first_entry_id, entry_id)
         select importer_id::uuid, mrn, item::integer, first_entry_id::uuid, entry_id::uuid
         from unnest(${[1, 2, 3, 4, 5].map(arrayOfLines).join(", ")})
           as r (importer_id, mrn, item, first_entry_id, entry_id)`,
        [
          linesOf(slice, ({ entry }) => entry.importerId),
          linesOf(slice, ({ entry }) => entry.mrn),
          linesOf(slice, ({ entry }) => entry.item),
          linesOf(slice, ({ id }) => id),
          linesOf(slice, ({ entry }) => entry.id),
        ],
      )),
  );
};
