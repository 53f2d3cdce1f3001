/** Clients and proxies that speak HTTP/2 to the plain port, on real sockets: they are told to speak HTTP/1.1, and ended. */
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import * as Layer from "effect/Layer";
import * as Logger from "effect/Logger";
import * as Scope from "effect/Scope";
import assert from "node:assert/strict";
import http2 from "node:http2";
import { acceptConnections } from "../../../src/http/connections/connections.ts";
import { deadlines } from "../../../src/http/connections/deadlines.ts";
import { isOfHttp2, originInPlace, proxyWarning } from "../../../src/http/connections/other_version.ts";
import { noRoute } from "../../../src/http/exchange/exchange.ts";
import { nothingShared } from "../../../src/http/exchange/headers.ts";
import { serve } from "../../../src/http/server/http_server.ts";
import type { App } from "../../../src/http/server/plan.ts";
import { anywhere } from "../../support/listening.ts";
import { refusalOf } from "../../support/http2_refusal.ts";
import { rawClient } from "../../support/raw_client.ts";

/** Listener of which every client is a proxy, or none, and what it was told of HTTP/2; `/slow` answers once it is released. */
const listen = (isProxy: boolean) => {
  const listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  const [slow, begun] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const asked: Array<string> = [];
  const proxies: Array<string> = [];
  const connections = acceptConnections(listener, {
    handler: async ({ url }) => {
      const { pathname } = new URL(url);
      asked.push(pathname);
      if (pathname === "/slow") {
        begun.resolve();
        await slow.promise;
      }
      return new Response("answered");
    },
    refuse: () => new Response(null, { status: 503 }),
    deadlines,
    isProxy: () => isProxy,
    onHttp2: (proxy) => proxies.push(proxy),
  });
  return {
    port: listener.addr.port,
    asked,
    proxies,
    begun: begun.promise,
    release: slow.resolve,
    stop: () => connections.stop(() => {}),
  };
};

interface Http2Answer {
  readonly status: number;
  readonly body: string;
}

const ask = (
  session: http2.ClientHttp2Session,
  headers: http2.OutgoingHttpHeaders,
): Promise<Http2Answer> =>
  new Promise((resolve, reject) => {
    const stream = session.request(headers);
    let [status, body] = [0, ""];
    stream.on("error", reject);
    stream.on("response", (fields) => status = Number(fields[":status"]));
    stream.setEncoding("utf8").on("data", (piece: string) => body += piece);
    stream.on("end", () => resolve({ status, body }));
  });

const ended = (session: http2.ClientHttp2Session): Promise<void> =>
  new Promise((resolve) => session.closed ? resolve() : session.once("close", () => resolve()));

const refusal = {
  status: 505,
  body:
    "Speak HTTP/1.1 to this service, and name the host in the field Host: HTTP/2 is not spoken here, neither with clients nor with proxies, and an address alone names no host.\n",
};

Deno.test("a proxy that speaks HTTP/2 is told to speak HTTP/1.1, its connection ends, and nothing of it is done", async () => {
  const server = listen(true);
  for (const method of ["GET", "POST"]) {
    const session = http2.connect(`http://127.0.0.1:${server.port}`);
    const isOver = ended(session);
    const headers = { ":path": "/healthz", ":method": method, ":authority": "customs.example" };
    assert.deepEqual(await ask(session, headers), refusal);
    await isOver;
  }
  assert.deepEqual(server.asked, []);
  assert.deepEqual(server.proxies, ["127.0.0.1", "127.0.0.1"]);
  await server.stop();
});

Deno.test("a proxy that names the host in both ways is told so at its second request at once, and the first is answered", async () => {
  const server = listen(true);
  const session = http2.connect(`http://127.0.0.1:${server.port}`);
  const isOver = ended(session);
  const host = { ":authority": "a.example", host: "a.example" };
  const first = ask(session, { ":path": "/slow", ...host });
  await server.begun;
  assert.deepEqual(await ask(session, { ":path": "/other", ...host }), refusal);
  server.release();
  assert.deepEqual(await first, { status: 200, body: "answered" });
  await isOver;
  assert.deepEqual(server.asked, ["/slow"]);
  await server.stop();
});

