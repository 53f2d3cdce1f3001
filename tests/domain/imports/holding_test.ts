/** What the known importer holds at the quarters' ends of 2027 and 2028. */
import assert from "node:assert/strict";
import { atOnce } from "../../../src/kernel/steps.ts";
import { isDutiable } from "../../../src/domain/imports/declaration/dutiable.ts";
import { declaredPairs, withoutReturned } from "../../../src/domain/imports/holding/basis.ts";
import {
  type Holding,
  holdingInSteps,
  type HoldingQuestion,
} from "../../../src/domain/imports/holding/holding.ts";
import { liveImports } from "../../../src/domain/imports/ledger/live.ts";
import { viewInSteps } from "../../../src/domain/imports/threshold/threshold.ts";
import { toText, zero } from "../../../src/kernel/decimal.ts";
import { decimal, origin } from "../../support/law.ts";
import {
  day,
  entriesOfYear,
  expectedYear,
  figuresOf,
  importTables,
  written,
  yearLaw,
} from "../../support/importer_year.ts";

const passedOf = (year: number) =>
  atOnce(viewInSteps({
    entries: entriesOfYear(year),
    year,
    tables: yearLaw.tables,
    threshold: importTables.thresholds[0] ?? assert.fail("no threshold"),
    asOf: day(`${year}-12-31`),
  })).passedOn?.day;

const holding = (year: number, more: Partial<HoldingQuestion> = {}): Holding =>
  atOnce(holdingInSteps({
    year,
    law: yearLaw,
    imports: liveImports(entriesOfYear(year)),
    passedOn: new Map([["importer", passedOf(year) ?? assert.fail("not passed")]]),
    declared: undefined,
    heldOn: () => 0,
    ...more,
  }));

const declared = atOnce(declaredPairs(
  figuresOf().filter((each) => isDutiable(yearLaw.tables, each, new Map([["importer", day("2026-04-14")]]))),
  [],
));

const asWritten = ({ quarters }: Holding) =>
  Object.fromEntries(quarters.map((quarter) => [quarter.quarter, {
    a_basis_t: written(quarter.basisAT, 6),
    a_hold: quarter.holdA,
    a_of_which_hydrogen_and_electricity_t: written(quarter.neverExemptT, 6),
    b_basis_t: quarter.basisBT === undefined ? null : written(quarter.basisBT, 6),
    b_hold: quarter.holdB ?? null,
    first_obliged_by_22_2a: quarter.isObliged,
  }]));

Deno.test("the known importer holds in 2027 by basis (a), from the quarter after the threshold was passed", () => {
  const { holding_2027: expected } = expectedYear;
  const found = holding(2027);
  assert.deepEqual(found.withoutFigures, []);
  assert.deepEqual(asWritten(found), expected.quarters);
  assert.equal(passedOf(2027), expected.threshold_passed_on);
  assert.equal(found.firstQuarter, expected.first_quarter_end_by_22_2a);
  assert.equal(found.obliged, expected.repurchase_limit_a);
  assert.ok(found.findings.some(({ kind }) => kind === "noBasisB"));
});

Deno.test("in 2028 the known importer may hold by basis (b), the declaration of 2026", () => {
  const { holding_2028: expected } = expectedYear;
  const found = holding(2028, { declared });
  assert.deepEqual(asWritten(found), expected.quarters);
  assert.equal(found.firstQuarter, expected.first_quarter_end_by_22_2a);
  assert.equal(found.obliged, expected.repurchase_limit_a);
  assert.equal(
    holding(2028, { declared, basis: "b" }).quarters[3]?.due,
    expected.quarters["2028-Q4"]?.b_hold,
  );
});

