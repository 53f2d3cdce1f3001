/**
 * Search in the documentation: an index of every section of every page, made when the first reader searches, in small
 * steps, so that no call to the API waits for it.
 */
import type { SearchResult } from "minisearch";
import type { Library } from "./library.ts";
import { forOperators } from "./page_kinds.ts";
import { failuresHeading } from "./reference.ts";

/** A section that was found. */
export interface Hit {
  readonly address: string;
  /** The page's title. */
  readonly title: string;
  /** The section's heading; empty where the page itself was found. */
  readonly heading: string;
  readonly chapter: string;
  /** Text around the first word that was found. */
  readonly excerpt: string;
  /** Words of the section that were found, in small letters. */
  readonly terms: ReadonlyArray<string>;
}

/** Sections of one page that were found, the best first. */
export type PageHits = readonly [Hit, ...ReadonlyArray<Hit>];

/** @returns the best sections first, at most as many as are asked for */
export type Search = (query: string, most: number) => ReadonlyArray<Hit>;

/** The most characters of a query, without white space around it. */
export const longestQuery = 200;
export const queryIsTooLong =
  `A search may have at most ${longestQuery} characters: send the words that say what you look for.`;
/** The most that is looked for: a search takes time with the number of its words, and with their length. */
const most = { words: 8, letters: 30 };
/** Words of more letters are looked for as they are: what is like a long word takes long to find. */
const mostLettersOfLike = 14;

/** Characters between words, as the index has them. */
export const betweenWords = /[\n\r\p{Z}\p{P}]+/u;

/** Words of questions that don't say what is looked for, in English and in German. */
const idle: ReadonlySet<string> = new Set(
  ("a an and any are as at be by can could do does for from get has have how i if in into is it its me my of on or our " +
    "should that the their them there this to us was we what when where which who why will with would you your " +
    "aber alle als am an auf aus bei bis da das dass dem den denn der des die dies diese dieser doch ein eine einem einen " +
    "einer es für gibt habe haben hat ich ihr ihre im in ist ja kann kein keine können man mein meine meinem meinen meiner " +
    "mich mir mit muss müssen nach nicht noch nur ob oder sein sich sie sind so soll um und uns vom von vor wann warum was " +
    "welche welchem welchen welcher welches wenn wer werden wie wieso wir wird wo wozu zu zum zur").split(
      " ",
    ),
);

/** A letter before a hyphen, as in `E-Mail`: alone it would be looked for as the beginning of every other word. */
const letterOfWord = /(?<!\p{L})\p{L}[-\u2010\u2011](?=\p{L})/gu;

/** Words that are looked for: the first that say something, each cut where it is longer than any of the documentation. */
const wordsWithin = (query: string): ReadonlyArray<string> => {
  const all = query.replace(letterOfWord, "").split(betweenWords).filter((word) => word !== "");
  const telling = all.filter((word) => !idle.has(word.toLowerCase()));
  return (telling.length === 0 ? all : telling).slice(0, most.words)
    .map((word) => word.slice(0, most.letters));
};

interface Entry extends Omit<Hit, "excerpt" | "terms"> {
  readonly id: number;
  readonly text: string;
}

/** Lets requests that wait be answered before the next page is rendered. */
const yieldToIo = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

const entriesOf = async ({ addresses, page }: Library): Promise<ReadonlyArray<Entry>> => {
  const entries: Array<Entry> = [];
  for (const address of addresses) {
    const found = page(address);
    await yieldToIo();
    if (found === undefined) continue;
    const { title, chapter, sections } = found;
    // What a call's failures mean has a page for each kind.
    const own = address.startsWith("/docs/reference/")
      ? sections.filter((section) => section.heading !== failuresHeading)
      : sections;
    for (const { id, heading, text } of own) {
      const place = id === "" ? { address, heading: "" } : { address: `${address}#${id}`, heading };
      entries.push({ ...place, id: entries.length, title, chapter, text });
    }
  }
  return entries;
};

const excerptLetters = 180;

const excerptOf = (text: string, { terms }: SearchResult): string => {
  const lower = text.toLowerCase();
  const places = terms.map((term) => lower.indexOf(term)).filter((place) => place >= 0);
  const start = Math.max(0, Math.min(...places, text.length) - 60);
  const from = places.length === 0 || start === 0 ? 0 : text.indexOf(" ", start) + 1;
  const rest = text.slice(from);
  if (rest.length <= excerptLetters) return `${from > 0 ? "… " : ""}${rest}`;
  const end = rest.lastIndexOf(" ", excerptLetters);
  return `${from > 0 ? "… " : ""}${rest.slice(0, end > 0 ? end : excerptLetters)} …`;
};

const likeness = (term: string): number | boolean => term.length > mostLettersOfLike ? false : 0.15;

const weightOf = (entry: Entry | undefined): number =>
  entry === undefined || entry.address.startsWith("/docs/changelog")
    ? 0.4
    : forOperators.has(entry.chapter) || entry.address.startsWith("/problems/")
    ? 0.6
    : 1;

/** @returns the sections page by page, in the order in which pages were found first */
export const byPage = (hits: ReadonlyArray<Hit>): ReadonlyArray<PageHits> => {
  const pages = new Map<string, PageHits>();
  for (const hit of hits) {
    const [page = ""] = hit.address.split("#");
    const before = pages.get(page);
    pages.set(page, before === undefined ? [hit] : [...before, hit]);
  }
  return [...pages.values()];
};

/** @returns the search in the documentation's pages */
export const makeSearch = async (library: Library): Promise<Search> => {
  const { default: MiniSearch } = await import("minisearch");
  const entries = await entriesOf(library);
  const index = new MiniSearch<Entry>({
    fields: ["title", "heading", "text"],
    searchOptions: {
      boost: { title: 4, heading: 3 },
      boostDocument: (id) => weightOf(entries[Number(id)]),
      prefix: true,
      fuzzy: likeness,
      combineWith: "AND",
    },
  });
  await index.addAllAsync(entries, { chunkSize: 20 });
  const pageOf = ({ id }: SearchResult): string => entries[Number(id)]?.address.split("#")[0] ?? "";
  /** Sections of pages that have all words, though none of their sections has. */
  const onOnePage = (some: ReadonlyArray<SearchResult>, words: number): ReadonlyArray<SearchResult> => {
    const terms = new Map<string, Set<string>>();
    for (const result of some) {
      const known = terms.get(pageOf(result)) ?? new Set();
      for (const term of result.queryTerms) known.add(term);
      terms.set(pageOf(result), known);
    }
    return some.filter((result) => terms.get(pageOf(result))?.size === words);
  };
  /**
   * Sections with all words; of a question that no section has whole those with more than half of them, or of pages that have
   * it whole; of two words that no page has together, sections with one.
   */
  const found = (words: ReadonlyArray<string>): ReadonlyArray<SearchResult> => {
    const query = words.join(" ");
    const whole = index.search(query);
    if (whole.length > 0 || words.length < 2) return whole;
    const some = index.search(query, { combineWith: "OR" });
    const most = some.filter(({ queryTerms }) => 2 * queryTerms.length > words.length);
    if (most.length > 0) return most;
    const together = onOnePage(some, words.length);
    return together.length > 0 || words.length > 2 ? together : some;
  };
  return (query, most) =>
    found(wordsWithin(query)).slice(0, most).flatMap((result) => {
      const entry = entries[Number(result.id)];
      if (entry === undefined) return [];
      const { address, title, heading, chapter, text } = entry;
      return [{ address, title, heading, chapter, excerpt: excerptOf(text, result), terms: result.terms }];
    });
};
