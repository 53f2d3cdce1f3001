import assert from "node:assert/strict";
import { Either } from "effect";
import type { Findings } from "../../../src/kernel/findings/finding.ts";
import type { ExpectedWords, OneOf } from "../../../src/kernel/findings/sentences.ts";
import { readCountryAsWritten } from "../../../src/kernel/lenient/country.ts";
import { about, issueOf } from "../../../src/kernel/issue.ts";
import { pageSentence } from "../../../src/web/issue_sentences/page_sentence.ts";
import { tableFields } from "../../../src/features/cbam/pages/tables/field_names.ts";
import { languages } from "../../../src/web/words/language.ts";
import { lawText } from "../../../src/kernel/findings/law/law_text.ts";
import { assertIn } from "../../support/page_words.ts";
import { formFault } from "../../support/sentence_form.ts";
import { closingSentences } from "../../../src/kernel/findings/closings.ts";
import { supplierSentences } from "../../../src/kernel/findings/suppliers/suppliers.ts";
import { dutySentences } from "../../../src/kernel/findings/duties.ts";
import { tableSentences } from "../../../src/kernel/findings/tables.ts";
import { templateSentences } from "../../../src/kernel/findings/templates.ts";
import { importDoubts } from "../../../src/kernel/findings/doubts/import_doubts.ts";
import { importSentences } from "../../../src/kernel/findings/imports.ts";

const text: ExpectedWords = {
  rule: "PartyName",
  words: "text of 1 to 70 characters",
  form: { is: "printed text", characters: 70, lines: 1, mayBeEmpty: false },
};
const found = "x y";
const korea = readCountryAsWritten({ path: "origin_country", value: "Korea" });
const finding = "complaint" in korea ? korea.complaint[about] : undefined;
assert.ok(finding?.kind === "severalCountries");
const { countries } = finding;

const agreement = {
  names: {
    en: "EU-Canada CETA",
    de: "CETA, EU-Kanada",
    fr: "AECG, UE-Canada",
  },
  source: "Protocol on rules of origin, Art. 18 to 20, Annex 2",
  months: 12,
};

const zeroNote = lawText({ kind: "zeroDefault", line: "2804 10 00" });

