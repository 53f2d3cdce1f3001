/** Codes of units and packages, goods in the packages of another line, and dangerous goods: what is refused, what is warned of. */
import * as Either from "effect/Either";
import assert from "node:assert/strict";
import { issuesIn } from "../../../../src/domain/invoices/request/read_request.ts";
import { packingTotals } from "../../../../src/domain/invoices/totals.ts";
import { toText } from "../../../../src/kernel/decimal.ts";
import { changed, readingOf } from "../../../support/invoices.ts";

const line = "/invoiceData/lineItems/1";

const refused = (changes: Readonly<Record<string, unknown>>) => {
  const { request } = readingOf(changed({ "/documents": ["packing-list"], ...changes }));
  return Either.isLeft(request) ? issuesIn(request.left).map(({ path, code }) => `${path} ${code}`) : [];
};

const warned = (changes: Readonly<Record<string, unknown>>) =>
  readingOf(changed({ "/documents": ["packing-list"], ...changes })).warnings.map(
    ({ path, code, suggestion }) => [path, code, suggestion],
  );

Deno.test("codes that the recommendations don't have are warned of, with the code that was meant", () => {
  for (const code of ["H87", "KGM", "NPR", "XBX", "P1"]) {
    assert.ok(!warned({ [`${line}/unitCode`]: code }).some(([path]) => path === `${line}/unitCode`), code);
  }
  for (const [code, meant] of [["PCS", "H87"], ["KG", "KGM"], ["ST", "H87"], ["QQQ", undefined]]) {
    assert.deepEqual(
      warned({ [`${line}/unitCode`]: code }).find(([path]) => path === `${line}/unitCode`),
      [`${line}/unitCode`, "unknown", meant],
    );
  }
  assert.deepEqual(
    warned({ [`${line}/packageKind`]: "00" }).find(([path]) => path === `${line}/packageKind`),
    [`${line}/packageKind`, "unknown", undefined],
  );
  assert.ok(!warned({ [`${line}/packageKind`]: "4G" }).some(([path]) => path === `${line}/packageKind`));
});

Deno.test("goods in the packages of another line count no packages and are not asked for them", () => {
  const shared = {
    "/invoiceData/lineItems/0/grossWeightKg": 10_000,
    [`${line}/packages`]: undefined,
    [`${line}/grossWeightKg`]: undefined,
    [`${line}/packedWithLine`]: 1,
  };
  assert.deepEqual(refused(shared), []);
  assert.deepEqual(warned(shared).filter(([path]) => /packages|gross/.test(String(path))), []);
  const { lineItems } =
    Either.getOrThrow(readingOf(changed({ "/documents": ["packing-list"], ...shared })).request)
      .invoice;
  const { packages } = packingTotals(lineItems);
  assert.deepEqual([toText(packages.sum), packages.lines], [String(lineItems[0]?.packages), 2]);
});

Deno.test("packages are shared with another line that has its own, and stated once", () => {
  assert.deepEqual(refused({ [`${line}/packages`]: undefined, [`${line}/packedWithLine`]: 2 }), [
    `${line}/packedWithLine conflict`,
  ]);
  assert.deepEqual(refused({ [`${line}/packages`]: undefined, [`${line}/packedWithLine`]: 9 }), [
    `${line}/packedWithLine conflict`,
  ]);
  assert.deepEqual(refused({ [`${line}/packedWithLine`]: 1 }), [`${line}/packages conflict`]);
  assert.deepEqual(refused({ [`${line}/packages`]: undefined, [`${line}/packedWithLine`]: 0.5 }), [
    `${line}/packedWithLine range`,
  ]);
});

Deno.test("dangerous goods have number, name and class in their forms, and a packing group where there is one", () => {
  const goods = { unNumber: "UN1263", properShippingName: "PAINT", class: "6.1 (3, 8)" };
  assert.deepEqual(refused({ [`${line}/dangerousGoods`]: goods }), []);
  assert.deepEqual(
    refused({ [`${line}/dangerousGoods`]: { ...goods, class: "1.4S", packingGroup: "III" } }),
    [],
  );
  assert.deepEqual(
    refused({
      [`${line}/dangerousGoods`]: {
        unNumber: "1263",
        properShippingName: " ",
        class: "12",
        packingGroup: "IV",
      },
    }).toSorted(),
    ["unNumber format", "properShippingName length", "class format", "packingGroup format"].map((each) =>
      `${line}/dangerousGoods/${each}`
    ).toSorted(),
  );
});

Deno.test("a statement that claims a preference is warned of where no document prints it", () => {
  const statement = "The exporter declares that these products are of EU preferential origin.";
  const paths = (documents: ReadonlyArray<string>) =>
    readingOf(changed({
      "/documents": documents,
      "/invoiceData/originStatement": statement,
      "/invoiceData/manufacturerSameAsShipper": true,
    })).warnings.filter(({ message }) => message.includes("no document prints it")).map(({ path }) => path);
  assert.deepEqual(paths(["certificate-of-origin"]), ["/invoiceData/originStatement"]);
  assert.deepEqual(paths(["commercial", "certificate-of-origin"]), []);
});
