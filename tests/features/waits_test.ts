/**
 * Every page that refuses a visitor for a while says for how long, in its sentence and in `Retry-After`, and the two agree.
 */
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import assert from "node:assert/strict";
import { rateLimited } from "../../src/application/accounts/rate_limited.ts";
import { RateLimiter } from "../../src/application/ports.ts";
import { router } from "../../src/composition/features.ts";
import { ServiceUnavailable } from "../../src/contract/failures.ts";
import { shellTexts } from "../../src/web/words/shell.ts";
import { onPages } from "../support/page_tests.ts";
import { account, browser, type Seen, signedIn } from "../support/session_browser.ts";

/** Refusals with what pages say of their waits. */
const refusals = [
  [
    rateLimited({ policy: "test", limit: 1, windowSeconds: 3_600 }, 2_341),
    { status: 429, wait: "2341", told: /40 minutes/ },
  ],
  [
    new ServiceUnavailable({ message: "Away.", retryAfterSeconds: 17 }),
    { status: 503, wait: "17", told: /17 seconds/ },
  ],
] as const;

const refusing = (failure: typeof refusals[number][0]) =>
  Layer.effect(
    RateLimiter,
    Effect.map(RateLimiter, (real) => ({
      ...real,
      take: () => Effect.fail(failure),
      takeNow: () => undefined,
    })),
  );

/** Routes of pages: what is no part of the API, with a name in the place of each parameter. */
const pages = [...router.routes].map(({ method, path }) => ({
  method,
  path: path === "/docs/*"
    ? "/docs/search"
    : path.replace(/:\w+/g, "0192a6e0-7c3a-7d4e-8f10-2b3c4d5e6f70").replace("*", "x"),
})).filter(({ path }) => !path.startsWith("/api/") && path !== "/mcp");

/** Questions that make a page count where it counts only what it answers. */
const asking = new Map([
  ["/", "?cn=72083900&country=CN&tonnage=1"],
  ["/plan", "?cn=72083900&country_1=CN&mass=1"],
  ["/docs/search", "?q=free+allocation"],
  ["/goods", "?q=steel"],
  ["/inquiry", "?token=x"],
]);

const isPage = ({ headers }: Seen): boolean =>
  headers.get("content-type")?.startsWith("text/html") === true ||
  headers.get("content-type")?.startsWith("application/json") === true;

onPages((testPages) => {
  testPages(
    "a page that refuses a visitor for a while says the wait of its Retry-After, whoever asks and whatever is sent",
    Effect.gen(function* () {
      const email = yield* account();
      for (const [failure, { status, wait, told }] of refusals) {
        const refused = new Set<string>();
        yield* Effect.gen(function* () {
          for (const visitor of [yield* browser(), yield* signedIn(email)]) {
            for (const { method, path } of pages) {
              const seen = yield* (method === "POST"
                ? visitor.post(path, { token: "x" })
                : visitor.get(`${path}${asking.get(path) ?? ""}`));
              if (seen.status !== status || !isPage(seen)) {
                continue;
              }
              const name = `${method} ${path}`;
              refused.add(name);
              assert.equal(seen.headers.get("retry-after"), wait, name);
              assert.match(seen.text, told, name);
            }
          }
        }).pipe(Effect.provide(refusing(failure)));
        for (const name of ["GET /inquiry", "POST /inquiry", "GET /", "GET /plan", "GET /docs/search"]) {
          assert.ok(refused.has(name), `${name} of ${[...refused].join(", ")}`);
        }
      }
    }),
  );
});

Deno.test("a wait is told in the largest unit in which it is at least two, and one second is no seconds", () => {
  const { en, de, fr } = shellTexts;
  assert.deepEqual(
    [0, 1, 5, 119, 120, 121, 3_600, 7_199, 7_200, 86_400].map(en.tryAgainIn),
    [
      "1 second",
      "1 second",
      "5 seconds",
      "119 seconds",
      "2 minutes",
      "3 minutes",
      "60 minutes",
      "120 minutes",
      "2 hours",
      "24 hours",
    ]
      .map((wait) => `Try again in ${wait}.`),
  );
  assert.equal(de.tryAgainIn(1), "Versuchen Sie es in 1 Sekunde erneut.");
  assert.equal(fr.tryAgainIn(3_000), "Réessayez dans 50 minutes.");
});
