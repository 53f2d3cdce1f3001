/**
 * Pages, in each role, of an account with some of everything: no link and no form leads where the role has no right to. Who may work is
 * offered what belongs to it.
 */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { type Right, rightsOf, type Role, roles } from "../../src/domain/accounts/roles.ts";
import { filled, uuid } from "../support/filled_account.ts";
import { noonOf } from "../support/import_pages.ts";
import { joined } from "../support/members.ts";
import { neededRights } from "../support/needed_rights.ts";
import { onPages } from "../support/page_tests.ts";
import type { Browser } from "../support/session_browser.ts";

const begins = ["/", "/account", "/imports", "/suppliers", "/tables", "/plan"];
/** Pages for anyone, and files. */
const unvisited = /^\/(docs|problems|goods|assets|api|verify)|[?&]lang=/;

const isRoute = (route: string, path: string): boolean =>
  new RegExp(`^${route.replace(/:\w+/g, "[^/]+")}$`).test(path);

const rightOf = (method: string, address: string): Right => {
  const [path = ""] = address.split(/[?#]/);
  const needs = (right: Right) => neededRights[right].some((route) => isRoute(route, `${method} ${path}`));
  return needs("administer") ? "administer" : needs("work") ? "work" : "look";
};

/** Address without what is another each time. */
const shape = (address: string): string => {
  const [path = "", query = ""] = address.replace(uuid, ":id").split("#")[0]?.split("?") ?? [];
  return `${path}?${[...new URLSearchParams(query).keys()].sort()}`;
};

const attributes = (text: string, name: string): ReadonlyArray<string> =>
  Array.from(
    text.matchAll(new RegExp(`\\s${name}="(/[^"]*)"`, "g")),
    ([, value = ""]) => value.replaceAll("&amp;", "&"),
  );

/** What pages offer that a reader can get to: `GET` of a link, `POST` of a form, with the page that it is on. */
const offeredTo = (it: Browser) =>
  Effect.gen(function* () {
    const offers: Array<{ readonly method: string; readonly to: string; readonly on: string }> = [];
    const queue = [...begins];
    const seen = new Set<string>();
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      const on = shape(path);
      if (seen.has(on) || unvisited.test(path)) continue;
      seen.add(on);
      const page = yield* it.get(path);
      if (page.headers.get("content-type")?.startsWith("text/html") !== true) continue;
      const links = attributes(page.text, "href");
      queue.push(...links);
      offers.push(...links.map((to) => ({ method: "GET", to, on })));
      for (const [form] of page.text.matchAll(/<form[^>]*method="post"[\s\S]*?<\/form>/g)) {
        const actions = [...attributes(form, "action"), ...attributes(form, "formaction")];
        offers.push(...actions.map((to) => ({ method: "POST", to, on })));
      }
    }
    return offers;
  });

/** Addresses of forms that take an API key in place of the role's right; their page says what the role lacks. */
const forKeys = ["/tables"];

onPages((testPages) => {
  testPages(
    "no page offers what its reader's role has no right to; clerks are offered what they work with",
    Effect.gen(function* () {
      yield* noonOf("2027-03-01");
      const account = yield* filled;
      const offered = new Map<Role, ReadonlySet<string>>();
      for (const role of roles) {
        const { it } = yield* joined(account, role);
        const offers = (yield* offeredTo(it)).filter(({ to }) => !forKeys.includes(to));
        const refused = offers.filter(({ method, to }) => !rightsOf[role].includes(rightOf(method, to)));
        assert.deepEqual(refused.map(({ method, to, on }) => `${role}: ${method} ${to} on ${on}`), []);
        offered.set(role, new Set(offers.map(({ method, to }) => `${method} ${shape(to)}`)));
      }
      const working = [...offered.get("administrator") ?? []].filter((offer) => {
        const [method = "", to = ""] = offer.split(" ");
        return rightOf(method, to) === "work";
      });
      assert.ok(working.length > 10, String(working));
      for (const offer of working) assert.ok(offered.get("clerk")?.has(offer), offer);
    }),
  );
});
