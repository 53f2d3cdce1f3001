/** The same question with the same `as_of` and `dataset_version` has the same answer for ever. */
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import assert from "node:assert/strict";
import { load } from "../../../../src/adapters/reference/files.ts";
import { askCalculation } from "../../../../src/application/cbam/cbam_queries.ts";
import {
  type CbamContext,
  cbamContexts,
  makeCbamContext,
} from "../../../../src/application/cbam/cbam_context.ts";
import { momentOfText } from "../../../../src/kernel/time/moment.ts";
import type { PriceEntry } from "../../../../src/domain/cbam/law/price.ts";
import { searchIndex } from "../../../../src/domain/cbam/search/search.ts";
import { reference, shipment } from "../../../support/law.ts";
import { price } from "../../../support/prices.ts";
import { withReferenceCopy } from "../../../support/reference_copy.ts";

const goods = shipment(["72083900", "CHN", "100", "2026-11-15"]);

/** What was entered by when, beside the fixture. */
const entered = (line: string, knownFrom: string, retracted?: string): PriceEntry => ({
  ...price(line),
  knownFromMs: Date.parse(knownFrom),
  ...(retracted === undefined ? undefined : { retractedMs: Date.parse(retracted) }),
});

const newPrice = entered("2026-Q4 81.20 2027-01-04", "2027-01-07");
const correctedPrice = entered("2026-Q4 80.10 2027-02-01", "2027-02-03");
const retractedPrice = entered("2026-Q4 90.00 2027-02-08", "2027-02-09", "2027-02-10");

/** The tables as they are after a new data set, and corrected benchmarks, of 1 March 2027. */
const tablesOfMarch = await withReferenceCopy(async ({ url, change, duplicate, amend, seal }) => {
  const day = "2027-03-01";
  const inForce = { version: day, in_force: { from: day, until: null } };
  await duplicate("2026-08-06", day);
  await change(`${day}/manifest.json`, (text) => JSON.stringify({ ...JSON.parse(text), ...inForce }));
  await change("2026-08-06/manifest.json", (text) => text.replace('"until": null', '"until": "2027-02-28"'));
  await change(`${day}/default-values.csv`, (text) => text.replace(/(CHN,7208,\(C\),)[^\n]*/, "$12,,2"));
  await seal(day);
  await amend(day, ["benchmarks.csv"]);
  await change(
    `amendments/${day}/benchmarks.csv`,
    (text) => text.replace(/(72083900,\(C\),2026,2030,)[0-9.]+,[0-9.]+/, "$11.1,1.1"),
  );
  await seal(`amendments/${day}`);
  return Effect.runPromise(load({ directory: url }));
});

const contextAt = (
  now: string,
  tables: CbamContext["tables"],
  prices: CbamContext["prices"],
): CbamContext =>
  makeCbamContext(
    { tables, searchIndex: searchIndex(reference.tables, reference.searchWords), prices },
    Date.parse(now),
  );

/** What the service was over time: the law and the prices that it knew at each of its days. */
const contexts: ReadonlyArray<CbamContext> = [
  contextAt("2026-11-21T10:00:00Z", reference.tables, reference.prices),
  contextAt("2027-01-08T10:00:00Z", reference.tables, [...reference.prices, newPrice]),
  contextAt("2027-02-04T10:00:00Z", reference.tables, [...reference.prices, newPrice, correctedPrice]),
  contextAt("2027-02-11T10:00:00Z", reference.tables, [
    ...reference.prices,
    newPrice,
    correctedPrice,
    retractedPrice,
  ]),
  contextAt("2027-03-02T10:00:00Z", tablesOfMarch.tables, [
    ...reference.prices,
    newPrice,
    correctedPrice,
    retractedPrice,
  ]),
];

const ask = (cbam: CbamContext, asOf: string, datasetVersion?: string) => {
  const options = { isExplained: true, datasetVersion, asOf: momentOfText(asOf) };
  const answer = askCalculation(goods, options, cbam);
  assert.ok(Either.isRight(answer), asOf);
  const { disclosure: { generated_at: _when, ...disclosure }, ...record } = answer.right;
  return { ...record, disclosure };
};

const days = [
  "2026-03-01",
  "2026-10-20",
  "2027-01-05",
  "2027-01-07",
  "2027-02-03",
  "2027-02-09",
  "2027-02-28",
];

Deno.test("a question about a day that is over has one answer, whatever was published, corrected or retracted since", () => {
  for (const [index, earlier] of contexts.entries()) {
    const over = days.filter((day) => Date.parse(day) + 86_400_000 <= earlier.nowMs);
    for (const later of contexts.slice(index)) {
      for (const day of over) {
        assert.deepEqual(ask(later, day), ask(earlier, day), `as of ${day}`);
        assert.deepEqual(ask(later, day, "2026-08-06"), ask(earlier, day, "2026-08-06"), `as of ${day}`);
      }
    }
  }
});

