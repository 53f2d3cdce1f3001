/**
 * A table of shipments as its sender keeps it: what is kept beside a batch so that its answer is that table again, with the
 * figures behind. The cells themselves are kept with the rows.
 */
import type { DecimalMark } from "../../../kernel/lenient/number.ts";

/** A column of the sender's, in its place. */
export interface OwnColumn {
  /** Heading as the sender has it; empty where there is none. */
  readonly heading: string;
  /** The contract's name of a column that was read; null for one that was passed through. */
  readonly name: string | null;
  /** Name that its cells are kept under. */
  readonly keptAs: string;
}

/** Sentences about a row that is wrong, in each language of the pages. */
export interface WrongRow {
  /** Position of the row in the batch, from 0. */
  readonly index: number;
  /** Sentences by language. */
  readonly said: Readonly<Record<string, string>>;
}

/** A sheet as its sender keeps it. */
export interface OwnSheet {
  /** Name of the file; null for cells that were pasted. */
  readonly fileName: string | null;
  /** The columns in the sender's order. */
  readonly columns: ReadonlyArray<OwnColumn>;
  /** Number of each row in the file, from 1. */
  readonly numbers: ReadonlyArray<number>;
  /** Decimal mark of its numbers; unsaid where none of them shows one. */
  readonly mark: DecimalMark;
  /** Separator of its cells; null for a workbook, and for cells that were pasted. */
  readonly separator: "," | ";" | "\t" | null;
  /** Rows that could not be calculated. */
  readonly wrong: ReadonlyArray<WrongRow>;
  /** Sentences about its file beside the rows, as they were told. */
  readonly said?: ReadonlyArray<string>;
}
