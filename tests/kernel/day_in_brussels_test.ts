import assert from "node:assert/strict";
import { type CalendarDay, dayOfEpochMs, dayOfText } from "../../src/kernel/calendar.ts";
import { dayInBrussels, endOfDayInBrussels, startOfDayInBrussels } from "../../src/kernel/day_in_brussels.ts";
import { momentOfText } from "../../src/kernel/moment.ts";

const day = (text: string): CalendarDay => {
  const known = dayOfText(text);
  assert.ok(known !== undefined, text);
  return known;
};

const at = (time: string): CalendarDay => dayInBrussels(Date.parse(time));

Deno.test("the day changes at midnight in Brussels, in winter at 23:00 UTC, in summer at 22:00 UTC", () => {
  for (
    const [time, expected] of [
      ["2026-11-22T22:59:59.999Z", "2026-11-22"],
      ["2026-11-22T23:00:00.000Z", "2026-11-23"],
      ["2026-07-31T21:59:59.999Z", "2026-07-31"],
      ["2026-07-31T22:00:00.000Z", "2026-08-01"],
      ["2026-12-31T23:00:00.000Z", "2027-01-01"],
    ] as const
  ) assert.equal(at(time), expected, time);
});

Deno.test("the nights on which the clocks change have one midnight each", () => {
  for (
    const [time, expected] of [
      ["2027-03-27T22:59:59.999Z", "2027-03-27"],
      ["2027-03-27T23:00:00.000Z", "2027-03-28"],
      ["2027-03-28T21:59:59.999Z", "2027-03-28"],
      ["2027-03-28T22:00:00.000Z", "2027-03-29"],
      ["2027-10-30T21:59:59.999Z", "2027-10-30"],
      ["2027-10-30T22:00:00.000Z", "2027-10-31"],
      ["2027-10-31T22:59:59.999Z", "2027-10-31"],
      ["2027-10-31T23:00:00.000Z", "2027-11-01"],
    ] as const
  ) assert.equal(at(time), expected, time);
  assert.equal(
    endOfDayInBrussels(day("2027-03-28")) - startOfDayInBrussels(day("2027-03-28")) + 1,
    23 * 3_600_000,
  );
  assert.equal(
    endOfDayInBrussels(day("2027-10-31")) - startOfDayInBrussels(day("2027-10-31")) + 1,
    25 * 3_600_000,
  );
});

Deno.test("every day of ten years begins where the one before ends, and holds its first and last millisecond", () => {
  let before = startOfDayInBrussels(day("2025-12-31"));
  for (let utc = Date.UTC(2026, 0, 1); utc < Date.UTC(2036, 0, 1); utc += 86_400_000) {
    const today = dayOfEpochMs(utc);
    const start = startOfDayInBrussels(today);
    assert.equal(dayInBrussels(start), today);
    assert.notEqual(dayInBrussels(start - 1), today);
    assert.equal(dayInBrussels(endOfDayInBrussels(today)), today);
    assert.ok(start > before);
    before = start;
  }
});

Deno.test("a day as a moment lasts from midnight to midnight in Brussels", () => {
  const moment = momentOfText("2026-11-22");
  assert.deepEqual(moment, {
    text: "2026-11-22",
    startMs: Date.parse("2026-11-21T23:00:00Z"),
    endMs: Date.parse("2026-11-22T22:59:59.999Z"),
  });
});
