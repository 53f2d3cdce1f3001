/** Answers in gzip: which, for whom, and with which headers. */
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import assert from "node:assert/strict";
import { gunzipSync } from "node:zlib";
import { compressedFor } from "../../../src/http/wire/compression.ts";

const json = (characters: number, headers: Record<string, string> = {}) =>
  HttpServerResponse.raw(`"${"é1234567".repeat(characters / 8)}"`, {
    contentType: "application/json",
    headers,
  });

const bytesOf = (response: HttpServerResponse.HttpServerResponse): Promise<Uint8Array> =>
  HttpServerResponse.toWeb(response).bytes();

const textOf = (response: HttpServerResponse.HttpServerResponse): Promise<string> =>
  HttpServerResponse.toWeb(response).text();

Deno.test("a text over a kilobyte leaves in gzip for who accepts it, and is the same text", async () => {
  for (const size of [2_000, 100_000, 1_000_000]) {
    const squeezed = compressedFor(json(size), "gzip, deflate, br");
    assert.equal(squeezed.headers["content-encoding"], "gzip");
    assert.equal(squeezed.headers["content-type"], "application/json");
    assert.equal(squeezed.headers["vary"], "Accept-Encoding");
    const bytes = await bytesOf(squeezed);
    assert.ok(bytes.byteLength < size / 10);
    assert.equal(new TextDecoder().decode(gunzipSync(bytes)), await textOf(json(size)));
  }
});

Deno.test("a length is the one that leaves, and there is none where it isn't known beforehand", async () => {
  const short = compressedFor(json(2_000, { "content-length": "2252" }), "gzip");
  assert.equal(short.headers["content-length"], String((await bytesOf(short)).byteLength));
  assert.equal(
    compressedFor(json(1_000_000, { "content-length": "5" }), "gzip").headers["content-length"],
    undefined,
  );
});

Deno.test("a text of megabytes gives the thread away while it is compressed, however fast it is read", async () => {
  let passes = 0;
  const pass = () => {
    passes++;
    return Promise.resolve();
  };
  const squeezed = compressedFor(json(16_000_000), "gzip", pass);
  assert.ok((await bytesOf(squeezed)).byteLength < 1_000_000);
  assert.ok(passes > 1, String(passes));
});

Deno.test("a stream of text leaves in gzip, piece by piece", async () => {
  const stream = ReadableStream.from([
    new TextEncoder().encode("a;b\r\n"),
    new TextEncoder().encode("1;2\r\n"),
  ]);
  const csv = HttpServerResponse.raw(stream, { contentType: "text/csv; charset=utf-8" });
  const squeezed = compressedFor(csv, "gzip");
  assert.equal(squeezed.headers["content-encoding"], "gzip");
  assert.equal(new TextDecoder().decode(gunzipSync(await bytesOf(squeezed))), "a;b\r\n1;2\r\n");
});

Deno.test("who doesn't accept gzip, or likes the plain text better, gets it, with Vary all the same", () => {
  for (const accept of [undefined, "", "identity", "br", "gzip;q=0", "gzip;q=0.5, identity;q=1", "*;q=0"]) {
    const plain = compressedFor(json(5_000), accept);
    assert.equal(plain.headers["content-encoding"], undefined, String(accept));
    assert.equal(plain.headers["vary"], "Accept-Encoding");
  }
  for (const accept of ["gzip", "*", "GZIP", "br;q=1, gzip;q=0.1", "x-gzip, gzip"]) {
    assert.equal(compressedFor(json(5_000), accept).headers["content-encoding"], "gzip", accept);
  }
});

Deno.test("what is short, compressed already, a part, or marked no-transform leaves as it is", () => {
  const kept = [
    json(800),
    json(5_000, { "content-encoding": "br" }),
    json(5_000, { "cache-control": "public, no-transform" }),
    json(5_000, { "content-range": "bytes 0-4999/9000" }),
    HttpServerResponse.setStatus(json(5_000), 206),
    HttpServerResponse.empty({ status: 204 }),
    ...["application/pdf", "application/zip", "image/png", "application/octet-stream"].map((contentType) =>
      HttpServerResponse.uint8Array(new Uint8Array(9_000), { contentType })
    ),
    HttpServerResponse.uint8Array(new Uint8Array(9_000), {
      contentType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    }),
  ];
  for (const response of kept) {
    const left = compressedFor(response, "gzip");
    assert.equal(left.body, response.body);
    assert.equal(left.headers["content-encoding"], response.headers["content-encoding"]);
  }
});

Deno.test("texts of every kind are compressed: problems, pages, scripts, drawings", () => {
  const kinds = [
    "application/problem+json",
    "text/html; charset=utf-8",
    "text/javascript",
    "image/svg+xml",
    "application/yaml",
  ];
  for (const contentType of kinds) {
    const response = HttpServerResponse.uint8Array(new Uint8Array(9_000), { contentType });
    assert.equal(compressedFor(response, "gzip").headers["content-encoding"], "gzip", contentType);
  }
});

Deno.test("an entity tag is weak where the bytes are others, and Vary keeps what it said", () => {
  assert.equal(compressedFor(json(5_000, { etag: '"abc"' }), "gzip").headers["etag"], 'W/"abc"');
  assert.equal(compressedFor(json(5_000, { etag: 'W/"abc"' }), "gzip").headers["etag"], 'W/"abc"');
  assert.equal(compressedFor(json(5_000, { etag: '"abc"' }), "br").headers["etag"], '"abc"');
  assert.equal(
    compressedFor(json(5_000, { vary: "Origin" }), "gzip").headers["vary"],
    "Origin, Accept-Encoding",
  );
  assert.equal(
    compressedFor(json(5_000, { vary: "accept-encoding" }), "gzip").headers["vary"],
    "accept-encoding",
  );
  const notModified = HttpServerResponse.empty({ status: 304, headers: { etag: 'W/"abc"' } });
  assert.equal(compressedFor(notModified, "gzip").headers["vary"], "Accept-Encoding");
});
