/** Imports of the ledger that a table of customs may be about: what else there is, nobody reads for it. */
import type { CalendarDay } from "../../../kernel/time/calendar.ts";
import type { CustomsRow } from "./compared_fields.ts";

/** Imports that have, or ever had, one of these. */
export interface WantedImports {
  /** CN codes, eight digits. */
  readonly cnCodes: ReadonlyArray<string>;
  /** Movement reference numbers. */
  readonly mrns: ReadonlyArray<string>;
  /** First day of release of a span of which all imports are wanted. */
  readonly from: CalendarDay;
  /** Last day of it. */
  readonly to: CalendarDay;
}

/** Entries that are read: all, where both are left out. */
export interface EntryPart {
  /** Entries that were recorded by the end of the day. */
  readonly asOf?: CalendarDay | undefined;
  /** Whole imports of which one entry is wanted. */
  readonly wanted?: WantedImports | undefined;
}

/**
 * Imports that rows may be matched with, and those of the span, which may be missing in the table. A row with a number belongs to that
 * declaration, one without to an import of its CN code.
 */
export const wantedBy = (
  rows: ReadonlyArray<CustomsRow>,
  { from, to }: Pick<WantedImports, "from" | "to">,
): WantedImports => ({
  cnCodes: [...new Set(rows.flatMap(({ mrn, cnCode }) => mrn === null ? cnCode : []))],
  mrns: [...new Set(rows.flatMap(({ mrn }) => mrn ?? []))],
  from,
  to,
});
