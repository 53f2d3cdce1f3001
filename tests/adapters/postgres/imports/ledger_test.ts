/** The ledger in the database: the known year goes in and comes out, and what two processes can't both record. */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import * as Layer from "effect/Layer";
import * as Option from "effect/Option";
import * as Stream from "effect/Stream";
import type { WantedImports } from "../../../../src/domain/imports/reconcile/wanted_imports.ts";
import assert from "node:assert/strict";
import { atOnce } from "../../../../src/kernel/steps.ts";
import { touchedEntries } from "../../../../src/adapters/postgres/imports/ledger_writing.ts";
import * as Ledger from "../../../../src/adapters/postgres/imports/ledger.ts";
import * as Records from "../../../../src/adapters/postgres/imports/records/ledger_records.ts";
import * as People from "../../../../src/adapters/postgres/imports/people.ts";
import { ImportLedger, ImportPeople } from "../../../../src/application/imports/import_ports.ts";
import { LedgerRecords } from "../../../../src/application/imports/records/record_ports.ts";
import { newId } from "../../../../src/application/new_id.ts";
import { type LedgerEntry } from "../../../../src/domain/imports/ledger/entry.ts";
import { changedMembers } from "../../../../src/domain/imports/ledger/names/changed_members.ts";
import { liveImports } from "../../../../src/domain/imports/ledger/live.ts";
import { viewInSteps } from "../../../../src/domain/imports/threshold/threshold.ts";
import { jsonOf, recordOf } from "../../../../src/kernel/text/json.ts";
import { onEachDatabase, onOneDatabase, testsBegin } from "../../../support/databases.ts";
import { day, entries as yearEntries, importTables, yearLaw } from "../../../support/importer_year.ts";
import { decimal } from "../../../support/law.ts";
import { type Newcomer, newcomer, withIds } from "../../../support/ledger.ts";

const services = Layer.mergeAll(
  Layer.fresh(Ledger.layer),
  Layer.fresh(People.layer),
  Layer.fresh(Records.layer),
);
const today = day("2026-12-31");

const yearOf = (who: Newcomer): ReadonlyArray<LedgerEntry> => withIds(yearEntries, who);

const resultsOf = (
  address: Pick<Newcomer, "accountId" | "importerId">,
  entries: ReadonlyArray<LedgerEntry>,
) =>
  Effect.gen(function* () {
    const results = yield* (yield* ImportLedger).record(address, entries, { today });
    return Option.getOrElse(results, () => assert.fail("none")).map(({ result }) => result);
  });

/** Entries of each import, from the first to the newest. */
const recordedLedger = (entries: ReadonlyArray<LedgerEntry>): ReadonlyArray<ReadonlyArray<LedgerEntry>> => {
  const chains: Array<Array<LedgerEntry>> = [];
  for (const entry of entries) {
    const own = chains.find((chain) => chain.some(({ id }) => id === entry.refersTo));
    if (own === undefined) chains.push([entry]);
    else own.push(entry);
  }
  return chains;
};

