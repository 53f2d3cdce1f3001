/** Ids that the service makes. RFC 9562, section 5.7. */
import assert from "node:assert/strict";
import { idsAt, newId } from "../../src/application/new_id.ts";
import { dayOfId } from "../../src/adapters/postgres/batches.ts";
import { timeOrderedUuid } from "../../src/kernel/uuid.ts";

/** The example of RFC 9562, appendix A.6. */
const exampleMs = 0x017F22E279B0;

Deno.test("the RFC's time and random bits give the RFC's example", () => {
  assert.equal(timeOrderedUuid(exampleMs, "cc318c4dc0c0c07398f"), "017f22e2-79b0-7cc3-98c4-dc0c0c07398f");
});

Deno.test("ids of a moment are version 7, carry its time and day, and none is there twice", () => {
  const nowMs = Date.parse("2026-11-22T10:00:00Z");
  const next = idsAt(nowMs);
  const ids = [newId(nowMs), ...Array.from({ length: 10_000 }, next)];
  for (const id of ids) {
    assert.match(id, /^01a202b2-c500-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  }
  assert.equal(new Set(ids).size, ids.length);
  assert.deepEqual([...new Set(ids.map((id) => dayOfId(id)))], ["2026-11-22"]);
  assert.ok(ids.every((id) => id < newId(nowMs + 1)));
});

Deno.test("every random digit counts, and every variant is drawn", () => {
  const digits = Array.from({ length: 1_000 }, () => newId(exampleMs).replaceAll("-", ""));
  for (let at = 13; at < 32; at++) {
    const seen = new Set(digits.map((id) => id[at]));
    assert.equal(seen.size, at === 16 ? 4 : 16, `digit ${at}`);
  }
});
