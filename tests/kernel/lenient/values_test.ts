/** Codes, countries and days as customs papers have them. Decisions, "Values as they stand on customs papers". */
import assert from "node:assert/strict";
import { readCnCodeAsWritten } from "../../../src/kernel/lenient/cn_code.ts";
import { readAlpha2AsWritten, readCountryAsWritten } from "../../../src/kernel/lenient/country.ts";
import { readDayAsWritten } from "../../../src/kernel/lenient/day.ts";
import { type Reading, sentenceOf } from "../../../src/kernel/lenient/reading.ts";

const valueOf = (reading: Reading<string>): string | undefined =>
  "value" in reading ? reading.value : undefined;
const complaintOf = (reading: Reading<string>) => "complaint" in reading ? reading.complaint : undefined;

const code = (value: unknown) => readCnCodeAsWritten({ path: "cn_code", value });
const country = (value: unknown) => readCountryAsWritten({ path: "origin_country", value });
const day = (value: unknown) => readDayAsWritten({ path: "import", value });

Deno.test("a CN code is read with spaces, dots, hyphens and as a number; of a TARIC code the first 8 digits", () => {
  const written: ReadonlyArray<unknown> = [
    "72083900",
    "7208 39 00",
    "7208.39.00",
    "7208.3900",
    "7208-39-00",
    " 7208\u00a039\u202f00 ",
    "'72083900",
    72083900,
    "7208390000",
    "7208 39 00 00",
    7208390000,
  ];
  for (const each of written) assert.equal(valueOf(code(each)), "72083900", String(each));
});

