/**
 * Versions of suppliers' values in the form of a correction: the version that the import took is a choice of its own, which stays, beside
 * the newest one, which is taken where somebody chooses it. Decision 0224.
 */
import type { KnownValues } from "../../../../../application/imports/sent/sent_value.ts";
import type { SentLedgerEntry } from "../../../../../domain/imports/ledger/entry.ts";
import type { LiveImport } from "../../../../../domain/imports/ledger/live.ts";
import type { ValueOfInstallation } from "../../../../../domain/suppliers/value.ts";
import type { OfferedValue } from "./offered_values.ts";

/** Field of the form with the value that is chosen. */
export const valueField = "value_id";

const mark = "/newer";

/** Choice of the newest version of a value of which the import took an older one. */
const choiceOfNewer = (id: string): string => `${id}${mark}`;

/** Returns the choice that stands for a value: the newest version, where the import took an older one, has a choice of its own. */
export const choiceOf = ({ value }: ValueOfInstallation, used: ValueOfInstallation | undefined): string =>
  value.id === used?.value.id && value.version !== used.value.version ? choiceOfNewer(value.id) : value.id;

/**
 * Returns a form whose choice of a newer version has no place in its page any more, because the import took that version or another value since,
 * with the value itself.
 */
export const withOfferedChoice = (
  form: URLSearchParams,
  { offered, used }: {
    readonly offered: ReadonlyArray<Pick<OfferedValue, "value" | "isUsed">>;
    readonly used: ValueOfInstallation | undefined;
  },
): URLSearchParams => {
  const choice = form.get(valueField) ?? "";
  if (!choice.endsWith(mark)) return form;
  const id = choice.slice(0, -mark.length);
  const isNewest = offered.some(({ value, isUsed }) => isUsed && value.value.id === id);
  if (id === used?.value.id && !isNewest) return form;
  const read = new URLSearchParams(form);
  read.set(valueField, id);
  return read;
};

/** A form by the ids of values, and whether it keeps the version of the value that the import took. */
export interface ChosenVersion {
  readonly form: URLSearchParams;
  /** The version that stays; undefined where another value is chosen, a newer version or none. */
  readonly kept: ValueOfInstallation | undefined;
}

/** Returns the form of a correction with the id of the value in the place of the choice. */
export const chosenVersion = (
  form: URLSearchParams,
  used: ValueOfInstallation | undefined,
): ChosenVersion => {
  const choice = form.get(valueField) ?? "";
  if (used === undefined) return { form, kept: undefined };
  if (choice !== choiceOfNewer(used.value.id)) {
    return { form, kept: choice === used.value.id ? used : undefined };
  }
  const read = new URLSearchParams(form);
  read.set(valueField, used.value.id);
  return { form: read, kept: undefined };
};

/** Returns the values with one of them by the version that an import took. */
export const valuesKeeping = (values: KnownValues, kept: ValueOfInstallation): KnownValues => {
  const { id } = kept.value;
  return new Map([...values ?? [], [id, { ...kept, prices: values?.get(id)?.prices ?? [] }]]);
};

/**
 * Returns a correction with all that the import took of its value's version; undefined where code, origin, route or year of release aren't those
 * of the value: then no version of it can be taken. A value without a route holds for every route.
 * @param byKept the correction as the row says by that version
 */
export const keepingVersion = (
  { entry: { facts: taking } }: LiveImport,
  byKept: SentLedgerEntry,
): SentLedgerEntry | undefined => {
  const { named, ...entry } = byKept;
  return named?.issues.length === 0
    ? { ...entry, facts: { ...entry.facts, actual: taking.actual } }
    : undefined;
};
