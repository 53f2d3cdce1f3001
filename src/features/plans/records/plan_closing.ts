/** Members that every answer about a plan's years ends with. */
import type { Plan } from "../../../application/plans/plan_questions.ts";
import type { Closing, VersionsRecord } from "../../../contract/answers/members.ts";
import { closing } from "../../../domain/cbam/calculation/query_records.ts";
import type { VersionsOfYears } from "../../../contract/answers/plans/trajectories.ts";
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
interface PlanClosing extends Closing {
  readonly versions: VersionsRecord;
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
 * The members, of the law that the plan's first year rests on, with those of all years where they rest on several. Decisions, 0196.
 * @param generatedAt ISO 8601 time of the answer
 */
export const planClosing = (plan: Pick<Plan, "law" | "laws">, generatedAt: string): PlanClosing => {
  const law = plan.laws[0]?.law ?? plan.law;
  return {
    versions: versionsOf(law),
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
    ...closing(law.dataSet, generatedAt),
  };
};
