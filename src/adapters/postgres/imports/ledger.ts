/**
 * The ledger of imports: entries are added and never changed, and `live_import` has the entry that holds. Calls for one
 * importer take turns, so that what an entry is held against is what the ledger has.
 */
import * as SqlClient from "@effect/sql/SqlClient";
import type { SqlError } from "@effect/sql/SqlError";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Option from "effect/Option";
import * as Schema from "effect/Schema";
import { ImportLedger, type LedgerAddress } from "../../../application/imports/import_ports.ts";
import { type Appending, appendingTo } from "../../../domain/imports/ledger/append.ts";
import { entryKinds, type LedgerEntry } from "../../../domain/imports/ledger/entry.ts";
import {
  importReferredTo,
  type Ledger,
  liveImportNamed,
  record,
} from "../../../domain/imports/ledger/live.ts";
import { representations } from "../../../domain/imports/people/declarant.ts";
import { type CalendarDay, dayOfText } from "../../../kernel/calendar.ts";
import { uuidOfText } from "../../../kernel/uuid.ts";
import { firstRowOf, rowsOf } from "../engine/rows.ts";
import { orUnavailable } from "../engine/unavailable.ts";
import { FactsJson, factsJson, factsOf } from "./facts_json.ts";

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
const LiveRow = Schema.Struct({ ...EntryRow.fields, firstEntryId: Schema.String });

const columns = `e.id, e.kind, e.refers_to as "refersTo", e.recorded_on::text as "recordedOn",
  e.importer_id as "importerId", e.declarant_id as "declarantId", e.representation, e.mrn, e.item, e.facts`;

const entryRows = rowsOf(EntryRow);
const liveRows = rowsOf(LiveRow);
const firstId = firstRowOf(Schema.Struct({ id: Schema.String }));

const entryOf = (row: typeof EntryRow.Type): LedgerEntry => ({ ...row, facts: factsOf(row.facts) });

/** An entry that is written, with the import that it belongs to. */
interface Written {
  readonly entry: LedgerEntry;
  readonly firstEntryId: string;
}

/** The part of the ledger that some entries may touch. */
const ledgerFor = (
  sql: SqlClient.SqlClient,
  importerId: string,
  entries: ReadonlyArray<LedgerEntry>,
): Effect.Effect<Ledger, SqlError> => {
  const referred = entries.flatMap(({ refersTo }) => uuidOfText(refersTo ?? "") ?? []);
  const names = entries.map(({ mrn, item }) => ({ mrn, item }));
  const found = liveRows(sql.unsafe(
    `select ${columns}, l.first_entry_id as "firstEntryId"
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

const writeEntries = (sql: SqlClient.SqlClient, written: ReadonlyArray<Written>) =>
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
const writeLive = (sql: SqlClient.SqlClient, ledger: Ledger, written: ReadonlyArray<Written>) => {
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

/** What becomes of each entry, in order; those that are added change what the next ones are held against. */
const appended = (
  ledger: Ledger,
  entries: ReadonlyArray<LedgerEntry>,
  today: CalendarDay,
): { readonly results: ReadonlyArray<Appending>; readonly written: ReadonlyArray<Written> } => {
  const written: Array<Written> = [];
  const results = entries.map((entry) => {
    const appending = appendingTo(ledger, entry, today);
    if (appending.result !== "added") return appending;
    const referred = importReferredTo(ledger, entry.refersTo)?.id;
    record(ledger, entry);
    const firstEntryId = referred ?? liveImportNamed(ledger, entry)?.id ?? entry.id;
    written.push({ entry, firstEntryId });
    return appending;
  });
  return { results, written };
};

const make: Effect.Effect<ImportLedger["Type"], never, SqlClient.SqlClient> = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  const lockImporter = ({ accountId, importerId }: LedgerAddress) =>
    firstId(sql.unsafe(
      "select id from importer where id = $1::uuid and account_id = $2::uuid for update",
      [uuidOfText(importerId) ?? null, accountId],
    ));

  /** Whether every declarant that the entries name is the account's own. */
  const hasDeclarants = (accountId: string, entries: ReadonlyArray<LedgerEntry>) => {
    const named = [...new Set(entries.flatMap(({ declarantId }) => declarantId ?? []))];
    const ids = named.flatMap((id) => uuidOfText(id) ?? []);
    if (named.length === 0) return Effect.succeed(true);
    return Effect.map(
      sql.unsafe("select id from declarant where account_id = $1::uuid and id = any($2::uuid[])", [
        accountId,
        ids,
      ]),
      (rows) => rows.length === named.length,
    );
  };

  const recordEntries: ImportLedger["Type"]["record"] = (address, entries, today) =>
    orUnavailable(sql.withTransaction(Effect.gen(function* () {
      if (Option.isNone(yield* lockImporter(address))) return Option.none();
      if (!(yield* hasDeclarants(address.accountId, entries))) return Option.none();
      const ledger = yield* ledgerFor(sql, address.importerId, entries);
      const { results, written } = appended(ledger, entries, today);
      if (written.length > 0) {
        yield* writeEntries(sql, written);
        yield* writeLive(sql, ledger, written);
      }
      return Option.some(results);
    })));

  const entries: ImportLedger["Type"]["entries"] = ({ accountId, importerId, year, asOf }) =>
    Effect.map(
      orUnavailable(entryRows(sql.unsafe(
        `select ${columns} from import_entry e join importer i on i.id = e.importer_id
         where e.importer_id = $1::uuid and i.account_id = $2::uuid
           and ($3::date is null or e.first_entry_id in (
             select first_entry_id from import_entry
             where importer_id = $1::uuid and released_on between $3::date and $4::date))
           and ($5::date is null or e.recorded_on <= $5::date)
         order by e.place`,
        [
          uuidOfText(importerId) ?? null,
          accountId,
          year === undefined ? null : `${year}-01-01`,
          year === undefined ? null : `${year}-12-31`,
          asOf ?? null,
        ],
      ))),
      (rows) => rows.map(entryOf),
    );

  const entriesOfDeclarant: ImportLedger["Type"]["entriesOfDeclarant"] = (
    { accountId, declarantId, year, asOf },
  ) =>
    Effect.map(
      orUnavailable(entryRows(sql.unsafe(
        `select ${columns} from import_entry e
         where e.first_entry_id in (
             select own.first_entry_id from import_entry own
             where own.released_on between $3::date and $4::date and own.importer_id in (
               select i.id from importer i join import_entry d on d.importer_id = i.id
               where i.account_id = $2::uuid and d.declarant_id = $1::uuid
                 and d.released_on between $3::date and $4::date))
           and ($5::date is null or e.recorded_on <= $5::date)
         order by e.place`,
        [uuidOfText(declarantId) ?? null, accountId, `${year}-01-01`, `${year}-12-31`, asOf ?? null],
      ))),
      (rows) => rows.map(entryOf),
    );

  const history: ImportLedger["Type"]["history"] = (accountId, entryId) =>
    Effect.map(
      orUnavailable(entryRows(sql.unsafe(
        `select ${columns} from import_entry e join importer i on i.id = e.importer_id
         where i.account_id = $2::uuid
           and e.first_entry_id = (select first_entry_id from import_entry where id = $1::uuid)
         order by e.place`,
        [uuidOfText(entryId) ?? null, accountId],
      ))),
      (rows) => rows.map(entryOf),
    );

  return { record: recordEntries, entries, entriesOfDeclarant, history };
});

export const layer: Layer.Layer<ImportLedger, never, SqlClient.SqlClient> = Layer.effect(ImportLedger, make);
