/** Statements on origin, by the agreement that they are made under. */
import assert from "node:assert/strict";
import { legibleShipment } from "../../../../src/domain/invoices/request/legible.ts";
import { originWarnings } from "../../../../src/domain/invoices/request/origin_warnings.ts";
import { about } from "../../../../src/kernel/issue.ts";
import { invoiceFields } from "../../../../src/features/invoices/pages/field_names.ts";
import { pageSentence } from "../../../../src/web/issue_sentences/page_sentence.ts";
import { languages } from "../../../../src/web/words/language.ts";
import { agreements } from "../../../support/agreements.ts";
import { exampleInvoice } from "../../../support/invoices.ts";
import { assertIn } from "../../../support/page_words.ts";

const { invoice } = exampleInvoice("commercial");

type Way = readonly [from: string, to: string];

/** One line of the value, of the shipper's own origin. */
const shipment = ([from, to]: Way, eur: number, more: Readonly<Record<string, unknown>>) =>
  legibleShipment({
    invoiceData: {
      ...invoice,
      currency: "EUR",
      countryOfDestination: to,
      shipper: { ...invoice.shipper, country: from },
      lineItems: [{ ...invoice.lineItems[0], countryOfOrigin: from, totalValue: eur }],
      ...more,
    },
    documents: ["commercial"],
  });

const issues = (way: Way, eur: number, more: Readonly<Record<string, unknown>>) =>
  originWarnings(shipment(way, eur, more), agreements);

const kinds = (way: Way, eur: number, more: Readonly<Record<string, unknown>>) =>
  issues(way, eur, more).map((issue) => issue[about].kind);

const stated = (number: string, origin = "EU") =>
  `The exporter of the products covered by this document${number} declares that, except where otherwise clearly ` +
  `indicated, these products are of ${origin} preferential origin.`;

const ofSystem = (criterion = '"P"') =>
  "The exporter (Number of Registered Exporter INREX1234567) of the products covered by this document declares that, " +
  "except where otherwise clearly indicated, these products are of Indian preferential origin according to rules of " +
  `origin of the Generalised System of Preferences of the European Union and that the origin criterion met is ${criterion}.`;

const ofUnion = ofSystem().replace("INREX", "DEREX").replace("Indian", "EU");

const rex = " (Exporter Reference No FIREX12345678)";
const gb = " (Exporter Reference No GB123456789000)";
const approved = " (customs authorisation No DE/4711/EA/0042)";

const cases: ReadonlyArray<
  readonly [what: string, way: Way, eur: number, statement: string, kinds: ReadonlyArray<string>]
