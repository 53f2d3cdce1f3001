/**
 * Is a CN code in scope of CBAM, does the origin exempt it, and is an authorised declarant needed?
 * Regulation (EU) 2023/956, Articles 2 and 2a, Annexes I and III.
 */
import type { Citation } from "../../../kernel/citation.ts";
import { type Decimal, isLess, toText } from "../../../kernel/decimal.ts";
import type { CnCode, CountryAlpha3 } from "../../../kernel/identifiers.ts";
import type { LawFinding } from "../../../kernel/findings/law/law_finding.ts";
import { onceEach } from "../../../kernel/once.ts";
import { type CodeProblem, codeProblem } from "./nomenclature.ts";
import type { Goods, ReferenceTables } from "./reference.ts";
import type { Sector } from "../../../contract/answers/members.ts";

/** Scope of a CN code by the tables. */
export interface Scope {
  /** True if CBAM reaches the code. */
  readonly inScope: boolean;
  /** Sector of Annex I, `none` outside of it. */
  readonly sector: Sector;
  /** The code's row; undefined for codes that the tables don't list. */
  readonly goods: Goods | undefined;
  /** True where the eight digits alone don't decide. */
  readonly needsManualCheck: boolean;
  /** Why the code can't be calculated with; undefined for goods. */
  readonly problem: CodeProblem | undefined;
}

const prefixLengths = new WeakMap<ReferenceTables["annexI"], ReadonlyArray<number>>();

/** Lengths of the prefixes of Annex I, the longest first. */
const lengthsOf = (annexI: ReferenceTables["annexI"]): ReadonlyArray<number> => {
  const known = prefixLengths.get(annexI);
  if (known !== undefined) return known;
  const lengths = [...new Set(Array.from(annexI.keys(), ({ length }) => length))].sort((a, b) => b - a);
  prefixLengths.set(annexI, lengths);
  return lengths;
};

/**
 * The rule of the longest prefix of Annex I that a code begins with; its exceptions are prefixes too. Undefined where
 * Annex I says nothing.
 * @param digits 2 to 8 digits
 * @source Regulation (EU) 2023/956, Annex I
 */
export const ruleOfAnnexI = (
  annexI: ReferenceTables["annexI"],
  digits: string,
): Sector | "exclude" | undefined => {
  for (const length of lengthsOf(annexI)) {
    const rule = length <= digits.length ? annexI.get(digits.slice(0, length)) : undefined;
    if (rule !== undefined) return rule;
  }
  return undefined;
};

/** Mark of codes of which Annex I lists a part of the goods, such as the calcined clay of 2507 00 80. */
const exMark = "ex:";

/** Returns the goods of a code of which Annex I lists a part, in words of the table; undefined where it lists all of them. */
export const listedPartOf = (goods: Goods | undefined): string | undefined =>
  goods?.note.startsWith(exMark) === true ? goods.note.slice(exMark.length).trim() : undefined;

/**
 * Returns the goods of a code of which Annex I lists a part, where it stays open whether the goods are of it; undefined where the table
 * names their TARIC code as that of the part, and where Annex I lists the whole code.
 */
export const openPartOf = (
  goods: Goods | undefined,
  taricCode: string | null | undefined,
): string | undefined => {
  const part = listedPartOf(goods);
  return taricCode && part?.replaceAll(" ", "").includes(taricCode) ? undefined : part;
};

const makeScope = (tables: ReferenceTables, cnCode: CnCode, goods: Goods | undefined): Scope => {
  const rule = ruleOfAnnexI(tables.annexI, cnCode);
  const isCovered = rule !== undefined && rule !== "exclude";
  const problem = codeProblem(tables, cnCode, { goods, isCovered });
  return {
    inScope: isCovered,
    sector: isCovered ? rule : "none",
    goods,
    needsManualCheck: problem !== undefined || isCovered && listedPartOf(goods) !== undefined,
    problem,
  };
};

/** Scopes of the codes that have a row, of which there are some hundreds. */
const scopesOf = onceEach((tables: ReferenceTables) =>
  onceEach((goods: Goods) => makeScope(tables, goods.cnCode, goods))
);

