/**
 * The tables as the service knew them at a moment. Those that it ships with count from the beginning; each data set that an
 * operator adds to the running service, and each that is withdrawn, makes another state of them from a moment on. No state is
 * ever changed, so a moment that has passed has the same tables for ever.
 */
import type { SearchIndex } from "../../domain/cbam/search/search.ts";
import type { ReferenceTables } from "../../domain/cbam/law/reference.ts";

/** A state of the tables, with the index of words that belongs to it. */
export interface LawState {
  /** All tables. */
  readonly tables: ReferenceTables;
  /** Index of their goods. */
  readonly searchIndex: SearchIndex;
}

/** A state that counts from a moment on. */
export interface LaterState {
  /** Milliseconds since 1970. */
  readonly fromMs: number;
  /** The state, made when it is first asked for. */
  readonly state: () => LawState;
}

/** The state that the service ships with, and those that followed. */
export interface KnownLaw extends LawState {
  /** States that followed, in the order of their moments; absent where an operator added nothing. */
  readonly later?: ReadonlyArray<LaterState>;
}

/**
 * Returns the state that counted at the moment.
 * @param atMs milliseconds since 1970
 */
export const stateAt = (known: KnownLaw, atMs: number): LawState =>
  known.later?.findLast(({ fromMs }) => fromMs <= atMs)?.state() ?? known;

/**
 * Returns how many states followed the shipped one by the moment: the tables of one may be those of an earlier one again.
 * @param atMs milliseconds since 1970
 */
export const changesUntil = ({ later = [] }: KnownLaw, atMs: number): number =>
  later.filter(({ fromMs }) => fromMs <= atMs).length;
