/** Documents by which a start knows its store: the newest and the oldest that the database names. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { namedFiles } from "../../../../src/adapters/postgres/attachments/named_files.ts";
import * as FilesystemStore from "../../../../src/adapters/storage/filesystem.ts";
import { keyOfFile } from "../../../../src/domain/suppliers/attachment.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { attach, pdfOf, valueOf } from "../../../support/kept_files.ts";
import { installationOf, supplierHolder } from "../../../support/supplier_calls.ts";
import { services } from "../../../support/whole_service.ts";
import { DocumentStore } from "../../../../src/application/documents/document_ports.ts";
import { keysIn } from "../../../support/document_stores.ts";

onEachDatabase((test) => {
  test(
    "files beside values are named, each once, and the store that keeps them has them",
    Effect.gen(function* () {
      const before = yield* namedFiles;
      const calls = yield* supplierHolder(["suppliers:read", "suppliers:write"]);
      const value = yield* valueOf(calls, yield* installationOf(calls));
      for (const name of ["one", "two"]) yield* attach(calls, value, pdfOf(name));
      const named = yield* namedFiles;
      assert.equal(new Set(named).size, named.length);
      const added = named.filter((key) => !before.includes(key));
      assert.ok(added.length > 0);
      const kept = yield* keysIn(yield* DocumentStore);
      for (const key of added) assert.ok(kept.includes(key), key);
    }).pipe(Effect.provide(services)),
  );
});

Deno.test("a directory that has one of the documents, or the mark, lacks not all of them", async () => {
  const root = await Deno.makeTempDir();
  const keys = ["0", "1"].map((last) =>
    keyOfFile({ id: `00000000-0000-4000-8000-00000000000${last}`, kind: "pdf" })
  );
  const lacks = () => Effect.runPromise(FilesystemStore.lacksAll(root, keys));
  assert.equal(await lacks(), true);
  await Deno.mkdir(`${root}/attachments`);
  await Deno.writeTextFile(`${root}/${keys[1]}`, "");
  assert.equal(await lacks(), false);
  await Deno.remove(`${root}/attachments`, { recursive: true });
  assert.equal(await lacks(), true);
  await Deno.writeTextFile(FilesystemStore.beginning(root), "");
  assert.equal(await lacks(), false);
  await Deno.remove(root, { recursive: true });
});
