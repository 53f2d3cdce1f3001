/**
 * Headings to columns: the contract's names and their aliases, whatever their case, accents and punctuation. A word for
 * a mass without a unit leads to no column: whether it means kilograms or tonnes is never guessed, and a gross mass is no
 * net mass.
 */
import type { Cells } from "../../../../domain/documents/workbook.ts";
import { folded, formWithin } from "../../../../kernel/lenient/fold.ts";
import type { Heading, HeadingWords } from "./column_set.ts";
import { isNamedByPath, isRemarkOf, isRemarkOfAny, isWhollyKnown } from "./left_over.ts";
import { keysMeant, plainerKeys } from "./shortened_headings.ts";

const lastWord = /^(.+?)( in| en| em| w| i)? ([a-z]+)$/;

/** Longer than any heading that is known. */
const longestHeading = 120;
/** More words than any of them has, also in two languages with a remark. */
const mostWords = 20;
/** More than any name of a column has. */
const mostWordsOfKey = 10;
const betweenWords = /[^\p{L}\p{M}\p{N}]+/gu;

/** True if the text is no heading's: looking one up takes each of its words with all before it. */
const isLonger = (text: string): boolean => {
  const form = formWithin(text, longestHeading);
  return form === undefined || form.split(betweenWords).length > mostWords;
};

/**
 * Number of a box or a data element of the customs declaration before its name: `33 Warennummer`, `Feld 38: Eigenmasse`. That of
 * `1 000 MWh` is part of the unit.
 */
const boxNumber =
  /^(?!10{0,2}(?: 000)+ |10{1,2} mwh$)(?:(?:feld|box|case|casella|casilla|vak|pole|campo|d ?e|data element) )?\d{1,3}(?: \d{1,3}){0,3}[a-z]? (?=\p{L}{3})/u;
/** Words before the name of what stands on each line of a declaration or an invoice. */
const lineWord =
  /^(?:goods item|item|line|line item|position|pos|artikel|article|articolo|pozycja|ligne|riga|linea|regel|declared) (?=\p{L}{2})/u;
/** Mark of a note below the table, behind a unit in brackets: `Net mass (kg)¹`, `(kg) [1]`, `(kg) †`. */
const noteMark = /(?<=[)\]])\s*(?:[\u00b9\u00b2\u00b3\u2020\u2021]|\[\d\]|\d\))\s*$/u;

/** Remark in brackets about the form of the values, their need, or the number of a box: `(ISO-2)`, `(10 digits)`, `(TT.MM.JJJJ)`, `(18 01)`. */
const remark = /\s*[([]\s*([^()[\]]{1,20}?)\s*[)\]]\s*$/;
const ofForm =
  /^(?:iso.*|alpha.*|codes?|[ckng]n ?8?|nc ?8?|hs ?\d*|taric|\d{1,2}(?:[ -]?\p{L}{4,})?|\d{1,2}(?:[ /.]\d{1,3}){1,3}[a-z]?|[dmyjtag]{1,4}(?:[./ -][dmyjtag]{1,4}){1,2})$/iu;

/** Remark by which the numbers are so many times as much: `Tonnes (1 000)`, `kg (1.000)`. */
const multiple = /^10{0,2}(?:[ .]000)+$/;

const isRemarkOfForm = (inside: string): boolean =>
  (ofForm.test(inside) && !multiple.test(inside)) || isRemarkOfAny(inside);

/** The heading as it is looked up: as it stands, and without what programs put around the name of a column. */
const keysOf = (text: string): ReadonlyArray<string> => {
  const key = folded(text);
  const name = text.replace(remark, (whole, inside: string) => isRemarkOfForm(inside) ? "" : whole);
  const bare = folded(name).replace(boxNumber, "").replace(lineWord, "");
  return bare === key || bare === "" ? [key] : [key, bare];
};

const unknown: Heading = { unknown: true };

