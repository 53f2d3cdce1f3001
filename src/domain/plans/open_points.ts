/** Parts of an indication that nobody has settled yet, by what the acts announce. Decisions, 0124. */
import type { CalendarDay } from "../../kernel/time/calendar.ts";
import { defaultParts, type FiguredCalculation } from "../cbam/calculation/outcome.ts";
import type { Law } from "../cbam/law/law.ts";
import {
  type IndicatedPrice,
  type IndicationQuestion,
  type OpenPoint,
  openPoints,
  periodOf,
  type ValuesBasis,
} from "./indicated.ts";

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
  own: FiguredCalculation,
  values: ValuesBasis,
): boolean => {
  const { intensity } = own.terms;
  if (values === "not_verified" || intensity.source === "verified_indirect") return true;
  const isHalf = intensity.source === "verified_direct" &&
    tables.goods.get(goods.cnCode)?.indirectCounts === true;
  return values === "verified" ? isHalf && defaultParts(intensity).length > 0 : true;
};

/**
 * Returns the parts that may still change.
 * @param law of the import
 */
export const openOf = (
  law: Law,
  question: IndicationQuestion,
  { own, price, values }: {
    readonly own: FiguredCalculation;
    readonly price: IndicatedPrice;
    readonly values: ValuesBasis;
  },
): ReadonlyArray<OpenPoint> => {
  const { day } = question;
  const { factors, freeAllocation: { benchmark } } = own.terms;
  const year = periodOf(question);
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
