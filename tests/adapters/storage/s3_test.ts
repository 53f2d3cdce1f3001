/** S3: the published signatures, and a store that fails. */
import * as Duration from "effect/Duration";
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import * as Redacted from "effect/Redacted";
import * as Stream from "effect/Stream";
import assert from "node:assert/strict";
import * as S3 from "../../../src/adapters/storage/s3.ts";
import { pageOfXml } from "../../../src/adapters/storage/s3_listing.ts";
import {
  objectUrl,
  presign,
  type S3Settings,
  signedHeaders,
} from "../../../src/adapters/storage/s3_signing.ts";
import { DocumentStore } from "../../../src/application/documents/document_ports.ts";
import type { DocumentNotFound, ServiceUnavailable } from "../../../src/contract/failures.ts";
import { contentOf, freshKey, hasty, keysIn, runQuietly } from "../../support/document_stores.ts";
import { pageSize, type S3Store, startS3Store } from "../../support/s3_store.ts";

/** Keys, bucket and time of the examples in the Amazon S3 API Reference, "Authenticating Requests". */
const published: S3Settings = {
  endpoint: new URL("https://s3.amazonaws.com"),
  publicEndpoint: new URL("https://s3.amazonaws.com"),
  bucket: "examplebucket",
  region: "us-east-1",
  accessKeyId: "AKIAIOSFODNN7EXAMPLE",
  secretAccessKey: Redacted.make("wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY"),
  hasPathStyle: false,
};
const publishedTimeMs = Date.UTC(2013, 4, 24);

const bucketUrl = (query: string): URL => {
  const url = objectUrl(published, published.endpoint, "");
  url.search = query;
  return url;
};

const signatureOf = async (query: string): Promise<string | undefined> => {
  const headers = await signedHeaders(published, { method: "GET", url: bucketUrl(query) }, publishedTimeMs);
  return headers.get("authorization")?.split("Signature=")[1];
};

Deno.test("a presigned link has the published signature", async () => {
  const url = objectUrl(published, published.endpoint, "test.txt");
  const link = await presign(published, url, { nowMs: publishedTimeMs, validForSeconds: 86_400 });
  assert.equal(url.href, "https://examplebucket.s3.amazonaws.com/test.txt");
  assert.equal(
    new URL(link).searchParams.get("X-Amz-Signature"),
    "aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404",
  );
});

Deno.test("requests with and without values in their query have the published signatures", async () => {
  assert.equal(
    await signatureOf("?lifecycle"),
    "fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543",
  );
  assert.equal(
    await signatureOf("?max-keys=2&prefix=J"),
    "34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7",
  );
});

Deno.test("a request with a body and more headers has the published signature", async () => {
  const headers = await signedHeaders(published, {
    method: "PUT",
    url: new URL("https://examplebucket.s3.amazonaws.com/test$file.text"),
    headers: { date: "Fri, 24 May 2013 00:00:00 GMT", "x-amz-storage-class": "REDUCED_REDUNDANCY" },
    body: new TextEncoder().encode("Welcome to Amazon S3."),
  }, publishedTimeMs);
  assert.equal(
    headers.get("authorization")?.split("Signature=")[1],
    "98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd",
  );
});

Deno.test("an object's address is by path or by host, below an endpoint's own path too", () => {
  const at = (endpoint: string, hasPathStyle: boolean, name: string): string =>
    objectUrl({ bucket: "customs", hasPathStyle }, new URL(endpoint), name).href;
  assert.equal(
    at("http://127.0.0.1:9000", true, "documents/a.pdf"),
    "http://127.0.0.1:9000/customs/documents/a.pdf",
  );
  assert.equal(
    at("https://s3.example.com", false, "documents/a.pdf"),
    "https://customs.s3.example.com/documents/a.pdf",
  );
  assert.equal(at("https://example.com/s3/", true, "a.pdf"), "https://example.com/s3/customs/a.pdf");
  assert.equal(at("https://s3.example.com", true, ""), "https://s3.example.com/customs");
  assert.equal(at("https://s3.example.com", false, ""), "https://customs.s3.example.com/");
});

Deno.test("a listing is read with its entities, one object or many, and names the next page", () => {
  const page = (inner: string): string =>
    `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${inner}</ListBucketResult>`;
  const object = (name: string): string =>
    `<Contents><Key>${name}</Key><LastModified>2026-11-20T12:00:00.000Z</LastModified><Size>5</Size></Contents>`;
  const storedAtMs = Date.parse("2026-11-20T12:00:00Z");
  assert.deepEqual(pageOfXml(page("<KeyCount>0</KeyCount>")), { objects: [], next: undefined });
  assert.deepEqual(
    pageOfXml(
      page(
        `<IsTruncated>true</IsTruncated><NextContinuationToken>1a&amp;b+/=</NextContinuationToken>${
          object("007")
        }`,
      ),
    ),
    { objects: [{ name: "007", sizeBytes: 5, storedAtMs }], next: "1a&b+/=" },
  );
  assert.equal(pageOfXml(page(object("a") + object("b"))).objects.length, 2);
  assert.throws(() => pageOfXml("<html>not a listing</html>"));
});

