/**
 * Findings about certificates as issues of the members that they are about.
 */
import type { ImportFinding } from "../../kernel/findings/imports.ts";
import { type Issue, issueOf } from "../../kernel/issue.ts";
import type { CalendarDay } from "../../kernel/time/calendar.ts";

const memberOf = (kind: ImportFinding["kind"]): string => {
  switch (kind) {
    case "boughtBeforeSale":
    case "boughtAfterCancelled":
      return "bought_on";
    case "movedBeforeBought":
    case "buyBackTooLate":
    case "surrenderedAfterCancelled":
      return "day";
    case "certificatesOfOtherYear":
    case "surrenderedForYearToCome":
    case "surrenderWithoutYear":
    case "yearWithoutSurrender":
      return "for_year";
    case "noSuchLot":
      return "lot";
    case "purchaseDiffers":
      return "reference";
    case "lotHasMoves":
      return "recorded";
    default:
      return "number";
  }
};

/** @returns the issue of a lot or a move that was refused */
export const certificateIssue = (finding: ImportFinding): Issue => {
  const member = memberOf(finding.kind);
  const code = finding.kind === "surrenderWithoutYear" ? "missing" : "conflict";
  return issueOf({ path: `/${member}`, label: member, code }, finding);
};

/** @returns the issue of a day after today: what is to come has not happened yet; undefined for another day */
export const dayToCome = (member: string, day: CalendarDay, today: CalendarDay): Issue | undefined =>
  day <= today
    ? undefined
    : issueOf({ path: `/${member}`, label: member, code: "range", suggestion: today }, {
      kind: "dayToCome",
      last: today,
      found: day,
    });
