/** End of answers about imports of several days: it names each table that any of their figures rests on. Decision 0202. */
import { type CitedClosing, closingOfLaws, lawsOfImports } from "../../domain/cbam/law/cited_law.ts";
import type { ImportTime } from "../../domain/cbam/law/price.ts";
import type { CalendarDay } from "../../kernel/time/calendar.ts";
import type { CbamContext } from "./cbam_context.ts";

/**
 * The end of an answer that is made now.
 * @param times days or years that its figures are about; none: it is of the law of the day
 */
export const closingOf = (cbam: CbamContext, times: Iterable<ImportTime>): CitedClosing => {
  const law = cbam.law();
  const laws = lawsOfImports(law, times);
  return laws.length === 1 && laws[0] === law
    ? { versions: cbam.versions(), ...cbam.closing() }
    : closingOfLaws(laws, cbam.generatedAt());
};

/**
 * The end of an answer about imports of some days.
 * @param year its law counts where there is no day
 */
export const closingOfDays = (
  cbam: CbamContext,
  days: Iterable<CalendarDay>,
  year: number | undefined,
): CitedClosing => {
  const times = Array.from(days, (day) => ({ day }));
  return closingOf(cbam, times.length === 0 && year !== undefined ? [{ year }] : times);
};

/** An import with its day of release. */
interface ReleasedImport {
  readonly entry: { readonly facts: { readonly releasedOn: CalendarDay } };
}

/**
 * The end of an answer about imports.
 * @param year its law counts where there is no import
 */
export const closingOfImports = (
  cbam: CbamContext,
  imports: ReadonlyArray<ReleasedImport>,
  year?: number,
): CitedClosing => closingOfDays(cbam, new Set(imports.map(({ entry }) => entry.facts.releasedOn)), year);
