/**
 * Notes on the free allocation: routes that were assumed, benchmarks and factors that stand in, precursors that look
 * wrong.
 */
import { decimalOfNumber, isLess, isZero, toMoneyText, toText, zero } from "../../../../kernel/decimal.ts";
import type { LawFinding } from "../../../../kernel/findings/law/law_finding.ts";
import { noRoute } from "../../../../contract/values/goods.ts";
import { exemptionOf } from "../../law/scope.ts";
import type { Terms } from "../outcome.ts";
import type { Precursor } from "../shipment.ts";
import type { NoteFacts } from "./noted.ts";

/** Tonnes of a precursor per tonne of goods above which a slip is likelier than the figure. */
const unusualShare = decimalOfNumber(5) ?? zero;

/** The benchmark is one route's, the route another's: naming that route would not give the same figures. */
const hasOtherGrade = ({ intensity, freeAllocation: { benchmark } }: Terms): boolean =>
  benchmark !== undefined && benchmark.route !== noRoute && benchmark.route !== intensity.route;

const assumedRouteNotes = ({ law, terms, otherRoutes }: NoteFacts): ReadonlyArray<LawFinding> => {
  if (otherRoutes.length === 0) return [];
  const { intensity, freeAllocation } = terms;
  const costs = otherRoutes.map(({ route, netCostEur }) => `${route} ${toMoneyText(netCostEur)}`);
  if (hasOtherGrade(terms)) {
    const taken = freeAllocation.benchmark?.route ?? noRoute;
    const grades = [intensity.route, ...law.tables.routes.get(intensity.route)?.gradesBeside ?? []];
    return [{ kind: "gradesAssumed", route: intensity.route, grades, taken, costs }];
  }
  return [{ kind: "routeAssumed", route: intensity.route, costs }];
};

const factorNotes = ({ terms: { factors, freeAllocation } }: NoteFacts): ReadonlyArray<LawFinding> => {
  if (factors === undefined) return [];
  const { year, cbamFactor, cscf, isCscfAssumed } = factors;
  if (isZero(cbamFactor)) return [{ kind: "allocationEnded", year }];
  if (!isCscfAssumed || cscf === null || freeAllocation.verifiedTPerT !== undefined) return [];
  const factor = toText(cscf);
  const lastYear = freeAllocation.benchmark?.yearTo;
  return lastYear !== undefined && lastYear < year
    ? [{ kind: "factorAndBenchmarksAssumed", year, factor, lastYear }]
    : [{ kind: "factorAssumed", year, factor }];
};

const benchmarkNotes = ({ terms, otherRoutes }: NoteFacts): ReadonlyArray<LawFinding> => {
  const { intensity, freeAllocation } = terms;
  const { benchmark, column } = freeAllocation;
  if (benchmark === undefined) return [];
  const notes: Array<LawFinding> = [];
  if (intensity.source.startsWith("verified") && column === "B") {
    notes.push({ kind: "wholeChain" });
  }
  if (benchmark.route === noRoute && intensity.route !== noRoute) {
    notes.push({ kind: "benchmarkOfAllRoutes", route: intensity.route });
  } else if (hasOtherGrade(terms) && otherRoutes.length === 0) {
    notes.push({ kind: "gradesOfDefaultLine", route: intensity.route, highest: benchmark.route });
  }
  return notes;
};

type AllocationInput = Extract<LawFinding, { readonly kind: "idleInYear" }>["input"];

/** Inputs of a free allocation where there is none. */
const idleNotes = ({ shipment, terms: { factors } }: NoteFacts): ReadonlyArray<LawFinding> => {
  if (factors !== undefined && !isZero(factors.cbamFactor)) return [];
  const { precursors = [], assumedCscf, verifiedFreeAllocationTPerT } = shipment;
  const isGiven = precursors.some(({ freeAllocationTPerT }) => freeAllocationTPerT !== undefined);
  const idle = (input: AllocationInput): LawFinding =>
    factors === undefined
      ? { kind: "idleOfElectricity", input }
      : { kind: "idleInYear", input, year: factors.year };
  return [
    ...(precursors.length === 0 ? [] : [idle(isGiven ? "precursorsAndAllocation" : "precursors")]),
    ...(verifiedFreeAllocationTPerT === undefined ? [] : [idle("verifiedAllocation")]),
    ...(assumedCscf === undefined ? [] : [idle("correctionFactor")]),
  ];
};

const countedAs = ({ freeAllocation }: Terms, { freeAllocationTPerT }: Precursor) => {
  if (freeAllocation.benchmark === undefined) return "not";
  return freeAllocationTPerT === undefined ? "byBenchmark" : "asGiven";
};

const precursorNotes = ({ law, shipment: { precursors }, terms }: NoteFacts): ReadonlyArray<LawFinding> =>
  precursors?.flatMap((precursor, index) => {
    const { cnCode: code, tonnesPerTonne, origin } = precursor;
    const notes: Array<LawFinding> = [];
    if (isLess(unusualShare, tonnesPerTonne)) {
      notes.push({ kind: "unusualShare", index, tonnes: toText(tonnesPerTonne), code });
    }
    if (origin !== undefined && exemptionOf(law.tables, origin) !== undefined) {
      const counted = countedAs(terms, precursor);
      notes.push({ kind: "exemptPrecursor", index, code, country: origin, counted });
    }
    return notes;
  }) ?? [];

/** Returns the notes on free allocation; empty when there is nothing to say. */
export const allocationNotes = (noted: NoteFacts): ReadonlyArray<LawFinding> => [
  ...assumedRouteNotes(noted),
  ...benchmarkNotes(noted),
  ...factorNotes(noted),
  ...idleNotes(noted),
  ...precursorNotes(noted),
];
