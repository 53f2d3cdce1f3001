/** Clients that are silent, slow or many, on real sockets: each is let go in time, and none keeps others waiting. */
import * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Context from "effect/Context";
import * as Deferred from "effect/Deferred";
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { acceptConnections } from "../../../src/http/connections/connections.ts";
import { type Deadlines, deadlines } from "../../../src/http/connections/deadlines.ts";
import { nothingShared } from "../../../src/http/exchange/headers.ts";
import type { App } from "../../../src/http/server/plan.ts";
import { serve } from "../../../src/http/server/http_server.ts";
import { canServeConnections } from "../../../src/http/connections/served_connection.ts";
import { newcomerMs } from "../../../src/http/connections/room.ts";
import { readBytes } from "../../../src/http/wire/request.ts";
import { noRoute } from "../../../src/http/exchange/exchange.ts";
import { anywhere, listening, untilRefused } from "../../support/listening.ts";
import { type RawClient, rawClient } from "../../support/raw_client.ts";
import { hasOpenssl, selfSigned } from "../../support/tls.ts";
import { where } from "../../support/process.ts";

const answer = HttpServerResponse.raw("done");
const bytesOfBigAnswer = 20_000_000;

/** `/now` answers at once, `/never` never, `/big` with much; anything else with the length of its body. */
const answerTo = (request: HttpServerRequest.HttpServerRequest) => {
  if (request.url === "/now") return Effect.succeed(answer);
  if (request.url === "/never") return Effect.never;
  if (request.url === "/big") return Effect.succeed(HttpServerResponse.raw("x".repeat(bytesOfBigAnswer)));
  return Effect.map(
    Effect.orDie(readBytes(request, 1_000_000)),
    (bytes) => HttpServerResponse.raw(`read ${bytes.length}`),
  );
};

const app =
  (arrived: (url: string) => void = () => {}): App<never, HttpServerRequest.HttpServerRequest> =>
  () =>
  (
    request,
  ) => {
    arrived(request.url);
    return {
      work: { effect: answerTo(request) },
      given: Context.make(HttpServerRequest.HttpServerRequest, request),
      headers: {},
      sharedHeaders: nothingShared,
      route: noRoute,
      onEnd: [],
    };
  };

const open = (bounds: Partial<Deadlines>, arrived?: (url: string) => void, tls = anywhere.tls) =>
  listening(serve(app(arrived), { ...anywhere, tls }, { ...deadlines, ...bounds }));

/** Opens a listener that tells when a request for an address has arrived. */
const openTelling = async (bounds: Partial<Deadlines>, url: string) => {
  const hasArrived = Promise.withResolvers<void>();
  const server = await open(bounds, (asked) => {
    if (asked === url) hasArrived.resolve();
  });
  return { ...server, hasArrived: hasArrived.promise };
};

const get = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;
const post = (bytes: number): string => `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${bytes}\r\n\r\n`;

Deno.test("this runtime can serve single connections", () => assert.ok(canServeConnections));

Deno.test("a client that sends no head, or half of one, is let go after the head's deadline", async () => {
  const server = await open({ headSeconds: 1 });
  const [silent, halting] = [await rawClient(server.port), await rawClient(server.port)];
  await halting.send("GET /now HTTP/1.1\r\nHos");
  assert.deepEqual(await Promise.all([silent.untilClosed(), halting.untilClosed()]), ["", ""]);
  await server.close();
});

Deno.test("a client that is silent after its answer, or does not read it, is let go after its deadline", async () => {
  const server = await open({ quietSeconds: 1 });
  const [silent, deaf] = [await rawClient(server.port), await rawClient(server.port)];
  await deaf.send(get("/big"));
  await silent.send(get("/now"));
  assert.match(await silent.untilClosed(), /done$/);
  assert.equal(await silent.next(), "");
  const read = await deaf.untilClosed();
  assert.ok(read.length < bytesOfBigAnswer, `${read.length} bytes came`);
  await server.close();
});

