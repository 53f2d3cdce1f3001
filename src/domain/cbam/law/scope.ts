/**
 * Is a CN code in scope of CBAM, does the origin exempt it, and is an authorised declarant needed?
 * Regulation (EU) 2023/956, Articles 2 and 2a, Annexes I and III.
 */
import type { Citation } from "../../../kernel/citation.ts";
import { type Decimal, isLess, toText } from "../../../kernel/decimal.ts";
import type { CnCode, CountryAlpha3 } from "../../../kernel/identifiers.ts";
import type { LawFinding } from "../../../kernel/findings/law/law_finding.ts";
import { onceEach } from "../../../kernel/once.ts";
import type { Goods, ReferenceTables } from "./reference.ts";
import type { Sector } from "../../../contract/answers/members.ts";

/** What the tables say of a CN code. */
export interface Scope {
  /** Whether CBAM reaches the code. */
  readonly inScope: boolean;
  /** Sector of Annex I, `none` outside of it. */
  readonly sector: Sector;
  /** The code's row; undefined for codes that the tables don't list. */
  readonly goods: Goods | undefined;
  /** True where the eight digits alone don't decide. */
  readonly needsManualCheck: boolean;
  /** For a heading outside of CBAM: the codes and headings below it that are listed, in their order. */
  readonly listedBelow: ReadonlyArray<string>;
}

const prefixLengths = new WeakMap<ReferenceTables["annexI"], ReadonlyArray<number>>();

/** How many digits the prefixes of Annex I have, the longest first. */
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

/** What Annex I lists below a heading or a subheading that was filled up with zeros; nothing for the code of goods. */
const listedBelow = (
  annexI: ReferenceTables["annexI"],
  cnCode: CnCode,
  goods: Goods | undefined,
): ReadonlyArray<string> => {
  const digits = cnCode.replace(/(?:00){1,3}$/, "");
  if (digits === cnCode || goods?.isHeading === false) return [];
  return [...annexI].flatMap(([prefix, rule]) =>
    rule !== "exclude" && prefix.startsWith(digits) ? [prefix] : []
  ).sort();
};

const makeScope = (tables: ReferenceTables, cnCode: CnCode, goods: Goods | undefined): Scope => {
  const rule = ruleOfAnnexI(tables.annexI, cnCode);
  if (rule === undefined || rule === "exclude") {
    return {
      inScope: false,
      sector: "none",
      goods,
      needsManualCheck: false,
      listedBelow: listedBelow(tables.annexI, cnCode, goods),
    };
  }
  const isListed = goods !== undefined && !goods.isHeading;
  return {
    inScope: true,
    sector: rule,
    goods,
    needsManualCheck: !isListed || goods.note.startsWith("ex:"),
    listedBelow: [],
  };
};

/** What is found of the codes that have a row, of which there are some hundreds. */
const scopesOf = onceEach((tables: ReferenceTables) =>
  onceEach((goods: Goods) => makeScope(tables, goods.cnCode, goods))
);

/** What Annex I says of a code. */
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

/** Why CBAM does not reach a code outside Annex I; a heading's reason names what is listed below it. */
export const outsideAnnexI = (cnCode: CnCode, { listedBelow }: Scope): NotReached => ({
  reason: listedBelow.length === 0
    ? { kind: "notInAnnexI", code: cnCode }
    : { kind: "headingOfSome", code: cnCode, listed: listedBelow },
  source: undefined,
});

/** Whether the importer needs to be an authorised CBAM declarant, and why. */
export interface Recommendation {
  /** Whether an authorised CBAM declarant is needed. */
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
      rationale: scope.listedBelow.length === 0
        ? { kind: "declarantNotNeeded" }
        : { kind: "listedBelowHeading", listed: scope.listedBelow },
    };
  }
  const threshold = tables.thresholds.get(scope.sector)?.tonnes ?? null;
  if (threshold === null) {
    return { needsAuthorisedDeclarant: true, rationale: { kind: "noThreshold", sector: scope.sector } };
  }
  const needsAuthorisedDeclarant = isLess(threshold, tonnage);
  const kind = needsAuthorisedDeclarant ? "aboveThreshold" : "upToThreshold";
  return { needsAuthorisedDeclarant, rationale: { kind, tonnes: toText(threshold) } };
};
