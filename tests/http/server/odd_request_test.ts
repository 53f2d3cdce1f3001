/** Request lines, hosts and heads as no client sends them, through the real app on a real socket. */
import * as HttpRouter from "@effect/platform/HttpRouter";
import * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Effect from "effect/Effect";
import * as Runtime from "effect/Runtime";
import assert from "node:assert/strict";
import { makeApp } from "../../../src/http/server/app.ts";
import { acceptConnections, type ConnectionsOptions } from "../../../src/http/connections/connections.ts";
import { deadlines } from "../../../src/http/connections/deadlines.ts";
import { Exchange, originAsked } from "../../../src/http/exchange/exchange.ts";
import { makeRefusals } from "../../../src/http/server/odd_request.ts";
import { makeHandler } from "../../../src/http/server/handler.ts";
import type { ApiFailure } from "../../../src/contract/problems.ts";
import { rawClient } from "../../support/raw_client.ts";
import { openEdge } from "../../support/service.ts";

/** Answers with the origin that the request's host makes. */
const link = Effect.gen(function* () {
  const request = yield* HttpServerRequest.HttpServerRequest;
  return HttpServerResponse.raw(`${originAsked(request, yield* Exchange)}/made`);
});

const router: HttpRouter.HttpRouter<ApiFailure, Exchange> = HttpRouter.fromIterable([
  HttpRouter.makeRoute("GET", "/link", link),
  HttpRouter.makeRoute("GET", "/items/:id", link),
  HttpRouter.makeRoute("GET", "/healthz", HttpServerResponse.text("alive")),
  HttpRouter.makeRoute("GET", "/readyz", HttpServerResponse.text("ready")),
]);

const listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
const options: ConnectionsOptions = {
  handler: makeHandler(Runtime.defaultRuntime, makeApp<never>(router, openEdge)),
  refuse: () => new Response(null, { status: 503 }),
  deadlines,
  isProxy: () => false,
};
const connections = acceptConnections(listener, options);
Deno.test.afterAll(() => connections.stop(() => {}));

/** @returns status and body */
const send = async (head: string): Promise<readonly [number, string]> => {
  const client = await rawClient(listener.addr.port);
  await client.send(head);
  const answer = await client.next();
  client.close();
  return [Number(answer.split(" ")[1]), answer.slice(answer.indexOf("\r\n\r\n") + 4)];
};

const asking = (target: string, fields: string): string => `GET ${target} HTTP/1.1\r\n${fields}\r\n\r\n`;

Deno.test("a Host that is no host answers 400 and names it, whatever the path", async () => {
  for (
    const host of [
      "a b",
      "[::1",
      "a/b",
      "a?b",
      "a#b",
      "a:99999",
      "u@a",
      "a\\b",
      "%",
      "[1::2::3]",
      "1.2.3.4.5.6",
    ]
  ) {
    const [status, body] = await send(asking("/link", `Host: ${host}`));
    assert.equal(status, 400, host);
    assert.equal(JSON.parse(body).issues[0].path, "Host", host);
  }
});

Deno.test("hosts with a port, of either address family, or none in HTTP/1.0, are answered", async () => {
  for (
    const host of [
      "a.example",
      "a.example:8443",
      "[::1]:80",
      "192.0.2.1",
      "A.Example",
      "xn--bcher-kva.example",
    ]
  ) {
    const [status, body] = await send(asking("/link", `Host: ${host}`));
    assert.deepEqual([status, body], [200, new URL("/made", `http://${host}`).href]);
  }
});

Deno.test("a request that names no host answers 400, of either version, on a path that is there or not", async () => {
  for (const head of ["HTTP/1.1\r\n", "HTTP/1.0\r\n", "HTTP/1.1\r\nHost:\r\n"]) {
    for (const path of ["/link", "/none"]) {
      const [status, body] = await send(`GET ${path} ${head}\r\n`);
      assert.equal(status, 400, `${path} ${head}`);
      assert.equal(JSON.parse(body).issues[0].path, "Host");
    }
  }
});

Deno.test("the host that the runtime puts in place on port 80 is none that was named, of either address family", () => {
  const refusalOf = makeRefusals();
  const request = HttpServerRequest.fromWeb(new Request("http://a.example/"));
  const isTaken = (originalUrl: string, path: string): boolean => {
    const asked: HttpServerRequest.HttpServerRequest = Object.create(request, {
      originalUrl: { value: originalUrl },
    });
    return refusalOf(asked, path) === undefined;
  };
  for (const host of ["localhost", "192.0.2.1", "2001:db8::1", "[2001:db8::1]:8000", "[fe80::1%2]:8000"]) {
    assert.ok(!isTaken(`http://${host}/link`, "/link"), host);
    assert.ok(isTaken(`http://${host}/healthz`, "/healthz"), host);
  }
  assert.ok(isTaken("http://bad.cafe/link", "/link"));
});

