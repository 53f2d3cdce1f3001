/** Warnings about invoices that are legal, and that customs would ask about; and none about those that leave nothing to ask. */
import assert from "node:assert/strict";
import Papa from "papaparse";
import { unknownHeading } from "../../../../src/domain/invoices/codes/hs_headings.ts";
import { wrongContainerNumbers } from "../../../../src/domain/invoices/codes/container_numbers.ts";
import { isVague } from "../../../../src/domain/invoices/codes/vague_descriptions.ts";
import { about } from "../../../../src/kernel/issue.ts";
import { changed, exampleInvoice, exampleRequest, type Json, readingOf } from "../../../support/invoices.ts";

const asked = new Set([
  "noSuchHeading",
  "weightWithoutPackages",
  "noPackageKind",
  "chargeUnderExw",
  "exportFarFromInvoice",
  "vagueDescription",
  "producerElsewhere",
  "netInPackages",
  "dayFarAhead",
  "containerDigit",
]);

const doubtsOf = (request: Json) =>
  readingOf(request).warnings.filter((warning) => asked.has(warning[about].kind)).map((warning) =>
    `${warning.path.replace("/invoiceData/", "")} ${warning[about].kind}`
  );

const doubts = (changes: Readonly<Record<string, unknown>>) => doubtsOf(changed(changes));

const lines = "/invoiceData/lineItems";

const [commercialLine] = exampleInvoice("commercial").invoice.lineItems;

Deno.test("headings are those of the nomenclature, chapters 98 and 99 are left to the countries", () => {
  const text = Deno.readTextFileSync(
    new URL("../../../../fixtures/reference/cbam/nomenclature.csv", import.meta.url),
  );
  const { data } = Papa.parse<{ readonly heading: string }>(text, { header: true, skipEmptyLines: true });
  const known = new Set(data.map(({ heading }) => heading));
  for (let number = 1; number < 10_000; number += 1) {
    const heading = String(number).padStart(4, "0");
    const isNational = number >= 9_800;
    const expected = known.has(heading) || isNational ? undefined : heading;
    assert.equal(unknownHeading(`${heading}.10`), expected);
  }
});

Deno.test("a heading that doesn't exist is asked about, whatever national digits follow; subheadings are not", () => {
  for (const hsCode of ["7399.15", "7399.15.52.00", "8520.10"]) {
    assert.deepEqual(doubts({ [`${lines}/0/hsCode`]: hsCode }), ["lineItems/0/hsCode noSuchHeading"]);
  }
  for (const hsCode of ["7318.99", "9905.00", "0000.00", "7718.15", "8524.11"]) {
    assert.deepEqual(doubts({ [`${lines}/0/hsCode`]: hsCode }), [], hsCode);
  }
});

Deno.test("freight and insurance of the seller are asked about under EXW alone", () => {
  const incoterms = "/invoiceData/incoterms";
  assert.deepEqual(doubts({ [incoterms]: "EXW" }), ["freight chargeUnderExw", "insurance chargeUnderExw"]);
  const free = { "/invoiceData/freight": 0, "/invoiceData/insurance": undefined };
  assert.deepEqual(doubts({ [incoterms]: "EXW", ...free }), []);
  for (const rule of ["FCA", "FAS", "FOB", "CPT", "CIP", "CFR", "CIF", "DAP", "DPU", "DDP"]) {
    assert.deepEqual(doubts({ [incoterms]: rule }), [], rule);
  }
});

Deno.test("a charge for carriage by any name is asked about under EXW, and packing is not", () => {
  const of = (name: string, incoterms = "EXW", amount = 120) =>
    doubts({
      ...{ "/invoiceData/freight": undefined, "/invoiceData/insurance": undefined },
      ...{ "/invoiceData/incoterms": incoterms, "/invoiceData/charges": [{ name, amount }] },
    });
  for (
    const name of [
      "Ocean freight",
      "FREIGHT",
      "Seefracht",
      "Fret maritime",
      "Transportversicherung",
      "Shipping",
      "Courier",
      "Lieferkosten",
      "Livraison",
      "Freight and packing",
    ]
  ) {
    assert.deepEqual(of(name), ["charges/0/name chargeUnderExw"], name);
    assert.deepEqual([...of(name, "CPT"), ...of(name, "EXW", 0)], [], name);
  }
  for (
    const name of [
      "Transportverpackung",
      "Emballage de transport",
      "Handling",
      "Documents",
      "Shipping documents",
      "Quality assurance",
    ]
  ) {
    assert.deepEqual(of(name), [], name);
  }
});

