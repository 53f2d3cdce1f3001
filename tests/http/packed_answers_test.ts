/** Long answers of large readings: packed once they are made, and the same text for who takes gzip and who doesn't. */
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { gunzipSync } from "node:zlib";
import { PackedBody, packedIfLong } from "../../src/http/fast/packed_body.ts";
import { streamInTurns } from "../../src/http/fast/long_answer.ts";
import { compressedFor } from "../../src/http/wire/compression.ts";

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
