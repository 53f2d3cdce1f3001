/** The laws that the years of a plan rest on: tables may apply from a year to come, and each year takes its own. Decisions, 0196. */
import { type Law, lawOfImport } from "../cbam/law/law.ts";
import { versionsOf } from "../cbam/law/versions.ts";

/** Years one after the other that rest on the same tables. */
export interface LawOfYears {
  /** The first of them. */
  readonly firstYear: number;
  /** The last of them. */
  readonly lastYear: number;
  /** Their law. */
  readonly law: Law;
}

const restOnTheSame = (one: Law, other: Law): boolean =>
  one === other || JSON.stringify(versionsOf(one)) === JSON.stringify(versionsOf(other));

/**
 * Returns the laws of the years in their order, those of neighbours with the same tables once.
 * @param years in their order
 */
export const lawsOfYears = (law: Law, years: ReadonlyArray<number>): ReadonlyArray<LawOfYears> => {
  const laws: Array<LawOfYears> = [];
  for (const year of years) {
    const own = lawOfImport(law, { year });
    const last = laws.at(-1);
    if (last !== undefined && restOnTheSame(last.law, own)) {
      laws[laws.length - 1] = { ...last, lastYear: year };
    } else laws.push({ firstYear: year, lastYear: year, law: own });
  }
  return laws;
};
