/**
 * Calculations that imports keep, through the front door on both databases: made anew when a price changes, with what it
 * changed, and never by a process whose law is older.
 */
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import assert from "node:assert/strict";
import { ImportCalculations } from "../../../../src/application/imports/calculation_ports.ts";
import { recalculateAll } from "../../../../src/application/imports/recalculation.ts";
import { CertificatePrices } from "../../../../src/application/ports.ts";
import { ServiceUnavailable } from "../../../../src/contract/failures.ts";
import type { PriceEntry } from "../../../../src/domain/cbam/law/price.ts";
import { isKeptFigures } from "../../../../src/domain/imports/calculations/kept_figures.ts";
import type { LawMark } from "../../../../src/domain/imports/calculations/law_mark.ts";
import { onOneDatabase, testsBegin } from "../../../support/databases.ts";
import {
  historyOf,
  type ImportHolder,
  importHolder,
  importsPath,
  people,
  recorded,
} from "../../../support/import_calls.ts";
import { day } from "../../../support/importer_year.ts";
import { decimal } from "../../../support/law.ts";
import { leap } from "../../../support/leap.ts";
import { services } from "../../../support/whole_service.ts";

const hour = 3_600_000;

/** The certificate prices of the release with one more. */
const withPrice = (more: PriceEntry) =>
  Layer.effect(
    CertificatePrices,
    Effect.map(CertificatePrices, ({ current }) => ({ current: () => [...current(), more] })),
  );

/** A process of a release before under the prices of the one beside it: it names no release, and its rules find twice the cost. */
const releaseBefore = Layer.effect(
  ImportCalculations,
  Effect.map(ImportCalculations, ({ lawNumber, recalculate, ofImport }) => ({
    ofImport,
    lawNumber: ({ fingerprint, versions: { release: _release, ...versions } }: LawMark) =>
      lawNumber({ fingerprint: fingerprint.split("").toReversed().join(""), versions }),
    recalculate: (batch: Parameters<typeof recalculate>[0]) =>
      recalculate({
        ...batch,
        outcomeOf: (live) => {
          const outcome = batch.outcomeOf(live);
          return isKeptFigures(outcome) ? { ...outcome, costEur: `${2 * Number(outcome.costEur)}` } : outcome;
        },
      }),
  })),
);

const newPrice: PriceEntry = {
  period: "2026-Q3",
  priceEurPerTco2e: decimal("100"),
  publishedAt: day("2026-10-06"),
  knownFromMs: testsBegin + hour,
};

const row = {
  entry: "1",
  mrn: "26DE000000000001R1",
  item: 1,
  release_date: "2026-08-03",
  cn_code: "72083900",
  origin_country: "CHN",
  net_mass_kg: 10_000,
};

const ask = (holder: ImportHolder, id: string | null | undefined, query = "") =>
  Effect.map(holder.get(`${importsPath}/${id}${query}`), ({ status, body, text }) => {
    assert.equal(status, 200, text);
    return historyOf(body);
  });

const cents = (eur: number): number => Math.round(eur * 100);