/** One of each kind: it does not compile while a kind lacks one. */
const each: Findings = {
  wrong: { expected: text, found: 5, write: "sea" },
  missing: { expected: text },
  unknown: { known: ["zip", "city"] },
  excluded: { by: "tonnage" },
  noSuchDay: { found: "2026-02-30" },
  tooEarly: { first: "2026-01-01", found: "2025-02-03" },
  codeWithTaric: { write: "25231000", taric: "2523100010" },
  codeAsNumber: { write: "72083900", found: 72083900 },
  tooManyDigits: { most: 15 },
  numberInQuotes: { found: "1" },
  figureInQuotes: { expected: text, text: "1" },
  tooLarge: { limit: 1e12, found: 1e13 },
  emptyText: { expected: text },
  emptyOptional: { expected: text },
  tooManyCharacters: { characters: 80, most: 70 },
  longValue: { characters: 5_000, most: 1_000 },
  tooManyTextLines: { lines: 3, most: 1 },
  controlCharacter: { codePoint: 7, position: 2 },
  halfCharacter: {},
  emptyLines: { most: 500 },
  emptyDocuments: { valid: ["commercial", "packing-list"] },
  tooManyEntries: { entries: 11, most: 10 },
  noCode: { found: "7208", digits: 4 },
  lostZero: { found: 7208390 },
  noCountry: { found, like: "China" },
  wholeUnion: { found: "EU" },
  exemptTerritory: { found: "Livigno" },
  countryOfPaper: { found: "EU", place: "wholeUnion" },
  northernIreland: { found: "XI" },
  severalCountries: { found: "Korea", countries },
  noDay: { found },
  dayAsNumber: { found: 46068 },
  shortYear: { found: "15.02.26" },
  noDayBeforeMonth: { found: "02/15/2026" },
  noMonthBeforeDay: { found: "15/02/2026" },
  codeWithDecimals: { found: "7208390.0" },
  twoCodes: { found: "72083900 / 7208380000" },
  taricBesideCode: { found: "2523100090", code: "2523100010" },
  codeIsDay: { found: "15.02.2026" },
  precursorText: { found },
  precursorJson: { found },
  documentCodeText: { found },
  otherImporter: { found },
  unknownDeclarant: { found },
  noYear: { found },
  otherUnit: { found: "3 lb" },
  fractionOrThousands: { found: "1.204", whole: "1204", fraction: "1,204", mark: "comma" },
  unsaidComma: { found: "1,2" },
  otherMark: { found: "1,2", mark: "point" },
  noNumber: { found, example: "24,5" },
  tooManyWrittenDigits: { found: "1", most: 15 },
  noText: { found: true },
  secondMass: { found: "1 t", member: "tonnage" },
  shownOtherwise: { unit: "kg" },
  unitsDiffer: { heading: "Menge (kg)", beside: "ME", row: 4, unit: "t" },
  exponent: { found: "1e3" },
  massAndEnergy: {},
  tooManyPrecursors: { entries: 101, most: 100 },
  tooManyCodes: { entries: 50, most: 20 },
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
  releaseInFuture: { found: "2027-01-01", today: "2026-11-23" },
  releaseTooEarly: { found: "2025-12-31", first: "2026-01-01" },
  noQuantityOfImport: { isElectricity: true },
  recordedBeforeRelease: { found: "2026-01-05", released: "2026-02-12" },
  verificationInFuture: { found: "2027-05-03", today: "2026-11-23" },
  taricOfOtherGoods: { found: "7318155290", code: "72083900" },
  taricOfOtherRoute: { found: "2523100010", route: "(B)", named: "(A)" },
  taricOutsideAnnexI: {
    found: "2507008020",
    code: "25070080",
    part: "calcined clay only (TARIC 2507 00 80 80)",
  },
  procedureWithoutRelease: { found: "5100" },
  stateOutsideUnion: { found: "CH" },
  actualValuesUnused: { determination: "default" },
  placedGoodsUnused: { determination: "default" },
  offshoreOfOtherGoods: { code: "72083900" },
  energyOfImport: { code: "72083900" },
  noActualValues: { determination: "actual" },
  noPlacedGoods: {},
  importDiffers: {
    mrn: "26DE000000000001R1",
    item: 1,
    entry: "5",
    members: ["net_mass_kg"],
    withoutTaric: undefined,
  },
  rowBeforeChange: { mrn: "26DE000000000001R1", item: 1, entry: "5" },
  entryNotLive: { change: "correction", refersTo: "5" },
  recordedBeside: { mrn: "26DE000000000001R1", item: 1, entry: "5", first: "2026-05-05" },
  importTooLong: { entry: "5", most: 100 },
  referenceOfImport: {},
  recordedTooEarly: { found: "2025-12-31", first: "2026-01-01" },
  entryNamedTwice: {},
  declarantLeft: { declarant: "5" },
  statusLeft: {},
  representationLeft: { representation: "indirect" },
  movedEntry: { mrn: "26DE000000000001R1", item: 1, entry: "5", toMrn: "26DE000000000001R1", toItem: 2 },
  laterEntry: { change: "cancellation", entry: "5" },
  valueLeft: { id: "0190163d-8694-739b-aea5-966c26f8ad91", version: 1 },
  valueVersionTaken: { version: 1, newest: 2 },
  valueVersionKept: { version: 1, newest: 2, isWithdrawn: true },
  importThere: { mrn: "26DE000000000001R1", item: 1, entry: "5" },
  cancellationOfOther: { mrn: "26DE000000000001R1", item: 1, entry: "5" },
  neverCounted: { sector: "hydrogen" },
  inwardMass: {},
  returnedGoods: { counts: true },
  outwardGoods: { counts: false },
  wholeYearDutiable: { year: 2026, day: "2026-04-14" },
  yearWithinLimit: { year: 2026, total: 41.2, limit: 50, isRepresented: true },
  lineAboveLimit: { year: 2026, mass: 60.5, limit: 50 },
  ledgerAboveLimit: { year: 2026, total: 199.2, limit: 50, isWithLine: false },
  ledgerNearLimit: { year: 2026, total: 48.2, limit: 50, rest: 1.8, isWithLine: true },
  codeBySecondarySource: { code: "Y128" },
  noCodeReference: { code: "Y128", reference: "account" },
  mustNotBeReleased: {
    day: "2026-10-01",
    who: "representative",
    isNamed: true,
    state: "applied",
    neverExempt: false,
    expectsToStayBelow: false,
    application: { why: "ended", last: "2026-09-27" },
  },
  noCodeOfAnnexIII: {},
  deMinimisAmended: {},
  outwardAllocation: {},
  noDeductionWithDefaults: {},
  noEvidenceOfCarbonPrice: {},
  estimatedValues: {},
  returnedZero: {},
  inwardEmissions: { code: "72083900", country: "CHN", tonnes: "24.5" },
  countedAsPart: { code: "25070080", part: "calcined clay only (TARIC 2507 00 80 80)" },
  severalValuesOfInstallation: { installation: "TR-0001", code: "72083900", year: 2026, imports: ["17"] },
  preparationOnly: { year: 2026 },
  flooredByImport: {},
  roundingOpen: { once: 5135, byQuarter: 5136 },
  pricesStandIn: { year: 2026 },
  pricedWhenBought: { year: 2027 },
  deductionByDraft: { isMeanOfYear: false },
  valuesNotVerified: { installation: "TR-0001" },
  noVerifier: { installation: "TR-0001" },
  noVerificationReport: { installation: "TR-0001" },
  noOpinion: { installation: "TR-0001" },
  calculationNoted: { code: "28041000", note: zeroNote },
  calculationsNoted: { imports: 2, codes: ["28041000", "73082000"], note: zeroNote },
  massesOfShip: { imports: ["3f0e8a6e-1111-4111-8111-000000000001", "3f0e8a6e-1111-4111-8111-000000000002"] },
  rowWithMassOfShip: {},
  rowWithUnlikelyValues: {},
  otherProcedure: { procedure: "4000", determination: "returned" },
  afterInward: {
    procedure: "4051",
    determination: "default",
    imports: ["3f0e8a6e-1111-4111-8111-000000000001"],
  },
  afterOutward: { procedure: "6121", determination: "actual" },
  standardExchange: { procedure: "4800", determination: "default" },
  notReturned: { procedure: "6110", determination: "default" },
  accruedYearBefore: { year: 2026, certificates: 2_915, surrendered: null, eur: "227531.63" },
  noAccreditation: { verifier: "DE-V-0001" },
  noVerifiedAllocation: { installation: "TR-0001" },
  noPrecursors: { installation: "TR-0001" },
  routeNotNamed: { code: "76042990", route: "(K)" },
  noDeclarant: {},
  undeclaredImports: { year: 2026, imports: 3, tonnes: 500.5, mwh: 0 },
  rowsWithoutDeclarant: { rows: 3, own: { id: "3f0e8a6e-1111-4111-8111-000000000001", name: "Muster GmbH" } },
  noFigures: { reasons: ["There is no benchmark for CN code 72083900, route (C), in 2026."] },
  penaltyNotIndexed: { year: 2026 },
  penaltyWithEstimates: { number: 217 },
  noPenaltyOfYear: { year: 2027 },
  stillToSurrender: {},
  penaltyMayBeLower: { refused: false },
  penaltyReleases: {},
  declaredWithTheYear: {},
  declarableOnceGranted: {},
  representativeNeedsStatus: {},
  memberStateLeft: {},
  applicationPending: { imports: 3 },
  whoOwes: { why: "other_declarant" },
  neverExemptDueBefore: { quarters: ["2027-Q1", "2027-Q2"] },
  noBasisB: { year: 2027, first: 2028 },
  noEarlierDeclaration: { year: 2026 },
  pairsNotDeclared: { pairs: ["72083900 CHN"] },
  pairsNotCalculated: { pairs: ["25231000 DZA"], year: 2026 },
  basisBPerTonne: {},
  basisBSurrendered: { number: 131, year: 2026 },
  basisBUnproven: { year: 2026, own: 10, fileable: 131 },
  basisBReturned: { pairs: ["72083900 CHN"], year: 2026, hold: 33, without: 66 },
  basisBOnlyReturned: { pairs: ["72083900 CHN"], year: 2026 },
  holdingReadings: {},
  openSinceYear: { number: 251, year: 2026, day: "2027-09-30" },
  heldAfterSurrender: { number: 251, year: 2026, day: "2027-09-30", isOverdue: true },
  stillDueWithout: { imports: 2, year: 2027 },
  shortAtPrice: { eur: "82.32", period: "2026-Q3" },
  heldWithout: { imports: 2 },
  declaredWithout: { imports: 1 },
  declaredValueWithdrawn: {
    installation: "Busan Bolts (KR-0001)",
    code: "73181595",
    value: "01a226b1-925c-7769-a6b9-a7c51f1a6a9a",
    since: "2026-11-02",
  },
  declaredValueReplaced: {
    installation: "Busan Bolts (KR-0001)",
    code: "73181595",
    value: "01a226b1-925c-7769-a6b9-a7c51f1a6a9a",
    since: "2026-11-02",
    used: 1,
    newest: 3,
    isVerified: true,
  },
  noHoldingYet: { first: 2027 },
  certificatesNotWhole: { found: 1.5 },
  boughtBeforeSale: { found: "2027-01-04", first: "2027-02-01" },
  certificatesOfOtherYear: { certificates: "2026-Q3", year: 2027 },
  noSuchLot: { found },
  movedBeforeBought: { found: "2027-02-01", bought: "2027-03-01" },
  boughtAfterCancelled: { found: "2027-11-02", cancelled: "2027-11-01" },
  surrenderedAfterCancelled: { found: "2027-11-02", cancelled: "2027-11-01" },
  surrenderedForYearToCome: { found: "2027-09-30", year: 2028 },
  yearWithoutSurrender: {},
  moreThanThereAre: { found: 10, left: 5 },
  buyBackTooLate: { found: "2028-11-02", requested: "2027-10-31", last: "2028-10-31" },
  penaltyBesideSurrender: {
    ...{ year: 2026, surrendered: 1_900, due: 1_921, eur: "2100.00", last: "2027-09-30", isOver: true },
  },
  surrenderedBeyondDue: { year: 2027, surrendered: 120, due: 100 },
  surrenderedWhileYearRan: { year: 2027, surrendered: 120, last: "2028-09-30" },
  allBoughtBack: {},
  boughtMoreThanObliged: { year: 2027, bought: 10, limit: 5 },
  boughtWithoutImports: { year: 2027 },
  limitMayRise: { year: 2027, limit: 5, lacking: 2 },
  unlikelyValues: { imports: ["17"] },
  noPerson: {},
  dayToCome: { last: "2026-11-22", found: "2026-12-01" },
  spanOfTable: { from: "2026-01-01", to: "2026-03-31" },
  dayOfCustoms: {},
  emptyCustomsTable: {},
  rowsNotRead: { rows: 2, isCompared: true },
  notAccrued: { imports: 3, eur: "8954.14" },
  accruedEstimates: { imports: 5 },
  notCalculated: { imports: 1 },
  limitOf2026: {},
  soldBackAfterSurrender: {},
  soldBackAboveLimit: { year: 2027, boughtBack: 10, limit: 5 },
  surrenderWithoutYear: {},
  cancelledEarly: { number: 3, day: "2027-11-01" },
  soldBackAfterRequest: { number: 2, last: "2027-10-31", workingDay: "2027-11-01" },
  countedAsCancelled: { number: 8, day: "2027-11-01" },
  weeklyForQuarters: { number: 131, cancelled: "2027-11-01" },
  surrenderedForOtherQuarter: { number: 2, quarters: [{ quarter: "2026-Q1", due: 0, there: 2 }] },
  countedForOtherQuarter: { number: 2, quarters: [{ quarter: "2026-Q1", due: 0, there: 2 }] },
  otherPriceThanQuarter: {
    ...{ certificates: "2026-Q1", eur: "84.10", published: "75.36" },
    lots: [{ id: "0190163d-8694-739b-aea5-966c26f8ad91", day: "2027-03-01" }],
  },
  statusRevoked: { since: "2026-11-02" },
  purchaseDiffers: {
    ...{ certificates: "2026-Q3", day: "2027-02-03", number: 500, eur: "82.32" },
    ...{ reference: "P-2027-001", lot: "0190163d-8694-739b-aea5-966c26f8ad91" },
  },
  purchasesAlike: {
    ...{ certificates: "weekly", day: "2027-07-01", number: 1, eur: "80.5" },
    lots: ["0190163d-8694-739b-aea5-966c26f8ad91", "0190163d-8694-739b-aea5-966c26f8ad92"],
  },
  moreAlike: { groups: 2 },
  movesAlike: {
    ...{ moved: "surrendered", day: "2027-09-30", number: 6, year: 2026 },
    moves: ["0190163d-8694-739b-aea5-966c26f8ad91", "0190163d-8694-739b-aea5-966c26f8ad92"],
  },
  lotHasMoves: {
    moves: [{
      ...{ id: "0190163d-8694-739b-aea5-966c26f8ad91", moved: "bought_back" },
      ...{ day: "2027-10-01", number: 6, year: null },
    }],
  },
  severalLines: {},
  noGlyph: { character: "🚀", codePoint: 0x1f680, position: 3 },
  lostLetter: { position: 2 },
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
  ofInvoices: {},
  uncheckedDestination: { country: "IN" },
  unknownUnitCode: { code: "PCS" },
  unknownPackageKind: { code: "00" },
  noSuchPackages: { line: 3 },
  packagesTwice: { line: 3 },
  shipperIsManufacturer: {},
  producerNotStated: {},
  isRounded: { digits: 2, currency: "EUR" },
  netAboveGross: { net: 12.5, gross: 12 },
  netBesideQuantity: { net: 12.5, quantity: 12500 },
  notOnPackingList: {},
  placeholderCode: { code: "0000.00" },
  freeGoods: {},
  mrnOfNoOffice: { mrn: "26CH000000000001R1", letters: "CH" },
  mrnOfOtherYear: { mrn: "24DE000000000001R1", year: 2024, released: "2026-02-12" },
  recordedCodesDiffer: { recorded: "Y128 (DE-1)", needed: "Y128 (DE-2)", mayUseNone: false },
  noSuchHeading: { code: "7399.15", heading: "7399" },
  netWithoutWeight: { gross: 12.5 },
  noExtent: { found: "120 x 0 x 95" },
  dayLongAgo: { day: "1926-03-14" },
  eoriOfOtherLength: { found: "GB12", digits: "12 or 15" },
  weightWithoutPackages: { weight: 12.5 },
  noPackageKind: { line: 1 },
  dayFarAhead: { day: "2062-03-14" },
  netInPackages: { net: 12.5, gross: 12, lines: 3 },
  containerDigit: { number: "HLXU 123456 7", digit: 1 },
  chargeUnderExw: {},
  exportFarFromInvoice: { day: "2026-07-01", invoiceDate: "2026-02-01", days: 150 },
  vagueDescription: { text: "Parts" },
  producerElsewhere: { country: "TR", origin: "CN" },
  otherWords: { agreement, words: "gsp" },
  otherCumulation: { agreement, wordings: ["EU cumulation", "regional cumulation"] },
  otherNumber: { agreement, number: "approved", found: "DEREX12345678" },
  numberOfOtherCountry: { found: "PKREX123456", country: "BD" },
  blankOrigin: { agreement },
  blankCriterion: { agreement },
  originOfNoLine: { stated: "Chinese", country: "DE" },
  uncheckedStatement: { from: "CH", to: "NO" },
  uncheckedWords: { agreement },
  customsUnion: { agreement },
  noneOriginating: {},
  originElsewhere: { agreement, country: "CN" },
  otherExporter: { number: "FIREX12345678" },
  noExporterNumber: { agreement, number: "rex", limit: "6 000", isForeign: true },
  noOriginStatement: {},
  customsExpects: {
    ...{ destination: "EU", what: "eori", source: "Regulation (EU) No 952/2013, Article 9", isThere: false },
  },
  unknownColumn: { position: 3, text: "Gewicht" },
  columnWithoutUnit: { text: "Masse" },
  grossQuantity: { text: "Rohmasse", column: "tonnage" },
  columnTwice: { column: "cn_code", earlier: "KN", text: "Code" },
  columnMissing: { column: "tonnage", isQuantity: true, rows: 10 },
  unitUnread: { heading: "Menge", beside: "ME", row: 4, text: "ST" },
  brokenHeading: { position: 3 },
  noShipment: {},
  noImport: {},
  tooManyCells: { cells: 4, columns: 3 },
  brokenRow: {},
  notUtf8: {},
  workbookAsText: {},
  oldWorkbook: { isWebPage: false },
  tooManyColumns: { of: "table", most: 200 },
  tooManyLines: { most: 20_000 },
  longRow: { most: 1_048_576 },
  openQuotes: { row: 3 },
  encryptedWorkbook: {},
  noWorkbook: { form: "OpenDocument" },
  damagedWorkbook: { part: "xl/worksheets/sheet1.xml" },
  tooManyRows: { most: 20_000 },
  tooManyCharactersInSheet: { most: 8_388_608 },
  tooManyCellsInWorkbook: { most: 200_000 },
  tooManyMergedCells: { most: 50_000 },
  tooManyShownUnits: { most: 10_000 },
  mergedNumber: { heading: "CO2-Preis", first: 2, last: 4 },
  furtherSheets: { names: ["Januar", "Februar"] },
  shownUnit: { heading: "Menge (t)", row: 4, unit: "kg", isScaled: false },
  unitElsewhere: { heading: "Menge (t)", row: 1, text: "Angaben in kg" },
  tooManyListItems: { heading: "Vorprodukte", most: 100_000 },
  longPassedHeadings: { columns: 190, bytes: 171_000, rows: 300, most: 55_924 },
  struckCells: { heading: "Menge (t)", row: 4, rows: 2 },
  namedOtherwise: { heading: "Menge (t)", column: "net_mass_kg" },
  hiddenColumns: { headings: ["Menge (t)", "Bemerkung"] },
  bareDay: { heading: "Annahmedatum", row: 4 },
  damagedCell: { cell: "C2", why: "twice" },
  cellTooLong: { heading: "Bemerkung", most: 4_000 },
  tooManyParts: { most: 2_000 },
  workbookTooLarge: { part: "sheets", megabytes: 16 },
  sheetUnreadable: { why: "Unexpected end of data" },
  workbookMacros: {},
  hiddenRows: { rows: 12_000, first: 7 },
  templateUnknown: {},
  templateSheetMissing: { sheet: "A_InstData" },
  templateUnproven: { sheet: "D_Processes" },
  templateSheetRenamed: { sheet: "A_InstData" },
  templateSheetTwice: { sheet: "A_InstData", names: ["A_InstData (2)", "Anlage"] },
  templateVersion: { found: "3.0" },
  templateMacros: {},
  templateCut: {},
  templateColumnsMoved: {},
  templateRowUnnumbered: {},
  templateMerged: { range: "D10:D12" },
  templateExampleFilled: {},
  templateCellError: { found: "#REF!" },
  templateMissing: { part: "process" },
  templateContradiction: { found: "1.2", other: "1.3", sheet: "Summary_Products", cell: "I10" },
  templateOpenDay: { found: "03/04/2025", days: ["2025-03-04", "2025-04-03"] },
  templatePeriod: { from: "2025-04-01", to: "2026-03-31" },
  templateCountry: { found: "Atlantis" },
  templateCityUnderCountry: { city: "Izmir" },
  templatePlaceCode: { found: "Izmir" },
  templateDegrees: { found: "95", most: 90 },
  templateShortCode: { found: "7208" },
  templateCodeUnlisted: { code: "72089999" },
  templateCodeOutside: { code: "84719000" },
  templateCodeCategory: { code: "72083900", category: "Crude steel", expected: "Iron or steel products" },
  templateProcess: { found: "EAF", known: ["BOF", "Mill"] },
  templateUnit: { found: "kgCO2e/t", per: "t" },
  templateShare: { found: "35" },
  templateNegative: { found: "-0.3" },
  templateZero: {},
  templateFarFrom: { found: "915", least: "0.5", most: "3.2", isAbove: true },
  templateSum: { direct: "0.9", indirect: "0.4", total: "2" },
  templateIndirectUncounted: { code: "72083900" },
  templateRebuilt: { process: "EAF" },
  templateStale: { found: "0.9", rebuilt: "0.7", process: "EAF" },
  templateNotRebuilt: { why: "inputs", process: "EAF" },
  templateUncalculated: {},
  templateTwoValues: { code: "72083900", line: 3 },
  templatePriceOpen: {},
  templateEmpty: {},
  templateEstimated: {},
  call: { sentence: "The body is not valid JSON in UTF-8: unexpected token." },
  openDayOrder: {
    heading: "Date",
    either: { text: "03/04/2026", row: 2 },
    decisive: { text: "03/14/2026", row: 7 },
  },
  exchangedNumbers: {
    heading: "Menge (kg)",
    number: { text: "24.5", row: 2 },
    textHeading: "Direct emissions",
    left: { text: "1.204.500", row: 3 },
  },
  exchangedDays: {
    heading: "Date",
    date: { text: "2026-04-03", row: 2 },
    left: { text: "03/14/2026", row: 7 },
  },
  noHeadingRow: { rows: 10, row: 1 },
  headingRowBlank: { row: 4 },
  dataAboveHeadings: { row: 1, headings: 3 },
  belowOtherHeadings: { headings: 7 },
  looksLikeTotal: { text: "Summe", row: 14 },
  totalDiffers: { text: "Summe", row: 14, heading: "kg", stated: "118.5", sum: "94" },
  cutNumber: { heading: "t", next: "Ref", before: "24", after: "5" },
  more: { count: 3 },
  placeInOtherCountry: { found: "TRIST", country: "CHN", begins: "CN" },
  halfOfPlace: { given: "latitude" },
  installationThere: { registryId: "TR-0001", id: "0190163d-8694-739b-aea5-966c26f8ad91" },
  versionNotCurrent: { replaces: 1, current: 2 },
  valueThere: {
    id: "0190163d-8694-739b-aea5-966c26f8ad91",
    code: "72083900",
    period: 2026,
    isByRoute: true,
  },
  verifiedThere: {
    id: "0190163d-8694-739b-aea5-966c26f8ad91",
    code: "72083900",
    period: 2026,
    state: "operator",
  },
  periodBefore: { period: 2025, first: 2026, state: "verified" },
  periodToCome: { period: 2027, year: 2026, state: "operator" },
  verificationMissing: {},
  verificationOfEstimate: {},
  verifiedTooEarly: { period: 2026, found: "2026-12-01" },
  opinionNotSatisfactory: {},
  valueWithoutVerifier: {},
  unitContentMissing: { unit: "clinker", code: "25231000", state: "operator" },
  rebateAbovePrice: {},
  goodsNotCovered: { code: "72083900", country: "CHE" },
  unknownValue: { found: "0190163d-8694-739b-aea5-966c26f8ad91" },
  valueWithdrawn: { id: "0190163d-8694-739b-aea5-966c26f8ad91", since: "2026-11-03" },
  valueBesideFigures: { members: ["verified_direct_intensity"] },
  valueNotActual: { determination: "default" },
  valueOfOtherGoods: { id: "0190163d-8694-739b-aea5-966c26f8ad91", code: "72083900", found: "72083800" },
  valueOfOtherCountry: { id: "0190163d-8694-739b-aea5-966c26f8ad91", country: "TUR", found: "CHN" },
  valueOfOtherPeriod: { id: "0190163d-8694-739b-aea5-966c26f8ad91", period: 2025, first: 2026, last: 2027 },
  valueOfOtherRoute: { id: "0190163d-8694-739b-aea5-966c26f8ad91", route: "(C)", found: "(E)" },
  dueOutside: { first: "2026-11-23", last: "2027-11-24", found: "2026-11-01" },
  goodsOrImports: {},
  goodsTwice: { code: "73181595" },
  unknownImport: { found: "0190163d-8694-739b-aea5-966c26f8ad91" },
  importNotAsked: { id: "0190163d-8694-739b-aea5-966c26f8ad91", why: "country", found: "CHN" },
  inquiryStands: { state: "accepted", round: 1 },
  mailNotDelivered: { state: "refused", receiver: "a@b.example", said: "550 5.1.1 no such mailbox" },
  toldMissing: { source: "1.2(4)(e)" },
  toldNotTaken: { why: "route" },
  toldTwice: { code: "72083900", other: "goods/1" },
  otherFile: {},
  otherFileKind: { said: "application/pdf", found: "xlsx" },
  otherEnding: { ending: "xlsm", found: "pdf" },
  cutPdf: {},
  fileWithMacros: {},
  emptyFile: {},
};

