/** Dates of a declarant whose status is revoked. */
import assert from "node:assert/strict";
import { datesOfDeclarant } from "../../../src/domain/imports/calendar/after_revocation.ts";
import { datesOfYear } from "../../../src/domain/imports/calendar/dates.ts";
import { day } from "../../support/importer_year.ts";

/** Dates of declaration and surrender in some years, for a status that is revoked since a day. */
const datesOf = (revokedOn: string) =>
  [2026, 2027, 2028, 2029].flatMap((year) => datesOfDeclarant(year, day(revokedOn)))
    .filter(({ kind }) => /declaration|surrender/.test(kind))
    .map(({ day: on, kind, about }) => `${on} ${kind} ${about}`);

Deno.test("after a revocation in 2026 the declaration is due within a month, and 15 February 2027 is the surrender's day", () => {
  assert.deepEqual(datesOf("2026-11-02"), [
    "2026-12-02 declaration_after_revocation 2026",
    "2027-02-15 surrender_after_revocation 2026",
  ]);
  assert.equal(datesOf("2026-12-31")[0], "2027-01-31 declaration_after_revocation 2026");
});

Deno.test("after a later revocation the surrender follows 15 days after the declaration, for each year that was not declared", () => {
  assert.deepEqual(datesOf("2027-01-31"), [
    "2027-02-28 declaration_after_revocation 2026",
    "2027-02-28 declaration_after_revocation 2027",
    "2027-03-15 surrender_after_revocation 2026",
    "2027-03-15 surrender_after_revocation 2027",
  ]);
  assert.deepEqual(datesOf("2027-10-01"), [
    "2027-09-30 declaration_and_surrender 2026",
    "2027-11-01 declaration_after_revocation 2027",
    "2027-11-16 surrender_after_revocation 2027",
  ]);
});

Deno.test("other dates stay as they are for all", () => {
  const others = (dates: ReturnType<typeof datesOfYear>) =>
    dates.filter(({ kind }) => !/declaration|surrender/.test(kind));
  const found = datesOfDeclarant(2027, day("2026-11-02"));
  assert.deepEqual(others(found), others(datesOfYear(2027)));
  assert.deepEqual(datesOfDeclarant(2027, undefined), datesOfYear(2027));
  assert.deepEqual(found.map(({ day: on }) => on), found.map(({ day: on }) => on).toSorted());
});
