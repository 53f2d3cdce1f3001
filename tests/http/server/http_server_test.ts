/** The real listener on a real socket: draining, clients that go away, addresses that are taken. */
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Context from "effect/Context";
import * as Deferred from "effect/Deferred";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Stream from "effect/Stream";
import assert from "node:assert/strict";
import { nothingShared } from "../../../src/http/exchange/headers.ts";
import type { App } from "../../../src/http/server/plan.ts";
import { serve } from "../../../src/http/server/http_server.ts";
import { noRoute } from "../../../src/http/exchange/exchange.ts";
import { anywhere, listening, untilRefused } from "../../support/listening.ts";

const answering =
  (answer: Effect.Effect<HttpServerResponse.HttpServerResponse>): App<never, never> => () => () => ({
    work: { effect: answer },
    given: Context.empty(),
    headers: { "x-common": "yes" },
    sharedHeaders: nothingShared,
    route: noRoute,
    onEnd: [],
  });

const open = (app: App<never, never>) => listening(serve(app, anywhere));

Deno.test("a request under way is finished when the service stops, a new one is refused", async () => {
  const [started, mayFinish] = await Effect.runPromise(
    Effect.all([Deferred.make<void>(), Deferred.make<void>()]),
  );
  const answer = Effect.zipRight(
    Deferred.succeed(started, undefined),
    Effect.as(Deferred.await(mayFinish), HttpServerResponse.raw("done")),
  );
  const server = await open(answering(answer));
  const underWay = fetch(server.origin);
  await Effect.runPromise(Deferred.await(started));
  const closing = server.close();
  await untilRefused(server.port);
  await Effect.runPromise(Deferred.succeed(mayFinish, undefined));
  const response = await underWay;
  assert.equal(await response.text(), "done");
  assert.equal(response.headers.get("x-common"), "yes");
  await closing;
});

Deno.test("HEAD of what leaves in pieces says its length where it is known, else none, and nothing is made", async () => {
  const pieces = () => Stream.make(new Uint8Array(3), new Uint8Array(4));
  let made = 0;
  const web = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      made++;
      controller.enqueue(new Uint8Array(5));
    },
  }, { highWaterMark: 0 });
  const expected = [
    [HttpServerResponse.raw(web, { contentType: "application/zip" }), null],
    [HttpServerResponse.stream(pieces(), { contentType: "application/zip" }), null],
    [HttpServerResponse.stream(pieces(), { contentType: "application/pdf", contentLength: 7 }), "7"],
    [HttpServerResponse.empty({ status: 204 }), null],
    [HttpServerResponse.raw("done"), "4"],
  ] as const;
  const answers = expected.map(([answer]) => answer).values();
  const server = await open(answering(Effect.sync(() => answers.next().value ?? assert.fail())));
  for (const [answer, length] of expected) {
    const head = await fetch(server.origin, { method: "HEAD" });
    assert.equal(head.headers.get("content-length"), length, answer.headers["content-type"] ?? "no type");
    assert.equal(await head.text(), "");
  }
  await server.close();
  assert.equal(made, 0);
});

Deno.test("a client that goes away interrupts its request", async () => {
  const [started, interrupted] = await Effect.runPromise(
    Effect.all([Deferred.make<void>(), Deferred.make<void>()]),
  );
  const answer = Effect.zipRight(Deferred.succeed(started, undefined), Effect.never).pipe(
    Effect.onInterrupt(() => Deferred.succeed(interrupted, undefined)),
  );
  const server = await open(answering(answer));
  const controller = new AbortController();
  const request = fetch(server.origin, { signal: controller.signal });
  await Effect.runPromise(Deferred.await(started));
  controller.abort();
  await assert.rejects(request);
  await Effect.runPromise(Deferred.await(interrupted));
  await server.close();
});

Deno.test("an address that is taken fails the start with one sentence that names it", async () => {
  const holder = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  const app = answering(Effect.succeed(HttpServerResponse.empty()));
  const layer = serve(app, { ...anywhere, port: holder.addr.port });
  const message = await Effect.runPromise(
    Effect.scoped(Layer.build(layer)).pipe(Effect.flip, Effect.map((error) => error.message)),
  );
  assert.match(message, new RegExp(`can't listen on 127\\.0\\.0\\.1:${holder.addr.port}.*See HOST, PORT, `));
  holder.close();
});

Deno.test("files that are no certificate and key fail the start with a sentence that names their settings", async () => {
  const app = answering(Effect.succeed(HttpServerResponse.empty()));
  const layer = serve(app, { ...anywhere, tls: { cert: "none", key: "none" } });
  const message = await Effect.runPromise(
    Effect.scoped(Layer.build(layer)).pipe(Effect.flip, Effect.map((error) => error.message)),
  );
  assert.match(message, /can't listen on .*\. TLS_CERT_FILE has to name a certificate .* TLS_KEY_FILE/);
});
