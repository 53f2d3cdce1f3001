/** Purchases and moves that may be one that was recorded more than once, and taking back in any order. */
import assert from "node:assert/strict";
import {
  heldOn,
  leftOf,
  type Lot,
  type Move,
  moveFindings,
} from "../../../../src/domain/imports/certificates/lots.ts";
import {
  alikeFindings,
  referenceFindings,
  sameUnderReference,
  withdrawalFindings,
} from "../../../../src/domain/imports/certificates/mistakes.ts";
import { day } from "../../../support/importer_year.ts";
import { decimal } from "../../../support/law.ts";

const lot = (id: string, more: Partial<Lot> = {}): Lot => ({
  id,
  kind: "weekly",
  boughtOn: day("2027-03-01"),
  number: 100,
  unitPriceEur: decimal("80.5"),
  reference: null,
  ...more,
});
const move = (id: string, more: Partial<Move> = {}): Move => ({
  id,
  lotId: "a",
  kind: "surrendered",
  day: day("2028-09-30"),
  number: 10,
  forYear: 2027,
  ...more,
});

const alike = (lots: ReadonlyArray<Lot>, moves: ReadonlyArray<Move> = []) =>
  alikeFindings({ lots, moves }).map((found) =>
    found.kind === "purchasesAlike" ? found.lots : found.kind === "movesAlike" ? found.moves : found.kind
  );

Deno.test("purchases that are the same in kind, day, number and price are alike, unless a reference tells each apart", () => {
  assert.deepEqual(alike([lot("a"), lot("b", { unitPriceEur: decimal("80.50") })]), [["a", "b"]]);
  for (
    const other of [{ kind: "2026-Q1" }, { boughtOn: day("2027-03-02") }, { number: 101 }, {
      unitPriceEur: decimal("80.51"),
    }] as const
  ) {
    assert.deepEqual(alike([lot("a"), lot("b", other)]), []);
  }
  const [one, two] = [lot("a", { reference: "P-1" }), lot("b", { reference: "P-2" })];
  assert.deepEqual(alike([one, two]), [], "two orders of a day");
  for (const reference of ["p-1", "P\u20111", "Ｐ-1", "P -\u200b1"]) {
    assert.deepEqual(
      alike([one, lot("c", { reference })]),
      [["a", "c"]],
      "nobody sees that it is another one",
    );
  }
  assert.deepEqual(alike([one, lot("c")]), [["a", "c"]], "the same one without its reference");
  assert.deepEqual(alike([one, two, lot("c")]), [["a", "b", "c"]]);
});

Deno.test("of many groups that are alike twenty are named, and the others counted", () => {
  const pairs = (groups: number): ReadonlyArray<Lot> =>
    Array.from({ length: 2 * groups }, (_, at) => lot(`${at}`, { number: 1 + at % groups }));
  assert.equal(alikeFindings({ lots: pairs(20), moves: [] }).length, 20);
  const found = alikeFindings({ lots: pairs(20), moves: [move("m"), move("n")] });
  assert.deepEqual([found.length, found.at(-1)], [21, { kind: "moreAlike", groups: 1 }]);
  assert.deepEqual(alikeFindings({ lots: pairs(3_000), moves: [] }).at(-1), {
    kind: "moreAlike",
    groups: 2_980,
  });
});

Deno.test("moves of one lot that are the same in kind, day, number and year are alike", () => {
  assert.deepEqual(alike([lot("a")], [move("m"), move("n")]), [["m", "n"]]);
  for (
    const other of [
      { lotId: "b" },
      { kind: "bought_back" },
      { day: day("2028-09-29") },
      { number: 11 },
      { forYear: 2028 },
    ] as const
  ) {
    assert.deepEqual(alike([lot("a")], [move("m"), move("n", other)]), []);
  }
});

Deno.test("a reference with the same facts is the same purchase, with others it is refused, and none says nothing", () => {
  const there = lot("a", { reference: "P-1" });
  assert.equal(sameUnderReference([there], lot("b", { reference: "P-1" }))?.id, "a");
  assert.equal(sameUnderReference([lot("a")], lot("b")), undefined);
  assert.deepEqual(referenceFindings([lot("a")], lot("b")), []);
  const [found] = referenceFindings([there], lot("b", { reference: "P-1", number: 7 }));
  assert.ok(found?.kind === "purchaseDiffers");
  assert.deepEqual([found.lot, found.number, found.eur], ["a", 100, "80.50"]);
});

/** Numbers of a generator with a seed, below a bound. */
const numbersOf = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor(state / 65_536) % below;
  };
};

Deno.test("whatever is recorded and taken back, in any order, no lot and no account comes to less than nothing", () => {
  for (let seed = 1; seed <= 50; seed++) {
    const below = numbersOf(seed);
    let lots: ReadonlyArray<Lot> = [];
    let moves: ReadonlyArray<Move> = [];
    for (let step = 0; step < 60; step++) {
      const one = lots[below(Math.max(1, lots.length))];
      const action = below(4);
      if (action === 0 || one === undefined) lots = [...lots, lot(`l${step}`, { number: 1 + below(50) })];
      else if (action === 1) {
        const left = move(`m${step}`, { lotId: one.id, number: 1 + below(60) });
        if (moveFindings(lots, moves, left).length === 0) moves = [...moves, left];
      } else if (action === 2) moves = moves.toSpliced(below(Math.max(1, moves.length)), 1);
      else if (withdrawalFindings(moves, one.id).length === 0) lots = lots.filter(({ id }) => id !== one.id);
      assert.ok(lots.every((each) => leftOf(each, moves) >= 0), `seed ${seed}, step ${step}`);
      assert.ok(
        moves.every(({ lotId }) => lots.some(({ id }) => id === lotId)),
        `seed ${seed}, step ${step}`,
      );
      assert.ok(heldOn(lots, moves, day("2028-12-31")) >= 0);
    }
  }
});