Deno.test("a request that is not done by its deadline answers 503 with Retry-After and is interrupted", async () => {
  const interrupted = await Effect.runPromise(Deferred.make<void>());
  const server = await listening(serve<never, never>(
    () => () => ({
      work: { effect: Effect.onInterrupt(Effect.never, () => Deferred.succeed(interrupted, undefined)) },
      given: Context.empty(),
      headers: { "x-request-id": "late-1" },
      sharedHeaders: nothingShared,
      route: noRoute,
      onEnd: [],
    }),
    anywhere,
    { ...deadlines, requestSeconds: 1 },
  ));
  const response = await fetch(server.origin);
  assert.deepEqual([response.status, response.headers.get("retry-after")], [503, "10"]);
  const { error, request_id } = await response.json();
  assert.match(error, /not done within 1 seconds/);
  assert.equal(request_id, "late-1");
  await Effect.runPromise(Deferred.await(interrupted));
  await server.close();
});

Deno.test("a stop ends in time whatever clients do, and tells those that wait 503", async () => {
  const { port, close, hasArrived } = await openTelling({ drainSeconds: 1, partingSeconds: 1 }, "/never");
  const clients = await Promise.all(Array.from({ length: 6 }, () => rawClient(port)));
  const [silent, halting, idle, deaf, endless, waiting] = clients;
  assert.ok(silent && halting && idle && deaf && endless && waiting);
  await halting.send("GET / HT");
  await idle.send(get("/now"));
  await idle.next();
  await deaf.send(get("/big"));
  await deaf.next();
  await endless.send(`${post(1_000_000)}a`);
  await waiting.send(get("/never"));
  await hasArrived;
  const [unread, unanswered] = [endless.untilClosed(), waiting.untilClosed()];
  await close();
  assert.match(await unread, /^HTTP\/1\.1 503 [^]*Retry-After: 10\r\n[^]*stopping/i);
  assert.match(await unanswered, /^HTTP\/1\.1 503 [^]*stopping/);
  for (const client of [silent, halting, idle]) assert.equal(await client.untilClosed(), "");
  for (const client of clients) client.close();
});

Deno.test("an upload under way when the service stops is read to its end and answered", async () => {
  const { port, close, hasArrived } = await openTelling({}, "/");
  const client = await rawClient(port);
  await client.send(`${post(6)}abc`);
  await hasArrived;
  const closed = close();
  await client.send("def");
  assert.match(await client.untilClosed(), /^HTTP\/1\.1 200 [^]*read 6$/);
  await closed;
  client.close();
});

Deno.test("a request that comes while the service stops, behind one under way, is not done", async () => {
  const { port, close, hasArrived } = await openTelling({ drainSeconds: 5 }, "/");
  const client = await rawClient(port);
  await client.send(`${post(3)}a`);
  await hasArrived;
  const closed = close();
  await untilRefused(port);
  await client.send(`bc${get("/now")}`);
  const answers = await client.untilClosed();
  assert.match(answers, /^HTTP\/1\.1 200 [^]*read 3/);
  assert.doesNotMatch(answers, /read 3[^]*HTTP\/1\.1 200/);
  await closed;
  client.close();
});

Deno.test("with more connections than are allowed, the silent ones are closed and new clients are answered", async () => {
  const { port, close } = await open({ connections: 20, headSeconds: 60 });
  const silent = await Promise.all(Array.from({ length: 100 }, () => rawClient(port)));
  const response = await fetch(`http://127.0.0.1:${port}/now`);
  assert.equal(await response.text(), "done");
  const first = silent.slice(0, 80);
  assert.deepEqual(await Promise.all(first.map((client) => client.untilClosed())), first.map(() => ""));
  await close();
  for (const client of silent) client.close();
});

