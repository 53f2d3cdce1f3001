/** Certificates that a declarant surrendered for a year by the last day to do so, and since. Regulation (EU) 2023/956, Article 22(1). */
import type { CalendarDay } from "../../../kernel/time/calendar.ts";
import { lastSurrenderDay } from "../calendar/after_revocation.ts";
import type { SurrenderedOfYear } from "../declaration/penalty.ts";
import type { Declarant } from "../people/declarant.ts";
import { revokedSince } from "../people/revocation.ts";
import { surrenderedFor } from "./for_year.ts";
import type { Move } from "./lots.ts";

/**
 * Returns the certificates that are recorded as surrendered for a year.
 * @param asOf day by whose end all is known
 */
export const surrenderedOfYear = (
  declarant: Pick<Declarant, "states">,
  { moves, year, asOf }: {
    readonly moves: ReadonlyArray<Move>;
    readonly year: number;
    readonly asOf: CalendarDay;
  },
): SurrenderedOfYear => {
  const last = lastSurrenderDay(year, revokedSince(declarant, asOf));
  return {
    last,
    inTime: surrenderedFor(moves, year, last < asOf ? last : asOf),
    all: surrenderedFor(moves, year, asOf),
  };
};