> = [
  ["a registered exporter for Great Britain", ["DE", "GB"], 9_000, stated(rex), []],
  ["any exporter at 6 000 EUR", ["DE", "GB"], 6_000, stated(""), []],
  ["any exporter above 6 000 EUR", ["DE", "GB"], 6_000.01, stated(""), ["noExporterNumber"]],
  ["a British exporter with its EORI number", ["GB", "DE"], 90_000, stated(gb, "UK"), []],
  ["a British exporter without a number", ["GB", "DE"], 10, stated("", "UK"), ["noExporterNumber"]],
  ["an approved exporter for Korea", ["DE", "KR"], 9_000, stated(approved), []],
  ["a REX number for Korea", ["DE", "KR"], 9_000, stated(rex), ["otherNumber"]],
  ["a REX number with blanks for Switzerland", ["DE", "CH"], 9, stated(" (No DE REX 12345678)"), [
    "otherNumber",
  ]],
  ["a REX number in small letters with strokes", ["DE", "CH"], 9, stated(" (No fr/rex/001)"), [
    "otherNumber",
  ]],
  ["a REX number from Great Britain", ["GB", "DE"], 9_000, stated(rex, "UK"), ["otherNumber"]],
  ["both numbers for Korea", ["DE", "KR"], 9_000, stated(`${rex}${approved}`), ["otherWords"]],
  ["an EORI number for Korea", ["DE", "KR"], 9_000, stated(gb), ["noExporterNumber"]],
  ["a period and no number from Japan", ["JP", "DE"], 9, `(From 2026-01-01) ${stated("", "Japan")}`, [
    "noExporterNumber",
  ]],
  ["another country's REX number", ["IN", "DE"], 9_000, ofSystem().replace("INREX", "PKREX"), [
    "numberOfOtherCountry",
  ]],
  ["a REX number of no member state", ["DE", "GB"], 9_000, stated(" (PKREX123456)"), [
    "numberOfOtherCountry",
  ]],
  ["another member state's REX number", ["FR", "GB"], 9_000, stated(rex), []],
  ["no origin", ["DE", "GB"], 9_000, stated(rex).replace("EU pref", "pref"), ["blankOrigin"]],
  ["dots for the origin", ["DE", "GB"], 9_000, stated(rex, "..."), ["blankOrigin"]],
  ["signs and a footnote for the origin", ["DE", "CH"], 9, stated("", "____ (2)"), ["blankOrigin"]],
  ["Chinese origin of German goods", ["DE", "GB"], 9_000, stated(rex, "Chinese"), ["originOfNoLine"]],
  ["the other side's origin", ["DE", "GB"], 9_000, stated(rex, "UK"), ["originOfNoLine"]],
  ["the Union in full", ["DE", "GB"], 9_000, stated(rex, "the European Union"), []],
  ["the member state", ["DE", "GB"], 9_000, stated(rex, "German"), []],
  ["words that name no country here", ["DE", "GB"], 9_000, stated(rex, "EU/UK cumulated"), []],
  ["the European Economic Area", ["DE", "NO"], 9, stated("", "EEA"), []],
  ["Korean origin, a name of two countries", ["KR", "DE"], 9, stated("", "Korea"), []],
  ["dots for the criterion", ["IN", "DE"], 9_000, ofSystem("…"), ["blankCriterion"]],
  ["a criterion with its heading", ["IN", "DE"], 9_000, ofSystem("‘W’ 7318"), []],
  ["no number for Korea", ["DE", "KR"], 9_000, stated(""), ["noExporterNumber"]],
  ["an approved exporter for Switzerland", ["AT", "CH"], 9_000, stated(approved), []],
  ["a Swiss exporter above the limit", ["CH", "AT"], 9_000, stated("", "Swiss"), ["noExporterNumber"]],
  ["a Viet Namese exporter above the limit", ["VN", "DE"], 9_000, stated("", "Viet Nam"), [
    "noExporterNumber",
  ]],
  [
    "a Japanese exporter with its corporate number",
    ["JP", "DE"],
    9_000,
    stated(" (1234567890123)", "Japan"),
    [],
  ],
  ["a Canadian exporter without a number", ["CA", "DE"], 9_000, stated("", "Canada"), ["noExporterNumber"]],
  ["the statement of Annex 22-07 with its number in it", ["IN", "DE"], 9_000, ofSystem(), []],
  ["the words of an agreement from India", ["IN", "DE"], 900, stated("", "Indian"), ["otherWords"]],
  ["the number of Annex 22-07 for Canada", ["DE", "CA"], 900, ofUnion, ["otherWords"]],
  ["overseas at 10 000 EUR", ["NC", "FR"], 10_000, stated("", "New Caledonian"), []],
  ["overseas above 10 000 EUR", ["NC", "FR"], 10_001, stated("", "New Caledonian"), ["noExporterNumber"]],
  ["Türkiye", ["DE", "TR"], 9_000, stated(approved), ["customsUnion"]],
  ["two countries of no agreement here", ["CH", "NO"], 9_000, stated(""), ["uncheckedStatement"]],
  ["two member states", ["DE", "FR"], 9_000, stated(""), ["uncheckedStatement"]],
  ["China", ["DE", "CN"], 9_000, stated(rex), ["uncheckedStatement"]],
  ["German words", ["DE", "CH"], 900, "Der Ausführer erklärt: präferenzbegünstigte Ursprungswaren.", [
    "uncheckedWords",
  ]],
  ["other words", ["DE", "GB"], 900, "Exporter declares preferential origin: EU", ["otherWords"]],
  ["no preference", ["DE", "GB"], 9_000, "The exporter declares that the goods originate in Germany.", []],
  ["cumulation in other words", ["IN", "DE"], 9_000, `${ofSystem()} ASEAN cumulation`, ["otherCumulation"]],
  ["regional cumulation", ["IN", "DE"], 9_000, `${ofSystem()} Regional cumulation`, []],
  ["cumulation of the PEM zone", ["DE", "CH"], 900, `${stated("")} No cumulation applied`, []],
];

for (const [what, way, eur, originStatement, expected] of cases) {
  Deno.test(`a statement on origin: ${what} has ${expected.join(", ") || "no warning"}`, () => {
    assert.deepEqual(kinds(way, eur, { originStatement }), expected);
  });
}

