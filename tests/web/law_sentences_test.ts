import assert from "node:assert/strict";
import * as Either from "effect/Either";
import { calculate } from "../../src/domain/cbam/calculation/calculation.ts";
import type { Shipment } from "../../src/domain/cbam/calculation/shipment.ts";
import { type Law, lawInForce } from "../../src/domain/cbam/law/law.ts";
import { recommend, scopeOf } from "../../src/domain/cbam/law/scope.ts";
import type { LawFinding } from "../../src/kernel/findings/law/law_finding.ts";
import { lawText, readLawText } from "../../src/kernel/findings/law/law_text.ts";
import { lawSentence } from "../../src/web/law/law_sentence.ts";
import { languages } from "../../src/web/words/language.ts";
import { one } from "../../src/kernel/decimal.ts";
import { askedAtMs, cn, decimal, law, origin, reference, settledOf, shipment } from "../support/law.ts";
import { withElectricity } from "../support/law_with_electricity.ts";
import { find } from "../support/search.ts";
import { assertIn } from "../support/page_words.ts";

/** Every finding once, told apart by its words and not by its numbers. */
const said = new Map<string, LawFinding>();

const note = (finding: LawFinding | undefined): void => {
  if (finding !== undefined) said.set(lawText(finding).replace(/\d+/g, "0"), finding);
};

const laws: ReadonlyArray<Law> = [
  law,
  lawInForce(withElectricity.tables, withElectricity.prices, askedAtMs),
  lawInForce(reference.tables, [], askedAtMs),
  lawInForce(reference.tables, reference.prices, Date.parse("2026-05-02T12:00:00Z")),
  ...[...reference.tables.dataSets.values()].map((dataSet): Law => ({
    ...law,
    dataSet,
    isDataSetNamed: true,
  })),
];

const days = ["2026-02-15", "2026-08-15", "2027-05-15", "2032-05-15", "2034-02-01", "2060-01-01"];

const values: ReadonlyArray<Partial<Shipment>> = [
  {},
  { verifiedDirectTPerT: decimal("0"), verifiedIndirectTPerT: decimal("1") },
  { verifiedDirectTPerT: decimal("1"), assumedCscf: decimal("0.5") },
  { originCarbonPriceEurPerT: decimal("3"), time: { year: 2026 } },
  { originCarbonPriceEurPerT: decimal("900"), verifiedDirectTPerT: decimal("900") },
  {
    verifiedDirectTPerT: decimal("1"),
    verifiedIndirectTPerT: decimal("1"),
    verifiedFreeAllocationTPerT: decimal("0.5"),
    assumedCscf: decimal("1"),
  },
  { verifiedDirectTPerT: decimal("1"), unitContent: one, reportingPeriod: 2026 },
  { time: { year: 2026, isAssumed: true } },
  { verifiedIndirectTPerT: decimal("0") },
  {
    verifiedDirectTPerT: decimal("0.001"),
    verifiedIndirectTPerT: decimal("0"),
    verifiedFreeAllocationTPerT: decimal("500"),
  },
];

const precursor = {
  cnCode: cn("72230019"),
  productionRoute: undefined,
  tonnesPerTonne: decimal("6.5"),
  freeAllocationTPerT: undefined,
  origin: origin("DEU"),
};

/** What complex goods and electricity are asked with. */
const precursors: ReadonlyArray<Partial<Shipment>> = [
  [precursor],
  [{ ...precursor, freeAllocationTPerT: decimal("0.5") }],
  [{ ...precursor, freeAllocationTPerT: decimal("9") }],
  [{ ...precursor, origin: undefined, verifiedEmissionsTPerT: decimal("3") }],
].map((each) => ({
  verifiedDirectTPerT: decimal("1"),
  verifiedIndirectTPerT: decimal("0"),
  assumedCscf: decimal("1"),
  precursors: each,
}));

/** Codes of goods, of headings, of none, and of goods that CBAM does not reach. */
const codesOf = ({ tables }: Law) =>
  [...tables.goods.keys(), "25070000", "28140000", "87032110", "77083900", "72083901", "72089999"].map(cn);

