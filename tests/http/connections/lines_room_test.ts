/**
 * Strangers who fill a process with requests on which no work was begun, on real sockets, also behind a proxy: others are answered, and
 * who is given up is told so. docs/decisions/0241-who-stands-in-a-line-does-nothing.md
 */
import * as HttpRouter from "@effect/platform/HttpRouter";
import * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { FairPlaces } from "../../../src/application/turns/fair_places.ts";
import { inLineOf } from "../../../src/application/turns/own_line.ts";
import { smallBodyBytes, strangers } from "../../../src/application/whose_work.ts";
import { IoTurn } from "../../../src/application/yield_to_io.ts";
import type { ApiFailure } from "../../../src/contract/problems.ts";
import { deadlines } from "../../../src/http/connections/deadlines.ts";
import { AccountPlaces } from "../../../src/http/exchange/account_places.ts";
import { Exchange } from "../../../src/http/exchange/exchange.ts";
import { placeOfAddress } from "../../../src/http/routes/counted.ts";
import { makeApp } from "../../../src/http/server/app.ts";
import { serve } from "../../../src/http/server/http_server.ts";
import { readBytes } from "../../../src/http/wire/request.ts";
import { anywhere, listening } from "../../support/listening.ts";
import { type ClientAt, clientAt } from "../../support/raw_client_at.ts";
import { openEdge } from "../../support/service.ts";

const most = 20;

const answer = HttpServerResponse.raw("done");
const never = Effect.provideService(IoTurn, { pass: () => new Promise<void>(() => {}) });

const lane = new FairPlaces(0);
const holder = { party: strangers, member: "anyone" };

/** Routes that stand in a line for ever, one that reads a body, and one that answers at once. */
const router: HttpRouter.HttpRouter<ApiFailure, Exchange> = HttpRouter.fromIterable([
  HttpRouter.makeRoute("GET", "/", answer),
  HttpRouter.makeRoute(
    "GET",
    "/own-line",
    Effect.flatMap(Exchange, ({ clientAddress }) => Effect.as(never(inLineOf(clientAddress)), answer)),
  ),
  HttpRouter.makeRoute("GET", "/lane", Effect.as(lane.take(holder), answer)),
  HttpRouter.makeRoute(
    "POST",
    "/place",
    Effect.gen(function* () {
      yield* placeOfAddress({ policy: "p" }, yield* HttpServerRequest.HttpServerRequest);
      return yield* Effect.never;
    }),
  ),
  HttpRouter.makeRoute(
    "POST",
    "/large",
    Effect.gen(function* () {
      const request = yield* HttpServerRequest.HttpServerRequest;
      yield* placeOfAddress({ policy: "p" }, request);
      yield* readBytes(request, 1_000_000);
      return yield* Effect.never;
    }),
  ),
  HttpRouter.makeRoute(
    "POST",
    "/body",
    Effect.flatMap(HttpServerRequest.HttpServerRequest, (request) =>
      Effect.map(
        readBytes(request, 1_000_000),
        ({ byteLength }) => HttpServerResponse.raw(`read ${byteLength}`),
      )),
  ),
]);

/** @param isProxy true where every connection is a trusted proxy's, which names its client */
const open = (isProxy: boolean, places = new AccountPlaces(), connections = most) =>
  listening(
    serve(
      makeApp<never>(
        router,
        { ...openEdge, clientAddress: (peer, forwarded) => forwarded ?? peer },
        places,
      ),
      { ...anywhere, isProxy: () => isProxy },
      { ...deadlines, connections, drainSeconds: 1 },
    ),
  );

const get = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;

const post = (path: string, client: string, bytes: number): string =>
  `POST ${path} HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${client}\r\nContent-Length: ${bytes}\r\n\r\n`;

const isAnswered = async (address: string, port: number): Promise<void> => {
  const client = await clientAt(address, port);
  client.send(get("/"));
  assert.match(await client.until(/done$/), /^HTTP\/1\.1 200 [^]*done$/);
  client.close();
};

/** Opens so many connections from the address and says the same on each, until all that is said was heard. */
const held = async (port: number, address: string, said: string, count = most): Promise<Array<ClientAt>> => {
  const clients: Array<ClientAt> = [];
  for (let index = 0; index < count; index += 1) {
    const client = await clientAt(address, port);
    client.send(said);
    clients.push(client);
  }
  return clients;
};