onEachDatabase((test) => {
  test(
    "the known year goes in, comes out as it was, and a second time is unchanged",
    Effect.gen(function* () {
      const who = yield* newcomer;
      const year = yearOf(who);
      assert.deepEqual(new Set(yield* resultsOf(who, year)), new Set(["added"]));
      const ledger = yield* ImportLedger;
      const kept = yield* ledger.entries(who);
      assert.deepEqual(kept.map(({ id }) => id), year.map(({ id }) => id));
      for (const [index, entry] of kept.entries()) {
        const sent = year[index] ?? assert.fail();
        assert.deepEqual(changedMembers(sent, entry), []);
        assert.deepEqual({ ...entry, facts: null }, { ...sent, facts: null });
      }
      const again = yield* resultsOf(
        who,
        liveImports(kept).map(({ entry }) => ({ ...entry, id: newId(1), kind: "import", refersTo: null })),
      );
      assert.deepEqual(new Set(again), new Set(["unchanged"]));
      assert.deepEqual(new Set(yield* resultsOf(who, yearOf(who))), new Set(["unchanged"]));
      assert.deepEqual((yield* ledger.entries(who)).length, year.length);
    }).pipe(Effect.provide(services)),
  );

  test(
    "of wanted imports the whole chains are read, by code, by number, by day, and no others",
    Effect.gen(function* () {
      const who = yield* newcomer;
      const year = yearOf(who);
      yield* resultsOf(who, year);
      const ledger = yield* ImportLedger;
      const [one, two] = [year[0] ?? assert.fail(), year[7] ?? assert.fail()];
      const chains = recordedLedger(year);
      for (
        const wanted of [
          { cnCodes: [one.facts.cnCode], mrns: [], from: day("2025-01-01"), to: day("2025-01-01") },
          { cnCodes: [], mrns: [one.mrn, two.mrn], from: day("2025-01-01"), to: day("2025-01-01") },
          { cnCodes: [], mrns: [], from: one.facts.releasedOn, to: one.facts.releasedOn },
        ] satisfies ReadonlyArray<WantedImports>
      ) {
        const { cnCodes, mrns }: WantedImports = wanted;
        const isWanted = ({ mrn, facts: { cnCode, releasedOn } }: LedgerEntry) =>
          cnCodes.includes(cnCode) || mrns.includes(mrn) || releasedOn === wanted.from;
        const ids = chains.filter((chain) => chain.some(isWanted)).flat().map(({ id }) => id);
        assert.ok(ids.length > 0 && ids.length < year.length, String(ids.length));
        const found = yield* ledger.entries({ ...who, year: 2026, wanted });
        assert.deepEqual(new Set(found.map(({ id }) => id)), new Set(ids));
        const declared = yield* ledger.entriesOfDeclarant({ ...who, year: 2026, asOf: today, wanted });
        assert.deepEqual(new Set(declared.map(({ id }) => id)), new Set(ids));
      }
    }).pipe(Effect.provide(services)),
  );

  test(
    "the threshold of the known year comes out of the database as it was known on each day",
    Effect.gen(function* () {
      const who = yield* newcomer;
      yield* resultsOf(who, yearOf(who));
      const ledger = yield* ImportLedger;
      for (
        const [asOf, passed] of [["2026-03-31", "2026-03-19"], ["2026-04-30", "2026-03-26"], [
          "2026-12-31",
          "2026-04-14",
        ]] as const
      ) {
        const entries = yield* ledger.entries({ ...who, year: 2026, asOf: day(asOf) });
        const { passedOn } = atOnce(viewInSteps({
          entries,
          year: 2026,
          tables: yearLaw.tables,
          threshold: importTables.thresholds[0] ?? assert.fail(),
          asOf: day(asOf),
        }));
        assert.equal(passedOn?.day, passed);
      }
      assert.deepEqual(yield* ledger.entries({ ...who, year: 2027 }), []);
    }).pipe(Effect.provide(services)),
  );

  test(
    "of two corrections of one entry at once one is recorded, whichever comes first",
    Effect.gen(function* () {
      const who = yield* newcomer;
      const [first = assert.fail()] = yearOf(who);
      yield* resultsOf(who, [first]);
      const correction = (mass: string): LedgerEntry => ({
        ...first,
        id: newId(Date.parse("2026-11-20")),
        kind: "correction",
        refersTo: first.id,
        facts: { ...first.facts, netMassT: decimal(mass) },
      });
      const results = yield* Effect.all(
        [resultsOf(who, [correction("6")]), resultsOf(who, [correction("5")])],
        { concurrency: "unbounded" },
      );
      assert.deepEqual(results.flat().sort(), ["added", "refused"]);
      const ledger = yield* ImportLedger;
      const history = yield* ledger.history(who.accountId, first.id);
      assert.deepEqual(history.map(({ kind }) => kind), ["import", "correction"]);
      assert.deepEqual(yield* ledger.history(who.accountId, history[1]?.id ?? ""), history);
    }).pipe(Effect.provide(services)),
  );

  test(
    "the same declaration and item from two processes is recorded once",
    Effect.gen(function* () {
      const who = yield* newcomer;
      const [first = assert.fail()] = yearOf(who);
      const results = yield* Effect.all(
        Array.from({ length: 4 }, () => resultsOf(who, [{ ...first, id: newId(Date.parse("2026-11-20")) }])),
        { concurrency: "unbounded" },
      );
      assert.deepEqual(results.flat().sort(), ["added", "unchanged", "unchanged", "unchanged"]);
    }).pipe(Effect.provide(services)),
  );

  test(
    "in one call an import may be recorded, corrected, cancelled and recorded anew; what is refused stops nothing",
    Effect.gen(function* () {
      const who = yield* newcomer;
      const [first = assert.fail(), second = assert.fail()] = yearOf(who);
      const at = (index: number): string => newId(1_790_000_000_000 + index);
      const [corrected, cancelled, anew] = [at(1), at(2), at(3)];
      const results = yield* resultsOf(who, [
        first,
        {
          ...first,
          id: corrected,
          kind: "correction",
          refersTo: first.id,
          facts: { ...first.facts, note: "x", netMassT: decimal("6") },
        },
        {
          ...first,
          id: at(4),
          kind: "correction",
          refersTo: first.id,
          facts: { ...first.facts, netMassT: decimal("7") },
        },
        { ...first, id: cancelled, kind: "cancellation", refersTo: corrected },
        { ...first, id: anew, facts: { ...first.facts, netMassT: decimal("8") } },
        second,
      ]);
      assert.deepEqual(results, ["added", "added", "refused", "added", "added", "added"]);
      const ledger = yield* ImportLedger;
      const live = liveImports(yield* ledger.entries(who));
      assert.deepEqual(live.map(({ id }) => id), [anew, second.id]);
      const removed = { ...first, id: at(5), kind: "cancellation" as const, refersTo: anew };
      const revivalId = at(6);
      const revival = { ...first, id: revivalId, kind: "correction" as const, refersTo: cancelled };
      assert.deepEqual(yield* resultsOf(who, [removed, revival]), ["added", "added"]);
      const revived = liveImports(yield* ledger.entries(who));
      assert.deepEqual(revived.map(({ id, entry }) => [id, entry.id]), [[first.id, revivalId], [
        second.id,
        second.id,
      ]]);
    }).pipe(Effect.provide(services)),
  );

  test(
    "a foreign importer, declarant or entry is like one that is not there",
    Effect.gen(function* () {
      const [who, other] = [yield* newcomer, yield* newcomer];
      const ledger = yield* ImportLedger;
      const people = yield* ImportPeople;
      const [first = assert.fail()] = yearOf(who);
      yield* resultsOf(who, [first]);
      const foreign = { accountId: other.accountId, importerId: who.importerId };
      assert.ok(Option.isNone(yield* ledger.record(foreign, [first], { today })));
      assert.deepEqual(yield* ledger.entries(foreign), []);
      assert.deepEqual(yield* ledger.history(other.accountId, first.id), []);
      const borrowed = { ...first, id: newId(1), item: 9, declarantId: other.declarantId };
      assert.ok(Option.isNone(yield* ledger.record(who, [borrowed], { today })));
      assert.ok(Option.isNone(yield* people.importer(other.accountId, who.importerId)));
      assert.ok(Option.isNone(yield* people.declarant(other.accountId, who.declarantId)));
      assert.ok(Option.isNone(yield* people.importer(who.accountId, "no id")));
      assert.deepEqual((yield* people.importers(who.accountId)).map(({ id }) => id), [who.importerId]);
    }).pipe(Effect.provide(services)),
  );

  test(
    "a declarant's states are added, and an EORI number is kept once an account",
    Effect.gen(function* () {
      const who = yield* newcomer;
      const people = yield* ImportPeople;
      const state = (name: "applied" | "authorised", from: string) => ({
        state: name,
        from: day(from),
        reference: name === "applied" ? "A-1" : null,
      });
      const add = (...states: ReadonlyArray<ReturnType<typeof state>>) =>
        Effect.map(
          people.addStates(who.accountId, who.declarantId, states, day("2026-06-01")),
          (found) => Option.getOrThrow(found).states.map((each) => [each.state, each.from]),
        );
      const [applied, authorised] = [state("applied", "2026-02-10"), state("authorised", "2026-05-20")];
      yield* add(applied);
      assert.deepEqual(yield* add(applied, authorised), [
        ["applied", "2026-02-10"],
        ["authorised", "2026-05-20"],
      ]);
      // Of one day they stay in their order, whatever the millisecond, and the same again adds none.
      const ofOneDay = Array.from(
        { length: 20 },
        (_, at) => ({ ...state(at % 2 === 0 ? "authorised" : "applied", "2026-06-01"), reference: `${at}` }),
      );
      for (const _ of [1, 2]) {
        yield* add(...ofOneDay);
        const { states } = Option.getOrThrow(yield* people.declarant(who.accountId, who.declarantId));
        assert.deepEqual(
          states.slice(2).map(({ reference }) => reference),
          ofOneDay.map(({ reference }) => reference),
        );
      }
      const renamed = yield* people.keepDeclarant(who.accountId, {
        eori: "DE123456789012345",
        name: "Muster AG",
        account: "DE-CBAM-0001",
      });
      assert.deepEqual([renamed.id, renamed.name, renamed.account, renamed.states.length], [
        who.declarantId,
        "Muster AG",
        "DE-CBAM-0001",
        22,
      ]);
      const without = { eori: "DE123456789012345", name: "Muster GmbH", account: null };
      const kept = yield* people.keepDeclarant(who.accountId, without);
      assert.deepEqual([kept.name, kept.account], ["Muster GmbH", "DE-CBAM-0001"]);
      assert.ok(
        Option.isNone(
          yield* people.addStates(newId(1), who.declarantId, [applied], day("2026-06-01")),
        ),
      );
    }).pipe(Effect.provide(services)),
  );
});

