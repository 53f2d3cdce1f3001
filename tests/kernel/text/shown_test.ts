/** Long texts, cut: no answer and no row that is stored has half a character in it. */
import assert from "node:assert/strict";
import { exactJson } from "../../../src/adapters/postgres/exact_json.ts";
import { cut, shortened } from "../../../src/kernel/text/shown.ts";
import { withinOneMore } from "../../../src/kernel/text/text_budget.ts";

Deno.test("a text of characters beyond 16 bits is cut between two of them, wherever the limit falls", () => {
  for (let before = 0; before < 70; before++) {
    const text = "x".repeat(before) + "\u{1F600}".repeat(100);
    for (const part of [cut(text, 60), shortened(text), withinOneMore(text, 60)]) {
      assert.ok(part.isWellFormed(), `${before}: ${part}`);
    }
    assert.ok(cut(text, 60).length >= 59);
    assert.equal(withinOneMore(text, 60).length, 61);
  }
});

Deno.test("what can be stored but not read back is not stored", () => {
  for (const text of ["a\0b", "half \ud83d"]) {
    assert.throws(() => exactJson({ name: "sound", within: [{ text }] }), /can't be kept/);
  }
  assert.deepEqual(exactJson({ within: [{ text: "\u{1F600}" }] }), { within: [{ text: "\u{1F600}" }] });
});
