/** Documents in files, and what tests of any document store need. */
import * as Duration from "effect/Duration";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Logger from "effect/Logger";
import * as Redacted from "effect/Redacted";
import * as Stream from "effect/Stream";
import assert from "node:assert/strict";
import * as FilesystemStore from "../../src/adapters/storage/filesystem.ts";
import { defaultTransport, type Transport } from "../../src/adapters/storage/s3_request.ts";
import * as SignedUrl from "../../src/adapters/storage/signed_url.ts";
import type {
  DocumentStore,
  LinkSigner,
  StoredDocument,
} from "../../src/application/documents/document_ports.ts";
import type { ByteRange } from "../../src/domain/documents/byte_range.ts";
import { type DocumentKey, documentKeyOfText } from "../../src/domain/documents/document_key.ts";
import type { ServiceUnavailable } from "../../src/contract/failures.ts";

export const secret = Redacted.make("0123456789abcdef".repeat(4));
export const linkPrefix = "/api/v1/invoices/files/";

/** Pauses that a test can wait for. */
export const hasty: Transport = {
  ...defaultTransport,
  timeout: Duration.seconds(10),
  firstPause: Duration.millis(1),
};

/** A key that must be one. */
export const key = (text: string): DocumentKey => {
  const found = documentKeyOfText(text);
  assert.ok(found !== undefined, `key ${text}`);
  return found;
};

/** A key that no other test uses. */
export const freshKey = (): DocumentKey => key(`invoices/${crypto.randomUUID()}/commercial.pdf`);

/** All bytes of a document, or of a range of it. */
export const contentOf = (
  document: StoredDocument,
  range?: ByteRange,
): Effect.Effect<Uint8Array, ServiceUnavailable> =>
  Effect.map(Stream.runCollect(document.read(range)), (chunks) => new Uint8Array(Buffer.concat([...chunks])));

/** Keys of the documents that a store has, of those that were stored before a time where one is given. */
export const keysIn = (
  { listed }: Pick<DocumentStore["Type"], "listed">,
  beforeMs = Number.MAX_SAFE_INTEGER,
): Effect.Effect<ReadonlyArray<DocumentKey>, ServiceUnavailable> =>
  Effect.map(
    Stream.runCollect(listed),
    (found) => [...found].filter(({ storedAtMs }) => storedAtMs < beforeMs).map(({ key: each }) => each),
  );

/** Files below a directory. */
export const filesBelow = (directory: string): Layer.Layer<DocumentStore | LinkSigner> => {
  const signer = SignedUrl.layer(secret);
  return Layer.orDie(
    Layer.provideMerge(FilesystemStore.layer({ directory, linkPrefix }), signer),
  );
};

/** Files in a directory that goes with the scope. */
export const filesIn: Layer.Layer<DocumentStore | LinkSigner> = Layer.unwrapScoped(Effect.map(
  Effect.acquireRelease(
    Effect.promise(() => Deno.makeTempDir()),
    (directory) => Effect.promise(() => Deno.remove(directory, { recursive: true })),
  ),
  filesBelow,
));

/** Runs an effect without its log. */
export const runQuietly = <A, E>(effect: Effect.Effect<A, E>): Promise<A> =>
  Effect.runPromise(Effect.provide(effect, Logger.remove(Logger.defaultLogger)));
