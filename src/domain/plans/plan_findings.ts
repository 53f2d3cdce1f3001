/**
 * Findings on the goods of a plan: those of their calculations, but without costs, which are those of one tonne at one price
 * and not of the plan.
 */
import type { LawFinding } from "../../kernel/findings/law/law_finding.ts";
import type { PlanFinding } from "../../kernel/findings/plan_notes.ts";

/** Returns the findings; those that print costs by other routes as notes that name the route alone. */
export const withoutOtherCosts = (findings: ReadonlyArray<LawFinding>): ReadonlyArray<PlanFinding> =>
  findings.map((finding): PlanFinding =>
    finding.kind === "routeAssumed"
      ? { kind: "routeTaken", route: finding.route }
      : finding.kind === "gradesAssumed"
      ? { kind: "gradeTaken", route: finding.route, taken: finding.taken }
      : finding
  );
