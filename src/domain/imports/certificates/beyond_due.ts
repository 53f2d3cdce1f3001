/**
 * Certificates that are recorded as surrendered for a year beyond what its imports need: a number, a year or an import that was
 * recorded by mistake. Regulation (EU) 2023/956, Article 22(1).
 */
import type { ImportFinding } from "../../../kernel/findings/imports.ts";
import type { CalendarDay } from "../../../kernel/time/calendar.ts";
import type { DeclarantYear } from "../year/declarant_year.ts";
import { surrenderedFor } from "./for_year.ts";
import type { Move } from "./lots.ts";

/**
 * Returns a note where more certificates are recorded for the year than it needs by any way of counting it: as it is recorded and as it
 * could be filed, each rounded up once and by quarters. Nothing is said where imports could not be calculated.
 * @param day day by whose end moves count
 */
export const beyondDueFindings = (
  moves: ReadonlyArray<Move>,
  { declaration, withoutFigures }: Pick<DeclarantYear, "declaration" | "withoutFigures">,
  day: CalendarDay,
): ReadonlyArray<ImportFinding> => {
  const { year, needs } = declaration;
  const due = Math.max(...[needs.determined, needs.fileable].flatMap(({ due: once, quarters }) => [
    once,
    quarters.reduce((sum, { certificates }) => sum + certificates, 0),
  ]));
  const surrendered = surrenderedFor(moves, year, day);
  return withoutFigures.length > 0 || surrendered <= due
    ? []
    : [{ kind: "surrenderedBeyondDue", year, surrendered, due }];
};
