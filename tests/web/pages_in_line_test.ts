/**
 * Pages are made one after the other, and what came in meanwhile is answered in between: making one takes some milliseconds, and anyone
 * may ask for hundreds at once.
 */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { RateLimiter } from "../../src/application/ports.ts";
import { IoTurn } from "../../src/application/yield_to_io.ts";
import { router, type Services } from "../../src/composition/features.ts";
import { makeApp } from "../../src/http/server/app.ts";
import { makeHandler } from "../../src/http/server/handler.ts";
import { onOneDatabase } from "../support/databases.ts";
import { openEdge } from "../support/service.ts";
import { untilEqual } from "../support/until.ts";
import { freshPeer, services } from "../support/whole_service.ts";

/** Pages and forms without parameters in their paths: what isn't an operation of the API. */
const pages = [...router.routes].filter(({ method, path }) =>
  (method === "GET" || method === "POST") && !/[:*]/.test(path) && !path.startsWith("/api/")
);

/** What strangers may ask for, and is counted in the database before it is made. */
const counted = [
  "/docs/search?q=price",
  "/goods?q=steel",
  "/plan?cn=72083900&country_1=CHN&mass=100",
  "/api/v1/cbam/compare?cn=72083900&tonnage=1&import=2026-02-15",
  "/api/v1/cbam/search?q=steel",
];

/** A handler of the whole service. */
const serving = Effect.map(Effect.runtime<Services>(), (runtime) => {
  const handler = makeHandler(runtime, makeApp<Services>(router, openEdge));
  return async (path: string, method = "GET", peer = freshPeer()): Promise<Response> => {
    const sent = method === "POST" ? { method, body: "" } : { method };
    const response = await handler(new Request(`http://service.test${path}`, sent), peer);
    await response.text();
    return response;
  };
});

/** A way to give the thread away that comes back when it is told to. */
const heldTurns = () => {
  const waiting: Array<() => void> = [];
  const pass = (): Promise<void> => new Promise((resolve) => waiting.push(resolve));
  return { pass, waiting };
};

onOneDatabase((test) => {
  test(
    "of pages that are asked for at once one is made each time that others had their turn",
    Effect.gen(function* () {
      const { pass, waiting } = heldTurns();
      const send = yield* Effect.provideService(serving, IoTurn, { pass });
      let made = 0;
      const asked = Array.from({ length: 5 }, () => send("/sign-in").then(() => made += 1));
      yield* Effect.promise(async () => {
        for (let count = 0; count < asked.length; count++) {
          await untilEqual(() => Promise.resolve(waiting.length), 1, "who waits for a turn");
          assert.equal(made, count);
          waiting.pop()?.();
          await untilEqual(() => Promise.resolve(made), count + 1, "pages that were made");
        }
        await Promise.all(asked);
      });
    }).pipe(Effect.provide(services)),
  );

  test(
    "an address isn't behind all pages that another one asked for before it",
    Effect.gen(function* () {
      const { pass, waiting } = heldTurns();
      const send = yield* Effect.provideService(serving, IoTurn, { pass });
      const [many, few] = [freshPeer(), freshPeer()];
      const made: Array<string> = [];
      const ask = (who: string, peer: typeof many) =>
        send("/sign-in", "GET", peer).then(() => made.push(who));
      yield* Effect.promise(async () => {
        const asked = [...Array.from({ length: 8 }, () => ask("many", many)), ask("few", few)];
        for (let count = 0; count < asked.length; count++) {
          await untilEqual(() => Promise.resolve(waiting.length), 1, "who waits for a turn");
          waiting.pop()?.();
          await untilEqual(() => Promise.resolve(made.length), count + 1, "pages that were made");
        }
        await Promise.all(asked);
      });
      assert.ok(made.indexOf("few") < 4, made.join(" "));
    }).pipe(Effect.provide(services)),
  );

  test(
    "strangers whose places in a window come with one answer of the database go on one at a time",
    Effect.gen(function* () {
      const together = 5;
      for (const path of counted) {
        yield* Effect.flatMap(serving, (send) => Effect.promise(() => send(path)));
        const events: Array<string> = [];
        const all = Promise.withResolvers<void>();
        let taken = 0;
        const limiter = yield* RateLimiter;
        const take: typeof limiter.take = (quota, subject) =>
          Effect.tap(limiter.take(quota, subject), () => {
            taken += 1;
            if (taken === together) all.resolve();
            return Effect.promise(() => all.promise);
          });
        const pass = () =>
          new Promise<void>((resolve) => setTimeout(resolve)).then(() => void events.push("turn"));
        const send = yield* serving.pipe(
          Effect.provideService(RateLimiter, { ...limiter, take }),
          Effect.provideService(IoTurn, { pass }),
        );
        const asked = Array.from({ length: together }, () => send(path).then(() => events.push("made")));
        yield* Effect.promise(() => Promise.all(asked));
        assert.ok(!/made made/.test(events.join(" ")), `${path}: ${events.join(" ")}`);
      }
    }).pipe(Effect.provide(services)),
  );

  test(
    "every page and form waits for its turn, whoever asks and whatever the answer is",
    Effect.gen(function* () {
      let passes = 0;
      const send = yield* Effect.provideService(serving, IoTurn, {
        pass: () => Promise.resolve(passes += 1).then(() => {}),
      });
      const without: Array<string> = [];
      let asked = 0;
      for (const { method, path } of pages) {
        const before = passes;
        const response = yield* Effect.promise(() => send(path, method));
        if (!(response.headers.get("content-type") ?? "").startsWith("text/html")) continue;
        asked += 1;
        if (passes === before) without.push(`${method} ${path}`);
      }
      assert.deepEqual(without, []);
      assert.ok(asked > 20, `${asked} pages`);
    }).pipe(Effect.provide(services)),
  );
});
