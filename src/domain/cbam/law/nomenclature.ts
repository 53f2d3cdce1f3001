/**
 * Codes that nothing can be imported under: headings, and digits that the Combined Nomenclature doesn't have. They get a
 * reason with the codes below them or near them, and no figures. Decisions, "Changed and added on 22 November 2026".
 */
import type { LawFinding } from "../../../kernel/findings/law/law_finding.ts";
import type { CnCode } from "../../../kernel/identifiers.ts";
import type { Goods, ReferenceTables } from "./reference.ts";

/** Why a code can't be calculated with. */
export interface CodeProblem {
  /**
   * `heading`: a heading or subheading filled up with zeros; `absent`: no chapter, heading or subheading of the nomenclature;
   * `unlisted`: below Annex I, and no code of the tables.
   */
  readonly kind: "heading" | "absent" | "unlisted";
  /** Why, with the codes below or near it. */
  readonly reason: LawFinding;
}

/** Tables that decide what a code is. */
export type CodeTables = Pick<ReferenceTables, "goods" | "annexI" | "nomenclature">;

/** Chapters that the Union keeps for codes of its own: their codes aren't in the table. */
const chaptersOfTheUnion = /^9[89]/;
/** Headings of those chapters: components of complete industrial plant; goods of travellers, of ships' stores and the like. */
const headingsOfTheUnion = /^(?:9880|99(?:05|19|20|30|31|50|90))/;
const filledUp = /(?:00){1,3}$/;
const shownBelow = 6;
const shownNear = 3;

/** Codes for a sentence: the first ones, and how many more there are. */
const firstOf = (codes: ReadonlyArray<string>, limit: number) =>
  codes.length <= limit + 1
    ? { codes, more: 0 }
    : { codes: codes.slice(0, limit), more: codes.length - limit };

/** Digits of a code without the zeros that fill up a chapter, a heading or a subheading. */
export const significantDigits = (cnCode: CnCode): string => cnCode.replace(filledUp, "");

/** A level of the nomenclature that lacks the digits. */
export interface AbsentLevel {
  /** Name of the level. */
  readonly level: "chapter" | "heading" | "subheading";
  /** Digits that it would have. */
  readonly digits: string;
}

const chaptersOf = new WeakMap<CodeTables["nomenclature"], ReadonlySet<string>>();

const hasChapter = (nomenclature: CodeTables["nomenclature"], digits: string): boolean => {
  const known = chaptersOf.get(nomenclature) ??
    new Set(Array.from(nomenclature.keys(), (heading) => heading.slice(0, 2)));
  chaptersOf.set(nomenclature, known);
  return known.has(digits);
};

/**
 * The first level at which the Combined Nomenclature doesn't have the digits; undefined where it has them. Digits behind the
 * sixth are not looked at.
 * @param digits 2 to 8 digits
 * @source Regulation (EEC) No 2658/87, Annex I
 */
export const absentLevel = (
  nomenclature: CodeTables["nomenclature"],
  digits: string,
): AbsentLevel | undefined => {
  if (chaptersOfTheUnion.test(digits)) {
    return digits.length < 4 || headingsOfTheUnion.test(digits)
      ? undefined
      : { level: "heading", digits: digits.slice(0, 4) };
  }
  const [chapter, heading] = [digits.slice(0, 2), digits.slice(0, 4)];
  if (!hasChapter(nomenclature, chapter)) return { level: "chapter", digits: chapter };
  if (digits.length < 4) return undefined;
  const subheadings = nomenclature.get(heading);
  if (subheadings === undefined) return { level: "heading", digits: heading };
  return digits.length < 6 || subheadings.has(digits.slice(4, 6))
    ? undefined
    : { level: "subheading", digits: digits.slice(0, 6) };
};

/** Codes of the tables that begin with the digits. */
const codesBelow = (goods: CodeTables["goods"], digits: string): ReadonlyArray<string> =>
  [...goods.values()].flatMap(({ cnCode, isHeading }) =>
    !isHeading && cnCode.startsWith(digits) ? [cnCode] : []
  );

const decimalDigits = "0123456789";

/** Digits with one of them replaced, or two neighbours exchanged: what a slip of the keyboard makes of them. */
const slipsOf = (digits: string): ReadonlyArray<string> => {
  const slips: Array<string> = [];
  for (let at = 0; at < digits.length; at++) {
    const [before, after] = [digits.slice(0, at), digits.slice(at + 1)];
    if (after !== "") slips.push(before + after.charAt(0) + digits.charAt(at) + after.slice(1));
    for (const digit of decimalDigits) slips.push(before + digit + after);
  }
  return slips;
};

/** Codes of the tables that a code may have been meant for: one slip away, else those that begin with the most of its digits. */
const codesNear = (goods: CodeTables["goods"], cnCode: CnCode): ReadonlyArray<string> => {
  const near = new Set(slipsOf(cnCode).filter((slip) => goods.get(slip)?.isHeading === false));
  if (near.size > 0) return [...near].sort();
  for (let length = 7; length >= 4; length--) {
    const below = codesBelow(goods, cnCode.slice(0, length));
    if (below.length > 0) return below;
  }
  return [];
};

/** Prefixes that Annex I lists below a heading or a subheading. */
const listedBelow = (annexI: CodeTables["annexI"], digits: string): ReadonlyArray<string> =>
  [...annexI].flatMap(([prefix, rule]) => rule !== "exclude" && prefix.startsWith(digits) ? [prefix] : [])
    .sort();

const asHeading = (tables: CodeTables, cnCode: CnCode, isCovered: boolean): CodeProblem | undefined => {
  const digits = significantDigits(cnCode);
  if (digits === cnCode) return undefined;
  const listed = listedBelow(tables.annexI, digits);
  if (!isCovered) {
    if (listed.length === 0) return undefined;
    return { kind: "heading", reason: { kind: "headingOfSome", code: cnCode, listed } };
  }
  const below = codesBelow(tables.goods, digits);
  if (below.length === 0) return undefined;
  return { kind: "heading", reason: { kind: "headingOfCodes", code: cnCode, ...firstOf(below, shownBelow) } };
};

/**
 * Why a code can't be calculated with; undefined for goods.
 * @param goods the code's row of the tables
 * @param isCovered whether a prefix of Annex I includes the code
 * @source Regulation (EU) 2023/956, Annex I; Regulation (EEC) No 2658/87, Annex I
 */
export const codeProblem = (
  tables: CodeTables,
  cnCode: CnCode,
  { goods, isCovered }: { readonly goods: Goods | undefined; readonly isCovered: boolean },
): CodeProblem | undefined => {
  if (goods?.isHeading === false) return undefined;
  const absent = absentLevel(tables.nomenclature, significantDigits(cnCode));
  if (absent !== undefined) {
    const near = codesNear(tables.goods, cnCode);
    const parts = { code: cnCode, level: absent.level, digits: absent.digits };
    return {
      kind: "absent",
      reason: near.length === 0
        ? { kind: "absentCode", ...parts }
        : { kind: "absentCodeNear", ...parts, ...firstOf(near, shownNear) },
    };
  }
  const heading = asHeading(tables, cnCode, isCovered);
  if (heading !== undefined || !isCovered) return heading;
  const near = codesNear(tables.goods, cnCode);
  return {
    kind: "unlisted",
    reason: near.length === 0
      ? { kind: "notInTables", code: cnCode }
      : { kind: "notInTablesNear", code: cnCode, ...firstOf(near, shownNear) },
  };
};
