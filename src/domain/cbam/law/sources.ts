/**
 * Which acts a calculation rests on. Equal lists are one list, so that they can be serialised once.
 */
import {
  carbonPricePaidAct,
  certificatePriceAct,
  type Citation,
  embeddedEmissionsAct,
  exemptOriginsAct,
  scopeAct,
} from "../../../kernel/citation.ts";
import type { OutOfScope, Settled, Terms } from "../calculation/outcome.ts";
import type { Shipment } from "../calculation/shipment.ts";

/** What an answer without figures rests on. */
export const scopeSources: ReadonlyArray<Citation> = Object.freeze([scopeAct, exemptOriginsAct]);

/** A list is found from its citations, one after the other. */
interface ListNode {
  readonly next: WeakMap<Citation, ListNode>;
  list: ReadonlyArray<Citation> | undefined;
}

const start: ListNode = { next: new WeakMap(), list: undefined };

/** The one list that has these citations in this order, each once. */
const oneList = (citations: ReadonlyArray<Citation>): ReadonlyArray<Citation> => {
  let node = start;
  for (const citation of citations) {
    const next = node.next.get(citation) ?? { next: new WeakMap(), list: undefined };
    node.next.set(citation, next);
    node = next;
  }
  node.list ??= Object.freeze([...new Set(citations)]);
  return node.list;
};

const intensityActs = ({ intensity }: Terms): ReadonlyArray<Citation> => [
  ...(intensity.source.startsWith("verified") ? [embeddedEmissionsAct] : []),
  ...(intensity.defaultValue?.dataSet.acts ?? []),
];

const allocationActs = ({ factors, freeAllocation }: Terms): ReadonlyArray<Citation> => {
  const benchmarks = [
    freeAllocation.benchmark,
    ...freeAllocation.precursors.map(({ benchmark }) => benchmark),
  ];
  return [
    ...benchmarks.flatMap((benchmark) => benchmark === undefined ? [] : [benchmark.source]),
    ...(factors === undefined ? [] : [factors.cbamFactorSource]),
    ...(factors?.cscfSource === undefined ? [] : [factors.cscfSource]),
  ];
};

/** @returns the acts of a settled calculation: scope, intensities, free allocation, price, deduction. */
export const sourcesOf = ({ terms }: Settled, shipment: Shipment): ReadonlyArray<Citation> =>
  oneList([
    scopeAct,
    ...intensityActs(terms),
    ...allocationActs(terms),
    certificatePriceAct,
    ...(shipment.originCarbonPriceEurPerT === undefined ? [] : [carbonPricePaidAct]),
  ]);

/** @returns the acts of an answer about goods that CBAM doesn't reach, with the article of an exempt origin. */
export const sourcesOfNone = ({ source }: OutOfScope): ReadonlyArray<Citation> =>
  source === undefined ? scopeSources : oneList([scopeAct, source]);
