/**
 * The dates of a year as they leave: as records, and as a calendar file (RFC 5545) in the reader's language.
 */
import type { CalendarAnswer } from "../../../contract/answers/import_duties.ts";
import type { CalendarDate } from "../../../domain/imports/calendar/dates.ts";
import { daysLater } from "../../../domain/imports/days.ts";
import type { CalendarDay } from "../../../kernel/time/calendar.ts";
import { citation } from "../../../web/law/citation.ts";
import { longDay, periodName } from "../../../web/words/figures.ts";
import type { Language } from "../../../web/words/language.ts";
import { calendarTexts } from "../texts/calendar.ts";

type DateRecord = (typeof CalendarAnswer.Type)["dates"][number];

/** English names periods as the API does. */
const periodIn = (about: string, language: Language): string =>
  language === "en" ? about : periodName(about, language);

const summaryOf = ({ kind, about }: CalendarDate, language: Language): string =>
  calendarTexts[language].summaries[kind](periodIn(about, language));

/** @returns the record of a date */
export const dateRecord = (date: CalendarDate): DateRecord => ({
  day: date.day,
  kind: date.kind,
  about: date.about,
  summary: summaryOf(date, "en"),
  is_weekend: date.isWeekend,
  working_day: date.workingDay,
  source: date.source,
});

const digits = (day: CalendarDay): string => day.replaceAll("-", "");

const escaped = (text: string): string => text.replace(/[\\;,]/g, (character) => `\\${character}`);

const lineOctets = 75;
const encoder = new TextEncoder();

/** Lines of at most 75 octets of UTF-8: a longer one goes on behind a blank, never inside of a character (RFC 5545, section 3.1). */
const folded = (line: string): string => {
  const parts: Array<string> = [];
  let [part, octets] = ["", 0];
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > lineOctets) {
      parts.push(part);
      [part, octets] = [" ", 1];
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join("\r\n");
};

/** English writes days as the API does. */
const dayIn = (day: CalendarDay, language: Language): string =>
  language === "en" ? day : longDay(day, language);

const descriptionOf = (date: CalendarDate, language: Language): string => {
  const source = citation(date.source, language) ?? date.source;
  const { weekend } = calendarTexts[language];
  return date.isWeekend ? `${source}. ${weekend(dayIn(date.workingDay, language))}` : `${source}.`;
};

const eventLines = (date: CalendarDate, stamp: string, language: Language): ReadonlyArray<string> => [
  "BEGIN:VEVENT",
  `UID:${date.kind}-${date.about}-${date.day}@cbam-calendar`,
  `DTSTAMP:${stamp}`,
  `DTSTART;VALUE=DATE:${digits(date.day)}`,
  `DTEND;VALUE=DATE:${digits(daysLater(date.day, 1))}`,
  `SUMMARY;LANGUAGE=${language}:${escaped(summaryOf(date, language))}`,
  `DESCRIPTION;LANGUAGE=${language}:${escaped(descriptionOf(date, language))}`,
  "TRANSP:TRANSPARENT",
  "END:VEVENT",
];

/** A year's dates, and how they are written. */
export interface CalendarFile {
  readonly year: number;
  readonly dates: ReadonlyArray<CalendarDate>;
  /** ISO 8601 time in UTC. */
  readonly generatedAt: string;
  readonly language: Language;
}

/** @returns the calendar file */
export const calendarFile = ({ year, dates, generatedAt, language }: CalendarFile): string => {
  const stamp = `${generatedAt.slice(0, 19).replace(/[-:]/g, "")}Z`;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//Customs Invoice and CBAM API//Importer's year//${language.toUpperCase()}`,
    "CALSCALE:GREGORIAN",
    `X-WR-CALNAME:${escaped(calendarTexts[language].name(year))}`,
    ...dates.flatMap((date) => eventLines(date, stamp, language)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
};
