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
import { sharedLists } from "../../../kernel/once.ts";
import type { YearFactors } from "./free_allocation.ts";
import type { FiguredCalculation, OutOfScope, Terms } from "./outcome.ts";
import type { Shipment } from "./shipment.ts";

/** Returns the acts as one list, the same for all answers that cite them. */
export const citing: (acts: ReadonlyArray<Citation>) => ReadonlyArray<Citation> = sharedLists();

/** Sources of an answer without figures. */
export const scopeSources: ReadonlyArray<Citation> = citing([scopeAct, exemptOriginsAct]);

const allocationActs = ({ factors, freeAllocation }: Terms): ReadonlyArray<Citation> => {
  if (freeAllocation.verifiedTPerT !== undefined) return [freeAllocationAct];
  const acts: Array<Citation> = [];
  if (freeAllocation.benchmark !== undefined) acts.push(freeAllocation.benchmark.source);
  for (const { benchmark } of freeAllocation.precursors) {
    if (benchmark !== undefined && !acts.includes(benchmark.source)) acts.push(benchmark.source);
  }
  acts.push(...factorActs(factors));
  return acts;
};

const factorActs = (factors: YearFactors | undefined): ReadonlyArray<Citation> => {
  if (factors === undefined) return [];
  const { cbamFactorSource, cscfSource } = factors;
  return cscfSource === undefined ? [cbamFactorSource] : [cbamFactorSource, cscfSource];
};

/** Returns the acts of a settled calculation: scope, intensities, free allocation, price, deduction. */
export const sourcesOf = ({ terms }: FiguredCalculation, shipment: Shipment): ReadonlyArray<Citation> => {
  const { intensity } = terms;
  const acts: Array<Citation> = [scopeAct];
  if (intensity.source.startsWith("verified")) acts.push(embeddedEmissionsAct);
  if (intensity.defaultValue !== undefined) acts.push(...intensity.defaultValue.dataSet.acts);
  acts.push(...allocationActs(terms), certificatePriceAct);
  if (shipment.originCarbonPriceEurPerT !== undefined) acts.push(carbonPricePaidAct);
  return citing(acts);
};

/** Returns the acts of an answer about goods that CBAM doesn't reach, with the article of an exempt origin. */
export const sourcesOfNone = ({ source }: OutOfScope): ReadonlyArray<Citation> =>
  source === undefined ? scopeSources : citing([scopeAct, source]);
