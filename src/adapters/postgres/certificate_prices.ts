/**
 * The certificate prices: a table that starts from the fixture, that the operator adds to and retracts from, and that
 * every process reads anew often enough for an entry to count everywhere five seconds after it was made. While the
 * database is away the last known prices stay.
 */
import * as SqlClient from "@effect/sql/SqlClient";
import type { SqlError } from "@effect/sql/SqlError";
import * as Clock from "effect/Clock";
import * as Duration from "effect/Duration";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Schema from "effect/Schema";
import { startJob } from "../../application/jobs.ts";
import { CertificatePrices } from "../../application/ports.ts";
import { dayOfText } from "../../kernel/time/calendar.ts";
import type { CertificatePrice, PriceEntry } from "../../domain/cbam/law/price.ts";
import { decimalOfText, toText } from "../../kernel/decimal.ts";
import { rowsOf } from "./engine/rows.ts";
import { msOf, time } from "./engine/statements/times.ts";

const readEvery = Duration.seconds(2);

/** An entry counts this much later, by when every process has read it: all of them change at one moment. */
const spreadMs = 5_000;

const Row = Schema.Struct({
  id: Schema.Number,
  period: Schema.String,
  price: Schema.String,
  published_at: Schema.String,
  known_from_ms: Schema.Number,
  retracted_ms: Schema.NullOr(Schema.Number),
});
type Row = typeof Row.Type;

const priceRows = rowsOf(Row);

/** A price that can't be read must not be left out in silence: figures would come from another one. */
const entryOf = (row: Row): Effect.Effect<PriceEntry> => {
  const priceEurPerTco2e = decimalOfText(row.price);
  const publishedAt = dayOfText(row.published_at);
  return priceEurPerTco2e === undefined || publishedAt === undefined
    ? Effect.dieMessage(`The price of ${row.period} can't be read: ${row.price}, ${row.published_at}.`)
    : Effect.succeed({
      entry: row.id,
      period: row.period,
      priceEurPerTco2e,
      publishedAt,
      knownFromMs: row.known_from_ms,
      ...(row.retracted_ms === null ? undefined : { retractedMs: row.retracted_ms }),
    });
};

/** Every price that was ever entered, in the order of the periods and of their entry. */
export const findPrices = (
  sql: SqlClient.SqlClient,
): Effect.Effect<ReadonlyArray<PriceEntry>, SqlError> =>
  Effect.flatMap(
    priceRows(sql.unsafe(
      `select id::int as id, period, price_eur_per_tco2e::text as price, published_at::text, ${
        msOf("known_from")
      } as known_from_ms,
         ${msOf("retracted_at")} as retracted_ms
       from certificate_price order by period, id`,
    )),
    Effect.forEach(entryOf),
  );

/** The moment at which what is entered now begins to count: a parameter for `to_timestamp`. */
const countsFromMs = Effect.map(Clock.currentTimeMillis, (nowMs) => nowMs + spreadMs);

/** Runs the effect in a transaction that no other process changes prices beside. */
export const alone = <A, E, R>(
  sql: SqlClient.SqlClient,
  effect: Effect.Effect<A, E, R>,
): Effect.Effect<A, E | SqlError, R> =>
  sql.withTransaction(
    Effect.zipRight(sql`lock table certificate_price in share row exclusive mode`, effect),
  );

/** Adds a price; it counts from its day of publication, at the earliest in some seconds. */
export const insertPrice = (
  sql: SqlClient.SqlClient,
  { period, priceEurPerTco2e, publishedAt }: CertificatePrice,
): Effect.Effect<void, SqlError> =>
  Effect.flatMap(countsFromMs, (fromMs) =>
    Effect.asVoid(sql`
      insert into certificate_price (period, price_eur_per_tco2e, published_at, known_from)
      values (${period}, ${toText(priceEurPerTco2e)}::numeric, ${publishedAt}::date,
        to_timestamp(${fromMs}::float8 / 1000))`));

/** Retracts an entry that wasn't. @returns since when it counts no longer, in milliseconds since 1970 */
export const retractPrice = (
  sql: SqlClient.SqlClient,
  entry: number | undefined,
): Effect.Effect<number, SqlError> =>
  Effect.tap(
    countsFromMs,
    (fromMs) =>
      sql`update certificate_price set retracted_at = to_timestamp(${fromMs}::float8 / 1000)
      where id = ${entry ?? null} and retracted_at is null`,
  );

/**
 * Puts the fixture's prices in, also one that corrects a period the table has; what the operator entered or retracted
 * stays. A new database knows them from their days of publication, one that answered calls already from now on.
 */
export const seedPrices = (
  prices: ReadonlyArray<CertificatePrice>,
): Effect.Effect<void, SqlError, SqlClient.SqlClient> =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient;
    const fromMs = yield* countsFromMs;
    const fixture = [
      prices.map(({ period }) => period),
      prices.map(({ publishedAt }) => publishedAt),
      prices.map(({ priceEurPerTco2e }) => toText(priceEurPerTco2e)),
    ];
    const isMissing =
      "not exists (select from certificate_price p where p.period = f.period and p.published_at = f.published_at)";
    // Most starts find them all, and need no lock.
    const missing = yield* sql.unsafe(
      `select from unnest($1::text[], $2::date[]) as f (period, published_at) where ${isMissing} limit 1`,
      fixture.slice(0, 2),
    );
    if (missing.length === 0) return;
    const insert = sql.unsafe(
      `insert into certificate_price (period, price_eur_per_tco2e, published_at, known_from)
       select f.period, f.price, f.published_at, case when exists (select from certificate_price)
         then ${time(4)} else f.published_at::timestamp at time zone 'Europe/Brussels' end
       from unnest($1::text[], $2::date[], $3::numeric[]) as f (period, published_at, price)
       where ${isMissing}`,
      [...fixture, fromMs],
    );
    yield* alone(sql, insert);
  });

/** @param fixture what counts until the table was read for the first time */
export const layer = (
  fixture: ReadonlyArray<CertificatePrice>,
): Layer.Layer<CertificatePrices, never, SqlClient.SqlClient> =>
  Layer.scoped(
    CertificatePrices,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient;
      let known: ReadonlyArray<PriceEntry> = fixture;
      const turn = Effect.map(findPrices(sql), (prices) => {
        if (prices.length > 0) known = prices;
      });
      yield* startJob({ name: "The reading of prices", every: readEvery, turn, begins: "at once" });
      return { current: () => known };
    }),
  );
