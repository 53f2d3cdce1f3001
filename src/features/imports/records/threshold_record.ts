/**
 * A year against the 50 tonnes as it leaves, with the present pace in words.
 */
import type { ThresholdAnswer } from "../../../contract/answers/imports.ts";
import type { OwnStatus } from "../../../domain/imports/people/declarant.ts";
import type { Pace } from "../../../domain/imports/threshold/pace.ts";
import {
  type DayReached,
  type ThresholdView,
  usualAuthorisationDays,
} from "../../../domain/imports/threshold/threshold.ts";
import { times, toText } from "../../../kernel/decimal.ts";
import { lawText } from "../../../kernel/findings/law/law_text.ts";
import { mapInSteps, type Steps } from "../../../kernel/steps.ts";
import type { CalendarDay } from "../../../kernel/time/calendar.ts";
import { quantity, sentences } from "./figures.ts";

type Record = Omit<
  typeof ThresholdAnswer.Type,
  "importer" | "as_of" | "versions" | "dataset_version" | "disclosure"
>;

const reached = (at: DayReached | undefined): Record["passed_on"] =>
  at === undefined ? null : { day: at.day, running_t: quantity(at.runningT) };

/** Sentence about an importer that need not apply. */
const ofStatus: { readonly [Status in OwnStatus]: string } = {
  authorised: "The importer is an authorised declarant.",
  applied: "The importer's application for the status is recorded.",
};

/** Words for the pace against the limit, and for the day by which an application would have to be there. */
const passingText = (
  { threshold, passedOn }: ThresholdView,
  pace: Pace,
  asOf: CalendarDay,
): string => {
  const limit = `the limit of ${quantity(threshold.tonnes)} t`;
  if (passedOn !== undefined) return `${limit} was passed on ${passedOn.day}.`;
  const { passesOn, applyBy, status } = pace;
  if (passesOn === undefined) {
    return `${limit} ${pace.daysElapsed === pace.daysOfYear ? "was" : "is"} not exceeded within the year.`;
  }
  const passing = `${limit} is exceeded on ${passesOn}.`;
  if (applyBy === undefined) return status === undefined ? passing : `${passing} ${ofStatus[status]}`;
  const application = applyBy < asOf
    ? `To be decided by then, an application for the status had to be lodged by ${applyBy}`
    : `To be decided by then, an application for the status must be lodged by ${applyBy}`;
  return `${passing} ${application}, as decisions commonly take ${usualAuthorisationDays} days.`;
};

const paceRecord = (view: ThresholdView, asOf: CalendarDay): Record["pace"] => {
  const { pace, totalT } = view;
  if (pace === undefined) return null;
  const { daysElapsed, daysOfYear, passesOn, applyBy } = pace;
  return {
    days_elapsed: daysElapsed,
    days_of_year: daysOfYear,
    year_total_t: quantity(pace.yearTotalT),
    ...(passesOn === undefined ? undefined : { passes_on: passesOn }),
    ...(applyBy === undefined ? undefined : { apply_by: applyBy }),
    statement: daysElapsed === daysOfYear
      ? `The year is over and came to ${toText(totalT)} t: ${passingText(view, pace, asOf)}`
      : `At the mean pace since 1 January (${
        toText(totalT)
      } t in ${daysElapsed} of ${daysOfYear} days) the year comes to ${toText(pace.yearTotalT)} t: ${
        passingText(view, pace, asOf)
      }`,
  };
};

/** Why an indirect representative needs the status for imports: it is said to be there, or the importer is outside the Union. */
type RepresentativeReason = "representativeNeedsStatus" | "memberStateLeft";

/** Recommendation by the sum, by goods that have no threshold, as `scope` says it of them, and by who represents the importer. */
const recommendationOf = (
  { year, threshold, totalT, passedOn, findings }: ThresholdView,
  represented: RepresentativeReason | undefined,
): Record["recommendation"] => {
  const neverExempt = findings.flatMap((finding) =>
    finding.kind === "neverCounted" ? [lawText({ kind: "noThreshold", sector: finding.sector })] : []
  );
  return {
    needs_authorised_declarant: passedOn !== undefined || neverExempt.length > 0 || represented !== undefined,
    rationale: [
      ...neverExempt,
      ...sentences([
        ...(represented === undefined ? [] : [{ kind: represented }]),
        passedOn === undefined
          ? {
            kind: "yearWithinLimit",
            year,
            total: quantity(totalT),
            limit: quantity(threshold.tonnes),
            isRepresented: represented !== undefined,
          }
          : { kind: "wholeYearDutiable", year, day: passedOn.day },
      ]),
    ].join(" "),
  };
};

/**
 * The record of a view, made in steps.
 * @param asOf the day that it is known on
 * @param represented sentence about an indirect representative, who needs the status whatever the mass; undefined where none imports anything
 */
export function* thresholdRecord(
  view: ThresholdView,
  { asOf, represented }: {
    readonly asOf: CalendarDay;
    readonly represented: RepresentativeReason | undefined;
  },
): Steps<Record> {
  const { year, threshold, totalT, warnedOn, passedOn, findings } = view;
  const days = yield* mapInSteps(view.days, ({ day, importId, massT, runningT }) => ({
    day,
    import: importId,
    mass_t: quantity(massT),
    running_t: quantity(runningT),
  }));
  return {
    year,
    limit_t: quantity(threshold.tonnes),
    warn_at_t: quantity(times(threshold.tonnes, threshold.warnShare)),
    source: threshold.source,
    total_t: quantity(totalT),
    counted_imports: days.length,
    warned_on: reached(warnedOn),
    passed_on: reached(passedOn),
    pace: paceRecord(view, asOf),
    recommendation: recommendationOf(view, represented),
    days,
    notes: sentences(findings),
  };
}
