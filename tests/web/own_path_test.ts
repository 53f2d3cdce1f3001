/** Paths that a caller gives: wherever one becomes a redirect or a link, a browser stays on this service. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { Operators } from "../../src/application/accounts/operator_ports.ts";
import { goTo } from "../../src/web/page/routes.ts";
import { ownPath } from "../../src/web/visit/own_path.ts";
import { account, browser, signedIn, valueOf } from "../support/session_browser.ts";
import { onPages } from "../support/page_tests.ts";

const here = "http://service.test";
const there = "e.example";

/** What a browser asks for, where it is on `here` and follows the text. */
const originOf = (text: string): string => URL.parse(text, `${here}/sign-in`)?.origin ?? here;

const slashes = ["/", "\\", "%2f", "%5c", "\t/", "\n/", "\r\n/", "/\u200b/", "/\0/", "/ /"];
const dots = [
  ".",
  "..",
  "%2e",
  "%2E",
  ".%2e",
  "%2e%2e",
  "%2e.",
  "%2E%2E",
  ". ",
  ".\t",
  "./.",
  "a/..",
  "a/%2e%2e",
];
const hostile = [
  ...slashes.flatMap((one) => slashes.map((other) => `${one}${other}${there}`)),
  ...slashes.flatMap((one) => dots.flatMap((dot) => slashes.map((other) => `/${dot}${one}${other}${there}`))),
  ...dots.flatMap((dot) => [`/${dot}//${there}`, `/a/${dot}/..//${there}`, `/${dot}/${dot}//${there}/..`]),
  `https://${there}/`,
  `https:${there}`,
  `https:/${there}`,
  `//${there}`,
  `///${there}`,
  `//${there}@service.test/`,
  `//service.test@${there}/`,
  `javascript:alert(1)`,
  `data:text/html,x`,
  `@${there}`,
  `.${there}`,
  `:80@${there}`,
  ` //${there}`,
  `\u0000//${there}`,
  `\u2028//${there}`,
  `/.//${there}?a=/b`,
  `/.//${there}#/b`,
  `?//${there}`,
  `#//${there}`,
];

Deno.test("a path that a browser would follow to another host is none, in a thousand forms", () => {
  for (const text of hostile) {
    const path = ownPath(text, "/fallback");
    assert.equal(originOf(path), here, JSON.stringify(text));
    // Followed once more, as where a page links to what it was asked by.
    assert.equal(new URL(path, here).pathname + new URL(path, here).search, path, JSON.stringify(text));
  }
  const resolvesAway = hostile.filter((text) => URL.parse(text, here)?.pathname.startsWith("//"));
  assert.ok(resolvesAway.length > 20, "the list has what it is for");
});

Deno.test("a path of this service stays as it is, with its query", () => {
  for (
    const path of [
      "/",
      "/account",
      "/account/reports?q=a%20b&next=//x",
      "/a//b",
      "/a%2fb",
      "/.well-known/x?a=..",
    ]
  ) {
    assert.equal(ownPath(path, "/fallback"), path);
  }
  assert.equal(ownPath("/a/../account", "/fallback"), "/account");
});

onPages((testPages) => {
  testPages(
    "no page that takes a way on, or links to its own address, leads a browser elsewhere",
    Effect.gen(function* () {
      const email = yield* account();
      yield* (yield* Operators).mark(email);
      const member = yield* signedIn(email);
      const stranger = yield* browser();
      const chosen = hostile.filter((_, index) => index % 7 === 0).concat(
        `/.//${there}`,
        `/..//${there}`,
        `/%2e//${there}`,
        `//${there}/x`,
      );
      const follow = (headers: Headers, what: string) => {
        const location = headers.get("location");
        if (location !== null) assert.equal(originOf(location), here, what);
      };
      const links = (text: string, what: string) => {
        for (const [, href = ""] of text.matchAll(/(?:href|action|src)="([^"]*)"/g)) {
          assert.equal(originOf(href.replaceAll("&amp;", "&")), here, `${what} links to ${href}`);
        }
      };
      const formToken = valueOf(yield* member.get("/operator/second-factor"), "form_token");
      for (const next of chosen) {
        const query = new URLSearchParams({ next });
        for (
          const path of ["/sign-in", "/sign-in/link", "/operator/second-factor", "/operator", "/account"]
        ) {
          for (const it of [member, stranger]) {
            const { headers, text } = yield* it.get(`${path}?${query}`);
            follow(headers, `${path} ${next}`);
            if (!text.includes("https://")) links(text, `${path} ${next}`);
            const field = valueOf({ status: 200, headers, text }, "next");
            if (field !== "") assert.equal(originOf(field), here, `${path} keeps ${next}`);
          }
        }
        for (
          const path of ["/operator/second-factor", "/operator/do", "/sign-in/link", "/sign-in/demonstration"]
        ) {
          const { headers, text } = yield* member.post(path, {
            form_token: formToken,
            next,
            back: next,
            code: "000000",
            token: "x",
          });
          follow(headers, `POST ${path} ${next}`);
          links(text, `POST ${path} ${next}`);
        }
      }
      for (
        const path of [`//${there}/x`, `/.//${there}`, `//${there}`, `/\\${there}`, `/%2e//${there}?lang=de`]
      ) {
        const { headers, text } = yield* stranger.get(path, { accept: "text/html" });
        follow(headers, path);
        links(text, path);
      }
    }),
  );
});

Deno.test("an address that no header takes leads to its page without what was typed", () => {
  const locationOf = (path: string) => goTo(path).headers["location"];
  assert.equal(locationOf("/?cn=72083900"), "/?cn=72083900");
  assert.equal(locationOf(`/account/reports?q=${"x".repeat(1_000_000)}`), "/account/reports");
  assert.ok((locationOf(`/${"x".repeat(1_000_000)}`) ?? "").length < 8_000);
});
