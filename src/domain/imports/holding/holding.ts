/**
 * Certificates that must be on a declarant's account at the end of each quarter from 2027: half of the emissions of all
 * goods imported since 1 January. Regulation (EU) 2023/956, Article 22(2) to (3).
 */
import type { CalendarDay } from "../../../kernel/calendar.ts";
import {
  ceiling,
  type Decimal,
  decimalOfNumber,
  plus,
  roundHalfAwayFromZero,
  times,
  zero,
} from "../../../kernel/decimal.ts";
import type { ImportFinding } from "../../../kernel/findings/imports.ts";
import type { Law } from "../../cbam/law/law.ts";
import { isNeverExempt } from "../declaration/dutiable.ts";
import {
  endOfQuarter,
  type Quarter,
  quarterAfter,
  quarterName,
  quarterOfDay,
  quartersOf,
  workingDaysBefore,
} from "../days.ts";
import type { ImportWithoutFigures } from "../figures/figures.ts";
import type { LiveImport } from "../ledger/live.ts";
import { basisB, basisOfImport, type DeclaredPair, type HeldImport } from "./basis.ts";

/** Which basis a declarant holds by. */
export type HoldingBasis = "a" | "b";

/** What is due at a quarter's end. */
export interface QuarterHolding {
  /** `2027-Q3`. */
  readonly quarter: string;
  /** Last day of the quarter. */
  readonly day: CalendarDay;
  /** Net emissions by basis (a) since 1 January, tCO2e. */
  readonly basisAT: Decimal;
  /** Half of it, rounded up: certificates. */
  readonly holdA: number;
  /** The part of basis (a) that is of electricity and hydrogen, tCO2e. */
  readonly neverExemptT: Decimal;
  /** Net emissions by basis (b), tCO2e; undefined where it can't be used. */
  readonly basisBT: Decimal | undefined;
  /** Half of it, rounded up. */
  readonly holdB: number | undefined;
  /** Whether all goods count: from the quarter after that in which the threshold was passed. */
  readonly isObliged: boolean;
  /** Certificates that are due by the basis that is chosen. */
  readonly due: number;
  /** Certificates on the account at the end of the day. */
  readonly held: number;
  /** Certificates that lack. */
  readonly short: number;
  /** What they cost at the newest price, EUR with 2 decimals; undefined where there is none. */
  readonly shortEur: Decimal | undefined;
  /** The last day on which to order them. */
  readonly orderBy: CalendarDay;
  /** Ids of the imports behind it. */
  readonly imports: ReadonlyArray<string>;
}

/** The holding of a year. */
export interface Holding {
  /** Calendar year. */
  readonly year: number;
  /** The first quarter at whose end all goods count; undefined where the threshold was not passed. */
  readonly firstQuarter: string | undefined;
  /** The quarters, from the first to the fourth. */
  readonly quarters: ReadonlyArray<QuarterHolding>;
  /** Certificates of the year that may be sold back at most: the highest number that was due in it. */
  readonly obliged: number;
  /** Imports that could not be calculated, which the numbers lack. */
  readonly withoutFigures: ReadonlyArray<ImportWithoutFigures>;
  /** What a reader should know. */
  readonly findings: ReadonlyArray<ImportFinding>;
}

/** What a holding is made of. */
export interface HoldingQuestion {
  /** Calendar year, from 2027. */
  readonly year: number;
  /** Law and prices of the moment. */
  readonly law: Law;
  /** Live imports of the declarant that were released in the year. */
  readonly imports: ReadonlyArray<LiveImport>;
  /** The day on which the importer passed the threshold of the year; undefined where it did not. */
  readonly passedOn: CalendarDay | undefined;
  /** The declaration that was submitted in the year before; undefined where there is none. */
  readonly declared: ReadonlyArray<DeclaredPair> | undefined;
  /** Certificates on the account at the end of a day. */
  readonly heldOn: (day: CalendarDay) => number;
  /** Basis that the declarant holds by; (a) where it can't be (b). */
  readonly basis?: HoldingBasis;
  /** Working days that an order takes. */
  readonly orderWorkingDays?: number;
}

/** The first year of the duty, and the first in which an earlier declaration exists. */
const firstYear = 2027;
const firstYearOfB = 2028;
const usualOrderDays = 10;
const half = decimalOfNumber(0.5) ?? zero;
const moneyDecimals = 2;

