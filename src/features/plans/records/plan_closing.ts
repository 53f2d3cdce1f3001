/** Members that every answer about a plan's years ends with. */
import type { Plan } from "../../../application/plans/plan_questions.ts";
import { type CitedClosing, closingOfLaws, dataSetsOf } from "../../../domain/cbam/law/cited_law.ts";
import { actsOf } from "../../../domain/cbam/law/disclosure.ts";
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
  { laws }: Pick<Plan, "laws">,
  generatedAt: string,
): CitedClosing & { readonly sources: ReadonlyArray<Citation> } => ({
  ...closingOfLaws(laws, generatedAt),
  sources: [
    scopeAct,
    ...actsOf(dataSetsOf(laws)),
    embeddedEmissionsAct,
    freeAllocationAct,
    cbamFactorAct,
    correctionFactorAct,
    certificatePriceAct,
  ],
});
