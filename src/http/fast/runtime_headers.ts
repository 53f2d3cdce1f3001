/**
 * Headers between the runtime and the service. The runtime's own `set` looks at each character of each value three times
 * and at every header that is there already, and its `forEach` sorts a copy; for the headers of a request and its answer
 * that is a tenth of all that a short one costs. So the list is used that the runtime itself reads and sends, where it
 * can be found. It is not part of the documented API: it is looked for once, by what it does, and where it isn't found,
 * or a value is anything but plain text, `set` and `forEach` are used. docs/decisions/0100-what-is-fast-by-hand.md
 */

import { onceEach } from "../../kernel/once.ts";

type Fields = Readonly<Record<string, string>>;
/** Names and values, in the order in which they were sent or are to be. */
type List = Array<readonly [name: string, value: string]>;

const isList = (value: unknown): value is List => Array.isArray(value) && Array.isArray(value[0]);

/** The key under which the runtime keeps the list of a `Headers`. */
const keyOfList = (): symbol | undefined => {
  const { headers } = new Response("", { headers: { "x-known": "1" } });
  return Object.getOwnPropertySymbols(headers).find((key) => {
    const list: unknown = Reflect.get(headers, key);
    if (!isList(list)) return false;
    list.push(["x-added", "2"]);
    return headers.get("x-added") === "2" && headers.get("x-known") === "1";
  });
};

const listKey = keyOfList();

/** True if this runtime keeps headers where they are looked for: a test says so when one doesn't. */
export const isListKnown: boolean = listKey !== undefined;

const listOf = (headers: Headers): List | undefined => {
  const list: unknown = listKey === undefined ? undefined : Reflect.get(headers, listKey);
  return Array.isArray(list) ? list : undefined;
};

/** Values that `set` would neither refuse nor change. */
const isPlain = /^[!-~](?:[ -~]*[!-~])?$/;

const typeName = "content-type";

/** A text has one by itself, which stands first. */
const setType = (headers: Headers, list: List, value: string): void => {
  const isFirst = list[0]?.[0].toLowerCase() === typeName;
  if (isFirst) list[0] = [typeName, value];
  else headers.set(typeName, value);
};

const put = (headers: Headers, list: List | undefined, name: string, value: string): void => {
  if (list === undefined || !isPlain.test(value)) headers.set(name, value);
  else if (name === typeName) setType(headers, list, value);
  else list.push([name, value]);
};

/** Fields that are looked at once, because they never change. */
const entriesOf = onceEach((fields: Fields) =>
  Object.entries(fields).map(([name, value]) => {
    if (!isPlain.test(value)) throw new TypeError(`${name} has a value that no header may have.`);
    return { name, value };
  })
);

/**
 * Puts fields on a new response. Names are in lower case, and each is there once: as it stands in the first object that
 * has it.
 * @param shared frozen, or as good as; plain text
 * @throws TypeError for a value that no field may have
 */
export const withHeaders = (
  response: Response,
  [own, common]: readonly [own: Fields, common: Fields],
  shared: Fields,
): Response => {
  const { headers } = response;
  const list = listOf(headers);
  for (const name in own) put(headers, list, name, own[name] ?? "");
  for (const name in common) if (own[name] === undefined) put(headers, list, name, common[name] ?? "");
  for (const { name, value } of entriesOf(shared)) {
    if (own[name] !== undefined || common[name] !== undefined) continue;
    if (list === undefined) headers.set(name, value);
    else list.push([name, value]);
  }
  return response;
};

/** Lines of a field are one value, as if they had been sent in one. RFC 9110, section 5.3; RFC 9113, section 8.2.3 */
const joined = (name: string, earlier: string | undefined, value: string): string =>
  earlier === undefined ? value : `${earlier}${name === "cookie" ? "; " : ", "}${value}`;

/** Reads the fields of a request, by their names in lower case, into an object that has none of them. */
export const readInto = (fields: Record<string, string>, headers: Headers): void => {
  headers.has("host"); // Only then does the runtime make the list.
  const list = listOf(headers);
  if (list === undefined) {
    headers.forEach((value, name) => {
      fields[name] = value;
    });
    return;
  }
  for (const [written, value] of list) {
    const name = written.toLowerCase();
    fields[name] = joined(name, fields[name], value);
  }
};
