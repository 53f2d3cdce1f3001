/**
 * Calls whose clients are gone, or ended what they say, on real sockets: they are ended, also while they wait for a place, and the account's
 * next call doesn't wait for them. Every door that takes a place of its account takes it this way (`tests/features/account_places_test.ts`).
 */
import * as HttpRouter from "@effect/platform/HttpRouter";
import * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Effect from "effect/Effect";
import * as Runtime from "effect/Runtime";
import assert from "node:assert/strict";
import net from "node:net";
import type { ApiFailure } from "../../src/contract/problems.ts";
import { acceptConnections } from "../../src/http/connections/connections.ts";
import { deadlines } from "../../src/http/connections/deadlines.ts";
import { endInOwnWay } from "../../src/http/connections/waiting_requests.ts";
import { AccountPlaces } from "../../src/http/exchange/account_places.ts";
import { Exchange } from "../../src/http/exchange/exchange.ts";
import { makeApp } from "../../src/http/server/app.ts";
import { makeHandler } from "../../src/http/server/handler.ts";
import { readBytes } from "../../src/http/wire/request.ts";
import { type RawClient, rawClient } from "../support/raw_client.ts";
import { openEdge } from "../support/service.ts";
import { untilEqual } from "../support/until.ts";

/** Bytes of a body that the runtime doesn't take by itself. */
const bodyBytes = 400_000;

/** A service with two places an account, whose calls work on their bodies without end, but for those named quick. */
const serving = () => {
  const [asked, begun, ended] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const work = Effect.gen(function* () {
    const { call = "" } = yield* HttpRouter.params;
    asked.add(call);
    const working = Effect.gen(function* () {
      yield* (yield* Exchange).place.taken("account");
      yield* readBytes(yield* HttpServerRequest.HttpServerRequest, bodyBytes);
      begun.add(call);
      return call.startsWith("quick") ? HttpServerResponse.text("done") : yield* Effect.never;
    });
    return yield* Effect.ensuring(working, Effect.sync(() => ended.add(call)));
  });
  const router: HttpRouter.HttpRouter<ApiFailure, Exchange> = HttpRouter.fromIterable([
    HttpRouter.makeRoute("POST", "/of/:call", work),
  ]);
  const listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  const connections = acceptConnections(listener, {
    handler: makeHandler(Runtime.defaultRuntime, makeApp<never>(router, openEdge, new AccountPlaces(2))),
    refuse: () => new Response(null, { status: 503 }),
    deadlines,
    isProxy: () => false,
  });
  return { asked, begun, ended, connections, port: listener.addr.port };
};

const requestOf = (call: string): string =>
  `POST /of/${call} HTTP/1.1\r\nHost: a\r\nContent-Length: ${bodyBytes}\r\n\r\n${" ".repeat(bodyBytes)}`;

/** A client that has sent the call. */
const sent = async (port: number, call: string): Promise<RawClient> => {
  const client = await rawClient(port);
  const request = requestOf(call);
  for (let at = 0; at < request.length; at += 4_096) await client.send(request.slice(at, at + 4_096));
  return client;
};

const untilHas = (names: Set<string>, expected: ReadonlyArray<string>): Promise<void> =>
  untilEqual(() => Promise.resolve([...names].sort()), [...expected].sort(), "calls");

Deno.test("calls whose clients broke off are ended, those that wait for a place before they begin, and the next has a place", async () => {
  const { asked, begun, ended, connections, port } = serving();
  const sending = (call: string): net.Socket => {
    const socket = net.connect(port, "127.0.0.1");
    socket.on("error", () => {});
    socket.write(requestOf(call));
    return socket;
  };
  const working = ["one", "two"].map(sending);
  await untilHas(begun, ["one", "two"]);
  const waiting = ["three", "four"].map(sending);
  await untilHas(asked, ["one", "two", "three", "four"]);
  for (const socket of waiting) socket.resetAndDestroy();
  await untilHas(ended, ["three", "four"]);
  for (const socket of working) socket.resetAndDestroy();
  await untilHas(ended, ["one", "two", "three", "four"]);
  const next = await sent(port, "quick");
  assert.match(await next.next(), /^HTTP\/1\.1 200 /);
  assert.deepEqual([...begun].sort(), ["one", "quick", "two"]);
  next.close();
  await connections.stop(() => {});
});

Deno.test("calls whose clients ended what they say are given up, and told so, once another call of the account waits for a place", async () => {
  const { asked, begun, ended, connections, port } = serving();
  const [gone, reading] = [await sent(port, "gone"), await sent(port, "reading")];
  await untilHas(begun, ["gone", "reading"]);
  gone.close();
  await reading.closeWrite();
  const endedMs = performance.now();
  const [next, another] = [await sent(port, "quick"), await sent(port, "quick-too")];
  await untilHas(asked, ["gone", "reading", "quick", "quick-too"]);
  await untilEqual(() => Promise.resolve(performance.now() - endedMs > 1_200), true, "that second");
  const sweeps = setInterval(() => connections.sweep(), 100);
  for (const client of [next, another]) assert.match(await client.next(), /^HTTP\/1\.1 200 /);
  assert.match(await reading.untilClosed(), /^HTTP\/1\.1 503 [^]*retry-after: 5[^]*this one was given up/i);
  await untilHas(ended, ["gone", "reading", "quick", "quick-too"]);
  clearInterval(sweeps);
  next.close();
  another.close();
  reading.close();
  await connections.stop(() => {});
});

Deno.test("a call whose client ended what it says keeps its place beside others of that kind, and beside another account's", () => {
  const [own, others] = [{}, {}];
  const saidAllAtMs = performance.now() - 5_000;
  let givenUp = 0;
  const connection = (calls: object, isWaiting: boolean, atMs: number | undefined) => ({
    served: { saidAllAtMs: () => atMs },
    waiting: {
      address: () => undefined,
      isInLine: () => isWaiting,
      ownCalls: () => ({ calls, isWaiting }),
      giveUp: () => {
        givenUp += 1;
      },
    },
  });
  const ended = [connection(own, false, saidAllAtMs), connection(own, true, saidAllAtMs)];
  endInOwnWay([...ended, connection(own, false, undefined), connection(others, true, undefined)]);
  assert.equal(givenUp, 0);
  endInOwnWay([...ended, connection(own, true, undefined), connection(own, false, performance.now())]);
  assert.equal(givenUp, 2);
});

Deno.test("as many calls at work are given up as wait, the longest ended first; those in line alone are told that nothing was done", () => {
  const own = {};
  const nowMs = performance.now();
  const told = new Map<string, string>();
  const connection = (name: string, isWaiting: boolean, atMs: number | undefined) => ({
    served: { saidAllAtMs: () => atMs },
    waiting: {
      address: () => undefined,
      isInLine: () => isWaiting,
      ownCalls: () => ({ calls: own, isWaiting }),
      giveUp: ({ message }: { readonly message: string }) => void told.set(name, message),
    },
  });
  endInOwnWay([
    connection("at work for two seconds", false, nowMs - 2_000),
    connection("at work for nine seconds", false, nowMs - 9_000),
    connection("in line", true, nowMs - 2_000),
    connection("who stays", true, undefined),
  ]);
  assert.deepEqual([...told.keys()].sort(), ["at work for nine seconds", "in line"]);
  assert.match(told.get("in line") ?? "", /before anything was done: send it again/);
  assert.match(
    told.get("at work for nine seconds") ?? "",
    /may have been done: look it up, or .* Idempotency-Key/,
  );
});
