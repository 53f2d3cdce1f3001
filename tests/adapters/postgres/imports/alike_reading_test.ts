/**
 * A year read by kinds of imports comes to the same as the year read import by import: declaration, holding and threshold, whatever
 * masses, goods and corrections it has.
 */
import { isBigDecimal } from "effect/BigDecimal";
import * as SqlClient from "@effect/sql/SqlClient";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import assert from "node:assert/strict";
import * as Ledger from "../../../../src/adapters/postgres/imports/ledger.ts";
import * as People from "../../../../src/adapters/postgres/imports/people.ts";
import { questionWith, type YearRequest } from "../../../../src/application/imports/importer_year.ts";
import { ImportLedger } from "../../../../src/application/imports/import_ports.ts";
import { newId } from "../../../../src/application/new_id.ts";
import { idsOf } from "../../../../src/domain/imports/ledger/alike.ts";
import type { ImportFacts, LedgerEntry } from "../../../../src/domain/imports/ledger/entry.ts";
import { liveImports } from "../../../../src/domain/imports/ledger/live.ts";
import { thresholdInSteps, type ThresholdView } from "../../../../src/domain/imports/threshold/threshold.ts";
import { declarantHolding } from "../../../../src/domain/imports/year/declarant_holding.ts";
import { type DeclarantYear, yearOfImports } from "../../../../src/domain/imports/year/declarant_year.ts";
import { isRecord } from "../../../../src/kernel/text/json.ts";
import { toText } from "../../../../src/kernel/decimal.ts";
import { atOnce } from "../../../../src/kernel/steps.ts";
import { readDeclarantYear } from "../../../support/declarant_years.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { day, entries, importTables, yearLaw } from "../../../support/importer_year.ts";
import { decimal } from "../../../support/law.ts";
import { newcomer, withIds } from "../../../support/ledger.ts";

const services = Layer.merge(Layer.fresh(Ledger.layer), Layer.fresh(People.layer));
const imports = 1_200;

const readImportByImport = (asked: YearRequest) =>
  Effect.map(questionWith(asked, undefined), (question) => atOnce(yearOfImports(question)));
const nowMs = Date.parse("2026-12-20T12:00:00Z");

/** Numbers from 0 that look like any, the same in each run. */
const seeded = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
};

/** Facts of one of the fixture's imports with another mass, some of them claimed as exempt, on one of few days. */
const anyFacts = (random: (below: number) => number): ImportFacts => {
  const { facts } = entries[random(41)] ?? assert.fail();
  const mass = decimal(`${random(40)}.${"0".repeat(random(3))}${1 + random(99_999)}`);
  return {
    ...facts,
    releasedOn: day(`2026-0${1 + random(9)}-1${random(2)}`),
    netMassT: facts.mwh === null ? mass : facts.netMassT,
    mwh: facts.mwh === null ? null : mass,
    claimedExemption: random(20) === 0 ? "military" : facts.claimedExemption,
    note: `import ${random(1_000_000)}`,
  };
};

/** Decimals as texts, of which 1.0 and 1 are the same; ids in any order. */
const plain = (value: unknown): unknown => {
  if (isBigDecimal(value)) return toText(value);
  if (value instanceof Map) return [...value].map(plain).map((each) => JSON.stringify(each)).sort();
  if (Array.isArray(value)) {
    return value.every((each) => typeof each === "string") ? value.toSorted() : value.map(plain);
  }
  return isRecord(value)
    ? Object.fromEntries(Object.entries(value).map(([name, each]) => [name, plain(each)]))
    : value;
};

const shown = ({ declaration, thresholds, passedOn }: DeclarantYear) =>
  plain({ ...declaration, thresholds, passedOn });

/** A view with its findings in one order. */
const shownView = ({ findings, ...view }: ThresholdView) =>
  plain({ ...view, findings: findings.map((each) => JSON.stringify(each)) });

/** Entries whose columns don't say what their facts do, as SQL reads them. */
const entriesUnlikeTheirFacts = `select e.id from import_entry e where
  (e.cn_code, e.origin, e.determination, e.claimed_exemption, e.net_mass_t, e.placed_net_mass_t, e.alike) is distinct from
  (facts ->> 'cnCode', facts ->> 'origin', facts ->> 'determination', facts ->> 'claimedExemption',
    (facts ->> 'netMassT')::numeric, (facts -> 'placed' ->> 'netMassT')::numeric,
    case when coalesce(facts ->> 'actual', facts ->> 'carbonPrice', facts ->> 'placed', facts ->> 'mwh') is null
      then concat_ws(' ', facts ->> 'cnCode', facts ->> 'origin', facts ->> 'determination',
        coalesce(facts ->> 'claimedExemption', ''), facts ->> 'procedure', coalesce(facts ->> 'productionRoute', ''))
      else 'entry ' || id::text end)`;

