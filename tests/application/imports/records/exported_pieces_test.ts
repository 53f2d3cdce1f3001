/** Files of a ledger's archive: in pieces of some kilobytes, however many records a page has and however long each is. */
import * as Chunk from "effect/Chunk";
import * as Effect from "effect/Effect";
import * as Stream from "effect/Stream";
import assert from "node:assert/strict";
import { exportFiles } from "../../../../src/application/imports/records/export_records.ts";
import type { ExportedKind } from "../../../../src/application/imports/records/record_ports.ts";

const never = Effect.die("This is not asked for.");
const mostBytes = 256 * 1_024;

const filesOf = (lines: ReadonlyArray<string>) =>
  exportFiles({
    records: {
      pages: (_, kind: ExportedKind) => kind === "entries" ? Stream.make(lines) : Stream.empty,
      lastYear: () => never,
      documents: () => never,
      count: () => never,
      remove: () => never,
    },
    attachments: new Proxy(Object.create(null), { get: () => () => Stream.empty }),
    store: new Proxy(Object.create(null), { get: () => () => never }),
  }, { id: "01a22a8a-1dcb-76a5-a0fd-85f82098b77e", at: "2026-11-30T10:00:00.000Z" });

const piecesOf = async (lines: ReadonlyArray<string>): Promise<ReadonlyArray<Uint8Array>> => {
  const files = Chunk.toReadonlyArray(await Effect.runPromise(Stream.runCollect(filesOf(lines))));
  const [entries, end] = files;
  assert.deepEqual(files.map(({ name }) => name), ["entries-0001.jsonl", "export.json"]);
  assert.ok(end?.bytes instanceof Uint8Array);
  if (entries === undefined || entries.bytes instanceof Uint8Array) return assert.fail();
  return Chunk.toReadonlyArray(await Effect.runPromise(Stream.runCollect(entries.bytes)));
};

for (
  const [what, lines] of [
    [
      "thousands of lines",
      Array.from({ length: 5_000 }, (_, at) => `{"note":"${at} Südwerk ${"x".repeat(900)}"}`),
    ],
    ["a line of megabytes", [`{"note":"${"Süd😀".repeat(900_000)}"}`, "{}"]],
    ["one short line", ["{}"]],
  ] as const
) {
  Deno.test(`a file of ${what} comes in pieces of some kilobytes, and is the lines`, async () => {
    const pieces = await piecesOf(lines);
    for (const piece of pieces) assert.ok(piece.length <= mostBytes, String(piece.length));
    const text = await new Response(new Blob(pieces.map((piece) => new Uint8Array(piece)))).text();
    assert.equal(text === lines.map((line) => `${line}\n`).join(""), true);
  });
}
