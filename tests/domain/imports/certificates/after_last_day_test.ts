/** Certificates around the last days of the law: sales back that follow their request, late surrenders for 2026, last days on a weekend. */
import assert from "node:assert/strict";
import { lastDayToSurrender, surrenderDay } from "../../../../src/domain/imports/calendar/dates.ts";
import {
  datesOfDeclarant,
  lastSurrenderDay,
} from "../../../../src/domain/imports/calendar/after_revocation.ts";
import {
  lateSurrenderFindings,
  saleBackFindings,
} from "../../../../src/domain/imports/certificates/after_last_day.ts";
import { heldAfterSurrender, heldForYear } from "../../../../src/domain/imports/certificates/for_year.ts";
import {
  balancesOn,
  heldOn,
  type Lot,
  type Move,
  moveFindings,
} from "../../../../src/domain/imports/certificates/lots.ts";
import { stillDueFindings } from "../../../../src/domain/imports/certificates/still_due.ts";
import { yearsOfPrice } from "../../../../src/domain/imports/reminders/price_change.ts";
import { day } from "../../../support/importer_year.ts";
import { decimal } from "../../../support/law.ts";

const lot = (id: string, kind: Lot["kind"], number: number): Lot => ({
  ...{ id, kind, number, boughtOn: day("2027-03-01"), unitPriceEur: decimal("80"), reference: null },
});
const lots = [lot("q", "2026-Q1", 10), lot("w", "weekly", 200)];

const move = (lotId: string, kind: Move["kind"], on: string, number: number, forYear: number | null = null) =>
  ({ ...{ id: `${lotId} ${on}`, lotId, kind, day: day(on), number, forYear } }) satisfies Move;
const kinds = (findings: ReadonlyArray<{ readonly kind: string }>) => findings.map(({ kind }) => kind);

Deno.test("a sale back has the day on which it left the account, after the last day to ask for it too, for a year", () => {
  const refused = (id: string, on: string) => kinds(moveFindings(lots, [], move(id, "bought_back", on, 2)));
  for (const on of ["2027-10-31", "2027-11-01", "2027-11-08", "2028-10-31"]) {
    assert.deepEqual(refused("q", on), [], on);
  }
  assert.deepEqual(moveFindings(lots, [], move("q", "bought_back", "2028-11-01", 2)), [
    { kind: "buyBackTooLate", found: "2028-11-01", requested: "2027-10-31", last: "2028-10-31" },
  ]);
  assert.deepEqual([refused("w", "2029-11-15"), refused("w", "2030-11-01")], [[], ["buyBackTooLate"]]);
});

Deno.test("certificates that are sold back after the cancellation are not cancelled: they are held until they leave", () => {
  const moves = [move("q", "bought_back", "2027-11-08", 2)];
  const cancelled = (on: string, known: ReadonlyArray<Move>) =>
    balancesOn(lots, known, day(on)).filter(({ lot: { id } }) => id === "q").map(({ left }) => left);
  assert.deepEqual([cancelled("2027-11-05", []), heldOn(lots, [], day("2027-11-05"))], [[10], 200]);
  assert.deepEqual([cancelled("2027-10-31", moves), heldOn(lots, moves, day("2027-10-31"))], [[10], 210]);
  assert.deepEqual([cancelled("2027-11-05", moves), heldOn(lots, moves, day("2027-11-05"))], [[8], 202]);
  assert.deepEqual([cancelled("2027-11-08", moves), heldOn(lots, moves, day("2027-11-08"))], [[8], 200]);
  const all = [move("q", "bought_back", "2027-11-08", 10)];
  assert.deepEqual(cancelled("2027-11-05", all), []);
  const waiting = { lots, moves: all, day: day("2027-11-05") };
  assert.equal(
    heldForYear({ ...waiting, lots: [lots[0] ?? lot("q", "2026-Q1", 10)], year: 2026, before: [] }).held,
    0,
  );
});

