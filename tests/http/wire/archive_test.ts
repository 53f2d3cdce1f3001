/** Archives that leave while they are made, taken apart by another library. */
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Effect from "effect/Effect";
import * as Stream from "effect/Stream";
import { strFromU8, unzipSync } from "fflate";
import assert from "node:assert/strict";
import { fileNameOf } from "../../../src/domain/documents/file_name.ts";
import type { ArchivedFile } from "../../../src/application/documents/zipped_files.ts";
import { IoTurn } from "../../../src/application/yield_to_io.ts";
import { archiveAnswer } from "../../../src/http/wire/archive.ts";

const file = (index: number): ArchivedFile => ({
  name: `report-${index}-Türkei.pdf`,
  changedAt: "2026-11-21T10:00:00.000Z",
  bytes: new TextEncoder().encode(`content ${index}`),
});

const archiveOf = <E>(files: Stream.Stream<ArchivedFile, E>) =>
  archiveAnswer({ fileName: fileNameOf("reports", "zip"), files, trial: Effect.void });

const answered = <E>(files: Stream.Stream<ArchivedFile, E>): Response =>
  HttpServerResponse.toWeb(Effect.runSync(archiveOf(files)));

Deno.test("an archive holds each file under its name, and says what it is", async () => {
  const response = answered(Stream.map(Stream.range(0, 49), file));
  assert.equal(response.headers.get("content-type"), "application/zip");
  assert.match(response.headers.get("content-disposition") ?? "", /^attachment; filename="?reports\.zip/);
  const files = unzipSync(await response.bytes());
  assert.equal(Object.keys(files).length, 50);
  assert.equal(strFromU8(files["report-7-Türkei.pdf"] ?? new Uint8Array()), "content 7");
});

Deno.test("an archive asks for a file when it is wanted, and no further once its reader went away", async () => {
  let asked = 0;
  const files = Stream.mapEffect(Stream.range(0, 10_000), (index) =>
    Effect.sync(() => {
      asked += 1;
      return { ...file(index), bytes: new Uint8Array(100_000) };
    }));
  const reader = answered(files).body?.getReader() ?? assert.fail();
  for (let chunk = 0; chunk < 20; chunk++) await reader.read();
  await reader.cancel();
  assert.ok(asked < 100, String(asked));
});

Deno.test("an archive of megabytes gives the thread away while it is made, however fast it is read", async () => {
  let passes = 0;
  const pass = () => {
    passes++;
    return Promise.resolve();
  };
  const pieces = Stream.fromIteratorSucceed(
    Array.from({ length: 500 }, () => new Uint8Array(65_536)).values(),
    1,
  );
  const large = archiveOf(Stream.make({ ...file(0), bytes: pieces }));
  const made = Effect.runSync(Effect.provideService(large, IoTurn, { pass }));
  assert.ok((await HttpServerResponse.toWeb(made).bytes()).length > 32_000_000);
  assert.ok(passes > 1, String(passes));
});

Deno.test("an archive whose making fails breaks off", async () => {
  const files = Stream.concat(Stream.make(file(0)), Stream.fail("the store is away"));
  await assert.rejects(answered(files).bytes());
});

Deno.test("the same files give the same bytes", async () => {
  const twice = await Promise.all([1, 2].map(() => answered(Stream.make(file(1), file(2))).bytes()));
  assert.deepEqual(twice[0], twice[1]);
});
