/** Places in lists. */
import * as FastCheck from "effect/FastCheck";
import assert from "node:assert/strict";
import { cursorAfter, idOfCursor } from "../../src/kernel/cursor.ts";

Deno.test("a cursor leads back to the id that it was made from, whichever it is", () => {
  FastCheck.assert(FastCheck.property(FastCheck.uuid(), (id) => {
    assert.equal(idOfCursor("reports", cursorAfter("reports", id)), id);
  }));
});

Deno.test("a text that is no cursor leads nowhere", () => {
  for (
    const text of [
      "",
      "abc",
      "r",
      "rrAZAWPYaUc5uupZZsJvitkQ",
      "AZAWPYaUc5uupZZsJvitkQ==",
      "AZAWPYaUc5uupZZsJvit+Q",
      "AZAWPYaUc5uupZZsJvitkQA?",
    ]
  ) {
    assert.equal(idOfCursor("reports", text), undefined, text);
  }
});

Deno.test("a cursor leads nowhere in another list; one without a list, of an earlier release, leads on in any", () => {
  const cursor = cursorAfter("reports", "0190163d-8694-739b-aea5-966c26f8ad91");
  assert.equal(idOfCursor("invoices", cursor), undefined);
  assert.equal(idOfCursor("invoices", cursor.slice(1)), "0190163d-8694-739b-aea5-966c26f8ad91");
});
