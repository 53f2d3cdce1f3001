/** Members that every answer about a plan's years ends with. */
import type { Plan } from "../../../application/plans/plan_questions.ts";
import type { Closing, VersionsRecord } from "../../../contract/answers/members.ts";
import { closing } from "../../../domain/cbam/calculation/query_records.ts";
import { versionsOf } from "../../../domain/cbam/law/versions.ts";
import {
  cbamFactorAct,
  certificatePriceAct,
  type Citation,
  correctionFactorAct,
  embeddedEmissionsAct,
  freeAllocationAct,
  scopeAct,
} from "../../../kernel/citation.ts";

/** @param generatedAt ISO 8601 time of the answer */
export const planClosing = (
  { law }: Pick<Plan, "law">,
  generatedAt: string,
): Closing & { readonly versions: VersionsRecord; readonly sources: ReadonlyArray<Citation> } => ({
  versions: versionsOf(law),
  sources: [
    scopeAct,
    ...law.dataSet.acts,
    embeddedEmissionsAct,
    freeAllocationAct,
    cbamFactorAct,
    correctionFactorAct,
    certificatePriceAct,
  ],
  ...closing(law.dataSet, generatedAt),
});
