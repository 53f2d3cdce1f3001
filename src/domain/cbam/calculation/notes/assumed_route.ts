/** The note on a production route that nobody named, and that was assumed for actual values. */
import type { LawFinding } from "../../../../kernel/findings/law/law_finding.ts";

/** A route that was assumed, with what the goods cost by the others. */
export type AssumedRoute = Extract<LawFinding, { readonly kind: "routeAssumed" | "gradesAssumed" }>;

/** Returns the note; undefined where the route was named, or decides about nothing. */
export const assumedRouteIn = (notes: ReadonlyArray<LawFinding> = []): AssumedRoute | undefined =>
  notes.find((note) => note.kind === "routeAssumed" || note.kind === "gradesAssumed");
