/** Certificates that are there for a year: each counts once, and for no year whose surrender it doesn't live to see. */
import assert from "node:assert/strict";
import {
  heldAfterSurrender,
  heldForYear,
  surrenderedFor,
} from "../../../../src/domain/imports/certificates/for_year.ts";
import { stillDueFindings } from "../../../../src/domain/imports/certificates/still_due.ts";
import type { Lot, Move } from "../../../../src/domain/imports/certificates/lots.ts";
import { day } from "../../../support/importer_year.ts";
import { decimal } from "../../../support/law.ts";

const lot = (id: string, boughtOn: string, number: number, kind: Lot["kind"] = "weekly"): Lot => ({
  id,
  kind,
  boughtOn: day(boughtOn),
  number,
  unitPriceEur: decimal("80.5"),
  reference: null,
});

const lots = [
  lot("a", "2027-03-01", 100),
  lot("b", "2028-04-01", 50),
  lot("c", "2027-03-01", 7, "2026-Q3"),
];

const heldIn = (
  year: number,
  on: string,
  before: ReadonlyArray<readonly [year: number, number: number]>,
  moves: ReadonlyArray<Move> = [],
) => {
  const needs = before.map(([of, number]) => ({ year: of, number }));
  const { held, heldForBefore } = heldForYear({ lots, moves, year, day: day(on), before: needs });
  return [held, heldForBefore];
};

Deno.test("what years before still need is not there for a later one, and what they leave is", () => {
  assert.deepEqual(heldIn(2026, "2027-09-01", []), [7, 0]);
  assert.deepEqual(heldIn(2027, "2028-05-01", []), [150, 0]);
  assert.deepEqual(heldIn(2028, "2028-05-01", [[2027, 90]]), [60, 90]);
  assert.deepEqual(heldIn(2028, "2028-05-01", [[2027, 120]]), [30, 120]);
  assert.deepEqual(heldIn(2028, "2028-05-01", [[2027, 400]]), [0, 150]);
});

Deno.test("certificates that are cancelled before a year's surrender are not there for it", () => {
  assert.deepEqual(heldIn(2029, "2029-05-01", []), [50, 0]);
  assert.deepEqual(
    heldIn(2029, "2029-05-01", [[2027, 0], [2028, 100]]),
    [50, 0],
    "the older lot serves 2028",
  );
  assert.deepEqual(heldIn(2029, "2029-05-01", [[2027, 0], [2028, 120]]), [30, 20]);
  assert.deepEqual(heldIn(2029, "2030-11-01", []), [0, 0]);
});

Deno.test("what was surrendered for a year counts from its day on, and has left the account", () => {
  const move: Move = {
    id: "m",
    lotId: "a",
    kind: "surrendered",
    day: day("2028-09-30"),
    number: 90,
    forYear: 2027,
  };
  assert.deepEqual(
    [surrenderedFor([move], 2027, day("2028-09-29")), surrenderedFor([move], 2027, day("2028-09-30"))],
    [0, 90],
  );
  assert.equal(surrenderedFor([move, { ...move, kind: "bought_back" }], 2028, day("2028-09-30")), 0);
  assert.deepEqual(heldIn(2028, "2028-10-01", [[2027, 0]], [move]), [60, 0]);
});

/** Certificates held at the ends of days, as known on one, while certificates are due for years before. */
const heldAfter = (
  dues: ReadonlyArray<readonly [year: number, due: number]>,
  asOf: string,
  days: ReadonlyArray<string>,
  moves: ReadonlyArray<Move> = [],
): ReadonlyArray<number> => {
  const before = dues.map(([year, due]) => ({ year, due, withoutFigures: 0 }));
  return days.map((on) => heldAfterSurrender({ lots, moves }, { day: day(on), asOf: day(asOf), before }));
};
const quartersOf = (year: number) => ["06-30", "09-30", "12-31"].map((on) => `${year}-${on}`);

const surrendered = (on: string, number: number, forYear: number): Move => ({
  ...{ id: "m", lotId: "a", kind: "surrendered", day: day(on), number, forYear },
});

Deno.test("what is still to be surrendered for a year is held until that day, and not on it or after it", () => {
  assert.deepEqual(heldAfter([[2026, 5]], "2027-04-05", quartersOf(2027)), [107, 102, 100]);
  assert.deepEqual(
    heldAfter([[2026, 400]], "2027-04-05", quartersOf(2027)),
    [107, 100, 100],
    "no other kind",
  );
  assert.deepEqual(heldAfter([[2027, 90]], "2028-04-05", quartersOf(2028)), [150, 60, 60]);
  assert.deepEqual(heldAfter([[2028, 90]], "2029-04-05", quartersOf(2029)), [150, 60, 50], "the older first");
  assert.deepEqual(heldAfter([[2028, 0]], "2029-04-05", quartersOf(2029)), [150, 150, 50]);
});

Deno.test("what is overdue was held at ends of quarters that are over, and leaves before those to come", () => {
  assert.deepEqual(heldAfter([[2027, 90]], "2028-12-25", quartersOf(2028)), [150, 150, 60]);
  assert.deepEqual(heldAfter([[2027, 90]], "2028-09-30", quartersOf(2028)), [150, 60, 60], "on the last day");
  assert.deepEqual(
    heldAfter([[2027, 90], [2028, 40]], "2029-05-05", quartersOf(2029)),
    [60, 20, 20],
    "two years, of which one is overdue",
  );
});

Deno.test("a surrender that was recorded later is taken once, whatever day is asked about", () => {
  const late = [surrendered("2028-10-05", 90, 2027)];
  assert.deepEqual(heldAfter([[2027, 90]], "2028-09-15", quartersOf(2028), late), [150, 60, 60]);
  assert.deepEqual(heldAfter([[2027, 90]], "2028-10-20", quartersOf(2028), late), [150, 150, 60]);
  const partly = [surrendered("2028-10-05", 50, 2027)];
  assert.deepEqual(heldAfter([[2027, 90]], "2028-09-15", quartersOf(2028), partly), [150, 60, 60]);
  assert.deepEqual(heldAfter([[2027, 90]], "2028-10-20", quartersOf(2028), partly), [150, 150, 60]);
});

Deno.test("what is still to be surrendered is told, also where it is overdue, with imports that it lacks", () => {
  const before = [{ year: 2027, due: 90, withoutFigures: 2 }, { year: 2028, due: 0, withoutFigures: 0 }];
  const without = { kind: "stillDueWithout", imports: 2, year: 2027 };
  const told = (asOf: string, moves: ReadonlyArray<Move>) => stillDueFindings(moves, before, day(asOf));
  const still = { kind: "heldAfterSurrender", number: 90, year: 2027, day: "2028-09-30", isOverdue: false };
  assert.deepEqual(told("2028-09-30", []), [still, without]);
  const late = [surrendered("2028-10-05", 50, 2027)];
  assert.deepEqual(told("2028-10-20", late), [{ ...still, number: 40, isOverdue: true }, without]);
  assert.deepEqual(told("2028-10-20", [surrendered("2028-09-05", 90, 2027)]), [without]);
});