const withStore = async (
  test: (store: S3Store) => Effect.Effect<void, unknown, DocumentStore>,
  change: { readonly settings?: Partial<S3Settings>; readonly timeout?: Duration.Duration } = {},
): Promise<void> => {
  const store = await startS3Store();
  const layer = S3.layer(
    { ...store.settings, ...change.settings },
    { ...hasty, timeout: change.timeout ?? hasty.timeout },
  );
  await runQuietly(Effect.provide(test(store), layer)).finally(store.stop);
};

Deno.test("three refusals in a row are tried again and the document is stored; a fourth gives up", () =>
  withStore((store) =>
    Effect.gen(function* () {
      const documents = yield* DocumentStore;
      const where = freshKey();
      store.fail("503", "drop", "503");
      yield* documents.put(where, new Uint8Array(4));
      assert.equal(store.requests(), 4);
      assert.equal((yield* documents.open(where)).sizeBytes, 4);
      store.fail("503", "503", "503", "503");
      const error = yield* Effect.flip(documents.put(freshKey(), new Uint8Array(4)));
      assert.deepEqual([error._tag, error.retryAfterSeconds], ["ServiceUnavailable", 10]);
    })
  ));

Deno.test("a store that does not answer in time is asked again", () =>
  withStore((store) =>
    Effect.gen(function* () {
      const documents = yield* DocumentStore;
      store.fail("hang");
      yield* documents.put(freshKey(), new Uint8Array(4));
      assert.ok(store.requests() >= 2);
    }), { timeout: Duration.seconds(3) }));

Deno.test("a store that goes away in the middle of a document fails the stream, and never ends it early", () =>
  withStore((store) =>
    Effect.gen(function* () {
      const documents = yield* DocumentStore;
      const where = freshKey();
      yield* documents.put(where, new Uint8Array(100_000));
      const document = yield* documents.open(where);
      store.fail("half a body");
      assert.equal((yield* Effect.flip(contentOf(document)))._tag, "ServiceUnavailable");
      assert.equal((yield* contentOf(document)).length, 100_000);
    })
  ));

Deno.test("a wrong secret is refused at once, and is no reason to try again", () =>
  withStore((store) =>
    Effect.gen(function* () {
      const documents = yield* DocumentStore;
      const attempts: ReadonlyArray<Effect.Effect<unknown, DocumentNotFound | ServiceUnavailable>> = [
        documents.put(freshKey(), new Uint8Array(4)),
        documents.open(freshKey()),
        documents.remove(freshKey()),
        Stream.runDrain(documents.listed),
      ];
      for (const attempt of attempts) {
        assert.equal((yield* Effect.flip(attempt))._tag, "ServiceUnavailable");
      }
      assert.equal(store.requests(), 4);
    }), { settings: { secretAccessKey: Redacted.make("wrong") } }));

Deno.test("a store that isn't there answers ServiceUnavailable", async () => {
  const store = await startS3Store();
  await store.stop();
  await runQuietly(
    Effect.gen(function* () {
      const error = yield* Effect.flip((yield* DocumentStore).open(freshKey()));
      assert.equal(error._tag, "ServiceUnavailable");
    }).pipe(Effect.provide(S3.layer(store.settings, hasty))),
  );
});

Deno.test("more documents than two pages of a listing hold are all listed", () =>
  withStore((store) =>
    Effect.gen(function* () {
      const documents = yield* DocumentStore;
      yield* Effect.forEach(
        Array.from({ length: 2 * pageSize + 1 }, freshKey),
        (each) => documents.put(each, new Uint8Array(1)),
        { concurrency: 16 },
      );
      const before = store.requests();
      const keys = yield* keysIn(documents);
      assert.equal(new Set(keys).size, 2 * pageSize + 1);
      assert.equal(store.requests() - before, 3);
    })
  ));

Deno.test("the bucket stands, and one that isn't there doesn't", async () => {
  const standing = Effect.flatMap(DocumentStore, ({ standing }) => Effect.either(standing));
  const told = (isRight: boolean) =>
    Effect.map(standing, (state) => assert.equal(Either.isRight(state), isRight));
  await withStore(() => told(true));
  await withStore(() => told(false), { settings: { bucket: "removed" } });
});

Deno.test("a document of a bucket that isn't there is not known to be missing: the store is", async () => {
  const opened = Effect.flatMap(DocumentStore, ({ open }) => Effect.flip(open(freshKey())));
  const told = (tag: string) => Effect.map(opened, ({ _tag }) => assert.equal(_tag, tag));
  await withStore(() => told("DocumentNotFound"));
  await withStore(() => told("ServiceUnavailable"), { settings: { bucket: "removed" } });
});
