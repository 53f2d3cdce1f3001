/** What holds for every query. */
import * as FastCheck from "effect/FastCheck";
import assert from "node:assert/strict";
import { law, reference } from "../../support/law.ts";
import { find } from "../../support/search.ts";
import { search, searchIndex } from "../../../src/domain/cbam/search/search.ts";

const words = [
  ..."not non other than sans ohne ( ) , ; : - ' 7208 8501 2mm M8 0.5 4,75 % é ß 鋼".split(" "),
  ...[...law.tables.goods.values()].flatMap(({ description }) => description.split(" ")),
];

const queries = FastCheck.oneof(
  FastCheck.string({ maxLength: 100, unit: "grapheme" }),
  FastCheck.string({ maxLength: 100, unit: "binary" }),
  FastCheck.array(FastCheck.constantFrom(...words), { maxLength: 12 }).map((some) =>
    some.join(" ").slice(0, 100)
  ),
  FastCheck.stringMatching(/^[0-9. -]{1,14}$/),
);

Deno.test("any query is answered with at most twelve rows, each once, or with a message", () => {
  FastCheck.assert(
    FastCheck.property(queries, (query) => {
      const { hits, message } = find(query);
      assert.ok(hits.length <= 12);
      assert.equal(new Set(hits.map(({ goods }) => goods.cnCode)).size, hits.length);
      assert.ok(hits.length > 0 || (message ?? "").length > 20);
      for (const { goods } of hits) assert.equal(law.tables.goods.get(goods.cnCode), goods);
    }),
    { numRuns: 1000 },
  );
});

Deno.test("the same query has the same answer, from any index and after any other query", () => {
  const other = searchIndex(reference.tables, reference.searchWords);
  FastCheck.assert(
    FastCheck.property(queries, queries, (query, between) => {
      const first = find(query);
      find(between);
      assert.deepEqual(find(query), first);
      const { hits, message } = search(other, query);
      assert.deepEqual({ hits, finding: message }, { hits: first.hits, finding: first.finding });
    }),
    { numRuns: 300 },
  );
});
