/**
 * Facts of entries as JSON: whatever facts an entry has, they are read as they were written, and a member that is not what
 * it should be is refused by its name.
 */
import * as FastCheck from "effect/FastCheck";
import { isBigDecimal } from "effect/BigDecimal";
import assert from "node:assert/strict";
import { factsJson, factsOf } from "../../../../src/adapters/postgres/imports/facts_json.ts";
import { exactJson } from "../../../../src/adapters/postgres/exact_json.ts";
import {
  claimedExemptions,
  determinations,
  type ImportFacts,
} from "../../../../src/domain/imports/ledger/entry.ts";
import { alpha2OfText } from "../../../../src/kernel/identifiers.ts";
import { jsonOf, recordOf } from "../../../../src/kernel/text/json.ts";
import { type Decimal, minus, toText, zero } from "../../../../src/kernel/decimal.ts";
import { day } from "../../../support/importer_year.ts";
import { cn, decimal, origin } from "../../../support/law.ts";

const { array, boolean, constantFrom, integer, option, record, string, tuple } = FastCheck;

/** Any text that the database reads back: one with NUL is refused before it is written. */
const text = string({ unit: "binary", maxLength: 12 }).map((drawn) => drawn.replaceAll("\0", ""));
const textOrNull = option(text);
const plain = tuple(integer({ min: 0, max: 2 ** 31 - 1 }), integer({ min: 0, max: 2 ** 31 - 1 })).map(
  ([whole, part]) => decimal(`${whole}.${part}`),
);
const signed = tuple(plain, boolean()).map(([value, isBelow]) => isBelow ? minus(zero, value) : value);
const plainOrNull = option(plain);
const days = integer({ min: 0, max: 3_000 }).map((later) =>
  day(new Date(Date.UTC(2024, 1, 28) + later * 86_400_000).toISOString().slice(0, 10))
);
const codes = integer({ min: 0, max: 99_999_999 }).map((number) => cn(String(number).padStart(8, "0")));
const origins = constantFrom("CHN", "IND", "XKX", "DEU").map(origin);

/** Members that are left out where they are undefined, as JSON leaves them out. */
const precursor = tuple(
  record({ cnCode: codes, tonnesPerTonne: plain }),
  record({
    productionRoute: option(text, { nil: undefined }),
    freeAllocationTPerT: option(plain, { nil: undefined }),
  }),
  record({ verifiedEmissionsTPerT: plain, origin: origins }, { requiredKeys: [] }),
).map(([needed, told, more]) => ({ ...needed, ...told, ...more }));

const actual = record({
  directTPerT: plain,
  indirectTPerT: plainOrNull,
  freeAllocationTPerT: plainOrNull,
  unitContent: plainOrNull,
  precursors: option(array(precursor, { maxLength: 3 })),
  defaultShare: plainOrNull,
  reportingPeriod: option(integer({ min: 2026, max: 2034 })),
  installation: record({
    id: text,
    name: textOrNull,
    unlocode: textOrNull,
    address: textOrNull,
    latitude: option(signed),
    longitude: option(signed),
    operator: textOrNull,
  }),
  verification: option(record({
    reportId: textOrNull,
    day: option(days),
    verifier: text,
    accreditation: textOrNull,
    accreditationBody: textOrNull,
    isSatisfactory: option(boolean()),
  })),
  value: option(record({ id: text, version: integer({ min: 1, max: 99 }) }), { nil: undefined }),
});

const anyFacts: FastCheck.Arbitrary<ImportFacts> = record({
  releasedOn: days,
  procedure: text,
  cnCode: codes,
  taricCode: textOrNull,
  origin: origins,
  netMassT: plain,
  mwh: plainOrNull,
  productionRoute: textOrNull,
  determination: constantFrom(...determinations),
  claimedExemption: option(constantFrom(...claimedExemptions)),
  reportingPeriod: option(integer({ min: 2026, max: 2034 }), { nil: undefined }),
  actual: option(actual),
  carbonPrice: option(record({ eurPerTco2e: plain, certifier: textOrNull, evidence: textOrNull })),
  placed: option(record({
    cnCode: codes,
    origin: origins,
    netMassT: plain,
    productionRoute: textOrNull,
    procedureReference: textOrNull,
  })),
  codes: array(record({ code: text, reference: textOrNull }), { maxLength: 3 }),
  memberState: constantFrom("DE", "FR").map((code) => alpha2OfText(code) ?? null),
  note: textOrNull,
});

const written = (facts: ImportFacts): unknown => jsonOf(JSON.stringify(factsJson(facts)));

Deno.test("facts are read as they were written, decimals to the last digit", () => {
  FastCheck.assert(FastCheck.property(anyFacts, (facts) => {
    assert.deepEqual(exactJson(factsOf(written(facts), "facts")), exactJson(facts));
  }));
});

Deno.test("a member that is of another kind, or lacks, is refused by its name", () => {
  FastCheck.assert(
    FastCheck.property(
      anyFacts,
      constantFrom<unknown>(undefined, 1.5, "?", ["?"], { of: 1 }),
      (facts, wrong) => {
        for (const name of Object.keys(facts)) {
          if (name === "reportingPeriod" && wrong === undefined) continue;
          const isText = ["procedure", "taricCode", "productionRoute", "note"].includes(name);
          if (isText && typeof wrong === "string") continue;
          const broken = { ...recordOf(written(facts)), [name]: wrong };
          assert.throws(() => factsOf(broken, "facts"), TypeError, name);
        }
      },
    ),
    { numRuns: 20 },
  );
});

Deno.test("a decimal is read in any form that the database may keep", () => {
  const mass = (netMassT: string): Decimal => {
    const [facts = assert.fail()] = FastCheck.sample(anyFacts, { numRuns: 1, seed: 1 });
    return factsOf({ ...recordOf(written(facts)), netMassT }, "facts").netMassT;
  };
  for (const text of ["0", "12.250", "1e-7", "12E+3", "000.5"]) assert.ok(isBigDecimal(mass(text)), text);
  assert.deepEqual(mass("12.25"), decimal("12.25"));
  for (const text of ["", " 1", "1,5", "1.2.3", "NaN"]) assert.throws(() => mass(text), TypeError, text);
});

Deno.test("precursors that say the same are one list, whichever entries they stand in; others never", () => {
  const [facts = assert.fail()] = FastCheck.sample(anyFacts, { numRuns: 1, seed: 1 });
  const [values = assert.fail()] = FastCheck.sample(actual, { numRuns: 1, seed: 1 });
  const listOf = (tonnes: ReadonlyArray<string>, note: string) =>
    factsOf(
      written({
        ...facts,
        note,
        actual: {
          ...values,
          precursors: tonnes.map((each) => ({
            cnCode: cn("72139190"),
            productionRoute: undefined,
            tonnesPerTonne: decimal(each),
            freeAllocationTPerT: undefined,
          })),
        },
      }),
      "facts",
    ).actual?.precursors;
  const many = Array.from({ length: 100 }, (_, at) => `0.${1_000 + at}`);
  const first = listOf(many, "one");
  assert.equal(first?.length, 100);
  assert.equal(listOf(many, "another"), first);
  assert.notEqual(listOf(many.slice(1), "one"), first);
  assert.equal(listOf([], "none")?.length, 0);
  const others = Array.from({ length: 3_000 }, (_, at) => `1.${at}1`);
  for (const each of others) {
    assert.deepEqual(listOf([each], "other")?.map(({ tonnesPerTonne }) => toText(tonnesPerTonne)), [each]);
  }
  assert.deepEqual(listOf(many, "one"), first);
});
