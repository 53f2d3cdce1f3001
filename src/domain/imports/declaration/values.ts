/**
 * Values of suppliers that imports of a declaration took, where they don't hold any more: withdrawn, or with a newer version.
 * Regulation (EU) 2023/956, Articles 6 and 8.
 */
import { inStepsOf, type Steps } from "../../../kernel/steps.ts";
import type { ImportFinding } from "../../../kernel/findings/imports.ts";
import { isWithdrawn, type SupplierValue } from "../../suppliers/value.ts";
import type { CalculatedImport } from "../figures/figures.ts";
import type { FiguredImport } from "../ledger/alike.ts";
import { type ActualValues, shownInstallation } from "../ledger/entry.ts";
import { itemsInSteps, type MissingItem } from "./missing.ts";

/** Returns the ids of the values that imports took, each once, in steps. */
export function* valuesTaken(imports: ReadonlyArray<FiguredImport>): Steps<ReadonlyArray<string>> {
  const ids = new Set<string>();
  yield* inStepsOf(imports, ({ entry: { facts: { actual } } }) => {
    if (actual?.value !== undefined) ids.add(actual.value.id);
  });
  return [...ids];
}

const findingsOf = (
  { value: used, installation }: ActualValues,
  newest: ReadonlyMap<string, SupplierValue>,
): ReadonlyArray<ImportFinding> => {
  const value = used && newest.get(used.id);
  if (used === undefined || value === undefined) return [];
  const named = { installation: shownInstallation(installation), code: value.key.cnCode, value: value.id };
  if (isWithdrawn(value)) return [{ kind: "declaredValueWithdrawn", ...named, since: value.recordedOn }];
  if (value.version <= used.version) return [];
  const isVerified = value.facts.state === "verified";
  const versions = { used: used.version, newest: value.version };
  return [{ kind: "declaredValueReplaced", ...named, ...versions, since: value.recordedOn, isVerified }];
};

/**
 * Returns what is left to do for imports whose value doesn't hold any more, each item once, in steps.
 * @param newest values that imports took by their ids, as they stand on the day of the declaration
 */
export function* valueItems<Live extends FiguredImport>(
  imports: ReadonlyArray<CalculatedImport<Live>>,
  newest: ReadonlyMap<string, SupplierValue>,
): Steps<ReadonlyArray<MissingItem>> {
  return yield* itemsInSteps(
    imports,
    ({ live: { entry: { facts: { actual } } } }) => actual === null ? [] : findingsOf(actual, newest),
  );
}
