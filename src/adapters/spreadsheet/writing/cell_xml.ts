/**
 * Cells of a sheet as XML, of the types that they have: text as text, never as a formula. ISO/IEC 29500-1, section 18.3.1.4;
 * XML 1.0, section 2.2.
 */
import type { Cell, CellFormat } from "../../../domain/documents/workbook.ts";
import { dayMs } from "../../../kernel/time/durations.ts";
import { writtenText } from "../cell_text.ts";

/** First line of a part. */
export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

// deno-lint-ignore no-control-regex
const toEscape = /[&<>\r\x00-\x08\x0b\x0c\x0e-\x1f]/g;

/** The text as XML has it; a character that XML has no place for as `_xHHHH_` (ISO/IEC 29500-1, 22.9.2.19). */
export const escapedXml = (text: string): string =>
  text.replace(
    toEscape,
    (one) => entities[one] ?? `_x${one.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}_`,
  );

/** The most characters that a cell of Excel holds. */
const mostCharacters = 32_767;

/** Texts that spreadsheets know as errors. */
const errors: ReadonlySet<string> = new Set([
  "#VALUE!",
  "#REF!",
  "#N/A",
  "#NAME?",
  "#NULL!",
  "#DIV/0!",
  "#NUM!",
  "#GETTING_DATA",
  "#SPILL!",
  "#CALC!",
]);

const strictDay = /^\d{4}-\d{2}-\d{2}$/;
const dayZeroMs = Date.UTC(1899, 11, 31);
/** Number of 29 February 1900, a day that only spreadsheets have. */
const dayThatNeverWas = 60;

/** The number of a day `YYYY-MM-DD`, from 1 January 1900 on; undefined for a text that is no day. */
const dayNumber = (text: string): number | undefined => {
  if (!strictDay.test(text)) return undefined;
  const day = (Date.parse(`${text}T00:00:00Z`) - dayZeroMs) / dayMs;
  return Number.isNaN(day) ? undefined : day >= dayThatNeverWas ? day + 1 : day;
};

/** A cell's place, the number of its style, 0 for the usual one, and how a text is written. */
export interface CellPlace {
  /** Reference such as `B7`. */
  readonly reference: string;
  readonly style: number;
  readonly format: CellFormat;
  /** Attributes and content of a cell with the text. */
  readonly text: (text: string) => { readonly type: string; readonly content: string };
}

/** The cell as XML; empty for one that has neither a value nor a style. */
export const cellXml = (cell: Cell, { reference, style, format, text }: CellPlace): string => {
  const styled = style === 0 ? "" : ` s="${style}"`;
  const of = (type: string, content: string): string => `<c r="${reference}"${type}${styled}>${content}</c>`;
  if (typeof cell === "boolean") return of(' t="b"', `<v>${cell ? 1 : 0}</v>`);
  if (typeof cell === "string") {
    const day = format === "day" ? dayNumber(cell) : undefined;
    if (day !== undefined) return of("", `<v>${day}</v>`);
    const written = writtenText(cell.slice(0, mostCharacters));
    if (errors.has(written)) return of(' t="e"', `<v>${written}</v>`);
    const { type, content } = text(written);
    return of(` t="${type}"`, content);
  }
  if (cell !== null && Number.isFinite(cell)) return of("", `<v>${cell}</v>`);
  return styled === "" ? "" : `<c r="${reference}"${styled}/>`;
};
