/** Queries: read as the platform's own reader does, whatever is in them. */
import assert from "node:assert/strict";
import * as FastCheck from "effect/FastCheck";
import { searchParamsOf } from "../../../src/http/fast/query.ts";

/** What the platform makes of the query; repeated names have an array. */
const platforms = (query: string): Record<string, string | Array<string>> => {
  const values: Record<string, string | Array<string>> = {};
  for (const [name, value] of new URLSearchParams(`?${query}`)) {
    values[name] = Object.hasOwn(values, name) ? [values[name] ?? "", value].flat() : value;
  }
  return values;
};

const read = (query: string) => ({ ...searchParamsOf(`/path?${query}`) });

Deno.test("a query is read as URLSearchParams reads it, whatever it is made of", () => {
  const piece = FastCheck.constantFrom(
    ..."ab&&==+%?/;#\u00e9",
    "%20",
    "%C3%A9",
    "%e9",
    "%",
    "%zz",
    "%EF%BB%BF",
  );
  const query = FastCheck.array(piece, { maxLength: 24 }).map((pieces) => pieces.join(""));
  FastCheck.assert(
    FastCheck.property(query, (text) => assert.deepEqual(read(text), platforms(text))),
    { numRuns: 5_000 },
  );
});

Deno.test("an address without a query has no parameters, a name of the prototype is one like any other", () => {
  assert.deepEqual({ ...searchParamsOf("/path") }, {});
  assert.deepEqual({ ...searchParamsOf("https://host.test/path?a=1&a=2&b") }, { a: ["1", "2"], b: "" });
  assert.equal(searchParamsOf("/path?__proto__=x")["__proto__"], "x");
});
