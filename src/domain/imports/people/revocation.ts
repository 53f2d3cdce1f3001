/** Revocation of a declarant's status, after which other days hold for declaration and surrender. */
import type { ImportFinding } from "../../../kernel/findings/imports.ts";
import type { CalendarDay } from "../../../kernel/time/calendar.ts";
import { surrenderDay } from "../calendar/dates.ts";
import { type Declarant, stateOn } from "./declarant.ts";

/**
 * Returns a note where the status is revoked since a day on which a year could still be declared: the usual last day is that of
 * declarants who have the status.
 * @param asOf day by whose end all is known
 * @source Implementing Regulation (EU) 2025/486, Articles 21 and 23
 */
export const revocationFindings = (
  declarant: Pick<Declarant, "states">,
  year: number,
  asOf: CalendarDay,
): ReadonlyArray<ImportFinding> => {
  const found = stateOn(declarant, asOf, asOf);
  return found?.state === "revoked" && found.from <= surrenderDay(year)
    ? [{ kind: "statusRevoked", since: found.from }]
    : [];
};
