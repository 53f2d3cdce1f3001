/** Until when records of imports must be kept, and with which year certificates go. */
import assert from "node:assert/strict";
import type { Lot, Move } from "../../../../src/domain/imports/certificates/lots.ts";
import {
  lastDayOfRecords,
  lastFreeYear,
  yearOfLot,
} from "../../../../src/domain/imports/retention/retention.ts";
import { decimalOfNumber, zero } from "../../../../src/kernel/decimal.ts";
import { type CalendarDay, dayOfText } from "../../../../src/kernel/time/calendar.ts";

const day = (text: string): CalendarDay => {
  const found = dayOfText(text);
  assert.ok(found !== undefined);
  return found;
};

const lot = (kind: Lot["kind"], boughtOn: string): Lot => ({
  id: "lot",
  kind,
  boughtOn: day(boughtOn),
  number: 10,
  unitPriceEur: decimalOfNumber(80) ?? zero,
  reference: null,
});

const move = (kind: Move["kind"], on: string, number: number): Move => ({
  id: crypto.randomUUID(),
  lotId: "lot",
  kind,
  day: day(on),
  number,
  forYear: null,
});

Deno.test("records of 2026 stay until 31 December 2031 and may go on the day after", () => {
  assert.equal(lastDayOfRecords(2026), "2031-12-31");
  assert.equal(lastFreeYear(day("2031-12-31")), 2025);
  assert.equal(lastFreeYear(day("2032-01-01")), 2026);
});

Deno.test("certificates go with the last year at a quarter's end of which they are held", () => {
  assert.equal(yearOfLot(lot("2026-Q1", "2027-03-01"), []), 2027, "cancelled on 1 November 2027");
  assert.equal(yearOfLot(lot("weekly", "2027-03-01"), []), 2029, "cancelled on 1 November 2029");
  assert.equal(yearOfLot(lot("weekly", "2027-03-01"), [move("surrendered", "2028-09-30", 10)]), 2028);
  assert.equal(
    yearOfLot(lot("weekly", "2027-03-01"), [move("surrendered", "2028-09-30", 4)]),
    2029,
    "six are left until they are cancelled",
  );
  assert.equal(
    yearOfLot(lot("weekly", "2027-03-01"), [{ ...move("surrendered", "2031-01-01", 3), lotId: "other" }]),
    2029,
  );
});

Deno.test("certificates that no quarter's end of a year finds go with the year whose declaration is due in it", () => {
  const sold = (on: string) => yearOfLot(lot("weekly", "2028-02-01"), [move("bought_back", on, 10)]);
  assert.equal(sold("2028-03-15"), 2027);
  assert.equal(sold("2028-03-31"), 2027, "what leaves on the day counts no more when it ends");
  assert.equal(sold("2028-04-01"), 2028);
  assert.equal(sold("2029-03-31"), 2028);
  assert.equal(sold("2029-04-01"), 2029);
  assert.equal(yearOfLot(lot("weekly", "2028-03-31"), [move("bought_back", "2028-04-01", 10)]), 2028);
});
