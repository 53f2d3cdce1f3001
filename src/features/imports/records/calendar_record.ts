/**
 * The dates of a year as they leave: as records, and as a calendar file (RFC 5545).
 */
import type { CalendarAnswer } from "../../../contract/answers/import_duties.ts";
import type { CalendarDate, DateKind } from "../../../domain/imports/calendar/dates.ts";
import { daysLater } from "../../../domain/imports/days.ts";
import type { CalendarDay } from "../../../kernel/time/calendar.ts";

type DateRecord = (typeof CalendarAnswer.Type)["dates"][number];

const summaries: Readonly<Record<DateKind, (about: string) => string>> = {
  quarterly_price: (about) => `Price of ${about} is published`,
  weekly_prices_begin: () => "Weekly prices begin",
  sale_begins: () => "Sale of certificates begins",
  surrender_after_revocation: (about) => `Surrender for ${about} after a revocation`,
  order_certificates: (about) => `Order certificates for the end of ${about}`,
  holding: (about) => `Half of the year's emissions must be held at the end of ${about}`,
  threshold_assessment: (about) => `Threshold of ${about} is assessed by the Commission`,
  alternative_default_values: (about) => `Alternative default values for ${about}`,
  declaration_and_surrender: (about) => `CBAM declaration and surrender for ${about}`,
  buy_back_request: (about) =>
    `Last day to ask for buying back certificates after the declaration for ${about}`,
  cancellation: (about) => `Certificates of ${about} are cancelled`,
  end_of_records: (about) => `Records of imports of ${about} may end`,
};

const summaryOf = ({ kind, about }: CalendarDate): string => summaries[kind](about);

/** @returns the record of a date */
export const dateRecord = (date: CalendarDate): DateRecord => ({
  day: date.day,
  kind: date.kind,
  about: date.about,
  summary: summaryOf(date),
  is_weekend: date.isWeekend,
  working_day: date.workingDay,
  source: date.source,
});

const digits = (day: CalendarDay): string => day.replaceAll("-", "");

const escaped = (text: string): string => text.replace(/[\\;,]/g, (character) => `\\${character}`);

const lineOctets = 75;

/** Lines of at most 75 octets: a longer one goes on behind a blank (RFC 5545, section 3.1); texts are ASCII. */
const folded = (line: string): string => {
  const [first, rest] = [line.slice(0, lineOctets), line.slice(lineOctets)];
  const more = rest.match(new RegExp(`.{1,${lineOctets - 1}}`, "g")) ?? [];
  return [first, ...more.map((part) => ` ${part}`)].join("\r\n");
};

const eventLines = (date: CalendarDate, stamp: string): ReadonlyArray<string> => {
  const weekend = date.isWeekend ? ` A weekend: the Monday after is ${date.workingDay}.` : "";
  return [
    "BEGIN:VEVENT",
    `UID:${date.kind}-${date.about}-${date.day}@cbam-calendar`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${digits(date.day)}`,
    `DTEND;VALUE=DATE:${digits(daysLater(date.day, 1))}`,
    `SUMMARY:${escaped(summaryOf(date))}`,
    `DESCRIPTION:${escaped(`${date.source}.${weekend}`)}`,
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ];
};

/**
 * @param generatedAt ISO 8601 time in UTC
 * @returns the calendar file
 */
export const calendarFile = (dates: ReadonlyArray<CalendarDate>, generatedAt: string): string => {
  const stamp = `${generatedAt.slice(0, 19).replace(/[-:]/g, "")}Z`;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Customs Invoice and CBAM API//Importer's year//EN",
    ...dates.flatMap((date) => eventLines(date, stamp)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
};
