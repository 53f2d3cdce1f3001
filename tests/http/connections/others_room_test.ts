/**
 * Strangers who hold more connections than there may be, whatever they hold them with, on real sockets: others are answered, and what
 * others wait with stays. docs/decisions/0240-room-by-addresses.md
 */
import * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { deadlines } from "../../../src/http/connections/deadlines.ts";
import { noRoute } from "../../../src/http/exchange/exchange.ts";
import { nothingShared } from "../../../src/http/exchange/headers.ts";
import type { App } from "../../../src/http/server/plan.ts";
import { serve } from "../../../src/http/server/http_server.ts";
import { readBytes } from "../../../src/http/wire/request.ts";
import { anywhere, listening } from "../../support/listening.ts";
import { type ClientAt, clientAt } from "../../support/raw_client_at.ts";

const most = 20;
const long = "x".repeat(20_000_000);

/** `/long` answers with much, `/never` never once it has read its body, anything else with the body's length. */
const answerTo = (request: HttpServerRequest.HttpServerRequest, onWork: () => void) =>
  request.url === "/long" ? Effect.succeed(HttpServerResponse.raw(long)) : Effect.flatMap(
    Effect.orDie(readBytes(request, 1_000_000)),
    (bytes) => {
      if (request.url !== "/never") return Effect.succeed(HttpServerResponse.raw(`read ${bytes.length}`));
      onWork();
      return Effect.never;
    },
  );

const appOf = (onWork: () => void): App<never, HttpServerRequest.HttpServerRequest> => () => (request) => ({
  work: { effect: answerTo(request, onWork) },
  given: Context.make(HttpServerRequest.HttpServerRequest, request),
  headers: {},
  sharedHeaders: nothingShared,
  route: noRoute,
  onEnd: [],
});

const bounds = { ...deadlines, connections: most, drainSeconds: 1 };

/** @param onWork told of each request that is worked on and never answered */
const open = (onWork = (): void => {}, isProxy = false) =>
  listening(serve(appOf(onWork), { ...anywhere, isProxy: () => isProxy }, bounds));

const get = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;
const post = (path: string, bytes: number): string =>
  `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: ${bytes}\r\n\r\n`;

const isAnswered = async (address: string, port: number): Promise<void> => {
  const client = await clientAt(address, port);
  client.send(get("/"));
  assert.match(await client.until(/read 0$/), /^HTTP\/1\.1 200 [^]*read 0$/);
  client.close();
};

/** Opens so many connections from each of the addresses and says the same on each. */
const held = async (
  port: number,
  addresses: ReadonlyArray<string>,
  said: string,
): Promise<ReadonlyArray<ClientAt>> => {
  const clients: Array<ClientAt> = [];
  for (const address of addresses) {
    for (let count = 0; count < most; count += 1) {
      const client = await clientAt(address, port);
      client.send(said);
      clients.push(client);
    }
  }
  return clients;
};

const closeAll = (clients: ReadonlyArray<ClientAt>): void => clients.forEach((client) => client.close());

const holds: ReadonlyArray<readonly [with_: string, said: string]> = [
  ["nothing", ""],
  ["half a head", "GET / HTTP/1.1\r\nHo"],
  ["bodies that don't come", `${post("/", 60_000)}{`],
  ["answers that they don't read", get("/long")],
];

for (const [what, said] of holds) {
  Deno.test(`strangers who hold more connections than there may be with ${what} keep nobody out, nor end others' body`, async () => {
    const { port, close } = await open();
    const slow = await clientAt("127.0.0.9", port);
    slow.send(`${post("/", 6)}ab`);
    const clients = await held(port, ["127.0.0.2", "127.0.0.3", "127.0.0.4"], said);
    for (let call = 0; call < 10; call += 1) await isAnswered("127.0.0.8", port);
    slow.send("cdef");
    assert.match(await slow.until(/read 6$/), /^HTTP\/1\.1 200 [^]*read 6$/);
    slow.close();
    closeAll(clients);
    await close();
  });
}

Deno.test("a client whose body is given up for others' room is told 408, and that nothing was done", async () => {
  const { port, close } = await open();
  const clients = await held(port, ["127.0.0.2", "127.0.0.3"], `${post("/", 60_000)}{`);
  const [first] = clients;
  assert.match(
    await first?.untilClosed() ?? "",
    /^HTTP\/1\.1 408 [^]*connection: close[^]*nothing was done: send it again/i,
  );
  closeAll(clients);
  await close();
});

Deno.test("requests that are worked on stay, of one address as many as half; who comes from there then is told 503, and nobody else", async () => {
  let onWork = (): void => {};
  const { port, close } = await open(() => onWork());
  const working: Array<ClientAt> = [];
  while (working.length < most / 2) {
    const isWorkedOn = Promise.withResolvers<void>();
    onWork = isWorkedOn.resolve;
    const client = await clientAt("127.0.0.2", port);
    client.send(`${post("/never", 1)}a`);
    await isWorkedOn.promise;
    working.push(client);
  }
  for (let call = 0; call < 5; call += 1) {
    const turnedAway = await clientAt("127.0.0.2", port);
    assert.match(await turnedAway.untilClosed(), /^HTTP\/1\.1 503 [^]*Retry-After: 5/);
    await isAnswered("127.0.0.8", port);
  }
  const answers = working.map((client) => client.untilClosed());
  await close();
  for (const answer of await Promise.all(answers)) {
    assert.match(answer, /stopping, this request was not done/);
  }
});

Deno.test("a trusted proxy, whose connections are many clients', may have as many as there may be", async () => {
  const { port, close } = await open(undefined, true);
  const clients = await held(port, ["127.0.0.2"], get("/"));
  for (const client of clients) assert.match(await client.until(/read 0$/), /read 0$/);
  for (const client of clients) {
    client.send(get("/"));
    assert.match(await client.until(/read 0[^]*read 0$/), /read 0[^]*read 0$/);
  }
  closeAll(clients);
  await close();
});
