import assert from "node:assert/strict";
import { sourcesOf } from "../../../../src/domain/cbam/calculation/sources.ts";
import {
  carbonPricePaidAct,
  certificatePriceAct,
  type Citation,
  embeddedEmissionsAct,
  freeAllocationAct,
  scopeAct,
} from "../../../../src/kernel/citation.ts";
import { decimal, settledOf, shipment } from "../../../support/law.ts";

const coil = ["72083900", "CHN", "10", "2026-02-15"] as const;

const cited = (more: Parameters<typeof shipment>[1] = {}): ReadonlyArray<Citation> => {
  const asked = shipment(coil, more);
  return sourcesOf(settledOf(asked), asked);
};

const verified = { verifiedDirectTPerT: decimal("1.9"), verifiedIndirectTPerT: decimal("0.1") };

Deno.test("the acts of a calculation follow from what it rests on, in order", () => {
  const { terms } = settledOf(shipment(coil));
  const defaults = terms.intensity.defaultValue?.dataSet.acts ?? [];
  const factors = [terms.factors?.cbamFactorSource, terms.factors?.cscfSource].filter((act) =>
    act !== undefined
  );
  const allocation = [terms.freeAllocation.benchmark?.source, ...factors];
  assert.ok(defaults.length > 0 && factors.length > 0);

  const usual = [scopeAct, ...defaults, ...allocation, certificatePriceAct];
  assert.deepEqual(cited(), usual);
  assert.deepEqual(cited({ originCarbonPriceEurPerT: decimal("1") }), [...usual, carbonPricePaidAct]);
  // What isn't verified is valued by the default line.
  const ofHalf = [scopeAct, embeddedEmissionsAct, ...defaults, ...allocation, certificatePriceAct];
  assert.deepEqual(cited({ verifiedDirectTPerT: decimal("1.9") }), ofHalf);
  assert.deepEqual(cited(verified), [scopeAct, embeddedEmissionsAct, ...allocation, certificatePriceAct]);
  assert.deepEqual(
    cited({ ...verified, verifiedFreeAllocationTPerT: decimal("1.2") }),
    [scopeAct, embeddedEmissionsAct, freeAllocationAct, certificatePriceAct],
  );
});

Deno.test("calculations that rest on the same acts share one list, which nobody can change", () => {
  const known = [{}, verified, { verifiedDirectTPerT: decimal("1.9") }, {
    originCarbonPriceEurPerT: decimal("1"),
  }];
  for (const more of known) assert.equal(cited(more), cited(more));
  assert.equal(new Set(known.map(cited)).size, known.length);
  assert.ok(Object.isFrozen(cited()));
});
