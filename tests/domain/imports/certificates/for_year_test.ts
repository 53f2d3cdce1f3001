/** Certificates that are there for a year: each counts once, and for no year whose surrender it doesn't live to see. */
import assert from "node:assert/strict";
import {
  heldAfterSurrender,
  heldForYear,
  surrenderedFor,
} from "../../../../src/domain/imports/certificates/for_year.ts";
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

Deno.test("what is still to be surrendered for a year is held until that day, and not on it or after it", () => {
  const after = (year: number, number: number, on: string) =>
    heldAfterSurrender({ lots, moves: [] }, { year, number }, day(on));
  assert.deepEqual(["2027-06-30", "2027-09-30", "2027-12-31"].map((on) => after(2026, 5, on)), [
    107,
    102,
    100,
  ]);
  assert.deepEqual(
    ["2027-06-30", "2027-09-30"].map((on) => after(2026, 400, on)),
    [107, 100],
    "no other kind",
  );
  assert.deepEqual(["2028-06-30", "2028-09-30", "2028-12-31"].map((on) => after(2027, 90, on)), [
    150,
    60,
    60,
  ]);
  assert.deepEqual(
    ["2029-09-30", "2029-12-31"].map((on) => after(2028, 90, on)),
    [60, 50],
    "the older lot first",
  );
  assert.deepEqual(["2029-09-30", "2029-12-31"].map((on) => after(2028, 0, on)), [150, 50]);
});
