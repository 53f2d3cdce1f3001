/**
 * Bounds of a message of the Model Context Protocol, before the protocol's library looks at it. The library makes an issue
 * for every value that its checks don't take, and a text of all of them: a list of numbers in place of a client's icons
 * would keep everyone else waiting for seconds. Arguments of a tool are no matter of these bounds: the library passes them on
 * unseen, and the endpoint that the tool asks has bounds of its own.
 */
import { deepest, isRecord } from "../../kernel/text/json.ts";

/** Values of a message but for a tool's arguments: many times more than any client has to say of itself. */
export const mostValues = 500;

/** Characters of a member's name in a message: the library repeats the names in front of each issue below them. */
export const longestMember = 200;

/** Count of the values that were looked at so far. */
interface ValueCount {
  values: number;
}

const excessBelow = (value: unknown, depth: number, looked: ValueCount): string | undefined => {
  if (++looked.values > mostValues) return `more than ${mostValues} values`;
  if (typeof value !== "object" || value === null) return undefined;
  if (depth >= deepest) return `values nested deeper than ${deepest} levels`;
  if (!Array.isArray(value) && Object.keys(value).some((name) => name.length > longestMember)) {
    return `a member whose name is longer than ${longestMember} characters`;
  }
  for (const item of Array.isArray(value) ? value : Object.values(value)) {
    const excess = excessBelow(item, depth + 1, looked);
    if (excess !== undefined) return excess;
  }
  return undefined;
};

/** Message without the arguments of the tool that it calls: only an object is passed on unseen. */
const withoutArguments = (message: unknown): unknown => {
  if (!isRecord(message) || message["method"] !== "tools/call") return message;
  const { params } = message;
  if (!isRecord(params) || !isRecord(params["arguments"])) return message;
  return { ...message, params: { ...params, arguments: null } };
};

/**
 * Text that names what a message has too much of; undefined for one that the library may look at. No more than 500 values are
 * looked at.
 * @param message parsed JSON of one message
 */
export const messageExcess = (message: unknown): string | undefined =>
  excessBelow(withoutArguments(message), 0, { values: 0 });
