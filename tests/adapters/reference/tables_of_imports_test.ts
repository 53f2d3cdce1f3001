/** Shared tables that apply from a day of import: an act about imports from 2027 leaves those of 2026 as they were, whenever it is asked. */
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import assert from "node:assert/strict";
import { load } from "../../../src/adapters/reference/files.ts";
import { type Law, lawInForce, lawOfImport } from "../../../src/domain/cbam/law/law.ts";
import { countedMassOf, standingOf } from "../../../src/domain/imports/ledger/standing.ts";
import { lawMark } from "../../../src/domain/imports/calculations/law_mark.ts";
import { trajectoryMaker } from "../../../src/domain/plans/make_trajectory.ts";
import { planYears } from "../../../src/domain/plans/plan_years.ts";
import { dayOfText } from "../../../src/kernel/time/calendar.ts";
import { given } from "../../support/answered.ts";
import { cn, decimal, origin, outcomeOf, shipment } from "../../support/law.ts";
import { amend } from "../../support/law_to_come.ts";
import { withReferenceCopy } from "../../support/reference_copy.ts";

const anAct = "Regulation (EU) 2023/956 Annex III";
const goods = "72083900,\\(C\\),2026,2030,";

/** Exempt origins of 2027, benchmarks of 2027, and a later correction of those of 2026; a factor of 2031. */
const reference = await withReferenceCopy(async (copy) => {
  const of2027 = "2027-01-01";
  await amend(
    copy,
    { version: "2026-12-01", appliesFrom: of2027, table: "exempt-origins.csv" },
    (text) => `${text.trimEnd()}\nTUR,it is exempt,${anAct}\n`,
  );
  await amend(
    copy,
    { version: "2026-12-02", appliesFrom: of2027, table: "benchmarks.csv" },
    (text) => text.replace(new RegExp(`(${goods})[0-9.]+,[0-9.]+`), "$11.1,1.1"),
  );
  await amend(
    copy,
    { version: "2026-12-03", appliesFrom: "2026-01-01", table: "benchmarks.csv" },
    (text) => text.replace(new RegExp(`(${goods})[0-9.]+,[0-9.]+`), "$11.2,1.2"),
  );
  await amend(
    copy,
    { version: "2026-12-04", appliesFrom: "2031-01-01", table: "cbam-factor.csv" },
    (text) => text.replace(/^(2031,[^,]*,[^,]*),[^,]*,.*$/m, "$1,0.9,Implementing Decision (EU) 2026/1862"),
  );
  return Effect.runPromise(load({ directory: copy.url }));
});

const lawOn = (time: string): Law => lawInForce(reference.tables, reference.prices, Date.parse(time));
const times = ["2026-12-20T12:00:00Z", "2027-03-01T12:00:00Z", "2028-03-01T12:00:00Z"];

Deno.test("origins that are exempt from 2027 on leave imports of 2026 in the calculation, ledger and threshold", () => {
  for (const time of times) {
    const law = lawOn(time);
    const statusOn = (day: string) => outcomeOf(shipment(["72083900", "TUR", "100", day]), law).status;
    assert.deepEqual(["2026-12-31", "2027-01-01"].map(statusOn), ["ok", "out_of_scope"], time);
    const facts = (day: string) => ({
      releasedOn: given(dayOfText(day)),
      cnCode: cn("72083900"),
      origin: origin("TUR"),
      claimedExemption: null,
      determination: "default" as const,
      netMassT: decimal("60"),
      placed: null,
    });
    const standingOn = (day: string) => standingOf(law.tables, facts(day));
    assert.deepEqual(["2026-12-31", "2027-01-01"].map(standingOn), ["in_scope", "annex_iii_origin"], time);
    const countsOn = (day: string) => countedMassOf(law.tables, facts(day)).counts;
    assert.deepEqual(["2026-12-31", "2027-01-01"].map(countsOn), [true, false], time);
  }
});

Deno.test("of two amendments of a table an import takes the one that applies from the latest day up to it", () => {
  const benchmarkOn = (law: Law, day: string) => {
    const { tables } = lawOfImport(law, { day: given(dayOfText(day)) });
    const [row] = given(tables.benchmarks.get("72083900")).filter(({ route }) => route === "(C)");
    return [
      Number(given(row).columnB.value) / 10 ** given(row).columnB.scale,
      tables.versions.benchmarks.version,
    ];
  };
  for (const time of times) {
    assert.deepEqual(benchmarkOn(lawOn(time), "2026-12-31"), [1.2, "2026-12-03"], time);
    assert.deepEqual(benchmarkOn(lawOn(time), "2027-01-01"), [1.1, "2026-12-02"], time);
  }
  assert.deepEqual(benchmarkOn(lawOn("2026-12-02T12:00:00Z"), "2026-12-31"), [1.37, "2026-11-21"]);
});

