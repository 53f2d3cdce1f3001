/**
 * A row without the members that no part of the service could store or print: what else it says is read all the same.
 */
import type { Naming } from "../../../contract/decoding/decoding.ts";
import type { Issue } from "../../../kernel/issue.ts";
import { isRecord, partsOfPointer, unsoundness } from "../../../kernel/text/json.ts";

/** Readable members of a row. */
export interface SoundRow {
  /** The row without its unsound members; undefined where nothing of it can be read. */
  readonly row: unknown;
  /** Issues of the other members. */
  readonly issues: ReadonlyArray<Issue>;
}

const nothingWrong: ReadonlyArray<Issue> = [];

const placed = (issue: Issue, naming: Naming): Issue => ({
  ...issue,
  path: naming.path(partsOfPointer(issue.path)),
});

/** Returns what can be read of the row; a sound one comes back as it is. */
export const soundRow = (row: unknown, naming: Naming): SoundRow => {
  const whole = naming.label([]);
  const first = unsoundness(row, whole);
  if (first === undefined) return { row, issues: nothingWrong };
  const issues: Array<Issue> = [];
  let isNameTold = false;
  const members = Object.entries(isRecord(row) ? row : {}).filter(([name, value]) => {
    const unsound = unsoundness({ [name]: value }, whole);
    if (unsound === undefined) return true;
    const isOfName = unsound.path === "";
    if (!isOfName || !isNameTold) issues.push(placed(unsound, naming));
    isNameTold ||= isOfName;
    return false;
  });
  return issues.length === 0
    ? { row: undefined, issues: [placed(first, naming)] }
    : { row: Object.fromEntries(members), issues };
};
