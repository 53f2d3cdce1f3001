/**
 * Outcome of a calculation: figures, goods that CBAM doesn't reach, or a sentence that says what is missing. Decisions,
 * "Answers that are not ok".
 */
import type { IntensitySource } from "../../../contract/answers/calculation.ts";
import type { Decimal } from "../../../kernel/decimal.ts";
import type { LawFinding } from "../../../kernel/findings/law/law_finding.ts";
import type { Citation } from "../../../kernel/citation.ts";
import type { FreeAllocation, YearFactors } from "./free_allocation.ts";
import type { PrecursorShare } from "./inputs/precursor_emissions.ts";
import type { RouteValue } from "./intensity.ts";
import type { CertificatePrice } from "../law/price.ts";
import type { Sector } from "../../../contract/answers/members.ts";

/** Intensities of the shipment's goods, tCO2e per tonne, with where they come from. */
export interface Intensity {
  /** Source of the intensity: verified or a default value. */
  readonly source: IntensitySource;
  /** Route that the goods were produced by. */
  readonly route: string;
  /** True when a default line named the route, false when the caller chose it for verified values. */
  readonly isRouteOfDefaultLine: boolean;
  /** The default line that gave one or both figures; undefined when both are verified. */
  readonly defaultValue: RouteValue | undefined;
  /** Direct emissions. */
  readonly directTPerT: Decimal;
  /** Indirect emissions; 0 for goods of Annex II, whose indirect emissions don't count. */
  readonly indirectTPerT: Decimal;
  /** Embedded emissions that the certificates are counted on. */
  readonly embeddedTPerT: Decimal;
}

/** The intensities that the default line gave; where it prints a dash for one, there is nothing that it gave. */
export const defaultParts = (
  { source, defaultValue }: Pick<Intensity, "source" | "defaultValue">,
): ReadonlyArray<"direct" | "indirect"> => {
  if (defaultValue === undefined || source === "verified") return [];
  if (source === "verified_indirect") return ["direct"];
  if (source === "verified_direct") return defaultValue.line.indirectTPerT === null ? [] : ["indirect"];
  return ["direct", "indirect"];
};

/** Cost of the goods by another route, EUR with 2 decimals. */
export interface RouteCost {
  /** Route code. */
  readonly route: string;
  /** Net cost, EUR. */
  readonly netCostEur: Decimal;
}

/** Every exact term of a settled calculation; only the answer's figures are rounded. */
export interface Terms {
  /** Emissions a tonne. */
  readonly intensity: Intensity;
  /** Undefined for electricity, which has no free allocation. */
  readonly factors: YearFactors | undefined;
  /** Free allocation a tonne. */
  readonly freeAllocation: FreeAllocation;
  /** Emissions of the precursors whose verification reports were told, as they were given. */
  readonly precursorEmissions: ReadonlyArray<PrecursorShare>;
  /** The published price that counts. */
  readonly price: CertificatePrice;
  /** Embedded emissions of the shipment, tCO2e. */
  readonly embeddedT: Decimal;
  /** Free allocation of the shipment, tCO2e; it may exceed the embedded emissions. */
  readonly freeAllocationT: Decimal;
  /** Embedded emissions less free allocation, tCO2e. */
  readonly netEmissionsT: Decimal;
  /** Net emissions times price, EUR. */
  readonly grossEur: Decimal;
  /** Carbon price paid in the country of origin, EUR; at most the gross cost. */
  readonly deductionEur: Decimal;
}

/** The figures of an answer: emissions with 6 decimals, money with 2. */
export interface Figures {
  /** Direct emissions, tCO2e. */
  readonly directEmissionsT: Decimal;
  /** Indirect emissions, tCO2e. */
  readonly indirectEmissionsT: Decimal;
  /** Free allocation, tCO2e. */
  readonly freeAllocationT: Decimal;
  /** Emissions that certificates are due for, tCO2e. */
  readonly netEmissionsT: Decimal;
  /** Net emissions times the certificate price, EUR. */
  readonly grossCostEur: Decimal;
  /** Deduction for a carbon price paid in the country of origin, EUR. */
  readonly originCarbonDeductionEur: Decimal;
  /** The rounded gross less the rounded deduction, so that what is printed adds up. */
  readonly netCostEur: Decimal;
}

/** A calculation with figures. */
export interface FiguredCalculation {
  /** Tells the three outcomes apart. */
  readonly status: "ok";
  /** Sector of the goods. */
  readonly sector: Sector;
  /** Every exact term, for the trace. */
  readonly terms: Terms;
  /** The rounded figures. */
  readonly figures: Figures;
  /** Notes on the figures for their reader. */
  readonly notes: ReadonlyArray<LawFinding>;
}

/** Goods that CBAM does not reach: every figure is 0. */
export interface OutOfScope {
  /** Tells the three outcomes apart. */
  readonly status: "out_of_scope";
  /** Sector of the goods, `none` outside Annex I. */
  readonly sector: Sector;
  /** Why CBAM doesn't reach them. */
  readonly reason: LawFinding;
  /** The article of an exempt origin; undefined for goods outside Annex I. */
  readonly source: Citation | undefined;
}

/** A calculation that lacks something: every figure is null. */
export interface NeedsData {
  /** Tells the three outcomes apart. */
  readonly status: "needs_data";
  /** Sector of the goods. */
  readonly sector: Sector;
  /** Reason why there are no figures, and the values to send. */
  readonly reason: LawFinding;
  /** Routes to choose from, where the route is missing. */
  readonly routes: ReadonlyArray<RouteValue> | undefined;
}

/** Outcome of a calculation; contract section 2.2, `status`. */
export type Outcome = FiguredCalculation | OutOfScope | NeedsData;
