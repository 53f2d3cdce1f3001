/**
 * Styles of a workbook's cells: those that show days, with the days that they are, and how the others show their numbers.
 * ISO/IEC 29500-1, 18.8.30 and 18.17.4.
 */
import { type NumberFormat, numberFormat } from "./formats/number_format.ts";
import { isSaid } from "./formats/rich_text.ts";
import { longestFormat } from "./formats/sections.ts";
import { XmlReader } from "./xml_reader.ts";
import { cut } from "../../kernel/text/shown.ts";
import { dayMs } from "../../kernel/time/durations.ts";

/** Formats of days and times that need no definition. */
const builtIn = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58) ||
  (id >= 71 && id <= 81);

/** True if a format's code shows days or times: what is quoted, escaped or a colour or currency shows nothing. */
const showsTime = (format: string): boolean => {
  const code = cut(format, longestFormat);
  if (/\[(?:h+|m+|s+)\]/i.test(code)) return true;
  const shown = code.replace(/\[[^\]]*\]|\\.|"[^"]*"|[*_]./g, "").toLowerCase();
  return shown.trim() !== "general" && /[yd]|mmm|am\/pm|a\/p|(?<![a-z])(?:hh?|ss?)(?![a-z])/.test(shown);
};

/** Codes of formats that need no definition, but for those of days; the currency of 5 to 8, 42 and 44 is that of who looks at them. */
const builtInCodes: Readonly<Record<number, string>> = {
  0: "General",
  1: "0",
  2: "0.00",
  3: "#,##0",
  4: "#,##0.00",
  5: "\u00a4#,##0;-\u00a4#,##0",
  6: "\u00a4#,##0;[Red]-\u00a4#,##0",
  7: "\u00a4#,##0.00;-\u00a4#,##0.00",
  8: "\u00a4#,##0.00;[Red]-\u00a4#,##0.00",
  9: "0%",
  10: "0.00%",
  11: "0.00E+00",
  12: "# ?/?",
  13: "# ??/??",
  37: "#,##0;(#,##0)",
  38: "#,##0;[Red](#,##0)",
  39: "#,##0.00;(#,##0.00)",
  40: "#,##0.00;[Red](#,##0.00)",
  41: '#,##0;(#,##0);"-"',
  42: '\u00a4#,##0;\u00a4(#,##0);\u00a4"-"',
  43: '#,##0.00;(#,##0.00);"-"??',
  44: '\u00a4#,##0.00;\u00a4(#,##0.00);\u00a4"-"??',
  48: "##0.0E+0",
  49: "@",
};

/** Appearance of cells by a format. */
export interface FormatStyle extends NumberFormat {
  readonly isDay: boolean;
}

const shownBy = (format: string): FormatStyle => ({ isDay: showsTime(format), ...numberFormat(format) });

const general = shownBy("General");
const builtInDay: FormatStyle = { ...general, isDay: true };

/** The format whose code a format of Thailand has, in any other place: 59 is shown by 1, 70 by 13. */
const elsewhere = (id: number): number =>
  id >= 59 && id <= 68 ? id - 58 : id === 69 || id === 70 ? id - 57 : id;

/** Appearance by a format that has no definition in the file: of any other number than the standard's it is the general one, as spreadsheets have it. */
const shownByNumber = (id: number): FormatStyle => {
  const code = builtInCodes[elsewhere(id)];
  return builtIn(id) ? builtInDay : code === undefined ? general : shownBy(code);
};

/**
 * Styles of a workbook's cells by their positions. A format is taken apart when a cell first has it: a file of 23 kB defines thousands
 * that none has.
 */
export class NumberStyles {
  /** Numbers of the styles' formats and fonts. */
  readonly #formatIds: Array<number> = [];
  readonly #fontIds: Array<number> = [];
  /** Codes of the formats that the file defines, as they are written. */
  readonly #codes = new Map<number, string>();
  readonly #struckFonts: Array<boolean> = [];
  readonly #known = new Map<number, FormatStyle>();

  /** @param xml the part with the workbook's styles; none of them where it is empty */
  constructor(xml: string) {
    const reader = new XmlReader(xml);
    let within = "";
    for (let token = reader.next(); token !== "end"; token = reader.next()) {
      if (token === "text") continue;
      const { name } = reader;
      if (["numFmts", "fonts", "cellXfs"].includes(name)) within = token === "open" ? name : "";
      if (token === "open") this.#note(within, reader);
    }
  }

  #note(within: string, reader: XmlReader): void {
    const { name } = reader;
    if (within === "fonts" && name === "font") this.#struckFonts.push(false);
    else if (within === "fonts" && name === "strike" && isSaid(reader)) {
      this.#struckFonts[this.#struckFonts.length - 1] = true;
    } else if (within === "numFmts" && name === "numFmt") {
      const code = reader.attribute("formatCode") ?? "";
      if (code !== "") this.#codes.set(this.#formatId(reader), code);
    } else if (within === "cellXfs" && name === "xf") {
      this.#formatIds.push(this.#formatId(reader));
      this.#fontIds.push(Number(reader.attribute("fontId") ?? 0));
    }
  }

  #formatId(reader: XmlReader): number {
    return Number(reader.attribute("numFmtId") ?? 0);
  }

  /** @returns the appearance of the style's cells; undefined for a style that the workbook lacks */
  of(style: number): FormatStyle | undefined {
    const id = this.#formatIds[style];
    if (id === undefined) return undefined;
    const known = this.#known.get(id);
    if (known !== undefined) return known;
    const code = this.#codes.get(id);
    const shown = code === undefined ? shownByNumber(id) : shownBy(code);
    this.#known.set(id, shown);
    return shown;
  }

  /** @returns true if a line strikes cells of the style out */
  isStruck(style: number): boolean {
    const font = this.#fontIds[style];
    return font !== undefined && this.#struckFonts[font] === true;
  }
}

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