Deno.test("a CN code in another form than the strict one says what it was read as, the strict form says nothing", () => {
  const readAs = (value: unknown) => {
    const reading = code(value);
    return "readAs" in reading && reading.readAs !== undefined ? sentenceOf(reading.readAs) : "";
  };
  assert.equal(readAs("72083900"), "");
  assert.equal(readAs(72083900), "");
  assert.equal(readAs("7208 39 00"), 'cn_code: "7208 39 00" was read as 72083900.');
  assert.match(readAs("7208 39 00 00"), /first 8 of a TARIC code's 10 digits/);
});

Deno.test("a number with decimals, a date and digits divided elsewhere are no CN code", () => {
  for (const each of ["7208390.0", "720839.00", "72083900.00", "720839,00", "7208390,0", 720839.05]) {
    assert.match(complaintOf(code(each))?.message ?? "", /number with decimals/, String(each));
  }
  assert.equal(complaintOf(code("72083900.00"))?.suggestion, "72083900");
  assert.equal(complaintOf(code("7208390.0"))?.suggestion, undefined);
  const days = ["15.02.2026", "15-02-2026", "2026-02-15", "2026.02.15", "03/14/2026", "2026-02-15 12:00:00"];
  for (const each of days) assert.match(complaintOf(code(each))?.message ?? "", /a date is none/, each);
  for (const each of ["72.08.39.00", "720-83900", "7208..39", "7 208 390 0", "72 08 3900", "-72083900"]) {
    assert.equal(complaintOf(code(each))?.code, "format", each);
  }
  for (
    const each of ["720839-00", "720839 00", "7208 3900", "7208 39 0000", "7208.39.00.00", "7208 – 39 00"]
  ) {
    assert.equal(valueOf(code(each)), "72083900", each);
  }
});

Deno.test("a CN code with dots is one where its parts could be a day too, unless its year is one of ours", () => {
  for (
    const each of [
      "7601.10.10",
      "7601.10.10.00",
      "7601.10.10 00",
      "7601.1010",
      "7601 10 10",
      "7601.10.10.00.0",
    ]
  ) {
    assert.equal(valueOf(code(each)), "76011010", each);
  }
  for (const each of ["31021012", "72101220", "72171010", "72202031", "76061211"]) {
    const dotted = `${each.slice(0, 4)}.${each.slice(4, 6)}.${each.slice(6)}`;
    assert.equal(valueOf(code(dotted)), each);
  }
  for (const each of ["2026.10.10", "1899.12.31", "7601-10-10", "7601/10/10"]) {
    assert.match(complaintOf(code(each))?.message ?? "", /a date is none.*digits alone/, each);
  }
});

Deno.test("a CN code of another length is a complaint, and suggests what it can", () => {
  assert.match(complaintOf(code("7208"))?.message ?? "", /8 digits.*found 4 digits/);
  assert.match(complaintOf(code(7208390))?.message ?? "", /leading zero/);
  for (const wrong of ["", "7208 39 0O", "7208/39/00", 7208.39, null, {}, "x".repeat(1_000)]) {
    const complaint = complaintOf(code(wrong));
    assert.equal(complaint?.code, "format");
    assert.ok((complaint?.message.length ?? 0) < 250);
  }
});

Deno.test("a country is read by its codes, in the Union's usage, and by its names in English, German and French", () => {
  const written: Readonly<Record<string, ReadonlyArray<string>>> = {
    CHN: [
      "CN",
      "CHN",
      "cn",
      "chn",
      "China",
      "CHINA",
      "Chine",
      "VR China",
      "People's Republic of China",
      "P.R. China",
    ],
    TUR: ["TR", "Türkei", "Turkey", "Türkiye", "Turkiye", "Turquie", "Tuerkei", "turkei", "TÜRKEI"],
    CZE: [
      "Tschechien",
      "Czech Republic",
      "Czechia",
      "Tschechische Republik",
      "République tchèque",
      "Tchéquie",
    ],
    USA: [
      "US",
      "USA",
      "U.S.A.",
      "United States",
      "Vereinigte Staaten",
      "États-Unis",
      "Etats-Unis d'Amérique",
    ],
    GBR: [
      "UK",
      "GB",
      "Großbritannien",
      "Grossbritannien",
      "Great Britain",
      "Royaume-Uni",
      "Vereinigtes Königreich",
    ],
    KOR: ["Südkorea", "Suedkorea", "South Korea", "Korea, Republic of", "Republic of Korea", "Corée du Sud"],
    RUS: ["Russland", "Rußland", "Russia", "Russische Föderation", "Russian Federation", "Russie"],
    CIV: ["Elfenbeinküste", "Ivory Coast", "Côte d'Ivoire", "Cote d’Ivoire", "Côte-d'Ivoire"],
    GRC: ["EL", "GR", "Griechenland", "Greece", "Grèce"],
    VNM: ["Vietnam", "Viet Nam"],
    XKX: ["XK", "XKX", "XKK", "Kosovo"],
    UKR: ["UA", "Ukraine"],
    BIH: ["Bosnien und Herzegowina", "Bosnia & Herzegovina", "Bosnie-Herzégovine"],
  };
  for (const [expected, names] of Object.entries(written)) {
    for (const name of names) assert.equal(valueOf(country(name)), expected, name);
  }
});

Deno.test("a country's name that two countries bear, or that none bears, is a complaint", () => {
  assert.match(complaintOf(country("Korea"))?.message ?? "", /PRK \(North Korea\).*KOR|KOR.*PRK/);
  assert.match(complaintOf(country("Kongo"))?.message ?? "", /COD.*COG|COG.*COD/);
  assert.equal(complaintOf(country("Congo"))?.code, "ambiguous");
  for (const island of ["Saint Martin", "St. Martin", "Saint-Martin", "Sankt Martin"]) {
    assert.match(complaintOf(country(island))?.message ?? "", /MAF.*SXM|SXM.*MAF/, island);
  }
  for (const wrong of ["", "XX", "Atlantis", "Chinaa", 156, null, "a".repeat(5_000)]) {
    assert.equal(complaintOf(country(wrong))?.code, "choice", String(wrong));
  }
});

Deno.test("a country is given as alpha-2 where an endpoint takes that form", () => {
  for (const each of ["DE", "de", "DEU", "Deutschland", "Allemagne"]) {
    assert.equal(valueOf(readAlpha2AsWritten({ path: "country", value: each })), "DE");
  }
});

Deno.test("a day is read in the four forms of verify, with one digit or two, with a time behind it that is left out", () => {
  const written = [
    "2026-02-05",
    "2026-2-5",
    "05/02/2026",
    "5/2/2026",
    "05-02-2026",
    "5.2.2026",
    " 05.02.2026 ",
  ];
  for (const each of written) assert.equal(valueOf(day(each)), "2026-02-05", each);
  assert.equal(valueOf(day("2026-02-05 13:45:00")), "2026-02-05");
  assert.equal(valueOf(day("5.2.2026 13:45")), "2026-02-05");
});

Deno.test("a day that the calendar doesn't have, a bare number and a year of two digits are complaints", () => {
  assert.match(complaintOf(day("02/15/2026"))?.message ?? "", /day before month/);
  assert.match(complaintOf(day("15.02.26"))?.message ?? "", /four digits/);
  assert.match(complaintOf(day(46068))?.message ?? "", /format of a date/);
  for (
    const wrong of ["", "2026/02/15", "15.02-2026", "20260230", "19990215", "Feb 15, 2026", "29.02.2026"]
  ) {
    assert.equal(complaintOf(day(wrong))?.code, "format", wrong);
  }
});

Deno.test("a German code number of eleven digits is its first eight, and the reading says why", () => {
  for (const written of ["72083900000", 72083900000, "7208 39 00 00 0", "7208 3900 000", "7208390000 0"]) {
    const reading = readCnCodeAsWritten({ path: "cn_code", value: written });
    assert.ok("value" in reading, String(written));
    assert.equal(reading.value, "72083900");
    assert.match(reading.readAs?.because ?? "", /11 digits.*TARIC and national/);
  }
  for (const wrong of ["720839000000", "7208 3 900000 00", "72083900000.0", "72 083900000"]) {
    assert.equal(complaintOf(code(wrong))?.code, "format", wrong);
  }
});

Deno.test("a day of eight digits is read as text and as a number, where the calendar has it", () => {
  for (const written of ["20260105", 20260105, " 20260105 "]) {
    const reading = day(written);
    assert.ok("value" in reading && reading.value === "2026-01-05", String(written));
  }
  for (const wrong of [20261305, "20260230", 19991231, "21000101", 202601051]) {
    assert.equal(complaintOf(day(wrong))?.code, "format", String(wrong));
  }
});

Deno.test("a country is read with its code beside its name, and by its name in other languages of the Union", () => {
  const written: Readonly<Record<string, ReadonlyArray<string>>> = {
    TUR: [
      "Türkei (TR)",
      "TR - Türkei",
      "Türkei - TR",
      "TR Türkei",
      "TR (Türkei)",
      "Turchia",
      "Turcja",
      "Turkije",
    ],
    CHN: [
      "China [CN]",
      "CN: China",
      "CHN - China",
      "Chiny",
      "Cina",
      "Repubblica Popolare Cinese",
      "China, República Popular",
      "Chińska Republika Ludowa",
      "CHRL",
    ],
    RUS: ["Federazione russa", "Federación de Rusia", "Federacja Rosyjska"],
    KOR: ["Korea (KR)"],
    SRB: ["XS", "xs", "Serbia", "Serbien"],
    IND: ["Indie", "Índia", "India (IN)"],
    USA: ["EE.UU.", "EE. UU.", "Stati Uniti", "Estados Unidos", "Stany Zjednoczone", "Verenigde Staten"],
    UKR: ["Ucraina", "Ucrania", "Ukraina", "Oekraïne", "Ucrânia"],
    ZAF: ["Sudafrica", "Sudáfrica", "Zuid-Afrika", "África do Sul"],
  };
  for (const [expected, texts] of Object.entries(written)) {
    for (const text of texts) {
      const reading = readCountryAsWritten({ path: "origin_country", value: text });
      assert.ok("value" in reading && reading.value === expected, `${text} is ${expected}`);
    }
  }
  for (const wrong of ["China (TR)", "TR - China", "Chiina (CN)", "Korea", "XX (Türkei)", "CN TR"]) {
    assert.ok("complaint" in readCountryAsWritten({ path: "origin_country", value: wrong }), wrong);
  }
});

Deno.test("the Union and territories without a code are said to be outside CBAM, not to be unknown", () => {
  const saidOf = (text: string): string => {
    const reading = country(text);
    return "complaint" in reading ? reading.complaint.message : "";
  };
  for (const text of ["EU", "ue", "European Union", "Europäische Union", "Union européenne"]) {
    assert.match(saidOf(text), /name the member state.*Article 2\(1\).*; found /, text);
  }
  const territories = [
    "Büsingen",
    "BUESINGEN am Hochrhein",
    "Helgoland",
    "Heligoland",
    "Livigno",
    "Ceuta",
    "xl",
  ];
  for (const text of territories) assert.match(saidOf(text), /Annex III, point 1\), so nothing is due/, text);
  for (const text of ["Unionland", "Europe", "Ceutan"]) {
    assert.match(saidOf(text), /or its name/, text);
  }
});

