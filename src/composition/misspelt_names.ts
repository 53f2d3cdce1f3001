/**
 * Variables whose names are almost that of a setting, by their letters or by their words: a start that passes over one says so. Imports only the list of
 * names, so that the program that prints permissions starts at once.
 */
import { names, type SettingName } from "./setting_names.ts";

/** Short names are near to many that are none of ours: `HOME` and `HOST`, `HTTP_URL` and `SMTP_URL`. */
const editsOf = ({ length }: string): number => length < 6 ? 0 : length < 10 ? 1 : 2;

/** Letters that are left out, added, replaced or swapped with their neighbour, to come from one name to the other. */
const editsBetween = (from: string, to: string): number => {
  let beforeLast: ReadonlyArray<number> = [];
  let last: ReadonlyArray<number> = Array.from({ length: to.length + 1 }, (_, place) => place);
  for (let row = 1; row <= from.length; row++) {
    const now = [row];
    for (let place = 1; place <= to.length; place++) {
      const isSame = from[row - 1] === to[place - 1];
      const isSwapped = row > 1 && place > 1 && from[row - 1] === to[place - 2] &&
        from[row - 2] === to[place - 1];
      now.push(Math.min(
        (last[place] ?? Infinity) + 1,
        (now[place - 1] ?? Infinity) + 1,
        (last[place - 1] ?? Infinity) + (isSame ? 0 : 1),
        isSwapped ? (beforeLast[place - 2] ?? Infinity) + 1 : Infinity,
      ));
    }
    beforeLast = last;
    last = now;
  }
  return last[to.length] ?? Infinity;
};

const isSwap = (from: string, to: string): boolean =>
  from.length === to.length && editsBetween(from, to) === 1 &&
  [...from].toSorted().join("") === [...to].toSorted().join("");

const isNear = (variable: string, name: string): boolean => {
  const upper = variable.trim().toUpperCase().replaceAll("-", "_");
  if (Math.abs(upper.length - name.length) > 2) return false;
  return upper === name || isSwap(upper, name) || editsBetween(upper, name) <= editsOf(name);
};

/** Words as they are compared: `PROXY` is like `PROXIES`, `CERT` like `CERTIFICATE`, `TRUST` like `TRUSTED`. */
const wordsOf = (name: string): ReadonlyArray<string> =>
  name.trim().toUpperCase().split(/[^A-Z0-9]+/).map((word) =>
    word.length < 5 ? word : word.replace(/(?:IES|ED|Y|S)$/, "")
  );

const isLike = (one: string, other: string): boolean =>
  one === other ||
  (Math.min(one.length, other.length) > 2 && (one.startsWith(other) || other.startsWith(one)));

const holds = (words: ReadonlyArray<string>, word: string): boolean =>
  words.some((each) => isLike(each, word));

/** Beginnings of settings that variables of other programs have as well. Of `OTEL_` all others are the runtime's own. */
const isShared = (name: string): boolean => /^(?:HTTP|LOG|ACCESS|DATA)_/.test(name);

/** A cluster tells where its services are by such names, after what the operator called them. */
const isOfCluster = (variable: string): boolean => /_SERVICE_(?:HOST|PORT)|_PORT_\d/.test(variable);

/** True if each word of one name is like the word at its place in the other: `SIGN_SECRET` and `SIGNING_SECRET`. */
const isWordForWord = (mine: ReadonlyArray<string>, ours: ReadonlyArray<string>): boolean =>
  mine.length === ours.length && mine.every((word, place) => isLike(word, ours[place] ?? ""));

/** Number of words that two names share; none unless they are alike word for word, or begin with the same one and the first word is ours, or one has all of the other's. */
const wordsShared = (variable: string, name: string): number => {
  const [mine, ours] = [wordsOf(variable), wordsOf(name)];
  const [first = "", ofOurs = ""] = [mine[0], ours[0]];
  if (mine.length < 2 || ours.length < 2 || name.startsWith("OTEL_")) return 0;
  if (!isShared(name) && isWordForWord(mine, ours)) return ours.length;
  if (first !== ofOurs) return 0;
  const count = mine.filter((word) => holds(ours, word)).length;
  const isWhole = mine.every((word) => holds(ours, word)) || ours.every((word) => holds(mine, word));
  return isWhole || !isShared(name) ? count : 0;
};

/** The setting that shares most words with the variable, the first of several. */
const alike = (variable: string, wanted: ReadonlyArray<SettingName>): SettingName | undefined => {
  if (isOfCluster(variable)) return undefined;
  const counted = wanted.map((name) => ({ name, count: wordsShared(variable, name) }));
  const most = Math.max(...counted.map(({ count }) => count));
  return most === 0 ? undefined : counted.find(({ count }) => count === most)?.name;
};

/** Names that other programs have for the same, each with the setting that is meant. */
const usualNames: ReadonlyMap<string, SettingName> = new Map<string, SettingName>([
  ["HTTP_PORT", "PORT"],
  ["LISTEN_PORT", "PORT"],
  ["SERVER_PORT", "PORT"],
  ["APP_PORT", "PORT"],
  ["BIND_ADDRESS", "HOST"],
  ["LISTEN_ADDRESS", "HOST"],
  ["HTTP_HOST", "HOST"],
  ["DB_URL", "DATABASE_URL"],
  ["DB_URI", "DATABASE_URL"],
  ["POSTGRES_URL", "DATABASE_URL"],
  ["POSTGRESQL_URL", "DATABASE_URL"],
  ["BASE_URL", "PUBLIC_BASE_URL"],
  ["APP_URL", "PUBLIC_BASE_URL"],
  ["SITE_URL", "PUBLIC_BASE_URL"],
  ["EXTERNAL_URL", "PUBLIC_BASE_URL"],
]);

/** Some write the product's name before what is its own. */
const withoutProduct = (variable: string): string => variable.replace(/^CUSTOMS[_-](?=[^_-]+[_-])/i, "");

/** The setting that a variable means; where the environment has that of a usual name too, the name is another program's. */
const meant = (
  variable: string,
  variables: ReadonlyArray<string>,
  wanted: ReadonlyArray<SettingName>,
): SettingName | undefined => {
  const usual = usualNames.get(variable);
  if (usual !== undefined) return wanted.includes(usual) && !variables.includes(usual) ? usual : undefined;
  const own = withoutProduct(variable);
  return wanted.find((name) => isNear(own, name)) ?? alike(own, wanted);
};

/** OpenSSL's own, which many machines have; and the image's. */
const others: ReadonlyArray<string> = ["SSL_CERT_FILE", "EMBEDDED_DATA_DIR"];

/**
 * @param variables names of all variables of the environment
 * @param wanted the settings that the program reads
 * @returns one line without values, which may be secrets; undefined where nothing looks misspelt
 */
export const misspeltLine = (
  variables: ReadonlyArray<string>,
  wanted: ReadonlyArray<SettingName> = names,
): string | undefined => {
  const known: ReadonlyArray<string> = [...names, ...others];
  const near = variables.filter((variable) => !known.includes(variable)).toSorted().flatMap((variable) => {
    const name = meant(variable, variables, wanted);
    return name === undefined ? [] : [`${variable} (${name}?)`];
  });
  return near.length === 0
    ? undefined
    : `These variables look like settings and are none, so they are not read: ${near.join(", ")}.`;
};
