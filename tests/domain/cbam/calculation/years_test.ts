/** The years after 2030: factors that aren't set, ones that are assumed, and the end of free allocation. */
import * as Either from "effect/Either";
import assert from "node:assert/strict";
import { calculate } from "../../../../src/domain/cbam/calculation/calculation.ts";
import type { Shipment } from "../../../../src/domain/cbam/calculation/shipment.ts";
import { traceOf } from "../../../../src/domain/cbam/calculation/trace.ts";
import { toText } from "../../../../src/kernel/decimal.ts";
import { cn, decimal, law, notesOf, outcomeOf, reasonOf, settledOf, shipment } from "../../../support/law.ts";

const coil = (day: string, more: Partial<Shipment> = {}): Shipment =>
  shipment(["72083900", "CHN", "100", day], more);
const assumed = { assumedCscf: decimal("0.9") };

Deno.test("in 2034 the CBAM factor is 0, so the calculation is ok without a correction factor", () => {
  const settled = settledOf(coil("2034-06-01"));
  assert.equal(toText(settled.figures.freeAllocationT), "0");
  assert.equal(toText(settled.figures.netEmissionsT), "414.31");
  assert.match(notesOf(settled).join(" "), /In 2034 the CBAM factor is 0/);
  const factors = traceOf(coil("2034-06-01"), settled).filter(({ term }) => /factor|cscf/.test(term));
  assert.deepEqual(factors.map(({ term, value }) => [term, value]), [["cbam_factor", 0]]);
});

Deno.test("in 2034 verified values and precursors have no free allocation either", () => {
  const verified = { verifiedDirectTPerT: decimal("2"), verifiedIndirectTPerT: decimal("0") };
  const precursor = {
    cnCode: cn("72083900"),
    productionRoute: undefined,
    tonnesPerTonne: decimal("1"),
    freeAllocationTPerT: decimal("1"),
  };
  const { figures } = settledOf(coil("2034-06-01", { ...verified, precursors: [precursor] }));
  assert.equal(toText(figures.netEmissionsT), "200");
});

Deno.test("2031 to 2033 need data, and are computed with a correction factor that the caller assumes", () => {
  for (
    const [year, perTonne, net] of [
      ["2031", "0.48087", "366.223"],
      ["2032", "0.326745", "381.6355"],
      ["2033", "0.17262", "397.048"],
    ] as const
  ) {
    const open = outcomeOf(coil(`${year}-06-01`));
    assert.ok(open.status === "needs_data");
    assert.match(
      reasonOf(open),
      new RegExp(`^The cross-sectoral correction factor of ${year} is not set yet: .*assume_cscf`),
    );
    const { terms, notes, figures } = settledOf(coil(`${year}-06-01`, assumed));
    assert.equal(toText(terms.freeAllocation.perTonne), perTonne);
    assert.equal(toText(figures.netEmissionsT), net);
    assert.match(notesOf({ notes }).join(" "), /assume 0\.9, and that the benchmarks of 2030 go on/);
  }
});

Deno.test("an assumed correction factor is refused for a year that has one, and can't stand for a CBAM factor", () => {
  const refused = calculate(law, coil("2027-06-01", assumed));
  assert.ok(Either.isLeft(refused));
  assert.deepEqual(refused.left.map(({ path }) => path), ["assume_cscf"]);
  assert.equal(outcomeOf(coil("2035-06-01", assumed)).status, "needs_data");
});

Deno.test("precursors go on with the benchmarks of 2030 too", () => {
  const { terms } = settledOf(coil("2031-06-01", {
    ...assumed,
    verifiedDirectTPerT: decimal("3"),
    verifiedIndirectTPerT: decimal("0"),
    productionRoute: "(C)",
    precursors: [{
      cnCode: cn("72083900"),
      productionRoute: "(C)",
      tonnesPerTonne: decimal("1"),
      freeAllocationTPerT: undefined,
    }],
  }));
  assert.equal(toText(terms.freeAllocation.perTonne), "0.496314");
});
