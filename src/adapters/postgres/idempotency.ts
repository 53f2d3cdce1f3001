/**
 * Claims and outcomes of repeated calls. A claim is a row that its holder renews while it works: when the holder
 * dies, the row runs out and the next call takes it over. Whoever inserts or takes over the row computes; the
 * primary key lets only one do so, however many processes ask at once.
 */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Clock from "effect/Clock";
import * as Duration from "effect/Duration";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Option from "effect/Option";
import * as Schema from "effect/Schema";
import { startJob } from "../../application/jobs.ts";
import { Idempotency } from "../../application/ports.ts";
import { IdempotencyKeyInUse, IdempotencyKeyReused, ServiceUnavailable } from "../../contract/failures.ts";
import { keptHours, type RepeatableCall } from "../../domain/accounts/idempotency.ts";
import { rowsOf } from "./engine/rows.ts";
import { deleteAll } from "./engine/slices.ts";
import { orUnavailable } from "./engine/unavailable.ts";
import { time } from "./engine/statements/times.ts";

const heldForSeconds = 15;
const renewedEvery = Duration.seconds(5);
const secondMs = 1_000;
const keptMs = keptHours * 3_600 * secondMs;

/** Options that name the other holders of claims on this database. */
export interface IdempotencyOptions {
  /** True where no other process can be using the database: claims of another holder are those of a dead one. */
  readonly isAlone: boolean;
}

const ClaimState = Schema.Struct({
  payloadHash: Schema.String,
  outcome: Schema.NullOr(Schema.String),
  heldForMs: Schema.Number,
});
type ClaimState = typeof ClaimState.Type;

const claimStates = rowsOf(ClaimState);

const named = (
  { accountId, endpoint, key }: RepeatableCall,
): ReadonlyArray<string> => [accountId, endpoint, key];

const ofCall = "k.account_id = $1::uuid and k.endpoint = $2 and k.key = $3";

const inUse = (retryAfterSeconds: number): IdempotencyKeyInUse =>
  new IdempotencyKeyInUse({
    retryAfterSeconds,
    message: "A call with this Idempotency-Key is still being worked on: send it again in a moment.",
  });

const reused = new IdempotencyKeyReused({
  message:
    `This Idempotency-Key belongs to a call with another payload, made within the last ${keptHours} hours: use a new key for a new call.`,
});

/** This process stood still for longer than a claim lasts, and a repeat of the call is at work, or was done. */
const takenOver = new ServiceUnavailable({
  retryAfterSeconds: 1,
  message:
    "The call took so long that a repeat of it under the same Idempotency-Key took over: send it again.",
});

/** Reads the meaning of an existing row for the same key. */
const readClaim = (
  call: RepeatableCall,
  { payloadHash, outcome, heldForMs }: ClaimState,
): Effect.Effect<Option.Option<string>, IdempotencyKeyInUse | IdempotencyKeyReused> => {
  if (payloadHash !== call.payloadHash) return reused;
  if (outcome === null) return inUse(Math.max(1, Math.ceil(heldForMs / secondMs)));
  return Effect.succeed(Option.some(outcome));
};

const make = (
  { isAlone }: IdempotencyOptions,
): Effect.Effect<Idempotency["Type"], never, SqlClient.SqlClient> =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient;
    const holder = crypto.randomUUID();

    /** @returns true if the row is ours now */
    const take = (call: RepeatableCall, nowMs: number) =>
      Effect.map(
        orUnavailable(sql.unsafe(
          `insert into idempotency_key as k (account_id, endpoint, key, payload_hash, claimed_at, holder, held_until)
           values ($1::uuid, $2, $3, $4, ${time(5)}, $6::uuid, ${time(7)})
           on conflict (account_id, endpoint, key) do update set payload_hash = excluded.payload_hash,
             claimed_at = excluded.claimed_at, holder = excluded.holder, held_until = excluded.held_until, outcome = null
           where k.claimed_at <= ${time(8)} or k.outcome is null
             and (k.held_until <= excluded.claimed_at or $9::boolean and k.holder <> excluded.holder)
           returning 1`,
          [
            ...named(call),
            call.payloadHash,
            nowMs,
            holder,
            nowMs + heldForSeconds * secondMs,
            nowMs - keptMs,
            isAlone,
          ],
        )),
        (rows) => rows.length > 0,
      );

    const claimState = (call: RepeatableCall, nowMs: number) =>
      Effect.map(
        orUnavailable(claimStates(sql.unsafe(
          `select payload_hash as "payloadHash", outcome,
             (extract(epoch from held_until) * 1000 - $4::float8)::float8 as "heldForMs"
           from idempotency_key k where ${ofCall}`,
          [...named(call), nowMs],
        ))),
        ([row]) => row,
      );

    /** The row may be given up between the two statements: then there is nothing against asking anew. */
    const takeOrRead = (
      call: RepeatableCall,
    ): Effect.Effect<
      Option.Option<string>,
      IdempotencyKeyInUse | IdempotencyKeyReused | ServiceUnavailable
    > =>
      Effect.gen(function* () {
        const nowMs = yield* Clock.currentTimeMillis;
        if (yield* take(call, nowMs)) return Option.none();
        const row = yield* claimState(call, nowMs);
        return row === undefined ? yield* takeOrRead(call) : yield* readClaim(call, row);
      });

    const renew = (call: RepeatableCall) =>
      Effect.flatMap(Clock.currentTimeMillis, (nowMs) =>
        orUnavailable(sql.unsafe(
          `update idempotency_key k set held_until = ${time(5)}
           where ${ofCall} and k.holder = $4::uuid and k.outcome is null`,
          [...named(call), holder, nowMs + heldForSeconds * secondMs],
        )));

    const giveUp = (call: RepeatableCall) =>
      Effect.ignore(sql.unsafe(
        `delete from idempotency_key k where ${ofCall} and k.holder = $4::uuid and k.outcome is null`,
        [...named(call), holder],
      ));

    const claim = (call: RepeatableCall) =>
      Effect.acquireRelease(
        takeOrRead(call),
        (found) => Option.isSome(found) ? Effect.void : giveUp(call),
      ).pipe(
        Effect.tap((found) =>
          Option.isSome(found) ? Effect.void : startJob({
            name: "The renewal of an Idempotency-Key's claim",
            every: renewedEvery,
            begins: "after a pause",
            turn: renew(call),
          })
        ),
      );

    const keep = (call: RepeatableCall, outcome: string) =>
      orUnavailable(sql.unsafe(
        `update idempotency_key k set outcome = $5 where ${ofCall} and k.holder = $4::uuid and k.outcome is null returning 1`,
        [...named(call), holder, outcome],
      )).pipe(
        Effect.filterOrFail((rows) => rows.length > 0, () => takenOver),
        Effect.asVoid,
      );

    const forgetOld = Effect.flatMap(
      Clock.currentTimeMillis,
      (nowMs) =>
        deleteAll(sql, {
          table: "idempotency_key",
          where: `claimed_at <= ${time(1)}`,
          value: nowMs - keptMs,
        }),
    );

    return { claim, keep, forgetOld };
  });

export const layer = (
  options: IdempotencyOptions,
): Layer.Layer<Idempotency, never, SqlClient.SqlClient> => Layer.effect(Idempotency, make(options));
