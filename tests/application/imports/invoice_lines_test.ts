/** The net mass of an invoice's line: its net weight, else a quantity in the unit of mass that the papers say. Decision 0121. */
import assert from "node:assert/strict";
import { keptInvoiceLine } from "../../../src/application/imports/taken/invoice_lines.ts";
import type { GoodsLine } from "../../../src/domain/invoices/record.ts";

const line: GoodsLine = { hsCode: "7208.39.00", countryOfOrigin: "CN", quantity: 24.5, unit: "KG" };

const massOf = (more: Partial<GoodsLine>) => {
  const { members, missed, readAs = [] } = keptInvoiceLine({ ...line, ...more });
  const read = readAs.find(({ path }) => path === "net_mass_kg");
  return [members["net_mass_kg"] ?? missed[0]?.sentence, read?.sent];
};

Deno.test("a quantity counts in the unit that the papers say: kilograms, tonnes, pounds; any other is asked about", () => {
  assert.deepEqual(massOf({}), [24.5, "24.5 KG"]);
  assert.deepEqual(massOf({ unitCode: "KGM" }), [24.5, "24.5 KGM"]);
  assert.deepEqual(massOf({ unitCode: "TNE" }), [24_500, "24.5 TNE"]);
  assert.deepEqual(massOf({ unit: "PCS", unitCode: "KGM" }), [24.5, "24.5 KGM"]);
  assert.deepEqual(massOf({ quantity: 1_000, unitCode: "LBR" }), [453.592_37, "1000 LBR"]);
  for (
    const [more, what] of [
      [{ unit: "PCS" }, "no mass"],
      [{ unitCode: "H87" }, "no mass"],
      ...["GRM", "KTN", "DTN", "STN", "LTN"].map((unitCode) =>
        [{ unitCode }, "a unit that no mass is read in"] as const
      ),
    ] as const
  ) {
    const [sentence, sent] = massOf(more);
    assert.match(String(sentence), new RegExp(`its quantity is 24\\.5 \\w+, ${what}`), JSON.stringify(more));
    assert.equal(sent, undefined);
  }
});

Deno.test("a net weight wins over any quantity", () => {
  assert.deepEqual(massOf({ unitCode: "TNE", netWeightKg: 24_100.25 }), [24_100.25, "24100.25"]);
});

Deno.test("quantities of any size are read as the numbers that they are", () => {
  assert.deepEqual(massOf({ quantity: 0.001, unitCode: "TNE" }), [1, "0.001 TNE"]);
  assert.deepEqual(massOf({ quantity: 1_234_567.891 }), [1_234_567.891, "1234567.891 KG"]);
});

Deno.test("electricity counts in megawatt hours, whatever its line weighs, and is asked for them in any other unit", () => {
  const energyOf = (more: Partial<GoodsLine>) => {
    const { members, missed } = keptInvoiceLine({ ...line, hsCode: "2716.00.00", ...more });
    return [members["mwh"], members["net_mass_kg"], missed.map(({ members: asked }) => asked)];
  };
  assert.deepEqual(energyOf({ unitCode: "MWH" }), [24.5, undefined, []]);
  assert.deepEqual(energyOf({ unitCode: "KWH" }), [0.0245, undefined, []]);
  assert.deepEqual(energyOf({ unitCode: "GWH", netWeightKg: 3 }), [24_500, undefined, []]);
  assert.deepEqual(energyOf({}), [undefined, undefined, [["mwh"]]]);
  const { members } = keptInvoiceLine({ ...line, hsCode: "2716.00", unitCode: "MWH" });
  assert.equal(members["mwh"], 24.5);
  assert.match(String(massOf({ unitCode: "MWH" })[0]), /24\.5 MWH, no mass/);
});
