/**
 * Forms of pages that are sent again, by a button that is pressed twice or a page that is loaded again: nothing is made a second time.
 * Every form is named here, by what keeps it from that.
 */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { router } from "../../src/composition/features.ts";
import { importAccountWith } from "../support/import_pages.ts";
import { people } from "../support/import_calls.ts";
import { onPages } from "../support/page_tests.ts";
import { account, type Browser, type Seen, signedIn, valueOf } from "../support/session_browser.ts";
import { client, freshPeer } from "../support/whole_service.ts";

/** Forms that make or replace something, with the field that tells one filling in from the next, or what held when the page was made. */
const making: ReadonlyMap<string, string> = new Map([
  ["/reports", "form_id"],
  ["/tables", "form_id"],
  ["/tables/calculate", "x-form-id"],
  ["/invoices/new", "form_id"],
  ["/suppliers/installations", "form_id"],
  ["/settings/api-keys", "form_id"],
  ["/suppliers/installations/:id/ask", "key"],
  ["/imports/declaration/document", "key"],
  ["/imports/sheet", "key"],
  ["/imports/certificates", "id"],
  ["/suppliers/requests/:id", "round"],
  ["/imports/entries/:id/correct", "holding"],
  ["/imports/entries/:id/cancel", "holding"],
  ["/imports/people", "holding"],
  ["/account/name", "holding"],
  ["/account/members/:id/role", "holding"],
]);

/** What is known by its own facts: a second sending finds it, or takes its place. */
const knownByItsFacts = new Set([
  "/imports/new",
  "/imports/certificates/:id/withdraw",
  "/suppliers/installations/:id/template",
  "/suppliers/values/:id/files",
  "/suppliers/values/:id/files/:attachment/remove",
  "/account/members",
  "/account/invitations/:id/revoke",
  "/account/members/:id/remove",
  "/account/members/:id/hand-over",
  "/account/leave",
  "/account/reminders",
  "/account/passkeys",
  "/account/passkeys/:id/remove",
  "/account/saved/items",
  "/account/saved/forget",
  "/settings/api-keys/:id/revoke",
  "/operator/do",
  "/operator/data-sets/add",
  "/operator/data-sets/withdraw",
]);

/** Links and codes that work once. */
const usedUp = new Set([
  "/inquiry",
  "/join",
  "/sign-up",
  "/sign-in/link",
  "/sign-in/passkey",
  "/operator/second-factor",
]);

/** What makes nothing that stays, but for mails and sessions. */
const makingNothing = new Set([
  "/tables/read",
  "/tables/check",
  "/verify",
  "/imports/books",
  "/invoices/check",
  "/invoices/open",
  "/invoices/preview",
  "/sign-in",
  "/sign-in/demonstration",
  "/sign-in/passkey/options",
  "/sign-out",
  "/sign-out/everywhere",
  "/account/passkeys/options",
  "/operator/data-sets/preview",
  "/mcp",
]);

Deno.test("every form is one that makes nothing a second time", () => {
  const named = [...making.keys(), ...knownByItsFacts, ...usedUp, ...makingNothing];
  const forms = [...router.routes].filter(({ method, path }) =>
    method === "POST" && !path.startsWith("/api/")
  ).map(({ path }) => String(path));
  assert.deepEqual([...named].sort(), forms.sort());
});

/** Hidden fields of the form that leads to an action, as the page has them. */
const hiddenOf = ({ text }: Seen, action: string): Record<string, string> => {
  const [form = assert.fail(`no form to ${action}`)] =
    new RegExp(`<form[^>]*method="post" action="${action}"[\\s\\S]*?</form>`).exec(text) ?? [];
  return Object.fromEntries(
    Array.from(
      form.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g),
      ([, name = "", value = ""]) => [
        name,
        value,
      ],
    ),
  );
};

const placesOf = (answers: ReadonlyArray<Seen>): ReadonlyArray<string | null> =>
  answers.map(({ status, text, headers }) => {
    assert.equal(status, 303, text);
    return headers.get("location");
  });

