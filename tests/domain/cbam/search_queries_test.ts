/**
 * Queries as importers type them, in three languages, each with codes (or their first digits) of which one has to be
 * among the first three results: `search_queries.csv`. They were written down before the search was tried with them.
 */
import assert from "node:assert/strict";
import Papa from "papaparse";
import { codesOf, find } from "../../support/search.ts";

interface Query {
  readonly language: string;
  readonly query: string;
  readonly codes: string;
}

const text = await Deno.readTextFile(new URL("search_queries.csv", import.meta.url));
const queries = Papa.parse<Query>(text, { header: true, skipEmptyLines: true }).data;

/** The share of all queries, and of those in each language, that has to be answered. */
const leastShare = 0.95;

const isAnswered = ({ query, codes }: Query): boolean => {
  const expected = codes.split(" ");
  return codesOf(query).slice(0, 3).some((found) => expected.some((code) => found.startsWith(code)));
};

Deno.test("no query begins with a heading, which nothing can be calculated with", () => {
  const headings = queries.filter(({ query }) => find(query).hits[0]?.goods.isHeading === true);
  assert.deepEqual(headings.map(({ query }) => query), []);
});

Deno.test("of at least 600 queries as importers type them, at least 95 % find their code among the first three", () => {
  const misses = queries.filter((query) => !isAnswered(query));
  for (const { language, query, codes } of misses) {
    const found = codesOf(query).slice(0, 3).join(" ") || "nothing";
    Deno.stdout.writeSync(
      new TextEncoder().encode(`missed (${language}) ${query}: ${codes}, found ${found}\n`),
    );
  }
  assert.ok(queries.length >= 600);
  for (const language of ["en", "de", "fr"]) {
    const asked = queries.filter((query) => query.language === language);
    const missed = misses.filter((query) => query.language === language);
    assert.ok(asked.length >= 50, language);
    assert.ok(
      missed.length <= (1 - leastShare) * asked.length,
      `${missed.length} of ${asked.length} in ${language}`,
    );
  }
});
