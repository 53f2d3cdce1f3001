/** All that a correction can change is told: by the history of the page, in words of each language, and by the record of the API. */
import { isBigDecimal } from "effect/BigDecimal";
import assert from "node:assert/strict";
import { changedMembers } from "../../../src/domain/imports/ledger/names/changed_members.ts";
import type { ActualValues, ImportFacts, LedgerEntry } from "../../../src/domain/imports/ledger/entry.ts";
import type { Precursor } from "../../../src/domain/cbam/calculation/shipment.ts";
import { importFields } from "../../../src/features/imports/pages/sentences.ts";
import { entryRecord } from "../../../src/features/imports/records/entry_record.ts";
import { plus } from "../../../src/kernel/decimal.ts";
import { alpha2OfText } from "../../../src/kernel/identifiers.ts";
import { isRecord } from "../../../src/kernel/text/json.ts";
import { languages } from "../../../src/web/words/language.ts";
import { day, entries } from "../../support/importer_year.ts";
import { cn, decimal, origin } from "../../support/law.ts";

const one = decimal("1");
const first = entries[0] ?? assert.fail("no entry");

const precursor: Required<Precursor> = {
  cnCode: cn("72139190"),
  productionRoute: "(C)",
  tonnesPerTonne: one,
  freeAllocationTPerT: one,
  verifiedEmissionsTPerT: one,
  origin: origin("TUR"),
};

/** Actual values with every member, made anew. */
const actualOf = (): Required<ActualValues> => ({
  directTPerT: one,
  indirectTPerT: one,
  freeAllocationTPerT: one,
  unitContent: one,
  precursors: [{ ...precursor }],
  defaultShare: one,
  reportingPeriod: 2026,
  installation: {
    id: "1",
    name: "Works",
    unlocode: "TRIST",
    address: "Street 1",
    latitude: one,
    longitude: one,
    operator: "Operator",
  },
  verification: {
    reportId: "R-1",
    day: day("2027-02-01"),
    verifier: "Verifier",
    accreditation: "D-1",
    accreditationBody: "DAkkS",
    isSatisfactory: true,
  },
  value: { id: "1", version: 1 },
});

/** Facts with every member, as no import has them all at once, made anew. */
const factsOf = (actual: ActualValues | null): Required<ImportFacts> => ({
  ...first.facts,
  taricCode: "7208390010",
  mwh: one,
  productionRoute: "(C)",
  claimedExemption: "territory",
  reportingPeriod: 2026,
  actual,
  carbonPrice: { eurPerTco2e: one, certifier: "Certifier", evidence: "E-1" },
  placed: {
    cnCode: cn("72061000"),
    taricCode: "7206100000",
    origin: origin("IND"),
    netMassT: one,
    productionRoute: "(C)",
    procedureReference: "IP-1",
  },
  codes: [{ code: "Y128", reference: "R-1" }],
  memberState: alpha2OfText("DE") ?? assert.fail("no country"),
  note: "note",
});

const entryOf = (actual: ActualValues | null): LedgerEntry => ({
  ...first,
  declarantId: "1",
  facts: factsOf(actual),
});

/** Members of an entry that say which one it is; a correction stays in the ledger of its importer. */
const ofEntryItself: ReadonlySet<string> = new Set(["id", "kind", "refersTo", "recordedOn", "importerId"]);
/** Members that only a supplier's value brings, whose id and version are told. */
const ofValue: ReadonlySet<string> = new Set([
  "facts/actual/defaultShare",
  "facts/actual/installation/latitude",
  "facts/actual/installation/longitude",
]);
/** The period of an import is that of its actual values, where it has some. */
const ofDefaults = "facts/reportingPeriod";

/** Paths to everything that has no parts. */
const leavesOf = (value: unknown, path: ReadonlyArray<string> = []): ReadonlyArray<ReadonlyArray<string>> =>
  isBigDecimal(value) || !(Array.isArray(value) || isRecord(value))
    ? [path]
    : Object.entries(value).flatMap(([name, each]) => leavesOf(each, [...path, name]));

const otherThan = (value: unknown): unknown => {
  if (isBigDecimal(value)) return plus(value, one);
  switch (typeof value) {
    case "number":
      return value + 1;
    case "boolean":
      return !value;
    case "string":
      return `${value.slice(0, -1)}${value.endsWith("9") ? "8" : "9"}`;
    default:
      return assert.fail("a member has no value to be changed");
  }
};

/** Puts another value at the path. */
const change = (value: unknown, [name = "", ...rest]: ReadonlyArray<string>): void => {
  const own = typeof value === "object" && value !== null ? value : assert.fail("no parts");
  const part: unknown = Reflect.get(own, name);
  if (rest.length === 0) Reflect.set(own, name, otherThan(part));
  else change(part, rest);
};

Deno.test("whatever a correction changes of an entry, its history names the member in every language, and its record has it", () => {
  for (const hasActual of [true, false]) {
    const made = () => entryOf(hasActual ? actualOf() : null);
    const leaves = leavesOf(made()).filter((path) => !ofEntryItself.has(path.join("/")));
    assert.ok(leaves.length > (hasActual ? 40 : 20));
    for (const path of leaves) {
      const named = path.join("/");
      if (named === "facts/actual" || ofValue.has(named) || (hasActual && named === ofDefaults)) continue;
      const changed = made();
      change(changed, path);
      const members = changedMembers(made(), changed);
      assert.equal(members.length, 1, named);
      for (const language of languages) {
        const [member = ""] = members;
        assert.notEqual(importFields(language).nameOf(member), member, `${language} ${member}`);
      }
      assert.notDeepEqual(entryRecord(changed), entryRecord(made()), named);
    }
    assert.deepEqual(changedMembers(made(), made()), []);
  }
});

Deno.test("a reporting period that values bring or leave behind is named where it is another one, whoever said it", () => {
  const of = (year: number, actual: number | null | undefined, named?: number): LedgerEntry => ({
    ...first,
    facts: {
      ...first.facts,
      releasedOn: day(`${year}-01-05`),
      actual: actual === undefined ? null : { ...actualOf(), reportingPeriod: actual },
      reportingPeriod: named,
    },
  });
  const isNamed = (before: LedgerEntry, after: LedgerEntry) =>
    [[before, after], [after, before]].map(([one, other]) =>
      changedMembers(one ?? first, other ?? first).includes("reporting_period")
    );
  const [yes, no] = [[true, true], [false, false]];
  assert.deepEqual(isNamed(of(2028, 2027), of(2028, undefined)), yes, "lost with the values");
  assert.deepEqual(isNamed(of(2028, 2027), of(2028, undefined, 2027)), no, "kept without them");
  assert.deepEqual(isNamed(of(2028, 2028), of(2028, undefined)), no, "the year of release");
  assert.deepEqual(isNamed(of(2028, null), of(2027, undefined)), no, "nobody named one");
  assert.deepEqual(isNamed(of(2028, 2027), of(2028, 2028)), yes, "of one value and another");
});
