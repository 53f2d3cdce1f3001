/**
 * What a calculation comes to: figures, goods that CBAM doesn't reach, or a sentence that says what is missing.
 * Decisions, "Answers that are not ok".
 */
import type { IntensitySource } from "../../../contract/answers/calculation.ts";
import type { Decimal } from "../../../kernel/decimal.ts";
import type { Citation } from "../../../kernel/citation.ts";
import type { YearFactors } from "./free_allocation.ts";
import type { RouteValue } from "./intensity.ts";
import type { CertificatePrice } from "../law/price.ts";
import type { Benchmark } from "../law/reference.ts";
import type { Sector } from "../../../contract/answers/members.ts";
import type { Precursor } from "./shipment.ts";

/** Intensities of the shipment's goods, tCO2e per tonne, with where they come from. */
export interface Intensity {
  readonly source: IntensitySource;
  readonly route: string;
  /** True when a default line named the route, false when the caller chose it for verified values. */
  readonly isRouteOfDefaultLine: boolean;
  /** The default line that gave one or both figures; undefined when both are verified. */
  readonly defaultValue: RouteValue | undefined;
  readonly directTPerT: Decimal;
  readonly indirectTPerT: Decimal;
  /** What the certificates are counted on. */
  readonly embeddedTPerT: Decimal;
}

/** A precursor's part in the free allocation of a complex good, per tonne of that good. */
export interface PrecursorAllocation {
  readonly precursor: Precursor;
  /** The precursor's column B; undefined where the producer gave the free allocation. */
  readonly benchmark: Benchmark | undefined;
  readonly perTonneOfGoods: Decimal;
}

/** Free allocation with the terms it was made of. */
export interface FreeAllocation {
  /** Undefined where there is no free allocation: for electricity, and once the CBAM factor is 0. */
  readonly benchmark: Benchmark | undefined;
  readonly column: "A" | "B";
  readonly precursors: ReadonlyArray<PrecursorAllocation>;
  readonly perTonne: Decimal;
}

/** What the goods would cost by another route, EUR with 2 decimals. */
export interface RouteCost {
  readonly route: string;
  readonly netCostEur: Decimal;
}

/** Every exact term of a settled calculation; only the answer's figures are rounded. */
export interface Terms {
  readonly intensity: Intensity;
  /** Undefined for electricity, which has no free allocation. */
  readonly factors: YearFactors | undefined;
  readonly freeAllocation: FreeAllocation;
  readonly price: CertificatePrice;
  readonly embeddedT: Decimal;
  readonly freeAllocationT: Decimal;
  readonly netEmissionsT: Decimal;
  readonly grossEur: Decimal;
  readonly deductionEur: Decimal;
}

/** The figures of an answer: emissions with 6 decimals, money with 2. */
export interface Figures {
  readonly directEmissionsT: Decimal;
  readonly indirectEmissionsT: Decimal;
  readonly freeAllocationT: Decimal;
  readonly netEmissionsT: Decimal;
  readonly grossCostEur: Decimal;
  readonly originCarbonDeductionEur: Decimal;
  /** The rounded gross less the rounded deduction, so that what is printed adds up. */
  readonly netCostEur: Decimal;
}

export interface Settled {
  readonly status: "ok";
  readonly sector: Sector;
  readonly terms: Terms;
  readonly figures: Figures;
  readonly notes: ReadonlyArray<string>;
}

export interface OutOfScope {
  readonly status: "out_of_scope";
  readonly sector: Sector;
  readonly message: string;
  /** The article of an exempt origin; undefined for goods outside Annex I. */
  readonly source: Citation | undefined;
}

export interface NeedsData {
  readonly status: "needs_data";
  readonly sector: Sector;
  readonly message: string;
  /** Where the route is what is missing: those to choose from. */
  readonly routes: ReadonlyArray<RouteValue> | undefined;
}

export type Outcome = Settled | OutOfScope | NeedsData;
