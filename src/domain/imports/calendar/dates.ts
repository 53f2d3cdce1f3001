/**
 * The dates of a declarant's calendar year, in Brussels time, with weekends said. Regulation (EU) 2023/956, Articles 2a, 6,
 * 7, 20 to 24; Implementing Regulation (EU) 2025/2548; Regulation (EEC, Euratom) 1182/71.
 */
import type { CalendarDay } from "../../../kernel/time/calendar.ts";
import {
  dayOf,
  daysLater,
  endOfQuarter,
  isWeekend,
  quarterName,
  quartersOf,
  usualOrderDays,
  weekday,
  workingDayFrom,
  workingDaysBefore,
} from "../days.ts";

/** Subject of a date. */
export type DateKind =
  | "quarterly_price"
  | "weekly_prices_begin"
  | "sale_begins"
  | "declaration_after_revocation"
  | "surrender_after_revocation"
  | "order_certificates"
  | "holding"
  | "threshold_assessment"
  | "alternative_default_values"
  | "declaration_and_surrender"
  | "buy_back_request"
  | "cancellation"
  | "end_of_records";

/** A date of the calendar. */
export interface CalendarDate {
  /** The day that the act names. */
  readonly day: CalendarDay;
  /** Subject of the date. */
  readonly kind: DateKind;
  /** The period or year that it is about: `2026`, `2027-Q3`. */
  readonly about: string;
  /** True if the day is a Saturday or Sunday. */
  readonly isWeekend: boolean;
  /** The Monday after a weekend, to which Regulation 1182/71 may move the day; the day itself otherwise. */
  readonly workingDay: CalendarDay;
  /** The article. */
  readonly source: string;
}

/** Returns a date of the calendar. */
export const calendarDate = (
  day: CalendarDay,
  kind: DateKind,
  about: string,
  source: string,
): CalendarDate => ({
  day,
  kind,
  about,
  isWeekend: isWeekend(day),
  workingDay: workingDayFrom(day),
  source,
});

const regulation = "Regulation (EU) 2023/956";
const pricesAct = "Implementing Regulation (EU) 2025/2548, Articles 1(2), 4 and 5";
const lastPeriodOfQuarters = 2026;
const firstYearOfDuties = 2027;
const yearsOfRecords = 4;
const yearsUntilCancelled = 2;
const daysOfWeek = 7;

/** The one Monday of those on which prices appear that is no working day. */
const easterMonday = dayOf(2026, 4, 6);

/** The first working day of the week after the first calendar week of a quarter: its Monday, after Easter its Tuesday. */
const publicationAfter = (end: CalendarDay): CalendarDay => {
  const first = daysLater(end, 1);
  const monday = daysLater(daysLater(first, -weekday(first)), daysOfWeek);
  return monday === easterMonday ? daysLater(monday, 1) : monday;
};

const priceDates = (year: number): ReadonlyArray<CalendarDate> =>
  [lastPeriodOfQuarters].flatMap((priced) =>
    quartersOf(priced).map((quarter) => ({
      name: quarterName(quarter),
      day: publicationAfter(endOfQuarter(quarter)),
    }))
  ).filter(({ day }) => day.startsWith(`${year}-`))
    .map(({ name, day }) => calendarDate(day, "quarterly_price", name, pricesAct));

const onlyIn2027 = (): ReadonlyArray<CalendarDate> => [
  calendarDate(dayOf(2027, 1, 4), "weekly_prices_begin", "2027", pricesAct),
  calendarDate(dayOf(2027, 2, 1), "sale_begins", "2027", `${regulation}, Article 20(1)`),
  calendarDate(
    dayOf(2027, 2, 15),
    "surrender_after_revocation",
    "2026",
    "Implementing Regulation (EU) 2025/486, Articles 21 and 23",
  ),
];

