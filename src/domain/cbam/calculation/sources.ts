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
import { onceEach } from "../../../kernel/once.ts";
import type { DataSet } from "../law/reference.ts";
import type { YearFactors } from "./free_allocation.ts";
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
  acts.push(...factorActs(factors));
  return acts;
};

const factorActs = (factors: YearFactors | undefined): ReadonlyArray<Citation> => {
  if (factors === undefined) return [];
  const { cbamFactorSource, cscfSource } = factors;
  return cscfSource === undefined ? [cbamFactorSource] : [cbamFactorSource, cscfSource];
};

/** The acts of default values whose benchmark is printed follow from three rows of the tables, and are listed once. */
const usualSources = onceEach((dataSet: DataSet) => ({
  inYear: onceEach((factors: YearFactors) => ({
    withBenchmark: onceEach((benchmark: Citation): ReadonlyArray<Citation> => [
      scopeAct,
      ...dataSet.acts,
      benchmark,
      ...factorActs(factors),
      certificatePriceAct,
    ]),
  })),
}));

/** Returns the list of a calculation by default values alone; undefined for what rests on more, or on less. */
const sourcesOfDefaults = (
  { intensity, factors, freeAllocation }: Terms,
): ReadonlyArray<Citation> | undefined => {
  const { benchmark, precursors } = freeAllocation;
  if (intensity.defaultValue === undefined || intensity.source.startsWith("verified")) return undefined;
  if (factors === undefined || benchmark === undefined || precursors.length > 0) return undefined;
  return usualSources(intensity.defaultValue.dataSet).inYear(factors).withBenchmark(benchmark.source);
};

/** Returns the acts of a settled calculation: scope, intensities, free allocation, price, deduction. */
export const sourcesOf = ({ terms }: Settled, shipment: Shipment): ReadonlyArray<Citation> => {
  const { intensity } = terms;
  const usual = shipment.originCarbonPriceEurPerT === undefined ? sourcesOfDefaults(terms) : undefined;
  if (usual !== undefined) return usual;
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
