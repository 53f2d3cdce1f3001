/**
 * Application of the Regulation to an import, and of its mass to the 50 t. Regulation (EU) 2023/956, Articles 2, 2a and
 * 6, Annexes I, III and VII.
 */
import { type Decimal, zero } from "../../../kernel/decimal.ts";
import type { ImportFinding } from "../../../kernel/findings/imports.ts";
import type { CodeProblem } from "../../cbam/law/nomenclature.ts";
import type { Exemption, ReferenceTables } from "../../cbam/law/reference.ts";
import { type Scope, scopeOf } from "../../cbam/law/scope.ts";
import { tablesOfImport } from "../../cbam/law/tables_of_import.ts";
import type { ImportFacts, PlacedGoods } from "./entry.ts";

/** Why the Regulation applies to an import, or does not. */
export type RegulationStatus =
  | "in_scope"
  | "not_in_annex_i"
  | "annex_iii_origin"
  | "eu_origin"
  | "exempt_territory"
  | "military"
  | "offshore";

/** Every standing. */
export const regulationStatuses: ReadonlyArray<RegulationStatus> = [
  "in_scope",
  "not_in_annex_i",
  "annex_iii_origin",
  "eu_origin",
  "exempt_territory",
  "military",
  "offshore",
];

/** Reasons by which an exempt origin is of the Union itself: a code that says so is declared for no other. */
const ofUnion = [
  /\bis a member state of the (?:(?:European )?Union|EU)\b/i,
  /\b(?:belongs to|considered part of|is part of) the customs territory of the (?:European )?Union\b/i,
];

/**
 * Returns whether an exempt origin is of the Union, by the words of its reason; others are exempt as those of Annex III are, by
 * whichever act they were added.
 */
const isOfUnion = ({ reason, source }: Exemption): boolean =>
  ofUnion.some((words) => words.test(reason)) && !`${reason} ${source.label}`.includes("Annex III");

const standingOfClaim = {
  territory: "exempt_territory",
  military: "military",
  offshore: "offshore",
} as const;

/** Goods of which production abroad is offshore: electricity and hydrogen only. */
const offshoreSectors: ReadonlySet<string> = new Set(["electricity", "hydrogen"]);

/** Facts of an import that the goods are known by to which the Regulation applies. */
export interface RegulatedFacts
  extends Pick<ImportFacts, "releasedOn" | "cnCode" | "origin" | "determination"> {
  /** Goods placed under inward processing. */
  readonly placed: Pick<PlacedGoods, "cnCode" | "origin"> | null;
}

/**
 * Returns the goods to which the Regulation applies: after inward processing those that were placed under it, whatever was made
 * of them and wherever that originates.
 * @source Regulation (EU) 2023/956, Articles 2(1) and 6(3)
 */
export const regulatedGoods = (
  facts: Omit<RegulatedFacts, "releasedOn">,
): Pick<ImportFacts, "cnCode" | "origin"> =>
  facts.determination === "inward" && facts.placed !== null ? facts.placed : facts;

/** Returns the TARIC code of the goods to which the Regulation applies; undefined where none is named. */
export const regulatedTaricCode = (
  { determination, placed, taricCode }: Pick<ImportFacts, "determination" | "placed" | "taricCode">,
): string | undefined =>
  (determination === "inward" && placed !== null ? placed.taricCode : taricCode) ?? undefined;

/** Returns the scope of the goods to which the Regulation applies, by the tables that apply to the day of release. */
export const regulatedScope = (tables: ReferenceTables, facts: RegulatedFacts): Scope =>
  scopeOf(tablesOfImport(tables, facts.releasedOn), regulatedGoods(facts).cnCode);

/** Returns whether goods of the sector have no threshold, as electricity and hydrogen, among imports of the day. */
export const hasNoThreshold = (
  tables: ReferenceTables,
  { sector }: Pick<Scope, "sector">,
  { releasedOn }: Pick<ImportFacts, "releasedOn">,
): boolean => (tablesOfImport(tables, releasedOn).thresholds.get(sector)?.tonnes ?? null) === null;

/**
 * Returns how an import stands to the Regulation. An exemption that only the caller can know counts as it is claimed;
 * `offshore` for electricity and hydrogen only.
 * @source Regulation (EU) 2023/956, Article 2(1), (3), (3a), (4), (5), Article 6(3) and Annexes I and III
 */
