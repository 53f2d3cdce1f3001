/**
 * Certificates that must be on a declarant's account at the end of each quarter from 2027: half of the emissions of all
 * goods imported since 1 January. Regulation (EU) 2023/956, Article 22(2) to (3).
 */
import type { CalendarDay } from "../../../kernel/time/calendar.ts";
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

/** Basis that a declarant holds by. */
export type HoldingBasis = "a" | "b";

/** Certificates that are due at a quarter's end. */
export interface QuarterHolding {
  /** `2027-Q3`. */
  readonly quarter: string;
  /** Last day of the quarter. */
  readonly day: CalendarDay;
  /** Net emissions by basis (a) since 1 January, as if every quarter of the year were obliged, tCO2e. */
  readonly basisAT: Decimal;
  /** Half of it, rounded up: certificates. */
  readonly holdA: number;
  /** The part of basis (a) that is of electricity and hydrogen, tCO2e. */
  readonly neverExemptT: Decimal;
  /** Net emissions by basis (b), tCO2e; undefined where it can't be used. */
  readonly basisBT: Decimal | undefined;
  /** Half of it, rounded up. */
  readonly holdB: number | undefined;
  /** True if other goods than electricity and hydrogen count: from the quarter after that of the threshold. */
  readonly isObliged: boolean;
  /** Certificates that are due by the basis that is chosen. */
  readonly due: number;
  /** Certificates on the account at the end of the day. */
  readonly held: number;
  /** Certificates that lack. */
  readonly short: number;
  /** Cost of those that are short, at the newest price, EUR with 2 decimals; undefined where there is none. */
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
  /** The first quarter at whose end other goods than electricity and hydrogen count; undefined without one. */
  readonly firstQuarter: string | undefined;
  /** The quarters, from the first to the fourth. */
  readonly quarters: ReadonlyArray<QuarterHolding>;
  /** Certificates of the year that may be sold back at most: the highest number that was due in it. */
  readonly obliged: number;
  /** Imports that could not be calculated, which the numbers lack. */
  readonly withoutFigures: ReadonlyArray<ImportWithoutFigures>;
  /** Notes for the reader. */
  readonly findings: ReadonlyArray<ImportFinding>;
}

/** Facts that a holding is made of. */
export interface HoldingQuestion {
  /** Calendar year, from 2027. */
  readonly year: number;
  /** Law and prices of the moment. */
  readonly law: Law;
  /** Live imports of the declarant that were released in the year. */
  readonly imports: ReadonlyArray<LiveImport>;
  /** The day on which each importer passed the threshold of the year, by its id; without those that did not. */
  readonly passedOn: ReadonlyMap<string, CalendarDay>;
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

/** Imports that count: which of them never were exempt, and from which quarter the others count. */
interface Counted extends HeldImport {
  readonly isNeverExempt: boolean;
  /** The quarter after that in which the importer passed the threshold. */
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

/** Half of what some imports are counted with, by the basis that is chosen. */
const dueOf = (
  { law, declared, basis = "a" }: HoldingQuestion,
  imports: ReadonlyArray<Counted>,
): number => {
  const b = basis === "b" && declared !== undefined
    ? basisB(law, imports.map(({ live }) => live), declared).netT
    : undefined;
  return holdOf(b ?? sumOfNet(imports));
};

const quarterHolding = (
  question: HoldingQuestion,
  imports: ReadonlyArray<Counted>,
  quarter: Quarter,
): QuarterHolding => {
  const { law, declared, heldOn, orderWorkingDays = usualOrderDays } = question;
  const day = endOfQuarter(quarter);
  const since = imports.filter(({ live }) => live.entry.facts.releasedOn <= day);
  const basisAT = sumOfNet(since);
  const b = declared && basisB(law, since.map(({ live }) => live), declared).netT;
  const counted = since.filter((each) => each.isNeverExempt || isReached(each.first, quarter));
  const due = dueOf(question, counted);
  const account = heldOn(day);
  const short = Math.max(0, due - account);
  return {
    quarter: quarterName(quarter),
    day,
    basisAT,
    holdA: holdOf(basisAT),
    neverExemptT: sumOfNet(since.filter((each) => each.isNeverExempt)),
    basisBT: b,
    holdB: b && holdOf(b),
    isObliged: imports.some(({ first }) => isReached(first, quarter)),
    due,
    held: account,
    short,
    shortEur: costOf(law, short),
    orderBy: workingDaysBefore(day, orderWorkingDays),
    imports: counted.map(({ live }) => live.id),
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
  const counted = calculated.filter((each) => "netT" in each).flatMap((each): ReadonlyArray<Counted> => {
    const passed = passedOn.get(each.live.entry.importerId);
    const never = isNeverExempt(law.tables, each);
    if (!never && passed === undefined) return [];
    return [{ ...each, isNeverExempt: never, first: passed && quarterAfter(quarterOfDay(passed)) }];
  });
  const quarters = quartersOf(year).map((quarter) => quarterHolding(question, counted, quarter));
  return {
    year,
    firstQuarter: [...passedOn.values()].map((day) => quarterName(quarterAfter(quarterOfDay(day)))).sort()[0],
    quarters,
    obliged: Math.max(0, ...quarters.map(({ due }) => due)),
    withoutFigures: calculated.filter((each) => "reasons" in each),
    findings: findingsOf(question, quarters),
  };
};
