/**
 * Values of suppliers that imports of a declaration took, where they don't hold any more: withdrawn, or with a newer version.
 * Regulation (EU) 2023/956, Articles 6 and 8.
 */
import { inStepsOf, type Steps } from "../../../kernel/steps.ts";
import type { ImportFinding } from "../../../kernel/findings/imports.ts";
import { isWithdrawn, type SupplierValue } from "../../suppliers/value.ts";
import { withdrawalOf, type Withdrawals } from "../../suppliers/withdrawals.ts";
import type { CalculatedImport } from "../figures/figures.ts";
import type { FiguredImport } from "../ledger/alike.ts";
import { type ActualValues, type LedgerEntry, shownInstallation } from "../ledger/entry.ts";
import { itemsInSteps, type MissingItem } from "./missing.ts";

/** Returns the ids of the values that imports took, each once, in steps. */
export function* valuesTaken(imports: ReadonlyArray<FiguredImport>): Steps<ReadonlyArray<string>> {
  const ids = new Set<string>();
  yield* inStepsOf(imports, ({ entry: { facts: { actual } } }) => {
    if (actual?.value !== undefined) ids.add(actual.value.id);
  });
  return [...ids];
}

/** Returns the ids of the values that entries of a ledger took, whether they hold or were followed, each once, in steps. */
export function* valuesOfEntries(
  entries: ReadonlyArray<Pick<LedgerEntry, "facts">>,
): Steps<ReadonlyArray<string>> {
  const ids = new Set<string>();
  yield* inStepsOf(entries, ({ facts: { actual } }) => {
    if (actual?.value !== undefined) ids.add(actual.value.id);
  });
  return [...ids];
}

/** Values that imports took, as they stand on the day of the declaration. */
export interface ValuesOfDay {
  /** Their newest versions, by the ids of the values. */
  readonly newest: ReadonlyMap<string, SupplierValue>;
  /** Their withdrawals. */
  readonly withdrawals: Withdrawals;
}

const findingsOf = (
  { value: used, installation }: ActualValues,
  { newest, withdrawals }: ValuesOfDay,
): ReadonlyArray<ImportFinding> => {
  const value = used && newest.get(used.id);
  if (used === undefined || value === undefined) return [];
  const named = { installation: shownInstallation(installation), code: value.key.cnCode, value: value.id };
  const withdrawal = withdrawalOf(withdrawals, used);
  const findings: ReadonlyArray<ImportFinding> = withdrawal === undefined
    ? []
    : [{ kind: "declaredValueWithdrawn", ...named, since: withdrawal.recordedOn }];
  if (isWithdrawn(value) || value.version <= used.version) return findings;
  const isVerified = value.facts.state === "verified";
  const versions = { used: used.version, newest: value.version };
  const since = value.recordedOn;
  return [...findings, { kind: "declaredValueReplaced", ...named, ...versions, since, isVerified }];
};

/**
 * Returns what is left to do for imports whose value doesn't hold any more, each item once, in steps.
 * @param values those that the imports took
 */
export function* valueItems<Live extends FiguredImport>(
  imports: ReadonlyArray<CalculatedImport<Live>>,
  values: ValuesOfDay,
): Steps<ReadonlyArray<MissingItem>> {
  return yield* itemsInSteps(
    imports,
    ({ live: { entry: { facts: { actual } } } }) => actual === null ? [] : findingsOf(actual, values),
  );
}
