/**
 * Media type of failures: `application/problem+json` when `Accept` names it, and doesn't prefer `application/json`.
 * Decisions, "Errors".
 * @source RFC 9110, section 12.4.2 (quality values) and 12.5.1 (Accept)
 */

/** The media type of RFC 9457. */
export const problemType = "application/problem+json";

const plainType = "application/json";

/** @returns the quality that `Accept` gives to the type by its name, 1 where it says none; 0 for one that isn't named */
const qualityOf = (accept: string, type: string): number => {
  const range = accept.split(",").map((each) => each.split(";").map((part) => part.trim().toLowerCase()))
    .find(([name]) => name === type);
  if (range === undefined) return 0;
  const said = range.find((part) => part.startsWith("q="));
  return said === undefined ? 1 : Number(said.slice(2)) || 0;
};

/** @param accept the header, undefined where there is none */
export const asksForProblem = (accept: string | undefined): boolean => {
  const quality = qualityOf(accept ?? "", problemType);
  return quality > 0 && quality >= qualityOf(accept ?? "", plainType);
};
