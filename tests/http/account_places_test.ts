/** Calls of one account at once: those beside so many wait for the account's own, and nobody waits for another account's. */
import * as HttpRouter from "@effect/platform/HttpRouter";
import * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import * as Fiber from "effect/Fiber";
import * as Runtime from "effect/Runtime";
import assert from "node:assert/strict";
import type { ApiFailure } from "../../src/contract/problems.ts";
import { acceptConnections } from "../../src/http/connections/connections.ts";
import { deadlines } from "../../src/http/connections/deadlines.ts";
import { AccountPlaces, CallPlace } from "../../src/http/exchange/account_places.ts";
import { Exchange } from "../../src/http/exchange/exchange.ts";
import { StrangerCalls } from "../../src/http/exchange/stranger_calls.ts";
import { KeptBody } from "../../src/http/fast/kept_body.ts";
import { makeApp } from "../../src/http/server/app.ts";
import { makeHandler } from "../../src/http/server/handler.ts";
import { placeOfAddress } from "../../src/http/routes/counted.ts";
import { readBytes } from "../../src/http/wire/request.ts";
import { rawClient } from "../support/raw_client.ts";
import { clientAt } from "../support/raw_client_at.ts";
import { openEdge } from "../support/service.ts";
import { until } from "../support/process.ts";

/** A large call of somebody who has neither key nor session. */
const stranger = (holder: string) => ({
  holder,
  isSmall: false,
  quietSinceMs: () => 0,
  isClients: () => false,
  end: () => {},
});

/** More than the system keeps of an answer that nobody reads. */
const long = new KeptBody(new Uint8Array(33_554_432));

Deno.test("an answer that nobody reads keeps its place until it has left or its client is gone, and others have theirs", async () => {
  const [asked, begun] = [new Map<string, number>(), new Map<string, number>()];
  const note = (counts: Map<string, number>, account: string): void => {
    counts.set(account, (counts.get(account) ?? 0) + 1);
  };
  const answer = Effect.gen(function* () {
    const { account = "" } = yield* HttpRouter.params;
    note(asked, account);
    yield* (yield* Exchange).place.taken(account);
    note(begun, account);
    return HttpServerResponse.raw(long);
  });
  const router: HttpRouter.HttpRouter<ApiFailure, Exchange> = HttpRouter.fromIterable([
    HttpRouter.makeRoute("GET", "/of/:account", answer),
  ]);
  const listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  const app = makeApp<never>(router, openEdge, new AccountPlaces(2));
  const connections = acceptConnections(listener, {
    handler: makeHandler(Runtime.defaultRuntime, app),
    refuse: () => new Response(null, { status: 503 }),
    deadlines,
    // Of others a client that says no more may still wait for its answer.
    isProxy: () => true,
  });
  const asking = async (account: string) => {
    const before = asked.get(account) ?? 0;
    const client = await rawClient(listener.addr.port);
    await client.send(`GET /of/${account} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`);
    await until(() => Promise.resolve(asked.get(account) === before + 1));
    return client;
  };
  const [first, second] = [await asking("one"), await asking("one")];
  for (const client of [first, second]) assert.match(await client.next(), /^HTTP\/1.1 200/);
  const [third, fourth, fifth] = [await asking("one"), await asking("one"), await asking("one")];
  const other = await asking("other");
  assert.match(await other.next(), /^HTTP\/1.1 200/);
  assert.equal(begun.get("one"), 2);
  // A client that is gone while it waits gets no place.
  third.close();
  first.close();
  assert.match(await fourth.next(), /^HTTP\/1.1 200/);
  assert.equal(begun.get("one"), 3);
  // An answer that is read gives its place to the next.
  while (await second.next() !== "");
  assert.match(await fifth.next(), /^HTTP\/1.1 200/);
  assert.equal(begun.get("one"), 4);
  for (const client of [second, fourth, fifth, other]) client.close();
  await connections.stop(() => {});
});

Deno.test("a call has one place, however many of its parts ask for it, and gives back that one", async () => {
  const places = new AccountPlaces(1);
  const taking = (call: CallPlace) => Effect.runFork(call.taken("a"), { immediate: true });
  const [one, two, three] = [new CallPlace(places), new CallPlace(places), new CallPlace(places)];
  const parts = [taking(one), taking(one)];
  const others = [taking(two), taking(two), taking(three)];
  const calls = places.ask("a", new CallPlace(places));
  const stand = () => [calls.taken, calls.waiting.size, calls.waiting.has(two), calls.waiting.has(three)];
  assert.deepEqual(stand(), [1, 3, true, true]);
  one.giveBack();
  one.giveBack();
  assert.deepEqual(stand(), [1, 2, false, true]);
  three.giveBack();
  assert.deepEqual(stand(), [1, 1, false, false]);
  for (const waiting of [...parts, ...others.slice(0, 2)]) await Effect.runPromise(Fiber.join(waiting));
});