export const standingOf = (
  tables: ReferenceTables,
  facts: RegulatedFacts & Pick<ImportFacts, "claimedExemption">,
): RegulationStatus => {
  const { claimedExemption } = facts;
  const scope = regulatedScope(tables, facts);
  if (!scope.inScope) return "not_in_annex_i";
  const exemption = tablesOfImport(tables, facts.releasedOn).exemptOrigins.get(regulatedGoods(facts).origin);
  if (exemption !== undefined) {
    return isOfUnion(exemption) ? "eu_origin" : "annex_iii_origin";
  }
  if (claimedExemption === null) return "in_scope";
  const isClaimable = claimedExemption !== "offshore" || offshoreSectors.has(scope.sector);
  return isClaimable ? standingOfClaim[claimedExemption] : "in_scope";
};

/**
 * Returns why no standing outside Annex I can be told from an import's digits, which no goods have: a heading, or a code that the
 * nomenclature lacks; undefined for goods.
 */
export const unknownGoods = (
  tables: ReferenceTables,
  facts: RegulatedFacts,
  standing: RegulationStatus,
): CodeProblem | undefined =>
  standing === "not_in_annex_i" ? regulatedScope(tables, facts).problem : undefined;

/** Settings for questions about the threshold that the law leaves open; the defaults follow its letter. */
export interface ThresholdSettings {
  /** True if returned goods count, which are imported goods of Annex I with zero emissions. */
  readonly countsReturned: boolean;
  /** True if goods after outward processing count. */
  readonly countsOutward: boolean;
}

/** By the letter all imported goods of Annex I count. */
export const thresholdSettings: ThresholdSettings = { countsReturned: true, countsOutward: true };

/** Returns the settings of who reads the act otherwise about returned goods, or says nothing of them. */
export const settingsOf = (returnedGoods: "counted" | "excluded" | undefined): ThresholdSettings => ({
  ...thresholdSettings,
  countsReturned: returnedGoods !== "excluded",
});

/** Facts of an import that its mass is counted by. */
export interface CountedFacts extends
  Pick<
    ImportFacts,
    "releasedOn" | "cnCode" | "origin" | "claimedExemption" | "determination" | "netMassT"
  > {
  /** Goods placed under inward processing. */
  readonly placed: Pick<PlacedGoods, "cnCode" | "origin" | "netMassT"> | null;
}

/** Mass of an import that counts towards the threshold. */
export interface CountedMass {
  /** True if it counts. */
  readonly counts: boolean;
  /** Net mass that counts, tonnes; 0 where it does not count. */
  readonly massT: Decimal;
  /** Notes on the mass. */
  readonly findings: ReadonlyArray<ImportFinding>;
}

const notCounted = (...findings: ReadonlyArray<ImportFinding>): CountedMass => ({
  counts: false,
  massT: zero,
  findings,
});

/**
 * Returns what of an import counts towards the threshold: nothing where the Regulation does not apply, nothing of
 * electricity and hydrogen, after inward processing the mass of the goods that were placed.
 * @source Regulation (EU) 2023/956, Article 2a(1) and (4), Article 6(3) to (5), Annex VII
 */
export const countedMassOf = (
  tables: ReferenceTables,
  facts: CountedFacts,
  settings: ThresholdSettings = thresholdSettings,
): CountedMass => {
  const { determination, netMassT, placed } = facts;
  if (standingOf(tables, facts) !== "in_scope") return notCounted();
  const scope = regulatedScope(tables, facts);
  if (hasNoThreshold(tables, scope, facts)) return notCounted({ kind: "neverCounted", sector: scope.sector });
  if (determination === "inward" && placed !== null) {
    return { counts: true, massT: placed.netMassT, findings: [{ kind: "inwardMass" }] };
  }
  if (determination === "returned") {
    const finding = { kind: "returnedGoods", counts: settings.countsReturned } as const;
    return settings.countsReturned
      ? { counts: true, massT: netMassT, findings: [finding] }
      : notCounted(finding);
  }
  if (determination === "outward" && !settings.countsOutward) {
    return notCounted({ kind: "outwardGoods", counts: false });
  }
  const findings: ReadonlyArray<ImportFinding> = determination === "outward"
    ? [{ kind: "outwardGoods", counts: true }]
    : [];
  return { counts: true, massT: netMassT, findings };
};
