/**
 * What a search costs beside a plain scan of the descriptions for the same words, and what the index adds to the start
 * beside the reading of the tables. Everything runs in turn in the same rounds; what counts are the ratios.
 *
 *     deno task bench bench/search.ts
 */
import * as Effect from "effect/Effect";
import Papa from "papaparse";
import { load } from "../src/adapters/reference/files.ts";
import { search, searchIndex } from "../src/domain/cbam/search/search.ts";

const rounds = 30;

const print = (line: string): void => {
  Deno.stdout.writeSync(new TextEncoder().encode(`${line}\n`));
};

const median = (values: ReadonlyArray<number>): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? NaN;

const share = (values: ReadonlyArray<number>, part: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * part)] ?? NaN;

const timed = <Value>(run: () => Value): readonly [number, Value] => {
  const start = performance.now();
  const value = run();
  return [performance.now() - start, value];
};

const start = performance.now();
const { tables, searchWords } = await Effect.runPromise(load());
const readMs = performance.now() - start;
const index = searchIndex(tables, searchWords);
const [firstMs] = timed(index.words);
print(
  `tables and words read in ${readMs.toFixed(0)} ms; first index made in ${firstMs.toFixed(0)} ms, ` +
    `ratio ${(firstMs / readMs).toFixed(2)}`,
);

const folded = [...tables.goods.values()].map((goods) => ({ goods, text: goods.description.toLowerCase() }));

/** Every word of the query somewhere in the description, no order: the least that a search can do. */
const scan = (query: string) => {
  const words = query.toLowerCase().split(/\s+/);
  return folded.filter(({ text }) => words.every((word) => text.includes(word))).slice(0, 12);
};

const file = new URL("../tests/domain/cbam/search_queries.csv", import.meta.url);
const written = Papa.parse<{ query: string }>(await Deno.readTextFile(file), {
  header: true,
  skipEmptyLines: true,
});
const typed = written.data.map(({ query }) => query);

const kinds: Readonly<Record<string, ReadonlyArray<string>>> = {
  "codes and their beginnings": [
    "7",
    "72",
    "7208",
    "720839",
    "72083900",
    "7208 39 00",
    "72089999",
    "7208390000",
  ],
  "queries as typed": typed.filter((query) => /\p{L}/u.test(query)),
  "while they are typed": typed.slice(0, 60).flatMap((query) =>
    Array.from({ length: query.length }, (_, at) => query.slice(0, at + 1))
  ),
  "words that nothing has": ["xylophone", "brass trombone", "qwertzuiop", "Kugelschreiber", "parapluie"],
};

for (const [kind, queries] of Object.entries(kinds)) {
  const own: Array<number> = [];
  const plain: Array<number> = [];
  const ratios: Array<number> = [];
  for (let round = -5; round < rounds; round++) {
    let ownMs = 0;
    let plainMs = 0;
    for (const query of queries) {
      const [scanMs] = timed(() => scan(query));
      const [searchMs] = timed(() => search(index, query));
      ownMs += searchMs;
      plainMs += scanMs;
      if (round >= 0) own.push(searchMs * 1000);
      if (round >= 0) plain.push(scanMs * 1000);
    }
    if (round >= 0) ratios.push(ownMs / plainMs);
  }
  print(
    `${kind.padEnd(28)} median ${median(own).toFixed(1).padStart(6)} us, p90 ${
      share(own, 0.9).toFixed(1).padStart(6)
    } us; ` +
      `plain scan ${median(plain).toFixed(1).padStart(6)} us; ratio of the rounds' sums ${
        median(ratios).toFixed(2)
      }`,
  );
}
