/** The parts of a report that need no service: dates, canonical text, and checking a file. */
import assert from "node:assert/strict";
import { generateKeyPairSync, sign } from "node:crypto";
import { issuedDayOfText, isWithinADay } from "../../../src/domain/reports/issued_date.ts";
import { canonicalText, hashOfContent } from "../../../src/domain/reports/report.ts";
import { checkReport } from "../../../src/domain/reports/report_check.ts";
import { thumbprintOf } from "../../../src/domain/reports/report_key.ts";
import { dayOfText } from "../../../src/kernel/calendar.ts";

Deno.test("a date of issue is read in four formats, and only as a day of the calendar", () => {
  for (const text of ["2026-02-28", "28/02/2026", "28-02-2026", "28.02.2026", " 28.02.2026", "28.2.2026\n"]) {
    assert.equal(issuedDayOfText(text), "2026-02-28", text);
  }
  assert.equal(issuedDayOfText("8.2.2026"), "2026-02-08");
  assert.equal(issuedDayOfText("2026-2-8"), "2026-02-08");
  const wrong = [
    "31.02.2026",
    "2026/02/28",
    "28.02.26",
    "02/28/2026",
    "28.02-2026",
    "",
    "29.02.2027",
  ];
  for (const text of wrong) assert.equal(issuedDayOfText(text), undefined, text);
});

Deno.test("dates match a day apart, over the ends of months and years, and not two days apart", () => {
  const day = (text: string) => {
    const found = dayOfText(text);
    assert.ok(found !== undefined);
    return found;
  };
  assert.ok(isWithinADay(day("2026-12-31"), day("2027-01-01")));
  assert.ok(isWithinADay(day("2028-02-29"), day("2028-03-01")));
  assert.ok(isWithinADay(day("2026-03-29"), day("2026-03-29")));
  assert.ok(!isWithinADay(day("2026-12-31"), day("2027-01-02")));
});

/** @source RFC 8785, sections 3.2.2 and 3.2.3 and appendix B */
Deno.test("canonical text is that of the vectors of RFC 8785", () => {
  const value = JSON.parse(
    String
      .raw`{"numbers":[333333333.33333329,1E30,4.50,2e-3,0.000000000000000000000000001],"string":"\u20ac$\u000F\u000aA'\u0042\u0022\u005c\\\"\/","literals":[null,true,false]}`,
  );
  assert.equal(
    canonicalText(value),
    String
      .raw`{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\u000f\nA'B\"\\\\\"/"}`,
  );
  const sorted = JSON.parse(
    String
      .raw`{"\u20ac":"Euro Sign","\r":"Carriage Return","\ufb33":"Hebrew Letter Dalet With Dagesh","1":"One","\ud83d\ude00":"Emoji: Grinning Face","\u0080":"Control","\u00f6":"Latin Small Letter O With Diaeresis"}`,
  );
  assert.deepEqual(Object.values(JSON.parse(canonicalText(sorted))).length, 7);
  assert.match(
    canonicalText(sorted),
    /^\{"\\r":"Carriage Return","1":"One","\u0080":"Control","ö":.*"€":"Euro Sign","\ud83d\ude00":.*,"\ufb33":/u,
  );
  const numbers: ReadonlyArray<readonly [number, string]> = [
    [0, "0"],
    [-0, "0"],
    [5e-324, "5e-324"],
    [1.7976931348623157e308, "1.7976931348623157e+308"],
    [9007199254740992, "9007199254740992"],
    [295147905179352830000, "295147905179352830000"],
    [9.999999999999997e22, "9.999999999999997e+22"],
    [1e23, "1e+23"],
    [999999999999999700000, "999999999999999700000"],
    [0.000001, "0.000001"],
    [9.999999999999997e-7, "9.999999999999997e-7"],
    [333333333.33333325, "333333333.33333325"],
    [-0.0000033333333333333333, "-0.0000033333333333333333"],
  ];
  for (const [number, text] of numbers) assert.equal(canonicalText([number]), `[${text}]`);
});

const { publicKey, privateKey } = generateKeyPairSync("ed25519");
const { x = "" } = publicKey.export({ format: "jwk" });
const keys = [{ kid: thumbprintOf(x), x }];

const content = {
  report_id: "7",
  report_number: "CBAM-7",
  issued_at: "2026-11-20",
  calculation: { cn_code: "72083900", net_cost_eur: 1234.5 },
};
const contentHash = hashOfContent(canonicalText(content));
const attached = {
  content,
  content_hash: contentHash,
  algorithm: "Ed25519",
  key_id: thumbprintOf(x),
  signature: sign(null, new TextEncoder().encode(contentHash), privateKey).toString("base64url"),
};
const pageText = `CBAM-7 of 2026-11-20, 72083900: 1,234.50 EUR ${contentHash.slice(0, 32)} ${
  contentHash.slice(32)
}`;

const wrongParts = (report: unknown, page = pageText, published = keys): ReadonlyArray<string> =>
  checkReport(
    { attached: report === undefined ? undefined : JSON.stringify(report), pageText: page },
    published,
  )
    .filter(({ isGenuine }) => !isGenuine).map(({ part }) => part);

Deno.test("a report's file is genuine as it was issued, and each change is named by the part that it is in", () => {
  assert.deepEqual(wrongParts(attached), []);
  assert.deepEqual(wrongParts(undefined), ["attachment"]);
  assert.deepEqual(wrongParts([]), ["attachment"]);
  assert.deepEqual(wrongParts({ ...attached, signature: 7 }), ["attachment"]);
  const cheaper = { ...content, calculation: { ...content.calculation, net_cost_eur: 1 } };
  assert.deepEqual(wrongParts({ ...attached, content: cheaper }), ["content", "pages"]);
  const rehashed = { ...attached, content: cheaper, content_hash: hashOfContent(canonicalText(cheaper)) };
  assert.deepEqual(wrongParts(rehashed), ["signature", "pages"]);
  assert.deepEqual(wrongParts({ ...attached, signature: `A${attached.signature.slice(1)}` }), ["signature"]);
  assert.deepEqual(wrongParts({ ...attached, signature: "" }), ["signature"]);
  assert.deepEqual(wrongParts({ ...attached, key_id: "other" }), ["key", "signature"]);
  assert.deepEqual(wrongParts(attached, pageText.replace("1,234.50", "1.50")), ["pages"]);
  assert.deepEqual(wrongParts(attached, pageText, []), ["key", "signature"]);
  assert.deepEqual(wrongParts(attached, pageText, [{ kid: attached.key_id, x: "AAAA" }]), ["signature"]);
});
