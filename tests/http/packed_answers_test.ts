/** Long answers of large readings: packed once they are made, and the same text for who takes gzip and who doesn't. */
import * as HttpRouter from "@effect/platform/HttpRouter";
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Effect from "effect/Effect";
import * as Runtime from "effect/Runtime";
import assert from "node:assert/strict";
import { gunzipSync } from "node:zlib";
import type { ApiFailure } from "../../src/contract/problems.ts";
import type { Exchange } from "../../src/http/exchange/exchange.ts";
import { PackedBody, packedIfLong } from "../../src/http/fast/packed_body.ts";
import { streamInTurns } from "../../src/http/fast/long_answer.ts";
import { makeApp } from "../../src/http/server/app.ts";
import { makeHandler } from "../../src/http/server/handler.ts";
import { lengthOf } from "../../src/http/server/head_answer.ts";
import { compressedFor } from "../../src/http/wire/compression.ts";
import { openEdge } from "../support/service.ts";

const contentType = "application/json";
const packed = (response: HttpServerResponse.HttpServerResponse) => Effect.runPromise(packedIfLong(response));

/** The body's bytes. */
const bodyOf = ({ body }: HttpServerResponse.HttpServerResponse): unknown =>
  body._tag === "Raw" ? body.body : assert.fail(body._tag);

const long = JSON.stringify(
  Array.from({ length: 40_000 }, (_, at) => `${at} Straße 𐐷 ${"x".repeat(at % 40)}`),
);

Deno.test("a long text is packed whole, whether it is one or comes in pieces, and unpacks to the same", async () => {
  const piece = 70_001;
  const pieces = Array.from(
    { length: Math.ceil(long.length / piece) },
    (_, at) => long.slice(at * piece, at * piece + piece),
  );
  const inPieces = streamInTurns(pieces.map((text) => text.toWellFormed()), () => Promise.resolve());
  const text = pieces.map((each) => each.toWellFormed()).join("");
  for (const [given, expected] of [[long, long], [inPieces, text]] as const) {
    const made = await packed(HttpServerResponse.raw(given, { contentType }));
    const body = bodyOf(made);
    assert.ok(body instanceof PackedBody);
    assert.ok(body.bytes.byteLength * 4 < body.textBytes);
    assert.equal(await new Response(body.text).text(), expected);
    assert.equal(new TextEncoder().encode(expected).byteLength, body.textBytes);
    const gzip = compressedFor(made, "gzip");
    assert.equal(gzip.headers["content-encoding"], "gzip");
    const bytes = bodyOf(gzip);
    assert.ok(bytes instanceof Uint8Array);
    assert.equal(gzip.headers["content-length"], String(bytes.byteLength));
    assert.equal(new TextDecoder().decode(gunzipSync(bytes)), expected);
    assert.equal(bodyOf(compressedFor(made, undefined)), body);
  }
});

Deno.test("a short text and a file are left as they are, and short pieces become one", async () => {
  const short = HttpServerResponse.raw("{}", { contentType });
  assert.equal(await packed(short), short);
  const file = HttpServerResponse.uint8Array(new Uint8Array(2_000_000), { contentType: "application/zip" });
  assert.equal(await packed(file), file);
  const pieces = streamInTurns(["[1", ",2]"], () => Promise.resolve());
  const body = bodyOf(await packed(HttpServerResponse.raw(pieces, { contentType })));
  assert.ok(body instanceof Uint8Array);
  assert.equal(new TextDecoder().decode(body), "[1,2]");
});

Deno.test("packing an answer is run again from its beginning, and never answers nothing for a stream that was read", async () => {
  const again = packedIfLong(HttpServerResponse.raw(long, { contentType }));
  for (let run = 0; run < 2; run += 1) {
    const body = bodyOf(await Effect.runPromise(again));
    assert.ok(body instanceof PackedBody);
    assert.equal(await new Response(body.text).text(), long);
  }
  const once = packedIfLong(
    HttpServerResponse.raw(streamInTurns(["[1]"], () => Promise.resolve()), { contentType }),
  );
  await Effect.runPromise(once);
  await assert.rejects(Effect.runPromise(once), /read once alone/);
});

Deno.test("HEAD of an answer says the length that GET has, packed or in bytes", async () => {
  const bytes = new TextEncoder().encode(long).byteLength;
  const whole = await packed(HttpServerResponse.raw(long, { contentType }));
  assert.deepEqual(lengthOf(whole), { "content-length": String(bytes) });
  assert.deepEqual(lengthOf(HttpServerResponse.raw(new Uint8Array(7), { contentType })), {
    "content-length": "7",
  });
  assert.deepEqual(lengthOf(HttpServerResponse.raw("Straße", { contentType })), { "content-length": "7" });
  assert.deepEqual(lengthOf(HttpServerResponse.raw(new ReadableStream(), { contentType })), {});
  const answer = Effect.succeed(whole);
  const router: HttpRouter.HttpRouter<ApiFailure, Exchange> = HttpRouter.fromIterable([
    HttpRouter.makeRoute("GET", "/long", answer),
  ]);
  const handler = makeHandler(Runtime.defaultRuntime, makeApp<never>(router, openEdge));
  for (const encoding of ["identity", "gzip"]) {
    const sent = async (method: string) =>
      await handler(
        new Request("http://a/long", { method, headers: { "accept-encoding": encoding } }),
        "192.0.2.1",
      );
    const [get, head] = [await sent("GET"), await sent("HEAD")];
    await get.body?.cancel();
    await head.body?.cancel();
    assert.equal(head.status, 200);
    assert.equal(head.headers.get("content-length"), get.headers.get("content-length"));
    assert.notEqual(head.headers.get("content-length"), "0");
  }
});
