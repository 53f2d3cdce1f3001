/**
 * Which acts a calculation rests on. Equal lists are one list, so that they can be serialised once.
 */
import {
  carbonPricePaidAct,
  cbamFactorAct,
  certificatePriceAct,
  type Citation,
  correctionFactorAct,
  embeddedEmissionsAct,
  exemptOriginsAct,
  freeAllocationAct,
  scopeAct,
} from "../../../kernel/citation.ts";
import type { IntensitySource } from "../../../contract/answers/calculation.ts";
import type { Settled } from "../calculation/outcome.ts";
import type { DataSet } from "./reference.ts";
import type { Shipment } from "../calculation/shipment.ts";

/** What an answer without figures rests on. */
export const scopeSources: ReadonlyArray<Citation> = Object.freeze([scopeAct, exemptOriginsAct]);

const listsOfDataSet = new WeakMap<DataSet, Map<string, ReadonlyArray<Citation>>>();

const listOf = (
  dataSet: DataSet,
  source: IntensitySource,
  isPaidInOrigin: boolean,
): ReadonlyArray<Citation> =>
  Object.freeze([
    scopeAct,
    ...(source.startsWith("verified") ? [embeddedEmissionsAct] : []),
    ...(source === "verified" ? [] : dataSet.acts),
    freeAllocationAct,
    cbamFactorAct,
    correctionFactorAct,
    certificatePriceAct,
    ...(isPaidInOrigin ? [carbonPricePaidAct] : []),
  ]);

/** @returns the acts of a settled calculation: scope, intensities, free allocation, price, deduction. */
export const sourcesOf = (
  outcome: Settled,
  shipment: Shipment,
  dataSet: DataSet,
): ReadonlyArray<Citation> => {
  const { source } = outcome.terms.intensity;
  const isPaidInOrigin = shipment.originCarbonPriceEurPerT !== undefined;
  const lists = listsOfDataSet.get(dataSet) ?? new Map<string, ReadonlyArray<Citation>>();
  const key = `${source} ${isPaidInOrigin}`;
  const known = lists.get(key);
  if (known !== undefined) return known;
  const list = listOf(dataSet, source, isPaidInOrigin);
  listsOfDataSet.set(dataSet, lists.set(key, list));
  return list;
};