/** Scope of a code by Annex I. */
export const scopeOf = (tables: ReferenceTables, cnCode: CnCode): Scope => {
  const goods = tables.goods.get(cnCode);
  return goods === undefined ? makeScope(tables, cnCode, goods) : scopesOf(tables)(goods);
};

/** Why CBAM does not reach goods, and where that stands. */
export interface NotReached {
  /** Why. */
  readonly reason: LawFinding;
  /** The article of an exempt origin; undefined for goods outside Annex I. */
  readonly source: Citation | undefined;
}

/**
 * Why CBAM doesn't apply to goods of this origin; undefined where it does.
 * @source Regulation (EU) 2023/956, Article 2(1), 2(4) and Annex III
 */
export const exemptionOf = (tables: ReferenceTables, origin: CountryAlpha3): NotReached | undefined => {
  const exemption = tables.exemptOrigins.get(origin);
  return exemption && {
    reason: { kind: "exemptOrigin", country: origin, reason: exemption.reason },
    source: exemption.source,
  };
};

/** Why CBAM does not reach goods outside Annex I. */
export const outsideAnnexI = (cnCode: CnCode): NotReached => ({
  reason: { kind: "notInAnnexI", code: cnCode },
  source: undefined,
});

/** Reach of CBAM over goods of an origin. */
export type Reach =
  | { readonly status: "reached"; readonly goods: Goods }
  | { readonly status: "out_of_scope" } & NotReached
  | { readonly status: "needs_data"; readonly reason: LawFinding };

/**
 * Returns the reach of CBAM over goods of an origin. A heading or a code that the nomenclature doesn't have is no
 * answer of 0; a code that the tables lack may be outside by its origin.
 * @source Regulation (EU) 2023/956, Articles 2(1) and 2(4), Annexes I and III
 */
export const reachOf = (
  tables: ReferenceTables,
  { inScope, goods, problem }: Scope,
  { cnCode, origin }: { readonly cnCode: CnCode; readonly origin: CountryAlpha3 },
): Reach => {
  const exemption = inScope ? exemptionOf(tables, origin) : undefined;
  if (problem !== undefined && (problem.kind !== "unlisted" || exemption === undefined)) {
    return { status: "needs_data", reason: problem.reason };
  }
  if (exemption !== undefined) return { status: "out_of_scope", ...exemption };
  return inScope && goods !== undefined
    ? { status: "reached", goods }
    : { status: "out_of_scope", ...outsideAnnexI(cnCode) };
};

/** Recommendation to become an authorised CBAM declarant, with its reason. */
export interface Recommendation {
  /** True if an authorised CBAM declarant is needed. */
  readonly needsAuthorisedDeclarant: boolean;
  /** Why, with the article. */
  readonly rationale: LawFinding;
}

/**
 * Returns whether the importer needs to be an authorised declarant for a shipment of this mass.
 * @param tonnage net mass of the shipment in tonnes
 * @source Regulation (EU) 2023/956, Article 2a (threshold) and Article 5 (authorised declarant)
 */
export const recommend = (tables: ReferenceTables, scope: Scope, tonnage: Decimal): Recommendation => {
  if (!scope.inScope) {
    return {
      needsAuthorisedDeclarant: false,
      rationale: scope.problem?.reason ?? { kind: "declarantNotNeeded" },
    };
  }
  const threshold = tables.thresholds.get(scope.sector)?.tonnes ?? null;
  if (threshold === null) {
    return { needsAuthorisedDeclarant: true, rationale: { kind: "noThreshold", sector: scope.sector } };
  }
  const needsAuthorisedDeclarant = isLess(threshold, tonnage);
  const tonnes = toText(threshold);
  const { goods } = scope;
  const part = listedPartOf(goods);
  if (goods !== undefined && part !== undefined) {
    const kind = needsAuthorisedDeclarant ? "aboveThresholdOfPart" : "upToThresholdOfPart";
    return { needsAuthorisedDeclarant, rationale: { kind, tonnes, code: goods.cnCode, part } };
  }
  const kind = needsAuthorisedDeclarant ? "aboveThreshold" : "upToThreshold";
  return { needsAuthorisedDeclarant, rationale: { kind, tonnes } };
};
