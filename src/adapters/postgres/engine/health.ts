/**
 * Brings the database to its newest version and says whether it answers. A server that is away at the start is
 * asked again until it comes: the service listens meanwhile and answers that it isn't ready. A database that answers
 * and can't be brought there stops the start.
 */
import * as SqlClient from "@effect/sql/SqlClient";
import { SqlError } from "@effect/sql/SqlError";
import * as Cause from "effect/Cause";
import * as Deferred from "effect/Deferred";
import * as Duration from "effect/Duration";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Schedule from "effect/Schedule";
import { DatabaseHealth } from "../../../application/ports.ts";
import { StartFailed } from "../../../application/start_failed.ts";
import type { CertificatePrice } from "../../../domain/cbam/law/price.ts";
import type { ServiceUnavailable } from "../../../contract/failures.ts";
import { seedPrices } from "../certificate_prices.ts";
import { migrate } from "./migrations.ts";
import { isAway, unavailable } from "./unavailable.ts";

const pingTimeout = Duration.seconds(2);
const longestPause = Duration.seconds(5);

const patience = Schedule.exponential(Duration.millis(200)).pipe(
  Schedule.union(Schedule.spaced(longestPause)),
);

/** From the outermost error to the one that caused it all. */
const chainOf = (error: unknown): ReadonlyArray<unknown> =>
  error instanceof Error && error.cause !== undefined ? [error, ...chainOf(error.cause)] : [error];

const reasonOf = (chain: ReadonlyArray<unknown>): string =>
  chain.map((error) => error instanceof Error ? error.message : String(error)).join(": ");

/** Away, or unusable: a migration's failure reaches us as a defect. */
const explain = (cause: Cause.Cause<unknown>): Effect.Effect<never, ServiceUnavailable | StartFailed> => {
  const chain = chainOf(Cause.squash(cause));
  const isPassing = chain.some((error) => error instanceof SqlError && isAway(error));
  return isPassing
    ? Effect.zipRight(
      Effect.logWarning(`The database is not ready, the service tries again. ${reasonOf(chain)}`),
      unavailable,
    )
    : new StartFailed({ message: `The database can't be used. ${reasonOf(chain)}` });
};

/**
 * Migrations and the fixture's prices.
 * @fails ServiceUnavailable when the database is away, StartFailed when it can't be brought to this version
 */
export const prepare = (
  prices: ReadonlyArray<CertificatePrice>,
): Effect.Effect<void, ServiceUnavailable | StartFailed, SqlClient.SqlClient> =>
  Effect.catchAllCause(Effect.zipRight(migrate(), seedPrices(prices)), explain);

/**
 * Prepares the database, in the background when it is away, however long that takes, and tells how it stands.
 * @param prices the fixture's certificate prices
 * @fails StartFailed when the database answers and can't be brought to this version
 */
export const layer = (
  prices: ReadonlyArray<CertificatePrice>,
): Layer.Layer<DatabaseHealth, StartFailed, SqlClient.SqlClient> =>
  Layer.scoped(
    DatabaseHealth,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient;
      const prepared = yield* Deferred.make<void>();
      const attempt = Effect.zipRight(
        Effect.provideService(prepare(prices), SqlClient.SqlClient, sql),
        Deferred.succeed(prepared, undefined),
      );
      const keepTrying = Effect.retry(
        Effect.tapErrorTag(attempt, "StartFailed", ({ message }) => Effect.logError(message)),
        patience,
      );
      yield* Effect.catchTag(attempt, "ServiceUnavailable", () => Effect.forkScoped(keepTrying));
      const ping = Effect.timeout(sql`select 1`, pingTimeout);
      return {
        isReady: Effect.flatMap(
          Deferred.isDone(prepared),
          (isPrepared) => isPrepared ? Effect.isSuccess(ping) : Effect.succeed(false),
        ),
        whenPrepared: Deferred.await(prepared),
      };
    }),
  );
