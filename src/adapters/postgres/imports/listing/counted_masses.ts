/** Imports and masses that were read, in the order of their days. */
import type { FiguredImport } from "../../../../domain/imports/ledger/alike.ts";
import type { CountedFacts } from "../../../../domain/imports/ledger/standing.ts";
import type { CountedImport } from "../../../../domain/imports/threshold/threshold.ts";
import { inStepsOf, mapInSteps, orderedInSteps, type Steps } from "../../../../kernel/steps.ts";

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
  const all = new Map<string, ReadonlyArray<CountedFacts>>();
  const given = new Map<string, Array<CountedFacts>>();
  const add = (importerId: string, facts: CountedFacts): void => {
    const known = given.get(importerId);
    if (known === undefined) given.set(importerId, [facts]);
    else known.push(facts);
  };
  yield* inStepsOf(own, ({ entry: { importerId, facts } }) => add(importerId, facts));
  yield* inStepsOf(others, ([importerId, facts]) => add(importerId, facts));
  for (const [importerId, masses] of given) {
    all.set(importerId, yield* orderedInSteps(masses, (a, b) => a.releasedOn > b.releasedOn));
  }
  return all;
}
