/**
 * Customs procedures held against the determination of emissions: what the two codes of a procedure, the requested one and the previous
 * one, say of the goods that are released. Delegated Regulation (EU) 2015/2446, Annex B, data element 11 09; Regulation (EU) 2023/956,
 * Article 6(3) to (5). Decision 0267.
 */
import type { ImportFinding } from "../../../kernel/findings/imports.ts";
import type { ImportDoubts } from "../../../kernel/findings/doubts/import_doubts.ts";
import type { OneOf } from "../../../kernel/findings/sentences.ts";
import type { ReferenceTables } from "../../cbam/law/reference.ts";
import type { FiguredFacts } from "../ledger/alike.ts";
import { standingOf } from "../ledger/standing.ts";

/** Finding about a procedure and a determination. */
export type ProcedureFinding = OneOf<ImportDoubts>;

/** Procedure as far as it says what became of the goods before their release. */
interface Before {
  /** Inward processing; or a re-export after it, of goods that come back. */
  readonly isInward: boolean;
  /** Outward processing, also where its products come before the goods leave. */
  readonly isOutward: boolean;
  /** Replacement products, which come before the goods leave that they stand for, and are none of their processing. */
  readonly isReplacement: boolean;
  /** A re-importation of goods that were exported. */
  readonly isReimport: boolean;
  /** Goods that may come back unaltered under another release. */
  readonly mayReturn: boolean;
  /** A warehouse or a free zone, which hides the procedure before it. */
  readonly isStored: boolean;
}

const reimports = ["61", "63", "68"];
const inward = ["51", "54"];
const outward = ["21", "22"];
const outwardBefore = ["46", "48"];
const replacement = "48";
const exported = ["10", "23"];
const stored = ["71", "78"];
const reExported = "31";

const beforeRelease = (procedure: string): Before => {
  const [requested, previous] = [procedure.slice(0, 2), procedure.slice(2)];
  const isReimport = reimports.includes(requested);
  const isInward = inward.includes(previous) || (isReimport && previous === reExported);
  return {
    isInward,
    isOutward: !isInward && (outward.includes(previous) || outwardBefore.includes(requested)),
    isReplacement: !isInward && requested === replacement && !outward.includes(previous),
    isReimport,
    mayReturn: isReimport || exported.includes(previous),
    isStored: stored.includes(previous),
  };
};

const findingOf = ({ procedure, determination }: FiguredFacts): ProcedureFinding | undefined => {
  const { isInward, isOutward, isReplacement, isReimport, mayReturn, isStored } = beforeRelease(procedure);
  if (determination === "inward") {
    return isInward || isStored ? undefined : { kind: "otherProcedure", procedure, determination };
  }
  if (isInward) return { kind: "afterInward", procedure, determination };
  if (determination === "outward") {
    return isOutward || isStored ? undefined : { kind: "otherProcedure", procedure, determination };
  }
  if (isReplacement && determination !== "returned") {
    return { kind: "standardExchange", procedure, determination };
  }
  if (isOutward) return { kind: "afterOutward", procedure, determination };
  if (determination === "returned") {
    return mayReturn ? undefined : { kind: "otherProcedure", procedure, determination };
  }
  return isReimport ? { kind: "notReturned", procedure, determination } : undefined;
};

/**
 * Returns where an import's procedure and determination don't agree, or may not; none where they do, where a warehouse hides the
 * procedure before it, and where the caller claims an exemption. Of goods to which the Regulation doesn't apply only a release after
 * inward processing is told: those that were placed may be others.
 * @source Regulation (EU) 2023/956, Article 6(3) to (5)
 */
export const procedureFindings = (
  tables: ReferenceTables,
  facts: FiguredFacts,
): ReadonlyArray<ProcedureFinding> => {
  const finding = facts.claimedExemption === null ? findingOf(facts) : undefined;
  if (finding === undefined) return [];
  return finding.kind === "afterInward" || standingOf(tables, facts) === "in_scope" ? [finding] : [];
};

const kinds: ReadonlySet<ImportFinding["kind"]> = new Set<ProcedureFinding["kind"]>([
  "otherProcedure",
  "afterInward",
  "afterOutward",
  "standardExchange",
  "notReturned",
]);

/** Returns whether a finding is one about a procedure and a determination. */
export const isOfProcedure = (finding: ImportFinding): finding is ProcedureFinding => kinds.has(finding.kind);

/**
 * Returns whether the two contradict each other, so that one of them is corrected before the import is declared; not where both may be
 * right: actual values after inward processing, returned goods after outward processing, replacement products under standard exchange,
 * goods that come back as ordinary imports.
 */
export const isContradiction = (finding: ProcedureFinding): boolean => {
  switch (finding.kind) {
    case "otherProcedure":
      return true;
    case "afterInward":
      return finding.determination !== "actual";
    case "afterOutward":
      return finding.determination !== "returned";
    case "standardExchange":
    case "notReturned":
      return false;
  }
};
