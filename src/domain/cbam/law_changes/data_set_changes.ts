/** Changes of what a data set says beside its values: mark-ups, and the notice and acts that answers name. */
import type { DataSet } from "../law/reference.ts";
import { changesByYear, rangeOf } from "./changes_by_year.ts";
import { changeOfNumber, changeOfWord, type LawChange } from "./law_change.ts";

/** Years of all mark-ups; of one without an end also the first behind those that are named, which stands for all later ones. */
const yearsOf = (rules: DataSet["markUps"]): ReadonlyArray<number> => {
  const named = rangeOf(rules.flatMap(({ yearFrom, yearTo }) => [yearFrom, yearTo ?? yearFrom]));
  const last = named.at(-1);
  const isOpen = rules.some(({ yearTo }) => yearTo === null);
  return last === undefined || !isOpen ? named : [...named, last + 1];
};

/** Returns the changes of the shares that are put on the default values, by sector and year. */
export const markUpChanges = (before: DataSet, after: DataSet): ReadonlyArray<LawChange> => {
  const rules = [...before.markUps, ...after.markUps];
  const years = yearsOf(rules);
  return [...new Set(rules.map(({ sector }) => sector))].flatMap((sector) => {
    const shareIn = ({ markUps }: DataSet, year: number) =>
      markUps.find((rule) =>
        rule.sector === sector && rule.yearFrom <= year && (rule.yearTo === null || year <= rule.yearTo)
      )?.share;
    return changesByYear(years, (year, text) =>
      changeOfNumber(
        { figure: "mark_up", codes: [sector], origin: null, route: null, years: text },
        shareIn(before, year),
        shareIn(after, year),
      ));
  });
};

const labelsOf = ({ acts }: DataSet): string => acts.map(({ label }) => label).join("; ");

/** Returns the changes of the notice and of the acts, which answers have beside the values. */
export const dataSetChanges = (before: DataSet, after: DataSet): ReadonlyArray<LawChange> => {
  const subject = { codes: [], origin: null, route: null, years: null };
  return [
    changeOfWord({ ...subject, figure: "notice" }, before.notice, after.notice),
    changeOfWord({ ...subject, figure: "source" }, labelsOf(before), labelsOf(after)),
  ].filter((change) => change !== undefined);
};