/** The heading, where all that was left out of it is known to leave its column what it is. */
const wholly = (set: HeadingWords, text: string, heading: Heading): Heading => {
  const column = "column" in heading
    ? heading.column
    : "lacksUnit" in heading
    ? [...set.quantities][0]
    : undefined;
  if (column === undefined) return heading;
  if (set.columnOfHeading.get(folded(text)) !== column) {
    const [, inside = ""] = remark.exec(text) ?? [];
    if (isRemarkOfForm(inside) && !isRemarkOf(set, column, inside)) return unknown;
  }
  return isWhollyKnown(set, text, column) ? heading : unknown;
};

/** A mass is called a value by trade systems: `Net weight value`. */
const massValue = /(?<=mass|masse|weight|gewicht|poids|peso|waga) (?:value|amount)$/;

/** True if the key is a word for a quantity with one for its unit behind it: `net weight unit of measure`. */
const isUnitOfQuantity = (
  { columnOfHeading, wordsWithoutUnit, unitColumn }: HeadingWords,
  key: string,
): boolean => {
  const words = key.split(" ");
  return unitColumn !== undefined && words.length <= 2 * mostWordsOfKey &&
    words.some((_, at) =>
      at > 0 && at <= mostWordsOfKey && wordsWithoutUnit.has(words.slice(0, at).join(" ")) &&
      columnOfHeading.get(words.slice(at).join(" ")) === unitColumn
    );
};

/** Tonnes of 1 000 kilograms, in two words. */
const metricTonnes = / metric (?:tons|tonnes)$/;

const headingWithUnit = (set: HeadingWords, written: string): Heading => {
  const { columnOfHeading, wordsWithoutUnit, grossWords, unitColumn, unitWords: { units } } = set;
  const key = written.replace(massValue, "").replace(metricTonnes, " mt");
  if (wordsWithoutUnit.has(key)) return { lacksUnit: true };
  if (grossWords.has(key)) return { isGross: true };
  if (unitColumn !== undefined && isUnitOfQuantity(set, key)) return { column: unitColumn };
  const [, before = "", preposition = "", unit = ""] = lastWord.exec(key) ?? [];
  const column = Object.hasOwn(units, unit) ? units[unit] : undefined;
  if (column === undefined) return unknown;
  const words = [before, before + preposition];
  if (words.some((word) => grossWords.has(word))) return { isGross: true };
  return words.some((word) => wordsWithoutUnit.has(word) || columnOfHeading.get(word) === column)
    ? { column }
    : unknown;
};

const headingAt = (set: HeadingWords, key: string): Heading => {
  const column = set.columnOfHeading.get(key);
  return column === undefined ? headingWithUnit(set, key) : { column };
};

const firstKnown = (set: HeadingWords, keys: ReadonlyArray<string>): Heading => {
  for (const key of keys) {
    const heading = headingAt(set, key);
    if (!("unknown" in heading)) return heading;
  }
  return unknown;
};

const withUnitBehind = /^(.{3,}?)[\s([,/]+(?:in |en )?(\p{L}{1,10})\.?[)\]]?$/u;

/** Meaning of a heading that is short for others, where all of them mean the same. */
const shortenedHeading = (set: HeadingWords, text: string): Heading => {
  const meant = (short: string): Heading => {
    const headings = keysMeant(set.keys, short).map((key) => headingAt(set, key));
    const [first = unknown] = headings;
    return headings.every((heading) => JSON.stringify(heading) === JSON.stringify(first)) ? first : unknown;
  };
  const whole = meant(text);
  if (!("unknown" in whole)) return whole;
  const [, word = "", unit = ""] = withUnitBehind.exec(text) ?? [];
  const { units } = set.unitWords;
  const column = Object.hasOwn(units, folded(unit)) ? units[folded(unit)] : undefined;
  const quantity = column === undefined ? unknown : meant(word);
  if ("isGross" in quantity) return quantity;
  return column !== undefined && "lacksUnit" in quantity ? { column } : unknown;
};

