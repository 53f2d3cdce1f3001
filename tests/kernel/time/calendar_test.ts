import assert from "node:assert/strict";
import { dayOfEpochMs, dayOfText, isoWeekOf, quarterOf } from "../../../src/kernel/time/calendar.ts";

const day = (text: string) => {
  const read = dayOfText(text);
  assert.ok(read !== undefined, text);
  return read;
};

Deno.test("dayOfText takes days that the calendar has", () => {
  for (const text of ["2026-01-01", "2028-02-29", "2000-02-29", "2026-12-31"]) {
    assert.equal(dayOfText(text), text);
  }
  for (
    const text of [
      "2026-02-30",
      "2027-02-29",
      "1900-02-29",
      "2026-13-01",
      "2026-00-10",
      "2026-1-1",
      "2026",
      "26-01-01",
      "0000-01-01",
      "0000-12-31",
      "",
    ]
  ) assert.equal(dayOfText(text), undefined, text);
});

Deno.test("quarterOf names the quarter of a day", () => {
  assert.equal(quarterOf(day("2026-03-31")), "2026-Q1");
  assert.equal(quarterOf(day("2026-04-01")), "2026-Q2");
  assert.equal(quarterOf(day("2026-12-31")), "2026-Q4");
});

Deno.test("isoWeekOf names the ISO week, also across the new year", () => {
  assert.equal(isoWeekOf(day("2027-01-01")), "2026-W53");
  assert.equal(isoWeekOf(day("2027-01-04")), "2027-W01");
  assert.equal(isoWeekOf(day("2027-12-31")), "2027-W52");
  assert.equal(isoWeekOf(day("2024-12-30")), "2025-W01");
  assert.equal(isoWeekOf(day("2026-11-20")), "2026-W47");
});

Deno.test("dayOfEpochMs is the day in UTC", () => {
  assert.equal(dayOfEpochMs(Date.parse("2026-11-20T23:59:59.999Z")), "2026-11-20");
});
