/** Pages of an account and of an operator who have more of everything than a page shows: each stays within its bound. */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { Operators } from "../../src/application/accounts/operator_ports.ts";
import { router } from "../../src/composition/features.ts";
import { codeNow, enter } from "../support/operator_browser.ts";
import { copyRows, filledTables, notListed } from "../support/copied_rows.ts";
import { filled, uuid } from "../support/filled_account.ts";
import { noonOf } from "../support/import_pages.ts";
import { fillSaved } from "../support/filled_to_bounds.ts";
import { type Browser, browser, membershipOf, signedIn } from "../support/session_browser.ts";
import { onPages } from "../support/page_tests.ts";

/** Most characters of a page's HTML. Decision 0262. */
const mostOfPage = 300_000;
/** Pages that are asked for of each kind: one that was found by the links of the others. */
const mostOfKind = 2;

/** Files, which are sent as they come, what is no account's, and pages in another language. */
const unasked =
  /^\/(?:docs|assets|api|goods|problems|account\/saved\/items|imports\/(?:books|archive|calendar|\w+\/table))|\/(?:pdf|csv|xlsx|file|download|template|dossier)|\.\w{2,4}(?:$|\?)|lang=/;

/** Pages without parameters that lead a visitor to the sign-in. */
const memberPages = Effect.gen(function* () {
  const visitor = yield* browser();
  const found: Array<string> = [];
  for (const { method, path } of router.routes) {
    if (method !== "GET" || /[:*]/.test(path)) continue;
    const { headers } = yield* visitor.get(path);
    if (headers.get("location")?.startsWith("/sign-in?next=")) found.push(path);
  }
  return found;
});

/** An address as its kind: with ids and values of parameters left out. */
const kindOf = (address: string): string => {
  const [path = "", query = ""] = address.split("?");
  return `${path.replaceAll(uuid, ":id")}?${[...new URLSearchParams(query).keys()].sort().join()}`;
};

/** Own addresses that the page links to, in the order of the page. */
const linksOf = (text: string): ReadonlyArray<string> =>
  Array.from(text.matchAll(/href="(\/[^"#]*)/g), ([, address = ""]) => address.replaceAll("&amp;", "&"));

/** Asks for the pages and all that they link to. @returns characters of each page of HTML, by its address */
const sizes = (it: Browser, first: ReadonlyArray<string>) =>
  Effect.gen(function* () {
    const found = new Map<string, number>();
    const kinds = new Map<string, number>();
    const waiting = [...first];
    const asked = new Set<string>();
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      const kind = kindOf(address);
      const before = kinds.get(kind) ?? 0;
      if (asked.has(address) || before >= mostOfKind || unasked.test(address)) continue;
      asked.add(address);
      kinds.set(kind, before + 1);
      const { status, headers, text } = yield* it.get(address);
      assert.ok(status < 500, `${address}: ${status}`);
      if (status >= 300 || !headers.get("content-type")?.startsWith("text/html")) continue;
      found.set(address, text.length);
      waiting.push(...linksOf(text));
    }
    return found;
  });

onPages((testPages) => {
  testPages(
    "every page of an account and an operator with more of everything than a page shows has 300 kB at most",
    Effect.gen(function* () {
      yield* noonOf("2027-03-01");
      const email = yield* filled;
      const membership = yield* membershipOf(email);
      yield* fillSaved(membership);
      const { secret } = yield* (yield* Operators).mark(email);
      const it = yield* signedIn(email);
      assert.equal((yield* enter(it, yield* codeNow(secret))).status, 303);
      yield* copyRows(yield* SqlClient.SqlClient, membership.accountId);
      const pages = yield* memberPages;
      const found = yield* sizes(it, [...pages, `/operator/account?${new URLSearchParams({ email })}`]);
      const tooLong = [...found].filter(([, size]) => size > mostOfPage);
      assert.deepEqual(tooLong, []);
      assert.ok(found.size > 60, `${found.size} pages`);
    }),
  );

  testPages(
    "every table with rows of an account is one of those that the test fills, or is said to be in no list",
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient;
      const tables = yield* sql.unsafe<{ readonly name: string }>(
        `select table_name as name from information_schema.columns
         where column_name = 'account_id' and table_schema = current_schema() and table_name !~ '_\\d' order by 1`,
      );
      assert.ok(tables.length > 10, `${tables.length} tables`);
      assert.deepEqual(
        tables.filter(({ name }) => !filledTables.has(name) && !notListed.has(name)),
        [],
      );
    }),
  );
});