const holdOf = (netT: Decimal): number => ceiling(times(half, netT));

const sumOfNet = (imports: ReadonlyArray<HeldImport>): Decimal =>
  imports.reduce((sum, { netT }) => plus(sum, netT), zero);

const isReached = (first: Quarter | undefined, { year, quarter }: Quarter): boolean =>
  first !== undefined && (first.year < year || (first.year === year && first.quarter <= quarter));

interface Prepared {
  readonly held: ReadonlyArray<HeldImport>;
  readonly first: Quarter | undefined;
}

const costOf = ({ prices }: Law, certificates: number): Decimal | undefined => {
  const newest = prices.prices.at(-1);
  return newest &&
    roundHalfAwayFromZero(
      times(newest.priceEurPerTco2e, decimalOfNumber(certificates) ?? zero),
      moneyDecimals,
    );
};

const quarterHolding = (
  question: HoldingQuestion,
  { held, first }: Prepared,
  quarter: Quarter,
): QuarterHolding => {
  const { law, declared, heldOn, basis = "a", orderWorkingDays = usualOrderDays } = question;
  const day = endOfQuarter(quarter);
  const since = held.filter(({ live }) => live.entry.facts.releasedOn <= day);
  const never = since.filter((each) => isNeverExempt(law.tables, each));
  const [basisAT, neverExemptT] = [sumOfNet(since), sumOfNet(never)];
  const b = declared && basisB(law, since.map(({ live }) => live), declared).netT;
  const isObliged = isReached(first, quarter);
  const [holdA, holdB] = [holdOf(basisAT), b && holdOf(b)];
  const due = !isObliged ? holdOf(neverExemptT) : basis === "b" ? holdB ?? holdA : holdA;
  const account = heldOn(day);
  const short = Math.max(0, due - account);
  return {
    quarter: quarterName(quarter),
    day,
    basisAT,
    holdA,
    neverExemptT,
    basisBT: b,
    holdB,
    isObliged,
    due,
    held: account,
    short,
    shortEur: costOf(law, short),
    orderBy: workingDaysBefore(day, orderWorkingDays),
    imports: (isObliged ? since : never).map(({ live }) => live.id),
  };
};

const findingsOf = (question: HoldingQuestion, quarters: ReadonlyArray<QuarterHolding>) => {
  const { year, declared, law, imports } = question;
  const findings: Array<ImportFinding> = [{ kind: "holdingReadings" }];
  const before = quarters.filter(({ isObliged, due }) => !isObliged && due > 0);
  if (before.length > 0) {
    findings.push({ kind: "neverExemptDueBefore", quarters: before.map(({ quarter }) => quarter) });
  }
  if (year < firstYearOfB) findings.push({ kind: "noBasisB", year, first: firstYearOfB });
  else if (declared === undefined) findings.push({ kind: "noEarlierDeclaration", year: year - 2 });
  else {
    const { missingPairs } = basisB(law, imports, declared);
    if (missingPairs.length > 0) findings.push({ kind: "pairsNotDeclared", pairs: missingPairs });
    else findings.push({ kind: "basisBPerTonne" });
  }
  return findings;
};

/**
 * Returns what a declarant must hold at the end of each quarter of a year: nothing before 2027. Who passes the threshold
 * in the year complies by the end of the quarter after; electricity and hydrogen, which know no threshold, count before.
 * @source Regulation (EU) 2023/956, Article 22(2) and (2a)
 */
export const holdingOf = (question: HoldingQuestion): Holding => {
  const { year, law, imports, passedOn } = question;
  if (year < firstYear) {
    const findings: ReadonlyArray<ImportFinding> = [{ kind: "noHoldingYet", first: firstYear }];
    return { year, firstQuarter: undefined, quarters: [], obliged: 0, withoutFigures: [], findings };
  }
  const calculated = imports.map((live) => basisOfImport(law, live));
  const held = calculated.filter((each) => "netT" in each);
  const withoutFigures = calculated.filter((each) => "reasons" in each);
  const first = passedOn && quarterAfter(quarterOfDay(passedOn));
  const quarters = quartersOf(year).map((quarter) => quarterHolding(question, { held, first }, quarter));
  return {
    year,
    firstQuarter: first && quarterName(first),
    quarters,
    obliged: Math.max(0, ...quarters.map(({ due }) => due)),
    withoutFigures,
    findings: findingsOf(question, quarters),
  };
};
