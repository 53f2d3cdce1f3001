/** Customs procedures beside determinations of emissions: which of them agree, which contradict each other, and which leave a question. */
import assert from "node:assert/strict";
import { isContradiction, procedureFindings } from "../../../src/domain/imports/figures/procedures.ts";
import { determinations, type ImportFacts } from "../../../src/domain/imports/ledger/entry.ts";
import { apiSentence } from "../../../src/kernel/findings/finding.ts";
import { actualValuesOf } from "../../support/actual_values.ts";
import { figuresOf, yearLaw } from "../../support/importer_year.ts";
import { cn, decimal, origin } from "../../support/law.ts";

const [steel] = figuresOf().filter(({ state, standing, unit }) =>
  state === "default" && standing === "in_scope" && unit === "t"
);
const facts = steel?.live.entry.facts ?? assert.fail("an import by default values");
const placed = {
  cnCode: cn("72083900"),
  origin: origin("CHN"),
  netMassT: decimal("60"),
  productionRoute: null,
  procedureReference: null,
};

const judged = (
  procedure: string,
  determination: ImportFacts["determination"],
  beside: Partial<ImportFacts> = {},
): string => {
  const isActual = determination === "actual" || determination === "outward";
  const [finding] = procedureFindings(yearLaw.tables, {
    ...facts,
    procedure,
    determination,
    placed: determination === "inward" ? placed : null,
    actual: isActual ? actualValuesOf("TR-1", "1.2") : null,
    ...beside,
  });
  if (finding === undefined) return "agree";
  return `${finding.kind} ${isContradiction(finding) ? "contradicts" : "asks"}`;
};

const other = "otherProcedure contradicts";
const inward = "afterInward contradicts";

/** By procedure: default, actual, returned, outward, inward. */
const expected: Readonly<Record<string, ReadonlyArray<string>>> = {
  "4000": ["agree", "agree", other, other, other],
  "4200": ["agree", "agree", other, other, other],
  "4053": ["agree", "agree", other, other, other],
  "4051": [inward, "afterInward asks", inward, inward, "agree"],
  "4254": [inward, "afterInward asks", inward, inward, "agree"],
  "6131": [inward, "afterInward asks", inward, inward, "agree"],
  "4071": ["agree", "agree", other, "agree", "agree"],
  "6110": ["notReturned asks", "notReturned asks", "agree", other, other],
  "6323": ["notReturned asks", "notReturned asks", "agree", other, other],
  "4023": ["agree", "agree", "agree", other, other],
  "6121": [
    "afterOutward contradicts",
    "afterOutward contradicts",
    "afterOutward asks",
    "agree",
    other,
  ],
  "4800": [
    "standardExchange asks",
    "standardExchange asks",
    "afterOutward asks",
    "agree",
    other,
  ],
  "4600": [
    "afterOutward contradicts",
    "afterOutward contradicts",
    "afterOutward asks",
    "agree",
    other,
  ],
};

for (const [procedure, kinds] of Object.entries(expected)) {
  Deno.test(`procedure ${procedure} beside each determination agrees, contradicts it or leaves a question`, () => {
    assert.deepEqual(determinations.map((each) => judged(procedure, each)), kinds);
  });
}

Deno.test("goods outside Annex I and of the Union are asked about after inward processing alone, claimed exemptions about nothing", () => {
  for (const beside of [{ cnCode: cn("84818081") }, { origin: origin("DEU") }]) {
    assert.equal(judged("4051", "default", beside), inward);
    assert.equal(judged("6110", "default", beside), "agree");
    assert.equal(judged("4000", "returned", beside), "agree");
  }
  assert.equal(judged("4051", "default", { claimedExemption: "military" }), "agree");
});

Deno.test("the declaration that names the reference of inward processing is that of customs", () => {
  const [finding = assert.fail()] = procedureFindings(yearLaw.tables, { ...facts, procedure: "4051" });
  assert.match(apiSentence(finding, ""), /The customs declaration names the reference of their procedure/);
});

Deno.test("every sentence names procedure, determination, the article and what to write", () => {
  for (const procedure of Object.keys(expected)) {
    for (const determination of determinations) {
      for (
        const finding of procedureFindings(yearLaw.tables, { ...facts, procedure, determination, placed })
      ) {
        const said = apiSentence(finding, "");
        for (const part of [`Procedure ${procedure} `, `determination is ${determination}`, "Article 6("]) {
          assert.ok(said.includes(part), said);
        }
      }
    }
  }
});
