/** Long texts, cut: no answer and no row that is stored has half a character in it. */
import assert from "node:assert/strict";
import { exactJson } from "../../../src/adapters/postgres/exact_json.ts";
import { counted, countedInFrench, cut, shortened } from "../../../src/kernel/text/shown.ts";
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

Deno.test("a number stands before one or several of what it counts, as the language says none and one", () => {
  const written = [0, 1, 2, "1", "1,000", "1,5", "1\u202f000"];
  assert.deepEqual(
    written.map((count) => counted(count, "key", "keys")),
    ["0 keys", "1 key", "2 keys", "1 key", "1,000 keys", "1,5 keys", "1\u202f000 keys"],
  );
  assert.deepEqual(
    written.map((count) => countedInFrench(count, "clé", "clés")),
    ["0 clé", "1 clé", "2 clés", "1 clé", "1,000 clés", "1,5 clé", "1\u202f000 clés"],
  );
});

Deno.test("what can be stored but not read back is not stored", () => {
  for (const text of ["a\0b", "half \ud83d"]) {
    assert.throws(() => exactJson({ name: "sound", within: [{ text }] }), /can't be kept/);
  }
  assert.deepEqual(exactJson({ within: [{ text: "\u{1F600}" }] }), { within: [{ text: "\u{1F600}" }] });
});
