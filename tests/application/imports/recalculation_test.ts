/** Pace of the calculation of all imports: batches of some milliseconds, and pauses of their length. */
import * as Duration from "effect/Duration";
import * as Effect from "effect/Effect";
import * as Fiber from "effect/Fiber";
import * as TestClock from "effect/TestClock";
import * as TestContext from "effect/TestContext";
import assert from "node:assert/strict";
import { ImportCalculations } from "../../../src/application/imports/calculation_ports.ts";
import { recalculateAll } from "../../../src/application/imports/recalculation.ts";
import { CertificatePrices, ReferenceData } from "../../../src/application/ports.ts";
import type { PriceEntry } from "../../../src/domain/cbam/law/price.ts";
import { isKeptFigures, type KeptOutcome } from "../../../src/domain/imports/calculations/kept_figures.ts";
import type { LiveImport } from "../../../src/domain/imports/ledger/live.ts";
import { day, entries } from "../../support/importer_year.ts";
import { decimal, reference } from "../../support/law.ts";
import { services } from "../../support/service.ts";

/** Sizes of the batches, and how long all of them took, where each import takes so long. */
const pacedBy = (imports: number, msOfImport: number) =>
  Effect.gen(function* () {
    const sizes: Array<number> = [];
    let left = imports;
    const calculations = {
      lawNumber: () => Effect.succeed(1),
      recalculate: ({ atMost }: { readonly atMost: number }) =>
        Effect.suspend(() => {
          const count = Math.min(atMost, left);
          left -= count;
          sizes.push(count);
          return Effect.as(Effect.sleep(Math.round(count * msOfImport)), count);
        }),
      ofImport: () => Effect.dieMessage("not asked for"),
    };
    const fiber = yield* Effect.fork(
      Effect.timed(Effect.provideService(recalculateAll, ImportCalculations, calculations)),
    );
    yield* TestClock.adjust("1 hour");
    const [took, count] = yield* Fiber.join(fiber);
    assert.equal(count, imports);
    return { sizes, tookMs: Duration.toMillis(took) };
  }).pipe(Effect.provide(services), Effect.provide(TestContext.TestContext), Effect.runPromise);

const sizesOf = async (imports: number, msOfImport: number) => (await pacedBy(imports, msOfImport)).sizes;

Deno.test("batches grow to the length that a call may wait for, and no further", async () => {
  assert.deepEqual(await sizesOf(1_000, 0.2), [50, 100, 125, 125, 125, 125, 125, 125, 100]);
  assert.equal(Math.max(...await sizesOf(2_000, 0.001)), 200);
});

Deno.test("batches that take long stay as small as they begin, and the work ends with what is left", async () => {
  assert.deepEqual(await sizesOf(125, 5), [50, 50, 25]);
  assert.deepEqual(await sizesOf(100, 5), [50, 50, 0]);
});

Deno.test("each batch but the last is followed by a pause as long as it took, also where others slow it down", async () => {
  const { tookMs } = await pacedBy(200, 10);
  assert.equal(tookMs, 4 * 2 * 500);
});

Deno.test("a price that is entered between two batches counts for the second, whatever the first one remembers", async () => {
  const [entry] = entries.filter(({ facts }) => facts.determination === "default");
  assert.ok(entry !== undefined);
  const thirdQuarter = { ...entry, facts: { ...entry.facts, releasedOn: day("2026-08-03") } };
  const live = { id: entry.id, entry: thirdQuarter, history: [thirdQuarter] };
  const newPrice: PriceEntry = {
    period: "2026-Q3",
    priceEurPerTco2e: decimal("99.01"),
    publishedAt: day("2026-10-06"),
    knownFromMs: 0,
  };
  const marks: Array<string> = [];
  const outcomes: Array<KeptOutcome> = [];
  const calculations = {
    lawNumber: ({ fingerprint }: { readonly fingerprint: string }) =>
      Effect.sync(() => (marks.push(fingerprint), new Set(marks).size)),
    recalculate: (
      { atMost, outcomeOf }: {
        readonly atMost: number;
        readonly outcomeOf: (live: LiveImport) => KeptOutcome;
      },
    ) => Effect.sync(() => outcomes.push(outcomeOf(live), outcomeOf(live)) < 6 ? atMost : 0),
    ofImport: () => Effect.dieMessage("not asked for"),
  };
  const prices = {
    current: () => outcomes.length < 4 ? reference.prices : [...reference.prices, newPrice],
  };
  await recalculateAll.pipe(
    Effect.provideService(ImportCalculations, calculations),
    Effect.provideService(CertificatePrices, prices),
    Effect.provide(services),
    Effect.runPromise,
  );
  const [before = "", , , , ...after] = outcomes.map((each) => isKeptFigures(each) ? each.priceEur : null);
  assert.notEqual(before, "99.01");
  assert.deepEqual(after, ["99.01", "99.01"]);
  assert.equal(new Set(marks).size, 2);
});

Deno.test("tables that an operator changed and withdrew again are a law of their own: nothing stays calculated with the change", async () => {
  const markAfter = (changes: number) =>
    Effect.gen(function* () {
      const { current, state } = yield* ReferenceData;
      const later = Array.from({ length: changes }, (_, fromMs) => ({ fromMs, state: current }));
      const marks: Array<string> = [];
      const calculations = {
        lawNumber: ({ fingerprint }: { readonly fingerprint: string }) =>
          Effect.sync(() => marks.push(fingerprint)),
        recalculate: () => Effect.succeed(0),
        ofImport: () => Effect.dieMessage("not asked for"),
      };
      yield* recalculateAll.pipe(
        Effect.provideService(ImportCalculations, calculations),
        Effect.provideService(ReferenceData, { state, current: () => ({ ...current(), later }) }),
      );
      return marks[0];
    }).pipe(Effect.provide(services), Effect.runPromise);
  const [shipped, withdrawn] = [await markAfter(0), await markAfter(2)];
  assert.notEqual(shipped, withdrawn);
  assert.equal(withdrawn, await markAfter(2));
});
