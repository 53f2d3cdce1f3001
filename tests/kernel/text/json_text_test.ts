import * as fc from "effect/FastCheck";
import assert from "node:assert/strict";
import { repeatedMember } from "../../../src/kernel/text/json_text.ts";

const repeatedIn = (json: string): string | undefined => repeatedMember(json, JSON.parse(json));

for (
  const [json, path] of [
    [`{"tonnage": 1, "tonnage": 100}`, "/tonnage"],
    [`{"a": {"x": 1}, "b": [{"x": 1}, {"x": 1, "y": [], "x": 2}]}`, "/b/1/x"],
    [String.raw`{"cn_code": "1", "\u0063n_code": "2"}`, "/cn_code"],
    [String.raw`{"a\"b": 1, "a\"b": 2}`, `/a"b`],
    [String.raw`{"a\\": 1, "a\\": {}}`, String.raw`/a\ `.trimEnd()],
    [`{"a/b": {"~": 1, "~": 2}}`, "/a~1b/~0"],
    [`{"": 1, "": 2}`, "/"],
    [`{"__proto__": 1, "__proto__": 2}`, "/__proto__"],
  ] as const
) {
  Deno.test(`${json} has ${path} twice`, () => assert.equal(repeatedIn(json), path));
}

for (
  const json of [
    `{"a": "a", "b": "a, \\"a\\": 1", "c": ["a", "a"]}`,
    `[{"a": 1}, {"a": 1}]`,
    `{"a": {"a": {"a": 1}}}`,
    String.raw`{"a": "\\", "b": "\\\"{", "c": "]}"}`,
    `"a"`,
    `{"a" : "b:", "b"\t:\n": \\":"}`,
    `[]`,
  ]
) {
  Deno.test(`${json} has every member once`, () => assert.equal(repeatedIn(json), undefined));
}

Deno.test("JSON that was written from a value has no member twice, and has it once one is written again", () => {
  fc.assert(fc.property(
    fc.jsonValue({ maxDepth: 6 }),
    fc.dictionary(fc.string(), fc.jsonValue(), { minKeys: 1 }),
    (value, members) => {
      assert.equal(repeatedIn(JSON.stringify(value, null, 1)), undefined);
      const [name = "", first] = Object.entries(members)[0] ?? [];
      const again = `{"outer": [${JSON.stringify(value)}, ${JSON.stringify(members).slice(0, -1)}, ${
        JSON.stringify(name)
      }: ${JSON.stringify(first)}}]}`;
      assert.ok(repeatedIn(again)?.startsWith("/outer/1/"));
    },
  ));
});

Deno.test("a million open brackets are not walked into", () => {
  assert.equal(repeatedMember(`${"[".repeat(1_000_000)}${"]".repeat(1_000_000)}`, [[]]), undefined);
});
