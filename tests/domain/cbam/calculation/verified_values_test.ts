/** Verified intensities, precursors and the carbon price paid in the origin. */
import * as Either from "effect/Either";
import assert from "node:assert/strict";
import { calculate } from "../../../../src/domain/cbam/calculation/calculation.ts";
import { times, toText } from "../../../../src/kernel/decimal.ts";
import type { Law } from "../../../../src/domain/cbam/law/law.ts";
import type { Shipment } from "../../../../src/domain/cbam/calculation/shipment.ts";
import { traceOf } from "../../../../src/domain/cbam/calculation/trace.ts";
import { cn, decimal, law, notesOf, origin, settledOf, shipment } from "../../../support/law.ts";

const stainlessScrews = ["73181552", "CHN", "620", "2026-02-15"] as const;

Deno.test("verified values with precursors use column A and the precursors' own free allocation", () => {
  const { terms, figures } = settledOf(shipment(stainlessScrews, {
    verifiedDirectTPerT: decimal("3.7637"),
    precursors: [{
      cnCode: cn("72230019"),
      productionRoute: undefined,
      tonnesPerTonne: decimal("1.0864197530864197"),
      freeAllocationTPerT: undefined,
    }],
  }));
  assert.equal(toText(terms.freeAllocation.perTonne).slice(0, 7), "1.33464");
  assert.equal(toText(figures.netEmissionsT), "1506.015593");
  assert.equal(terms.intensity.source, "verified_direct");
});

Deno.test("a precursor whose producer gave its free allocation counts with that figure", () => {
  const precursor = { cnCode: cn("72230019"), productionRoute: undefined, tonnesPerTonne: decimal("2") };
  const { terms } = settledOf(shipment(stainlessScrews, {
    verifiedDirectTPerT: decimal("3"),
    precursors: [{ ...precursor, freeAllocationTPerT: decimal("0.5") }],
  }));
  assert.equal(toText(terms.freeAllocation.perTonne), "1.03705");
});

Deno.test("an empty list of precursors is a simple good: column A alone", () => {
  const { terms } = settledOf(
    shipment(stainlessScrews, { verifiedDirectTPerT: decimal("3"), precursors: [] }),
  );
  assert.equal(toText(terms.freeAllocation.perTonne), "0.03705");
});

Deno.test("verified values without precursors use column B and say so", () => {
  const { terms, notes } = settledOf(shipment(stainlessScrews, { verifiedDirectTPerT: decimal("3") }));
  assert.equal(terms.freeAllocation.column, "B");
  assert.ok(notesOf({ notes }).some((note) => note.includes("column B")));
});

const wire = {
  cnCode: cn("72230019"),
  productionRoute: undefined,
  tonnesPerTonne: decimal("1.1"),
  freeAllocationTPerT: undefined,
};

Deno.test("verified emissions of precursors change no figure and are rows of the trace", () => {
  const rod = { ...wire, cnCode: cn("72210010"), tonnesPerTonne: decimal("0.2"), productionRoute: "(F)" };
  const asked = (given: boolean) =>
    shipment(stainlessScrews, {
      verifiedDirectTPerT: decimal("3.7637"),
      precursors: [
        { ...wire, ...(given ? { verifiedEmissionsTPerT: decimal("3") } : undefined) },
        { ...rod, ...(given ? { verifiedEmissionsTPerT: decimal("0.5") } : undefined) },
      ],
    });
  const [plain, given] = [settledOf(asked(false)), settledOf(asked(true))];
  assert.deepEqual(given.figures, plain.figures);
  assert.deepEqual(given.notes, plain.notes);
  const added = traceOf(asked(true), given).filter(({ term }) => term.startsWith("precursor_emissions_"));
  assert.deepEqual(added.map(({ term, value, unit }) => [term, value, unit]), [
    ["precursor_emissions_72230019", 3.3, "tCO2e/t"],
    ["precursor_emissions_72210010", 0.1, "tCO2e/t"],
  ]);
  assert.match(added[0]?.factor ?? "", /^tonnes_per_tonne x verified_emissions_t_per_t, .* not added$/);
  const rows = (term: string) => traceOf(asked(true), given).filter((row) => row.term === term);
  assert.deepEqual(rows("precursor_verified_72210010").map(({ value }) => value), [0.5]);
  assert.equal(rows("precursor_ratio_72210010").length, 1);
});

