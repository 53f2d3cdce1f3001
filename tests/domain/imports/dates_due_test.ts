/** Dates that reminders are due for: every date that the calendar of some declarant has. */
import assert from "node:assert/strict";
import { datesOfDeclarant } from "../../../src/domain/imports/calendar/after_revocation.ts";
import { daysLater } from "../../../src/domain/imports/days.ts";
import { datesDue, subjectOfDate } from "../../../src/domain/imports/reminders/dates_due.ts";
import { day } from "../../support/importer_year.ts";

/** Told by a mail about the price. */
const ofPrices = /^date \S+ (?:quarterly_price|weekly_prices_begin) /;

const revocations = ["2026-11-02", "2026-12-31", "2027-03-10", "2027-10-01", "2030-12-15"].map(day);

Deno.test("every date of the calendar of a declarant is due before it, whatever its status", () => {
  for (const revokedOn of [undefined, ...revocations]) {
    for (const year of [2026, 2027, 2028, 2031]) {
      for (const date of datesOfDeclarant(year, revokedOn)) {
        const subject = subjectOfDate(date);
        if (ofPrices.test(subject)) continue;
        const due = datesDue(daysLater(date.day, -14), 14, revokedOn === undefined ? [] : [revokedOn]);
        assert.ok(due.some((each) => subjectOfDate(each) === subject), `${subject}, revoked ${revokedOn}`);
      }
    }
  }
});

Deno.test("dates of several declarants are due once each, in the order of their days", () => {
  const due = datesDue(day("2027-03-15"), 60, [...revocations, ...revocations]);
  const subjects = due.map(subjectOfDate);
  assert.equal(new Set(subjects).size, subjects.length);
  assert.deepEqual(due.map((each) => each.day), due.map((each) => each.day).toSorted());
  assert.ok(subjects.includes("date 2027-04-10 declaration_after_revocation 2026"));
  assert.ok(!datesDue(day("2027-03-15"), 60).map(subjectOfDate).some((each) => each.includes("revocation")));
});
