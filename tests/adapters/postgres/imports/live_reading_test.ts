/**
 * Imports that live on a day, as the database finds them: the same as by the rules over all entries, whatever was
 * recorded when.
 */
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import assert from "node:assert/strict";
import * as Ledger from "../../../../src/adapters/postgres/imports/ledger.ts";
import * as People from "../../../../src/adapters/postgres/imports/people.ts";
import {
  ImportLedger,
  type ImportPart,
  ImportPeople,
} from "../../../../src/application/imports/import_ports.ts";
import { importPart } from "../../../../src/application/imports/import_part.ts";
import { newId } from "../../../../src/application/new_id.ts";
import { certaintyOf, figureStates } from "../../../../src/domain/imports/figures/certainty.ts";
import type { LedgerEntry } from "../../../../src/domain/imports/ledger/entry.ts";
import { type LiveImport, liveImports } from "../../../../src/domain/imports/ledger/live.ts";
import type { CountedFacts } from "../../../../src/domain/imports/ledger/standing.ts";
import {
  type DayReached,
  thresholdInSteps,
  thresholdOfMasses,
  type ThresholdSums,
} from "../../../../src/domain/imports/threshold/threshold.ts";
import { toText } from "../../../../src/kernel/decimal.ts";
import { atOnce } from "../../../../src/kernel/steps.ts";
import { yearOf } from "../../../../src/kernel/time/calendar.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { day, entries as yearEntries, importTables, yearLaw } from "../../../support/importer_year.ts";
import { cn, decimal, origin } from "../../../support/law.ts";
import { type Newcomer, newcomer, withIds } from "../../../support/ledger.ts";

const services = Layer.merge(Layer.fresh(Ledger.layer), Layer.fresh(People.layer));
const nowMs = Date.parse("2026-12-20T12:00:00Z");

/** Entries beside the fixture's: corrections that were recorded before what they correct, a revival, another year. */
const withTwists = (who: Newcomer): ReadonlyArray<LedgerEntry> => {
  const year = withIds(yearEntries, who);
  const [first = assert.fail(), second = assert.fail(), third = assert.fail()] = year;
  const follow = (
    { facts, mrn, item }: LedgerEntry,
    more: Pick<LedgerEntry, "kind" | "refersTo"> & { readonly on: string },
  ): LedgerEntry => ({
    ...first,
    id: newId(nowMs),
    mrn,
    item,
    kind: more.kind,
    refersTo: more.refersTo,
    recordedOn: day(more.on),
    facts: { ...facts, netMassT: decimal(`1.${more.on.replaceAll("-", "")}`) },
  });
  const earlier = { ...first, facts: { ...first.facts, releasedOn: day("2026-01-01") } };
  const early = follow(earlier, { kind: "correction", refersTo: first.id, on: "2026-01-02" });
  const late = follow(second, { kind: "correction", refersTo: second.id, on: "2026-10-01" });
  const before = follow(second, { kind: "correction", refersTo: late.id, on: "2026-06-01" });
  const removal = follow(third, { kind: "cancellation", refersTo: third.id, on: "2026-06-02" });
  const revival = follow(third, { kind: "correction", refersTo: removal.id, on: "2026-07-02" });
  const moved = follow(
    { ...third, facts: { ...third.facts, releasedOn: day("2027-01-05") } },
    { kind: "correction", refersTo: revival.id, on: "2027-01-06" },
  );
  const placed = {
    cnCode: cn("72083900"),
    origin: origin("CHN"),
    netMassT: decimal("60"),
    productionRoute: null,
    procedureReference: null,
  };
  const inward: LedgerEntry = {
    ...first,
    id: newId(nowMs),
    mrn: "26DE000000000900R1",
    recordedOn: day("2026-06-20"),
    facts: { ...first.facts, cnCode: cn("84818099"), origin: origin("DEU"), determination: "inward", placed },
  };
  return [...year, inward, early, late, before, removal, revival, moved];
};

const days = [
  "2026-01-01",
  "2026-03-19",
  "2026-04-02",
  "2026-06-01",
  "2026-06-15",
  "2026-08-01",
  "2026-12-31",
  "2027-01-31",
]
  .map(day);

const [threshold = assert.fail("no threshold")] = importTables.thresholds;

/** Sums with their decimals as texts, of which 1.0 and 1 are the same. */
const shown = ({ totalT, passedOn, warnedOn, pace }: ThresholdSums) => {
  const reached = (at: DayReached | undefined) => at && [at.day, toText(at.runningT)];
  return [
    toText(totalT),
    reached(passedOn),
    reached(warnedOn),
    pace && { ...pace, yearTotalT: toText(pace.yearTotalT) },
  ];
};

const names = (live: ReadonlyArray<LiveImport>) =>
  live.map(({ id, entry, history }) => [id, entry.id, history.map((each) => each.id)]);
const newestFirst = (live: ReadonlyArray<LiveImport>): ReadonlyArray<LiveImport> =>
  live.toSorted((a, b) => a.id < b.id ? 1 : -1);
const byDay = (live: ReadonlyArray<LiveImport>): ReadonlyArray<LiveImport> =>
  live.toSorted((a, b) => {
    const [one, other] = [a, b].map(({ id, entry }) => `${entry.facts.releasedOn} ${id}`);
    return (one ?? "") < (other ?? "") ? -1 : 1;
  });

/** A newcomer with the entries recorded; a third of the imports are another declarant's. */
const withLedger = Effect.gen(function* () {
  const who = yield* newcomer;
  const other = yield* (yield* ImportPeople).keepDeclarant(who.accountId, {
    eori: "DE987654321098765",
    name: "Other GmbH",
    account: null,
  });
  const entries = withTwists(who).map((entry, index) =>
    index % 3 === 0 ? { ...entry, declarantId: other.id } : entry
  );
  yield* (yield* ImportLedger).record(who, entries, { today: day("2027-02-01") });
  return { who, entries };
});

