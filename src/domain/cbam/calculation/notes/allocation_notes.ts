/**
 * What a reader should know of the free allocation: routes that were assumed, benchmarks and factors that stand in,
 * precursors that look wrong.
 */
import { type Decimal, decimalOfNumber, isLess, isZero, toText, zero } from "../../../../kernel/decimal.ts";
import { countryName } from "../../../../kernel/country_names.ts";
import { noRoute } from "../../../../contract/values/goods.ts";
import { exemptionOf } from "../../law/scope.ts";
import type { Terms } from "../outcome.ts";
import type { Precursor } from "../shipment.ts";
import type { Noted } from "./noted.ts";

/** Tonnes of a precursor per tonne of goods above which a slip is likelier than the figure. */
const unusualShare = decimalOfNumber(5) ?? zero;

/** Returns the amount with two decimals and its currency, such as `5586.39 EUR`. */
export const euros = (amount: Decimal): string => {
  const [whole = "0", cents = ""] = toText(amount).split(".");
  return `${whole}.${cents.padEnd(2, "0")} EUR`;
};

const act = "Implementing Regulation (EU) 2025/2620, Annex, point 5.1";

/** The benchmark is one route's, the route another's: naming that route would not give the same figures. */
const hasOtherGrade = ({ intensity, freeAllocation: { benchmark } }: Terms): boolean =>
  benchmark !== undefined && benchmark.route !== noRoute && benchmark.route !== intensity.route;

const assumedRouteNotes = ({ law, terms, otherRoutes }: Noted): ReadonlyArray<string> => {
  if (otherRoutes.length === 0) return [];
  const { intensity, freeAllocation } = terms;
  const costs = otherRoutes.map(({ route, netCostEur }) => `${route} ${euros(netCostEur)}`);
  if (hasOtherGrade(terms)) {
    const taken = freeAllocation.benchmark?.route ?? noRoute;
    const grades = [intensity.route, ...law.tables.routes.get(intensity.route)?.gradesBeside ?? []];
    return [
      `No production route was named: the default values' route ${intensity.route} leaves several steel grades possible, so ` +
      `the highest of the benchmarks of ${
        grades.join(" and ")
      }, here that of ${taken}, is taken for the free allocation ` +
      `(${act}). Naming ${taken} gives the same figures; net cost if another route is named: ${
        costs.join(", ")
      }.`,
    ];
  }
  return [
    `No production route was named: ${terms.intensity.route}, that of the default values, is assumed for the free allocation. ` +
    `Net cost by the other routes: ${costs.join(", ")}.`,
  ];
};

const factorNotes = ({ terms: { factors, freeAllocation } }: Noted): ReadonlyArray<string> => {
  if (factors === undefined) return [];
  const { year, cbamFactor, cscf, isCscfAssumed } = factors;
  if (isZero(cbamFactor)) return [`In ${year} the CBAM factor is 0: there is no free allocation any more.`];
  if (!isCscfAssumed || cscf === null || freeAllocation.verifiedTPerT !== undefined) return [];
  const lastYear = freeAllocation.benchmark?.yearTo;
  const benchmarks = lastYear !== undefined && lastYear < year
    ? `, and that the benchmarks of ${lastYear} go on`
    : "";
  return [
    `The cross-sectoral correction factor of ${year} is not set yet: the figures assume ${
      toText(cscf)
    }${benchmarks}.`,
  ];
};

const benchmarkNotes = ({ terms, otherRoutes }: Noted): ReadonlyArray<string> => {
  const { intensity, freeAllocation } = terms;
  const { benchmark, column } = freeAllocation;
  if (benchmark === undefined) return [];
  const notes: Array<string> = [];
  if (intensity.source.startsWith("verified") && column === "B") {
    notes.push(
      "Free allocation uses the benchmark of column B, which covers the whole chain: POST /api/v1/cbam/calculate with precursors computes it exactly for verified values.",
    );
  }
  if (benchmark.route === noRoute && intensity.route !== noRoute) {
    notes.push(`The benchmark of this CN code does not depend on the production route ${intensity.route}.`);
  } else if (hasOtherGrade(terms) && otherRoutes.length === 0) {
    notes.push(
      `The default line's route ${intensity.route} leaves several steel grades possible: the highest benchmark, that of ${benchmark.route}, applies (${act}).`,
    );
  }
  return notes;
};

/** Inputs of a free allocation where there is none. */
const idleNotes = ({ shipment, terms: { factors } }: Noted): ReadonlyArray<string> => {
  if (factors !== undefined && !isZero(factors.cbamFactor)) return [];
  const { precursors = [], assumedCscf, verifiedFreeAllocationTPerT } = shipment;
  const why = factors === undefined
    ? "electricity has no free allocation"
    : `in ${factors.year} there is no free allocation any more`;
  const isGiven = precursors.some(({ freeAllocationTPerT }) => freeAllocationTPerT !== undefined);
  const what = isGiven ? "The precursors and the free allocation given for them" : "The precursors";
  return [
    ...(precursors.length === 0 ? [] : [`${what} have no effect: ${why}.`]),
    ...(verifiedFreeAllocationTPerT === undefined
      ? []
      : [`The verified free allocation has no effect: ${why}.`]),
    ...(assumedCscf === undefined ? [] : [`The assumed correction factor has no effect: ${why}.`]),
  ];
};

const countedAs = ({ freeAllocation }: Terms, { freeAllocationTPerT }: Precursor): string => {
  if (freeAllocation.benchmark === undefined) return "";
  return freeAllocationTPerT === undefined
    ? " Its free allocation is counted here by its benchmark of column B."
    : " Its free allocation is counted here as it was given.";
};

const precursorNotes = ({ law, shipment: { precursors }, terms }: Noted): ReadonlyArray<string> =>
  precursors?.flatMap((precursor, index) => {
    const { cnCode, tonnesPerTonne, origin } = precursor;
    const notes: Array<string> = [];
    if (isLess(unusualShare, tonnesPerTonne)) {
      notes.push(
        `precursors/${index}: ${
          toText(tonnesPerTonne)
        } t of ${cnCode} per tonne of goods is unusually much: check ` +
          "tonnes_per_tonne, which is a ratio and no tonnage.",
      );
    }
    if (origin !== undefined && exemptionOf(law.tables, origin) !== undefined) {
      notes.push(
        `precursors/${index}: ${cnCode} was made in ${
          countryName(origin)
        }. A precursor of Union or exempt origin counts ` +
          "nothing in Annex IV, point 3, of Regulation (EU) 2023/956: the verified intensity should not include its " +
          `emissions.${countedAs(terms, precursor)}`,
      );
    }
    return notes;
  }) ?? [];

/** Returns the notes on free allocation; empty when there is nothing to say. */
export const allocationNotes = (noted: Noted): ReadonlyArray<string> => [
  ...assumedRouteNotes(noted),
  ...benchmarkNotes(noted),
  ...factorNotes(noted),
  ...idleNotes(noted),
  ...precursorNotes(noted),
];
