/**
 * Formats of a workbook's numbers: those that show days, with the days that they are, and those that show a unit beside the number.
 * ISO/IEC 29500-1, 18.8.30 and 18.17.4.
 */
import type { ShownAs } from "../../domain/documents/workbook.ts";
import { XmlReader } from "./xml_reader.ts";
import { cut } from "../../kernel/text/shown.ts";
import { dayMs } from "../../kernel/time/durations.ts";

/** Formats of days and times that need no definition. */
const builtIn = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

/** Longer than any format of numbers. */
const longestFormat = 255;

/** True if a format's code shows days or times: what is quoted, escaped or a colour or currency shows nothing. */
const showsTime = (format: string): boolean => {
  const code = cut(format, longestFormat);
  if (/\[(?:h+|m+|s+)\]/i.test(code)) return true;
  const shown = code.replace(/\[[^\]]*\]|\\.|"[^"]*"|[*_]./g, "").toLowerCase();
  return shown.trim() !== "general" && /[yd]|mmm|am\/pm|a\/p|(?<![a-z])(?:hh?|ss?)(?![a-z])/.test(shown);
};

/** Appearance of a number by its format. */
export interface NumberStyle {
  readonly isDay: boolean;
  /** Unit and thousands that it is shown with; undefined for the number alone. */
  readonly shown: ShownAs | undefined;
}

/** A format's own texts, and what shows digits. */
const pieces = /"([^"]*)"|\\(.)|\[\$([^\]-]*)[^\]]*\]|[0#?](,*)|(\p{Sc})/gu;

/** Unit and thousands that a format shows numbers with, by its first section. */
const shownAs = (format: string): ShownAs | undefined => {
  const [section = ""] = /^(?:[^;"]|"[^"]*"?)*/.exec(cut(format, longestFormat)) ?? [];
  let text = "";
  let scale = "";
  for (const [, quoted = "", escaped = "", currency = "", commas, symbol = ""] of section.matchAll(pieces)) {
    if (commas !== undefined) [text, scale] = [`${text} `, commas];
    else text += quoted + escaped + currency + symbol;
  }
  const [unit = ""] = /\p{L}+|\p{Sc}/u.exec(text) ?? [];
  return unit === "" && scale === "" ? undefined : { unit, thousands: scale.length };
};

const styleOf = (format: string): NumberStyle => {
  const isDay = showsTime(format);
  return { isDay, shown: isDay ? undefined : shownAs(format) };
};

/** @returns for each style, by its position, what its cells show */
export const numberStylesOf = (xml: string): ReadonlyArray<NumberStyle> => {
  const reader = new XmlReader(xml);
  const formats = new Map<number, NumberStyle>();
  const styles: Array<NumberStyle> = [];
  let inCells = false;
  for (let token = reader.next(); token !== "end"; token = reader.next()) {
    if (token === "text") continue;
    if (reader.name === "cellXfs") inCells = token === "open";
    if (token !== "open") continue;
    const id = Number(reader.attribute("numFmtId") ?? 0);
    const format = reader.name === "numFmt" ? reader.attribute("formatCode") : undefined;
    if (format !== undefined && format !== "") formats.set(id, styleOf(format));
    else if (inCells && reader.name === "xf") {
      styles.push(formats.get(id) ?? { isDay: builtIn(id), shown: undefined });
    }
  }
  return styles;
};

const firstOf1900 = Date.UTC(1899, 11, 31);
const firstOf1904 = Date.UTC(1904, 0, 1);
/** 29 February 1900, which the format has and no calendar. */
const noDay = 60;
const midnight = "00:00:00";

const dateOf = (serial: number, isFrom1904: boolean): Date => {
  if (isFrom1904) return new Date(firstOf1904 + Math.round(serial * dayMs));
  if (serial === noDay) return new Date(Date.UTC(1900, 1, 28));
  return new Date(firstOf1900 + Math.round((serial > noDay ? serial - 1 : serial) * dayMs));
};

/** @returns the day that a number of days stands for, with its time if it has one; null for none of the calendar */
export const dayOfSerial = (serial: number, isFrom1904: boolean): string | null => {
  const date = dateOf(serial, isFrom1904);
  if (Number.isNaN(date.getTime())) return null;
  const [day = "", time = ""] = date.toISOString().slice(0, 19).split("T");
  return time === midnight ? day : `${day} ${time}`;
};