Deno.test("a proxy that speaks HTTP/1.1 or HTTP/1.0 is answered, as often as it asks, also without a host", async () => {
  const server = listen(true);
  const kept = await rawClient(server.port);
  for (let call = 0; call < 20; call += 1) {
    await kept.send("GET /usual HTTP/1.1\r\nHost: a\r\n\r\n");
    assert.match(await kept.next(), /^HTTP\/1\.1 200 /);
  }
  await kept.send("GET /usual HTTP/1.1\r\nHost: a\r\n\r\n".repeat(5));
  let said = "";
  while (said.split("answered").length <= 5) {
    const piece = await kept.next();
    assert.notEqual(piece, "", said);
    said += piece;
  }
  kept.close();
  const probe = await rawClient(server.port);
  await probe.send("GET /healthz HTTP/1.0\r\n\r\n");
  assert.match(await probe.untilClosed(), /^HTTP\/1\.0 200 /);
  probe.close();
  assert.deepEqual(server.proxies, []);
  await server.stop();
});

Deno.test("a client that is no proxy and begins with HTTP/2 is told to speak HTTP/1.1, and nothing of it is read", async () => {
  const server = listen(false);
  const client = await Deno.connect({ hostname: "127.0.0.1", port: server.port });
  assert.match(await refusalOf(client), /Speak HTTP\/1\.1 here\.$/);
  assert.deepEqual(server.proxies, []);
  await server.stop();
});

Deno.test("the operator is told once which proxy speaks HTTP/2 and what to set, however often it asks", async () => {
  let said = "";
  const heard = Logger.make(({ message }) => {
    said += `${message}\n`;
  });
  const scope = await Effect.runPromise(Scope.make());
  const ports: Array<number> = [];
  const options = { ...anywhere, isProxy: () => true, onListen: (port: number) => ports.push(port) };
  const app: App<never, never> = () => () => ({
    work: { effect: Effect.die("nothing of it is done") },
    given: Context.empty(),
    headers: {},
    sharedHeaders: nothingShared,
    route: noRoute,
    onEnd: [],
  });
  await Effect.runPromise(
    Layer.buildWithScope(serve(app, options), scope).pipe(
      Effect.provide(Logger.replace(Logger.defaultLogger, heard)),
    ),
  );
  for (let call = 0; call < 3; call += 1) {
    const session = http2.connect(`http://127.0.0.1:${ports[0]}`);
    const isOver = ended(session);
    assert.deepEqual(await ask(session, { ":path": "/", ":authority": "customs.example" }), refusal);
    await isOver;
  }
  await Effect.runPromise(Scope.close(scope, Exit.void));
  assert.equal(said.split("The proxy 127.0.0.1 speaks HTTP/2").length, 2, said);
});

Deno.test("a host that no request names is the address that was connected to, in the runtime's words", () => {
  const named = new Headers({ host: "customs.example" });
  for (
    const [hostname, port, origin] of [
      ["127.0.0.1", 8_000, "http://localhost:8000/"],
      ["::1", 8_000, "http://localhost:8000/"],
      ["192.0.2.1", 8_000, "http://192.0.2.1:8000/"],
      ["2001:db8::1", 8_000, "http://[2001:db8::1]:8000/"],
      ["127.0.0.1", 80, "http://localhost/"],
      ["::1", 80, "http://localhost/"],
      ["192.0.2.1", 80, "http://192.0.2.1/"],
      ["2001:db8::1", 80, "http://2001:db8::1/"],
    ] as const
  ) {
    const inPlace = originInPlace({ hostname, port });
    const asks = (url: string, headers = new Headers()) => isOfHttp2({ url, headers }, inPlace);
    assert.equal(inPlace, origin);
    assert.ok(!asks(`${origin}healthz`));
    assert.ok(asks("http://customs.example/healthz"));
    assert.ok(!asks("http://customs.example/", named));
  }
  const ofOneLink = originInPlace({ hostname: "fe80::1", port: 8_000 });
  assert.ok(!isOfHttp2({ url: "http://[fe80::1%2]:8000/healthz", headers: new Headers() }, ofOneLink));
  assert.match(proxyWarning("192.0.2.7"), /^The proxy 192\.0\.2\.7 speaks HTTP\/2 .*proxy_http_version 1\.1/);
});
