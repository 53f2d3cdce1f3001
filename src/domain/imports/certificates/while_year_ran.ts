/**
 * Certificates that are recorded as surrendered for imports of a year which still ran on that day, as where the year of the
 * surrender was given in place of the year of importation. Regulation (EU) 2023/956, Article 22(1).
 */
import type { ImportFinding } from "../../../kernel/findings/imports.ts";
import { type CalendarDay, yearOf } from "../../../kernel/time/calendar.ts";
import { surrenderDay } from "../calendar/dates.ts";
import { surrenderedFor } from "./for_year.ts";
import type { Move } from "./lots.ts";

/**
 * Returns a note where certificates left the account for a year's imports before that year was over: they are surrendered for the
 * calendar year before, by 30 September. Only a declarant whose status is revoked surrenders earlier, which the note says.
 * @param year year of importation
 * @param day day by whose end moves count
 * @source Regulation (EU) 2023/956, Article 22(1); Implementing Regulation (EU) 2025/486, Article 23
 */
export const whileYearRanFindings = (
  moves: ReadonlyArray<Move>,
  year: number,
  day: CalendarDay,
): ReadonlyArray<ImportFinding> => {
  const early = moves.filter((move) => yearOf(move.day) === year);
  const surrendered = surrenderedFor(early, year, day);
  return surrendered === 0
    ? []
    : [{ kind: "surrenderedWhileYearRan", year, surrendered, last: surrenderDay(year) }];
};
