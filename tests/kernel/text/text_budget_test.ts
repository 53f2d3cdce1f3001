/** Length of text in UTF-8, beside the runtime's own encoder. */
import * as FastCheck from "effect/FastCheck";
import assert from "node:assert/strict";
import { utf8Bytes } from "../../../src/kernel/text/text_budget.ts";

Deno.test("the bytes of a text in UTF-8 are as many as the encoder writes, at every bound", () => {
  const encoder = new TextEncoder();
  const isAsEncoded = (text: string): void => assert.equal(utf8Bytes(text), encoder.encode(text).byteLength);
  for (
    const text of ["", "\u007f", "\u0080", "\u07ff", "\u0800", "\ud7ff", "\ue000", "\uffff", "\u{10000}"]
  ) {
    isAsEncoded(text);
  }
  FastCheck.assert(FastCheck.property(FastCheck.string({ unit: "binary" }), isAsEncoded));
});