for (const path of ["/own-line", "/lane"]) {
  Deno.test(`strangers whose requests stand in a line (${path}) keep nobody out, and who is given up is told 503 and when to come again`, async () => {
    const { port, close } = await open(false);
    const clients = [];
    for (const address of ["127.0.0.2", "127.0.0.3", "127.0.0.4"]) {
      clients.push(...await held(port, address, get(path)));
    }
    for (let call = 0; call < 10; call += 1) await isAnswered("127.0.0.8", port);
    const [first] = clients;
    assert.match(
      await first?.untilClosed() ?? "",
      /^HTTP\/1\.1 503 [^]*retry-after: 5\r\n[^]*waited for its turn[^]*nothing was done/i,
    );
    clients.forEach((client) => client.close());
    await close();
  });
}

for (const path of ["/body", "/place"]) {
  Deno.test(`behind a trusted proxy one client's requests that wait (${path}) with bodies that don't come go first, and another's body and the proxy's idle connections stay`, async () => {
    const { port, close } = await open(true);
    const idle = await clientAt("127.0.0.1", port);
    idle.send(get("/"));
    await idle.until(/done$/);
    const slow = await clientAt("127.0.0.1", port);
    slow.send(`${post("/body", "192.0.2.9", 6)}abc`);
    const clients = await held(port, "127.0.0.1", `${post(path, "192.0.2.1", 60_000)}{`, 2 * most);
    for (let call = 0; call < 10; call += 1) await isAnswered("127.0.0.1", port);
    const [first] = clients;
    assert.match(
      await first?.untilClosed() ?? "",
      /^HTTP\/1\.1 (408|503) [^]*nothing was done: send it again/i,
    );
    slow.send("def");
    assert.match(await slow.until(/read 6$/), /^HTTP\/1\.1 200 /);
    idle.send(get("/"));
    assert.match(await idle.until(/done[^]*done$/), /done[^]*done$/);
    [...clients, slow, idle].forEach((client) => client.close());
    await close();
  });
}

/** More than a call may announce and take less than a whole place. */
const largeBytes = smallBodyBytes + 1;
const ends: ReadonlyArray<readonly [body: string, answer: RegExp]> = [
  ["a".repeat(largeBytes), /^HTTP\/1\.1 503 [^]*retry-after: 5\r\n/i],
  ["a", /^HTTP\/1\.1 408 /],
];

for (const [body, told] of ends) {
  Deno.test(`beside 48 large calls of strangers (${body.length} of ${largeBytes} bytes of a body) one is ended and told why: 503, or 408 where its body has not come`, async () => {
    const { port, close } = await open(true, undefined, 100);
    const clients: Array<ClientAt> = [];
    for (let call = 0; call < 49; call += 1) {
      const client = await clientAt("127.0.0.1", port);
      client.send(`${post("/large", `192.0.2.${call >> 2}`, largeBytes)}${body}`);
      clients.push(client);
    }
    const answers = clients.map((client) => client.until(/\r\n\r\n[^]/));
    assert.match(await Promise.race(answers), told);
    clients.forEach((client) => client.close());
    await close();
  });
}

Deno.test("beside as many bodies of one client's address as are awaited at once, one more is 503 at once, until one has come or is answered", async () => {
  const { port, close } = await open(true, new AccountPlaces(undefined, undefined, 3));
  const [first, ...others] = await held(port, "127.0.0.1", `${post("/body", "192.0.2.1", 6)}abc`, 3);
  const refused = async (): Promise<void> => {
    const client = await clientAt("127.0.0.1", port);
    client.send(post("/body", "192.0.2.1", 6));
    assert.match(await client.until(/\r\n\r\n[^]/), /^HTTP\/1\.1 503 [^]*retry-after: 1\r\n/i);
    client.close();
  };
  await refused();
  const other = await clientAt("127.0.0.1", port);
  other.send(`${post("/body", "192.0.2.2", 6)}abcdef`);
  assert.match(await other.until(/read 6$/), /^HTTP\/1\.1 200 /);
  first?.send("def");
  assert.match(await first?.until(/read 6$/) ?? "", /^HTTP\/1\.1 200 /);
  const next = await clientAt("127.0.0.1", port);
  next.send(`${post("/body", "192.0.2.1", 6)}abcdef`);
  assert.match(await next.until(/read 6$/), /^HTTP\/1\.1 200 /);
  [first, ...others, other, next].forEach((client) => client?.close());
  await close();
});
