/**
 * Forms of an import that a page of an earlier version made: a tab that stayed open over an upgrade, a form that was held while the
 * service was away, or the page of a process of the version before, which runs beside.
 */
import type { EntryValues } from "./ledger/entry_fields.ts";

/** A field that earlier versions sent by another name. */
export interface FormerField {
  readonly former: string;
  readonly name: string;
  /** Field without which their pages had nowhere to show it: left empty there, it says nothing. */
  readonly shownBeside: string;
}

const actualValues = "actual_values/";
/** Field without which a form has no actual values. */
const installation = "actual_values/installation/id";

/** Fields that pages since 0.2.0 sent by another name. */
export const formerFields: ReadonlyArray<FormerField> = [{
  former: "actual_values/reporting_period",
  name: "reporting_period",
  shownBeside: installation,
}];

/**
 * Returns a form by its fields' names of today. A field that it has by no name, or that its page couldn't show, stays as it is recorded; of
 * actual values only where the form still has some.
 * @param recorded values of the form that show the import as it is recorded; none of a new one
 */
export const byTodaysNames = (
  form: URLSearchParams,
  recorded: EntryValues = new Map<string, string>(),
): URLSearchParams => {
  const read = new URLSearchParams(form);
  for (const { former, name, shownBeside } of formerFields) {
    const value = form.get(former) ?? "";
    const isSaid = value !== "" || (form.has(former) && recorded.get(shownBeside) !== "");
    read.delete(former);
    if (isSaid && !form.has(name)) read.set(name, value);
  }
  const hasActual = read.get(installation) !== "";
  for (const [name, value] of recorded) {
    if (!read.has(name) && (hasActual || !name.startsWith(actualValues))) read.set(name, value);
  }
  return read;
};
