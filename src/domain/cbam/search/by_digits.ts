/** Goods by the first digits of their code, and what there is to say of digits that CBAM doesn't cover. */
import type { LawFinding } from "../../../kernel/findings/law/law_finding.ts";
import { absentLevel, type CodeTables, significantDigits } from "../law/nomenclature.ts";
import type { Goods, ReferenceTables } from "../law/reference.ts";
import { ruleOfAnnexI } from "../law/scope.ts";
import { lowerBound } from "./lower_bound.ts";

/** Rows whose codes begin with the digits, in CN order. */
function* rowsBelow(goods: ReadonlyArray<Goods>, digits: string): Generator<Goods> {
  const first = lowerBound(goods.length, (at) => (goods[at]?.cnCode ?? "") < digits);
  for (let at = first;; at++) {
    const row = goods[at];
    if (row === undefined || !row.cnCode.startsWith(digits)) return;
    yield row;
  }
}

/** The codes below a heading's row, which is filled up with zeros, and then the heading: at most `limit`. */
export const withCodesBelow = (
  goods: ReadonlyArray<Goods>,
  heading: Goods,
  limit: number,
): ReadonlyArray<Goods> => {
  const codes: Array<Goods> = [];
  for (const row of rowsBelow(goods, significantDigits(heading.cnCode))) {
    if (!row.isHeading && codes.length < limit - 1) codes.push(row);
  }
  return [...codes, heading];
};

/**
 * Returns the codes that begin with the digits, in CN order, at most `limit`; for the eight digits of a heading the codes below it
 * and then the heading itself.
 * @param goods in CN order
 */
export const byDigits = (
  goods: ReadonlyArray<Goods>,
  digits: string,
  limit: number,
): ReadonlyArray<Goods> => {
  const found: Array<Goods> = [];
  let heading: Goods | undefined;
  for (const row of rowsBelow(goods, digits)) {
    if (row.isHeading) heading ??= row;
    else if (found.push(row) === limit) break;
  }
  return found.length > 0 || heading === undefined ? found : withCodesBelow(goods, heading, limit);
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

/** Reason for digits that the Combined Nomenclature doesn't have; undefined for those that it may have. */
export const notInNomenclature = (
  nomenclature: CodeTables["nomenclature"],
  digits: string,
): LawFinding | undefined => {
  const absent = digits.length < 2 ? undefined : absentLevel(nomenclature, digits);
  return absent && { kind: "absentDigits", ...absent };
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
  return notListed(
    digits,
    digits === chapter || title === undefined ? title ?? "" : `chapter ${chapter}: ${title}`,
  );
};
