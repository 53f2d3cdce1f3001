import assert from "node:assert/strict";
import type { Findings } from "../../../src/kernel/findings/finding.ts";
import type { Expected, OneOf } from "../../../src/kernel/findings/sentences.ts";
import { readCountryAsWritten } from "../../../src/kernel/lenient/country.ts";
import { about, issueOf } from "../../../src/kernel/issue.ts";
import { pageSentence } from "../../../src/web/issue_sentences/page_sentence.ts";
import { tableFields } from "../../../src/features/cbam/pages/tables/field_names.ts";
import { languages } from "../../../src/web/words/language.ts";
import { assertIn } from "../../support/page_words.ts";

const text: Expected = {
  rule: "PartyName",
  words: "text of 1 to 70 characters",
  form: { is: "printed text", characters: 70, lines: 1, mayBeEmpty: false },
};
const found = "x y";
const korea = readCountryAsWritten({ path: "origin_country", value: "Korea" });
const finding = "complaint" in korea ? korea.complaint[about] : undefined;
assert.ok(finding?.kind === "severalCountries");
const { countries } = finding;

/** One of each kind: it does not compile while a kind lacks one. */
const each: Findings = {
  wrong: { expected: text, found: 5, write: "sea" },
  missing: { expected: text },
  unknown: { known: ["zip", "city"] },
  excluded: { by: "tonnage" },
  noSuchDay: { found: "2026-02-30" },
  tooEarly: { first: "2026-01-01", found: "2025-02-03" },
  codeAsNumber: { write: "72083900", found: 72083900 },
  tooManyDigits: { most: 15 },
  numberInQuotes: { found: "1" },
  figureInQuotes: { expected: text, text: "1" },
  tooLarge: { limit: 1e12, found: 1e13 },
  emptyText: { expected: text },
  tooManyCharacters: { characters: 80, most: 70 },
  longValue: { characters: 5_000, most: 1_000 },
  tooManyTextLines: { lines: 3, most: 1 },
  controlCharacter: { codePoint: 7, position: 2 },
  halfCharacter: {},
  emptyLines: { most: 500 },
  emptyDocuments: { valid: ["commercial", "packing-list"] },
  tooManyEntries: { entries: 11, most: 10 },
  noCode: { found: "7208", digits: 4 },
  nationalCode: { found: "72083900000" },
  lostZero: { found: 7208390 },
  noCountry: { found },
  severalCountries: { found: "Korea", countries },
  noDay: { found },
  dayAsNumber: { found: 46068 },
  shortYear: { found: "15.02.26" },
  noDayBeforeMonth: { found: "02/15/2026" },
  noYear: { found },
  otherUnit: { found: "3 lb" },
  fractionOrThousands: { found: "1.204", whole: "1204", fraction: "1,204", mark: "comma" },
  unsaidComma: { found: "1,2" },
  otherMark: { found: "1,2", mark: "point" },
  noNumber: { found, example: "24,5" },
  tooManyWrittenDigits: { found: "1", most: 15 },
  noText: { found: true },
  secondMass: { found: "1 t", member: "tonnage" },
  exponent: { found: "1e3" },
  massAndEnergy: {},
  tooManyPrecursors: { entries: 101, most: 100 },
  noQuantity: { isRow: true },
  twoMasses: {},
  noRow: { found: [] },
  energyOfGoods: { code: "72083900" },
  massOfEnergy: {},
  precursorsOfDefaults: {},
  factorIsSet: { year: 2026 },
  verifiedOfDefaults: {},
  noFunctionalUnit: { code: "72083900" },
  unitContentRange: { unit: "nitrogen", least: "1", most: "1000", found: "0.46" },
  reportingPeriod: { first: 2026, last: 2028, found: 2029 },
  noSuchRoute: { route: "(Z)", code: "72083900", country: "CHN", valid: ["(C)", "(D)"] },
  precursorRoute: { valid: ["(C)", "(D)"] },
  precursorWithoutBenchmark: { code: "72083900", year: 2026 },
  noSuchDataSet: { versions: ["2026-02-04"], found },
  beforeTheFirst: { first: "2026-01-01", found: "2025-01-01" },
  afterToday: { today: "2026-11-22", found: "2027-01-01" },
  lacking: { reason: { kind: "noBenchmark", code: "72083900", route: "(C)", year: 2026 } },
  failedRow: {},
  severalLines: {},
  noGlyph: { character: "🚀", codePoint: 0x1f680, position: 3 },
  validBeforeInvoice: { day: "2026-01-01", invoiceDate: "2026-02-01" },
  noManufacturer: {},
  noPostalCode: { country: "DE" },
  documentTwice: { document: "packing-list" },
  noFont: { count: 2, character: "🚀", codePoint: 0x1f680, position: 3 },
  unmailable: { address: "jürgen@example.de" },
  lineTotal: { total: "1,020.00", quantity: "2", unitPrice: "500.00", product: "1,000.00" },
  declaredTotal: { declared: "1,020.00", sum: "1,000.00", currency: "EUR" },
  tooManyLineItems: { lines: 501, most: 500 },
  noNamedPlace: { rule: "FCA" },
  ruleForSea: { rule: "FOB", mode: "air", better: "FCA", betterName: "Free Carrier" },
  noInsurance: { rule: "CIF" },
  noPort: {},
  ofProforma: {},
  ofCertificates: {},
  shipperIsManufacturer: {},
  producerNotStated: {},
  isRounded: { digits: 2, currency: "EUR" },
  netAboveGross: { net: 12.5, gross: 12 },
  notOnPackingList: {},
  placeholderCode: { code: "0000.00" },
  freeGoods: {},
  otherWords: {},
  otherExporter: { number: "FIREX12345678" },
  noExporterNumber: { limit: "6 000", isForeign: true },
  noOriginStatement: {},
  customsExpects: { destination: "EU", what: "eori", source: "Regulation (EU) No 952/2013, Article 9" },
  unknownColumn: { position: 3, text: "Gewicht" },
  columnWithoutUnit: { text: "Masse" },
  columnTwice: { column: "cn_code", earlier: "KN", text: "Code" },
  columnMissing: { column: "tonnage", isQuantity: true, rows: 10 },
  brokenHeading: { position: 3 },
  noShipment: {},
  tooManyCells: { cells: 4, columns: 3 },
  brokenRow: {},
  notUtf8: {},
  tooManyColumns: { of: "table", most: 200 },
  tooManyLines: { most: 20_000 },
  longRow: { most: 1_048_576 },
  openQuotes: { row: 3 },
  noWorkbook: {},
  damagedWorkbook: { part: "xl/worksheets/sheet1.xml" },
  tooManyRows: { most: 20_000 },
  tooManyCharactersInSheet: { most: 8_388_608 },
  cellTooLong: { heading: "Bemerkung", most: 4_000 },
  tooManyParts: { most: 2_000 },
  workbookTooLarge: { part: "sheets", megabytes: 16 },
  sheetUnreadable: { why: "Unexpected end of data" },
  call: { sentence: "The body is not valid JSON in UTF-8: unexpected token." },
  more: { count: 3 },
};

/** Kinds that are about the whole, or name their column themselves. */
const ofTheWhole: ReadonlySet<string> = new Set(
  [
    "unknown noRow lacking failedRow tooManyLineItems unknownColumn columnWithoutUnit columnTwice columnMissing",
    "brokenHeading noShipment tooManyCells brokenRow notUtf8 tooManyColumns tooManyLines openQuotes noWorkbook",
    "damagedWorkbook tooManyRows tooManyParts longRow tooManyCharactersInSheet cellTooLong workbookTooLarge sheetUnreadable call more",
  ].join(" ").split(" "),
);

const findings = Object.entries(each).map(([kind, parts]): OneOf<Findings> => ({ kind, ...parts }));

for (const one of findings) {
  Deno.test(`what is wrong, of the kind ${one.kind}, is said in every language by the field's label`, () => {
    const issue = issueOf({ path: "import", code: "format" }, one);
    for (const language of languages) {
      const names = tableFields(language);
      const sentence = pageSentence(issue, names);
      assertIn[language](sentence);
      if (ofTheWhole.has(one.kind)) continue;
      assert.ok(sentence.startsWith(names.labelOf("import")), sentence);
    }
  });
}