/** Kinds that are about the whole, or name their column themselves. */
const ofTheWhole: ReadonlySet<string> = new Set(
  [
    "unknown noRow lacking failedRow tooManyLineItems unknownColumn columnWithoutUnit grossQuantity columnTwice columnMissing unitUnread",
    "brokenHeading noShipment noImport tooManyCells brokenRow notUtf8 workbookAsText oldWorkbook tooManyColumns tooManyLines openQuotes encryptedWorkbook noWorkbook",
    "damagedWorkbook tooManyRows tooManyParts longRow tooManyCharactersInSheet tooManyCellsInWorkbook tooManyMergedCells tooManyShownUnits mergedNumber shownUnit struckCells unitElsewhere namedOtherwise hiddenColumns unitsDiffer tooManyListItems longPassedHeadings bareDay damagedCell cellTooLong workbookTooLarge sheetUnreadable workbookMacros furtherSheets hiddenRows call more",
    "openDayOrder exchangedDays exchangedNumbers noHeadingRow headingRowBlank dataAboveHeadings belowOtherHeadings looksLikeTotal totalDiffers cutNumber",
  ].join(" ").split(" ").concat(
    Object.keys(importSentences),
    Object.keys(importDoubts),
    Object.keys(dutySentences),
    Object.keys(closingSentences),
    Object.keys(templateSentences),
    Object.keys(supplierSentences),
  ),
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

/** Words of the API's English sentences about a value: what a page of another language must not take over from them. */
const ofTheApi = /\.\.\. \(\d+ characters\)|characters\)|an (?:empty )?array|an object|a number beyond/;

