/** Kept bodies: the same bytes for all, whole or in gzip, and in pieces. */
import assert from "node:assert/strict";
import { gunzipSync } from "node:zlib";
import { inPieces, keptForOrigin, keptText } from "../../../src/http/fast/kept_body.ts";
import { send } from "../../support/service.ts";

Deno.test("a kept body is squeezed once", () => {
  const body = keptText("coil ".repeat(100_000));
  assert.equal(body.squeezed, body.squeezed);
  assert.deepEqual(new Uint8Array(gunzipSync(body.squeezed)), body.bytes);
});

Deno.test("bytes leave in pieces of which none is made before it is asked for, whatever their number", async () => {
  for (const length of [0, 1, 32 * 1_024, 32 * 1_024 + 1, 1_000_000]) {
    const bytes = new Uint8Array(length).map((_, at) => at % 251);
    assert.deepEqual(new Uint8Array(await new Response(inPieces(bytes)).arrayBuffer()), bytes);
  }
});

Deno.test("a text is made once for an origin, and again for another", () => {
  const made: Array<string> = [];
  const kept = keptForOrigin((source: { readonly text: string }, origin) => {
    made.push(origin);
    return `${source.text} ${origin}`;
  });
  const source = { text: "at" };
  assert.equal(kept(source, "https://a.example"), kept(source, "https://a.example"));
  assert.equal(new TextDecoder().decode(kept(source, "https://b.example").bytes), "at https://b.example");
  assert.deepEqual(made, ["https://a.example", "https://b.example"]);
});

Deno.test("long files and texts are answered whole with their length, to HEAD too, and in gzip to who takes it", async () => {
  for (const path of ["/openapi.json", "/llms-full.txt", "/docs/assets/swagger-ui-bundle.js"]) {
    const whole = await send(path);
    const bytes = new Uint8Array(await whole.arrayBuffer());
    assert.equal(whole.headers.get("content-length"), String(bytes.byteLength), path);
    const head = await send(path, { method: "HEAD" });
    assert.equal(head.headers.get("content-length"), String(bytes.byteLength), path);
    assert.equal((await head.bytes()).byteLength, 0);
    const squeezed = await send(path, { headers: { "accept-encoding": "gzip" } });
    assert.equal(squeezed.headers.get("content-encoding"), "gzip", path);
    const packed = new Uint8Array(await squeezed.arrayBuffer());
    assert.equal(squeezed.headers.get("content-length"), String(packed.byteLength), path);
    assert.deepEqual(new Uint8Array(gunzipSync(packed)), bytes, path);
  }
});
