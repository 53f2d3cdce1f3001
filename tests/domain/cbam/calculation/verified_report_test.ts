/** Verified free allocation, reporting period, functional units, and notes on what looks like a slip. */
import * as Either from "effect/Either";
import assert from "node:assert/strict";
import { calculate } from "../../../../src/domain/cbam/calculation/calculation.ts";
import type { Shipment } from "../../../../src/domain/cbam/calculation/shipment.ts";
import { traceOf } from "../../../../src/domain/cbam/calculation/trace.ts";
import { toText } from "../../../../src/kernel/decimal.ts";
import { cn, decimal, law, notesOf, settledOf, shipment } from "../../../support/law.ts";

const coil = ["72083900", "TUR", "200", "2026-05-06"] as const;
const cement = ["25232900", "TUR", "500", "2026-08-06"] as const;
const urea = ["31021019", "EGY", "100", "2026-08-06"] as const;
const direct = { verifiedDirectTPerT: decimal("1.85"), productionRoute: "(C)" };

const pathOf = (asked: Shipment): string | undefined => {
  const refused = calculate(law, asked);
  return Either.isLeft(refused) ? refused.left[0]?.path : undefined;
};
const messageOf = (asked: Shipment): string => {
  const refused = calculate(law, asked);
  return Either.isLeft(refused) ? refused.left[0]?.message ?? "" : "";
};

Deno.test("a verified free allocation wins over benchmarks and precursors, and both are said", () => {
  const asked = shipment(coil, {
    ...direct,
    verifiedFreeAllocationTPerT: decimal("1.3105"),
    precursors: [{
      cnCode: cn("72230019"),
      productionRoute: undefined,
      tonnesPerTonne: decimal("1"),
      freeAllocationTPerT: undefined,
    }],
  });
  const settled = settledOf(asked);
  assert.equal(toText(settled.figures.netEmissionsT), "107.9");
  assert.equal(toText(settled.figures.freeAllocationT), "262.1");
  assert.match(notesOf(settled).join(), /verified one of 1\.3105 .* 2026: no benchmark.*precursors/);
  assert.doesNotMatch(notesOf(settled).join(), /column B/);
  const trace = traceOf(asked, settled);
  assert.deepEqual(trace.filter(({ term }) => /benchmark|cbam_factor|precursor/.test(term)), []);
  assert.equal(trace.find(({ term }) => term === "free_allocation_intensity")?.value, 1.3105);
});

Deno.test("a verified free allocation of 0 counts as 0 and not as absent", () => {
  const { figures } = settledOf(shipment(coil, { ...direct, verifiedFreeAllocationTPerT: decimal("0") }));
  assert.equal(toText(figures.netEmissionsT), "370");
});

Deno.test("a verified free allocation above the emissions is named as a likely slip, one below is not", () => {
  const of = (allocation: string) =>
    notesOf(settledOf(shipment(coil, { ...direct, verifiedFreeAllocationTPerT: decimal(allocation) })))
      .join();
  assert.match(
    of("500"),
    /allocation of 500 tCO2e .* above the verified intensity of 1\.85, so that no emissions/,
  );
  assert.doesNotMatch(of("1.85"), /above the verified intensity/);
});

Deno.test("a verified intensity below a hundredth of the default value is named as a likely slip", () => {
  const of = (intensity: string) =>
    notesOf(settledOf(shipment(coil, { ...direct, verifiedDirectTPerT: decimal(intensity) }))).join();
  assert.match(of("0.00185"), /0\.00185 tCO2e per tonne is less than a hundredth of the default value/);
  assert.doesNotMatch(of("0.1"), /hundredth/);
  assert.doesNotMatch(of("0"), /hundredth/);
});

Deno.test("a verified intensity that nothing emits is named where there is no default value, or one of 0", () => {
  const of = (code: string, origin: string, intensity: string) =>
    notesOf(settledOf(shipment([code, origin, "10", "2026-08-06"], {
      verifiedDirectTPerT: decimal(intensity),
      verifiedIndirectTPerT: decimal("0"),
    }))).join();
  assert.match(of("27160000", "GBR", "400"), /400 tCO2e per MWh is above 3, more than any way of making/);
  assert.doesNotMatch(of("27160000", "GBR", "1.3"), /more than any way/);
  assert.match(of("28041000", "MLI", "11000"), /11000 tCO2e per tonne is above 100, more than any way/);
  assert.doesNotMatch(of("28041000", "MLI", "11"), /more than any way/);
});

Deno.test("a verified free allocation without verified intensities is refused, so is a content", () => {
  assert.equal(
    pathOf(shipment(coil, { verifiedFreeAllocationTPerT: decimal("1") })),
    "verified_free_allocation",
  );
  assert.equal(pathOf(shipment(cement, { unitContent: decimal("0.8") })), "unit_content");
});

Deno.test("a verified free allocation has no effect for electricity and from 2034, and the note says so", () => {
  const given = {
    verifiedDirectTPerT: decimal("1"),
    verifiedIndirectTPerT: decimal("0"),
    verifiedFreeAllocationTPerT: decimal("0.5"),
  };
  for (
    const asked of [["27160000", "UKR", "10", "2026-05-01"], ["72083900", "TUR", "10", "2034-05-01"]] as const
  ) {
    const { figures, notes } = settledOf(shipment(asked, { ...given, productionRoute: undefined }));
    assert.equal(toText(figures.freeAllocationT), "0");
    assert.match(notesOf({ notes }).join(), /The verified free allocation has no effect/);
  }
});