/** Sends the form of a page twice, and once more from the page opened anew. */
const sentTwiceAndAnew = (
  it: Browser,
  { page, action, typed }: { page: string; action: string; typed: Record<string, string> },
) =>
  Effect.gen(function* () {
    const form = { ...hiddenOf(yield* it.get(page), action), ...typed };
    assert.match(form[making.get(action) ?? ""] ?? "", /^[0-9a-f-]{36}$/, action);
    const twice = [yield* it.post(action, form), yield* it.post(action, form)];
    const anew = { ...hiddenOf(yield* it.get(page), action), ...typed };
    return placesOf([...twice, yield* it.post(action, anew)]);
  });

/** The table as the page's module sends it. */
const table = {
  names: ["cn_code", "origin_country", "net_mass_kg", "import"],
  headings: ["Code", "Origin", "kg", "Day"],
  rows: [["72083900", "China", "1000", "2026-02-15"]],
  numbers: [2],
  fileName: "a.csv",
  separator: ",",
  decimal: "point",
};

onPages((testPages) => {
  testPages(
    "an answer that is saved twice is one report and one act, an installation that is added twice one installation; a page that is opened anew makes another",
    Effect.gen(function* () {
      const { it, calls } = yield* importAccountWith(["imports:read", "imports:write"]);
      yield* people(calls);
      const [first, again, anew] = yield* sentTwiceAndAnew(it, {
        page: "/?cn=72083900&country=CN&mass=100&unit=t&import=2026-02-15",
        action: "/reports",
        typed: {},
      });
      assert.equal(again, first);
      assert.notEqual(anew, first);
      const reports = (yield* it.get("/account/reports")).text.match(
        /\/account\/reports\/[0-9a-f-]{36}\/pdf/g,
      );
      assert.equal(new Set(reports).size, 2);
      const acts = (yield* it.get("/account/activity")).text.match(/Saved a report/g) ?? [];
      assert.equal(acts.length, 2);
      const [one, same, other] = yield* sentTwiceAndAnew(it, {
        page: "/suppliers/installations",
        action: "/suppliers/installations",
        typed: { name: "Ege", country: "TR", operator: "", registry_id: "" },
      });
      assert.equal(same, one);
      assert.notEqual(other, one);
    }),
  );

  testPages(
    "a table that is calculated twice under one id is one batch with the same answer, also beside the form without a script; under another it is another",
    Effect.gen(function* () {
      const it = yield* signedIn(yield* account());
      const page = yield* it.get("/tables");
      const send = yield* client(freshPeer());
      const calculated = (formId: string) =>
        Effect.gen(function* () {
          const response = yield* send("/tables/calculate", {
            method: "POST",
            headers: {
              "content-type": "application/json",
              "cookie": [...it.jar].map(([name, value]) => `${name}=${value}`).join("; "),
              "origin": "http://service.test",
              "sec-fetch-site": "same-origin",
              "x-form-token": valueOf(page, "form_token"),
              "x-form-id": formId,
            },
            body: JSON.stringify(table),
          });
          const text = yield* Effect.promise(() => response.text());
          assert.equal(response.status, 200, text);
          return text;
        });
      const [one, other] = [crypto.randomUUID(), crypto.randomUUID()];
      const answers = [yield* calculated(one), yield* calculated(one), yield* calculated(other)];
      assert.equal(answers[1], answers[0]);
      assert.notEqual(answers[2], answers[0]);
      const form = new FormData();
      for (const [name, value] of Object.entries(hiddenOf(page, "/tables"))) form.append(name, value);
      assert.match(valueOf(page, "form_id"), /^[0-9a-f-]{36}$/);
      form.append("file", new Blob(["CN code,Origin,Net mass (kg)\n72083900,China,1000\n"]), "a.csv");
      assert.equal((yield* it.upload("/tables", form)).status, 200);
      assert.equal((yield* it.upload("/tables", form)).status, 200);
      const batches = (yield* it.get("/account/batches")).text.match(/\/account\/batches\/[\w-]+/g) ?? [];
      assert.equal(new Set(batches).size, 3, batches.join());
      const acts = (yield* it.get("/account/activity")).text.match(/Calculated a table/g) ?? [];
      assert.equal(acts.length, 3);
    }),
  );
});
