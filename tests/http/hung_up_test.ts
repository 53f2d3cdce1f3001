/**
 * Clients that hang up in the middle of an answer, on real sockets: whatever makes the answer ends, whether it waits for a file, is in
 * the middle of one, or works without end. The makers of streams are looked for in the source, so that a new one has its test.
 */
import * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Stream from "effect/Stream";
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { fileNameOf } from "../../src/domain/documents/file_name.ts";
import { deadlines } from "../../src/http/connections/deadlines.ts";
import { noRoute } from "../../src/http/exchange/exchange.ts";
import { nothingShared } from "../../src/http/exchange/headers.ts";
import { serve } from "../../src/http/server/http_server.ts";
import type { App } from "../../src/http/server/plan.ts";
import { archiveAnswer } from "../../src/http/wire/archive.ts";
import { documentAnswer } from "../../src/http/wire/document_answer.ts";
import { streamed } from "../../src/http/wire/forms/preferred_form.ts";
import { listAnswer } from "../../src/http/wire/json_pieces.ts";
import { anywhere, listening } from "../support/listening.ts";
import { rawClient } from "../support/raw_client.ts";
import { untilEqual } from "../support/until.ts";

/** Answers whose making has ended. */
const ended = new Set<string>();

const noted = (name: string) => Effect.sync(() => void ended.add(name));

/** Some bytes, and then nothing until somebody ends it. */
const stuck = (name: string): Stream.Stream<Uint8Array> =>
  Stream.concat(Stream.make(new Uint8Array(100_000)), Stream.never).pipe(Stream.ensuring(noted(name)));

function* endless(name: string): Generator<string> {
  try {
    for (;;) yield `${crypto.randomUUID()},`;
  } finally {
    ended.add(name);
  }
}

const file = (bytes: Uint8Array | Stream.Stream<Uint8Array>) => ({
  name: "file",
  changedAt: "2026-11-21T10:00:00.000Z",
  bytes,
});
const zip = fileNameOf("archive", "zip");

type Made = (
  name: string,
  request: HttpServerRequest.HttpServerRequest,
) => Effect.Effect<HttpServerResponse.HttpServerResponse>;

/** Answers that leave while they are made. */
const answers: Readonly<Record<string, Made>> = {
  "/archive/between-files": (name) =>
    archiveAnswer({ fileName: zip, files: Stream.map(stuck(name), file), trial: Effect.void }),
  "/archive/in-a-file": (name) =>
    archiveAnswer({ fileName: zip, files: Stream.make(file(stuck(name))), trial: Effect.void }),
  "/document": (name, request) =>
    Effect.orDie(documentAnswer(
      request,
      { sizeBytes: 200_000, mediaType: "application/pdf", read: () => stuck(name) },
      fileNameOf("document", "pdf"),
    )),
  "/table": (name) => streamed(endless(name), "text/csv", false),
  "/list": (name) => listAnswer({ year: 2026 }, "items", endless(name)),
};

const app: App<never, HttpServerRequest.HttpServerRequest> = () => (request) => ({
  work: {
    effect: answers[request.url.split("?", 1).join()]?.(request.url, request) ?? Effect.die("unknown"),
  },
  given: Context.make(HttpServerRequest.HttpServerRequest, request),
  headers: {},
  sharedHeaders: nothingShared,
  route: noRoute,
  onEnd: [],
});

Deno.test("a client that hangs up ends the making of its answer, in gzip too", async () => {
  const server = await listening(serve(app, anywhere, deadlines));
  for (const path of Object.keys(answers)) {
    for (const encoding of ["identity", "gzip"]) {
      const asked = `${path}?${encoding}`;
      const client = await rawClient(server.port);
      await client.send(`GET ${asked} HTTP/1.1\r\nHost: a\r\nAccept-Encoding: ${encoding}\r\n\r\n`);
      assert.match(await client.next(), /^HTTP\/1\.1 200 /, asked);
      assert.ok(!ended.has(asked), asked);
      client.close();
      await untilEqual(() => Promise.resolve(ended.has(asked)), true, asked);
    }
  }
  await server.close();
});

Deno.test("streams are made in a few places, each of which is tried here or holds nothing", () => {
  const makers =
    /new ReadableStream\(|ReadableStream\.from\(|HttpServerResponse\.stream\(|toReadableStream\(|makeZip\(/;
  const source = new URL("../../src/", import.meta.url);
  const places = readdirSync(source, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path))
    .filter((path) => makers.test(Deno.readTextFileSync(new URL(path, source))));
  assert.deepEqual(places.sort(), [
    "application/documents/zipped_files.ts",
    "domain/reports/pdf_attachment.ts",
    "http/fast/kept_body.ts",
    "http/fast/long_answer.ts",
    "http/server/head_answer.ts",
    "http/wire/document_answer.ts",
  ]);
});
