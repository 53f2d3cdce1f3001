/**
 * Days and years of import. Contract sections 2.5, 4.2 and 4.4; decisions, "Requests".
 */
import type * as Schema from "effect/Schema";
import { type CalendarDay, dayOfText } from "../../kernel/time/calendar.ts";
import { readDayAsWritten, readYearAsWritten } from "../../kernel/lenient/day.ts";
import { plainly } from "../../kernel/lenient/reading.ts";
import { type Moment, momentOfText } from "../../kernel/time/moment.ts";
import { dayFault } from "./day_meant.ts";
import { type Fault, type Rule, scalar } from "./scalar.ts";

/** First day on which certificates are due: the start of the definitive period (Regulation (EU) 2023/956, Article 36). */
const firstImportDay = "2026-01-01";
/** The first calendar year of importation. */
export const firstImportYear = 2026;
/** The last year that dates are written with. */
export const lastImportYear = 9999;

const tooEarly = (found: CalendarDay): Fault => ({
  code: "range",
  finding: { kind: "tooEarly", first: firstImportDay, found },
});

const yearTooEarly = (found: string): Fault => ({
  code: "range",
  finding: { kind: "tooEarly", first: String(firstImportYear), found },
});

const dayOf = (sent: unknown): CalendarDay | undefined =>
  typeof sent === "string" ? dayOfText(sent) : undefined;

const isDue = (day: CalendarDay): boolean => day >= firstImportDay;

const daySchema = { type: "string", format: "date" };

/** The day of import, from 2026. */
export const ImportDay: Schema.Schema<CalendarDay, string> = scalar({
  identifier: "ImportDay",
  expected: "a calendar date YYYY-MM-DD",
  read: (sent) => {
    const day = dayOf(sent);
    return day !== undefined && isDue(day) ? day : undefined;
  },
  explain: (sent) => {
    const day = dayOf(sent);
    return day === undefined ? undefined : tooEarly(day);
  },
  asWritten: readDayAsWritten,
  example: "2026-02-15",
  jsonSchema: daySchema,
  description: "Day of import, YYYY-MM-DD, from 2026-01-01. Today, the day in Brussels, when it is left out.",
});

const anyDay: Rule<string, CalendarDay> = {
  identifier: "Day",
  expected: "a calendar date YYYY-MM-DD",
  read: dayOf,
  explain: dayFault,
  example: "2026-11-21",
  jsonSchema: daySchema,
};

/** Any day of the calendar. */
export const Day: Schema.Schema<CalendarDay, string> = scalar({ ...anyDay, asWritten: readDayAsWritten });

/** Any day of the calendar, for records that only print it. */
export const PrintedDay: Schema.Schema<string> = scalar<string, string>(anyDay);

const isMoment = (sent: unknown): sent is string =>
  typeof sent === "string" && momentOfText(sent) !== undefined;

/** A day or a time: the moment whose law and prices answer. */
export const AsOf: Schema.Schema<Moment, string> = scalar({
  identifier: "AsOf",
  expected: "a calendar date YYYY-MM-DD, or a time in UTC such as 2026-11-21T09:30:00.000Z",
  read: (sent) => typeof sent === "string" ? momentOfText(sent) : undefined,
  asWritten: (written) => isMoment(written.value) ? plainly(written.value) : readDayAsWritten(written),
  example: "2026-11-20",
  jsonSchema: { type: "string" },
  description:
    "Day whose law and prices answer, as they were known when it ended in Brussels, or a time in UTC, as `versions.as_of` of an answer has it: with that and `dataset_version` the same question has the same figures for ever. Not after now; now when it is left out.",
});

const isYear = (year: unknown): year is number =>
  typeof year === "number" && Number.isInteger(year) && year >= firstImportYear && year <= lastImportYear;

const explainYear = (year: unknown): Fault | undefined =>
  typeof year === "number" && Number.isInteger(year) && year >= 0 && year < firstImportYear
    ? yearTooEarly(String(year))
    : undefined;

/** The year of import, from 2026. */
export const ImportYear: Schema.Schema<number> = scalar({
  identifier: "ImportYear",
  expected: `a year such as ${firstImportYear}`,
  read: (sent) => isYear(sent) ? sent : undefined,
  explain: explainYear,
  asWritten: readYearAsWritten,
  example: 2026,
  jsonSchema: { type: "integer", minimum: firstImportYear, maximum: lastImportYear },
  description: "Year of import, from 2026. The current year in Brussels when it is left out.",
});

const reportingPeriod =
  "Calendar year that the verified values are of, which decides the CBAM factor and the cross-sectoral correction factor: the year of import when it is left out. Imports of 2026 and electricity have no other one; later imports may take the year of production, from 2026, where evidence of it is sufficient (Implementing Regulation (EU) 2025/2547, Article 7(1)). The mark-up stays that of the year of import.";

const isYearText = (sent: unknown): sent is string => typeof sent === "string" && /^\d{4}$/.test(sent);

/** The reporting period of verified values, a calendar year from 2026. */
export const ReportingPeriod: Schema.Schema<number> = scalar({
  identifier: "ReportingPeriod",
  expected: `a year such as ${firstImportYear}`,
  read: (sent) => isYear(sent) ? sent : undefined,
  explain: explainYear,
  asWritten: readYearAsWritten,
  example: firstImportYear,
  jsonSchema: { type: "integer", minimum: firstImportYear, maximum: lastImportYear },
  description: reportingPeriod,
});

/** Reporting period in a query. */
export const ReportingPeriodText: Schema.Schema<number, string> = scalar({
  identifier: "ReportingPeriodText",
  expected: `a year such as ${firstImportYear}`,
  read: (sent) => isYearText(sent) && isYear(Number(sent)) ? Number(sent) : undefined,
  explain: (sent) => isYearText(sent) ? yearTooEarly(sent) : undefined,
  example: String(firstImportYear),
  jsonSchema: { type: "string", pattern: "^\\d{4}$" },
  description: reportingPeriod,
});

/** The date, or else the year, that is said. */
export const ImportDayOrYear: Schema.Schema<
  { readonly day: CalendarDay } | { readonly year: number },
  string
> = scalar({
  identifier: "ImportDayOrYear",
  expected: "a calendar date YYYY-MM-DD, or a year",
  read: (sent) => {
    const day = dayOf(sent);
    if (day !== undefined) return isDue(day) ? { day } : undefined;
    const year = isYearText(sent) ? Number(sent) : undefined;
    return isYear(year) ? { year } : undefined;
  },
  explain: (sent) => {
    if (isYearText(sent)) return yearTooEarly(sent);
    const day = dayOf(sent);
    return day === undefined ? undefined : tooEarly(day);
  },
  asWritten: (written) => isYearText(written.value) ? plainly(written.value) : readDayAsWritten(written),
  example: "2026-02-15",
  jsonSchema: { type: "string", pattern: "^\\d{4}(-\\d{2}-\\d{2})?$" },
  description:
    "Date of import, YYYY-MM-DD, or its year, which stands for its last day, from 2026. Today, the day in Brussels, when it is left out.",
});
