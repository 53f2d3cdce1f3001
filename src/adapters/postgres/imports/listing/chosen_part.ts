/** Number, mass and first few of imports that were read in any order, in one walk over them and without sorting all. */
import { type Decimal, plus, zero } from "../../../../kernel/decimal.ts";
import { inStepsOf, type Steps } from "../../../../kernel/steps.ts";

/** Place of an import in the list. */
export interface Place {
  /** Id of the import. */
  readonly id: string;
  /** Day of release, YYYY-MM-DD. */
  readonly releasedOn: string;
}

/** Part of the imports that fit. */
export interface FoundPart {
  /** Imports that fit. */
  readonly found: number;
  /** Net mass of those that fit, tonnes. */
  readonly massT: Decimal;
  /** The first places, in the order of the list. */
  readonly places: ReadonlyArray<Place>;
}

/** True if the first place stands before the other: a later release, or of one day an import that was recorded later. */
const isBefore = (one: Place, other: Place): boolean =>
  one.releasedOn > other.releasedOn || (one.releasedOn === other.releasedOn && one.id > other.id);

/**
 * Returns number and mass of the imports, and their first places, in steps.
 * @param rows imports in any order; undefined where one doesn't fit
 * @param part the place behind which they begin, undefined for the first; and how many there are at most
 */
export function* partOf(
  rows: ReadonlyArray<Place & { readonly massT: Decimal } | undefined>,
  { behind, atMost }: { readonly behind: Place | undefined; readonly atMost: number },
): Steps<FoundPart> {
  let [found, massT] = [0, zero];
  const places: Array<Place> = [];
  yield* inStepsOf(rows, (row) => {
    if (row === undefined) return;
    found++;
    massT = plus(massT, row.massT);
    const last = places[atMost - 1];
    if (behind !== undefined && !isBefore(behind, row)) return;
    if (last !== undefined && !isBefore(row, last)) return;
    let at = places.length;
    for (
      let before = places[at - 1];
      before !== undefined && isBefore(row, before);
      before = places[at - 1]
    ) at--;
    places.splice(at, 0, row);
    if (places.length > atMost) places.pop();
  });
  return { found, massT, places };
}
