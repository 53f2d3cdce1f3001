/**
 * Imports of a year that fall under the duties: all of an importer who passed the threshold, electricity and hydrogen
 * of any importer. Regulation (EU) 2023/956, Article 2a(1), (2) and (4); Regulation (EU) 2025/2083, recital 7.
 */
import type { CalendarDay } from "../../../kernel/time/calendar.ts";
import type { ReferenceTables } from "../../cbam/law/reference.ts";
import type { ImportFigures } from "../figures/figures.ts";
import { hasNoThreshold, regulatedScope } from "../ledger/standing.ts";

/** Returns whether the goods know no threshold: electricity and hydrogen. */
export const isNeverExempt = (tables: ReferenceTables, { live }: Pick<ImportFigures, "live">): boolean => {
  const { facts } = live.entry;
  const scope = regulatedScope(tables, facts);
  return scope.sector !== "none" && hasNoThreshold(tables, scope, facts);
};

/**
 * Returns whether the duties apply to an import of a year that is in scope, or could not be calculated.
 * @param passedOn the day on which each importer passed the threshold of the year, by the importer's id
 */
export const isUnderDuties = (
  tables: ReferenceTables,
  each: Pick<ImportFigures, "live">,
  passedOn: ReadonlyMap<string, CalendarDay>,
): boolean => passedOn.has(each.live.entry.importerId) || isNeverExempt(tables, each);

/**
 * Returns whether the duties apply to an import of a year.
 * @param passedOn the day on which each importer passed the threshold of the year, by the importer's id
 */
export const isDutiable = (
  tables: ReferenceTables,
  each: ImportFigures,
  passedOn: ReadonlyMap<string, CalendarDay>,
): boolean => each.standing === "in_scope" && isUnderDuties(tables, each, passedOn);
