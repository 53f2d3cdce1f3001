/**
 * Puts headers on a response. The runtime's `set` looks at each character of each value three times and at every header
 * that is there already; for the dozen headers of an answer that is a tenth of all that a short one costs. So headers go
 * straight to the list that the runtime sends, where it can be found. It is not part of the documented API: it is looked
 * for once, by what it does, and where it isn't found, or a value is anything but plain text, `set` is used.
 */

type Fields = Readonly<Record<string, string>>;
/** Names and values, in the order in which they are sent. */
type List = Array<readonly [name: string, value: string]>;

const isList = (value: unknown): value is List => Array.isArray(value) && Array.isArray(value[0]);

/** The key under which the runtime keeps a response's headers as a list. */
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

/** Whether this runtime keeps a response's headers where they are looked for: for the tests, which are run with it. */
export const isListKnown: boolean = listKey !== undefined;
