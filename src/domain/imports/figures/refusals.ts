/**
 * Facts of an import that a calculation refuses: a TARIC code of other goods, a production route or a reporting period that the goods can't have, a
 * content of clinker or nitrogen that a tonne can't hold, precursors without a benchmark. What only lacks data stays: tables
 * and corrections may still bring it.
 */
import * as Either from "effect/Either";
import { zero } from "../../../kernel/decimal.ts";
import { boundedRowIssues, type Issue, issueOf } from "../../../kernel/issue.ts";
import { lineOfTaric, routeOfTaric } from "../../cbam/calculation/inputs/taric_code.ts";
import { calculationUnder } from "../../cbam/calculation/of_many.ts";
import type { Shipment } from "../../cbam/calculation/shipment.ts";
import type { Law } from "../../cbam/law/law.ts";
import { listedPartOf } from "../../cbam/law/scope.ts";
import type { ExaminedFacts } from "../ledger/append.ts";
import type { ImportFacts } from "../ledger/entry.ts";
import { standingOf } from "../ledger/standing.ts";
import { notesOfRow } from "./calculation_notes.ts";
import { procedureFindings } from "./procedures.ts";
import { shipmentByActual, shipmentByDefault } from "./shipments.ts";

/** The import as its own determination has it; none for returned goods and where nothing is known of the processing abroad. */
const shipmentOf = (facts: ImportFacts): Shipment | undefined => {
  const { determination } = facts;
  switch (determination) {
    case "returned":
      return undefined;
    case "actual":
      return shipmentByActual(facts);
    case "outward": {
      const actual = shipmentByActual(facts);
      const verifiedFreeAllocationTPerT = actual?.verifiedFreeAllocationTPerT ?? zero;
      return actual && { ...actual, verifiedFreeAllocationTPerT };
    }
    default:
      return shipmentByDefault(facts);
  }
};

/** True of an import by default values that names nothing that a calculation could refuse. */
const isPlain = ({ determination, productionRoute, reportingPeriod, placed }: ImportFacts): boolean =>
  (determination === "default" || determination === "inward") && productionRoute === null &&
  (placed?.productionRoute ?? null) === null && reportingPeriod === undefined;

/** An exemption that goods of this kind can't have. */
const exemptionIssues = ({ claimedExemption, cnCode }: ImportFacts): ReadonlyArray<Issue> =>
  claimedExemption === "offshore"
    ? [issueOf({ path: "exemption", code: "conflict" }, { kind: "offshoreOfOtherGoods", code: cnCode })]
    : [];

/**
 * A TARIC code against the lines of ten digits: of a code that Annex I lists in part only goods with a line are listed, and a
 * line of clinker or hydraulic cement prints the route of its goods.
 */
const taricIssues = (
  law: Law,
  facts: Pick<ImportFacts, "cnCode" | "taricCode" | "productionRoute">,
): ReadonlyArray<Issue> => {
  const { cnCode, taricCode, productionRoute } = facts;
  if (taricCode === null) return [];
  const at = { path: "taric_code", code: "conflict" } as const;
  if (lineOfTaric(law, facts) === undefined) {
    const part = listedPartOf(law.tables.goods.get(cnCode));
    return part === undefined
      ? []
      : [issueOf(at, { kind: "taricOutsideAnnexI", found: taricCode, code: cnCode, part })];
  }
  const route = routeOfTaric(law, facts);
  return productionRoute === null || route === undefined || productionRoute === route
    ? []
    : [issueOf(at, { kind: "taricOfOtherRoute", found: taricCode, route, named: productionRoute })];
};

/** The goods placed under inward processing stand for the import: what is said of their route is said there. */
const placedIn = ({ determination }: ImportFacts, issue: Issue): Issue =>
  determination === "inward" && issue.path === "production_route"
    ? { ...issue, path: "placed_goods/production_route" }
    : issue;

/** The TARIC code of goods placed under inward processing, by the same rule as that of an import's own. */
const placedIssues = (law: Law, { placed }: ImportFacts): ReadonlyArray<Issue> => {
  const { taricCode, cnCode } = placed ?? {};
  if (placed === null || taricCode === undefined || cnCode === undefined) return [];
  const path = "placed_goods/taric_code";
  return taricCode.startsWith(cnCode)
    ? taricIssues(law, { ...placed, taricCode }).map((issue) => ({ ...issue, path }))
    : [issueOf({ path, code: "conflict" }, { kind: "taricOfOtherGoods", found: taricCode, code: cnCode })];
};

/** Returns what a calculation refuses of an import's facts, what it notes, and where procedure and determination do not agree. */
export const examinedFacts = (law: Law, facts: ImportFacts): ExaminedFacts => {
  const findings = procedureFindings(law.tables, facts);
  if (standingOf(law.tables, facts) !== "in_scope") return { issues: [], findings };
  const shipment = shipmentOf(facts);
  const result = shipment && calculationUnder(law)(shipment);
  const refused = result !== undefined && Either.isLeft(result) && !isPlain(facts) ? result.left : [];
  const ofTaric = [...taricIssues(law, facts), ...placedIssues(law, facts)];
  // A route that isn't the TARIC code's is said once, with the code.
  const others = refused.filter(({ path }) =>
    path !== "taric_code" && (ofTaric.length === 0 || path !== "production_route")
  );
  const issues = [
    ...ofTaric,
    ...exemptionIssues(facts),
    ...boundedRowIssues(others.map((issue) => placedIn(facts, issue))),
  ];
  const isSettled = result !== undefined && Either.isRight(result) && result.right.status === "ok";
  return { issues, findings, notes: isSettled ? notesOfRow(result.right.notes) : undefined };
};
