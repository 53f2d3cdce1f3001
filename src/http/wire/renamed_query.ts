/**
 * Queries whose parameters were sent under other names than the contract's: decoded by its names, and told of by those
 * that were sent.
 */
import { byName, type Naming } from "../../contract/decoding/decoding.ts";
import { type Issue, issueOf } from "../../kernel/issue.ts";

/** A query under the contract's names, and the names that it was sent under. */
export interface RenamedQuery {
  readonly values: Readonly<Record<string, string>>;
  readonly naming: Naming;
  readonly issues: ReadonlyArray<Issue>;
}

/** Issues name a parameter as it was sent. */
const namingOf = (sentNames: ReadonlyMap<string, string>): Naming => {
  const asSent = (parts: ReadonlyArray<PropertyKey>) =>
    parts.map((part) => sentNames.get(String(part)) ?? part);
  return { path: (parts) => byName.path(asSent(parts)), label: (parts) => byName.label(asSent(parts)) };
};

const twiceNamed = (path: string, by: string): Issue =>
  issueOf({ path, code: "conflict", label: path }, { kind: "excluded", by });

/**
 * Returns a query under the contract's names; a parameter that was given under both of its names is an issue.
 * @param names the other name of each parameter that has one, and the contract's
 */
export const renamedQuery = (
  values: Readonly<Record<string, string>>,
  names: ReadonlyArray<readonly [other: string, name: string]>,
): RenamedQuery => {
  if (!names.some(([other]) => values[other] !== undefined)) {
    return { values, naming: byName, issues: [] };
  }
  const kept: Record<string, string> = { ...values };
  const sentNames = new Map<string, string>();
  const issues: Array<Issue> = [];
  for (const [other, name] of names) {
    const value = kept[other];
    if (value === undefined) continue;
    delete kept[other];
    if (kept[name] === undefined) {
      kept[name] = value;
      sentNames.set(name, other);
    } else issues.push(twiceNamed(other, name));
  }
  return { values: kept, naming: namingOf(sentNames), issues };
};
