/** Precursors in one cell, read and written. */
import assert from "node:assert/strict";
import { precursorsText, readPrecursors } from "../../../../src/features/imports/table/cell_texts.ts";

const read = (value: string, mark: "point" | "comma" = "point") =>
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

Deno.test("precursors keep the mark that they were written with in a table of the other one, or ask", () => {
  const valueOf = (value: string, mark?: "point" | "comma") => {
    const found = read(value, mark);
    return "complaint" in found ? found : found.value;
  };
  const read88 = { cn_code: "25231000", tonnes_per_tonne: 0.88 };
  assert.deepEqual(valueOf("25231000::0.88", "comma"), [read88]);
  assert.deepEqual(valueOf("25231000::0,88", "comma"), [read88]);
  assert.deepEqual(valueOf("25231000::0,88"), [read88]);
  assert.ok("complaint" in read("25231000::1.204", "comma"));
  assert.equal(precursorsText([read88], "comma"), "25231000::0,88");
});

Deno.test("verified emissions that are no number, and parts behind them, are refused", () => {
  for (const cell of ["72230019::1.1:::much", "72230019::1.1:::2:3"]) {
    assert.ok("complaint" in read(cell), cell);
  }
});
