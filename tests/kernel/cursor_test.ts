/** Places in lists. */
import * as FastCheck from "effect/FastCheck";
import assert from "node:assert/strict";
import { cursorAfter, idOfCursor } from "../../src/kernel/cursor.ts";

Deno.test("a cursor leads back to the id that it was made from, whichever it is", () => {
  FastCheck.assert(FastCheck.property(FastCheck.uuid(), (id) => {
    assert.equal(idOfCursor(cursorAfter(id)), id);
  }));
});

Deno.test("a text that is no cursor leads nowhere", () => {
  for (
    const text of ["", "abc", "AZAWPYaUc5uupZZsJvitkQ==", "AZAWPYaUc5uupZZsJvit+Q", "AZAWPYaUc5uupZZsJvitkQA"]
  ) {
    assert.equal(idOfCursor(text), undefined, text);
  }
});
