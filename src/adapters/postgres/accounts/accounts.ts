/**
 * Keys, accounts and tiers as admission reads them. A look-up is remembered for under two seconds, so that a revoked key
 * is dead within them; look-ups of one key at the same time are one.
 */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Clock from "effect/Clock";
import * as Duration from "effect/Duration";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Option from "effect/Option";
import * as Schema from "effect/Schema";
import type * as Scope from "effect/Scope";
import { startJob } from "../../../application/jobs.ts";
import { Accounts } from "../../../application/ports.ts";
import type { Caller, Tier } from "../../../domain/accounts/access.ts";
import { type TierName, tierNames } from "../../../contract/access.ts";
import type { ServiceUnavailable } from "../../../contract/failures.ts";
import { remembered } from "../engine/remembered.ts";
import { callerColumns, CallerRow, tierColumns, TierRow } from "./account_rows.ts";
import { firstRowOf, rowsOf } from "../engine/rows.ts";
import { orUnavailable } from "../engine/unavailable.ts";
import { time } from "../engine/statements/times.ts";
import { together } from "../engine/statements/together.ts";

/** Time that a look-up may be remembered; with the time of the look-up itself it stays under two seconds. */
const rememberedMs = 1_500;
const rememberedKeys = 50_000;
/** Interval at which the time of a key's last use is written. */
const usesWrittenEvery = Duration.minutes(1);

const findCallerRows = rowsOf(Schema.extend(CallerRow, Schema.Struct({ keyHash: Schema.String })));
const findTierRow = firstRowOf(TierRow);

const callerOf = (row: CallerRow): Caller => {
  const { accountId, accountEmail, keyId, permissions, isTest, ...tier } = row;
  return { accountId, accountEmail, keyId, permissions, isTest, tier };
};

/** Callers by the hashes of their keys. */
const findCallers = (
  sql: SqlClient.SqlClient,
  keyHashes: ReadonlyArray<string>,
): Effect.Effect<ReadonlyMap<string, Caller>, ServiceUnavailable> =>
  Effect.flatMap(Clock.currentTimeMillis, (nowMs) =>
    Effect.map(
      orUnavailable(findCallerRows(sql.unsafe(
        `select k.key_hash as "keyHash", ${callerColumns}
         from api_key k join account a on a.id = k.account_id join tier t on t.name = a.tier
         where k.key_hash = any($1) and k.revoked_at is null and a.closed_at is null
           and (a.expires_at is null or a.expires_at > ${time(2)})`,
        [keyHashes, nowMs],
      ))),
      (rows) => new Map(rows.map(({ keyHash, ...row }) => [keyHash, callerOf(row)])),
    ));

const findTier = (sql: SqlClient.SqlClient, name: TierName): Effect.Effect<Tier, ServiceUnavailable> =>
  orUnavailable(findTierRow(sql.unsafe(`select ${tierColumns} from tier t where t.name = $1`, [name]))).pipe(
    Effect.flatMap(Option.match({
      onNone: () => Effect.dieMessage(`The tier ${name} has no row.`),
      onSome: Effect.succeed,
    })),
  );

const writeUses = (
  sql: SqlClient.SqlClient,
  lastUsedMs: ReadonlyMap<string, number>,
): Effect.Effect<void, ServiceUnavailable> =>
  lastUsedMs.size === 0 ? Effect.void : Effect.asVoid(orUnavailable(
    sql.unsafe(
      `update api_key k set last_used_at = to_timestamp(u.used_ms / 1000)
       from unnest($1::uuid[], $2::float8[]) as u (id, used_ms) where k.id = u.id`,
      [[...lastUsedMs.keys()], [...lastUsedMs.values()]],
    ),
  ));

const make: Effect.Effect<Accounts["Type"], never, SqlClient.SqlClient | Scope.Scope> = Effect.gen(
  function* () {
    const sql = yield* SqlClient.SqlClient;
    const clock = yield* Effect.clock;
    const amongOthers = yield* together((keyHashes) => findCallers(sql, keyHashes));
    const alone = (keyHash: string) =>
      Effect.map(findCallers(sql, [keyHash]), (found) => Option.fromNullable(found.get(keyHash)));
    /** A key that was good the last time waits behind nobody's made-up ones. */
    const callers = yield* remembered(
      (keyHash: string, last: Option.Option<Caller> | undefined) =>
        last !== undefined && Option.isSome(last) ? alone(keyHash) : amongOthers(keyHash),
      { rememberedMs, capacity: rememberedKeys },
    );
    const tiers = yield* remembered((name: TierName) => findTier(sql, name), {
      rememberedMs,
      capacity: tierNames.length,
    });
    let lastUsedMs = new Map<string, number>();
    /** Writes the uses that are noted; those that can't be written now are written at the next turn. */
    const flush = Effect.suspend(() => {
      const uses = lastUsedMs;
      lastUsedMs = new Map();
      return Effect.onError(writeUses(sql, uses), () =>
        Effect.sync(() => {
          lastUsedMs = new Map([...uses, ...lastUsedMs]);
        }));
    });
    yield* Effect.addFinalizer(() => Effect.ignore(flush));
    yield* startJob({ name: "The noting of keys' last use", every: usesWrittenEvery, turn: flush });
    return {
      callerByKeyHash: callers.get,
      callerNow: callers.getNow,
      tier: tiers.get,
      tierNow: tiers.getNow,
      noteUse: (keyId) => {
        lastUsedMs.set(keyId, clock.unsafeCurrentTimeMillis());
      },
    };
  },
);

export const layer: Layer.Layer<Accounts, never, SqlClient.SqlClient> = Layer.scoped(Accounts, make);