const ask = (under: Law, country: string, day: string, more: Partial<Shipment>): void => {
  for (const code of codesOf(under)) {
    const outcome = calculate(under, shipment([code, country, "3", day], more));
    if (Either.isLeft(outcome)) continue;
    const { right } = outcome;
    if ("reason" in right) note(right.reason);
    if ("notes" in right) right.notes.forEach(note);
  }
};

Deno.test("every sentence of the law reads well in each language and names nothing of the API; the API's own is read back", () => {
  for (const under of laws) {
    for (const country of ["CHN", "ZWE"]) {
      for (const day of days) for (const more of values) ask(under, country, day, more);
    }
  }
  for (const more of precursors) {
    for (const [code, day] of [["73181552", "2031"], ["73181552", "2034"], ["27160000", "2031"]] as const) {
      settledOf(shipment([code, "CHN", "3", `${day}-02-15`], more)).notes.forEach(note);
    }
  }
  settledOf(shipment(["73181552", "CHN", "3", "2026-02-15"], {
    verifiedDirectTPerT: decimal("1"),
    verifiedFreeAllocationTPerT: decimal("0.5"),
    precursors: [precursor],
  })).notes.forEach(note);
  for (const country of reference.tables.exemptOrigins.keys()) {
    const outcome = calculate(law, shipment(["72083900", origin(country), "3", "2026-02-15"]));
    if (Either.isRight(outcome) && "reason" in outcome.right) note(outcome.right.reason);
  }
  for (const code of codesOf(law)) {
    for (const tonnage of ["1", "500"]) {
      note(recommend(law.tables, scopeOf(law.tables, code), decimal(tonnage)).rationale);
    }
  }
  for (let digits = 0; digits < 10_000; digits++) {
    const text = String(digits);
    for (const query of [text, text.padStart(4, "0"), `${text}00`]) {
      note(find(query).finding);
    }
  }
  for (
    const words of [
      "12345678901234",
      "gadget",
      "tractor",
      "Weizen",
      "voiture",
      "steel gadget",
      "pneu",
      "xqzw steel",
      "stainless bolt painted",
    ]
  ) {
    note(find(words).finding);
  }
  for (const taricCode of ["2523100010", "2523900010"]) {
    settledOf(shipment([taricCode.slice(0, 8), "ALB", "3", "2026-02-15"], { taricCode })).notes.forEach(note);
  }
  note({ kind: "massOfShip", tonnes: "24500" });
  note({ kind: "electricityAboveLimit", intensity: "0.907", most: "0.55" });
  note({ kind: "routeAssumed", route: "(C)", costs: ["(D) 108064.79"] });
  for (const kind of ["intensityUnusual", "intensityTiny"] as const) {
    note({ kind, intensity: "5", unit: "MWh", usual: "0.907", markUp: "without" });
  }
  for (const compared of ["total", "direct"] as const) {
    note({ kind: "precursorsAboveIntensity", precursors: "2.2", intensity: "1.95", compared });
  }
  assert.ok(said.size > 40, String(said.size));
  for (const finding of said.values()) {
    const text = lawText(finding);
    assert.deepEqual(readLawText(text), finding, text);
    for (const language of languages) {
      const sentence = lawSentence(finding, language);
      assertIn[language](sentence.replaceAll("tCO2e", "t"));
      assert.ok(language === "en" || sentence !== text, text);
    }
  }
});

Deno.test("costs by other routes have thousands marks on pages of every language, and stay as they are in the API", () => {
  const finding = { kind: "routeAssumed", route: "(C)", costs: ["(D) 108064.79"] } as const;
  assert.match(lawText(finding), /\(D\) 108064\.79 EUR\.$/);
  assert.match(lawSentence(finding, "en"), /\(D\)\s108,064\.79\sEUR\.$/);
  assert.match(lawSentence(finding, "de"), /\(D\)\s108\.064,79\sEUR\.$/);
});

