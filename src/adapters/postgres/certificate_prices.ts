/**
 * The published certificate prices: a table that starts from the fixture, that the operator edits, and that every
 * process reads anew often enough for an edit to be live within five seconds. While the database is away the last
 * known prices stay.
 */
import * as SqlClient from "@effect/sql/SqlClient";
import type { SqlError } from "@effect/sql/SqlError";
import * as Duration from "effect/Duration";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { startJob } from "../../application/jobs.ts";
import { CertificatePrices } from "../../application/ports.ts";
import { dayOfText } from "../../kernel/calendar.ts";
import type { CertificatePrice } from "../../domain/cbam/law/price.ts";
import { decimalOfText, toText } from "../../kernel/decimal.ts";

const readEvery = Duration.seconds(2);

interface Row {
  readonly period: string;
  readonly price: string;
  readonly published_at: string;
}

const priceOf = (row: Row): ReadonlyArray<CertificatePrice> => {
  const priceEurPerTco2e = decimalOfText(row.price);
  const publishedAt = dayOfText(row.published_at);
  return priceEurPerTco2e === undefined || publishedAt === undefined
    ? []
    : [{ period: row.period, priceEurPerTco2e, publishedAt }];
};

/** The newest row of each period, in the order of the periods. */
export const findPrices = (
  sql: SqlClient.SqlClient,
): Effect.Effect<ReadonlyArray<CertificatePrice>, SqlError> =>
  Effect.map(
    sql<Row>`select distinct on (period) period, price_eur_per_tco2e::text as price, published_at::text
      from certificate_price order by period, certificate_price.published_at desc`,
    (rows) => rows.flatMap(priceOf),
  );

/** Puts the fixture's prices in, also one that corrects a period the table has; what the operator entered stays. */
export const seedPrices = (
  prices: ReadonlyArray<CertificatePrice>,
): Effect.Effect<void, SqlError, SqlClient.SqlClient> =>
  Effect.flatMap(SqlClient.SqlClient, (sql) =>
    sql.unsafe(
      `insert into certificate_price (period, price_eur_per_tco2e, published_at)
       select * from unnest($1::text[], $2::numeric[], $3::date[])
       on conflict (period, published_at) do nothing`,
      [
        prices.map(({ period }) => period),
        prices.map(({ priceEurPerTco2e }) => toText(priceEurPerTco2e)),
        prices.map(({ publishedAt }) => publishedAt),
      ],
    ));

/** @param fixture what counts until the table was read for the first time */
export const layer = (
  fixture: ReadonlyArray<CertificatePrice>,
): Layer.Layer<CertificatePrices, never, SqlClient.SqlClient> =>
  Layer.scoped(
    CertificatePrices,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient;
      let known = fixture;
      const turn = Effect.map(findPrices(sql), (prices) => {
        if (prices.length > 0) known = prices;
      });
      yield* startJob({ name: "The reading of prices", every: readEvery, turn });
      return { current: () => known };
    }),
  );