const holdingDates = (year: number, orderWorkingDays: number): ReadonlyArray<CalendarDate> =>
  quartersOf(year).flatMap((quarter) => {
    const end = endOfQuarter(quarter);
    const name = quarterName(quarter);
    const source = `${regulation}, Article 22(2)`;
    return [
      calendarDate(workingDaysBefore(end, orderWorkingDays), "order_certificates", name, source),
      calendarDate(end, "holding", name, source),
    ];
  });

/** Years whose certificates end in a year: those for 2026 in 2027, others in the second year after their purchase, 2027 or later. */
const yearsCancelledIn = (year: number): ReadonlyArray<number> =>
  year === firstYearOfDuties
    ? [lastPeriodOfQuarters]
    : [year - yearsUntilCancelled].filter((bought) => bought >= firstYearOfDuties);

const yearlyDates = (year: number): ReadonlyArray<CalendarDate> => {
  const before = String(year - 1);
  return [
    calendarDate(
      dayOf(year, 4, 30),
      "threshold_assessment",
      String(year + 1),
      `${regulation}, Article 2a(3)`,
    ),
    calendarDate(
      dayOf(year, 6, 30),
      "alternative_default_values",
      String(year),
      "Implementing Regulation (EU) 2025/2547, Annex V",
    ),
    ...(year < firstYearOfDuties ? [] : [
      calendarDate(
        surrenderDay(year - 1),
        "declaration_and_surrender",
        before,
        `${regulation}, Articles 6(1) and 22(1)`,
      ),
      calendarDate(dayOf(year, 10, 31), "buy_back_request", before, `${regulation}, Article 23(1) and (2a)`),
      ...yearsCancelledIn(year).map((about) =>
        calendarDate(dayOf(year, 11, 1), "cancellation", String(about), `${regulation}, Article 24`)
      ),
    ]),
  ];
};

const recordDates = (year: number): ReadonlyArray<CalendarDate> => {
  const imports = year - yearsOfRecords - 1;
  return imports < lastPeriodOfQuarters ? [] : [
    calendarDate(
      dayOf(year, 12, 31),
      "end_of_records",
      String(imports),
      `${regulation}, Articles 7(6) and 9(3)`,
    ),
  ];
};

/**
 * Returns the dates of a calendar year, in their order.
 * @param orderWorkingDays working days before a quarter's end by which certificates are ordered
 */
export const datesOfYear = (year: number, orderWorkingDays = usualOrderDays): ReadonlyArray<CalendarDate> =>
  [
    ...priceDates(year),
    ...(year === firstYearOfDuties ? onlyIn2027() : []),
    ...(year < firstYearOfDuties ? [] : holdingDates(year, orderWorkingDays)),
    ...yearlyDates(year),
    ...recordDates(year),
  ].sort((a, b) => a.day < b.day ? -1 : a.day > b.day ? 1 : 0);

/**
 * Returns the day by which imports of a year are declared and certificates surrendered for them, as the act names it: pages show it.
 * Whether it is over is asked of `lastDayToSurrender`.
 * @source Articles 6(1) and 22(1)
 */
export const surrenderDay = (yearOfImport: number): CalendarDay => dayOf(yearOfImport + 1, 9, 30);

/**
 * Returns the last day that counts for it: 30 September, or the Monday after where that is on a weekend.
 * @source Articles 6(1) and 22(1); Regulation (EEC, Euratom) 1182/71, Article 3(4)
 */
export const lastDayToSurrender = (yearOfImport: number): CalendarDay =>
  workingDayFrom(surrenderDay(yearOfImport));

/**
 * Returns the day that a reader is told: 30 September, and while that is over and does not count yet the Monday after it.
 * @param asOf day on which it is told
 */
export const namedDayToSurrender = (yearOfImport: number, asOf: CalendarDay): CalendarDay => {
  const [named, last] = [surrenderDay(yearOfImport), lastDayToSurrender(yearOfImport)];
  return asOf > named && asOf <= last ? last : named;
};
