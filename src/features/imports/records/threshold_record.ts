/**
 * A year against the 50 tonnes as it leaves, with the present pace in words.
 */
import type { ThresholdAnswer } from "../../../contract/answers/imports.ts";
import type { DayReached, ThresholdView } from "../../../domain/imports/threshold/threshold.ts";
import { times } from "../../../kernel/decimal.ts";
import { mapInSteps, type Steps } from "../../../kernel/steps.ts";
import { amount, sentences } from "./figures.ts";

type Record = Omit<
  typeof ThresholdAnswer.Type,
  "importer" | "as_of" | "versions" | "dataset_version" | "disclosure"
>;

const reached = (at: DayReached | undefined): Record["passed_on"] =>
  at === undefined ? null : { day: at.day, running_t: amount(at.runningT) };

const paceRecord = ({ pace, totalT, threshold }: ThresholdView): Record["pace"] => {
  if (pace === undefined) return null;
  const { daysElapsed, daysOfYear, passesOn, applyBy } = pace;
  const yearTotalT = amount(pace.yearTotalT);
  const limit = amount(threshold.tonnes);
  const passing = passesOn === undefined
    ? `the limit of ${limit} t is not exceeded within the year.`
    : `the limit of ${limit} t is exceeded on ${passesOn}.`;
  return {
    days_elapsed: daysElapsed,
    days_of_year: daysOfYear,
    year_total_t: yearTotalT,
    ...(passesOn === undefined ? undefined : { passes_on: passesOn }),
    ...(applyBy === undefined ? undefined : { apply_by: applyBy }),
    statement: `At the mean pace since 1 January (${
      amount(totalT)
    } t in ${daysElapsed} of ${daysOfYear} days) the year comes to ${yearTotalT} t: ${passing}`,
  };
};

const recommendationOf = (
  { year, threshold, totalT, passedOn }: ThresholdView,
): Record["recommendation"] => ({
  needs_authorised_declarant: passedOn !== undefined,
  rationale: sentences([
    passedOn === undefined
      ? { kind: "yearWithinLimit", year, total: amount(totalT), limit: amount(threshold.tonnes) }
      : { kind: "wholeYearDutiable", year, day: passedOn.day },
  ]).join(""),
});

/** The record of a view, made in steps. */
export function* thresholdRecord(view: ThresholdView): Steps<Record> {
  const { year, threshold, totalT, warnedOn, passedOn, findings } = view;
  const days = yield* mapInSteps(view.days, ({ day, importId, massT, runningT }) => ({
    day,
    import: importId,
    mass_t: amount(massT),
    running_t: amount(runningT),
  }));
  return {
    year,
    limit_t: amount(threshold.tonnes),
    warn_at_t: amount(times(threshold.tonnes, threshold.warnShare)),
    source: threshold.source,
    total_t: amount(totalT),
    counted_imports: days.length,
    warned_on: reached(warnedOn),
    passed_on: reached(passedOn),
    pace: paceRecord(view),
    recommendation: recommendationOf(view),
    days,
    notes: sentences(findings),
  };
}