const long = "Zeichen ".repeat(20).trim();

/** Each finding with one of its texts made long, alone or in its list. */
const lengthened = Object.entries(each).flatMap(([kind, parts]): ReadonlyArray<OneOf<Findings>> =>
  Object.keys(parts).flatMap((name) => {
    const part: unknown = parts[name];
    if (typeof part === "string") return [{ kind, ...parts, [name]: long }];
    if (!Array.isArray(part) || !part.every((text) => typeof text === "string")) return [];
    return [{ kind, ...parts, [name]: part.map(() => long) }];
  })
);

/** The sentence; undefined where the text is a name that the sentence has words for, and no other one can stand there. */
const sentenceOf = (one: OneOf<Findings>, language: (typeof languages)[number]): string | undefined => {
  try {
    return pageSentence(issueOf({ path: "import", code: "format" }, one), tableFields(language));
  } catch (failure) {
    if (failure instanceof TypeError || failure instanceof RangeError) return undefined;
    throw failure;
  }
};

Deno.test("a long text in a sentence is cut with words of its language, whatever the sentence is about", () => {
  let told = 0;
  for (const one of lengthened) {
    for (const language of ["de", "fr"] as const) {
      const sentence = sentenceOf(one, language);
      if (sentence?.includes(long.slice(0, 50)) !== true) continue;
      told++;
      assert.doesNotMatch(sentence, ofTheApi, one.kind);
    }
  }
  assert.ok(told > 100, String(told));
});