Deno.test("an address has four places for large calls, beside those of accounts, until the answer has left or the body is enough", async () => {
  const places = new AccountPlaces();
  const calls = Array.from({ length: 6 }, () => new CallPlace(places));
  const begun = new Set<CallPlace>();
  const takings = calls.map((call) =>
    Effect.runFork(Effect.map(call.takenByAddress(stranger("a")), () => begun.add(call)), { immediate: true })
  );
  const stand = async () => {
    await new Promise((resolve) => setTimeout(resolve));
    return calls.map((call) => begun.has(call) ? "x" : "-").join("");
  };
  assert.equal(await stand(), "xxxx--");
  // The place of an account is another one.
  const [first, second] = calls;
  await Effect.runPromise(first?.taken("account") ?? Effect.void);
  first?.leaveAddress();
  assert.equal(await stand(), "xxxxx-");
  second?.giveBack();
  for (const taking of takings) await Effect.runPromise(Fiber.join(taking));
  assert.equal(await stand(), "xxxxxx");
});

Deno.test("of one address 64 large calls wait for its places, and one more is refused at once, until one of them has its place or is gone", async () => {
  const places = new AccountPlaces();
  const ask = (holder: string) => {
    const call = new CallPlace(places);
    return { call, taking: Effect.runFork(Effect.either(call.takenByAddress(stranger(holder)))) };
  };
  const refused = async ({ taking }: ReturnType<typeof ask>): Promise<void> => {
    const outcome = await Effect.runPromise(Fiber.join(taking));
    assert.ok(Either.isLeft(outcome));
    assert.equal(outcome.left._tag, "ServiceUnavailable");
    assert.equal(outcome.left.retryAfterSeconds, 1);
  };
  const calls = Array.from({ length: 68 }, () => ask("a"));
  await refused(ask("a"));
  assert.ok(Either.isRight(await Effect.runPromise(Fiber.join(ask("b").taking))));
  // One whose client is gone, and one that gets a place, leave room for one more each.
  calls.pop()?.call.giveBack();
  calls[0]?.call.giveBack();
  const [more, last] = [ask("a"), ask("a")];
  await refused(ask("a"));
  for (const { call } of calls) call.giveBack();
  for (const { taking } of [...calls, more, last]) {
    assert.ok(Either.isRight(await Effect.runPromise(Fiber.join(taking))));
  }
});

Deno.test("behind a trusted proxy the calls of one address whose bodies don't come are refused once 64 wait, and another's is answered", async () => {
  const work = Effect.gen(function* () {
    const request = yield* HttpServerRequest.HttpServerRequest;
    yield* placeOfAddress({ policy: "p" }, request);
    return HttpServerResponse.raw(`read ${(yield* readBytes(request, 100)).length}`);
  });
  const router: HttpRouter.HttpRouter<ApiFailure, Exchange> = HttpRouter.fromIterable([
    HttpRouter.makeRoute("POST", "/large", work),
  ]);
  const listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  const connections = acceptConnections(listener, {
    handler: makeHandler(Runtime.defaultRuntime, makeApp<never>(router, openEdge)),
    refuse: () => new Response(null, { status: 503 }),
    deadlines,
    isProxy: () => true,
  });
  const asking = async (address: string, body: string) => {
    const client = await clientAt(address, listener.addr.port);
    client.send(`POST /large HTTP/1.1\r\nhost: a\r\ncontent-length: 6\r\n\r\n${body}`);
    return client;
  };
  const clients = [];
  for (let count = 0; count < 69; count += 1) clients.push(await asking("127.0.0.2", "a"));
  const answers = clients.map((client) => client.until(/^HTTP[^]*\r\n\r\n[^]/));
  assert.match(await Promise.race(answers), /^HTTP\/1\.1 503 [^]*retry-after: 1\r\n/i);
  const other = await asking("127.0.0.3", "abcdef");
  assert.match(await other.until(/read 6$/), /^HTTP\/1\.1 200 /);
  for (const client of [...clients, other]) client.close();
  await connections.stop(() => {});
});

Deno.test("beside too many large calls of strangers one of the address with the most is ended, on which nothing is worked first, then the oldest", () => {
  const strangers = new StrangerCalls(4);
  const ended: Array<string> = [];
  const begin = (holder: string, name: string): object => {
    const place = {};
    strangers.begin(place, {
      holder,
      isSmall: false,
      quietSinceMs: () => 0,
      isClients: () => name.endsWith("'s"),
      end: () => ended.push(name),
    });
    return place;
  };
  const first = begin("a", "a1");
  for (const [holder, name] of [["b", "b1"], ["b", "b2's"], ["c", "c1's"]] as const) begin(holder, name);
  assert.deepEqual(ended, []);
  begin("d", "d1");
  assert.deepEqual(ended, ["b2's"]);
  // Of equals those on which nothing is worked, then the oldest; what has ended is none.
  strangers.end(first);
  for (const holder of ["e", "f", "g"]) begin(holder, `${holder}1`);
  assert.deepEqual(ended, ["b2's", "c1's", "b1"]);
});

Deno.test("messages of one call with large bodies at once take their turns one behind the other, and give all back", async () => {
  const places = new AccountPlaces(undefined, 100_000);
  const [call, other] = [new CallPlace(places), new CallPlace(places)];
  await Effect.runPromise(other.takenForBody(100_000));
  const messages = [110_000, 120_000, 90_000].map((bytes) => Effect.runFork(call.takenForBody(bytes)));
  await until(() => places.bodies.waiting === 1);
  other.giveBack();
  await until(() => messages.every((each) => each.unsafePoll() !== null));
  call.giveBack();
  for (const bytes of [100_000, 100_000]) {
    const next = new CallPlace(places);
    await Effect.runPromise(next.takenForBody(bytes));
    next.giveBack();
  }
  assert.equal(places.bodies.waiting, 0);
});
