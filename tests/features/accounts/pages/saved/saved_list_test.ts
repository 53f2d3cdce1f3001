/** The page of what is saved: in pages of short labels, however much is saved, and ways to what a label stands for. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { SavedItems } from "../../../../../src/application/saved/saved_items.ts";
import { mostSaved, savedKinds } from "../../../../../src/domain/saved/saved_kinds.ts";
import { fillSaved } from "../../../../support/filled_to_bounds.ts";
import { account, membershipOf, signedIn, valueOf } from "../../../../support/session_browser.ts";
import { onPages } from "../../../../support/page_tests.ts";

/** Rows of a page's tables. */
const rowsOf = (text: string): number => text.split('<th scope="row"').length - 1;

onPages((testPages) => {
  testPages(
    "everything saved that is allowed is listed fifty things a page, each page light, and no thing twice",
    Effect.gen(function* () {
      const email = yield* account();
      yield* fillSaved(yield* membershipOf(email));
      const it = yield* signedIn(email);
      const all = savedKinds.reduce((sum, kind) => sum + mostSaved(kind), 0);
      const ids = new Set<string>();
      const pages = Math.ceil(all / 50);
      for (let page = 1; page <= pages; page += 1) {
        const { status, text } = yield* it.get(`/account/saved?page=${page}`);
        assert.equal(status, 200);
        assert.ok(text.length < 100_000, `${text.length} characters on page ${page}`);
        assert.equal(rowsOf(text), page === pages ? all - 50 * (pages - 1) : 50);
        for (const [, id = ""] of text.matchAll(/name="id" value="([^"]+)"/g)) ids.add(id);
      }
      assert.equal(ids.size, all);
      const past = yield* it.get("/account/saved?page=99");
      assert.match(past.text, new RegExp(`Page ${pages} of ${pages}`));
    }),
  );

  testPages(
    "who deletes a thing on a later page comes back to that page, and to the last one where it is gone",
    Effect.gen(function* () {
      const email = yield* account();
      yield* fillSaved(yield* membershipOf(email));
      const it = yield* signedIn(email);
      const seen = yield* it.get("/account/saved?page=3");
      const form = {
        form_token: valueOf(seen, "form_token"),
        kind: "sheets",
        id: valueOf(seen, "id"),
        page: "3",
      };
      const { status, headers } = yield* it.post("/account/saved/forget", form);
      assert.deepEqual([status, headers.get("location")], [303, "/account/saved?page=3&done=yes"]);
    }),
  );

  testPages(
    "a label has a hundred characters at most, ends with an ellipsis where it was cut, and names drafts, sheets, parties and goods",
    Effect.gen(function* () {
      const email = yield* account();
      const membership = yield* membershipOf(email);
      const it = yield* signedIn(email);
      const { keep, labels } = yield* SavedItems;
      const kept = (kind: typeof savedKinds[number], item: object) =>
        keep(membership, kind, [{
          key: "a",
          item: JSON.stringify(item),
          body: kind.startsWith("draft") ? "H4sI" : null,
          atMs: 1,
        }]);
      yield* kept("draft-table", { id: "0123456789", label: "" });
      yield* kept("sheets", { headings: ["𝛼".repeat(99), "B"], meanings: [], choices: {} });
      yield* kept("parties", { name: "Nord", city: "", country: "DE" });
      yield* kept("goods-de", { cn_code: "72083900", description: "Coils", name: "" });
      const found = yield* labels(membership, { language: "en", from: 0, most: 50 });
      assert.deepEqual(found.map(({ kind, label, detail }) => [kind, label, detail]), [
        ["draft-table", "", "0123456789"],
        ["sheets", `${"𝛼".repeat(99)}…`, ""],
        ["goods-de", "Coils", "72083900"],
        ["parties", "Nord, DE", ""],
      ]);
      assert.match((yield* it.get("/account/saved?lang=en")).text, />Without a name</);
    }),
  );

  testPages(
    "a saved calculation is opened by its own person alone",
    Effect.gen(function* () {
      const email = yield* account();
      const it = yield* signedIn(email);
      const address = "/?cn=72083900&origin=CHN";
      const item = JSON.stringify({ address, text: "24.5 t", cost: "1 EUR" });
      const { keep } = yield* SavedItems;
      yield* keep(yield* membershipOf(email), "calculations", [{ key: "a", item, body: null, atMs: 1 }]);
      const [, open = ""] = /href="(\/account\/saved\/open\?id=[^"]+)"/.exec(
        (yield* it.get("/account/saved")).text,
      ) ?? [];
      const opened = yield* it.get(open);
      assert.deepEqual([opened.status, opened.headers.get("location")], [303, address]);
      const stranger = yield* signedIn(yield* account());
      assert.equal((yield* stranger.get(open)).status, 404);
      assert.equal((yield* it.get("/account/saved/open?id=x")).status, 404);
    }),
  );
});
