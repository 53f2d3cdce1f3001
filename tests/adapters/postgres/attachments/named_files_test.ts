/** Documents by which a start knows its store: the newest and the oldest that the database names. */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Logger from "effect/Logger";
import assert from "node:assert/strict";
import { namedFiles } from "../../../../src/adapters/postgres/attachments/named_files.ts";
import * as FilesystemStore from "../../../../src/adapters/storage/filesystem.ts";
import { knownStore } from "../../../../src/adapters/postgres/attachments/known_store.ts";
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
      let said = "";
      const heard = Logger.make(({ message }) => void (said += String(message)));
      const store = { name: "The bucket x", beginAnew: "", lacksAll: () => Effect.fail("It is silent.") };
      const opened = Layer.succeed(DocumentStore, yield* DocumentStore);
      yield* Effect.scoped(Layer.build(knownStore(store, opened))).pipe(
        Effect.provide(Logger.replace(Logger.defaultLogger, heard)),
      );
      assert.match(said, /^The bucket x could not be looked at: .* It is silent\.$/);
    }).pipe(Effect.provide(services)),
  );

  test(
    "the five newest and the five oldest files and invoices are named, but none that is purged or past its time",
    Effect.gen(function* () {
      yield* supplierHolder(["suppliers:read", "suppliers:write"]);
      const sql = yield* SqlClient.SqlClient;
      const idOf = (kind: number, at: number) => `00000000-0000-4000-8000-0000000${kind}${10 + at}00`;
      const named = yield* sql.withTransaction(Effect.gen(function* () {
        yield* sql`update invoice set purged_at = created_at where purged_at is null`;
        for (let at = 0; at < 14; at++) {
          // Beyond every other file's time, at both ends.
          const stored = `${at < 7 ? 1990 + at : 2990 + at}-01-01T00:00:00Z`;
          yield* sql`insert into supplier_file (id, account_id, sha256, kind, size_bytes, stored_at)
            select ${idOf(1, at)}::uuid, id, ${String(at).padStart(64, "a")}, 'pdf', 1, ${stored}::timestamptz
            from account limit 1`;
          const [expires, purged] = [`${at === 0 ? 1990 : 2990 + at}-01-01T00:00:00Z`, at === 13];
          yield* sql`insert into invoice (id, account_id, short_id, documents, created_at, expires_at, purged_at)
            select ${idOf(2, at)}::uuid, id, ${`named-${at}`}, '{commercial}', ${expires}::timestamptz,
              ${expires}::timestamptz, case when ${purged}::boolean then ${expires}::timestamptz end
            from account limit 1`;
        }
        return yield* Effect.fail({ undone: yield* namedFiles });
      })).pipe(
        Effect.catchAll((failure) =>
          "undone" in failure ? Effect.succeed(failure.undone) : Effect.fail(failure)
        ),
      );
      const isNamed = (id: string) => named.some((key) => key.includes(id));
      const of = (kind: number) =>
        Array.from({ length: 14 }, (_, at) => at).filter((at) => isNamed(idOf(kind, at)));
      assert.deepEqual(of(1), [0, 1, 2, 3, 4, 9, 10, 11, 12, 13]);
      assert.deepEqual(of(2), [1, 2, 3, 4, 5, 8, 9, 10, 11, 12]);
      assert.equal(named.length, 20);
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
