/**
 * Headers between the runtime and the service. The runtime's own `set` looks at each character of each value three times
 * and at every header that is there already, and its `forEach` sorts a copy; for the headers of a request and its answer
 * that is a tenth of all that a short one costs. So the list is used that the runtime itself reads and sends, where it
 * can be found. It is not part of the documented API: it is looked for once, by what it does, and where it isn't found,
 * or a value is anything but plain text, `set` and `forEach` are used. docs/decisions/0085-lists-of-headers.md
 */

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

/** Whether this runtime keeps headers where they are looked for: a test says so when one doesn't. */
export const isListKnown: boolean = listKey !== undefined;

const listOf = (headers: Headers): List | undefined => {
  const list: unknown = listKey === undefined ? undefined : Reflect.get(headers, listKey);
  return Array.isArray(list) ? list : undefined;
};

/** What `set` would neither refuse nor change. */
const isPlain = /^[!-~](?:[ -~]*[!-~])?$/;

const put = (headers: Headers, list: List | undefined, name: string, value: string): void => {
  const isReplaced = name === "content-type"; // A text has one by itself.
  if (list === undefined || isReplaced || !isPlain.test(value)) headers.set(name, value);
  else list.push([name, value]);
};

/**
 * Puts fields on a new response. Names are in lower case.
 * @param common of which those count that are not among the `own`
 * @throws TypeError for a value that no field may have
 */
export const withHeaders = (response: Response, common: Fields, own: Fields): Response => {
  const { headers } = response;
  const list = listOf(headers);
  for (const name in own) put(headers, list, name, own[name] ?? "");
  for (const name in common) {
    if (own[name] === undefined) put(headers, list, name, common[name] ?? "");
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
