/**
 * Moves that follow the last day of the law: sales back, which are asked for by 31 October and leave the account later, and surrenders
 * for 2026 once its own certificates are cancelled. Regulation (EU) 2023/956, Articles 19(5), 23, 24 and 26(3). Decision 0260.
 */
import type { ImportFinding } from "../../../kernel/findings/imports.ts";
import type { CalendarDay } from "../../../kernel/time/calendar.ts";
import { workingDayFrom } from "../days.ts";
import {
  balancesOn,
  buyBackDay,
  cancellationOf2026,
  isOf2026,
  lastSaleDay,
  type Lot,
  type Move,
  yearOfQuarters,
} from "./lots.ts";

/** Certificates of an account, and the day at whose end it is looked at. */
interface AccountOfDay {
  /** Every lot. */
  readonly lots: ReadonlyArray<Lot>;
  /** Every move. */
  readonly moves: ReadonlyArray<Move>;
  /** Day by whose end moves count. */
  readonly day: CalendarDay;
}

const sumOf = (all: ReadonlyArray<{ readonly number: number }>): number =>
  all.reduce((sum, { number }) => sum + number, 0);

/** Returns a note a last day to ask for it: certificates that were sold back after it. */
const soldBackAfter = ({ lots, moves, day }: AccountOfDay): ReadonlyArray<ImportFinding> =>
  [...Map.groupBy(lots, buyBackDay)].sort(([a], [b]) => a < b ? -1 : 1).flatMap(([last, own]) => {
    const ids = new Set(own.map(({ id }) => id));
    const number = sumOf(
      moves.filter((move) =>
        move.kind === "bought_back" && ids.has(move.lotId) && move.day > last && move.day <= day
      ),
    );
    const found = { kind: "soldBackAfterRequest", number, last, workingDay: workingDayFrom(last) } as const;
    return number === 0 ? [] : [found];
  });

/** Returns a note a day of cancellation: certificates that are counted as cancelled, as long as a sale back may be recorded still. */
const countedAsCancelled = ({ lots, moves, day }: AccountOfDay): ReadonlyArray<ImportFinding> => {
  const gone = balancesOn(lots, moves, day)
    .filter(({ lot, cancelledOn }) => cancelledOn <= day && day <= lastSaleDay(lot));
  return [...Map.groupBy(gone, ({ cancelledOn }) => cancelledOn)].sort(([a], [b]) => a < b ? -1 : 1)
    .map(([cancelled, balances]) => ({
      kind: "countedAsCancelled",
      number: balances.reduce((sum, { left }) => sum + left, 0),
      day: cancelled,
    }));
};

/**
 * Returns notes about certificates that were sold back after the last day to ask for it, and about those that are counted as cancelled
 * though a sale back may have been asked for.
 * @source Regulation (EU) 2023/956, Articles 23 and 24; Regulation (EEC, Euratom) 1182/71, Article 3(4)
 */
export const saleBackFindings = (account: AccountOfDay): ReadonlyArray<ImportFinding> => [
  ...soldBackAfter(account),
  ...countedAsCancelled(account),
];

/**
 * Returns a note where weekly certificates were surrendered for imports of 2026, whose own were cancelled by then.
 * @source Regulation (EU) 2023/956, Articles 19(5), 24(2) and 26(3)
 */
export const lateSurrenderFindings = (
  { lots, moves, day }: AccountOfDay,
): ReadonlyArray<ImportFinding> => {
  const weekly = new Set(lots.filter(({ kind }) => !isOf2026(kind)).map(({ id }) => id));
  const number = sumOf(
    moves.filter((move) =>
      move.kind === "surrendered" && move.forYear === yearOfQuarters && weekly.has(move.lotId) &&
      move.day <= day
    ),
  );
  return number === 0 ? [] : [{ kind: "weeklyForQuarters", number, cancelled: cancellationOf2026 }];
};
