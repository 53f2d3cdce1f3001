/**
 * Certificates of 2026 beside the quarters that they are counted for, and beside the prices of their quarters: each is sold at the
 * price of the quarter of importation. Regulation (EU) 2023/956, Article 21(1a); Implementing Regulation (EU) 2025/2548, Article 1.
 */
import { isZero, minus, toMoneyText } from "../../../kernel/decimal.ts";
import type { ImportFinding } from "../../../kernel/findings/imports.ts";
import type { CalendarDay } from "../../../kernel/time/calendar.ts";
import type { Law } from "../../cbam/law/law.ts";
import { isOf2026, type Lot, type Move, uncancelledOf, yearOfQuarters } from "./lots.ts";

/** Certificates that the imports of 2026 need. */
export interface NeedOf2026 {
  /** Certificates of the year, rounded up once. */
  readonly due: number;
  /** Certificates of each quarter, rounded up. */
  readonly quarters: ReadonlyArray<{ readonly quarter: string; readonly certificates: number }>;
}

/** Certificates of an account on a day. */
export interface AccountOfDay {
  /** Every lot. */
  readonly lots: ReadonlyArray<Lot>;
  /** Every move. */
  readonly moves: ReadonlyArray<Move>;
  /** Day at whose end the account is looked at. */
  readonly day: CalendarDay;
}

const sum = (numbers: ReadonlyArray<number>): number => numbers.reduce((total, each) => total + each, 0);

/** Returns how many of a kind were surrendered for 2026 by the end of the day. */
const surrenderedOf = ({ lots, moves, day }: AccountOfDay, quarter: string): number => {
  const own = new Set(lots.filter(({ kind }) => kind === quarter).map(({ id }) => id));
  return sum(
    moves.filter((move) =>
      own.has(move.lotId) && move.kind === "surrendered" && move.forYear === yearOfQuarters && move.day <= day
    ).map(({ number }) => number),
  );
};

/** Returns how many of a kind may be surrendered still at the end of the day. */
const heldOf = ({ lots, moves, day }: AccountOfDay, quarter: string): number =>
  sum(lots.filter(({ kind }) => kind === quarter).map((lot) => uncancelledOf(lot, moves, day)));

/** A quarter's need beside the certificates of its kind. */
interface QuarterThere {
  readonly quarter: string;
  readonly due: number;
  readonly there: number;
}

/** Returns how many certificates fill the year's need that are of another quarter than the imports which lack them. */
const ofOthers = (quarters: ReadonlyArray<QuarterThere>, due: number): number =>
  Math.max(
    0,
    Math.min(due, sum(quarters.map(({ there }) => there))) -
      sum(quarters.map((each) => Math.min(each.there, each.due))),
  );

const mismatched = (quarters: ReadonlyArray<QuarterThere>): ReadonlyArray<QuarterThere> =>
  quarters.filter(({ due, there }) => due !== there);

/** Certificates of other quarters by one way of counting what the year needs. */
interface OfOtherQuarters {
  readonly number: number;
  readonly findings: ReadonlyArray<ImportFinding>;
}

const beside = (account: AccountOfDay, { due, quarters }: NeedOf2026): OfOtherQuarters => {
  const surrendered = quarters.map(({ quarter, certificates }) => ({
    quarter,
    due: certificates,
    there: surrenderedOf(account, quarter),
  }));
  const all = surrendered.map((each) => ({ ...each, there: each.there + heldOf(account, each.quarter) }));
  const gone = ofOthers(surrendered, due);
  const counted = ofOthers(all, due);
  const findings: ReadonlyArray<ImportFinding> = [
    ...(gone === 0 ? [] : [{
      kind: "surrenderedForOtherQuarter" as const,
      number: gone,
      quarters: mismatched(surrendered),
    }]),
    ...(counted <= gone ? [] : [{
      kind: "countedForOtherQuarter" as const,
      number: counted - gone,
      quarters: mismatched(all),
    }]),
  ];
  return { number: Math.max(gone, counted), findings };
};

/**
 * Returns notes about certificates of 2026 that were surrendered for imports of another quarter than theirs, or are counted towards
 * them on the account.
 * @param needs what the year needs, by each way of counting it: certificates that fit one of them are right
 */
export const otherQuarterFindings = (
  account: AccountOfDay,
  needs: readonly [NeedOf2026, ...ReadonlyArray<NeedOf2026>],
): ReadonlyArray<ImportFinding> => {
  const [first, ...others] = needs;
  return others.map((need) => beside(account, need))
    .reduce((least, each) => each.number < least.number ? each : least, beside(account, first)).findings;
};

/** Returns notes about lots of 2026 whose price is not the published one of their quarter. */
export const quarterPriceFindings = (
  { lots, day }: Pick<AccountOfDay, "lots" | "day">,
  { prices }: Pick<Law, "prices">,
): ReadonlyArray<ImportFinding> => {
  const published = new Map(prices.prices.map((each) => [each.period, each.priceEurPerTco2e]));
  const differing = lots.filter(({ kind, unitPriceEur, boughtOn }) => {
    const own = published.get(kind);
    return isOf2026(kind) && boughtOn <= day && own !== undefined && !isZero(minus(own, unitPriceEur));
  });
  const alike = Map.groupBy(differing, ({ kind, unitPriceEur }) => `${kind} ${toMoneyText(unitPriceEur)}`);
  return [...alike.values()].flatMap((group): ReadonlyArray<ImportFinding> => {
    const [first] = group;
    const own = first && published.get(first.kind);
    return first === undefined || own === undefined ? [] : [{
      kind: "otherPriceThanQuarter",
      certificates: first.kind,
      eur: toMoneyText(first.unitPriceEur),
      published: toMoneyText(own),
      lots: group.map(({ id, boughtOn }) => ({ id, day: boughtOn })),
    }];
  });
};
