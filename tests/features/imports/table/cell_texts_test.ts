/** Precursors in one cell, read and written. */
import assert from "node:assert/strict";
import type { NumberMark } from "../../../../src/kernel/lenient/number.ts";
import {
  precursorsText,
  readCodes,
  readPrecursors,
} from "../../../../src/features/imports/table/cell_texts.ts";

const read = (value: string, mark: NumberMark = "point") =>
  readPrecursors({ path: "precursors", value }, mark);

Deno.test("verified emissions of a precursor are the last part of its cell, and come back as they were", () => {
  const cell = "25231000:(A):0.88:0.6:TUR:0.9|72230019::1.1:::2.125";
  const precursors = [
    {
      cn_code: "25231000",
      production_route: "(A)",
      tonnes_per_tonne: 0.88,
      free_allocation_t_per_t: 0.6,
      origin_country: "TUR",
      verified_emissions_t_per_t: 0.9,
    },
    { cn_code: "72230019", tonnes_per_tonne: 1.1, verified_emissions_t_per_t: 2.125 },
  ];
  assert.deepEqual(read(cell), { value: precursors, readAs: undefined });
  assert.equal(precursorsText(precursors), cell);
});

Deno.test("precursors keep the mark that they were written with, whatever the table or its sender say", () => {
  const valueOf = (value: string, mark?: NumberMark) => {
    const found = read(value, mark);
    return "complaint" in found ? found : found.value;
  };
  const read88 = { cn_code: "25231000", tonnes_per_tonne: 0.88 };
  assert.deepEqual(valueOf("25231000::0.88", "comma"), [read88]);
  assert.deepEqual(valueOf("25231000::0,88", "comma"), [read88]);
  assert.deepEqual(valueOf("25231000::0,88"), [read88]);
  for (const mark of ["unsaid", "point", "comma", "point, named", "comma, named"] as const) {
    for (const each of ["1.204", "1,204"]) {
      const found = valueOf(`25231000::${each}:${each}::${each}`, mark);
      assert.deepEqual(
        found,
        [{
          cn_code: "25231000",
          tonnes_per_tonne: 1.204,
          free_allocation_t_per_t: 1.204,
          verified_emissions_t_per_t: 1.204,
        }],
        `${each} ${mark}`,
      );
    }
  }
  assert.equal(precursorsText([read88], "comma"), "25231000::0,88");
});

Deno.test("a precursor's mass over that of the goods may be thousands, which is never guessed", () => {
  const ratio = (value: string, mark: NumberMark) => {
    const found = read(`25231000::${value}`, mark);
    return "complaint" in found ? "asks" : found.value.map((each) => each.tonnes_per_tonne)[0];
  };
  assert.equal(ratio("880/1.000", "unsaid"), "asks");
  assert.equal(ratio("880/1.000", "comma, named"), 0.88);
  assert.equal(ratio("0.88/1.000", "comma, named"), 0.88);
  assert.equal(ratio("1.000/1,25", "unsaid"), "asks");
});

Deno.test("verified emissions that are no number, and parts behind them, are refused", () => {
  for (const cell of ["72230019::1.1:::much", "72230019::1.1:::2:3"]) {
    assert.ok("complaint" in read(cell), cell);
  }
});

Deno.test("a cell with more codes of documents than an entry may have is told with their number", () => {
  const cellOf = (count: number) => ({
    path: "document_codes",
    value: Array(count).fill("Y128:1").join("|"),
  });
  const complaint = (count: number) => {
    const found = readCodes(cellOf(count));
    return "complaint" in found ? found.complaint : undefined;
  };
  assert.equal(complaint(20), undefined);
  for (const count of [21, 50]) {
    assert.match(complaint(count)?.message ?? "", new RegExp(`at most 20 codes, found ${count}\\.`));
  }
});
