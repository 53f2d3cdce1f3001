/** The archive of a ledger as a file: nothing is read for one that can't be written. */
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Stream from "effect/Stream";
import assert from "node:assert/strict";
import * as ArchiveFile from "../../../../src/adapters/postgres/imports/records/archive_file.ts";
import { Attachments } from "../../../../src/application/attachments/attachment_ports.ts";
import { DocumentStore } from "../../../../src/application/documents/document_ports.ts";
import { LedgerArchives, LedgerRecords } from "../../../../src/application/imports/records/record_ports.ts";

Deno.test("an archive at a path that can't be written reads nothing of the ledger, and fails once", async () => {
  const read: Array<string> = [];
  const records = Layer.mock(LedgerRecords, {
    pages: (_, kind) => Stream.sync(() => [String(read.push(kind))]),
  });
  const sources = Layer.mergeAll(records, Layer.mock(Attachments, {}), Layer.mock(DocumentStore, {}));
  const directory = await Deno.makeTempDir();
  const failed = await Effect.runPromise(
    Effect.flatMap(
      LedgerArchives,
      ({ write }) => Effect.flip(write({ id: "1", at: "2027-01-01T00:00:00Z" }, `${directory}/no/where.zip`)),
    ).pipe(Effect.provide(Layer.provide(ArchiveFile.layer, sources))),
  );
  assert.match(failed.message, /where\.zip can't be written/);
  assert.deepEqual(read, []);
  await Deno.remove(directory, { recursive: true });
});