Deno.test("returned goods among the tonnes that (b) divides by are named, with the number without them", () => {
  const noted = (more: Partial<HoldingQuestion>) =>
    holding(2028, more).findings.filter(({ kind }) => kind.endsWith("Returned"));
  const told = { kind: "basisBReturned", pairs: ["73181552 KOR"], year: 2026 };
  assert.deepEqual(noted({ declared }), [{ ...told, hold: 2565, without: 2568 }]);
  const withOthers = declared.map((pair) =>
    pair.cnCode === "27160000" ? { ...pair, netT: zero, returned: pair.quantity } : pair
  );
  assert.deepEqual(noted({ declared: withOthers }), [
    { ...told, hold: 2338, without: 2341 },
    { kind: "basisBOnlyReturned", pairs: ["27160000 UKR"], year: 2026 },
  ]);
  assert.deepEqual(noted({ declared: withoutReturned(declared) }), []);
  const others = liveImports(entriesOfYear(2028)).filter(({ entry }) => entry.facts.cnCode !== "73181552");
  assert.deepEqual(noted({ declared, imports: others }), []);
});

Deno.test("before the first quarter that is obliged only electricity and hydrogen are due, and a finding says so", () => {
  const { quarters, findings } = holding(2027);
  assert.deepEqual(quarters.map(({ due }) => due), [3, 230, 2143, 2553]);
  assert.deepEqual(findings.find(({ kind }) => kind === "neverExemptDueBefore"), {
    kind: "neverExemptDueBefore",
    quarters: ["2027-Q1", "2027-Q2"],
  });
});

Deno.test("what lacks is counted from the account, priced at the newest price, and ordered ten working days before", () => {
  const [, , third] = holding(2027, { heldOn: (on) => on === "2027-09-30" ? 2000 : 0 }).quarters;
  assert.equal(third?.short, 143);
  assert.equal(written(third?.shortEur ?? decimal("0"), 2), "11771.76");
  assert.equal(third?.orderBy, "2027-09-16");
  const told = { kind: "shortAtPrice", eur: "82.32", period: "2026-Q3" };
  assert.deepEqual(holding(2027).findings.find(({ kind }) => kind === "shortAtPrice"), told);
  const { findings } = holding(2027, { heldOn: () => 5_000 });
  assert.ok(!findings.some(({ kind }) => kind === "shortAtPrice"));
});

Deno.test("there is nothing to hold before 2027", () => {
  assert.deepEqual(holding(2026).quarters, []);
});

Deno.test("in a year without a correction factor a finding says how many imports the numbers lack", () => {
  const { findings, withoutFigures } = holding(2031);
  const imports = withoutFigures.length;
  assert.ok(imports > 20);
  assert.deepEqual(findings.find(({ kind }) => kind === "heldWithout"), { kind: "heldWithout", imports });
});

Deno.test("a code and origin that were not declared leave no basis (b), and are named", () => {
  const without = declared.filter(({ cnCode }) => cnCode !== "27160000");
  const { quarters, findings } = holding(2028, { declared: without });
  assert.equal(quarters[3]?.basisBT, undefined);
  assert.equal(quarters[0]?.holdB, 59);
  assert.deepEqual(findings.find(({ kind }) => kind === "pairsNotDeclared"), {
    kind: "pairsNotDeclared",
    pairs: ["27160000 UKR"],
  });
});

Deno.test("a code and origin that were declared and not calculated are told apart from those that were not", () => {
  const [first = assert.fail()] = figuresOf();
  const { cnCode, origin: country } = first.live.entry.facts;
  const others = declared.filter((pair) => pair.cnCode !== cnCode || pair.origin !== country);
  const uncalculated = atOnce(declaredPairs([], [first]));
  const { quarters, findings } = holding(2028, { declared: [...others, ...uncalculated] });
  assert.equal(quarters[3]?.basisBT, undefined);
  assert.deepEqual(findings.filter(({ kind }) => kind.startsWith("pairs")), [
    { kind: "pairsNotCalculated", pairs: [`${cnCode} ${country}`], year: 2026 },
  ]);
  assert.deepEqual(atOnce(declaredPairs([first], [first])), atOnce(declaredPairs([first], [])));
});

