/**
 * Purchases and moves of certificates that may have been recorded by mistake: those that are alike, a reference that is
 * used again, and what stands against taking one back.
 */
import { toMoneyText } from "../../../kernel/decimal.ts";
import type { ImportFinding } from "../../../kernel/findings/imports.ts";
import { referenceKey } from "../../../kernel/identifiers.ts";
import type { CalendarDay } from "../../../kernel/time/calendar.ts";
import type { Lot, Move } from "./lots.ts";

/** Day on which something was taken back, and why. */
export interface TakenBack {
  /** Day in Brussels. */
  readonly withdrawnOn: CalendarDay;
  /** Reason that was given; null without one. */
  readonly note: string | null;
}

/** A lot that counts no longer. */
export interface WithdrawnLot extends TakenBack {
  /** The lot as it was recorded. */
  readonly lot: Lot;
}

/** A move that counts no longer. */
export interface WithdrawnMove extends TakenBack {
  /** The move as it was recorded. */
  readonly move: Move;
}

/** Lots and moves that were recorded by mistake and count no longer. */
export interface Withdrawn {
  /** Lots in the order of purchase. */
  readonly lots: ReadonlyArray<WithdrawnLot>;
  /** Moves in the order of their days. */
  readonly moves: ReadonlyArray<WithdrawnMove>;
}

const purchase = ({ kind, boughtOn, number, unitPriceEur }: Lot) => ({
  certificates: kind,
  day: boughtOn,
  number,
  eur: toMoneyText(unitPriceEur),
});

/** The facts of a purchase as a text: the same for those that are alike. */
const factsOf = (lot: Lot): string => JSON.stringify(purchase(lot));

const moved = ({ kind, day, number, forYear }: Move) => ({ moved: kind, day, number, year: forYear });

const underReference = (lots: ReadonlyArray<Lot>, { reference }: Lot): ReadonlyArray<Lot> =>
  reference === null ? [] : lots.filter((each) => each.reference === reference);

/** Returns the lot that was recorded before under the reference of another one, with the same facts; undefined without any. */
export const sameUnderReference = (lots: ReadonlyArray<Lot>, lot: Lot): Lot | undefined =>
  underReference(lots, lot).find((each) => factsOf(each) === factsOf(lot));

/** Returns what is wrong with the reference of a lot: that one with other facts has it. */
export const referenceFindings = (lots: ReadonlyArray<Lot>, lot: Lot): ReadonlyArray<ImportFinding> => {
  const [there] = underReference(lots, lot);
  return there === undefined || there.reference === null
    ? []
    : [{ kind: "purchaseDiffers", reference: there.reference, lot: there.id, ...purchase(there) }];
};

/** Groups of those that are alike, in their order. */
const groupsOf = <Each>(
  all: ReadonlyArray<Each>,
  nameOf: (each: Each) => string,
): ReadonlyArray<readonly [Each, ReadonlyArray<Each>]> =>
  [...Map.groupBy(all, nameOf).values()].flatMap((group) => {
    const [first] = group;
    return first === undefined || group.length < 2 ? [] : [[first, group] as const];
  });

/** True if references tell apart all of some lots: each has one of its own. */
const areToldApart = (lots: ReadonlyArray<Lot>): boolean =>
  new Set(lots.flatMap(({ reference }) => reference === null ? [] : referenceKey(reference))).size ===
    lots.length;

/** Purchases and moves that count. */
interface RecordedCertificates {
  readonly lots: ReadonlyArray<Lot>;
  readonly moves: ReadonlyArray<Move>;
}

const allAlike = ({ lots, moves }: RecordedCertificates): ReadonlyArray<ImportFinding> => [
  ...groupsOf(lots, factsOf)
    .filter(([, group]) => !areToldApart(group))
    .map(([lot, group]) => ({
      kind: "purchasesAlike" as const,
      ...purchase(lot),
      lots: group.map(({ id }) => id),
    })),
  ...groupsOf(moves, (move) => JSON.stringify([move.lotId, moved(move)]))
    .map(([move, group]) => ({
      kind: "movesAlike" as const,
      ...moved(move),
      moves: group.map(({ id }) => id),
    })),
];

/** Most groups that are named one by one: the rest is counted. */
const mostNamed = 20;

/**
 * Returns which purchases may be one that was recorded more than once, and which moves of a lot: of many groups the first ones, and the
 * number of the others.
 */
export const alikeFindings = (account: RecordedCertificates): ReadonlyArray<ImportFinding> => {
  const found = allAlike(account);
  return found.length <= mostNamed
    ? found
    : [...found.slice(0, mostNamed), { kind: "moreAlike", groups: found.length - mostNamed }];
};

/** Returns why a lot can't be taken back: certificates of it left the account. */
export const withdrawalFindings = (
  moves: ReadonlyArray<Move>,
  lotId: string,
): ReadonlyArray<ImportFinding> => {
  const own = moves.filter((move) => move.lotId === lotId);
  return own.length === 0
    ? []
    : [{ kind: "lotHasMoves", moves: own.map((move) => ({ id: move.id, ...moved(move) })) }];
};
