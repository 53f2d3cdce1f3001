/** Revocation of a declarant's status, after which other days hold for declaration and surrender. */
import type { ImportFinding } from "../../../kernel/findings/imports.ts";
import type { CalendarDay } from "../../../kernel/time/calendar.ts";
import { lastDayToSurrender } from "../calendar/dates.ts";
import { type Declarant, stateOn } from "./declarant.ts";

/**
 * Returns the day since which the status is revoked, as known by the end of a day; undefined for a status that is not.
 */
export const revokedSince = (
  declarant: Pick<Declarant, "states">,
  asOf: CalendarDay,
): CalendarDay | undefined => {
  const found = stateOn(declarant, asOf, asOf);
  return found?.state === "revoked" ? found.from : undefined;
};

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
  const since = revokedSince(declarant, asOf);
  return since !== undefined && since <= lastDayToSurrender(year) ? [{ kind: "statusRevoked", since }] : [];
};