/** Boxes and elements of the declaration that are in kilograms by law: Delegated Regulation (EU) 2015/2446, Annex B. */
const inKilograms =
  /^\W*(?:(?:feld|box|case|casella|casilla|vak|pole|campo) )?38\b|\b(?:18[ /]0?1|6[ /]1)\b|goodsmeasure[./:]netmass$/i;

/** @returns the meaning of a heading that isn't shortened, of which there may be many to look at */
export const plainHeadingOf = (set: HeadingWords, written: string): Heading => {
  if (written.length > longestHeading) return unknown;
  const look = (text: string): Heading =>
    isLonger(text) ? unknown : wholly(set, text, firstKnown(set, keysOf(text)));
  return set.meanings === undefined ? look(written) : set.meanings.plain.of(written, look);
};

/** The meaning of a heading by a path's last part, or with words in other forms. */
const plainerHeading = (set: HeadingWords, text: string): Heading => {
  const heading = firstKnown(set, plainerKeys(text));
  return "column" in heading && !isNamedByPath(set, text, heading.column)
    ? unknown
    : wholly(set, text, heading);
};

const singleHeading = (set: HeadingWords, text: string): Heading => {
  const plain = plainHeadingOf(set, text);
  const heading = "unknown" in plain ? plainerHeading(set, text) : plain;
  if ("unknown" in heading) return wholly(set, text, shortenedHeading(set, text));
  const kilograms = set.unitWords.units["kg"];
  return "lacksUnit" in heading && kilograms !== undefined && inKilograms.test(text)
    ? { column: kilograms }
    : heading;
};

const languageMark = / [/|] |\n/;

/** The meaning of a heading in two languages, which say the same: `Nettogewicht / Net weight (kg)`. */
const headingTwice = (set: HeadingWords, text: string): Heading => {
  const [one = "", other = "", ...more] = text.split(languageMark);
  if (one === "" || other === "" || more.length > 0) return unknown;
  const [first, second] = [singleHeading(set, one), singleHeading(set, other)];
  if ("lacksUnit" in first) return second;
  const isSame = "column" in first && "column" in second && first.column === second.column;
  return isSame || "lacksUnit" in second ? first : unknown;
};

/** Places at which a word is cut for a narrow column: a soft hyphen, one before a blank or a line's end, a line's end within letters. */
const cutWord = /\u00ad|-[^\S\n]{0,3}\n\s{0,3}|-[^\S\n]{1,3}(?=\p{Ll})|(?<=\p{L})\r?\n(?=\p{Ll})/gu;

/** Megagrams, as Poland writes tonnes; in small letters they would be milligrams. */
const megagrams = /(?<=[([]\s?|\bw )Mg(?=\s?[)\]]$|$)/;

const lookedUp = (set: HeadingWords, written: string): Heading => {
  if (isLonger(written)) return unknown;
  const text = written.replace(noteMark, "").replace(megagrams, "t");
  const heading = singleHeading(set, text);
  if (!("unknown" in heading)) return heading;
  const whole = text.replace(cutWord, "");
  const joined = whole === text ? unknown : singleHeading(set, whole);
  return "unknown" in joined ? headingTwice(set, text) : joined;
};

/** @returns the meaning of the heading */
export const headingOf = (set: HeadingWords, written: string): Heading => {
  if (written.length > longestHeading) return unknown;
  const look = (text: string): Heading => lookedUp(set, text);
  return set.meanings === undefined ? look(written) : set.meanings.whole.of(written, look);
};

/** The service's own name of net emissions, and names that stand beside it in its answers. */
const netEmissions = "net_t";
const figures: ReadonlySet<string> = new Set(["cost_eur", "before_eur", "embedded_t", "has_own_price"]);

/** @returns the meaning of the heading among the others of its header: net emissions of an answer that is sent back are no net mass */
export const headingAmong = (set: HeadingWords, written: string, header: Cells): Heading =>
  written === netEmissions && header.some((cell) => typeof cell === "string" && figures.has(cell.trim()))
    ? unknown
    : headingOf(set, written);
