/** The ranking of all origins of the goods of a page of offers, in one year. */
import * as Either from "effect/Either";
import type { Plan } from "../../../application/plans/plan_questions.ts";
import { taricOfGoods } from "../../../domain/cbam/calculation/inputs/taric_code.ts";
import { lawOfImport } from "../../../domain/cbam/law/law.ts";
import { compareOrigins, type Comparison } from "../../../domain/plans/comparison.ts";
import type { PlannedGoods } from "../../../domain/plans/trajectory.ts";

/**
 * Ranking of all origins by net cost with default values.
 * @param offers whose goods have one CN code; of white and of grey clinker alone, by TARIC code or route, only those are ranked
 * @param year of the plan
 * @returns the ranking; undefined without offers, and where the goods are refused
 */
export const originRanking = (
  { law, years }: Plan,
  offers: ReadonlyArray<{ readonly goods: PlannedGoods }>,
  year: number,
): Comparison | undefined => {
  const [first] = offers;
  if (first === undefined) return undefined;
  const { goods: { cnCode, tonnage, unit } } = first;
  const time = { year };
  const assumedCscf = years.find((each) => each.year === year)?.assumedCscf;
  const [taricCode, ...others] = new Set(
    offers.map(({ goods }) => taricOfGoods(lawOfImport(law, time), goods)),
  );
  const question = {
    cnCode,
    taricCode: others.length === 0 ? taricCode : undefined,
    tonnage,
    unit,
    time,
    assumedCscf,
    countries: undefined,
  };
  return Either.getOrUndefined(compareOrigins(law, question));
};