Deno.test("of too many connections those that say nothing go first, then idle ones, and newcomers stay", async () => {
  const { port, close } = await open({ connections: 40, headSeconds: 60 });
  const clients = (count: number) => Promise.all(Array.from({ length: count }, () => rawClient(port)));
  const asked = async (client: RawClient): Promise<string> => {
    await client.send(get("/now"));
    return await client.next();
  };
  const idle = await clients(10);
  for (const client of idle) assert.match(await asked(client), /^HTTP\/1\.1 200 /);
  const silent = await clients(8);
  await new Promise((resolve) => setTimeout(resolve, newcomerMs + 500));
  const newcomers = await clients(10);
  assert.deepEqual(await Promise.all(silent.map((client) => client.untilClosed())), silent.map(() => ""));
  for (const client of [...newcomers, ...idle]) assert.match(await asked(client), /^HTTP\/1\.1 200 /);
  const later = await clients(8);
  assert.deepEqual(
    await Promise.all(newcomers.slice(0, 8).map((client) => client.untilClosed())),
    newcomers.slice(0, 8).map(() => ""),
  );
  for (const client of later) assert.match(await asked(client), /^HTTP\/1\.1 200 /);
  for (const client of [...idle, ...silent, ...newcomers, ...later]) client.close();
  await close();
});

Deno.test("a request on which the handler breaks is 500, and its connection is let go like any other", async () => {
  const listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  const connections = acceptConnections(listener, {
    handler: () => {
      throw new Error("out of order");
    },
    refuse: () => new Response(null, { status: 503 }),
    deadlines: { ...deadlines, quietSeconds: 1 },
    isProxy: () => false,
  });
  const client = await rawClient(listener.addr.port);
  await client.send(get("/"));
  assert.match(await client.next(), /^HTTP\/1\.1 500 /);
  for (let second = 0; second < 3; second++) connections.sweep();
  assert.equal(await client.untilClosed(), "");
  await connections.stop(() => {});
  client.close();
});

Deno.test("a request that was on its way when the service stopped is done, and its connection is closed", async () => {
  const { port, close } = await openTelling({ lingerSeconds: 2 }, "/");
  const client = await rawClient(port);
  await client.send(get("/now"));
  assert.doesNotMatch(await client.next(), /connection: close/i);
  const closed = close();
  await untilRefused(port);
  await client.send(get("/now"));
  assert.match(await client.untilClosed(), /^HTTP\/1\.1 200 [^]*connection: close/i);
  await closed;
  client.close();
});

Deno.test("connections that wait to be accepted when the service stops are answered, and then closed", async () => {
  const { port, close } = await open({});
  const clients = await Promise.all(Array.from({ length: 50 }, () => rawClient(port)));
  const closed = close();
  for (const client of clients) await client.send(get("/now"));
  for (const client of clients) assert.match(await client.next(), /^HTTP\/1\.1 200 /);
  await closed;
  for (const client of clients) client.close();
  await assert.rejects(Deno.connect({ hostname: "127.0.0.1", port }));
});

/** A body in single bytes that breaks off, with another request behind it. */
const breaksOff = `POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n${
  "1\r\na\r\n".repeat(2_000)
}no size\r\n${get("/now")}`;

const isCut = async (client: RawClient): Promise<void> => {
  await client.send(breaksOff);
  assert.equal(await client.untilClosed(), "", "nothing is answered on a connection that is cut");
  client.close();
};

Deno.test("the connection of a body that breaks off is cut, and nothing behind it is read", async () => {
  const { port, close } = await open({});
  await isCut(await rawClient(port));
  await close();
});

where(hasOpenssl, "openssl")(
  "over the service's own TLS too the connection of a body in chunks that breaks off is cut",
  async () => {
    const directory = await Deno.makeTempDir();
    const { certFile, keyFile } = await selfSigned(directory);
    const [cert, key] = await Promise.all([certFile, keyFile].map((file) => Deno.readTextFile(file)));
    const tls = { cert: cert ?? "", key: key ?? "" };
    const { port, close } = await open({}, undefined, tls);
    await isCut(await rawClient(port, tls.cert));
    await close();
    await Deno.remove(directory, { recursive: true });
  },
);
