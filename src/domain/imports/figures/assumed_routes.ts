/** Production routes that nobody named, and that were assumed for the actual values of imports. Decision 0237. */
import type { ImportFinding } from "../../../kernel/findings/imports.ts";
import { type AssumedRoute, assumedRouteIn } from "../../cbam/calculation/notes/assumed_route.ts";
import type { LawFinding } from "../../../kernel/findings/law/law_finding.ts";
import type { ImportFacts } from "../ledger/entry.ts";

/** Returns the route that was assumed by the notes of an import's calculation, with what it costs by the others; empty where none was. */
export const assumedRoutes = (notes: ReadonlyArray<LawFinding>): ReadonlyArray<AssumedRoute> => {
  const assumed = assumedRouteIn(notes);
  return assumed === undefined ? [] : [assumed];
};

/** Returns what imports of the same goods have in common whose route was assumed, whatever each of them costs by the others. */
export const assumedRouteOf = (
  { cnCode }: Pick<ImportFacts, "cnCode">,
  assumed: AssumedRoute,
): ImportFinding => ({
  kind: "routeNotNamed",
  code: cnCode,
  route: assumed.kind === "gradesAssumed" ? assumed.taken : assumed.route,
});