onOneDatabase((test) => {
  test(
    "many entries and their corrections are written by statements of few rows each, all of them or none, and leave once each",
    Effect.gen(function* () {
      const who = yield* newcomer;
      const sql = yield* SqlClient.SqlClient;
      yield* sql.unsafe(`create function at_most_500() returns trigger language plpgsql as $$ begin
        if (select count(*) > 500 from written) then raise 'a statement of many rows'; end if;
        if exists (select from written where item = 510 and mrn = 'last') then raise 'the disk is full'; end if;
        return null; end $$`);
      for (const table of ["import_entry", "live_import"]) {
        yield* sql.unsafe(
          `create trigger at_most_500 after insert on ${table} referencing new table as written
          for each statement execute function at_most_500()`,
        );
      }
      const [first = assert.fail()] = yearOf(who);
      const entriesOf = (mrn: string) =>
        Array.from(
          { length: 5_000 },
          (_, at) => ({ ...first, mrn, item: at + 1, id: newId(testsBegin + at) }),
        );
      const year = entriesOf("first");
      const corrections = year.map((entry) => ({
        ...entry,
        id: newId(testsBegin),
        kind: "correction" as const,
        refersTo: entry.id,
        facts: { ...entry.facts, netMassT: decimal("6") },
      }));
      assert.deepEqual(new Set(yield* resultsOf(who, year)), new Set(["added"]));
      assert.deepEqual(new Set(yield* resultsOf(who, corrections)), new Set(["added"]));
      const ledger = yield* ImportLedger;
      const kept = yield* ledger.entries(who);
      assert.deepEqual(kept.map(({ id }) => id), [...year, ...corrections].map(({ id }) => id));
      assert.ok(Exit.isFailure(yield* Effect.exit(resultsOf(who, entriesOf("last")))));
      assert.equal((yield* ledger.entries(who)).length, kept.length);
      yield* sql.unsafe("drop function at_most_500() cascade");
      const pages = (yield* LedgerRecords).pages(who.accountId, "entries");
      const lines = Array.from(yield* Stream.runCollect(pages)).flat();
      assert.deepEqual(
        lines.map((line) => String(recordOf(jsonOf(line))["id"])).sort(),
        kept.map(({ id }) => id).sort(),
      );
      const laws = Array.from(yield* Stream.runCollect((yield* LedgerRecords).pages(who.accountId, "laws")));
      assert.deepEqual(laws.flat(), []);
    }).pipe(Effect.provide(services)),
  );

  test(
    "what is sent again is found by an index that begins with it, also where statistics know nothing of the importer",
    Effect.gen(function* () {
      const who = yield* newcomer;
      const sql = yield* SqlClient.SqlClient;
      yield* sql.unsafe("analyze import_entry");
      const asked = touchedEntries.replaceAll("$1", `'${who.importerId}'`).replaceAll(
        "$2",
        `'{${who.importerId}}'`,
      )
        .replaceAll("$3", `'[{"mrn": "26DE000000000001R1", "item": 1}]'`);
      yield* sql.withTransaction(Effect.gen(function* () {
        // The table of the tests is so small that reading it whole would be less work.
        yield* sql.unsafe("set local enable_seqscan to off");
        const plan = JSON.stringify(yield* sql.unsafe(`explain ${asked}`));
        const used = Array.from(
          plan.matchAll(/(?:using|on) (import_entry_\w*[a-z])\b/g),
          ([, index]) => index,
        );
        assert.deepEqual(
          new Set(used),
          new Set(["import_entry_pkey", "import_entry_name", "import_entry_first"]),
          plan,
        );
        assert.doesNotMatch(plan, /Join Filter|Seq Scan on import_entry/);
      }));
    }).pipe(Effect.provide(services)),
  );
});
