/** Canonical text of contents that have lists of thousands, in steps. */
import { isRecord } from "../../kernel/text/json.ts";
import { mapStepwise, type Steps } from "../../kernel/steps.ts";
import { canonicalText } from "./report.ts";

/**
 * Returns a JSON value as RFC 8785 has it, as `canonicalText` does, with a stop before each item of its lists.
 * @source RFC 8785 (JSON Canonicalization Scheme), section 3.2.3: members in the order of their names' UTF-16 code units
 */
export function* canonicalInSteps(value: unknown): Steps<string> {
  if (Array.isArray(value)) return `[${(yield* mapStepwise(value, canonicalText)).join(",")}]`;
  if (!isRecord(value)) return canonicalText(value);
  const members: Array<string> = [];
  for (const name of Object.keys(value).sort()) {
    const member = value[name];
    if (member !== undefined) members.push(`${JSON.stringify(name)}:${yield* canonicalInSteps(member)}`);
  }
  return `{${members.join(",")}}`;
}