onOneDatabase((test) => {
  test(
    "an import keeps its calculation, and both when a price changes, with the difference; one whose price stays keeps one",
    Effect.gen(function* () {
      const holder = yield* importHolder();
      const who = yield* people(holder);
      const other = { ...row, entry: "2", item: 2, release_date: "2026-02-03" };
      const sent = yield* holder.post(importsPath, { ...who, entries: [row, other] });
      const [id, earlier] = recorded(sent.body).results.map((each) => each.id);
      const before = yield* ask(holder, id);
      assert.deepEqual([before.calculations, before.checked_under], [[], null]);
      yield* recalculateAll;
      assert.equal(yield* recalculateAll, 0);
      const [first] = (yield* ask(holder, id)).calculations;
      assert.equal(first?.figures?.cost_eur, before.import?.cost?.cost_eur);
      assert.equal(first?.difference, null);

      yield* leap(2 * hour);
      const changed = withPrice(newPrice);
      yield* Effect.provide(recalculateAll, changed);
      const after = yield* ask(holder, id);
      const [kept, anew, ...more] = after.calculations;
      assert.deepEqual([kept, more], [first, []]);
      assert.equal(anew?.figures?.certificate_price_eur, 100);
      assert.equal(anew?.entry, id);
      assert.notEqual(anew?.versions.prices.sha256, kept?.versions.prices.sha256);
      assert.deepEqual([anew?.difference?.embedded_t, anew?.difference?.net_t], [0, 0]);
      assert.equal(
        cents(anew?.difference?.cost_eur ?? 0),
        cents(anew?.figures?.cost_eur ?? 0) - cents(kept?.figures?.cost_eur ?? 0),
      );
      assert.deepEqual(after.checked_under, anew?.versions);
      const same = yield* ask(holder, earlier);
      assert.equal(same.calculations.length, 1);
      assert.deepEqual(same.checked_under, anew?.versions);

      // A process that does not know the price yet leaves the newer calculations alone, and calculates what is new.
      const late = yield* holder.post(importsPath, { ...who, entries: [{ ...row, entry: "3", item: 3 }] });
      assert.equal(yield* recalculateAll, 1);
      assert.equal((yield* ask(holder, id)).calculations.length, 2);
      const [lateId] = recorded(late.body).results.map((each) => each.id);
      assert.equal((yield* ask(holder, lateId)).calculations.length, 1);
      yield* Effect.provide(recalculateAll, changed);
      assert.equal((yield* ask(holder, lateId)).calculations.length, 2);
    }).pipe(Effect.provide(services)),
  );

  test(
    "a correction is calculated beside the entry before, a cancelled import keeps all, and as_of leaves out later days",
    Effect.gen(function* () {
      const holder = yield* importHolder();
      const who = yield* people(holder);
      const send = (entry: unknown) =>
        Effect.map(
          holder.post(importsPath, { ...who, entries: [entry] }),
          ({ body }) => recorded(body).results[0]?.id,
        );
      const id = yield* send({ ...row, recorded_on: "2026-09-01" });
      yield* recalculateAll;
      yield* leap(48 * hour);
      const correction = { ...row, kind: "correction", refers_to: id, net_mass_kg: 20_000 };
      const corrected = yield* send(correction);
      yield* recalculateAll;
      const both = yield* ask(holder, corrected);
      assert.deepEqual(both.calculations.map(({ entry }) => entry), [id, corrected]);
      const [one, two] = both.calculations;
      assert.equal(two?.difference?.net_t, one?.figures?.net_t);
      assert.deepEqual(both.entries.map(({ kind, net_mass_kg }) => [kind, net_mass_kg]), [
        ["import", 10_000],
        ["correction", 20_000],
      ]);
      assert.match(both.debtor?.note ?? "", /^The importer owes declaration, certificates and penalties/);
      const then = yield* ask(holder, id, "?as_of=2026-11-20");
      assert.deepEqual([then.entries.length, then.calculations.length, then.import?.net_mass_kg], [
        1,
        1,
        10_000,
      ]);
      const before = yield* ask(holder, id, "?as_of=2026-08-31");
      assert.deepEqual([before.entries, before.calculations, before.import], [[], [], null]);
      yield* send({ ...row, kind: "cancellation", refers_to: corrected });
      const gone = yield* ask(holder, id);
      assert.equal(gone.debtor, null);
      assert.deepEqual([gone.import, gone.entries.length, gone.calculations.length, gone.checked_under], [
        null,
        3,
        2,
        null,
      ]);
      const stranger = yield* importHolder();
      for (const unknown of [id, "nonsense"]) {
        const { status, problem } = yield* stranger.get(`${importsPath}/${unknown}`);
        assert.equal(status, 404);
        assert.equal(problem.error, `There is no import ${unknown} of this account.`);
      }
    }).pipe(Effect.provide(services)),
  );

  test(
    "a batch whose transaction is lost leaves its imports to be calculated, and two processes calculate each import once",
    Effect.gen(function* () {
      const holder = yield* importHolder();
      const who = yield* people(holder);
      const entries = Array.from({ length: 9 }, (_, at) => ({ ...row, entry: `${at}`, item: at + 1 }));
      const sent = yield* holder.post(importsPath, { ...who, entries });
      const away = new ServiceUnavailable({ message: "The database is away.", retryAfterSeconds: 5 });
      const broken = Layer.effect(
        ImportCalculations,
        Effect.map(ImportCalculations, (real) => ({
          ...real,
          recalculate: (batch: Parameters<typeof real.recalculate>[0]) =>
            real.recalculate({
              ...batch,
              outcomeOf: () => {
                throw away;
              },
            }),
        })),
      );
      const lost = yield* Effect.exit(Effect.provide(recalculateAll, broken));
      assert.equal(lost._tag, "Failure");
      yield* Effect.all([recalculateAll, recalculateAll], { concurrency: 2 });
      yield* recalculateAll;
      for (const { id } of recorded(sent.body).results) {
        assert.equal((yield* ask(holder, id)).calculations.length, 1);
      }
    }).pipe(Effect.provide(services)),
  );

  test(
    "what a process of a release before calculates is calculated anew, whichever of the two saw a law first",
    Effect.gen(function* () {
      const holder = yield* importHolder();
      const who = yield* people(holder);
      const sent = yield* holder.post(importsPath, { ...who, entries: [row] });
      const [id] = recorded(sent.body).results.map((each) => each.id);
      const found = (turns: ReadonlyArray<typeof recalculateAll>) =>
        Effect.map(Effect.all(turns), (counts) => counts.map((count) => count > 0));
      const before = Effect.provide(recalculateAll, releaseBefore);
      const costs = Effect.map(
        ask(holder, id),
        ({ calculations }) => calculations.map(({ figures }) => cents(figures?.cost_eur ?? 0)),
      );
      assert.deepEqual(yield* found([before, before, recalculateAll, before, recalculateAll]), [
        true,
        false,
        true,
        false,
        false,
      ]);
      const [twice = 0, once = 0] = yield* costs;
      assert.equal(twice, 2 * once);

      // A price that this release's process sees first, and the one before after it.
      yield* leap(2 * hour);
      const [now, then] = [recalculateAll, before].map(Effect.provide(withPrice(newPrice)));
      assert.ok(now !== undefined && then !== undefined);
      assert.deepEqual(yield* found([now, then, now]), [true, true, true]);
      assert.deepEqual(yield* found([then, now, then]), [false, false, false]);
      const all = yield* costs;
      assert.equal(all.length, 5);
      assert.deepEqual([all[3], all[4]], [2 * (all[2] ?? 0), all[2]]);
      assert.ok(!("release" in ((yield* ask(holder, id)).checked_under ?? {})));
    }).pipe(Effect.provide(services)),
  );
});
