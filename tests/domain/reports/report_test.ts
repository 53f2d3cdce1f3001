/** The parts of a report that need no service: dates and canonical text. */
import assert from "node:assert/strict";
import { isWithinADay } from "../../../src/domain/reports/issued_date.ts";
import { canonicalText } from "../../../src/domain/reports/report.ts";
import { dayOfText } from "../../../src/kernel/time/calendar.ts";
import { dayInFourForms } from "../../../src/kernel/lenient/day.ts";

Deno.test("a date of issue is read in four formats, and only as a day of the calendar", () => {
  for (const text of ["2026-02-28", "28/02/2026", "28-02-2026", "28.02.2026", " 28.02.2026", "28.2.2026\n"]) {
    assert.equal(dayInFourForms(text), "2026-02-28", text);
  }
  assert.equal(dayInFourForms("8.2.2026"), "2026-02-08");
  assert.equal(dayInFourForms("2026-2-8"), "2026-02-08");
  const wrong = [
    "31.02.2026",
    "2026/02/28",
    "28.02.26",
    "02/28/2026",
    "28.02-2026",
    "",
    "29.02.2027",
    "2026-02-28T10:00:00",
    "2026-02-28T10:00:00Z",
    "28.02.2026 10:00",
  ];
  for (const text of wrong) assert.equal(dayInFourForms(text), undefined, text);
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
