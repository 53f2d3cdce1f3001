/**
 * Pages, in each role, of an account with some of everything: no link and no form leads where the role has no right to. Who may work is
 * offered what belongs to it.
 */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { permissions } from "../../src/contract/access.ts";
import { type Right, rightsOf, type Role, roles } from "../../src/domain/accounts/roles.ts";
import { bulkPath } from "../support/bulk.ts";
import { callsWith, importsPath, people } from "../support/import_calls.ts";
import { noonOf } from "../support/import_pages.ts";
import { ask } from "../support/inquiry_calls.ts";
import { invoicesPath } from "../support/invoice_calls.ts";
import { exampleRequest } from "../support/invoices.ts";
import { joined } from "../support/members.ts";
import { neededRights } from "../support/needed_rights.ts";
import { onPages } from "../support/page_tests.ts";
import { reportsPath, shipment } from "../support/report_calls.ts";
import type { Browser } from "../support/session_browser.ts";
import { installation, installationsPath, operatorsValue, valuesPath } from "../support/supplier_calls.ts";
import { holder } from "../support/whole_service.ts";

const entry = {
  ...{ mrn: "26DE000000000001R1", item: 1, release_date: "2026-02-15" },
  ...{ cn_code: "73181595", origin_country: "TUR", net_mass_kg: 100_000 },
};
const lot = { kind: "2026-Q3", bought_on: "2027-02-03", number: 5, unit_price_eur: 82.32 };
const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const begins = ["/", "/account", "/imports", "/suppliers", "/tables", "/plan"];
/** Pages for anyone, and files. */
const unvisited = /^\/(docs|problems|goods|assets|api|verify)|[?&]lang=/;

const filled = Effect.gen(function* () {
  const { key, account } = yield* holder("enterprise", permissions);
  const calls = yield* callsWith(key);
  const who = yield* people(calls);
  const made = (path: string, body: unknown) =>
    Effect.map(calls.post(path, body), ({ status, text }) => {
      assert.ok(status < 300, text);
      return text.match(uuid)?.[0] ?? "";
    });
  const works = yield* made(installationsPath, { ...installation, registry_id: null });
  yield* made(valuesPath, { values: [{ installation: works, ...operatorsValue, source: "Report" }] });
  yield* made(importsPath, { ...who, entries: [entry] });
  yield* made("/api/v1/cbam/importers", { eori: "DE111111111111111", name: "New GmbH", member_state: "DE" });
  yield* made(reportsPath, { ...shipment, draft: true });
  yield* made(bulkPath, { shipments: [shipment] });
  yield* made(invoicesPath, exampleRequest("commercial"));
  yield* made("/api/v1/cbam/certificates/lots", { ...lot, declarant: who.declarant });
  yield* ask(calls, works, { message: "Please answer", due: "2027-12-31" });
  return account;
});

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
