/** The words of the data against the descriptions: every code has its goods words in German and French. */
import assert from "node:assert/strict";
import { Lexicon } from "../../../src/domain/cbam/search/lexicon.ts";
import { readerOf } from "../../../src/domain/cbam/search/language/reading.ts";
import { occurrencesOf, type ReadTerm, readTerm } from "../../../src/domain/cbam/search/terms.ts";
import { law, reference } from "../../support/law.ts";
import { codesOf, find } from "../../support/search.ts";

const { searchWords } = reference;
const read = readerOf(searchWords);
const lexicon = new Lexicon();
const terms = searchWords.terms.map((term) => ({ term, read: readTerm(term, read, lexicon) }));
const phrases = terms.filter(({ read }) => read.stems.length > 0);

const byFirst = (some: typeof terms): ReadonlyMap<string, ReadonlyArray<ReadTerm>> =>
  Map.groupBy(some.map(({ read }) => read), ({ stems }) => stems[0] ?? "");

const rows = [...law.tables.goods.values()].map((goods) => ({
  goods,
  words: read(goods.description, "part"),
}));

Deno.test("every word of every description has words in German and in French", () => {
  for (const language of ["german", "french"] as const) {
    const translated = byFirst(phrases.filter(({ term }) => term.words[language].length > 0));
    const bare = new Set<string>();
    for (const { goods, words } of rows) {
      const found = occurrencesOf(words, goods.cnCode, translated);
      for (const [at, { text }] of words.entries()) {
        const isWord = /^\p{L}{2,}$/u.test(text);
        if (isWord && !found.some(({ from, to }) => from <= at && at < to)) bare.add(text);
      }
    }
    assert.deepEqual([...bare], [], language);
  }
});

Deno.test("every phrase of the terms stands in a description of its codes, and no phrase is there twice", () => {
  const used = new Set(
    rows.flatMap(({ goods, words }) =>
      occurrencesOf(words, goods.cnCode, byFirst(phrases)).map(({ term }) => term)
    ),
  );
  assert.deepEqual(phrases.filter(({ read }) => !used.has(read)).map(({ term }) => term.phrase), []);
  const keys = phrases.map(({ read }) => [read.codes.join(" "), ...read.stems, ...read.denials].join("/"));
  assert.deepEqual(keys.filter((key, at) => keys.indexOf(key) !== at), []);
});

Deno.test("every term has a phrase or codes of the tables", () => {
  const codes = [...law.tables.goods.keys()];
  for (const { term, read } of terms) {
    assert.ok(read.stems.length > 0 || read.codes.length > 0, term.phrase);
    for (const prefix of read.codes) assert.ok(codes.some((code) => code.startsWith(prefix)), prefix);
  }
});

Deno.test("goods said to be outside Annex I are outside of it", () => {
  for (const { code, beside } of searchWords.otherGoods) {
    assert.ok(find(code).hits.every(({ goods }) => goods.isHeading), code);
    for (const digits of beside) assert.ok(codesOf(digits).length > 0, `${code} beside ${digits}`);
    assert.match(find(code).message ?? "", /is not covered by CBAM/, code);
  }
});

Deno.test("the chapters of the Combined Nomenclature are there, 77 isn't", () => {
  const numbers = Array.from({ length: 99 }, (_, at) => String(at + 1).padStart(2, "0"));
  assert.deepEqual([...searchWords.chapters.keys()], numbers.filter((number) => number !== "77"));
});
