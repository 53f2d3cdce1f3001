/**
 * Goods of a plan and their cost year by year, with default and with verified values, and the break-even between them.
 * Decisions, 0119.
 */
import type { Sector } from "../../contract/answers/members.ts";
import type { Decimal } from "../../kernel/decimal.ts";
import type { LawFinding } from "../../kernel/findings/law/law_finding.ts";
import type { RouteValue } from "../cbam/calculation/intensity.ts";
import type { Precursor, Shipment } from "../cbam/calculation/shipment.ts";
import type { Benchmark } from "../cbam/law/reference.ts";
import type { PlanFinding } from "../../kernel/findings/plan_notes.ts";
import type { PlanYear } from "./plan_years.ts";

/** Values of a producer that a verifier confirmed, or may confirm. */
export interface VerifiedValues extends Pick<Shipment, "unitContent" | "priceLeft"> {
  /** Direct emissions, tCO2e per tonne; undefined: those of the default line. */
  readonly directTPerT: Decimal | undefined;
  /** Indirect emissions, tCO2e per tonne; undefined: those of the default line. */
  readonly indirectTPerT: Decimal | undefined;
  /** Free allocation that the verification report states for the year of the values, tCO2e per tonne. */
  readonly freeAllocationTPerT: Decimal | undefined;
  /** Year that the stated free allocations of goods and precursors are of. */
  readonly year: number;
  /** EUR per tCO2e paid in the country of origin. */
  readonly originCarbonPriceEurPerT: Decimal | undefined;
}

/** Goods of a trajectory. */
export interface PlannedGoods
  extends Pick<Shipment, "cnCode" | "taricCode" | "origin" | "tonnage" | "productionRoute"> {
  /** Unit that the caller gave `tonnage` in. */
  readonly unit: Shipment["unit"];
  /** Verified values; undefined where none are known. */
  readonly verified: VerifiedValues | undefined;
  /** Precursors of the goods; empty for a simple good, undefined where nobody told them. */
  readonly precursors: ReadonlyArray<Precursor> | undefined;
}

/** Default or verified values of a year, a tonne of goods each. */
export interface YearSide {
  /** Embedded emissions that count, tCO2e per tonne. */
  readonly embeddedTPerT: Decimal;
  /** Free allocation, tCO2e per tonne. */
  readonly freeAllocationTPerT: Decimal;
  /** Net emissions, tCO2e per tonne. */
  readonly netTPerT: Decimal;
  /** Carbon price paid in the country of origin that is taken off, EUR per tonne. */
  readonly deductionEurPerT: Decimal;
  /** Net cost at the plan's price, EUR per tonne. */
  readonly costEurPerT: Decimal;
  /** Benchmark of the free allocation; undefined where there is none. */
  readonly benchmark: Benchmark | undefined;
}

/** A year of a trajectory. */
export interface TrajectoryYear {
  /** Price and factors. */
  readonly plan: PlanYear;
  /** True for a year in which CBAM does not reach the goods: nothing is counted. */
  readonly isOutside: boolean;
  /** True if the default value is that of all other countries. */
  readonly isOfOthers: boolean;
  /** Share that is added to the default value; undefined without one. */
  readonly markUp: Decimal | undefined;
  /** With default values; undefined for verified goods that have none beside them, then in every year. */
  readonly byDefault: YearSide | undefined;
  /** With verified values; undefined where none are known. */
  readonly verified: YearSide | undefined;
  /** With the values that count: the verified ones where they are known, else the default ones. */
  readonly known: YearSide;
  /** Verified intensity at which both cost the same, tCO2e per tonne; undefined without a default value, and in a year outside. */
  readonly breakEvenTPerT: Decimal | undefined;
}

/** Cost of goods year by year, or the reason why there is none. */
export type Trajectory =
  | {
    readonly status: "ok";
    readonly sector: Sector;
    /** Route of the default value, of the verified ones where there is none. */
    readonly route: string;
    /** Net mass in tonnes, of electricity MWh. */
    readonly tonnage: Decimal;
    /** Every year of the plan. */
    readonly years: ReadonlyArray<TrajectoryYear>;
    /** Notes of the calculations of the first year that hold for all of them. */
    readonly notes: ReadonlyArray<PlanFinding>;
  }
  | { readonly status: "out_of_scope"; readonly sector: Sector; readonly reason: LawFinding }
  | {
    readonly status: "needs_data";
    readonly sector: Sector;
    readonly reason: LawFinding;
    readonly routes: ReadonlyArray<RouteValue> | undefined;
  };