Deno.test("a note says what is taken from a late sale back, and what is counted as cancelled until one is recorded", () => {
  const moves = [move("q", "bought_back", "2027-11-08", 2)];
  const told = (on: string, known: ReadonlyArray<Move> = moves) =>
    saleBackFindings({ lots, moves: known, day: day(on) });
  const counted = (number: number) => ({ kind: "countedAsCancelled", number, day: "2027-11-01" });
  assert.deepEqual(told("2027-10-31", []), []);
  assert.deepEqual(told("2027-11-01", []), [counted(10)]);
  assert.deepEqual(told("2027-11-08"), [
    { kind: "soldBackAfterRequest", number: 2, last: "2027-10-31", workingDay: "2027-11-01" },
    counted(8),
  ]);
  assert.deepEqual(kinds(told("2028-11-01")), ["soldBackAfterRequest"], "a sale can't be recorded any more");
  assert.deepEqual(told("2027-12-31", [move("q", "cancelled", "2027-11-01", 10)]), []);
});

Deno.test("weekly certificates serve what is late for 2026, and years after it keep theirs", () => {
  const before = [{ year: 2026, due: 131, withoutFigures: 0 }];
  const after = (asOf: string) =>
    heldAfterSurrender({ lots, moves: [] }, { day: day("2028-12-31"), asOf: day(asOf), before });
  assert.deepEqual([after("2027-10-31"), after("2027-11-01")], [200, 200]);
  const needs = [{ year: 2026, number: 131 }];
  const held = (year: number, on: string, of: typeof needs) =>
    heldForYear({ lots, moves: [], year, day: day(on), before: of });
  assert.deepEqual(held(2026, "2027-10-31", []), { held: 10, heldForBefore: 0 });
  assert.deepEqual(held(2026, "2027-11-01", []), { held: 200, heldForBefore: 0 });
  assert.deepEqual(held(2027, "2027-10-31", needs), { held: 200, heldForBefore: 0 });
  assert.deepEqual(held(2027, "2027-11-01", needs), { held: 200, heldForBefore: 0 });
  const late = move("w", "surrendered", "2028-03-01", 131, 2026);
  assert.deepEqual(moveFindings(lots, [], late), []);
  assert.deepEqual(stillDueFindings([late], before, day("2028-03-01")), []);
  const told = (on: string) => lateSurrenderFindings({ lots, moves: [late], day: day(on) });
  assert.deepEqual(told("2028-02-29"), []);
  assert.deepEqual(told("2028-03-01"), [{ kind: "weeklyForQuarters", number: 131, cancelled: "2027-11-01" }]);
});

Deno.test("a last day to surrender on a weekend counts until the Monday after", () => {
  assert.deepEqual(
    [2026, 2027, 2028, 2029].map((year) => [surrenderDay(year), lastDayToSurrender(year)]),
    [
      ["2027-09-30", "2027-09-30"],
      ["2028-09-30", "2028-10-02"],
      ["2029-09-30", "2029-10-01"],
      ["2030-09-30", "2030-09-30"],
    ],
  );
  const told = (asOf: string, moves: ReadonlyArray<Move> = []) =>
    stillDueFindings(moves, [{ year: 2027, due: 90, withoutFigures: 0 }], day(asOf));
  const still = { kind: "heldAfterSurrender", number: 90, year: 2027 };
  assert.deepEqual(told("2028-09-30"), [{ ...still, day: "2028-09-30", isOverdue: false }]);
  assert.deepEqual(told("2028-10-02"), [{ ...still, day: "2028-10-02", isOverdue: false }]);
  assert.deepEqual(told("2028-10-03"), [{ ...still, day: "2028-09-30", isOverdue: true }]);
  assert.deepEqual(told("2028-10-01", [move("w", "surrendered", "2028-10-01", 90, 2027)]), []);
  const lastDays = (revokedOn?: string) =>
    lastSurrenderDay(2027, revokedOn === undefined ? undefined : day(revokedOn));
  assert.equal(lastDays(), "2028-10-02");
  assert.equal(lastDays("2028-06-10"), "2028-07-25");
  assert.equal(lastDays("2028-06-14"), "2028-07-31", "15 days after 14 July are a Saturday");
  const afterRevocation = (on: string) =>
    datesOfDeclarant(2028, day(on)).filter(({ about }) => about === "2027").map(({ kind }) => kind);
  assert.ok(afterRevocation("2028-10-02").includes("declaration_after_revocation"));
  assert.ok(!afterRevocation("2028-10-02").includes("declaration_and_surrender"));
  assert.ok(afterRevocation("2028-10-03").includes("declaration_and_surrender"));
  assert.deepEqual(
    yearsOfPrice({ period: "2028-W39", publishedAt: day("2028-10-02"), priceEurPerTco2e: decimal("80") }),
    [2027, 2028],
  );
});
