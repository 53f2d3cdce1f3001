/** The capability to read and to write spreadsheets, which takes a while and is done beside everything else. */
import * as Context from "effect/Context";
import type * as Effect from "effect/Effect";
import type { SheetRows, WorkbookDescription } from "../../domain/documents/workbook.ts";
import type { LookUpGoods } from "../../domain/suppliers/template/checks.ts";
import type { TemplateReading } from "../../domain/suppliers/template/reading.ts";
import type { InvalidRequest, ServiceUnavailable } from "../../contract/failures.ts";

/** Bounds of the part of a sheet that is read. */
export interface SheetLimits {
  /** Rows with something in them; those behind are left out. */
  readonly rows: number;
  /** Columns; a sheet that has more is refused. */
  readonly columns: number;
  /** Characters of one cell; a longer text is cut to one more. */
  readonly cellCharacters: number;
  /**
   * Characters of all cells together, a text counted in each cell that names it and every other value as eight; a sheet
   * that has more is refused.
   */
  readonly characters: number;
  /** Headings by which the sheet with the table is found among several, folded; without them it is the first visible one. */
  readonly headings?: ReadonlySet<string>;
}

/** Queue of a spreadsheet's caller: those who have a key or a session, and anyone, wait in queues of their own. */
export type SheetCaller = "customer" | "anyone";

/** Spreadsheets in the format of Office Open XML (ISO/IEC 29500), `.xlsx`. */
export class Spreadsheets extends Context.Tag("Spreadsheets")<Spreadsheets, {
  /**
   * @returns the rows that have something in them, of the visible sheet with the most known headings
   * @fails InvalidRequest for bytes that are no such file, or one that unpacks to too much; ServiceUnavailable when
   * too many are being read
   */
  readonly read: (
    bytes: Uint8Array,
    limits: SheetLimits,
    caller: SheetCaller,
  ) => Effect.Effect<SheetRows, InvalidRequest | ServiceUnavailable>;
  /**
   * @param lookUp is asked about the template's goods
   * @returns the reading of a supplier's template; undefined for a workbook that has nothing of it
   * @fails InvalidRequest for bytes that are no such file, or one that unpacks to too much; ServiceUnavailable when
   * too many are being read
   */
  readonly readTemplate: (
    bytes: Uint8Array,
    lookUp: LookUpGoods,
    caller: SheetCaller,
  ) => Effect.Effect<TemplateReading | undefined, InvalidRequest | ServiceUnavailable>;
  /**
   * Looks through a workbook that is kept as it is: it unpacks, within bounds, to what it says, and has no macros.
   * @fails InvalidRequest for bytes that are no such file; ServiceUnavailable when too many are being read
   */
  readonly inspect: (
    bytes: Uint8Array,
    caller: SheetCaller,
  ) => Effect.Effect<void, InvalidRequest | ServiceUnavailable>;
  /** @returns the file's bytes */
  readonly write: (
    workbook: WorkbookDescription,
    caller: SheetCaller,
  ) => Effect.Effect<Uint8Array, ServiceUnavailable>;
}>() {}
