/**
 * The ledger of imports: entries are added and never changed, and `live_import` has the entry that holds. Calls for one
 * importer take turns, so that what an entry is held against is what the ledger has.
 */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Option from "effect/Option";
import * as Schema from "effect/Schema";
import { ImportLedger, type LedgerAddress } from "../../../application/imports/import_ports.ts";
import { mapWithPauses, runWithPauses } from "../../../application/yield_to_io.ts";
import { appenderInSteps } from "../../../domain/imports/ledger/appender.ts";
import type { LedgerEntry } from "../../../domain/imports/ledger/entry.ts";
import { uuidOfText } from "../../../kernel/uuid.ts";
import { firstRowOf } from "../engine/rows.ts";
import { Busy, turnsOf } from "../turns.ts";
import { declaredByWith } from "./declared_by.ts";
import { entriesWith } from "./entry_reading.ts";
import { readingWith } from "./live_reading.ts";
import { ledgerFor, writeEntries, writeLive } from "./ledger_writing.ts";

/** Recorded in some ten milliseconds. */
const fewEntries = 100;

const firstId = firstRowOf(Schema.Struct({ id: Schema.String }));

const make: Effect.Effect<ImportLedger["Type"], never, SqlClient.SqlClient> = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  const inTurn = turnsOf(sql);

  /** True if the account has the importer, which is this transaction's own from now on. @fails Busy while it is another's */
  const takeImporter = ({ accountId, importerId }: LedgerAddress) =>
    Effect.gen(function* () {
      const own = "select id from importer where id = $1::uuid and account_id = $2::uuid";
      const values = [uuidOfText(importerId) ?? null, accountId];
      if (Option.isSome(yield* firstId(sql.unsafe(`${own} for update skip locked`, values)))) return true;
      return Option.isSome(yield* firstId(sql.unsafe(own, values))) ? yield* new Busy() : false;
    });

  /** True if every declarant that the entries name is the account's own. */
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

  const recordEntries: ImportLedger["Type"]["record"] = (address, entries, rules, alongside) =>
    inTurn(
      address.importerId,
      Effect.gen(function* () {
        if (!(yield* takeImporter(address))) return Option.none();
        if (!(yield* hasDeclarants(address.accountId, entries))) return Option.none();
        const ledger = yield* ledgerFor(sql, address.importerId, entries);
        const { append, written } = yield* runWithPauses(() => appenderInSteps(ledger, rules, entries));
        const results = yield* mapWithPauses(entries, append);
        if (written.length > 0) {
          yield* writeEntries(sql, written);
          yield* writeLive(sql, ledger, written);
        }
        yield* alongside?.(results) ?? Effect.void;
        return Option.some(results);
      }),
      entries.length > fewEntries ? "large" : undefined,
    );

  return { record: recordEntries, ...entriesWith(sql), ...readingWith(sql), ...declaredByWith(sql) };
});

export const layer: Layer.Layer<ImportLedger, never, SqlClient.SqlClient> = Layer.effect(ImportLedger, make);