Deno.test("what an importer below the threshold imports needs no earlier declaration", () => {
  const [own = assert.fail()] = liveImports(entriesOfYear(2028));
  const small = {
    ...own,
    id: "small",
    entry: {
      ...own.entry,
      importerId: "small",
      facts: { ...own.entry.facts, origin: origin("ZAF"), netMassT: decimal("1") },
    },
  };
  const imports = [...liveImports(entriesOfYear(2028)), small];
  const { quarters, findings } = holding(2028, { imports, declared, basis: "b" });
  assert.equal(quarters[3]?.due, quarters[3]?.holdB);
  assert.ok(findings.some(({ kind }) => kind === "basisBPerTonne"));
  assert.ok(!findings.some(({ kind }) => kind === "pairsNotDeclared"));
});

Deno.test("imports that basis (a) can't calculate count by basis (b), which needs their tonnes alone", () => {
  const byA = holding(2031, { declared }).quarters[3];
  assert.equal(byA?.due, 227, "electricity alone");
  const byB = holding(2031, { declared, basis: "b" });
  const { due, holdB, imports = [] } = byB.quarters[3] ?? {};
  assert.equal(due, expectedYear.holding_2028.quarters["2028-Q4"]?.b_hold);
  assert.equal(due, holdB);
  assert.ok(imports.length > (byA?.imports.length ?? 0) + 20);
  assert.ok(!byB.findings.some(({ kind }) => kind === "heldWithout"));
  const none = holding(2031, { declared: declared.slice(1), basis: "b" });
  assert.deepEqual(none.quarters[3], { ...byA, holdB: undefined, basisBT: undefined });
  assert.ok(none.findings.some(({ kind }) => kind === "heldWithout"));
});

Deno.test("imports of an importer below the threshold are not said to be lacking", () => {
  const { withoutFigures, findings } = holding(2031, { passedOn: new Map() });
  const codes = new Set(withoutFigures.map(({ live }) => live.entry.facts.cnCode));
  assert.deepEqual([...codes].sort(), ["28041000"]);
  assert.deepEqual(findings.find(({ kind }) => kind === "heldWithout"), {
    kind: "heldWithout",
    imports: withoutFigures.length,
  });
});

Deno.test("goods of an importer who did not pass the threshold are not held for, but electricity and hydrogen", () => {
  const { quarters, firstQuarter } = holding(2027, { passedOn: new Map() });
  assert.equal(firstQuarter, undefined);
  assert.deepEqual(quarters.map(({ due }) => due), [3, 230, 230, 230]);
  assert.deepEqual(quarters.map(({ isObliged }) => isObliged), [false, false, false, false]);
});

Deno.test("of two importers each counts from the quarter after its own threshold", () => {
  const own = liveImports(entriesOfYear(2027));
  const others = own.map((live) => ({
    ...live,
    id: `${live.id}b`,
    entry: { ...live.entry, importerId: "other" },
  }));
  const { quarters, firstQuarter } = holding(2027, {
    imports: [...own, ...others],
    passedOn: new Map([["importer", day("2027-04-14")], ["other", day("2027-09-30")]]),
  });
  assert.equal(firstQuarter, "2027-Q3");
  const alone = holding(2027).quarters;
  assert.equal(quarters[3]?.due, 5106);
  assert.equal(quarters[2]?.due, Math.ceil((4285.20447 + 458.886905) / 2));
  assert.equal(alone[2]?.due, 2143);
});

Deno.test("what three codes and origins come to by basis (b) is whole where their sum is", () => {
  const [own = assert.fail()] = liveImports(entriesOfYear(2028));
  const origins = ["CHN", "IND", "TUR"].map(origin);
  const imports = origins.map((each) => ({
    ...own,
    id: each,
    entry: { ...own.entry, facts: { ...own.entry.facts, origin: each, netMassT: decimal("1") } },
  }));
  const { cnCode } = own.entry.facts;
  const pairs = origins.map((each) => ({
    cnCode,
    origin: each,
    netT: decimal("2"),
    quantity: decimal("3"),
    returned: zero,
  }));
  const { quarters } = holding(2028, { imports, declared: pairs });
  assert.deepEqual(quarters.map(({ basisBT, holdB }) => [basisBT && toText(basisBT), holdB]), [
    ["2", 1],
    ["2", 1],
    ["2", 1],
    ["2", 1],
  ]);
});
