/** Links of the pages of an account and of operators, followed: each leads to an answer. Documents' own links are `tests/docs/links_test.ts`'s. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { filled, uuid } from "../support/filled_account.ts";
import { noonOf } from "../support/import_pages.ts";
import { joined } from "../support/members.ts";
import { operator } from "../support/operator_browser.ts";
import { onPages } from "../support/page_tests.ts";
import type { Browser } from "../support/session_browser.ts";

/** Pages whose links have tests of their own, and what isn't a page. */
const unfollowed = /^\/(?:docs|problems|goods|assets|openapi)/;

/** Address without what is another each time; those of documents are all different. */
const shape = (address: string): string => {
  const [path = "", query = ""] = address.replaceAll(uuid, ":id").split("#", 1).join().split("?");
  return unfollowed.test(path) ? path : `${path}?${[...new URLSearchParams(query).keys()].sort()}`;
};

const linksOf = (text: string): ReadonlyArray<string> =>
  Array.from(text.matchAll(/\shref="(\/[^"]*)"/g), ([, href = ""]) => href.replaceAll("&amp;", "&"));

/** Goes from link to link. @returns how many addresses were answered, and those that weren't by a page, a file or a way to one */
const followed = (it: Browser, begins: ReadonlyArray<string>) =>
  Effect.gen(function* () {
    const queue = begins.map((to) => ({ to, on: "" }));
    const seen = new Set<string>();
    const dead: Array<string> = [];
    for (let link = queue.shift(); link !== undefined; link = queue.shift()) {
      const { to, on } = link;
      if (seen.has(shape(to))) continue;
      seen.add(shape(to));
      const { status, headers, text } = yield* it.get(to.split("#", 1).join());
      const location = headers.get("location");
      if (location !== null) queue.push({ to: location, on: to });
      else if (status !== 200) dead.push(`${status}: ${to} on ${on}`);
      if (unfollowed.test(to) || headers.get("content-type")?.startsWith("text/html") !== true) continue;
      queue.push(...linksOf(text).map((href) => ({ to: href, on: to })));
    }
    return { dead, count: seen.size };
  });

onPages((testPages) => {
  testPages(
    "every link of every page of an account leads to a page or a file that is there",
    Effect.gen(function* () {
      yield* noonOf("2027-03-01");
      const { it } = yield* joined(yield* filled, "administrator");
      const { dead, count } = yield* followed(it, [
        "/",
        "/account",
        "/imports",
        "/suppliers",
        "/tables",
        "/plan",
      ]);
      assert.deepEqual(dead, []);
      assert.ok(count > 60, `${count} addresses`);
    }),
  );
  testPages(
    "every link of every page of an operator leads to a page or a file that is there",
    Effect.gen(function* () {
      const { it } = yield* operator;
      const { dead, count } = yield* followed(it, ["/operator"]);
      assert.deepEqual(dead, []);
      assert.ok(count > 20, `${count} addresses`);
    }),
  );
});
