import assert from "node:assert/strict";
import { lawText } from "../../../../src/kernel/findings/law/law_text.ts";
import {
  outsideAnnexI,
  reachOf,
  recommend,
  type Scope,
  scopeOf,
} from "../../../../src/domain/cbam/law/scope.ts";
import { cn, decimal, law, origin, outcomeOf, reasonOf, shipment } from "../../../support/law.ts";

const { tables } = law;

const outside = (code: string): Scope => {
  const scope = scopeOf(tables, cn(code));
  assert.equal(scope.inScope, false, code);
  return scope;
};

Deno.test("a heading outside of CBAM with listed goods below it names them and needs data instead of costing 0", () => {
  for (
    const [heading, listed] of [
      ["25230000", ["25231000", "25232100", "25232900", "25233000", "25239000"]],
      ["28040000", ["28041000"]],
      ["26010000", ["26011200"]],
      ["25070000", ["25070080"]],
      ["28340000", ["28342100"]],
      ["28000000", ["28041000", "28080000", "2814", "28342100"]],
    ] as const
  ) {
    const scope = outside(heading);
    assert.equal(scope.problem?.kind, "heading");
    const outcome = outcomeOf(shipment([heading, "CHN", "100", "2026-02-15"]));
    assert.ok(outcome.status === "needs_data", heading);
    assert.match(
      reasonOf(outcome),
      new RegExp(`^${heading} is no code of goods but a heading; .*eight digits\\.$`),
    );
    const { needsAuthorisedDeclarant, rationale } = recommend(tables, scope, decimal("100"));
    assert.equal(needsAuthorisedDeclarant, false);
    for (const code of listed) {
      assert.ok(reasonOf(outcome).includes(code) && lawText(rationale).includes(code), code);
    }
  }
});

Deno.test("no heading of the tables costs 0 or has figures, from whatever origin", () => {
  const headings = [...tables.goods.values()].filter(({ isHeading }) => isHeading);
  assert.equal(headings.length, 60);
  for (const { cnCode } of headings) {
    for (const country of ["CHN", "NOR"]) {
      const outcome = outcomeOf(shipment([cnCode, country, "100", "2026-02-15"]));
      assert.ok(outcome.status === "needs_data", cnCode);
      assert.match(reasonOf(outcome), /below it: ask with all eight digits\.$/);
    }
  }
});

Deno.test("a code that the nomenclature doesn't have is said not to exist, with codes near it", () => {
  for (
    const [code, message] of [
      [
        "77083900",
        /^77083900 is no CN code: the Combined Nomenclature has no chapter 77\. .*near it:.* 72083900/,
      ],
      ["27083900", /^27083900 is no CN code: .* has no subheading 270839\. .*near it: 72083900\.$/],
      ["72380000", /^72380000 is no CN code: .* has no heading 7238\./],
      ["99999999", /^99999999 is no CN code: .* has no heading 9999\./],
      ["98400000", /^98400000 is no CN code: .* has no heading 9840\./],
      ["00000000", /^00000000 is no CN code: .* has no chapter 00\./],
      ["72089999", /^72089999 is no CN code: .* has no subheading 720899\. .*near it: 72089020, 72089080\.$/],
    ] as const
  ) {
    const { problem } = scopeOf(tables, cn(code));
    assert.equal(problem?.kind, "absent", code);
    const outcome = outcomeOf(shipment([code, "CHN", "100", "2026-02-15"]));
    assert.ok(outcome.status === "needs_data", code);
    assert.match(reasonOf(outcome), message);
    assert.match(recommend(tables, scopeOf(tables, cn(code)), decimal("1")).rationale.kind, /./);
  }
});

Deno.test("a code that a newer nomenclature may have is outside by its origin, and needs data from elsewhere", () => {
  const scope = scopeOf(tables, cn("72083901"));
  assert.equal(scope.problem?.kind, "unlisted");
  assert.equal(
    reachOf(tables, scope, { cnCode: cn("72083901"), origin: origin("NOR") }).status,
    "out_of_scope",
  );
  assert.equal(
    reachOf(tables, scope, { cnCode: cn("72083901"), origin: origin("CHN") }).status,
    "needs_data",
  );
});

Deno.test("the code of other goods is outside of CBAM, however many zeros it ends with", () => {
  for (
    const code of [
      "28020000",
      "72025000",
      "87032319",
      "25070020",
      "09019000",
      "98800100",
      "99500000",
      "87030000",
    ]
  ) {
    const scope = outside(code);
    assert.equal(scope.problem, undefined, code);
    assert.match(lawText(outsideAnnexI(cn(code)).reason), /so CBAM does not apply to it\.$/);
    assert.match(
      lawText(recommend(tables, scope, decimal("100")).rationale),
      /no authorisation is needed\.$/,
    );
  }
});

Deno.test("the table of headings has the 1 228 headings and 5 612 subheadings of the Harmonized System of 2022", () => {
  const { nomenclature } = tables;
  assert.equal(nomenclature.size, 1228);
  assert.equal([...nomenclature.values()].reduce((sum, { size }) => sum + size, 0), 5612);
  const chapters = new Set([...nomenclature.keys()].map((heading) => heading.slice(0, 2)));
  assert.equal(chapters.size, 96);
  assert.equal(chapters.has("77"), false);
  for (const heading of ["0101", "2523", "3827", "7229", "8485", "8549", "8807", "9620", "9706"]) {
    assert.ok(nomenclature.has(heading), heading);
  }
  for (const prefix of tables.annexI.keys()) {
    assert.ok(prefix.length < 4 || nomenclature.has(prefix.slice(0, 4)), prefix);
  }
});

Deno.test("the sentence about 50 t counts neither electricity nor hydrogen", () => {
  for (const tonnage of ["1", "51"]) {
    const { rationale } = recommend(tables, scopeOf(tables, cn("72083900")), decimal(tonnage));
    assert.match(lawText(rationale), /net mass of all CBAM goods but electricity and hydrogen/);
  }
  for (const code of ["27160000", "28041000"]) {
    const { rationale } = recommend(tables, scopeOf(tables, cn(code)), decimal("1"));
    assert.match(lawText(rationale), /does not exist for/);
  }
});

Deno.test("the recommendation of a code of which Annex I lists a part says so", () => {
  for (const tonnage of ["1", "51"]) {
    const { rationale } = recommend(tables, scopeOf(tables, cn("25070080")), decimal(tonnage));
    assert.match(
      lawText(rationale),
      /^Annex I lists only a part of CN code 25070080: calcined clay only .*; for that part: The/,
    );
  }
});
