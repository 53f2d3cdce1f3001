/**
 * Versions of suppliers' values in the forms of an import: the version that the import took is a choice of its own, which stays, beside the
 * newest one, which is taken where somebody chooses it as the form showed it. Decision 0224.
 */
import type { KnownValues } from "../../../../../application/imports/sent/sent_value.ts";
import type { SentLedgerEntry } from "../../../../../domain/imports/ledger/entry.ts";
import type { LiveImport } from "../../../../../domain/imports/ledger/live.ts";
import type { ValueOfInstallation } from "../../../../../domain/suppliers/value.ts";

/** Field of the form with the value that is chosen. */
export const valueField = "value_id";

/**
 * Returns the choice that stands for a value: its id and the version that the form shows, as the newest one is taken; the id alone for the version
 * that the import took, which stays.
 */
export const choiceOf = (
  { value: { id, version } }: ValueOfInstallation,
  used: ValueOfInstallation | undefined,
): string => id === used?.value.id && version === used.value.version ? id : `${id}/${version}`;

/** Value that a form chooses. */
interface ValueChoice {
  /** UUID of the value; empty for none. */
  readonly id: string;
  /** Version that the form showed, as digits; undefined where the choice has none. */
  readonly version: string | undefined;
}

const choiceIn = (form: URLSearchParams): ValueChoice => {
  const [id = "", version] = (form.get(valueField) ?? "").split("/");
  return { id, version };
};

const withChoice = (form: URLSearchParams, choice: string): URLSearchParams => {
  const read = new URLSearchParams(form);
  read.set(valueField, choice);
  return read;
};

/** Returns whether a form chooses a value by the version that it showed. */
export const hasVersionChosen = (form: URLSearchParams): boolean => choiceIn(form).version !== undefined;

/** A form whose choice has a place in its page. */
export interface OfferedChoice {
  readonly form: URLSearchParams;
  /** The value that is chosen, by its newest version, where the form showed an older one; undefined where what it showed is taken. */
  readonly overtaken: ValueOfInstallation | undefined;
}

/**
 * Returns a form with the choice of today for the value that it chooses: the newest version in the place of an older one, and the value itself
 * where the import took the version since.
 * @param offered values of its page by their newest versions
 * @param used value by the version that the import took; undefined for none
 */
export const offeredChoice = (
  form: URLSearchParams,
  offered: ReadonlyArray<ValueOfInstallation>,
  used?: ValueOfInstallation,
): OfferedChoice => {
  const { id, version } = choiceIn(form);
  const isChosen = ({ value }: ValueOfInstallation): boolean => value.id === id;
  const isOfVersion = ({ value }: ValueOfInstallation): boolean => String(value.version) === version;
  if (used !== undefined && isChosen(used) && isOfVersion(used)) {
    return { form: withChoice(form, id), overtaken: undefined };
  }
  const newest = offered.find(isChosen);
  if (version === undefined || newest === undefined) return { form, overtaken: undefined };
  return {
    form: withChoice(form, choiceOf(newest, used)),
    overtaken: isOfVersion(newest) ? undefined : newest,
  };
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
  const { id, version } = choiceIn(form);
  if (version !== undefined) return { form: withChoice(form, id), kept: undefined };
  return { form, kept: id === used?.value.id ? used : undefined };
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
