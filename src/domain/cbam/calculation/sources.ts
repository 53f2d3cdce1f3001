/**
 * Which acts a calculation rests on. Equal lists are one list, so that they can be serialised once.
 */
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

/** What an answer without figures rests on. */
export const scopeSources: ReadonlyArray<Citation> = Object.freeze([scopeAct, exemptOriginsAct]);

/** Lists that were given out last: a handful of combinations of acts makes up all answers. */
const recent: Array<ReadonlyArray<Citation>> = [];
const mostRecent = 64;

const isSameList = (one: ReadonlyArray<Citation>, other: ReadonlyArray<Citation>): boolean => {
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) return false;
  return true;
};

/** Returns the one list that has these citations in this order. */
export const oneList = (citations: ReadonlyArray<Citation>): ReadonlyArray<Citation> => {
  const known = recent.find((list) => isSameList(list, citations));
  if (known !== undefined) return known;
  if (recent.length === mostRecent) recent.shift();
  recent.push(Object.freeze(citations));
  return citations;
};

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
  return oneList(acts);
};

/** Returns the acts of an answer about goods that CBAM doesn't reach, with the article of an exempt origin. */
export const sourcesOfNone = ({ source }: OutOfScope): ReadonlyArray<Citation> =>
  source === undefined ? scopeSources : oneList([scopeAct, source]);
