/**
 * An importer's ledger, or a line alone, beside the exemption of small quantities. Regulation (EU) 2023/956, Article 2a: who is above
 * the limit is not exempt, whatever was expected.
 */
import { type Decimal, isLess, minus, times, toJsonNumber } from "../../../kernel/decimal.ts";
import type { ImportFinding } from "../../../kernel/findings/imports.ts";
import { yearOf } from "../../../kernel/time/calendar.ts";
import type { ReferenceTables } from "../../cbam/law/reference.ts";
import type { AnnualThreshold, ImportTables } from "../law.ts";
import { type CountedFacts, countedMassOf } from "../ledger/standing.ts";
import { limitOfYear } from "../threshold/limit.ts";

/** An importer's year in the ledger, or what is known of it by one line. */
export interface LedgerMass {
  /** Calendar year. */
  readonly year: number;
  /** The year's limit. */
  readonly threshold: AnnualThreshold;
  /** Net mass that counts, tonnes; with the line that is asked about where that isn't in the ledger yet. */
  readonly totalT: Decimal;
  /** True if the total has a mass that isn't in the ledger yet. */
  readonly isWithLine: boolean;
  /** True where no ledger is known: the total is the mass of the line. */
  readonly isLineAlone?: boolean;
}

/** Returns the mass of a line whose importer is not named; undefined for a year without a limit. */
export const massOfLine = (
  { facts, tables, imports }: {
    readonly facts: CountedFacts;
    readonly tables: ReferenceTables;
    readonly imports: Pick<ImportTables, "thresholds">;
  },
): LedgerMass | undefined => {
  const year = yearOf(facts.releasedOn);
  const threshold = limitOfYear(imports, tables, year);
  if (threshold === undefined) return undefined;
  const totalT = countedMassOf(tables, facts).massT;
  return { year, threshold, totalT, isWithLine: true, isLineAlone: true };
};

/** Returns whether the year stays at or below the limit. */
export const staysWithin = ({ totalT, threshold }: LedgerMass): boolean => !isLess(threshold.tonnes, totalT);

/** Returns what a reader should know of a line above the limit, or a ledger that is, or is so near that authorities are told. */
export const massFindings = (mass: LedgerMass): ReadonlyArray<ImportFinding> => {
  const { year, threshold: { tonnes, warnShare }, totalT, isWithLine, isLineAlone = false } = mass;
  const [total, limit] = [toJsonNumber(totalT), toJsonNumber(tonnes)];
  if (isLineAlone) return staysWithin(mass) ? [] : [{ kind: "lineAboveLimit", year, mass: total, limit }];
  const told = { year, total, limit, isWithLine };
  if (!staysWithin(mass)) return [{ kind: "ledgerAboveLimit", ...told }];
  return isLess(times(tonnes, warnShare), totalT)
    ? [{ kind: "ledgerNearLimit", ...told, rest: toJsonNumber(minus(tonnes, totalT)) }]
    : [];
};