Deno.test("verified emissions of precursors above the verified intensity are noted, with what of both is compared", () => {
  const cement = ["25239000", "DZA", "1", "2026-02-15"] as const;
  const notesWith = (goods: Parameters<typeof shipment>[0], direct: string, emissions: string) =>
    notesOf(settledOf(shipment(goods, {
      verifiedDirectTPerT: decimal(direct),
      verifiedIndirectTPerT: decimal("0.5"),
      productionRoute: goods === cement ? "(A)" : undefined,
      precursors: [{ ...wire, verifiedEmissionsTPerT: decimal(emissions) }],
    }))).find((note) => note.includes("emissions of the precursors come to"));
  assert.equal(notesWith(stainlessScrews, "2.2", "2"), undefined);
  assert.match(
    notesWith(stainlessScrews, "2.19", "2") ?? "",
    /come to 2\.2 tCO2e .* above the verified intensity of 2\.19 \(direct emissions alone in both, .*They are not added/,
  );
  assert.equal(notesWith(cement, "1.7", "2"), undefined);
  assert.match(
    notesWith(cement, "1.69", "2") ?? "",
    /come to 2\.2 tCO2e .* above the verified intensity of 2\.19 \(direct and indirect emissions in both\)/,
  );
});

Deno.test("a precursor of Union or exempt origin has no share in the emissions that the intensity must hold", () => {
  const asked = shipment(stainlessScrews, {
    verifiedDirectTPerT: decimal("1"),
    precursors: [{ ...wire, verifiedEmissionsTPerT: decimal("9"), origin: origin("NOR") }],
  });
  const found = settledOf(asked);
  assert.ok(!notesOf(found).some((note) => note.includes("emissions of the precursors come to")));
  const share = traceOf(asked, found).find(({ term }) => term === "precursor_emissions_72230019");
  assert.deepEqual([share?.value, share?.factor.includes("exempt origin")], [0, true]);
});

Deno.test("precursors without verified values are refused", () => {
  const refused = calculate(law, shipment(stainlessScrews, { precursors: [] }));
  assert.ok(Either.isLeft(refused) && refused.left[0]?.path === "precursors");
});

Deno.test("indirect emissions of Annex II goods do not count, those of cement and fertilisers do", () => {
  const verified = { verifiedDirectTPerT: decimal("2"), verifiedIndirectTPerT: decimal("1") };
  const steel = settledOf(shipment(["72083900", "CHN", "10", "2026-02-15"], verified));
  const ore = settledOf(shipment(["26011200", "BRA", "10", "2026-02-15"], verified));
  const acid = settledOf(shipment(["28080000", "ALB", "10", "2026-02-15"], verified));
  assert.equal(toText(steel.terms.embeddedT), "20");
  assert.equal(toText(steel.figures.indirectEmissionsT), "10");
  assert.ok(notesOf(steel).some((note) => note.includes("Annex II")));
  assert.equal(toText(ore.terms.embeddedT), "30");
  assert.equal(toText(acid.terms.embeddedT), "30");
  assert.equal(acid.terms.intensity.source, "verified");
});

Deno.test("one verified intensity takes the other one from the default line, mark-up included", () => {
  const direct = settledOf(
    shipment(["28080000", "ALB", "1", "2026-02-15"], { verifiedDirectTPerT: decimal("2") }),
  );
  const indirect = settledOf(
    shipment(["28080000", "ALB", "1", "2026-02-15"], { verifiedIndirectTPerT: decimal("2") }),
  );
  assert.equal(toText(direct.terms.embeddedT), "2.0404");
  assert.equal(direct.terms.intensity.source, "verified_direct");
  assert.equal(toText(indirect.terms.embeddedT), "4.7573");
  assert.equal(indirect.terms.intensity.source, "verified_indirect");
});

Deno.test("with verified values any route of the benchmarks may be named", () => {
  const verified = { verifiedDirectTPerT: decimal("1"), verifiedIndirectTPerT: decimal("0") };
  const coil = ["72083900", "CHN", "1", "2026-02-15"] as const;
  const { terms } = settledOf(shipment(coil, { ...verified, productionRoute: "(E)" }));
  assert.equal(terms.freeAllocation.benchmark?.route, "(E)");
  assert.ok(Either.isLeft(calculate(law, shipment(coil, { productionRoute: "(E)" }))));
});

Deno.test("the carbon price paid in the origin is taken off, up to the gross cost", () => {
  const coil = ["72083900", "CHN", "1", "2026-02-15"] as const;
  const some = settledOf(shipment(coil, { originCarbonPriceEurPerT: decimal("10") })).figures;
  const all = settledOf(shipment(coil, { originCarbonPriceEurPerT: decimal("1000") })).figures;
  assert.deepEqual([toText(some.originCarbonDeductionEur), toText(some.netCostEur)], ["35.06", "128.47"]);
  assert.deepEqual([toText(all.originCarbonDeductionEur), toText(all.netCostEur)], ["163.53", "0"]);
});

Deno.test("electricity with verified values has no free allocation", () => {
  const verified = { verifiedDirectTPerT: decimal("0.5"), verifiedIndirectTPerT: decimal("0") };
  const { figures, notes } = settledOf(shipment(["27160000", "UKR", "100", "2026-02-15"], verified));
  assert.equal(toText(figures.freeAllocationT), "0");
  assert.equal(toText(figures.netCostEur), "3768");
  assert.ok(notesOf({ notes }).some((note) => note.includes("MWh")));
});

Deno.test("parts of one list of precursors are worked out once for a year under the same tables, and anew for others", () => {
  const own = { ...wire, verifiedEmissionsTPerT: decimal("2.5") };
  const precursors = [own, { ...own, tonnesPerTonne: decimal("0.1") }];
  const partsOf = (day: string, more: Partial<Shipment>, under: Law = law) => {
    const { terms } = settledOf(
      shipment(["73181552", "CHN", "620", day], { verifiedDirectTPerT: decimal("5"), precursors, ...more }),
      under,
    );
    return [terms.freeAllocation.precursors, terms.precursorEmissions] as const;
  };
  const [allocations, shares] = partsOf("2026-02-15", {});
  assert.equal(allocations.length, 2);
  assert.equal(shares.length, 2);
  const same = partsOf("2026-08-15", { verifiedDirectTPerT: decimal("4"), tonnage: decimal("7") });
  assert.equal(same[0], allocations);
  assert.equal(same[1], shares);
  const copied = partsOf("2026-02-15", { precursors: [...precursors] });
  assert.notEqual(copied[0], allocations);
  assert.deepEqual(copied, [allocations, shares]);
  const halved = new Map([...law.tables.benchmarks].map(([code, rows]) => [
    code,
    rows.map((row) => ({ ...row, columnB: times(row.columnB, decimal("0.5")) })),
  ]));
  const [amended] = partsOf("2026-02-15", {}, { ...law, tables: { ...law.tables, benchmarks: halved } });
  assert.deepEqual(
    amended.map(({ perTonneOfGoods }) => toText(times(perTonneOfGoods, decimal("2")))),
    allocations.map(({ perTonneOfGoods }) => toText(perTonneOfGoods)),
  );
  assert.equal(partsOf("2026-12-15", {})[0], allocations);
});
