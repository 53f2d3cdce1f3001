import assert from "node:assert/strict";
import { dayOfText } from "../../../../src/kernel/time/calendar.ts";
import {
  daysOfPeriod,
  endOfPeriod,
  periodAfter,
  yearOfPeriod,
} from "../../../../src/domain/cbam/law/period.ts";
import { choosePrice, importPeriod, type ImportTime } from "../../../../src/domain/cbam/law/price.ts";
import { lineOf, price } from "../../../support/prices.ts";
import { lawText } from "../../../../src/kernel/findings/law/law_text.ts";

/** The notes of a price, as the API says them. */
const notesIn = (chosen: ReturnType<typeof choosePrice>): ReadonlyArray<string> =>
  chosen?.notes.map(lawText) ?? [];

const at = (text: string): ImportTime => {
  const day = dayOfText(text);
  return day === undefined ? { year: Number(text) } : { day };
};

const q1 = price("2026-Q1 75.36 2026-04-07");
const q2 = price("2026-Q2 75.28 2026-07-06");
const q3 = price("2026-Q3 82.32 2026-10-05");
const w53 = price("2026-W53 81.00 2027-01-04");
const w01 = price("2027-W01 80.00 2027-01-11");
const w03 = price("2027-W03 83.00 2027-01-25");

Deno.test("2026-W53 is the period of 1 to 3 January 2027, between 2026-Q4 and 2027-W01", () => {
  assert.deepEqual(daysOfPeriod("2026-W53"), { firstDay: "2027-01-01", lastDay: "2027-01-03" });
  assert.deepEqual([periodAfter("2026-Q4"), periodAfter("2026-W53")], ["2026-W53", "2027-W01"]);
  assert.equal(endOfPeriod("2026-W53"), "2027-01-04");
  assert.deepEqual(
    ["2026-12-31", "2027-01-01", "2027-01-03", "2027-01-04"].map((day) => importPeriod(at(day))),
    ["2026-Q4", "2026-W53", "2026-W53", "2027-W01"],
  );
  for (const wrong of ["2026-W52", "2027-W53", "2026-Q0", "2027-Q1", "2026"]) {
    assert.equal(daysOfPeriod(wrong), undefined, wrong);
  }
});

Deno.test("the year of a period is that of its quarter or of most of its days: 2026-W53 has days of 2027 alone", () => {
  const years = { "2026-Q1": 2026, "2026-Q4": 2026, "2026-W53": 2027, "2027-W01": 2027, "2027-W52": 2027 };
  // 2030-W01 begins on 31 December 2029, 2032-W53 ends on 2 January 2033.
  for (const [period, year] of Object.entries({ ...years, "2030-W01": 2030, "2032-W53": 2032 })) {
    assert.equal(yearOfPeriod(period), year, period);
  }
  for (const wrong of ["2026", "2026-W52", "2027-Q1"]) assert.equal(yearOfPeriod(wrong), undefined, wrong);
});

Deno.test("a past period without a price takes the last one before it, a future one the newest", () => {
  const cases: ReadonlyArray<readonly [string, string | undefined, RegExp | undefined]> = [
    ["2026-05-15", "2026-Q1", /No certificate price was published for 2026-Q2.*a period before it/],
    ["2026-08-15", "2026-Q3", undefined],
    ["2026-11-15", "2026-Q3", /No certificate price was published for 2026-Q4/],
    ["2027-01-02", "2027-W03", /week of its purchase costs, .* price of 2027-W03, the newest published one/],
    ["2027-01-20", "2027-W03", /week of its purchase/],
    ["2028-02-02", "2027-W03", /week of its purchase/],
  ];
  for (const [day, period, note] of cases) {
    const chosen = choosePrice([q1, q3, w53, w03], at(day));
    assert.equal(chosen?.price.period, period, day);
    if (note !== undefined) assert.match(notesIn(chosen)[0] ?? "", note);
  }
  assert.equal(choosePrice([q3], at("2026-05-15")), undefined);
  assert.equal(choosePrice([], at("2026-05-15")), undefined);
});

Deno.test("a year alone takes the newest price of its quarters, from 2027 the newest of all", () => {
  const of = (year: string) => {
    const chosen = choosePrice([q1, q2, q3, w53, w01], at(year));
    return chosen && [lineOf(chosen.price).split(" ")[0], notesIn(chosen)[0]?.split(":")[0]];
  };
  assert.deepEqual(of("2026"), ["2026-Q3", "Only the import year 2026 is given"]);
  for (const year of ["2027", "2028"]) {
    assert.deepEqual(of(year), [
      "2027-W01",
      "From 2027 a certificate costs what the week of its purchase costs, not that of the import",
    ]);
  }
});

Deno.test("a year that nobody gave is noted as assumed, whichever price it takes", () => {
  const notesOf = (year: number) => notesIn(choosePrice([q1, q2, q3], { year, isAssumed: true }));
  assert.deepEqual(notesOf(2026), [
    "Neither day nor year of import is given: 2026 is assumed.",
    "The price is that of 2026-Q3, the newest published period of 2026.",
  ]);
  assert.match(notesOf(2027)[0] ?? "", /2027 is assumed\.$/);
  assert.match(
    notesOf(2027)[1] ?? "",
    /no weekly price is published yet: the price of 2026-Q3, the newest/,
  );
});

Deno.test("from 2027 the price is that of the week of purchase, the newest, whenever the goods come in", () => {
  const notes = (day: string) => notesIn(choosePrice([q3, w53], at(day))).join(" ");
  assert.doesNotMatch(notes("2026-12-31"), /estimate/);
  assert.match(notes("2027-01-01"), /is an estimate of what it will cost/);
  const asOf = [[q3, w53, w01], [q3, w53, w01, w03]].map((prices) =>
    ["2027-01-01", "2027-03-10", "2029-06-01"].map((day) => choosePrice(prices, at(day))?.price.period)
  );
  assert.deepEqual(asOf, [["2027-W01", "2027-W01", "2027-W01"], ["2027-W03", "2027-W03", "2027-W03"]]);
  assert.match(notes("2027"), /is an estimate/);
});

Deno.test("times asked one after another of one list, each has its own price and notes, again and again", () => {
  const asked = [q1, q2, q3, w53, w01, w03];
  const later = [q1];
  const days = Array.from({ length: 450 }, (_, day) => new Date(Date.UTC(2026, 0, 1 + day)));
  const times: ReadonlyArray<ImportTime> = [
    { year: 2026 },
    { year: 2026, isAssumed: true },
    { year: 2027 },
    ...days.map((day) => at(day.toISOString().slice(0, 10))),
  ];
  const first = times.map((time) => choosePrice([...asked], time));
  for (const _ of [1, 2]) assert.deepEqual(times.map((time) => choosePrice(asked, time)), first);
  assert.equal(choosePrice(later, { year: 2026 })?.price, q1);
  assert.notDeepEqual(first[0]?.notes, first[1]?.notes);
});
