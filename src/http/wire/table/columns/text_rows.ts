/**
 * Rows of a text whose cells may stand between quotes (RFC 4180), in time that grows with the text and no faster. papaparse looks for the end
 * of a quoted cell behind each quote in it as far as to the next separator and line break, however many quotes there are: it is given no more
 * than stands before the first one that is broken.
 */
import Papa from "papaparse";

/** Break between two lines of a text. */
export type LineBreak = "\r" | "\n" | "\r\n";

/** Signs at which a text is taken apart. */
export interface Marks {
  readonly separator: "," | ";" | "\t" | "|";
  readonly lineBreak: LineBreak;
  /** True if lines end by CR LF here and by LF there: the CR at the end of a row is none of its last cell's. */
  readonly isMixed?: boolean;
}

const quote = '"';
const blank = /\s/;
const carriageReturn = 0x0d;

/** Place behind the doubled and the single quotes of a cell that was opened before: that of the quote that ends it, or -1. */
const singleQuote = (text: string, from: number): number => {
  let at = text.indexOf(quote, from);
  while (at >= 0 && text[at + 1] === quote) at = text.indexOf(quote, at + 2);
  return at;
};

/**
 * Place of the first quote within a quoted cell that is neither doubled nor, but for blanks, the cell's last character; undefined where there
 * is none, and where the text ends in such blanks.
 */
const brokenQuote = (text: string, { separator, lineBreak }: Marks): number | undefined => {
  const endsAt = (at: number): boolean => text.startsWith(separator, at) || text.startsWith(lineBreak, at);
  const beginsAt = (at: number): boolean =>
    at === 0 || text[at - 1] === separator || text.endsWith(lineBreak, at);
  let open = text.indexOf(quote);
  while (open >= 0) {
    if (!beginsAt(open)) {
      open = text.indexOf(quote, open + 1);
      continue;
    }
    const closing = singleQuote(text, open + 1);
    if (closing < 0) return undefined;
    let behind = closing + 1;
    while (behind < text.length && !endsAt(behind) && blank.test(text.charAt(behind))) behind++;
    if (behind === text.length) return undefined;
    if (!endsAt(behind)) return closing;
    open = text.indexOf(quote, behind);
  }
  return undefined;
};

/** Rows of a text, as far as they can be read. */
export interface TextRows {
  readonly rows: ReadonlyArray<ReadonlyArray<string>>;
  /** True if the row behind them has a broken quote, or one that never closes. */
  readonly isBroken: boolean;
  /** Cells of such a row before the one with the quote; empty where there is none. */
  readonly begun: ReadonlyArray<string>;
  /** Characters up to the end of the last row. */
  readonly characters: number;
}

/** The row without the CR at its end. */
const withoutReturn = (row: ReadonlyArray<string>): ReadonlyArray<string> => {
  const last = row.at(-1);
  return last?.endsWith("\r") === true ? [...row.slice(0, -1), last.slice(0, -1)] : row;
};

/**
 * @param isLast true if the table ends with the text, so that its last line is a row
 * @param most rows that are read, all if it isn't said: what stands behind them isn't looked at
 * @returns the rows that end in the text before the first one with a broken quote, blank ones too
 */
export const rowsOfText = (text: string, marks: Marks, isLast: boolean, most = 0): TextRows => {
  const broken = brokenQuote(text, marks);
  const whole = broken === undefined ? text : text.slice(0, broken + 1);
  const parser = new Papa.Parser({
    delimiter: marks.separator,
    newline: marks.lineBreak,
    preview: most,
    ...(most === 0 ? undefined : { fastMode: false }),
  });
  const isCut = broken !== undefined;
  const { data, errors, meta }: Papa.ParseResult<Array<string>> = parser.parse(whole, 0, !isLast && !isCut);
  const open = isLast && !isCut ? errors.find(({ type }) => type === "Quotes") : undefined;
  const cutRow = isCut && meta.cursor === whole.length ? data.length - 1 : data.length;
  const end = open?.row ?? cutRow;
  const rows = data.slice(0, end);
  return {
    rows: marks.isMixed === true ? rows.map(withoutReturn) : rows,
    isBroken: !meta.truncated && (isCut || open !== undefined),
    begun: data[end]?.slice(0, -1) ?? [],
    characters: isLast && !meta.truncated ? text.length : meta.cursor,
  };
};

/**
 * @returns the line break that a text's beginning has outside of its quotes. A CR alone beside lines that end in CR LF ends no row and stays in its
 * cell: it is the line break within a cell that some programs write without quotes, and a row that ended there would be two of them.
 */
export const lineBreakOf = (beginning: string): LineBreak => {
  const lines = beginning.replace(/"[^"]*"/g, "");
  const returns = lines.split("\r");
  const [first = ""] = lines.split("\n", 1);
  if (returns.length === 1 || first.length < (returns[0] ?? "").length) return "\n";
  return returns.filter((line) => line.startsWith("\n")).length * 2 >= returns.length ? "\r\n" : "\r";
};

/** True if an LF of the text has no CR before it, in whatever place. */
const hasBareLineFeed = (text: string): boolean => {
  let at = text.indexOf("\n");
  while (at > 0 && text.charCodeAt(at - 1) === carriageReturn) at = text.indexOf("\n", at + 1);
  return at >= 0;
};

/**
 * @param beginning of the text, by which its line break is known
 * @returns the ends of a text's lines: where CR LF and LF both are, as in two exports one behind the other, each LF ends a row outside of
 * quotes
 */
export const lineEndsOf = (text: string, beginning: string): Pick<Marks, "lineBreak" | "isMixed"> => {
  const lineBreak = lineBreakOf(beginning);
  if (lineBreak === "\n") return { lineBreak, isMixed: text.includes("\r\n") };
  return lineBreak === "\r\n" && hasBareLineFeed(text) ? { lineBreak: "\n", isMixed: true } : { lineBreak };
};