/** Kinds about tables and templates, and their parts that are cells as they were written; no schema has bounded those. */
const ofCells: ReadonlySet<string> = new Set([
  ...Object.keys(tableSentences),
  ...Object.keys(templateSentences),
]);
const cellParts = ["text", "heading", "earlier", "next", "found", "other", "city"];
/** Kinds whose `found` is a number that was read, of few digits. */
const ofFigures = ["templateShare", "templateNegative", "templateFarFrom", "templateStale"];

Deno.test("no sentence repeats a long cell whole, neither the API's nor a page's", () => {
  const longCells = lengthened.filter((one) =>
    ofCells.has(one.kind) && !ofFigures.includes(one.kind) &&
    Object.entries(one).some(([part, value]) => cellParts.includes(part) && value === long)
  );
  const repeating = longCells.filter((one) => {
    const ofPages = languages.map((language) => sentenceOf(one, language));
    const ofApi = Either.getOrUndefined(
      Either.try(() => issueOf({ path: "import", code: "format" }, one).message),
    );
    return [ofApi, ...ofPages].some((sentence) => sentence?.includes(long));
  });
  assert.ok(longCells.length > 15, String(longCells.length));
  assert.deepEqual(repeating, []);
});

/** Numbers as findings have them: with a decimal point. */
const pointed = /^-?\d+\.\d+$/;

