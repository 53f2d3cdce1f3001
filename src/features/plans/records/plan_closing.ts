/** Members that every answer about a plan's years ends with. */
import type { Plan } from "../../../application/plans/plan_questions.ts";
import type { VersionsOfYears } from "../../../contract/answers/plans/trajectories.ts";
import { type CitedClosing, closingOfLaws } from "../../../domain/cbam/law/cited_law.ts";
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

/** Members that an answer closes with. */
interface PlanClosing extends CitedClosing {
  readonly versions_of_years?: ReadonlyArray<typeof VersionsOfYears.Type>;
  readonly sources: ReadonlyArray<Citation>;
}

/** Acts of all data sets, each once. */
const actsOf = ({ laws }: Pick<Plan, "laws">): ReadonlyArray<Citation> => [
  ...new Map(laws.flatMap(({ law }) => law.dataSet.acts).map((act) => [`${act.label} ${act.url}`, act]))
    .values(),
];

const versionsOfYears = ({ laws }: Pick<Plan, "laws">) =>
  laws.map(({ firstYear, lastYear, law }) => ({
    first_year: firstYear,
    last_year: lastYear,
    versions: versionsOf(law),
  }));

/**
 * The members: each table that figures of the plan rest on, and those of each stretch of years where there are several. Decision 0202.
 * @param generatedAt ISO 8601 time of the answer
 */
export const planClosing = (plan: Pick<Plan, "law" | "laws">, generatedAt: string): PlanClosing => {
  const [first = plan.law, ...others] = plan.laws.map(({ law }) => law);
  return {
    ...closingOfLaws([first, ...others], generatedAt),
    ...(plan.laws.length < 2 ? undefined : { versions_of_years: versionsOfYears(plan) }),
    sources: [
      scopeAct,
      ...actsOf(plan),
      embeddedEmissionsAct,
      freeAllocationAct,
      cbamFactorAct,
      correctionFactorAct,
      certificatePriceAct,
    ],
  };
};
