/** Answers that clients ask for and don't read, on real sockets: over HTTP/2 one connection can keep hundreds. */
import * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { deadlines } from "../../../src/http/connections/deadlines.ts";
import { noRoute } from "../../../src/http/exchange/exchange.ts";
import { nothingShared } from "../../../src/http/exchange/headers.ts";
import { mostAtOnceBytes } from "../../../src/http/fast/kept_body.ts";
import type { App } from "../../../src/http/server/plan.ts";
import { serve } from "../../../src/http/server/http_server.ts";
import { anywhere, listening } from "../../support/listening.ts";
import { deafClient, refusalOf } from "../../support/deaf_client.ts";
import { rawClient } from "../../support/raw_client.ts";

/** `/long` is a little longer than what leaves whole; all else is short. */
const app: App<never, HttpServerRequest.HttpServerRequest> = () => (request) => ({
  work: {
    effect: Effect.succeed(
      HttpServerResponse.raw(request.url === "/long" ? "x".repeat(mostAtOnceBytes + 1) : "short"),
    ),
  },
  given: Context.make(HttpServerRequest.HttpServerRequest, request),
  headers: {},
  sharedHeaders: nothingShared,
  route: noRoute,
  onEnd: [],
});

const open = (bounds: { readonly requestsBeside: number }, isProxy = false) =>
  listening(serve(app, { ...anywhere, isProxy: () => isProxy }, { ...deadlines, ...bounds }));

const plain = (port: number) => Deno.connect({ hostname: "127.0.0.1", port });

Deno.test("with too many long answers unread in all, the connection that keeps most is cut, until they are few enough", async () => {
  const server = await open({ requestsBeside: 8 }, true);
  const most = await deafClient(await plain(server.port), "/long", 8);
  assert.ok(await most.isOpen());
  const modest = await deafClient(await plain(server.port), "/long", 3);
  await most.cut();
  assert.ok(await modest.isOpen());
  const later = await deafClient(await plain(server.port), "/long", 7);
  assert.ok(await later.isOpen());
  for (const client of [most, modest, later]) client.close();
  await server.close();
});

Deno.test("a client that is no proxy and speaks HTTP/2 without TLS is told to speak HTTP/1.1, which is answered", async () => {
  const server = await open({ requestsBeside: 100 });
  assert.match(await refusalOf(await plain(server.port)), /Speak HTTP\/1\.1 here\.$/);
  const asking = await rawClient(server.port);
  for (let call = 0; call < 20; call += 1) {
    await asking.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
    assert.match(await asking.next(), /^HTTP\/1\.1 200 /);
  }
  asking.close();
  await server.close();
});

Deno.test("answers that are read, one after the other on a connection, count no more", async () => {
  const server = await open({ requestsBeside: 0 });
  const client = await rawClient(server.port);
  for (let call = 0; call < 5; call += 1) {
    await client.send("GET /long HTTP/1.1\r\nHost: a\r\n\r\n");
    let characters = 0;
    while (characters <= mostAtOnceBytes) {
      const piece = await client.next();
      assert.notEqual(piece, "");
      characters += piece.replace(/[^x]/g, "").length;
    }
  }
  client.close();
  await server.close();
});