Deno.test("the exporter's number has to be the one that the rest of the invoice has, and of the agreement's kind", () => {
  const rexNumber = "FIREX12345678";
  assert.deepEqual(kinds(["DE", "GB"], 9, { originStatement: stated(rex), rexNumber }), []);
  assert.deepEqual(kinds(["DE", "GB"], 9_000, { originStatement: stated(rex), rexNumber: "FIREX9" }), [
    "otherExporter",
  ]);
  assert.deepEqual(kinds(["DE", "GB"], 9_000, { originStatement: stated(""), rexNumber }), ["otherExporter"]);
  assert.deepEqual(kinds(["DE", "KR"], 9, { originStatement: stated(rex), rexNumber }), ["otherNumber"]);
  const german = { ...invoice.shipper, country: "DE", eori: "DE1234567" };
  assert.deepEqual(kinds(["DE", "GB"], 9_000, { originStatement: stated(rex), shipper: german }), [
    "numberOfOtherCountry",
  ]);
  const greek = { ...invoice.shipper, country: "GR", eori: "GR123456789" };
  assert.deepEqual(kinds(["GR", "GB"], 9, { originStatement: stated(" (ELREX12345)"), shipper: greek }), []);
  assert.deepEqual(kinds(["DE", "GB"], 9, { rexNumber }), ["noOriginStatement"]);
  const shipper = { ...invoice.shipper, country: "GB", eori: "GB987654321000" };
  assert.deepEqual(kinds(["GB", "DE"], 9, { originStatement: stated(gb, "UK"), shipper }), ["otherExporter"]);
});

Deno.test("lines that are marked don't count, and a line from elsewhere wants a mark", () => {
  const [line] = invoice.lineItems;
  const lines = (...marks: ReadonlyArray<boolean | undefined>) =>
    marks.map((preferentialOrigin, index) => ({
      ...{ ...line, totalValue: 4_000, countryOfOrigin: index === 0 ? "DE" : "CN" },
      ...(preferentialOrigin !== undefined && { preferentialOrigin }),
    }));
  const originStatement = stated("");
  assert.deepEqual(kinds(["DE", "GB"], 0, { originStatement, lineItems: lines(undefined, false) }), []);
  assert.deepEqual(kinds(["DE", "GB"], 0, { originStatement, lineItems: lines(undefined, undefined) }), [
    ...["noExporterNumber", "originElsewhere"],
  ]);
  assert.deepEqual(kinds(["DE", "GB"], 0, { originStatement, lineItems: lines(false, false) }), [
    "noneOriginating",
  ]);
  const [warning] = issues(["DE", "GB"], 0, { originStatement, lineItems: lines(true, undefined) }).slice(1);
  assert.equal(warning?.path, "/invoiceData/lineItems/1/preferentialOrigin");
});

Deno.test("another currency is compared by its author, and nothing rests on a member that could not be read", () => {
  const originStatement = stated("");
  assert.match(
    issues(["DE", "GB"], 9, { originStatement, currency: "USD" })[0]?.message ?? "",
    /compare the value/,
  );
  assert.deepEqual(kinds(["DE", "GB"], 9, { originStatement, countryOfDestination: "Britain" }), []);
  assert.deepEqual(kinds(["DE", "GB"], 9_000, { originStatement, currency: "Euro" }), []);
  assert.deepEqual(kinds(["DE", "GB"], 9, { originStatement: 7, rexNumber: "FIREX12345678" }), []);
});

Deno.test("what is said names the agreement with its article, and how long the statement holds", () => {
  const message = (way: Way) => issues(way, 9_000, { originStatement: stated("") })[0]?.message ?? "";
  assert.match(
    message(["DE", "GB"]),
    /above 6 000 EUR .* registered exporter.*Art\. 54 and 56.*holds 12 months/s,
  );
  assert.match(message(["DE", "CH"]), /^originStatement lacks a number: above/);
  assert.match(message(["VN", "DE"]), /^originStatement does not suffice: above .* EUR\.1/);
  assert.match(message(["GB", "DE"]), /EORI number, GB and 12 digits; .*Annex 7/s);
  assert.match(message(["DE", "CH"]), /approved exporter.*PEM Convention/s);
  assert.match(message(["DE", "CN"]), /was not checked/);
});

Deno.test("every row of the table is said in whole sentences of each language", () => {
  const statements = [stated(""), "preferential origin", "préférentielle", `${ofSystem()} other cumulation`];
  for (const row of agreements) {
    const [from = "", to = ""] = [
      [...row.from].find((code) => !row.to.has(code)) ?? [...row.from].at(-1),
      [...row.to].find((code) => !row.from.has(code)) ?? "DE",
    ];
    for (const originStatement of statements) {
      const lineItems = [{ ...invoice.lineItems[0], countryOfOrigin: "CN", totalValue: 99_000 }];
      const found = issues([from, to], 0, { originStatement, lineItems, rexNumber: "FIREX12345678" });
      assert.ok(found.length > 0, row.id);
      for (const issue of found) {
        assert.notEqual(issue[about].kind, "uncheckedStatement", row.id);
        for (const language of languages) assertIn[language](pageSentence(issue, invoiceFields(language)));
      }
    }
  }
});
