/**
 * Cost of a tonne of goods for a day of import, as a seller tells it with an offer, and which parts of it nobody has settled
 * yet. Both sides are calculations of `domain/cbam/calculation`. Decisions, 0124; Regulation (EU) 2023/956, Articles 7, 21
 * and 31.
 */
import * as Either from "effect/Either";
import type { Sector } from "../../contract/answers/members.ts";
import { firstPlanYear, lastPlanYear, type PricePath } from "../../contract/values/plans/price_path.ts";
import type { Citation } from "../../kernel/citation.ts";
import { type Decimal, minus, one } from "../../kernel/decimal.ts";
import type { PlanFinding } from "../../kernel/findings/plan_notes.ts";
import type { Issue } from "../../kernel/issue.ts";
import { type CalendarDay, yearOf } from "../../kernel/time/calendar.ts";
import { calculate } from "../cbam/calculation/calculation.ts";
import { defaultParts, type Outcome, type Settled } from "../cbam/calculation/outcome.ts";
import { sourcesOf } from "../cbam/calculation/sources.ts";
import { costAt } from "../cbam/calculation/settle.ts";
import type { Shipment } from "../cbam/calculation/shipment.ts";
import { type Law, lawOfImport } from "../cbam/law/law.ts";
import { pricePeriodOf } from "../cbam/law/period.ts";
import { defaultShipment, notesOfOneYear } from "./make_trajectory.ts";
import { withoutOtherCosts } from "./plan_findings.ts";
import { pricesOfYears } from "./price_path.ts";
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
}

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
  | Exclude<Outcome, Settled>;

const ownShipment = (
  { goods, day }: IndicationQuestion,
  assumedCscf: Decimal | undefined,
): Shipment => {
  const { cnCode, origin, unit, productionRoute, verified } = goods;
  return {
    cnCode,
    origin,
    unit,
    time: { day },
    tonnage: one,
    productionRoute,
    verifiedDirectTPerT: verified?.directTPerT,
    verifiedIndirectTPerT: verified?.indirectTPerT,
    verifiedFreeAllocationTPerT: verified?.freeAllocationTPerT,
    unitContent: verified?.unitContent,
    originCarbonPriceEurPerT: verified?.originCarbonPriceEurPerT,
    precursors: goods.precursors,
    assumedCscf,
  };
};

const firstYearOfPurchase = 2027;

/** The caller's price for the year, else the one that the calculation chose. */
const priceOf = (
  law: Law,
  { day, pricePath }: IndicationQuestion,
  { terms: { price } }: Settled,
): IndicatedPrice => {
  const { priceEurPerTco2e, period } = price;
  const lastYear = Math.min(yearOf(day), lastPlanYear);
  const newest = law.prices.prices.at(-1)?.priceEurPerTco2e ?? priceEurPerTco2e;
  const given = pricesOfYears(pricePath, { firstYear: firstPlanYear, lastYear }, newest).at(-1);
  if (given !== undefined && given.basis !== "published") {
    return { priceEurPerTco2e: given.priceEurPerTco2e, basis: "given", period: undefined };
  }
  const isOwn = yearOf(day) < firstYearOfPurchase && period === pricePeriodOf(day);
  return { priceEurPerTco2e, basis: isOwn ? "published" : "newest", period };
};

const costOf = (
  { terms }: Settled,
  { priceEurPerTco2e }: IndicatedPrice,
  paidEurPerT: Decimal | undefined,
): IndicatedCost => {
  const { grossEur, deductionEur } = costAt(terms, priceEurPerTco2e, paidEurPerT);
  return {
    embeddedTPerT: terms.intensity.embeddedTPerT,
    markUp: terms.intensity.source.startsWith("default") ? terms.intensity.defaultValue?.markUp : undefined,
    freeAllocationTPerT: terms.freeAllocation.perTonne,
    netTPerT: terms.netEmissionsT,
    grossEurPerT: grossEur,
    deductionEurPerT: deductionEur,
    costEurPerT: minus(grossEur, deductionEur),
  };
};

