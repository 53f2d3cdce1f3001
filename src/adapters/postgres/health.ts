/**
 * Brings the database to its newest version and says whether it answers. A server that is away at the start is
 * asked again until it comes: the service listens meanwhile and answers that it isn't ready.
 */
import type { MigrationError } from "@effect/sql/Migrator";
import * as SqlClient from "@effect/sql/SqlClient";
import type { SqlError } from "@effect/sql/SqlError";
import * as Deferred from "effect/Deferred";
import * as Duration from "effect/Duration";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Schedule from "effect/Schedule";
import { DatabaseHealth } from "../../application/ports.ts";
import type { CertificatePrice } from "../../domain/cbam/price.ts";
import { seedPrices } from "./certificate_prices.ts";
import { migrate } from "./migrations.ts";

const pingTimeout = Duration.seconds(2);
const longestPause = Duration.seconds(5);

const patience = Schedule.exponential(Duration.millis(200)).pipe(
  Schedule.union(Schedule.spaced(longestPause)),
);

/** Migrations and the fixture's prices. */
export const prepare = (
  prices: ReadonlyArray<CertificatePrice>,
): Effect.Effect<void, SqlError | MigrationError, SqlClient.SqlClient> =>
  Effect.zipRight(migrate(), seedPrices(prices));

/**
 * Prepares the database in the background, however long it takes, and tells how it stands.
 * @param prices the fixture's certificate prices
 */
export const layer = (
  prices: ReadonlyArray<CertificatePrice>,
): Layer.Layer<DatabaseHealth, never, SqlClient.SqlClient> =>
  Layer.scoped(
    DatabaseHealth,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient;
      const prepared = yield* Deferred.make<void>();
      const attempt = Effect.tapError(
        Effect.provideService(prepare(prices), SqlClient.SqlClient, sql),
        (error) =>
          Effect.logWarning(
            "The database is not ready; the service tries again.",
            error.message,
            error.cause,
          ),
      );
      yield* Effect.forkScoped(
        Effect.flatMap(Effect.retry(attempt, patience), () => Deferred.succeed(prepared, undefined)),
      );
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