Deno.test("the reporting period decides the CBAM factor, the year of import the mark-up", () => {
  const january = ["72083900", "CHN", "1", "2027-01-15"] as const;
  const own = settledOf(shipment(january));
  const earlier = settledOf(shipment(january, { reportingPeriod: 2026 }));
  assert.equal(toText(own.terms.freeAllocation.perTonne), toText(decimal("1.3015")));
  assert.equal(toText(earlier.terms.freeAllocation.perTonne), "1.33575");
  assert.equal(toText(earlier.terms.embeddedT), toText(own.terms.embeddedT));
  assert.match(notesOf(earlier).join(), /reporting period 2026, the mark-up that of the year of import 2027/);
  assert.doesNotMatch(notesOf(own).join(), /reporting period/);
});

Deno.test("an import of 2026 and electricity have no other reporting period, none is after the import", () => {
  assert.equal(pathOf(shipment(coil, { reportingPeriod: 2026 })), undefined);
  assert.equal(pathOf(shipment(coil, { reportingPeriod: 2027 })), "reporting_period");
  const later = ["72083900", "CHN", "1", "2028-01-15"] as const;
  assert.equal(pathOf(shipment(later, { reportingPeriod: 2026 })), undefined);
  assert.match(messageOf(shipment(later, { reportingPeriod: 2029 })), /from 2026 to 2028/);
  const power = shipment(["27160000", "UKR", "1", "2028-01-15"], {
    reportingPeriod: 2027,
    verifiedDirectTPerT: decimal("1"),
    verifiedIndirectTPerT: decimal("0"),
  });
  assert.match(messageOf(power), /must be 2028/);
});

Deno.test("verified cement values per tonne of clinker are converted by the clinker content, and it is said", () => {
  const asked = shipment(cement, {
    verifiedDirectTPerT: decimal("0.85"),
    verifiedIndirectTPerT: decimal("0.05"),
    unitContent: decimal("0.8"),
  });
  const settled = settledOf(asked);
  assert.equal(toText(settled.terms.embeddedT), "360");
  assert.equal(toText(settled.figures.directEmissionsT), "340");
  assert.match(
    notesOf(settled).join(),
    /per tonne of clinker: with 0\.8 t .* 0\.72 tCO2e per tonne of goods/,
  );
  const terms = new Map(traceOf(asked, settled).map((term) => [term.term, term]));
  assert.equal(terms.get("verified_direct")?.value, 0.85);
  assert.equal(terms.get("unit_content")?.value, 0.8);
  assert.equal(terms.get("direct_intensity")?.factor, "verified_direct x unit_content");
});

Deno.test("verified fertiliser values per kilogram of nitrogen are converted by the nitrogen content", () => {
  const { terms, notes } = settledOf(shipment(urea, {
    verifiedDirectTPerT: decimal("0.0015"),
    verifiedIndirectTPerT: decimal("0.0001"),
    unitContent: decimal("460"),
  }));
  assert.equal(toText(terms.embeddedT), "73.6");
  assert.match(notesOf({ notes }).join(), /per kilogram of nitrogen: with 460 kg/);
});

Deno.test("a content outside of what a tonne of goods can hold is refused, with what is meant", () => {
  const value = { verifiedDirectTPerT: decimal("1") };
  assert.match(messageOf(shipment(urea, { ...value, unitContent: decimal("0.46") })), /46 % are 460/);
  assert.equal(pathOf(shipment(urea, { ...value, unitContent: decimal("1000") })), undefined);
  assert.match(
    messageOf(shipment(cement, { ...value, unitContent: decimal("1.001") })),
    /at most 1, found 1\.001/,
  );
  assert.match(
    messageOf(shipment(coil, { ...value, unitContent: decimal("0.8") })),
    /per tonne of goods: leave it out/,
  );
});

Deno.test("a verified intensity above three times the default value is noted, one at it is not", () => {
  const times = (value: string) =>
    notesOf(settledOf(shipment(coil, { ...direct, verifiedDirectTPerT: decimal(value) }))).join();
  const { totalTPerT } = settledOf(shipment(coil)).terms.intensity.defaultValue ??
    assert.fail("no default value");
  assert.equal(toText(totalTPerT), "2.6708");
  assert.doesNotMatch(times("8.0124"), /three times/);
  assert.match(times("8.0125"), /verified intensity of 8\.0125 tCO2e per tonne .* mark-up, 2\.6708/);
});

Deno.test("a carbon price above three times the certificate's is noted, one at it is not", () => {
  const paid = (value: string) =>
    notesOf(settledOf(shipment(coil, { ...direct, originCarbonPriceEurPerT: decimal(value) }))).join();
  assert.doesNotMatch(paid("225.84"), /three times/);
  assert.match(
    paid("225.85"),
    /225\.85 EUR per tCO2e, is more than three times the certificate price of 75\.28/,
  );
});

Deno.test("an allocation above the emissions is noted where precursors are named", () => {
  const precursor = {
    cnCode: cn("72230019"),
    productionRoute: undefined,
    tonnesPerTonne: decimal("1"),
    freeAllocationTPerT: decimal("1.2"),
  };
  const screws = ["73181552", "CHN", "620", "2026-02-15"] as const;
  const notes = (value: string) =>
    notesOf(settledOf(shipment(screws, { verifiedDirectTPerT: decimal(value), precursors: [precursor] })))
      .join();
  assert.match(notes("0.5"), /above the verified intensity of 0\.5: .*Annex IV, point 3/);
  assert.doesNotMatch(notes("1.3"), /above the verified intensity/);
});

Deno.test("a carbon price with default values names Article 9(4) and the net cost without it", () => {
  const { notes, figures } = settledOf(shipment(coil, { originCarbonPriceEurPerT: decimal("5") }));
  assert.match(notesOf({ notes }).join(), /Article 9\(4\) .* Without it the net cost is/);
  assert.ok(notesOf({ notes }).join().includes(`${toText(figures.grossCostEur)} EUR`));
});
