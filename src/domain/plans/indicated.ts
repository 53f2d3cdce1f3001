/** Questions and results of indications. Decisions, 0124. */
import type { Sector } from "../../contract/answers/members.ts";
import type { PricePath } from "../../contract/values/plans/price_path.ts";
import type { Citation } from "../../kernel/citation.ts";
import type { Decimal } from "../../kernel/decimal.ts";
import type { PlanFinding } from "../../kernel/findings/plan_notes.ts";
import { type CalendarDay, yearOf } from "../../kernel/time/calendar.ts";
import type { FiguredCalculation, Outcome } from "../cbam/calculation/outcome.ts";
import type { PlannedGoods } from "./trajectory.ts";

/** Goods, day and assumptions of an indication. */
export interface IndicationQuestion {
  /** The goods; their quantity is that of the offer. */
  readonly goods: PlannedGoods;
  /** Day of import. */
  readonly day: CalendarDay;
  /** True if a verifier has confirmed the goods' own values. */
  readonly isConfirmed: boolean;
  /** Prices as the caller assumes them; undefined: the published price counts. */
  readonly pricePath: PricePath | undefined;
  /** Correction factor for a year that has none; undefined: 1. */
  readonly assumedCscf: Decimal | undefined;
  /** Calendar year that the goods are of, by the producer's values and by default ones; undefined: the year of import. */
  readonly reportingPeriod?: number | undefined;
}

/** Returns the year whose CBAM factor, correction factor and benchmarks count. */
export const periodOf = ({ reportingPeriod, day }: IndicationQuestion): number =>
  reportingPeriod ?? yearOf(day);

/** A tonne of the goods; of electricity a MWh. */
export interface IndicatedCost {
  /** Embedded emissions that count, tCO2e. */
  readonly embeddedTPerT: Decimal;
  /** Share of the default value that is added to it; undefined without one. */
  readonly markUp: Decimal | undefined;
  /** Free allocation, tCO2e. */
  readonly freeAllocationTPerT: Decimal;
  /** Emissions that certificates are due for, tCO2e. */
  readonly netTPerT: Decimal;
  /** Net emissions at the certificate price, EUR. */
  readonly grossEurPerT: Decimal;
  /** Carbon price paid in the country of origin that is taken off, EUR. */
  readonly deductionEurPerT: Decimal;
  /** Net cost, EUR, exact. */
  readonly costEurPerT: Decimal;
}

/** Price of an indication: published for the import's own period, the newest one in its place, or the caller's. */
export interface IndicatedPrice {
  /** EUR per tCO2e. */
  readonly priceEurPerTco2e: Decimal;
  /** Origin of the price. */
  readonly basis: "published" | "newest" | "given";
  /** Period that the price was published for; undefined for one that the caller gave. */
  readonly period: string | undefined;
}

/** Parts of the cost that may still change, in the order of their weight. */
export const openPoints = ["price", "values", "correction_factor", "benchmarks", "default_values"] as const;
/** One of them. */
export type OpenPoint = typeof openPoints[number];

/** Values that the cost rests on: the producer's own, verified or not yet, or default values. */
export type ValuesBasis = "verified" | "not_verified" | "default" | "default_of_others";

/** An indication with figures. */
export interface IndicationFigures {
  /** Tells the three outcomes apart. */
  readonly status: "ok";
  /** Sector of the goods. */
  readonly sector: Sector;
  /** Production route that the figures are of. */
  readonly route: string;
  /** Values that the cost rests on. */
  readonly values: ValuesBasis;
  /** Cost of a tonne. */
  readonly own: IndicatedCost;
  /** Cost of a tonne with default values, beside own values; undefined without any. */
  readonly byDefault: IndicatedCost | undefined;
  /** Price of certificates. */
  readonly price: IndicatedPrice;
  /** Correction factor that was assumed; undefined where one is set, or none is needed. */
  readonly assumedCscf: Decimal | undefined;
  /** Last year that the benchmark is set for; undefined without a benchmark. */
  readonly benchmarkUntil: number | undefined;
  /** Parts that may still change. */
  readonly open: ReadonlyArray<OpenPoint>;
  /** Acts that the figures rest on. */
  readonly sources: ReadonlyArray<Citation>;
  /** Notes of the calculation. */
  readonly notes: ReadonlyArray<PlanFinding>;
}

/** Cost of a tonne, or the reason why there is none. */
export type Indication =
  | IndicationFigures
  | Exclude<Outcome, FiguredCalculation>;