Deno.test("packages whose gross weight is below the net weights of all goods in them are asked about, once", () => {
  const within = (gross: number, net: number, more: Readonly<Record<string, unknown>> = {}) =>
    doubts({
      ...{ [`${lines}/0/netWeightKg`]: 10.1, [`${lines}/0/grossWeightKg`]: gross },
      ...{ [`${lines}/1/packedWithLine`]: 1, [`${lines}/1/packages`]: undefined },
      ...{ [`${lines}/1/netWeightKg`]: net, [`${lines}/1/grossWeightKg`]: undefined, ...more },
    });
  assert.deepEqual(within(12, 1.9), []);
  assert.deepEqual(within(12, 2), ["lineItems/0/grossWeightKg netInPackages"]);
  assert.deepEqual(within(12, 2, { [`${lines}/1/grossWeightKg`]: 2.2 }), [], "stated of the other line too");
  assert.deepEqual(within(10, 2), [], "said of the line itself");
});

Deno.test("a day far ahead is asked about: a year for a commercial invoice, ten for an offer", () => {
  const on = (path: string, value: unknown, more: Readonly<Record<string, unknown>> = {}) =>
    doubts({ [`/invoiceData/${path}`]: value, ...more }).filter((each) => each.endsWith("dayFarAhead"));
  const proforma = { "/documents": ["proforma"] };
  assert.deepEqual(on("invoiceDate", "2027-03-14"), []);
  assert.deepEqual(on("invoiceDate", "2062-03-14"), ["invoiceDate dayFarAhead"]);
  assert.deepEqual(on("invoiceDate", "2030-03-14", proforma), []);
  assert.deepEqual(on("invoiceDate", "2062-03-14", proforma), ["invoiceDate dayFarAhead"]);
  assert.deepEqual(on("transport", { dateOfExport: "2062-03-14" }), ["transport/dateOfExport dayFarAhead"]);
  assert.deepEqual(on("validUntil", "2062-03-14", proforma), ["validUntil dayFarAhead"]);
});

Deno.test("a container's number whose check digit is another one is asked about, in any writing", () => {
  const of = (containerNumbers: string) => doubts({ "/invoiceData/transport": { containerNumbers } });
  for (
    const right of ["CSQU3054383", "CSQU 305438 3", "csqu-305438-3, HLXU 123456 1", "MSKU1", "to follow"]
  ) {
    assert.deepEqual(of(right), [], right);
  }
  for (const wrong of ["CSQU3054384", "HLXU 123456 1, CSQU 305438 [5]"]) {
    assert.deepEqual(of(wrong), ["transport/containerNumbers containerDigit"], wrong);
  }
  for (const sent of ["csqu-305438-[5]", "Csqu 305438 5", "CSQU305438[5]"]) {
    assert.deepEqual(
      wrongContainerNumbers(`in ${sent}, sealed`),
      [{ number: sent, digit: 3 }],
      "as it was sent",
    );
  }
});

Deno.test("an export is asked about when it lies more than 90 days from the day of a commercial invoice", () => {
  const on = (dateOfExport: string, more: Readonly<Record<string, unknown>> = {}) =>
    doubts({ "/invoiceData/transport": { dateOfExport }, "/invoiceData/invoiceDate": "2026-03-14", ...more });
  assert.deepEqual(on("2026-06-12"), []);
  assert.deepEqual(on("2025-12-14"), []);
  assert.deepEqual(on("2026-06-13"), ["transport/dateOfExport exportFarFromInvoice"]);
  assert.deepEqual(on("2025-12-13"), ["transport/dateOfExport exportFarFromInvoice"]);
  assert.deepEqual(on("2027-06-13", { "/documents": ["proforma"] }), []);
});

