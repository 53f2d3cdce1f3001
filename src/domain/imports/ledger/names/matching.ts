/** Matching of import rows with the imports that they may stand for: one row for one import. Decision 0236. */
import type { Steps } from "../../../../kernel/steps.ts";

/** Imports that a row may stand for, by their ids, the one that it is given first before all others; rows that say the same share the list. */
export type Claim = ReadonlyArray<string>;

/** Imports that are looked at between two stops. */
const importsOfStep = 1_000;

/** Rows, by their indices, and imports that are matched with each other. */
interface Matching {
  readonly claims: ReadonlyArray<Claim>;
  readonly given: Array<string | undefined>;
  readonly rowOf: Map<string, number>;
  /** Number of a claim's imports that are some row's, from the first one on: a row gives none up without another one. */
  readonly taken: Map<Claim, number>;
  /** Imports whose rows can't have others. */
  readonly fixed: Set<string>;
  /** Claims of rows that were left over: what repeats such a row is left over as well. */
  readonly leftOver: Set<Claim>;
}

/** Returns the first import of a claim that is no row's; undefined where each is some row's. */
const freeOf = ({ taken, rowOf }: Matching, claim: Claim): string | undefined => {
  let at = taken.get(claim) ?? 0;
  while (at < claim.length && rowOf.has(claim[at] ?? "")) at++;
  taken.set(claim, at);
  return claim[at];
};

/** Gives a free import to the row that it was reached by, the import of that one to the row before, and so on. */
const passOn = (
  { given, rowOf }: Matching,
  reachedBy: ReadonlyMap<string, number>,
  from: number,
  [free, last]: readonly [free: string, last: number],
): void => {
  let [id, taker]: [string, number] = [free, last];
  for (;;) {
    const left = given[taker];
    given[taker] = id;
    rowOf.set(id, taker);
    if (taker === from || left === undefined) return;
    [id, taker] = [left, reachedBy.get(left) ?? from];
  }
};

/** Gives a row an import: a free one, or one whose row can have another; none where there is no such. */
function* match(matching: Matching, from: number): Steps<void> {
  const { claims, rowOf, fixed, leftOver } = matching;
  const own = claims[from] ?? [];
  if (leftOver.has(own)) return;
  const reachedBy = new Map<string, number>();
  const known = new Set<Claim>();
  const queue = [from];
  let looked = 0;
  for (const at of queue) {
    const claim = claims[at] ?? [];
    if (known.has(claim)) continue;
    known.add(claim);
    const free = freeOf(matching, claim);
    if (free !== undefined) return passOn(matching, reachedBy, from, [free, at]);
    for (const id of claim) {
      looked++;
      if (looked % importsOfStep === 0) yield;
      if (reachedBy.has(id) || fixed.has(id)) continue;
      reachedBy.set(id, at);
      const holder = rowOf.get(id);
      if (holder !== undefined) queue.push(holder);
    }
  }
  for (const id of reachedBy.keys()) fixed.add(id);
  leftOver.add(own);
}

/**
 * Returns which import each row is given, by its claim, in steps; undefined for a row that is left over. As many rows as can be have one, and
 * earlier ones before later ones.
 */
export function* matchedInSteps(
  claims: ReadonlyArray<Claim>,
): Steps<ReadonlyArray<string | undefined>> {
  const matching: Matching = {
    claims,
    given: [],
    rowOf: new Map(),
    taken: new Map(),
    fixed: new Set(),
    leftOver: new Set(),
  };
  for (const at of claims.keys()) {
    if (at % 20 === 0) yield;
    yield* match(matching, at);
  }
  return matching.given;
}
