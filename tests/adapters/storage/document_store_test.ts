/** The contract of every document store. */
import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import * as Stream from "effect/Stream";
import assert from "node:assert/strict";
import { DocumentStore } from "../../../src/application/documents/document_ports.ts";
import { fileNameOf } from "../../../src/domain/documents/file_name.ts";
import { contentOf, freshKey, key, keysIn } from "../../support/document_stores.ts";
import { onEachStore } from "../../support/each_store.ts";

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

onEachStore((test) => {
  test("a document put is opened with its size, media type and bytes", () =>
    Effect.gen(function* () {
      const store = yield* DocumentStore;
      const where = freshKey();
      const bytes = crypto.getRandomValues(new Uint8Array(65_536)).slice(0, 65_535);
      yield* store.put(where, bytes);
      const document = yield* store.open(where);
      assert.equal(document.sizeBytes, 65_535);
      assert.equal(document.mediaType, "application/pdf");
      assert.deepEqual(yield* contentOf(document), bytes);
      assert.deepEqual(yield* contentOf(document), bytes, "read a second time");
    }));

  test("a view into a larger buffer is put without what is around it", () =>
    Effect.gen(function* () {
      const store = yield* DocumentStore;
      const where = freshKey();
      yield* store.put(where, bytesOf("around document around").subarray(7, 15));
      assert.deepEqual(yield* contentOf(yield* store.open(where)), bytesOf("document"));
    }));

  test("a document of three megabytes and an empty one keep their bytes", () =>
    Effect.gen(function* () {
      const store = yield* DocumentStore;
      for (const size of [3_000_001, 0]) {
        const where = freshKey();
        const bytes = new Uint8Array(size).fill(7);
        yield* store.put(where, bytes);
        const document = yield* store.open(where);
        assert.equal(document.sizeBytes, size);
        assert.equal(Buffer.compare(yield* contentOf(document), bytes), 0);
      }
    }));

  test("a range is read as asked: the first byte, the last, some between, all", () =>
    Effect.gen(function* () {
      const store = yield* DocumentStore;
      const where = freshKey();
      yield* store.put(where, bytesOf("0123456789"));
      const document = yield* store.open(where);
      for (const [firstByte, lastByte] of [[0, 0], [9, 9], [3, 6], [0, 9]] as const) {
        const expected = bytesOf("0123456789".slice(firstByte, lastByte + 1));
        assert.deepEqual(yield* contentOf(document, { firstByte, lastByte }), expected);
      }
    }));

  test("a second put replaces the first", () =>
    Effect.gen(function* () {
      const store = yield* DocumentStore;
      const where = freshKey();
      yield* store.put(where, bytesOf("first, and longer"));
      yield* store.put(where, bytesOf("second"));
      assert.deepEqual(yield* contentOf(yield* store.open(where)), bytesOf("second"));
    }));

  test("what was never put or is removed is not found; removing it again succeeds", () =>
    Effect.gen(function* () {
      const store = yield* DocumentStore;
      const where = freshKey();
      assert.equal((yield* Effect.flip(store.open(where)))._tag, "DocumentNotFound");
      yield* store.put(where, bytesOf("document"));
      yield* store.remove(where);
      assert.equal((yield* Effect.flip(store.open(where)))._tag, "DocumentNotFound");
      yield* store.remove(where);
    }));

  test("keys are listed that were stored before a time, and no others", () =>
    Effect.gen(function* () {
      const store = yield* DocumentStore;
      const keys = [freshKey(), key(`reports/${crypto.randomUUID()}.pdf`)];
      for (const each of keys) yield* store.put(each, bytesOf("document"));
      const nowMs = yield* Clock.currentTimeMillis;
      const later = yield* keysIn(store, nowMs + 5_000);
      for (const each of keys) assert.ok(later.includes(each), each);
      const earlier = yield* keysIn(store, nowMs - 60_000);
      for (const each of keys) assert.ok(!earlier.includes(each), each);
      const sizes = yield* Stream.runCollect(
        Stream.filter(store.listed, ({ key: each }) => keys.includes(each)),
      );
      for (const { sizeBytes } of sizes) assert.equal(sizeBytes, bytesOf("document").length);
    }));

  test("a link saves the document under its name, in any script, as long as it is good", ({ follow }) =>
    Effect.gen(function* () {
      const store = yield* DocumentStore;
      const where = freshKey();
      yield* store.put(where, bytesOf("document"));
      const link = yield* store.signedLink({
        key: where,
        fileName: fileNameOf("Rechnung № 7 + “übung”", "pdf"),
        validForSeconds: 3_600,
      });
      if (follow === undefined) {
        assert.ok(link.startsWith(`/api/v1/invoices/files/${where}?expires=`), link);
        return;
      }
      const response = yield* Effect.promise(() => follow(link));
      assert.equal(response.status, 200);
      assert.equal(response.headers.get("content-type"), "application/pdf");
      assert.equal(
        response.headers.get("content-disposition"),
        `attachment; filename="Rechnung ? 7 + ??bung?.pdf"; filename*=UTF-8''Rechnung%20%E2%84%96%207%20%2B%20%E2%80%9C%C3%BCbung%E2%80%9D.pdf`,
      );
      assert.equal(yield* Effect.promise(() => response.text()), "document");
      const part = yield* Effect.promise(() => follow(link.replace("commercial.pdf", "other.pdf")));
      assert.equal(part.status, 403, yield* Effect.promise(() => part.text()));
    }));
});
