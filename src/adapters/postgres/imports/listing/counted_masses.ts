/** Imports and masses that were read, in the order of their days. */
import type { FiguredImport } from "../../../../domain/imports/ledger/alike.ts";
import type { CountedFacts } from "../../../../domain/imports/ledger/standing.ts";
import type { CountedImport } from "../../../../domain/imports/threshold/threshold.ts";
import { groupsInSteps, mapInSteps, orderedInSteps, type Steps } from "../../../../kernel/steps.ts";

const isLater = (one: CountedImport, other: CountedImport): boolean => {
  const [day, otherDay] = [one.facts.releasedOn, other.facts.releasedOn];
  return day > otherDay || (day === otherDay && one.id > other.id);
};

/** Returns imports as far as their mass is counted, by day of release and id, in steps. */
export function* countedOf(imports: ReadonlyArray<FiguredImport>): Steps<ReadonlyArray<CountedImport>> {
  const counted = yield* mapInSteps(imports, ({ id, entry: { facts }, alike }) => ({ id, facts, alike }));
  return yield* orderedInSteps(counted, isLater);
}

/** Returns masses by importer and day, in steps: those of the declarant's own imports, with those that others declared. */
export function* massesByImporter(
  own: ReadonlyArray<FiguredImport>,
  others: ReadonlyArray<readonly [importerId: string, masses: CountedFacts]>,
): Steps<ReadonlyMap<string, ReadonlyArray<CountedFacts>>> {
  const named = yield* mapInSteps(own, ({ entry: { importerId, facts } }) => [importerId, facts] as const);
  const all = new Map<string, ReadonlyArray<CountedFacts>>();
  for (
    const [importerId, group] of yield* groupsInSteps([...named, ...others], ([importerId]) => importerId)
  ) {
    const masses = yield* mapInSteps(group, ([, facts]): CountedFacts => facts);
    all.set(importerId, yield* orderedInSteps(masses, (a, b) => a.releasedOn > b.releasedOn));
  }
  return all;
}
