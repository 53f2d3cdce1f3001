/**
 * Brings the database to its newest version and says whether it answers. A server that is away at the start is
 * asked again until it comes: the service listens meanwhile and answers that it isn't ready. A database that answers
 * and can't be brought there stops the start.
 */
import * as SqlClient from "@effect/sql/SqlClient";
import { SqlError } from "@effect/sql/SqlError";
import * as Cause from "effect/Cause";
import * as Clock from "effect/Clock";
import * as Deferred from "effect/Deferred";
import * as Duration from "effect/Duration";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Schedule from "effect/Schedule";
import { DatabaseHealth } from "../../../application/ports.ts";
import { rightRefused } from "../../../application/readiness.ts";
import { StartFailed } from "../../../application/start_failed.ts";
import type { CertificatePrice } from "../../../domain/cbam/law/price.ts";
import { ServiceUnavailable } from "../../../contract/failures.ts";
import { seedPrices } from "../certificate_prices.ts";
import { remembered } from "./remembered.ts";
import { migrate } from "./migrations.ts";
import { chainOf, isMissingRight, reasonOf } from "./statements/statement_errors.ts";
import { isAway, unavailable } from "./unavailable.ts";

const probeTimeout = Duration.seconds(2);
/** Whoever asks, and however often: the probe writes once in this time. */
const probedEveryMs = 1_000;
const longestPause = Duration.seconds(5);

const patience = Schedule.exponential(Duration.millis(200)).pipe(
  Schedule.union(Schedule.spaced(longestPause)),
);

/** It answers, and this role may not do what was asked. */
const withoutRight: ServiceUnavailable = new ServiceUnavailable({
  message: rightRefused,
  retryAfterSeconds: unavailable.retryAfterSeconds,
});

/** Away, or unusable: a migration's failure reaches us as a defect. */
const explain = (cause: Cause.Cause<unknown>): Effect.Effect<never, ServiceUnavailable | StartFailed> => {
  const error = Cause.squash(cause);
  const chain = chainOf(error);
  const isPassing = chain.some((error) => error instanceof SqlError && isAway(error));
  const lacksRight = chain.some(isMissingRight);
  const advice = lacksRight
    ? " Run `deno task admin migrate` with a role that owns the schema, and grant the service's role select, insert, update and delete on all its tables."
    : "";
  return isPassing
    ? Effect.zipRight(
      Effect.logWarning(`The database is not ready, the service tries again. ${reasonOf(error)}.${advice}`),
      lacksRight ? withoutRight : unavailable,
    )
    : new StartFailed({ message: `The database can't be used. ${reasonOf(error)}` });
};

/**
 * Migrations and the fixture's prices.
 * @fails ServiceUnavailable when the database is away, StartFailed when it can't be brought to this version
 */
export const prepare = (
  prices: ReadonlyArray<CertificatePrice>,
): Effect.Effect<void, ServiceUnavailable | StartFailed, SqlClient.SqlClient> =>
  Effect.catchAllCause(Effect.zipRight(migrate(), seedPrices(prices)), explain);

type Outcome = "ok" | "without right" | "failed";

const outcomeInTime = <A, E>(statement: Effect.Effect<A, E>): Effect.Effect<Outcome> =>
  Effect.match(Effect.timeout(Effect.disconnect(statement), probeTimeout), {
    onSuccess: () => "ok",
    onFailure: (error) => chainOf(error).some(isMissingRight) ? "without right" : "failed",
  });

/** Outcome of a write: a standby, or a full disk, answers questions all the same. */
const probe = (sql: SqlClient.SqlClient): Effect.Effect<Outcome> =>
  Effect.flatMap(Clock.currentTimeMillis, (nowMs) =>
    outcomeInTime(
      sql`insert into service_probe (id, written_at) values (1, to_timestamp(${nowMs}::float8 / 1000))
          on conflict (id) do update set written_at = excluded.written_at`,
    ));

/**
 * Prepares the database, in the background when it is away, however long that takes, and tells how it stands.
 * @param prices the fixture's certificate prices
 * @param patient another way to the same database on which statements may take long; undefined: the one and only
 * @fails StartFailed when the database answers and can't be brought to this version
 */
export const layer = (
  prices: ReadonlyArray<CertificatePrice>,
  patient?: Layer.Layer<SqlClient.SqlClient, SqlError>,
): Layer.Layer<DatabaseHealth, StartFailed, SqlClient.SqlClient> =>
  Layer.scoped(
    DatabaseHealth,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient;
      const prepared = yield* Deferred.make<void>();
      const preparing = Layer.orDie(patient ?? Layer.succeed(SqlClient.SqlClient, sql));
      let isPreparedNow = false;
      let lacksRight = false;
      const note = (outcome: Outcome): boolean => {
        lacksRight = outcome === "without right";
        return outcome === "ok";
      };
      const attempt = Effect.zipRight(
        Effect.tapError(Effect.provide(prepare(prices), preparing), (error) =>
          Effect.sync(() => {
            lacksRight = error === withoutRight;
          })),
        Effect.suspend(() => {
          isPreparedNow = true;
          lacksRight = false;
          return Deferred.succeed(prepared, undefined);
        }),
      );
      const keepTrying = Effect.retry(
        Effect.tapErrorTag(attempt, "StartFailed", ({ message }) => Effect.logError(message)),
        patience,
      );
      yield* Effect.catchTag(attempt, "ServiceUnavailable", () => Effect.forkScoped(keepTrying));
      const lastProbe = { rememberedMs: probedEveryMs, capacity: 1 };
      const takesWrites = yield* remembered(() => Effect.map(probe(sql), note), lastProbe);
      const isAnswering = yield* remembered(
        () => Effect.map(outcomeInTime(sql`select 1`), (outcome) => outcome === "ok"),
        lastProbe,
      );
      return {
        isReady: Effect.flatMap(
          Deferred.isDone(prepared),
          (isPrepared) => isPrepared ? takesWrites.get(undefined) : Effect.succeed(false),
        ),
        isReadyNow: () => isPreparedNow ? takesWrites.getNow(undefined) : undefined,
        isMigrated: Deferred.isDone(prepared),
        answers: isAnswering.get(undefined),
        lacksRight: () => lacksRight,
        whenPrepared: Deferred.await(prepared),
      };
    }),
  );
