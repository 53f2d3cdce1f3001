/**
 * Headings as programs shorten and adorn them: `País orig.`, `Land v. oorsprong`, `EigenM (KG)`, `Net Wt`, `Tariff #`, names of
 * members of XML, sums of pivot tables. A shortened one counts where everything that it can be short for means the same.
 */
import { decomposed, folded } from "../../../../kernel/lenient/fold.ts";

/** Words that are left out or shortened between others. */
const smallWords = "(?: (?:of|the|de|del|della|dell|di|da|do|d|du|des|der|van|het|w|z))?";

/** Words that are shortened to consonants of theirs, which are no beginning of the word. */
const contractions: Readonly<Record<string, string>> = {
  ctry: "country",
  cntry: "country",
  wt: "weight",
  wgt: "weight",
  dt: "date",
  qty: "quantity",
  cd: "code",
  ld: "land",
  nbr: "number",
};

const pathOfMember = /^[A-Za-z]\w*(?:[./:][A-Za-z]\w*)*$/;
const hump = /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu;
const sumOf = /^(?:sum of|summe von|somme de|somma di|suma de|suma z|soma de|som van|total de)\s+/i;
const largestOf = /^max(?:imum)? (?:of|von|de) /i;
const ofDays = /dat|day|tag|jour|fecha/i;
const withTime =
  /\b(date|datum|data|fecha)(?: (?:and|und|et|e|y|en|i) (?:time|uhrzeit|zeit|heure|ora|hora|tijd|godzina)|[ /](?:time|uhrzeit|heure))\b/;

/** The name of a member of XML or JSON in words, without those that it stands in: `a.countryOfOrigin` is `country Of Origin`. */
const wordsOfMember = (text: string): string => {
  const name = text.trim();
  return pathOfMember.test(name) ? (name.split(/[./:]/).at(-1) ?? "").replace(hump, " ") : text;
};

/** The heading without "Max of", where it is the last day of a group in a pivot table: the largest number of one is not what it comes to. */
const withoutLargest = (text: string): string => ofDays.test(text) ? text.replace(largestOf, "") : text;

/** Returns further keys under which a heading is looked up that isn't known as it stands. */
export const plainerKeys = (text: string): ReadonlyArray<string> => {
  const named = wordsOfMember(withoutLargest(text.replace(sumOf, "")).replaceAll("#", " number "));
  const words = folded(named).replace(withTime, "$1").split(" ");
  const whole = words.map((word) => Object.hasOwn(contractions, word) ? contractions[word] : word);
  return [...new Set([words.join(" "), whole.join(" ")])];
};

const mostWords = 4;
const fewestLetters = 4;
/** A single word is a part of many longer ones. */
const fewestOfOnly = 8;
const fewestOfFirst = 3;

/** Words of a heading with what may stand in place of each: of a shortened one every word that begins so. */
const patternOf = (text: string): RegExp | undefined => {
  const pieces = decomposed(text).replace(/\p{M}/gu, "").replace(hump, ". ").matchAll(
    /(\p{L}+)(\.?)/gu,
  );
  const words = [...pieces].map(([, word = "", dot = ""]) => ({
    word: word.toLowerCase(),
    isShort: dot === ".",
  }));
  const isCamel = words.some(({ isShort }) => isShort) && !text.includes(".");
  const letters = words.reduce((sum, { word }) => sum + word.length, 0);
  const [first] = words;
  const isShort = words.some((word) => word.isShort);
  if (first === undefined || !isShort || words.length > mostWords) return undefined;
  if (
    letters < (words.length === 1 ? fewestOfOnly : fewestLetters) || first.word.length < fewestOfFirst ||
    /\d/.test(text)
  ) return undefined;
  const parts = words.map(({ word, isShort }, at) => {
    const isLast = at === words.length - 1;
    return isShort || (isCamel && isLast) ? `${word}[^ ]*` : word;
  });
  return new RegExp(`^${parts.join(`${smallWords} ?`)}$`);
};

/** Keys of headings by their first letters. */
export type KeysByLetter = ReadonlyMap<string, ReadonlyArray<string>>;

/** Returns keys by their first letters. */
export const keysByLetter = (keys: Iterable<string>): KeysByLetter =>
  Map.groupBy(keys, (key) => key.slice(0, 1));

/** Returns the keys that a heading can be short for. */
export const keysMeant = (keys: KeysByLetter, text: string): ReadonlyArray<string> => {
  const pattern = patternOf(text);
  return pattern === undefined
    ? []
    : keys.get(folded(text).slice(0, 1))?.filter((key) => pattern.test(key)) ?? [];
};