Deno.test("goods whose country has a line of other goods of their code alone are told which goods that line is of", () => {
  const saidOf = (country: string, code: string, more: Partial<Shipment>) =>
    settledOf(shipment([code, country, "3", "2026-02-15"], more)).notes;
  const [white, ...none] = saidOf("ALB", "25231000", { taricCode: "2523100010" });
  assert.deepEqual(none, []);
  assert.ok(white !== undefined);
  assert.equal(
    lawText(white),
    "The default value that the act prints for ALB is that of TARIC code 2523100090 (Grey clinker or cement, route (A)): for TARIC code 2523100010 that of other countries and territories applies.",
  );
  assert.match(lawSentence(white, "en"), /for Albania is that of TARIC code 2523100090 \(Grey clinker/);
  assert.match(lawSentence(white, "de"), /TARIC-Codes 2523100090 \(Grauer Klinker oder Zement\): Für den/);
  assert.match(lawSentence(white, "fr"), /TARIC 2523100090 \(Clinker ou ciment gris\)\u00a0: pour/);
  const values = { verifiedDirectTPerT: decimal("1.2"), productionRoute: "(B)" };
  const beside = saidOf("ALB", "25231000", values).find(({ kind }) => kind === "otherVariantValue");
  assert.match(beside === undefined ? "" : lawText(beside), /applies to the indirect intensity\.$/);
  assert.deepEqual(saidOf("ALB", "25231000", { taricCode: "2523100090" }), []);
});

Deno.test("a part of a code is asked for where no TARIC code says that the goods are of it", () => {
  const said = (taricCode: string | undefined) =>
    settledOf(shipment(["25070080", "CHN", "3", "2026-02-15"], { taricCode })).notes
      .filter(({ kind }) => kind === "partOfCode" || kind === "notice").length;
  assert.deepEqual([undefined, "2507008020", "2507008080"].map(said), [1, 1, 0]);
});

/** Sentences as the release before wrote them: stored rows have them. */
const stored: ReadonlyArray<readonly [string, LawFinding["kind"]]> = [
  ["CN code 72083900 was split off 72083800: the values of that code apply.", "splitOff"],
  [
    "The act prints no default value of this CN code for ZWE: that of other countries and territories applies.",
    "otherCountriesValue",
  ],
  [
    "No production route was named: (C), that of the default values, is assumed for the free allocation. Net cost by the other routes: (D) 5586.39 EUR, (E) 120.00 EUR.",
    "routeAssumed",
  ],
  [
    "CBAM does not apply to goods originating in Norway: it is listed in Annex III of Regulation (EU) 2023/956.",
    "exemptOrigin",
  ],
  [
    'No goods of Annex I are known by "a, b", "c": try other or fewer words, or the first digits of the CN code.',
    "unknownWords",
  ],
];

Deno.test("sentences that earlier releases stored are read back, other words are not", () => {
  for (const [text, kind] of stored) {
    const finding = readLawText(text);
    assert.equal(finding?.kind, kind, text);
    assert.ok(finding !== undefined && lawText(finding) === text);
  }
  for (
    const text of ["", "The goods are nice.", "CN code x was split off y: the values of that code apply."]
  ) {
    assert.equal(readLawText(text), undefined, text);
  }
});

Deno.test("sentences of releases before, which stored rows keep, are read as what they say", () => {
  for (
    const [unit, content] of [["tonne of clinker", "t of clinker"], [
      "kilogram of nitrogen",
      "kg of nitrogen",
    ]]
  ) {
    const former =
      `The verified intensities are given per ${unit}: with 0.8 ${content} in a tonne of goods the ` +
      "embedded emissions are 0.72 tCO2e per tonne of goods (Implementing Regulation (EU) 2025/2547, Article 4).";
    const finding = readLawText(former) ?? assert.fail(former);
    assert.equal(lawText(finding), former.replace("verified intensities", "intensities"));
    assert.match(
      lawSentence(finding, "de"),
      /^Die Werte sind je (?:Tonne Klinker|Kilogramm Stickstoff) angegeben: Bei 0,8/,
    );
  }
});
