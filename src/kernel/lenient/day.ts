/**
 * Days as papers have them: `YYYY-MM-DD`, `DD/MM/YYYY`, `DD-MM-YYYY` and `DD.MM.YYYY`, day and month with one digit or
 * two; a time behind them is left out. Contract section 4.6 names the four. A cell may have `YYYYMMDD` too. Where the year comes last the day comes before
 * the month, unless the column or the call has the other order.
 */
import { type CalendarDay, dayOfText } from "../time/calendar.ts";
import { type DayOrder, isShortYear } from "./day_order.ts";
import { type NamedDay, namedDay } from "./month_names.ts";
import { complaint, plainly, readFrom, type Reading, type SentInput, trimmed } from "./reading.ts";
import { dayMs } from "../time/durations.ts";

const time = /[ T]\d{1,2}:\d{2}(?::\d{2})?$/;
const yearFirst = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const yearLast = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})$/;
const shortYear = /^(\d{1,2}([/.-])\d{1,2}\2)(\d{2})$/;

const strict = (year: string, month: string, day: string): string =>
  `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;

/** Returns the text as `YYYY-MM-DD`, whether or not the calendar has the day; undefined for another form. */
const strictForm = (text: string, order: DayOrder = "dmy"): string | undefined => {
  const [, year = "", month = "", day = ""] = yearFirst.exec(text) ?? [];
  if (year !== "") return strict(year, month, day);
  const [, one = "", , other = "", lastYear = ""] = yearLast.exec(text) ?? [];
  if (lastYear === "") return undefined;
  return order === "dmy" ? strict(lastYear, other, one) : strict(lastYear, one, other);
};

/**
 * Returns the day that the text is, in one of the four forms; undefined for another form, no day of the calendar, or more
 * than a day.
 */
export const dayInFourForms = (text: string, order?: DayOrder): CalendarDay | undefined => {
  const form = strictForm(trimmed(text), order);
  return form === undefined ? undefined : dayOfText(form);
};

/** Day of a text in which a time may stand behind the day, as cells of a spreadsheet have it. */
export const dayAsWritten = (text: string, order?: DayOrder): CalendarDay | undefined =>
  dayInFourForms(trimmed(text).replace(time, ""), order);

const inAnyOrder = /^(\d{1,2})([-/])(\d{1,2})\2(\d{4})$/;
const yearFirstElsewhere = /^(\d{4})([/.]?)(\d{1,2})\2(\d{1,2})$/;
/** A day as Chinese and Japanese write it. */
const withSigns = /^(\d{4})\s*年\s*(\d{1,2})\s*月\s*(\d{1,2})\s*日$/;

/**
 * Returns every day that the text could mean, also in forms that only tables have, or none: month before day, `2026/02/15`,
 * `20260215`. Two for `03/04/2026`; who writes dots writes the day first.
 */
export const daysMeant = (text: string): ReadonlyArray<CalendarDay> => {
  const date = text.trim().replace(/^(\d{4}.*?\d)[T ].*$/, "$1");
  const [, month = "", , day = "", lastYear = ""] = inAnyOrder.exec(date) ?? [];
  const [, year = "", sign = "", later = "", last = ""] = yearFirstElsewhere.exec(date) ?? [];
  const [, signedYear = "", signedMonth = "", signedDay = ""] = withSigns.exec(date) ?? [];
  const isWhole = year !== "" && (sign !== "" || last.length === 2);
  const forms = [
    strictForm(date),
    ...(lastYear === "" ? [] : [strict(lastYear, month, day)]),
    ...(isWhole ? [strict(year, later, last)] : []),
    ...(signedYear === "" ? [] : [strict(signedYear, signedMonth, signedDay)]),
  ];
  const days = forms.map((form) => form === undefined ? undefined : dayOfText(form));
  return [...new Set(days)].filter((each) => each !== undefined);
};

/** The day that a date in the other order means, where the column's order has no such day. */
const otherOrder = (text: string, order: DayOrder): CalendarDay | undefined =>
  dayAsWritten(text, order === "dmy" ? "mdy" : "dmy");

/** Day of a date with a year of two digits, which are those of this century. */
const dayOfShortYear = (text: string, order: DayOrder): CalendarDay | undefined => {
  const [, beginning = "", , year = ""] = shortYear.exec(text.replace(time, "")) ?? [];
  return year === "" ? undefined : dayAsWritten(`${beginning}20${year}`, order);
};

const complain = (sent: SentInput, text: string, order: DayOrder): Reading<CalendarDay> => {
  const found = sent.value;
  if (typeof found === "number") return complaint(sent, "format", { kind: "dayAsNumber", found });
  const named = namedDay(text);
  if (shortYear.test(text)) {
    return complaint(sent, "format", { kind: "shortYear", found }, dayOfShortYear(text, order));
  }
  if (named?.isShort === true) return complaint(sent, "format", { kind: "shortYear", found });
  if (strictForm(text.replace(time, "")) === undefined) {
    return complaint(sent, "format", { kind: "noDay", found });
  }
  const other = otherOrder(text, order);
  if (order === "mdy") return complaint(sent, "format", { kind: "noMonthBeforeDay", found }, other);
  const isOtherOrder = sent.order !== undefined && other !== undefined;
  return complaint(sent, "format", { kind: "noDayBeforeMonth", found, isOtherOrder }, other);
};

/** Number of 1 January 2026 in the count of days that spreadsheets keep from 1900: before it no certificate is due. */
const firstSerial = 46_023;
/** Number of 31 December 2049. */
const lastSerial = 54_788;
/** Number of 1 January 1970. */
const serialOfEpoch = 25_569;

/** Day of the number that a spreadsheet counts it by, as text or as a number; undefined for any other value. */
const dayOfSerial = (value: unknown): CalendarDay | undefined => {
  const text = typeof value === "number" ? String(value) : typeof value === "string" ? trimmed(value) : "";
  const serial = /^\d{5}$/.test(text) ? Number(text) : 0;
  return serial < firstSerial || serial > lastSerial
    ? undefined
    : dayOfText(new Date((serial - serialOfEpoch) * dayMs).toISOString().slice(0, 10));
};

/** A day with the year first, as spreadsheets of Hungary and East Asia and SAP write it: `2026.02.15.`, `2026/02/15`. */
const yearFirstInTables = /^(20\d{2})([/.])\s?(\d{1,2})\2\s?(\d{1,2})\.?$/;

/** Day with its year first and other marks than the contract's; undefined for another text. */
const dayWithYearFirst = (text: string): CalendarDay | undefined => {
  const [, year = "", , month = "", day = ""] = yearFirstInTables.exec(text) ?? [];
  return year === "" ? undefined : dayOfText(strict(year, month, day));
};

const compact = /^(20\d{2})(\d{2})(\d{2})$/;

/** Day of the eight digits that customs programs write, as text or as a number; undefined for any other value. */
const compactDay = (value: unknown): CalendarDay | undefined => {
  const text = typeof value === "number" ? String(value) : typeof value === "string" ? trimmed(value) : "";
  const [, year = "", month = "", day = ""] = compact.exec(text) ?? [];
  return year === "" ? undefined : dayOfText(strict(year, month, day));
};

/**
 * A time of the kinds that programs write behind a day: with a word before it, seconds in parts, halves of the day, the zone.
 * A zone may only be one of the Union's, in which the day stays the same.
 */
const longTime =
  /^(.*\d)(?:,?\s+|T)(?:(?:à|at|um|alle|a las|às|om|o|godz\.)\s+){0,2}([0-2]?\d)[:.h][0-5]\d(?::[0-5]\d(?:[.,]\d{1,9})?)?(?:\s?(?:Uhr|[AP]M))?\s?(Z|UTC|GMT|\+0[0-3]:?00|CES?T|MES?Z|Europe\/[A-Z][a-z]{2,12})?$/iu;
/** From this hour of universal time on it can be the next day in the Union. */
const lastHourOfUniversalDay = 21;
const longestMoment = 80;

/** Text of a day without the time behind it; undefined where its zone could make it another day. */
const withoutTime = (text: string): string | undefined => {
  const [, day, hour = "", zone = ""] = text.length > longestMoment ? [] : longTime.exec(text) ?? [];
  const isOpen = /^(?:Z|UTC|GMT|\+00:?00)$/i.test(zone) && Number(hour) >= lastHourOfUniversalDay;
  return day === undefined ? text : isOpen ? undefined : day;
};

/** True if of a day's two numbers with a month's word between them either could be the year: `26-Feb-27`. */
const isOpenYear = ({ year, day }: NamedDay): boolean =>
  !isShortYear(Number(year.slice(2))) || isShortYear(Number(day));

/** The word for a year that Polish has behind it: `15.02.2026 r.`, `15 lutego 2026 r.` */
const wordOfYear = /(?<=\d{4})\s?r\.?$/;

/** Reading of a day in a form that only a whole column tells; undefined for a value that stands alone. */
const readInTable = (sent: SentInput, written: string, order: DayOrder): Reading<CalendarDay> | undefined => {
  if (sent.hasShortYears === undefined) return undefined;
  const text = withoutTime(written.replace(wordOfYear, ""));
  if (text === undefined) return undefined;
  const named = namedDay(text);
  if (named?.isShort === true && !sent.hasShortYears && isOpenYear(named)) return undefined;
  const day = named === undefined
    ? dayAsWritten(text, order) ?? compactDay(text) ?? dayWithYearFirst(text)
    : dayOfText(strict(named.year, named.month, named.day));
  if (day !== undefined) return readFrom(sent, day, day);
  const short = sent.hasShortYears ? dayOfShortYear(text, order) : undefined;
  if (short !== undefined) {
    return readFrom(sent, short, short, "years of two digits are those of this century");
  }
  const serial = dayOfSerial(sent.value);
  return serial && readFrom(sent, serial, serial, "the number of the day in a spreadsheet");
};

/**
 * Reason for a day that stands alone, whose parts could be exchanged too: its order is that of the contract's dates, and
 * nothing around it tells. Dots have the day first everywhere.
 */
const becauseAlone = (text: string, day: CalendarDay): string | undefined => {
  const other = text.includes(".") ? undefined : dayAsWritten(text, "mdy");
  return other === undefined || other === day
    ? undefined
    : `the day stands before the month; with the month first it would be ${other}: write it with the year first, or send dates=mdy or dates=dmy`;
};

/** Returns the day, in the order of its column or call. */
export const readDayAsWritten = (sent: SentInput): Reading<CalendarDay> => {
  const text = typeof sent.value === "string" ? trimmed(sent.value) : "";
  const { order = "dmy" } = sent;
  const day = dayAsWritten(text, order) ?? compactDay(sent.value);
  if (day === undefined) return readInTable(sent, text, order) ?? complain(sent, text, order);
  if (text === day) return plainly(day);
  return readFrom(sent, day, day, sent.order === undefined ? becauseAlone(text, day) : undefined);
};

/** Returns the year, a number or four digits. */
export const readYearAsWritten = (sent: SentInput): Reading<number> => {
  const text = typeof sent.value === "string" ? trimmed(sent.value) : sent.value;
  const year = typeof text === "string" && /^\d{4}$/.test(text) ? Number(text) : text;
  return typeof year === "number" && Number.isInteger(year)
    ? plainly(year)
    : complaint(sent, "format", { kind: "noYear", found: sent.value });
};
