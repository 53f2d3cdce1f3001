/** Acts that a calculation rests on. */
import {
  carbonPricePaidAct,
  certificatePriceAct,
  type Citation,
  embeddedEmissionsAct,
  exemptOriginsAct,
  freeAllocationAct,
  scopeAct,
} from "../../../kernel/citation.ts";
import type { OutOfScope, Settled, Terms } from "./outcome.ts";
import type { Shipment } from "./shipment.ts";

/** Sources of an answer without figures. */
export const scopeSources: ReadonlyArray<Citation> = Object.freeze([scopeAct, exemptOriginsAct]);

const allocationActs = ({ factors, freeAllocation }: Terms): ReadonlyArray<Citation> => {
  if (freeAllocation.verifiedTPerT !== undefined) return [freeAllocationAct];
  const acts: Array<Citation> = [];
  if (freeAllocation.benchmark !== undefined) acts.push(freeAllocation.benchmark.source);
  for (const { benchmark } of freeAllocation.precursors) {
    if (benchmark !== undefined && !acts.includes(benchmark.source)) acts.push(benchmark.source);
  }
  if (factors !== undefined) acts.push(factors.cbamFactorSource);
  if (factors?.cscfSource !== undefined) acts.push(factors.cscfSource);
  return acts;
};

/** Returns the acts of a settled calculation: scope, intensities, free allocation, price, deduction. */
export const sourcesOf = ({ terms }: Settled, shipment: Shipment): ReadonlyArray<Citation> => {
  const { intensity } = terms;
  const acts: Array<Citation> = [scopeAct];
  if (intensity.source.startsWith("verified")) acts.push(embeddedEmissionsAct);
  if (intensity.defaultValue !== undefined) acts.push(...intensity.defaultValue.dataSet.acts);
  acts.push(...allocationActs(terms), certificatePriceAct);
  if (shipment.originCarbonPriceEurPerT !== undefined) acts.push(carbonPricePaidAct);
  return acts;
};

/** Returns the acts of an answer about goods that CBAM doesn't reach, with the article of an exempt origin. */
export const sourcesOfNone = ({ source }: OutOfScope): ReadonlyArray<Citation> =>
  source === undefined ? scopeSources : [scopeAct, source];
