/** Large calls of strangers beside each other, on real sockets: whose is ended. docs/decisions/0189-large-calls-of-strangers.md */
import * as HttpRouter from "@effect/platform/HttpRouter";
import * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Effect from "effect/Effect";
import * as Runtime from "effect/Runtime";
import assert from "node:assert/strict";
import type { ApiFailure } from "../../src/contract/problems.ts";
import { acceptConnections } from "../../src/http/connections/connections.ts";
import { deadlines } from "../../src/http/connections/deadlines.ts";
import type { Exchange } from "../../src/http/exchange/exchange.ts";
import { placeOfAddress } from "../../src/http/routes/counted.ts";
import { makeApp } from "../../src/http/server/app.ts";
import { makeHandler } from "../../src/http/server/handler.ts";
import { readBytes } from "../../src/http/wire/request.ts";
import { clientAt } from "../support/raw_client_at.ts";
import { untilEqual } from "../support/until.ts";
import { openEdge } from "../support/service.ts";

const openService = () => {
  let begun = 0;
  const work = Effect.gen(function* () {
    const request = yield* HttpServerRequest.HttpServerRequest;
    yield* placeOfAddress({ policy: "p" }, request);
    begun += 1;
    return HttpServerResponse.raw(`read ${(yield* readBytes(request, 200_000)).length}`);
  });
  const router: HttpRouter.HttpRouter<ApiFailure, Exchange> = HttpRouter.fromIterable([
    HttpRouter.makeRoute("POST", "/large", work),
  ]);
  const listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  const connections = acceptConnections(listener, {
    handler: makeHandler(Runtime.defaultRuntime, makeApp<never>(router, openEdge)),
    refuse: () => new Response(null, { status: 503 }),
    deadlines,
    isProxy: () => false,
  });
  const { port } = listener.addr;
  /** Sends all of a body but its last two bytes, from an address of its own. */
  const sending = async (number: number, bytes: number) => {
    const client = await clientAt(`127.0.1.${number}`, port);
    client.send(
      `POST /large HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-length: ${bytes}\r\n\r\n${
        "a".repeat(bytes - 2)
      }`,
    );
    await untilEqual(() => Promise.resolve(begun), number, "calls that have begun");
    return client;
  };
  return { port, sending, stop: () => connections.stop(() => {}) };
};

Deno.test("sixty small bodies of strangers that come slowly are all answered, though there are 48 places", async () => {
  const { sending, stop } = openService();
  const clients = [];
  for (let number = 1; number <= 60; number += 1) clients.push(await sending(number, 20));
  for (const client of clients) {
    client.send("aa");
    assert.match(await client.untilClosed(), /^HTTP\/1\.1 200 [^]*read 20$/);
  }
  await stop();
});

Deno.test("of large bodies of strangers beside too many the one that has stood still longest is ended, not the oldest", async () => {
  const { port, sending, stop } = openService();
  const clients = [];
  for (let number = 1; number <= 48; number += 1) clients.push(await sending(number, 100_000));
  const [oldest, second] = clients;
  assert.ok(oldest && second);
  oldest.send("a");
  // As long as a byte takes to arrive, and more.
  for (let call = 0; call < 20; call += 1) await (await fetch(`http://127.0.0.1:${port}/none`)).text();
  const last = await sending(49, 100_000);
  assert.match(await second.untilClosed(), /^HTTP\/1\.1 408 /);
  for (const client of [oldest, last]) {
    client.send("aa".slice(client === oldest ? 1 : 0));
    assert.match(await client.untilClosed(), /^HTTP\/1\.1 200 [^]*read 100000$/);
  }
  for (const client of clients) client.close();
  await stop();
});
