/**
 * CSV text to rows of cells: RFC 4180 with comma, semicolon or tab, line breaks of any kind, quoted cells, in UTF-8, UTF-16
 * or Windows-1252 or -1250; blank lines are passed over. It is read in slices, so that others get their turn between them, and no
 * further than to the row that is one too many.
 */
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import type { SheetRows } from "../../../domain/documents/workbook.ts";
import { duePauses } from "../../../application/yield_to_io.ts";
import { type InvalidRequest, invalidRequest } from "../../../contract/failures.ts";
import type { Finding } from "../../../kernel/findings/finding.ts";
import { issueOf } from "../../../kernel/issue.ts";
import { atOnce, type Steps } from "../../../kernel/steps.ts";
import { decodedInSteps, type DecodedText, type Encoding } from "../../../kernel/text/encoding.ts";
import { type ColumnSet, forOneTable } from "./columns/column_set.ts";
import { mostColumns } from "./columns/header.ts";
import {
  hasTooManyColumns,
  marksOf,
  type Separator,
  separatorOf,
  withoutSeparatorLine,
} from "./columns/separators.ts";
import { type Marks, rowsOfText } from "./columns/text_rows.ts";
import { mostTableRows, withinBudget } from "./table_budget.ts";

/** A table's cells, and how it was written. */
export interface CsvTable extends SheetRows {
  readonly rows: ReadonlyArray<ReadonlyArray<string>>;
  /** Separator of its answer: that of the text, or semicolons for a list with bars. */
  readonly separator: Separator;
  /** True for a list of SAP that was saved as text, whose cells stand between bars. */
  readonly isList: boolean;
  readonly encoding: Encoding;
  readonly hasByteOrderMark: boolean;
}

/** Characters that are looked at for the beginning of a web page. */
const beginningCharacters = 65_536;

const manyColumns: Finding = { kind: "tooManyColumns", of: "table", most: mostColumns };

const unreadable = (finding: Finding): InvalidRequest =>
  invalidRequest([issueOf({ path: "", code: "unreadable" }, finding)]);

/** First bytes of the containers in which Excel 97 to 2003 wrote, and in which workbooks with a password are. */
const oldContainer = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
/** First bytes of an archive, which a workbook is. */
const archive = [0x50, 0x4b, 0x03, 0x04];
/** Beginning of XML that is no web page: workbooks of Excel 2003 and of OpenDocument in one file. */
const sheetInXml = /^\s*<\?xml(?![^]*<(?:!doctype )?html)/i;
/** Beginning of a web page, which programs write as a workbook of the old ending. */
const webPage = /^\s*<(?:!doctype html|html|\?xml|table|meta|head)/i;

const beginsWith = (bytes: Uint8Array, first: ReadonlyArray<number>): boolean =>
  first.every((byte, at) => bytes[at] === byte);

function* decode(bytes: Uint8Array): Steps<Either.Either<DecodedText, InvalidRequest>> {
  if (beginsWith(bytes, oldContainer)) {
    return Either.left(unreadable({ kind: "oldWorkbook", isWebPage: false }));
  }
  if (beginsWith(bytes, archive)) return Either.left(unreadable({ kind: "workbookAsText" }));
  const decoded = yield* decodedInSteps(bytes);
  if (decoded === undefined) return Either.left(unreadable({ kind: "notUtf8" }));
  const beginning = decoded.text.slice(0, beginningCharacters);
  if (sheetInXml.test(beginning)) return Either.left(unreadable({ kind: "noWorkbook", form: "XML" }));
  return webPage.test(beginning)
    ? Either.left(unreadable({ kind: "oldWorkbook", isWebPage: true }))
    : Either.right(decoded);
}

/** More lines than any table of so many rows has, with blank ones between them and line breaks in its cells. */
const mostLines = 100_000;

/** A slice is read in a millisecond or two. */
const sliceCharacters = 65_536;

/** More than a row of 200 cells has, each as long as any that is read: a longer row is no row. */
const longestRow = 1_048_576;

/** More separators than a row of cells that are read has: what has more without an end is no row. */
const mostSeparators = 20_000;

/** A rule between the parts of a list: `-----`. */
const rule = /^[-=_+|]{3,}$/;

const isBlankLine = (cells: ReadonlyArray<string>): boolean =>
  cells.every((cell) => cell.trim() === "" || rule.test(cell.trim()));

/** A cell that is written as a formula so that a spreadsheet takes it for text: `="72083900"`. */
const textFormula = /^="((?:[^"]|"")*)"$/;