Deno.test("a description of vague words alone is asked about, in three languages and any writing", () => {
  for (
    const text of [
      "Parts",
      " SPARE PARTS. ",
      "Teile",
      "Ersatzteile",
      "pièces détachées",
      "Goods",
      ...["Part", "Spare part", "Ersatzteil", "Chemicals, non-hazardous", "Samples of no commercial value"],
      ...["Muster ohne Wert", "Parts A-123", "Teile 4711", "Equipment 12", "FAK", "N/A", "See packing list"],
      ...["-", "1", "ABC-4711", "100 %"],
    ]
  ) {
    assert.ok(isVague(text), text);
  }
  for (
    const text of [
      "Parts of pumps, of steel",
      "Gifts: ceramic mugs",
      "Hexagon nuts",
      "Ware aus Kupfer",
      "部件",
      "部件2",
      "H2O2",
      "NaOH 50 %",
      "Pipes of steel, DN 50",
      "Caps for bottles",
      "Agar",
      "Sample of cotton fabric",
      "M8 hex nuts",
    ]
  ) {
    assert.ok(!isVague(text), text);
  }
  assert.deepEqual(doubts({ [`${lines}/1/description`]: "parts" }), [
    "lineItems/1/description vagueDescription",
  ]);
});

Deno.test("packages of 0 beside a weight, and a kind that only other lines have, are asked about where they are printed", () => {
  const none = { [`${lines}/1/packages`]: 0 };
  assert.deepEqual(doubts(none), ["lineItems/1/packages weightWithoutPackages"]);
  assert.deepEqual(doubts({ ...none, "/documents": ["commercial"] }), []);
  assert.deepEqual(doubts({ [`${lines}/1/packageKind`]: "CT" }), ["lineItems/0/packageKind noPackageKind"]);
  const within = { [`${lines}/1/packedWithLine`]: 1, [`${lines}/1/packages`]: undefined };
  assert.deepEqual(doubts({ ...within, [`${lines}/0/packageKind`]: "CT" }), []);
});

Deno.test("goods in bulk have no number of packages, and none is asked for; unpacked ones have pieces", () => {
  const of = (packageKind: string, packages: number | undefined, country: string) =>
    readingOf(changed({
      "/documents": ["commercial", "packing-list"],
      ...{ "/invoiceData/showPacking": true, "/invoiceData/countryOfDestination": country },
      [`${lines}/0`]: { ...commercialLine, packageKind, packages },
      [`${lines}/1`]: { ...commercialLine, packageKind: "CT", packages: 2 },
    })).warnings.filter(({ path }) => path.endsWith("/packages")).map((warning) => warning[about].kind);
  for (const kind of ["VG", "VQ", "VL", "VY", "VR", "VO", "VS"]) {
    for (const packages of [0, undefined]) {
      for (const country of ["FI", "BR", "CA"]) assert.deepEqual(of(kind, packages, country), [], kind);
    }
  }
  for (const kind of ["NE", "NF", "NG", "VN"]) {
    assert.deepEqual(of(kind, 0, "FI"), ["weightWithoutPackages"], kind);
    assert.deepEqual(of(kind, undefined, "FI"), ["notOnPackingList"], kind);
  }
  assert.deepEqual(of("VI", undefined, "BR"), ["notOnPackingList", "customsExpects"]);
});

Deno.test("a producer of another country than all goods of a certificate is asked about; the Union counts as one", () => {
  const of = (country: string, origin: string) =>
    doubts({
      "/invoiceData/manufacturerSameAsShipper": false,
      "/invoiceData/manufacturer": { name: "Works", address: "1 Road", city: "Town", zip: "12345", country },
      [`${lines}/0/countryOfOrigin`]: origin,
    });
  assert.deepEqual(of("TR", "KR"), ["manufacturer/country producerElsewhere"]);
  assert.deepEqual(of("TR", "TR"), []);
  assert.deepEqual(of("CN", "KR"), []);
  assert.deepEqual(of("DE", "FR"), []);
  const ofShipper = doubts({ "/invoiceData/shipper/country": "TR" });
  assert.deepEqual(ofShipper, ["shipper/country producerElsewhere"]);
});

Deno.test("the commercial and the proforma example leave nothing to ask", () => {
  assert.deepEqual(doubtsOf(exampleRequest("commercial")), []);
  assert.deepEqual(doubtsOf(exampleRequest("proforma")), []);
  assert.deepEqual(doubtsOf(exampleRequest("origin-arabic")), ["manufacturer/country producerElsewhere"]);
});
