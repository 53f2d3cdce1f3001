/**
 * Cost of a tonne of goods for a day of import, as a seller tells it with an offer, and which parts of it nobody has settled
 * yet. Both sides are calculations of `domain/cbam/calculation`. Decisions, 0124; Regulation (EU) 2023/956, Articles 7, 21
 * and 31.
 */
import * as Either from "effect/Either";
import { firstPlanYear, lastPlanYear } from "../../contract/values/plans/price_path.ts";
import { type Decimal, minus, one } from "../../kernel/decimal.ts";
import type { Issue } from "../../kernel/issue.ts";
import type { PlanNote } from "../../kernel/findings/plan_notes.ts";
import { type CalendarDay, yearOf } from "../../kernel/time/calendar.ts";
import { calculate } from "../cbam/calculation/calculation.ts";
import type { FiguredCalculation } from "../cbam/calculation/outcome.ts";
import { costAt } from "../cbam/calculation/settle.ts";
import type { Shipment } from "../cbam/calculation/shipment.ts";
import { sourcesOf } from "../cbam/calculation/sources.ts";
import { type Law, lawOfImport } from "../cbam/law/law.ts";
import { pricePeriodOf } from "../cbam/law/period.ts";
import type {
  IndicatedCost,
  IndicatedPrice,
  Indication,
  IndicationQuestion,
  ValuesBasis,
} from "./indicated.ts";
import { periodOf } from "./indicated.ts";
import { defaultShipment, notesOfOneYear } from "./make_trajectory.ts";
import { openOf } from "./open_points.ts";
import { withoutOtherCosts } from "./plan_findings.ts";
import { farOffRemarks } from "./plan_remarks.ts";
import { pricesOfYears, publishedPrices } from "./price_path.ts";

const ownShipment = (
  { goods, day, reportingPeriod }: IndicationQuestion,
  assumedCscf: Decimal | undefined,
): Shipment => {
  const { cnCode, taricCode, origin, unit, productionRoute, verified } = goods;
  return {
    cnCode,
    taricCode,
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
    priceLeft: verified?.priceLeft,
    precursors: goods.precursors,
    reportingPeriod,
    assumedCscf,
    holdsBenchmarks: true,
  };
};

const firstYearOfPurchase = 2027;

/** The caller's price for the year, else the one that the calculation chose. */
const priceOf = (
  law: Law,
  { day, pricePath }: IndicationQuestion,
  { terms: { price } }: FiguredCalculation,
): IndicatedPrice => {
  const { priceEurPerTco2e, period } = price;
  const lastYear = Math.min(yearOf(day), lastPlanYear);
  const published = publishedPrices(law.prices.prices);
  const given = published &&
    pricesOfYears(pricePath, { firstYear: firstPlanYear, lastYear }, published).at(-1);
  if (given !== undefined && given.basis !== "published") {
    return { priceEurPerTco2e: given.priceEurPerTco2e, basis: "given", period: undefined };
  }
  const isOwn = yearOf(day) < firstYearOfPurchase && period === pricePeriodOf(day);
  return { priceEurPerTco2e, basis: isOwn ? "published" : "newest", period };
};

const assumedPriceRemarks = (law: Law, day: CalendarDay, price: IndicatedPrice): ReadonlyArray<PlanNote> => {
  const newest = law.prices.prices.at(-1);
  if (price.basis !== "given" || newest === undefined) return [];
  return farOffRemarks([{ year: yearOf(day), ...price }], newest.priceEurPerTco2e);
};

const costOf = (
  { terms }: FiguredCalculation,
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

const valuesOf = ({ terms }: FiguredCalculation, { isConfirmed }: IndicationQuestion): ValuesBasis => {
  const { source } = terms.intensity;
  if (source === "default_country_year") return "default";
  if (source === "default_other_countries_year") return "default_of_others";
  return isConfirmed ? "verified" : "not_verified";
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
    const { factors: factorsOf } = lawOfImport(law, time).tables;
    const assumedIn = (year: number) => factorsOf.get(year)?.cscf === null ? one : undefined;
    const { assumedCscf = assumedIn(periodOf(question)) } = question;
    const ownGoods = ownShipment(question, assumedCscf);
    const own = yield* calculate(law, ownGoods);
    if (own.status !== "ok") return own;
    const price = priceOf(law, question, own);
    const values = valuesOf(own, question);
    const { reportingPeriod } = question;
    const otherGoods = { ...defaultShipment(law, goods, { time, assumedCscf }), reportingPeriod };
    const other = goods.verified === undefined
      ? undefined
      : Either.getOrUndefined(calculate(law, otherGoods));
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
      notes: [...withoutOtherCosts(notes), ...assumedPriceRemarks(law, day, price)],
    };
  });