Deno.test("a day that stands alone and could be two says what the other order means; dots and columns don't", () => {
  const because = (value: string, order?: "dmy" | "mdy") => {
    const reading = readDayAsWritten({ path: "import", value, order });
    return "readAs" in reading ? reading.readAs?.because : "complaint";
  };
  for (const alone of ["03/04/2026", "3/4/2026", "03-04-2026"]) {
    assert.match(because(alone) ?? "", /with the month first it would be 2026-03-04/, alone);
  }
  for (const clear of ["03.04.2026", "15/02/2026", "03/03/2026"]) {
    assert.equal(because(clear), undefined, clear);
  }
  assert.equal(because("03/04/2026", "dmy"), undefined);
});

Deno.test("a country with a typing error is a complaint that names the only country near, and never guesses between two", () => {
  const near: Readonly<Record<string, string>> = {
    Chiina: "China",
    Chnia: "China",
    Türkeii: "Türkei",
    Deutchland: "Deutschland",
    Frnace: "France",
    Germny: "Germany",
    "Untied States": "United States",
    "South Afrika": "South Africa",
    Brasilienn: "Brasilien",
    Niederlnade: "Niederlande",
  };
  for (const [written, name] of Object.entries(near)) {
    const found = complaintOf(country(written));
    assert.equal(found?.suggestion, name, written);
    assert.match(found?.message ?? "", new RegExp(`Did you mean ${name}\\?$`), written);
    assert.ok("value" in country(name), name);
  }
  for (const far of ["Xhina", "Atlantis", "Irax", "abc", "7208", "Chxxyyna", "x".repeat(5_000)]) {
    assert.equal(complaintOf(country(far))?.suggestion, undefined, far);
  }
});

Deno.test("a country is read by its name in each language in which suppliers answer", () => {
  const named = {
    CHN: ["中国", "中华人民共和国", "चीन"],
    TUR: ["土耳其", "Türkiye", "तुर्की"],
    DEU: ["Almanya", "德国", "जर्मनी"],
    IND: ["Hindistan", "印度", "भारत"],
  };
  for (const [code, names] of Object.entries(named)) {
    for (const name of names) assert.equal(valueOf(country(name)), code, name);
  }
});
