/**
 * A figure of the law that changes with its tables: what it was, and what it becomes. Figures are told as the acts print them,
 * without mark-up.
 */
import {
  type Decimal,
  exactly,
  isLess,
  isZero,
  times,
  toJsonNumber,
  toText,
} from "../../../kernel/decimal.ts";
import type { LawFigure } from "../../../kernel/findings/law/law_figures.ts";

/** Subject of a figure; a part that the figure doesn't have is null. */
export interface FigureSubject {
  /** Name of the figure. */
  readonly figure: LawFigure;
  /** CN codes, or digits of Annex I, or sectors. */
  readonly codes: ReadonlyArray<string>;
  /** ISO 3166-1 alpha-3, or `OTHER` for every country without values of its own. */
  readonly origin: string | null;
  /** Production route, such as `(C)`. */
  readonly route: string | null;
  /** `2026`, or `2026-2030`; null where the figure has no year of its own. */
  readonly years: string | null;
}

/** One figure with the codes that share it, before and after. */
export interface LawChange extends FigureSubject {
  /** Null where there was none. */
  readonly before: string | null;
  /** Null where there is none any more. */
  readonly after: string | null;
  /** New figure divided by the old one; undefined where either is missing, none is a number, or the old one is 0. */
  readonly ratio: number | undefined;
  /** True if the new figure is more than three times the old one, or less than a third of it. */
  readonly isFarOff: boolean;
}

const most = exactly(3);

const isFar = (before: Decimal, after: Decimal): boolean =>
  isZero(before) !== isZero(after) || isLess(times(before, most), after) ||
  isLess(times(after, most), before);

/** Returns the change of a number; undefined where it stays. */
export const changeOfNumber = (
  subject: FigureSubject,
  before: Decimal | null | undefined,
  after: Decimal | null | undefined,
): LawChange | undefined => {
  const texts = [before, after].map((value) => value === null || value === undefined ? null : toText(value));
  const [old = null, now = null] = texts;
  if (old === now) return undefined;
  const both = before && after ? { before, after } : undefined;
  return {
    ...subject,
    before: old,
    after: now,
    ratio: both === undefined || isZero(both.before)
      ? undefined
      : toJsonNumber(both.after) / toJsonNumber(both.before),
    isFarOff: both !== undefined && isFar(both.before, both.after),
  };
};

/** Returns the change of a word; undefined where it stays. */
export const changeOfWord = (
  subject: FigureSubject,
  before: string | null | undefined,
  after: string | null | undefined,
): LawChange | undefined => {
  const [old, now] = [before ?? null, after ?? null];
  return old === now ? undefined : { ...subject, before: old, after: now, ratio: undefined, isFarOff: false };
};

/** Figures whose parts are told beside a total: only the total is operative. */
const parts: ReadonlyArray<LawFigure> = ["direct", "indirect"];

/** Words of answers that no amount depends on. */
const wordsAlone: ReadonlyArray<LawFigure> = ["goods_line", "description", "source", "notice"];

/** True for a figure; false for what is said in words alone. */
export const isFigure = ({ figure }: LawChange): boolean => !wordsAlone.includes(figure);

/** True for a figure that amounts or answers depend on; false for parts of a total and for words alone. */
export const isOperative = (change: LawChange): boolean => isFigure(change) && !parts.includes(change.figure);

const sizeOf = (change: LawChange): number => {
  const { before, after, ratio } = change;
  return !isFigure(change)
    ? -1
    : !isOperative(change)
    ? 0
    : before === null || after === null || ratio === undefined || ratio === 0
    ? Infinity
    : Math.abs(Math.log(ratio));
};

/** Returns the changes with the codes that share one gathered, the biggest first, then parts of totals, and words alone last. */
export const gathered = (changes: ReadonlyArray<LawChange>): ReadonlyArray<LawChange> => {
  const byFigure = new Map<string, LawChange>();
  for (const change of changes) {
    const { figure, origin, route, years, before, after } = change;
    const name = [figure, origin, route, years, before, after].join(" ");
    const known = byFigure.get(name);
    byFigure.set(
      name,
      known === undefined ? change : { ...known, codes: [...known.codes, ...change.codes] },
    );
  }
  return [...byFigure.values()].sort((a, b) => {
    const [one, other] = [sizeOf(a), sizeOf(b)];
    return one === other ? 0 : other - one;
  });
};
