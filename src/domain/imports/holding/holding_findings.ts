/** Notes of a holding: what its numbers lack, rest on, or can't rest on. Regulation (EU) 2023/956, Article 22(2). */
import { toMoneyText } from "../../../kernel/decimal.ts";
import type { ImportFinding } from "../../../kernel/findings/imports.ts";
import type { Steps } from "../../../kernel/steps.ts";
import type { Law } from "../../cbam/law/law.ts";
import type { ImportWithoutFigures } from "../figures/figures.ts";
import { idsOf } from "../ledger/alike.ts";
import { type BasisB, basisB, type DeclaredPair, type HeldImport, holdOf, withoutReturned } from "./basis.ts";

/** The first year in which an earlier declaration exists. */
const firstYearOfB = 2028;

/** Facts that the notes are of. */
export interface NotedHolding {
  /** Year, law, earlier declaration and basis. */
  readonly question: {
    readonly year: number;
    readonly law: Law;
    readonly declared: ReadonlyArray<DeclaredPair> | undefined;
    readonly ofYearsBefore?: ReadonlyArray<ImportFinding>;
    readonly ofDeclared?: ReadonlyArray<ImportFinding>;
    readonly basis?: "a" | "b";
  };
  /** The quarters, as they are answered. */
  readonly quarters: ReadonlyArray<{
    readonly quarter: string;
    readonly isObliged: boolean;
    readonly due: number;
    readonly short: number;
  }>;
  /** Imports that are held for, and could not be calculated. */
  readonly withoutFigures: ReadonlyArray<ImportWithoutFigures>;
  /** Imports that are held for. */
  readonly counted: ReadonlyArray<Pick<HeldImport, "live">>;
}

/** Notes that returned goods are among the tonnes that the second basis divides by, and what it would be without them. */
function* ofReturned(
  { declared = [], law, year }: NotedHolding["question"],
  counted: NotedHolding["counted"],
  { netT, returnedPairs, onlyReturnedPairs }: BasisB,
): Steps<ReadonlyArray<ImportFinding>> {
  const findings: Array<ImportFinding> = [];
  if (netT === undefined) return findings;
  if (returnedPairs.length > 0) {
    const without = (yield* basisB(law, counted, withoutReturned(declared))).netT ?? netT;
    findings.push({
      kind: "basisBReturned",
      pairs: returnedPairs,
      year: year - 2,
      hold: holdOf(netT),
      without: holdOf(without),
    });
  }
  if (onlyReturnedPairs.length > 0) {
    findings.push({ kind: "basisBOnlyReturned", pairs: onlyReturnedPairs, year: year - 2 });
  }
  return findings;
}

/** Returns the notes of a holding, in steps. */
export function* holdingFindings(
  { question, quarters, withoutFigures, counted }: NotedHolding,
): Steps<ReadonlyArray<ImportFinding>> {
  const { year, declared, law, ofYearsBefore = [], ofDeclared = [], basis = "a" } = question;
  const findings: Array<ImportFinding> = [{ kind: "holdingReadings" }, ...ofYearsBefore];
  const ofB = declared && year >= firstYearOfB ? yield* basisB(law, counted, declared) : undefined;
  const lacking = withoutFigures.flatMap(({ live }) => idsOf(live)).length;
  const isHeldByB = basis === "b" && ofB?.netT !== undefined;
  if (lacking > 0 && !isHeldByB) findings.push({ kind: "heldWithout", imports: lacking });
  const newest = law.prices.prices.at(-1);
  if (newest !== undefined && quarters.some(({ short }) => short > 0)) {
    findings.push({
      kind: "shortAtPrice",
      eur: toMoneyText(newest.priceEurPerTco2e),
      period: newest.period,
    });
  }
  const before = quarters.filter(({ isObliged, due }) => !isObliged && due > 0);
  if (before.length > 0) {
    findings.push({ kind: "neverExemptDueBefore", quarters: before.map(({ quarter }) => quarter) });
  }
  if (year < firstYearOfB) findings.push({ kind: "noBasisB", year, first: firstYearOfB });
  else if (ofB === undefined) findings.push({ kind: "noEarlierDeclaration", year: year - 2 });
  else {
    const { missingPairs, uncalculatedPairs, netT } = ofB;
    if (missingPairs.length > 0) findings.push({ kind: "pairsNotDeclared", pairs: missingPairs });
    if (uncalculatedPairs.length > 0) {
      findings.push({ kind: "pairsNotCalculated", pairs: uncalculatedPairs, year: year - 2 });
    }
    if (netT !== undefined) findings.push({ kind: "basisBPerTonne" }, ...ofDeclared);
    findings.push(...yield* ofReturned(question, counted, ofB));
  }
  return findings;
}
