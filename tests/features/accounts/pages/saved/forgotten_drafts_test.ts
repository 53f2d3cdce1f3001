/** Drafts that a browser forgets: as it has them, not as another one changed them since. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { sent } from "../../../../support/members.ts";
import { onPages } from "../../../../support/page_tests.ts";
import { account, type Browser, signedIn } from "../../../../support/session_browser.ts";

const kind = "draft-table";
const [id, one, other] = ["0123456789abcdef", "browser-one", "browser-two"];

const change = (it: Browser, changes: unknown) =>
  Effect.map(sent(it, "/account/saved/items", { kind, changes: JSON.stringify(changes) }), (answer) => {
    assert.equal(answer.status, 200, answer.text);
    return JSON.parse(answer.text).changed_since;
  });

const write = (it: Browser, writer: string, at: number, from?: number) =>
  change(it, {
    keep: [{ key: id, at, item: { id, label: "sheet.csv", writer, written_at: at }, body: "H4sI", from }],
  });

const forget = (it: Browser, writer: string, at: number, from?: number) =>
  change(it, { forget: [{ key: id, writer, written_at: at, from }] });

const moments = (it: Browser) =>
  Effect.map(
    it.get(`/account/saved/items?kinds=${kind}`),
    ({ text }): ReadonlyArray<number> => JSON.parse(text).items.map(({ at }: { at: number }) => at),
  );

onPages((testPages) => {
  testPages(
    "a draft goes as the browser has it that forgets it; one that was changed since by another browser, or another tab, stays and is told",
    Effect.gen(function* () {
      const it = yield* signedIn(yield* account());
      yield* write(it, one, 1_000);
      const [first = 0] = yield* moments(it);
      assert.deepEqual(yield* forget(it, one, 999), [id], "a later change of another tab of the browser");
      assert.deepEqual(yield* forget(it, other, 2_000), [id], "never met by that browser");
      assert.equal((yield* moments(it)).length, 1);
      assert.deepEqual(yield* write(it, other, 500, first), []);
      const [second = 0] = yield* moments(it);
      assert.deepEqual(yield* forget(it, one, 3_000, first), [id], "changed since by another browser");
      assert.deepEqual(yield* forget(it, one, 3_000, second), [], "taken over from that");
      assert.deepEqual(yield* moments(it), []);
      assert.deepEqual(yield* forget(it, one, 3_000, second), [], "what isn't there stays nowhere");
      yield* write(it, one, 4_000);
      assert.deepEqual(yield* forget(it, one, 5_000), [], "its own");
      assert.deepEqual(yield* moments(it), []);
      yield* write(it, one, 6_000);
      assert.deepEqual(
        yield* change(it, { forget: [id] }),
        [],
        "a page of an earlier release names the key alone",
      );
      assert.deepEqual(yield* moments(it), []);
    }),
  );
});
