import assert from "node:assert/strict";
import type { CertificateKind, Lot, Move } from "../../../../src/domain/imports/certificates/lots.ts";
import { otherQuarterFindings } from "../../../../src/domain/imports/certificates/of_quarters.ts";
import { dayOf } from "../../../../src/domain/imports/days.ts";
import { exactly } from "../../../../src/kernel/decimal.ts";

const lot = (kind: CertificateKind, number: number): Lot => ({
  ...{ id: kind, kind, number, boughtOn: dayOf(2027, 3, 1) },
  ...{ unitPriceEur: exactly(80), reference: null },
});

const surrender = (lotId: string, number: number): Move => ({
  ...{ id: `of ${lotId}`, lotId, kind: "surrendered", number },
  ...{ day: dayOf(2027, 3, 2), forYear: 2026 },
});

const need = {
  due: 20,
  quarters: [{ quarter: "2026-Q1", certificates: 11 }, { quarter: "2026-Q4", certificates: 10 }],
};

const numbers = (
  lots: ReadonlyArray<Lot>,
  moves: ReadonlyArray<Move> = [],
  day = dayOf(2027, 3, 5),
  needs: Parameters<typeof otherQuarterFindings>[1] = [need],
): ReadonlyArray<string> =>
  otherQuarterFindings({ lots, moves, day }, needs).map((each) =>
    "number" in each ? `${each.kind} ${each.number}` : each.kind
  );

Deno.test("certificates are told as another quarter's only as far as they fill the year's need", () => {
  assert.deepEqual(numbers([]), []);
  assert.deepEqual(numbers([lot("2026-Q1", 500)]), ["countedForOtherQuarter 9"]);
  assert.deepEqual(numbers([lot("2026-Q1", 11), lot("2026-Q4", 3)]), []);
  assert.deepEqual(numbers([lot("2026-Q1", 500), lot("2026-Q4", 10)]), []);
  assert.deepEqual(numbers([lot("weekly", 500)]), []);
});

Deno.test("either rounding of the year is no other quarter", () => {
  for (const [first, last] of [[11, 10], [10, 10], [11, 9]] as const) {
    assert.deepEqual(numbers([lot("2026-Q1", first), lot("2026-Q4", last)]), []);
  }
});

Deno.test("surrendered ones are told whatever is on the account, and stay after the cancellation", () => {
  const lots = [lot("2026-Q1", 20), lot("2026-Q4", 10)];
  const moves = [surrender("2026-Q1", 20)];
  for (const day of [dayOf(2027, 3, 5), dayOf(2027, 11, 2)]) {
    assert.deepEqual(numbers(lots, moves, day), ["surrenderedForOtherQuarter 9"]);
  }
  assert.deepEqual(numbers(lots, moves, dayOf(2027, 3, 1)), []);
});

Deno.test("certificates that fit either way of counting the year's need are no other quarter's", () => {
  const filed = {
    due: 34,
    quarters: [{ quarter: "2026-Q1", certificates: 17 }, { quarter: "2026-Q4", certificates: 17 }],
  };
  const both = [need, filed] as const;
  const told = (first: number, last: number) =>
    numbers([lot("2026-Q1", first), lot("2026-Q4", last)], [], dayOf(2027, 3, 5), both);
  assert.deepEqual([told(11, 10), told(17, 17)], [[], []]);
  assert.deepEqual(told(30, 4), ["countedForOtherQuarter 5"]);
  assert.deepEqual(
    numbers([lot("2026-Q1", 17), lot("2026-Q4", 17)], [], dayOf(2027, 3, 5), [need]),
    [],
  );
});
