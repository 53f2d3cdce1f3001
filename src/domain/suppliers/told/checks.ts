/**
 * Goods of a document held against the law: indirect emissions that don't count or are missing, contents of cement and
 * fertilisers, figures far from default values and benchmarks, and two values for one code.
 */
import { type Decimal, isZero } from "../../../kernel/decimal.ts";
import type { Finding } from "../../../kernel/findings/finding.ts";
import type { Issue, IssueCode } from "../../../kernel/issue.ts";
import { functionalUnitOf } from "../../cbam/calculation/inputs/functional_unit.ts";
import type { InstallationFacts } from "../installation.ts";
import { farOfValue, type LawOfGoods } from "../template/checks.ts";
import type { Weight } from "../template/places/notebook.ts";
import { hasFreeAllocation, type SupplierValue } from "../value.ts";
import { lacking, type ToldGood, type ToldRemark } from "./told.ts";

/** Value of a good as it was told. */
export type ToldValue = Pick<SupplierValue, "key" | "facts">;

/** An issue of a document with its weight. */
export interface WeighedIssue extends Issue {
  /** An error keeps a value from being taken. */
  readonly weight: Weight;
}

/** An installation of a document with the values that nothing is wrong with. */
export interface JudgedInstallation {
  /** Null where it can't be recorded. */
  readonly facts: InstallationFacts | null;
  /** Its values. */
  readonly values: ReadonlyArray<ToldValue>;
}

/** A document as it counts. */
export interface JudgedDocument {
  /** Its installations. */
  readonly installations: ReadonlyArray<JudgedInstallation>;
  /** Everything that is wrong or odd. */
  readonly issues: ReadonlyArray<WeighedIssue>;
}

/** Returns the indirect emissions that count: null for goods of Annex II. */
export const countedIndirect = ({ facts }: ToldValue, { indirectCounts }: LawOfGoods): Decimal | null =>
  indirectCounts ? facts.indirectTPerT : null;

/** Returns what the law says of a good. @source Regulation (EU) 2023/956, Annex II; Implementing Regulation (EU) 2025/2547, Article 4 */
export const remarksByLaw = (
  { place, members, isPerUnit }: ToldGood,
  value: ToldValue,
  law: LawOfGoods,
): ReadonlyArray<ToldRemark> => {
  const { key: { cnCode: code }, facts } = value;
  const remarks: Array<ToldRemark> = [];
  const say = (member: string, weight: Weight, kind: IssueCode, finding: Finding) =>
    remarks.push({ place: members[member]?.place ?? place, weight, code: kind, finding });
  if (law.standing !== "goods") return remarks;
  const { indirectTPerT: indirect, unitContent } = facts;
  if (!law.indirectCounts && indirect !== null && !isZero(indirect)) {
    say("indirect_t_per_t", "remark", "conflict", { kind: "templateIndirectUncounted", code });
  }
  if (law.indirectCounts && indirect === null) {
    remarks.push(lacking(members["indirect_t_per_t"]?.place ?? place));
  }
  if (facts.freeAllocationTPerT === null && !isPerUnit && hasFreeAllocation(value.key)) {
    remarks.push(lacking(members["free_allocation_t_per_t"]?.place ?? place, "1.2(4)(e)"));
  }
  const functional = isPerUnit ? functionalUnitOf(code) : undefined;
  if (functional !== undefined && unitContent === null) {
    say("unit_content", "error", "missing", {
      kind: "unitContentMissing",
      unit: functional.unit,
      code,
      state: "operator",
    });
    return remarks;
  }
  const far = farOfValue(facts, law);
  if (far !== undefined) say("direct_t_per_t", "error", "range", far);
  return remarks;
};