Deno.test("a load balancer's probe in HTTP/1.0, without a Host, is answered: by what says no address, and nothing else", async () => {
  for (const [path, answer] of [["/healthz", "alive"], ["/readyz", "ready"]] as const) {
    assert.deepEqual(await send(`GET ${path} HTTP/1.0\r\n\r\n`), [200, answer]);
    assert.equal(
      (await send(`OPTIONS ${path} HTTP/1.0\r\n\r\n`))[0],
      204,
      "HAProxy asks so unless told otherwise",
    );
    assert.equal((await send(asking(path, "Host: a b")))[0], 400, "a Host that is no host stays one");
  }
  assert.equal((await send("GET /healthz/x HTTP/1.0\r\n\r\n"))[0], 400);
});

Deno.test("a body in another coding than chunks answers 400 and names the field, however it is written", async () => {
  const asking = (coding: string): string =>
    `POST /link HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: ${coding}\r\n\r\n2\r\nhi\r\n0\r\n\r\n`;
  for (
    const coding of ["gzip, chunked", "gzip,chunked", "gzip\r\nTransfer-Encoding: chunked", "x, chunked"]
  ) {
    const [status, body] = await send(asking(coding));
    assert.equal(status, 400, coding);
    assert.equal(JSON.parse(body).issues[0].path, "Transfer-Encoding", coding);
  }
  for (const coding of ["chunked", "Chunked"]) assert.equal((await send(asking(coding)))[0], 405);
});

Deno.test("a path with a percent sign that begins no UTF-8 character answers 400, whatever is there", async () => {
  for (
    const path of ["/%E0", "/items/%E0", "/link/%", "/items/%E0%A4%A", "/%zz", "/items/%C0%AF", "/items/%2"]
  ) {
    for (const query of ["", "?a=%E0"]) {
      const [status, body] = await send(asking(`${path}${query}`, "Host: a"));
      assert.equal(status, 400, path);
      assert.match(JSON.parse(body).detail, /percent sign/);
    }
  }
  assert.equal(
    (await send(asking("/items/%E2%82%AC?a=%E0", "Host: a")))[0],
    200,
    "a query is read as browsers do",
  );
});

Deno.test("a target over 8 192 characters answers 414, header fields over 8 192 bytes 431", async () => {
  const origin = "http://a";
  const fitting = `/link?${"x".repeat(8_192 - origin.length - "/link?".length)}`;
  assert.equal((await send(asking(fitting, "Host: a")))[0], 200);
  assert.equal((await send(asking(`${fitting}x`, "Host: a")))[0], 414);
  const field = (bytes: number): string =>
    `Host: a\r\nX: ${"x".repeat(bytes - "host: a  ".length - "x:   ".length)}`;
  assert.equal((await send(asking("/link", field(8_192))))[0], 200);
  assert.equal((await send(asking("/link", field(8_193))))[0], 431);
  const many = Array.from({ length: 90 }, (_, index) => `x${index}: ${"y".repeat(100)}`).join("\r\n");
  assert.equal((await send(asking("/link", `Host: a\r\n${many}`)))[0], 431);
});

Deno.test("a head whose lines end in a line feed alone is answered, and what is no head is refused, at once", async () => {
  for (const probe of ["GET /healthz HTTP/1.0\n\n", "GET /healthz HTTP/1.1\nHost: a\n\n"]) {
    assert.deepEqual(await send(probe), [200, "alive"], probe);
  }
  for (const end of ["\r\n\n", "\n\r\n"]) {
    assert.equal((await send(`GET /healthz HTTP/1.1\r\nHost: a${end}`))[0], 200);
  }
  const hello = "\x16\x03\x01\x00\x2a\x01\x00\x00\x26\x03\x03";
  for (const said of [hello, "\x00\x00", "{}"]) {
    assert.equal((await send(said))[0], 400, JSON.stringify(said));
  }
});

Deno.test("no request line is an unexpected failure", async () => {
  const lines = [
    "GET //evil.example/x HTTP/1.1",
    "GET /link#b HTTP/1.1",
    "GET /\\evil HTTP/1.1",
    "GET /a/../link HTTP/1.1",
    "GET /%zz HTTP/1.1",
    "GET /items/%zz HTTP/1.1",
    "GET /items/%E0%A4%A HTTP/1.1",
    "GET /items/%00 HTTP/1.1",
    'GET /"<> HTTP/1.1',
    "GET /\u00e9 HTTP/1.1",
    "GET http://other.example/link?x HTTP/1.1",
    "GET http://[/link HTTP/1.1",
    "GET * HTTP/1.1",
    "GET link HTTP/1.1",
    "OPTIONS * HTTP/1.1",
    "CONNECT a:443 HTTP/1.1",
    "TRACE /link HTTP/1.1",
    "TRACK /link HTTP/1.1",
    "FOO /link HTTP/1.1",
    "G!T /link HTTP/1.1",
    "get /link HTTP/1.1",
    "GET /link HTTP/1.9",
    "GET /link?%zz=%&&&=&a=%E0%A4%A HTTP/1.1",
    `GET /link?${"a&".repeat(4_000)} HTTP/1.1`,
  ];
  for (const line of lines) {
    const [status] = await send(`${line}\r\nHost: a\r\n\r\n`);
    assert.ok(status >= 200 && status < 500, `${line}: ${status}`);
  }
});