onEachDatabase((test) => {
  test(
    "an entry of a process of the release before, without the columns, gets what its facts say; a line break stays in its route",
    Effect.gen(function* () {
      const who = yield* newcomer;
      const sql = yield* SqlClient.SqlClient;
      const ledger = yield* ImportLedger;
      const made = withIds(entries.filter(({ kind }) => kind === "import"), who).map((entry, at) =>
        at > 0 ? entry : { ...entry, facts: { ...entry.facts, productionRoute: "a\n-" } }
      );
      yield* ledger.record(who, made, { today: day("2027-12-31") });
      yield* sql.unsafe(
        `insert into import_entry (id, importer_id, first_entry_id, kind, refers_to, recorded_on, known_from, declarant_id,
           representation, mrn, item, released_on, facts)
         select gen_random_uuid(), importer_id, first_entry_id, kind, refers_to, recorded_on, known_from, declarant_id,
           representation, mrn, item + 1000, released_on, facts from import_entry where importer_id = $1::uuid`,
        [who.importerId],
      );
      assert.deepEqual(yield* sql.unsafe(entriesUnlikeTheirFacts), []);
      const [counted] = yield* sql.unsafe(
        "select count(*)::integer as n from import_entry where importer_id = $1::uuid",
        [who.importerId],
      );
      assert.deepEqual(counted, { n: 2 * made.length });
      const [first = assert.fail()] = yield* ledger.history(who.accountId, made[0]?.id ?? "");
      assert.equal(first.facts.productionRoute, "a\n-");
    }).pipe(Effect.provide(services)),
  );

  test(
    "a year of many imports comes to the same by kinds as import by import, on each day",
    Effect.gen(function* () {
      const who = yield* newcomer;
      const random = seeded(26);
      const made: Array<LedgerEntry> = [];
      for (let at = 0; at < imports; at++) {
        const earlier = made[random(imports)];
        const isChange = earlier?.kind === "import" && !made.some(({ refersTo }) => refersTo === earlier.id);
        const [first = assert.fail()] = withIds(entries, who);
        made.push({
          ...first,
          id: newId(nowMs + at),
          kind: !isChange ? "import" : random(4) === 0 ? "cancellation" : "correction",
          refersTo: isChange ? earlier.id : null,
          mrn: isChange ? earlier.mrn : `26DE${String(at).padStart(14, "0")}`,
          recordedOn: day(`2026-1${isChange ? 1 + random(2) : 0}-2${random(9)}`),
          facts: anyFacts(random),
        });
      }
      const ledger = yield* ImportLedger;
      yield* ledger.record(who, made, { today: day("2026-12-31") });
      const later = made.filter(({ kind }) => kind === "import").map((entry, at): LedgerEntry => ({
        ...entry,
        id: newId(nowMs + imports + at),
        mrn: `28${entry.mrn.slice(2)}`,
        recordedOn: day("2028-10-20"),
        facts: { ...entry.facts, releasedOn: day(`2028${entry.facts.releasedOn.slice(4)}`) },
      }));
      yield* ledger.record(who, later, { today: day("2028-12-31") });
      const sql = yield* SqlClient.SqlClient;
      assert.deepEqual(yield* sql.unsafe(entriesUnlikeTheirFacts), []);
      const [threshold = assert.fail()] = importTables.thresholds;
      for (const asOf of ["2026-10-24", "2026-11-20", "2026-12-31"].map(day)) {
        const asked = { ...who, year: 2026, asOf, law: yearLaw, imports: importTables };
        const [alike, whole] = [
          yield* readDeclarantYear(asked),
          yield* readImportByImport(asked),
        ];
        assert.ok(alike.imports.length < whole.imports.length && whole.imports.length > 300);
        assert.deepEqual(
          alike.imports.flatMap(idsOf).toSorted(),
          whole.imports.map(({ id }) => id).toSorted(),
        );
        assert.deepEqual(shown(alike), shown(whole), asOf);
        const terms = { year: 2026, tables: yearLaw.tables, threshold, asOf };
        const counted = yield* ledger.counted({ ...who, year: 2026, asOf });
        const byRules = liveImports(made, asOf).map(({ id, entry: { facts } }) => ({ id, facts }))
          .toSorted((a, b) => `${a.facts.releasedOn} ${a.id}` < `${b.facts.releasedOn} ${b.id}` ? -1 : 1);
        assert.deepEqual(
          shownView(atOnce(thresholdInSteps({ ...terms, imports: counted }))),
          shownView(atOnce(thresholdInSteps({ ...terms, imports: byRules }))),
        );
      }
      const asked = {
        ...who,
        year: 2028,
        asOf: day("2028-12-31"),
        law: yearLaw,
        imports: importTables,
      };
      const declared = { ...yield* readDeclarantYear({ ...asked, year: 2026 }), surrendered: 0 };
      const holdings = [yield* readDeclarantYear(asked), yield* readImportByImport(asked)].map((current) =>
        atOnce(declarantHolding(asked, { current, declared, heldOn: () => 0, basis: "b" }))
      );
      const [alike, whole] = holdings.map(({ withoutFigures: _without, ...holding }) => plain(holding));
      assert.deepEqual(alike, whole);
    }).pipe(Effect.provide(services)),
  );
});
