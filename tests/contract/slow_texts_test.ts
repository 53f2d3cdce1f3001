/**
 * Texts that a reader may look at again and again, one after the other in every place of every body's example: each body is
 * decoded in no time, as written on papers too.
 */
import assert from "node:assert/strict";
import { strictReaderOf } from "../../src/contract/decoding/as_written.ts";
import { byPointer, decoderOf } from "../../src/contract/decoding/decoding.ts";
import { isObject, type Json, objectOf } from "../../src/http/openapi/schemas.ts";
import { exampleBodies } from "../support/example_bodies.ts";
import { longestText, longestValue } from "../../src/kernel/text/text_budget.ts";

/** A reading of a text that looks at each character some times takes milliseconds; one that begins anew at each, minutes. */
const mostMs = 5_000;

const pieces = [
  " ",
  "1",
  "1 ",
  "1,",
  "1.",
  "a",
  "( ",
  "x ",
  "\t",
  "-",
  "'",
  "\u0301",
  "\u00a0",
  "A/",
  "e1",
  "1x",
];

const hostile = (piece: string, characters: number): string =>
  `1${piece.repeat(characters)}`.slice(0, characters - 1) + "!";

const spoiled = (value: Json, text: string): Json =>
  Array.isArray(value)
    ? value.map((each) => spoiled(each, text))
    : isObject(value)
    ? Object.fromEntries(Object.entries(value).map(([name, each]) => [name, spoiled(each, text)]))
    : text;

Deno.test("there are bodies with examples", () =>
  assert.ok(exampleBodies.length > 20, `${exampleBodies.length}`));

for (const piece of pieces) {
  Deno.test(`no reader of a body takes long over a text of ${JSON.stringify(piece)} again and again`, () => {
    for (const [where, example, schema] of exampleBodies) {
      const begun = performance.now();
      decoderOf(schema)(spoiled(example, hostile(piece, longestText)), byPointer());
      strictReaderOf(schema)(objectOf(spoiled(example, hostile(piece, longestValue))), "unsaid");
      assert.ok(performance.now() - begun < mostMs, where);
    }
  });
}