const valuesOf = ({ terms }: Settled, { isConfirmed }: IndicationQuestion): ValuesBasis => {
  const { source } = terms.intensity;
  if (source === "default_country_year") return "default";
  if (source === "default_other_countries_year") return "default_of_others";
  return isConfirmed ? "verified" : "not_verified";
};

/** The first imports that new benchmarks are announced for (Implementing Regulation (EU) 2025/2620, recital 10). */
const firstYearOfNewBenchmarks = 2027;
/** The first imports after the review of default values (Implementing Regulation (EU) 2025/2547, Article 11(5)). */
const firstDayAfterReview = "2028-01-01";

/** True where default values of before their announced review count for an import after it. */
const isBeforeReview = ({ dataSet }: Law, day: CalendarDay): boolean =>
  day >= firstDayAfterReview && dataSet.appliesFrom < firstDayAfterReview;

/** True if the cost rests on a default value, or would while nobody has verified the producer's. */
const needsDefault = (
  { tables }: Law,
  { goods }: IndicationQuestion,
  own: Settled,
  values: ValuesBasis,
): boolean => {
  const { intensity } = own.terms;
  if (values === "not_verified" || intensity.source === "verified_indirect") return true;
  const isHalf = intensity.source === "verified_direct" &&
    tables.goods.get(goods.cnCode)?.indirectCounts === true;
  return values === "verified" ? isHalf && defaultParts(intensity).length > 0 : true;
};

const openOf = (
  law: Law,
  question: IndicationQuestion,
  { own, price, values }: {
    readonly own: Settled;
    readonly price: IndicatedPrice;
    readonly values: ValuesBasis;
  },
): ReadonlyArray<OpenPoint> => {
  const { day } = question;
  const { factors, freeAllocation: { benchmark } } = own.terms;
  const year = yearOf(day);
  const isOpen: Readonly<Record<OpenPoint, boolean>> = {
    price: price.basis !== "published",
    values: values === "not_verified",
    correction_factor: factors?.isCscfAssumed === true,
    benchmarks: benchmark !== undefined &&
      (benchmark.yearTo < year ||
        (year >= firstYearOfNewBenchmarks && benchmark.yearFrom < firstYearOfNewBenchmarks)),
    default_values: isBeforeReview(law, day) && needsDefault(law, question, own, values),
  };
  return openPoints.filter((point) => isOpen[point]);
};

/**
 * Returns the cost of a tonne of the goods on a day of import, and what of it may still change.
 * @fails Issue for inputs that don't go together, and for a production route that the goods don't have
 */
export const indicate = (
  law: Law,
  question: IndicationQuestion,
): Either.Either<Indication, ReadonlyArray<Issue>> =>
  Either.gen(function* () {
    const { goods, day } = question;
    const time = { day };
    const ofYear = law.tables.factors.get(yearOf(day));
    const isMissing = ofYear !== undefined && ofYear.cscf === null;
    const assumedCscf = question.assumedCscf ?? (isMissing ? one : undefined);
    const ownGoods = ownShipment(question, assumedCscf);
    const own = yield* calculate(law, ownGoods);
    if (own.status !== "ok") return own;
    const price = priceOf(law, question, own);
    const values = valuesOf(own, question);
    const otherGoods = defaultShipment(law, goods, { time, assumedCscf });
    const other = goods.verified === undefined ? undefined : yield* calculate(law, otherGoods);
    const otherSources = other?.status === "ok" ? sourcesOf(other, otherGoods) : [];
    const { factors, freeAllocation, intensity } = own.terms;
    const notes = own.notes.filter(({ kind }) => !notesOfOneYear.has(kind));
    return {
      status: "ok",
      sector: own.sector,
      route: intensity.route,
      values,
      own: costOf(own, price, goods.verified?.originCarbonPriceEurPerT),
      byDefault: other?.status === "ok" ? costOf(other, price, undefined) : undefined,
      price,
      assumedCscf: factors?.isCscfAssumed === true ? factors.cscf ?? undefined : undefined,
      benchmarkUntil: freeAllocation.benchmark?.yearTo,
      open: openOf(lawOfImport(law, time), question, { own, price, values }),
      sources: [...new Set([...sourcesOf(own, ownGoods), ...otherSources])],
      notes: withoutOtherCosts(notes),
    };
  });
