import assert from "node:assert/strict";
import { hasShortYears } from "../../../src/kernel/lenient/day_order.ts";
import { daysMeant, readDayAsWritten } from "../../../src/kernel/lenient/day.ts";

Deno.test("a date that can be one day only means it, whatever its form", () => {
  for (const text of ["15.02.2026", "15/2/2026", "02/15/2026", "2-15-2026", "2026/02/15", "20260215"]) {
    assert.deepEqual(daysMeant(text), ["2026-02-15"], text);
  }
  assert.deepEqual(daysMeant(" 2026.2.15 12:00"), ["2026-02-15"]);
  assert.deepEqual(daysMeant("2026年2月15日"), ["2026-02-15"]);
  assert.deepEqual(daysMeant("03.04.2026"), ["2026-04-03"]);
});

Deno.test("a date that can be two days means both, one that no calendar has means none", () => {
  assert.deepEqual(daysMeant("03/04/2026"), ["2026-04-03", "2026-03-04"]);
  for (const text of ["31.02.2026", "2026021", "15.02.26", "15/02-2026", "", "today"]) {
    assert.deepEqual(daysMeant(text), [], text);
  }
});

const inTable = (value: string, hasShortYears = false): string | undefined => {
  const reading = readDayAsWritten({ path: "import", value, hasShortYears });
  return "value" in reading ? reading.value : undefined;
};

Deno.test("a day of a table may have its year first with dots or slashes, in no other order", () => {
  for (const text of ["2026.02.15", "2026.02.15.", "2026. 02. 15.", "2026/2/15", "2026/02/15 08:30"]) {
    assert.equal(inTable(text), "2026-02-15", text);
  }
  for (const text of ["2026/15/02", "2026.02/15", "1926/02/15", "2026.02.30", "26/02/15"]) {
    assert.equal(inTable(text), undefined, text);
  }
});

Deno.test("a year of two digits behind a month's word is one where the day can't be it, or the column tells", () => {
  assert.equal(inTable("5-Feb-26"), "2026-02-05");
  for (const text of ["26-Feb-15", "26-Feb-27", "24 Mar 26", "26-Feb-26", "05-Jan-19"]) {
    assert.equal(inTable(text), undefined, text);
    const reading = readDayAsWritten({ path: "import", value: text, hasShortYears: false });
    assert.ok("complaint" in reading && /with a year of four digits/.test(reading.complaint.message), text);
  }
  assert.equal(inTable("24 Mar 26", true), "2026-03-24");
  const told = (texts: ReadonlyArray<string>) =>
    hasShortYears(texts.map((text, position) => ({ text, position })));
  assert.equal(told(["24 Mar 26", "5 Mar 26 10:30"]), true);
  assert.equal(told(["24-Mar-26", "26-Feb-15"]), false);
  assert.equal(told(["24-Mar-26", "26-Feb-27"]), false);
  assert.equal(told(["2026-03-05", "5 March 2026"]), false);
});

Deno.test("a month may be a word in a table, in each of the languages, shortened where no other month begins so", () => {
  const written = ["05-MAR-2026", "5 Mar 26", "Mar 5, 2026", "March 5th 2026", "5. März 2026", "5 mars 2026"];
  const others = [
    "5 marzo 2026",
    "5 de marzo de 2026",
    "5 marca 2026",
    "5 mrt. 2026",
    "05/mar/2026",
    "2026-Mar-05",
  ];
  for (const text of [...written, ...others]) assert.equal(inTable(text), "2026-03-05", text);
  for (const text of ["5 jui 2026", "5 ma 2026", "31-FEB-2026", "5 Smarch 2026", "Mar 2026", "5 mar"]) {
    assert.equal(inTable(text), undefined, text);
  }
  const alone = readDayAsWritten({ path: "import", value: "5 March 2026" });
  assert.ok("complaint" in alone);
});

Deno.test("no word for a month is read as another one than it is in a language of the Union", () => {
  const union = "bg cs da de el en es et fi fr ga hr hu it lt lv mt nl pl pt ro sk sl sv".split(" ");
  for (const language of union) {
    for (const month of ["long", "short"] as const) {
      const format = new Intl.DateTimeFormat(language, { day: "numeric", month, timeZone: "UTC" });
      for (let at = 0; at < 12; at += 1) {
        const parts = format.formatToParts(Date.UTC(2026, at, 5));
        const written = `5 ${parts.find(({ type }) => type === "month")?.value} 2026`;
        const day = inTable(written);
        assert.ok(
          day === undefined || day === `2026-${String(at + 1).padStart(2, "0")}-05`,
          `${language} ${written}: ${day}`,
        );
      }
    }
  }
  for (const text of ["5 lip 2026", "5 lis 2026", "5 listopada 2026", "5 list 2026"]) {
    assert.equal(inTable(text), undefined, text);
  }
  assert.equal(inTable("5 lipca 2026"), "2026-07-05");
});

Deno.test("a time behind a day of a table doesn't count, unless its zone could make it another day", () => {
  const times = [
    "T09:12:44Z",
    " 09:12:44.123+01:00",
    " 10:00:00 Europe/Berlin",
    " à 09:12",
    ", 09:12 Uhr",
    " 11:59 PM",
  ];
  for (const time of times) assert.equal(inTable(`2026-03-05${time}`), "2026-03-05", time);
  assert.equal(inTable("2026-03-05T23:30:00 CET"), "2026-03-05");
  for (const time of ["T21:00:00Z", "T23:30:00+00:00", "T09:12:44-05:00", " 25 Uhr"]) {
    assert.equal(inTable(`2026-03-05${time}`), undefined, time);
  }
});