/** What somebody wrote stands in quotes. */
const quotes = /«[^»]*»|„[^“]*“/g;

/** Kinds whose texts only look like numbers: a code of goods. */
const named: ReadonlySet<string> = new Set(["placeholderCode", "noSuchHeading"]);

Deno.test("numbers in German and French sentences have a decimal comma", () => {
  const figures = Object.entries(each).flatMap(([kind, parts]) =>
    Object.values(parts).flatMap((part: unknown) =>
      (typeof part === "number" || typeof part === "string") && pointed.test(String(part)) && !named.has(kind)
        ? [{ kind, parts, figure: String(part) }]
        : []
    )
  );
  assert.ok(figures.length > 10);
  for (const { kind, parts, figure } of figures) {
    for (const language of ["de", "fr"] as const) {
      const sentence = sentenceOf({ kind, ...parts }, language) ?? "";
      const bare = sentence.replace(quotes, "");
      assert.ok(!bare.split(/[\s():;,]+/).includes(figure), `${kind}: ${sentence}`);
    }
  }
});

Deno.test("the API's sentence of each kind ends, and has its name before no whole sentence", () => {
  /** A whole call's sentence has no name: those are looked at where calls are answered. */
  const named = findings.filter(({ kind }) => kind !== "call");
  const faults = named.flatMap((one) => {
    const { message } = issueOf({ path: "zip", code: "format" }, one);
    const fault = formFault(message, "zip");
    return fault === undefined ? [] : [`${one.kind} ${fault}: ${message}`];
  });
  assert.deepEqual(faults, []);
});