Deno.test("what an answer says of its moment and data set repeats it later", () => {
  const first = contexts.map((cbam) => ask(cbam, new Date(cbam.nowMs).toISOString()));
  const last = contexts.at(-1);
  assert.ok(last !== undefined);
  for (const answer of first) {
    assert.deepEqual(ask(last, answer.versions.as_of, answer.versions.dataset.version), answer);
  }
  assert.deepEqual(
    first.map(({ certificate_price: chosen, dataset_version: version }) => [
      chosen?.price_eur_per_tco2e,
      version,
    ]),
    [[82.32, "2026-08-06"], [81.2, "2026-08-06"], [80.1, "2026-08-06"], [80.1, "2026-08-06"], [
      80.1,
      "2027-03-01",
    ]],
  );
});

Deno.test("a price counts from its day of publication, not from that of its entry before it", () => {
  const early = entered("2026-Q4 81.20 2027-01-04", "2026-12-30");
  const cbam = contextAt("2027-01-05T10:00:00Z", reference.tables, [...reference.prices, early]);
  const priceOn = (day: string) => ask(cbam, day).certificate_price?.price_eur_per_tco2e;
  assert.deepEqual([priceOn("2027-01-03"), priceOn("2027-01-04")], [82.32, 81.2]);
});

Deno.test("the law of a day is its data set and its edition of the shared tables, each with its version and hash", () => {
  const cbam = contexts.at(-1);
  assert.ok(cbam !== undefined);
  const of = (day: string) => {
    const { versions, net_emissions_t: net } = ask(cbam, day);
    return [versions.dataset.version, versions.benchmarks.version, versions.goods.version, net];
  };
  assert.deepEqual(of("2027-02-28"), ["2026-08-06", "2026-11-21", "2026-11-21", 216.995]);
  assert.deepEqual(of("2027-03-01"), ["2027-03-01", "2027-03-01", "2026-11-21", 112.75]);
  const [before, after] = ["2027-02-28", "2027-03-01"].map((day) => ask(cbam, day).versions);
  assert.notEqual(before?.benchmarks.sha256, after?.benchmarks.sha256);
  assert.notEqual(before?.dataset.sha256, after?.dataset.sha256);
});

Deno.test("a moment before the first default values, and a data set that isn't there, are refused", () => {
  const refusal = (asOf: string, datasetVersion: string | undefined) => {
    const answer = askCalculation(
      goods,
      { isExplained: false, datasetVersion, asOf: momentOfText(asOf) },
      contextAt("2026-11-21T10:00:00Z", reference.tables, reference.prices),
    );
    assert.ok(Either.isLeft(answer));
    return answer.left.message;
  };
  assert.match(
    refusal("2026-02-03", undefined),
    /as_of must not be before 2026-02-04.*found 2026-02-03/,
  );
  assert.match(
    refusal("2026-11-20", "2025"),
    /dataset_version must be one of 2026-02-04, 2026-08-06/,
  );
});

Deno.test("before any price is published a calculation needs data and says so", () => {
  const cbam = contextAt("2026-11-21T10:00:00Z", reference.tables, reference.prices);
  const answer = ask(cbam, "2026-03-01");
  assert.equal(answer.status, "needs_data");
  assert.match(answer.message ?? "", /By 2026-03-01 no certificate price was published for 2026-Q4/);
});

Deno.test("a context that follows another has the law of its own moment, before and after whatever changes it", () => {
  const held = {
    tables: tablesOfMarch.tables,
    searchIndex: searchIndex(reference.tables, reference.searchWords),
    prices: [...reference.prices, newPrice, correctedPrice, retractedPrice],
  };
  const changes = [
    newPrice.knownFromMs,
    correctedPrice.knownFromMs,
    retractedPrice.knownFromMs,
    retractedPrice.retractedMs,
    Date.parse("2027-02-28T23:00:00Z"), // The first of March begins in Brussels, with new tables.
    Date.parse("2027-06-30T22:00:00Z"),
  ].filter((atMs) => atMs !== undefined);
  const contextNow = cbamContexts(() => held);
  for (const changeMs of changes) {
    for (
      const atMs of [changeMs - 2, changeMs - 1, changeMs, changeMs + 1, changeMs + 3_600_000, changeMs - 1]
    ) {
      const own = makeCbamContext(held, atMs);
      const following = contextNow(atMs);
      assert.deepEqual(following.law(), own.law(), new Date(atMs).toISOString());
      assert.equal(following.today(), own.today());
      assert.deepEqual(following.versions(), own.versions());
      assert.deepEqual(following.closing(), own.closing());
    }
  }
});
