/** The socket to the embedded database's thread. */
import assert from "node:assert/strict";
import type { Buffer } from "node:buffer";
import { DatabaseLine } from "../../../../../src/adapters/postgres/engine/embedded/database_line.ts";

const mostBytes = 65_536;

/** Bytes of which each says where it stands. */
const answer = (size: number, from: number): Uint8Array<ArrayBuffer> =>
  Uint8Array.from({ length: size }, (_, at) => (from + at) % 251);

/** Work of the driver on a piece. */
const work = (ms: number): void => {
  for (const untilMs = performance.now() + ms; performance.now() < untilMs;);
};

Deno.test("long answers of the embedded database are read in pieces, in their order, and others have their turn between them", async () => {
  const line = new DatabaseLine({ ready: () => Promise.resolve(), send: () => {} });
  const [long, short] = [answer(2_000_000, 0), answer(1_000, 2_000_000)];
  const read: Array<number> = [];
  const pieces: Array<number> = [];
  const all = Promise.withResolvers<void>();
  line.on("data", (piece: Buffer) => {
    pieces.push(piece.byteLength);
    for (const byte of piece) read.push(byte);
    work(1);
    if (read.length === long.byteLength + short.byteLength) all.resolve();
  });
  line.answered(long.buffer);
  line.answered(short.buffer);
  line.answered(new ArrayBuffer(0));
  const begun = pieces.length;
  await all.promise;
  assert.ok(begun < pieces.length, "the thread was given away before all was read");
  assert.ok(Math.max(...pieces) <= mostBytes, String(Math.max(...pieces)));
  assert.ok(read.every((byte, at) => byte === at % 251));
  line.destroy();
});
