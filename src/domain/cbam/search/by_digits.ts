/** Goods by the first digits of their code, and what there is to say of digits that CBAM doesn't cover. */
import type { LawFinding } from "../../../kernel/findings/law/law_finding.ts";
import type { Goods, ReferenceTables } from "../law/reference.ts";
import { ruleOfAnnexI } from "../law/scope.ts";
import { lowerBound } from "./lower_bound.ts";

/**
 * Returns the rows whose codes begin with the digits, in CN order, at most `limit`.
 * @param goods in CN order
 */
export const byDigits = (
  goods: ReadonlyArray<Goods>,
  digits: string,
  limit: number,
): ReadonlyArray<Goods> => {
  const found: Array<Goods> = [];
  const first = lowerBound(goods.length, (at) => (goods[at]?.cnCode ?? "") < digits);
  for (let at = first; found.length < limit; at++) {
    const row = goods[at];
    if (row === undefined || !row.cnCode.startsWith(digits)) break;
    found.push(row);
  }
  return found;
};

type Level = Extract<LawFinding, { readonly kind: "notCovered" }>["level"];

/** Levels of the nomenclature by the number of their digits. */
const levelOf: ReadonlyMap<number, Level> = new Map([
  [2, "chapter"],
  [4, "heading"],
  [6, "subheading"],
  [8, "code"],
]);

/**
 * Reason why codes that Annex I does not list are not covered.
 * @param digits their first 1 to 8 digits
 * @param about what they are, in a few words; empty for nothing
 */
export const notListed = (digits: string, about: string): LawFinding => {
  const level = levelOf.get(digits.length);
  return level === undefined
    ? { kind: "beginsUncovered", digits, about }
    : { kind: "notCovered", level, digits, about };
};

/**
 * Reason why digits that Annex I leaves out or excludes are not covered; undefined for those it covers.
 * @param digits 1 to 8 digits that are no row of the tables
 * @source Regulation (EU) 2023/956, Annex I
 */
export const notCovered = (
  annexI: ReferenceTables["annexI"],
  chapters: ReadonlyMap<string, string>,
  digits: string,
): LawFinding | undefined => {
  const rule = ruleOfAnnexI(annexI, digits);
  const isExcluded = rule === "exclude" ||
    [...annexI].some(([prefix, other]) => other === "exclude" && prefix.startsWith(digits));
  if (rule !== undefined && !isExcluded) return undefined;
  const chapter = digits.slice(0, 2);
  const title = chapters.get(chapter);
  if (chapter.length === 2 && title === undefined) return { kind: "noChapter", chapter };
  return notListed(
    digits,
    digits === chapter || title === undefined ? title ?? "" : `chapter ${chapter}: ${title}`,
  );
};
