/**
 * Certificates that must be on a declarant's account at the end of each quarter from 2027: half of the emissions of all
 * goods imported since 1 January. Regulation (EU) 2023/956, Article 22(2) to (3).
 */
import type { CalendarDay } from "../../../kernel/time/calendar.ts";
import {
  type Decimal,
  decimalOfNumber,
  plus,
  roundHalfAwayFromZero,
  times,
  zero,
} from "../../../kernel/decimal.ts";
import { inStepsOf, type Steps } from "../../../kernel/steps.ts";
import type { ImportFinding } from "../../../kernel/findings/imports.ts";
import { calculationOfMany } from "../../cbam/calculation/of_many.ts";
import type { Law } from "../../cbam/law/law.ts";
import { isNeverExempt } from "../declaration/dutiable.ts";
import {
  endOfQuarter,
  type Quarter,
  quarterAfter,
  quarterName,
  quarterOfDay,
  quartersOf,
  usualOrderDays,
  workingDaysBefore,
} from "../days.ts";
import type { ImportWithoutFigures } from "../figures/figures.ts";
import { type FiguredImport, idsOf } from "../ledger/alike.ts";
import { basisB, basisOfImport, type DeclaredPair, type HeldImport, holdOf } from "./basis.ts";
import { holdingFindings } from "./holding_findings.ts";

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
  /** Imports that certificates are held for, and that could not be calculated: the numbers of basis (a) lack them. */
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
  readonly imports: ReadonlyArray<FiguredImport>;
  /** The day on which each importer passed the threshold of the year, by its id; without those that did not. */
  readonly passedOn: ReadonlyMap<string, CalendarDay>;
  /** The declaration that was submitted in the year before; undefined where there is none. */
  readonly declared: ReadonlyArray<DeclaredPair> | undefined;
  /** Notes about what the earlier declaration's numbers rest on. */
  readonly ofDeclared?: ReadonlyArray<ImportFinding>;
  /** Certificates on the account at the end of a day, without those that are still to be surrendered by then. */
  readonly heldOn: (day: CalendarDay) => number;
  /** Notes about what is still to be surrendered for years before. */
  readonly ofYearsBefore?: ReadonlyArray<ImportFinding>;
  /** Basis that the declarant holds by; (a) where it can't be (b). */
  readonly basis?: HoldingBasis;
  /** Working days that an order takes. */
  readonly orderWorkingDays?: number;
}

/** The first year of the duty. */
const firstYear = 2027;
const moneyDecimals = 2;

const isReached = (first: Quarter | undefined, { year, quarter }: Quarter): boolean =>
  first !== undefined && (first.year < year || (first.year === year && first.quarter <= quarter));

/** Imports that count: which of them never were exempt, and from which quarter the others count. */
interface CountedImports extends HeldImport {
  /** False if basis (a) can't be calculated: basis (b), which needs the quantity alone, counts it all the same. */
  readonly isCalculated: boolean;
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

function* quarterHolding(
  question: HoldingQuestion,
  imports: ReadonlyArray<CountedImports>,
  quarter: Quarter,
): Steps<QuarterHolding> {
  const { law, declared, heldOn, basis = "a", orderWorkingDays = usualOrderDays } = question;
  const day = endOfQuarter(quarter);
  const since: Array<CountedImports> = [];
  const counted: Array<CountedImports> = [];
  let [basisAT, neverExemptT, countedT] = [zero, zero, zero];
  yield* inStepsOf(imports, (each) => {
    if (each.live.entry.facts.releasedOn > day) return;
    since.push(each);
    basisAT = plus(basisAT, each.netT);
    if (each.isNeverExempt) neverExemptT = plus(neverExemptT, each.netT);
    if (!each.isNeverExempt && !isReached(each.first, quarter)) return;
    counted.push(each);
    countedT = plus(countedT, each.netT);
  });
  const basisBT = declared && (yield* basisB(law, since, declared)).netT;
  const countedBT = basis === "b" && declared !== undefined
    ? (yield* basisB(law, counted, declared)).netT
    : undefined;
  const due = holdOf(countedBT ?? countedT);
  const account = heldOn(day);
  const short = Math.max(0, due - account);
  return {
    quarter: quarterName(quarter),
    day,
    basisAT,
    holdA: holdOf(basisAT),
    neverExemptT,
    basisBT,
    holdB: basisBT && holdOf(basisBT),
    isObliged: imports.some(({ first }) => isReached(first, quarter)),
    due,
    held: account,
    short,
    shortEur: costOf(law, short),
    orderBy: workingDaysBefore(day, orderWorkingDays),
    imports: counted.flatMap(({ live, isCalculated }) =>
      isCalculated || countedBT !== undefined ? idsOf(live) : []
    ),
  };
}

/**
 * Returns what a declarant must hold at the end of each quarter of a year, in steps: nothing before 2027. Who passes the
 * threshold in the year complies by the end of the quarter after; electricity and hydrogen, which know no threshold, count
 * before.
 * @source Regulation (EU) 2023/956, Article 22(2) and (2a)
 */
export function* holdingInSteps(question: HoldingQuestion): Steps<Holding> {
  const { year, law, imports, passedOn } = question;
  if (year < firstYear) {
    const findings: ReadonlyArray<ImportFinding> = [{ kind: "noHoldingYet", first: firstYear }];
    return { year, firstQuarter: undefined, quarters: [], obliged: 0, withoutFigures: [], findings };
  }
  const calculateTerms = calculationOfMany(law);
  const counted: Array<CountedImports> = [];
  const withoutFigures: Array<ImportWithoutFigures> = [];
  yield* inStepsOf(imports, (live) => {
    const passed = passedOn.get(live.entry.importerId);
    const never = isNeverExempt(law.tables, { live });
    if (!never && passed === undefined) return;
    const each = basisOfImport(law, calculateTerms, live);
    if ("reasons" in each) withoutFigures.push(each);
    counted.push({
      live,
      isCalculated: !("reasons" in each),
      netT: "reasons" in each ? zero : each.netT,
      isNeverExempt: never,
      first: passed && quarterAfter(quarterOfDay(passed)),
    });
  });
  const quarters: Array<QuarterHolding> = [];
  for (const quarter of quartersOf(year)) quarters.push(yield* quarterHolding(question, counted, quarter));
  return {
    year,
    firstQuarter: [...passedOn.values()].map((day) => quarterName(quarterAfter(quarterOfDay(day)))).sort()[0],
    quarters,
    obliged: Math.max(0, ...quarters.map(({ due }) => due)),
    withoutFigures,
    findings: yield* holdingFindings({ question, quarters, withoutFigures, counted }),
  };
}