Deno.test("one law for all imports that the same tables apply to, also where it is asked for twice", () => {
  const law = lawOn("2027-03-01T12:00:00Z");
  const of = (from: Law, day: string) => lawOfImport(from, { day: given(dayOfText(day)) });
  assert.equal(of(law, "2026-03-01").tables, of(law, "2026-04-01").tables);
  assert.equal(of(law, "2027-04-01"), law);
  assert.equal(of(of(law, "2026-03-01"), "2027-04-01").tables, law.tables);
});

Deno.test("a factor that applies from 2031 on counts in plans of that year", () => {
  const made = planYears(lawOn("2027-03-01T12:00:00Z"), {
    firstYear: 2030,
    lastYear: 2032,
    pricePath: undefined,
    assumedCscf: undefined,
  });
  const assumed = given(made).years.map(({ assumedCscf }) => assumedCscf === undefined);
  assert.deepEqual(assumed, [true, true, false]);
});

Deno.test("the last benchmarks go on in a plan's year whose factor is set before its benchmarks are", () => {
  const law = lawOn("2027-03-01T12:00:00Z");
  const assumptions = { firstYear: 2030, lastYear: 2032, pricePath: undefined, assumedCscf: undefined };
  const { years } = given(planYears(law, assumptions));
  const made = Either.getOrThrow(
    trajectoryMaker(law, years)({
      cnCode: cn("72083900"),
      origin: origin("IND"),
      tonnage: decimal("1"),
      unit: undefined,
      productionRoute: "(C)",
      verified: undefined,
      precursors: undefined,
    }),
  );
  assert.ok(made.status === "ok");
  assert.deepEqual(made.years.map(({ known: { benchmark } }) => benchmark?.yearTo), [2030, 2030, 2030]);
  assert.deepEqual(made.years.map(({ known }) => known.freeAllocationTPerT.value > 0n), [true, true, true]);
  const calculated = outcomeOf(
    shipment(["72083900", "IND", "1", "2031-06-01"], { productionRoute: "(C)" }),
    law,
  );
  assert.equal(calculated.status, "needs_data");
});

Deno.test("a plan counts nothing in the years in which CBAM does not reach the goods, and names them", () => {
  const law = lawOn("2027-03-01T12:00:00Z");
  const planOf = (firstYear: number, country: string) => {
    const years = given(
      planYears(law, { firstYear, lastYear: 2028, pricePath: undefined, assumedCscf: undefined }),
    );
    const made = trajectoryMaker(law, years.years)({
      cnCode: cn("72083900"),
      origin: origin(country),
      tonnage: decimal("1"),
      unit: undefined,
      productionRoute: undefined,
      verified: undefined,
      precursors: undefined,
    });
    assert.ok(Either.isRight(made));
    return made.right;
  };
  const plan = planOf(2026, "TUR");
  assert.ok(plan.status === "ok");
  assert.deepEqual(plan.years.map(({ plan: { year } }) => year), [2026, 2027, 2028]);
  assert.deepEqual(plan.years.map(({ known }) => known.costEurPerT.value === 0n), [false, true, true]);
  assert.deepEqual(plan.notes[0], { kind: "yearsOutside", years: [2027, 2028] });
  assert.equal(planOf(2027, "TUR").status, "out_of_scope");
  const other = planOf(2026, "IND");
  assert.ok(other.status === "ok" && !other.notes.some(({ kind }) => kind === "yearsOutside"));
});

Deno.test("the mark of the law changes with a table for days before", () => {
  const markOn = (time: string) =>
    lawMark({
      law: lawOn(time),
      imports: { versions: {} },
      prices: reference.prices,
      changes: 0,
      release: "0.4.0",
    }).fingerprint;
  assert.notEqual(markOn("2026-12-02T12:00:00Z"), markOn("2026-12-03T12:00:00Z"));
  assert.equal(markOn("2026-12-06T11:00:00Z"), markOn("2026-12-06T12:00:00Z"));
});
