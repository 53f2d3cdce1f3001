/** The members that are additions to the contract: read as they are given, refused where their form is wrong. */
import * as Either from "effect/Either";
import assert from "node:assert/strict";
import { changed, readingOf } from "../../../support/invoices.ts";

const additions = {
  countryOfDispatch: "CN",
  countryOfDestination: "DE",
  incotermsPlace: "Yangshan Port",
  paymentTerms: "30 days net",
  references: { order: "PO-1", contract: "C-1", letterOfCredit: "LC-1" },
  transport: { waybillNumber: "BL-1", containerNumbers: "HLXU 1", sealNumbers: "S1", vesselOrFlight: "V1" },
  reasonForExport: "Sale",
  charges: [{ name: "Documents", amount: 35 }],
  discounts: [{ name: "Loyalty", amount: 10 }],
  signatory: { name: "Chen Wei", position: "Manager", place: "Shanghai", date: "2026-03-14" },
  rexNumber: "FIREX12345678",
  certificate: { number: "SH-1", remarks: "Issued retrospectively" },
  showPacking: true,
  countryOfAcquisition: "CN",
  seller: { name: "Trading AG", address: "Quai 1", city: "Basel", zip: "4051", country: "CH" },
  labels: "pt",
};

const pointers = Object.fromEntries(
  Object.entries(additions).map(([name, value]) => [`/invoiceData/${name}`, value]),
);

Deno.test("every addition is read as it was sent, charges and discounts are part of the total", () => {
  const sum = { "/invoiceData/totalDeclaredValue": 1668.5 + 35 - 10 };
  const { request } = readingOf(changed({ ...pointers, ...sum }));
  const { invoice, sent } = Either.getOrThrow(request);
  for (const [name, value] of Object.entries(additions)) {
    assert.deepEqual(Object.entries(invoice).find(([member]) => member === name)?.[1], value, name);
  }
  assert.deepEqual(sent, changed({ ...pointers, ...sum })["invoiceData"]);
});

Deno.test("codes of parties and lines are read", () => {
  const { request } = readingOf(changed({
    "/invoiceData/consignee/eori": "DE123456789012345",
    "/invoiceData/consignee/vatId": "DE123456789",
    "/invoiceData/lineItems/0/unitCode": "MTK",
    "/invoiceData/lineItems/0/packageKind": "CT",
    "/invoiceData/lineItems/0/eccn": "EAR99",
    "/invoiceData/lineItems/0/preferentialOrigin": false,
    "/invoiceData/lineItems/0/dangerousGoods": {
      ...{ unNumber: "UN1263", properShippingName: "PAINT", class: "3", packingGroup: "II" },
    },
  }));
  const { consignee, lineItems: [line] } = Either.getOrThrow(request).invoice;
  assert.deepEqual([consignee.eori, consignee.vatId], ["DE123456789012345", "DE123456789"]);
  assert.deepEqual([line?.unitCode, line?.packageKind, line?.eccn], ["MTK", "CT", "EAR99"]);
  assert.equal(line?.preferentialOrigin, false);
  assert.equal(line?.dangerousGoods?.class, "3");
});

Deno.test("an addition of another form is an issue at its place", () => {
  const wrong: Readonly<Record<string, unknown>> = {
    "/invoiceData/countryOfDispatch": "CHN",
    "/invoiceData/rexNumber": "12345",
    "/invoiceData/transport": { dateOfExport: "tomorrow" },
    "/invoiceData/charges": [{ name: "", amount: -1 }],
    "/invoiceData/signatory": {},
    "/invoiceData/consignee/eori": "123",
    "/invoiceData/lineItems/0/unitCode": "tonne",
    "/invoiceData/lineItems/0/packageKind": "carton",
    "/invoiceData/showPacking": "yes",
    "/invoiceData/labels": "PT-BR",
  };
  const { request } = readingOf(changed(wrong));
  assert.ok(Either.isLeft(request) && request.left._tag === "InvalidRequest");
  const paths = request.left.issues.map(({ path }) => path);
  for (
    const path of [
      ...["countryOfDispatch", "rexNumber", "transport/dateOfExport", "charges/0/name", "charges/0/amount"],
      ...[
        "signatory/name",
        "consignee/eori",
        "lineItems/0/unitCode",
        "lineItems/0/packageKind",
        "showPacking",
        "labels",
      ],
    ]
  ) assert.ok(paths.includes(`/invoiceData/${path}`), path);
});
