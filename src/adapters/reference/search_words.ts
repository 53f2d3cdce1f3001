/**
 * `fixtures/search` to the words of the search. No manifest lists these files: they print no act, and an operator may
 * add words of the trade; their form is checked, and a mistake stops the start with its file and line.
 */
import {
  type FurtherLanguage,
  furtherLanguages,
  type Language,
  languages,
  type OtherGoods,
  type SearchTerm,
  type SearchWords,
  type Spelling,
  type Translation,
} from "../../domain/cbam/search/language/words.ts";
import { type Problems, readTable, type Row } from "./table.ts";

/** Directory of this checkout's search words. */
export const searchWordsDirectory = new URL("../../../fixtures/search/", import.meta.url);

/** The files' columns. */
const columns = {
  "terms.csv": ["codes", "term", "english", "german", "french"],
  "spellings.csv": ["written", "read"],
  "ignored-words.csv": ["language", "words"],
  "optional-words.csv": ["language", "words"],
  "special-words.csv": ["word"],
  "metal-words.csv": ["language", "words"],
  "other-goods.csv": ["code", "beside", "title", "english", "german", "french"],
  "chapters.csv": ["chapter", "title"],
  "translations.csv": ["english", ...furtherLanguages],
} as const;
type FileName = keyof typeof columns;

const keys: Readonly<Record<FileName, ReadonlyArray<string>>> = {
  "terms.csv": ["codes", "term"],
  "spellings.csv": ["written"],
  "ignored-words.csv": ["language", "words"],
  "optional-words.csv": ["language", "words"],
  "special-words.csv": ["word"],
  "metal-words.csv": ["language", "words"],
  "other-goods.csv": ["code"],
  "chapters.csv": ["chapter"],
  "translations.csv": ["english"],
};

/** Bytes by file name. */
export type SearchFiles = ReadonlyMap<string, Uint8Array>;

/** Rejects when a file can't be read. */
export const readSearchFiles = async (directory: URL): Promise<SearchFiles> =>
  new Map(
    await Promise.all(
      Object.keys(columns).map(async (name) =>
        [name, await Deno.readFile(new URL(name, directory))] as const
      ),
    ),
  );

const someWords = /\p{L}/u;

const codesOf = (row: Row, column: "codes" | "beside"): ReadonlyArray<string> => {
  const text = row.matching(column, /^(?:\d{2,8}(?: \d{2,8})*)?$/, "first digits of codes, or blank");
  return text === undefined || text === "" ? [] : text.split(" ");
};

const wordsOf = (row: Row, language: Language | FurtherLanguage): ReadonlyArray<string> => {
  const texts = row.text(language).split("|").map((text) => text.trim()).filter((text) => text !== "");
  for (const text of texts) {
    if (!/[\p{L}\p{N}]/u.test(text)) row.problem(`${language} must be words, found ${text}`);
  }
  return texts;
};

const wordsByLanguage = (row: Row): SearchTerm["words"] => {
  const words = {
    english: wordsOf(row, "english"),
    german: wordsOf(row, "german"),
    french: wordsOf(row, "french"),
  };
  if (Object.values(words).every((texts) => texts.length === 0)) row.problem("has no words");
  return words;
};

const termOf = (row: Row): SearchTerm => {
  const codes = codesOf(row, "codes");
  const phrase = row.text("term");
  if (phrase === "" && codes.length === 0) row.problem("has neither codes nor a term");
  return { codes, phrase, words: wordsByLanguage(row) };
};

const otherGoodsOf = (row: Row): ReadonlyArray<OtherGoods> => {
  const code = row.matching("code", /^\d{2,8}$/, "first digits of codes");
  const title = row.matching("title", someWords, "some words");
  const beside = codesOf(row, "beside");
  return code === undefined || title === undefined
    ? []
    : [{ code, beside, title, words: wordsByLanguage(row) }];
};

const metalsOf = (rows: ReadonlyArray<Row>): SearchWords["metals"] => {
  const metals: Record<Language, ReadonlyArray<string>> = { english: [], german: [], french: [] };
  for (const row of rows) {
    const language = row.oneOf("language", languages);
    if (language !== undefined) metals[language] = row.text("words").split(" ");
  }
  return metals;
};

const translationOf = (row: Row): Translation => ({
  english: row.text("english"),
  words: {
    italian: wordsOf(row, "italian"),
    spanish: wordsOf(row, "spanish"),
    polish: wordsOf(row, "polish"),
    dutch: wordsOf(row, "dutch"),
    portuguese: wordsOf(row, "portuguese"),
  },
});

const spellingOf = (row: Row): ReadonlyArray<Spelling> => {
  const written = row.matching("written", /^[a-z]+$/, "letters a to z");
  const read = row.matching("read", /^[a-z]+$/, "letters a to z");
  return written === undefined || read === undefined ? [] : [{ written, read }];
};

/** Problems are added to the report; what is wrong is left out. */
export const searchWordsOf = (files: SearchFiles, report: Problems): SearchWords => {
  const rows = (file: FileName): ReadonlyArray<Row> =>
    readTable(files.get(file) ?? new Uint8Array(), {
      file: `search/${file}`,
      expected: "no manifest",
      columns: columns[file],
      key: keys[file],
    }, report);
  const chapters = new Map<string, string>();
  for (const row of rows("chapters.csv")) {
    const chapter = row.matching("chapter", /^\d{2}$/, "two digits");
    const title = row.matching("title", someWords, "some words");
    if (chapter !== undefined && title !== undefined) chapters.set(chapter, title);
  }
  return {
    terms: rows("terms.csv").map(termOf),
    spellings: rows("spellings.csv").flatMap(spellingOf),
    ignored: rows("ignored-words.csv").flatMap((row) => row.text("words").split(" ")),
    optional: rows("optional-words.csv").flatMap((row) => row.text("words").split(" ")),
    metals: metalsOf(rows("metal-words.csv")),
    special: rows("special-words.csv").flatMap((row) => row.matching("word", someWords, "a word") ?? []),
    translations: rows("translations.csv").map(translationOf),
    otherGoods: rows("other-goods.csv").flatMap(otherGoodsOf),
    chapters,
  };
};