const unquoted = (cell: string): string =>
  cell.startsWith('="') ? cell.replace(textFormula, (_, text: string) => text.replaceAll('""', '"')) : cell;

/** State of a reading. */
class Reading {
  readonly rows: Array<ReadonlyArray<string>> = [];
  readonly numbers: Array<number> = [];
  #lines = 0;
  #at = 0;
  #sliceCharacters = sliceCharacters;

  constructor(
    private readonly text: string,
    private readonly marks: Marks,
    private readonly mostRows: number,
  ) {}

  /** True if nothing more is to be read. */
  get isDone(): boolean {
    return this.#at >= this.text.length || this.rows.length >= this.mostRows;
  }

  /**
   * Reads a slice.
   * @returns the fault of the text
   */
  read(): Finding | undefined {
    const end = this.#at + this.#sliceCharacters;
    const most = this.#sliceCharacters > sliceCharacters ? 1 : 0; // behind a long row there may be a line in each character
    const slice = rowsOfText(this.text.slice(this.#at, end), this.marks, end >= this.text.length, most);
    if (slice.isBroken) return { kind: "openQuotes", row: this.#lines + slice.rows.length + 1 };
    if (slice.characters === 0) return this.#grow();
    this.#sliceCharacters = sliceCharacters;
    this.#at += slice.characters;
    for (const row of slice.rows) {
      this.#lines += 1;
      if (isBlankLine(row)) continue;
      const cells = withinBudget(row.map(unquoted));
      if (cells === undefined) return manyColumns;
      this.rows.push(cells);
      this.numbers.push(this.#lines);
    }
    return this.#lines > mostLines && !this.isDone ? { kind: "tooManyLines", most: mostLines } : undefined;
  }

  /** The row is longer than the slice. */
  #grow(): Finding | undefined {
    const row = this.text.slice(this.#at, this.#at + this.#sliceCharacters);
    const hasQuotes = row.includes('"');
    if (!hasQuotes && row.split(this.marks.separator, mostSeparators + 1).length > mostSeparators) {
      return manyColumns;
    }
    if (this.#sliceCharacters >= longestRow) {
      return hasQuotes ? { kind: "openQuotes", row: this.#lines + 1 } : { kind: "longRow", most: longestRow };
    }
    this.#sliceCharacters *= 4;
    return undefined;
  }
}

/** Reads the table; whoever takes a step decides when the next one is taken. */
function* steps(
  set: ColumnSet,
  bytes: Uint8Array,
  headingRow: number | undefined,
): Steps<Either.Either<CsvTable, InvalidRequest>> {
  const decoded = yield* decode(bytes);
  if (Either.isLeft(decoded)) return Either.left(decoded.left);
  const { encoding, hasByteOrderMark } = decoded.right;
  yield;
  const { text, named } = withoutSeparatorLine(decoded.right.text);
  const separator = named ?? separatorOf(forOneTable(set), text, headingRow);
  yield;
  const marks = marksOf(text, separator);
  if (hasTooManyColumns(text, marks)) return Either.left(unreadable(manyColumns));
  yield;
  const reading = new Reading(text, marks, mostTableRows(set));
  while (!reading.isDone) {
    const wrong = reading.read();
    if (wrong !== undefined) return Either.left(unreadable(wrong));
    yield;
  }
  const most = mostTableRows(set);
  return Either.right({
    rows: reading.rows.slice(0, most),
    numbers: reading.numbers.slice(0, most),
    separator: separator === "|" ? ";" : separator,
    isList: separator === "|",
    encoding,
    hasByteOrderMark,
  });
}

/** @fails InvalidRequest for bytes that are no text, more columns than a table may have, or quotes that don't close */
export const readCsv = (
  set: ColumnSet,
  bytes: Uint8Array,
  headingRow?: number,
): Either.Either<CsvTable, InvalidRequest> => atOnce(steps(set, bytes, headingRow));

/**
 * Reads CSV with pauses, in which others get their turn.
 * @param headingRow number of the row that names the columns, where it is known
 */
export const readCsvInTurns = (
  set: ColumnSet,
  bytes: Uint8Array,
  headingRow?: number,
): Effect.Effect<CsvTable, InvalidRequest> =>
  Effect.gen(function* () {
    const rest = yield* duePauses;
    const read = steps(set, bytes, headingRow);
    for (;;) {
      const { done, value } = read.next();
      if (done === true) return yield* value;
      yield* rest;
    }
  });