const partOf = (who: Newcomer, more: Partial<ImportPart> = {}): ImportPart => ({
  ...who,
  declarantId: undefined,
  asOf: day("2027-01-31"),
  behindId: undefined,
  atMost: 1_000,
  ...more,
});

onEachDatabase((test) => {
  test(
    "on every day the imports that live, their histories and what counts are those of the rules",
    Effect.gen(function* () {
      const { who, entries } = yield* withLedger;
      const ledger = yield* ImportLedger;
      assert.deepEqual(
        (yield* ledger.entries(who)).map(({ id }) => id),
        entries.map(({ id }) => id),
      );
      for (const asOf of days) {
        const live = liveImports(entries, asOf);
        assert.deepEqual(names(yield* ledger.part(partOf(who, { asOf }))), names(newestFirst(live)), asOf);
        const ofYear = byDay(live.filter(({ entry: { facts } }) => yearOf(facts.releasedOn) === 2026));
        const counted = yield* ledger.counted({ ...who, year: 2026, asOf });
        const countedBy = (id: string, facts: CountedFacts, massT = facts.netMassT) =>
          [
            id,
            facts.releasedOn,
            facts.cnCode,
            facts.origin,
            facts.determination,
            facts.claimedExemption,
            toText(massT),
            facts.placed && [toText(facts.placed.netMassT), facts.placed.cnCode, facts.placed.origin],
          ].join();
        assert.deepEqual(
          counted.flatMap(({ id, facts, alike }) =>
            alike?.ids.map((each, at) => countedBy(each, facts, alike.massesT[at])) ?? [countedBy(id, facts)]
          ).toSorted(),
          ofYear.map(({ id, entry: { facts } }) => countedBy(id, facts)).toSorted(),
          asOf,
        );
        const year = yield* ledger.importsOfDeclarant({ ...who, year: 2026, asOf });
        const own = ofYear.filter(({ entry }) => entry.declarantId === who.declarantId);
        assert.deepEqual(year.imports.map(({ entry }) => entry.id), own.map(({ entry }) => entry.id));
        const masses = yield* ledger.masses({ ...who, year: 2026, asOf });
        const terms = { year: 2026, tables: yearLaw.tables, threshold, asOf };
        const { days: _days, findings: _findings, ...sums } = atOnce(thresholdInSteps({
          ...terms,
          imports: counted,
        }));
        for (const each of [masses, year.counted.get(who.importerId) ?? []]) {
          assert.deepEqual(shown(atOnce(thresholdOfMasses({ ...terms, masses: each }))), shown(sums), asOf);
        }
      }
    }).pipe(Effect.provide(services)),
  );

  test(
    "filters and pages of a list are those of the rules, and a foreign importer's list is empty",
    Effect.gen(function* () {
      const { who, entries } = yield* withLedger;
      const ledger = yield* ImportLedger;
      const live = newestFirst(liveImports(entries, day("2027-01-31")));
      const expect = function* (
        more: Partial<ImportPart>,
        keep: (live: LiveImport) => boolean,
      ) {
        const found = yield* ledger.part(partOf(who, more));
        assert.deepEqual(names(found), names(live.filter(keep)), JSON.stringify(more));
      };
      const facts = ({ entry }: LiveImport) => entry.facts;
      yield* expect({ cnCode: "72083900" }, (each) => facts(each).cnCode === "72083900");
      yield* expect({ origin: "CHN" }, (each) => facts(each).origin === "CHN");
      yield* expect({ year: 2027 }, (each) => yearOf(facts(each).releasedOn) === 2027);
      yield* expect({ releasedFrom: day("2026-04-01"), releasedTo: day("2026-06-30") }, (each) => {
        const { releasedOn } = facts(each);
        return "2026-04-01" <= releasedOn && releasedOn <= "2026-06-30";
      });
      yield* expect(
        { declarantId: who.declarantId },
        ({ entry }) => entry.declarantId === who.declarantId,
      );
      yield* expect({ declarantId: newId(1) }, () => false);
      const pages: Array<LiveImport> = [];
      while (true) {
        const page = yield* ledger.part(partOf(who, { behindId: pages.at(-1)?.id, atMost: 7 }));
        pages.push(...page);
        if (page.length < 7) break;
      }
      assert.deepEqual(names(pages), names(live));
      const { tables } = yearLaw;
      for (const state of figureStates) {
        const own = live.filter((each) => certaintyOf(tables, facts(each)) === state);
        const found: Array<LiveImport> = [];
        while (true) {
          const asked = { ...partOf(who, { behindId: found.at(-1)?.id, atMost: 3 }), state, tables };
          const page = yield* importPart(asked);
          found.push(...page);
          if (page.length < 3) break;
        }
        assert.deepEqual(names(found), names(own), state);
        assert.ok(state === "verified" || own.length > 0, state);
      }
      const other = yield* newcomer;
      const foreign = { ...other, importerId: who.importerId, asOf: day("2026-12-31") };
      assert.deepEqual(yield* ledger.part({ ...partOf(who), ...foreign, declarantId: undefined }), []);
      assert.deepEqual(yield* ledger.counted({ ...foreign, year: 2026 }), []);
      const year = yield* ledger.importsOfDeclarant({ ...foreign, declarantId: who.declarantId, year: 2026 });
      assert.deepEqual([year.imports, year.counted.size], [[], 0]);
    }).pipe(Effect.provide(services)),
  );
});
