/**
 * Documents as files below a directory, one a key, readable by any tool. A file is there whole or not at all. Its
 * links are the service's own.
 */
import * as Clock from "effect/Clock";
import * as Duration from "effect/Duration";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import type * as Scope from "effect/Scope";
import * as Stream from "effect/Stream";
import {
  DocumentStore,
  LinkSigner,
  type StoredDocument,
} from "../../application/documents/document_ports.ts";
import { startJob } from "../../application/jobs.ts";
import { StartFailed } from "../../application/start_failed.ts";
import { unusable } from "./unusable.ts";
import { type DocumentKey, mediaTypeOf } from "../../domain/documents/document_key.ts";
import type { DocumentNotFound, ServiceUnavailable } from "../../contract/failures.ts";
import { removeLeftovers, tryDirectory } from "./atomic_file.ts";
import * as Files from "./document_files.ts";
import { giveUp, notFound } from "./unavailable.ts";

/** Directory of the files, and the path under which the service serves them. */
export interface FilesystemOptions {
  readonly directory: string;
  /** Such as `/api/v1/invoices/files/`: a link is this and the key. */
  readonly linkPrefix: string;
}

/** Longer than any write takes: what is older was left by a process that was killed. */
const leftoversAfter = Duration.hours(1);

const failing = (doing: string) => (cause: unknown) => giveUp(doing, cause);

const attempt = <A>(run: () => Promise<A>): Effect.Effect<A, unknown> =>
  Effect.tryPromise({ try: run, catch: (error) => error });

const streamed = <A>(doing: string, items: AsyncIterable<A>): Stream.Stream<A, ServiceUnavailable> =>
  Stream.catchAll(Stream.fromAsyncIterable(items, (error) => error), failing(doing));

/** A write that was begun is let finish: one that goes on behind its call would come back after its removal. */
const put = (root: string, key: DocumentKey, bytes: Uint8Array): Effect.Effect<void, ServiceUnavailable> =>
  attempt(() => Files.write(root, key, bytes)).pipe(
    Effect.retry({ times: 3, while: Files.isMissing }),
    Effect.catchAll(failing(`putting ${key}`)),
    Effect.uninterruptible,
  );

/** Failure for a file that isn't there: where the store itself is away, such as a volume, nothing is known of the document. */
const missing = (
  root: string,
  key: DocumentKey,
): Effect.Effect<never, DocumentNotFound | ServiceUnavailable> =>
  Effect.matchEffect(attempt(() => Deno.stat(Files.temporaryDirectory(root))), {
    onSuccess: () => notFound,
    onFailure: (error) => giveUp(`opening ${key}`, error),
  });

const open = (
  root: string,
  key: DocumentKey,
): Effect.Effect<StoredDocument, DocumentNotFound | ServiceUnavailable> =>
  attempt(() => Deno.stat(`${root}/${key}`)).pipe(
    Effect.catchAll((error): Effect.Effect<never, DocumentNotFound | ServiceUnavailable> =>
      Files.isMissing(error) ? missing(root, key) : giveUp(`opening ${key}`, error)
    ),
    Effect.map(({ size }) => ({
      sizeBytes: size,
      mediaType: mediaTypeOf(key),
      read: (range = { firstByte: 0, lastByte: size - 1 }) =>
        streamed(`reading ${key}`, Files.bytesOf(`${root}/${key}`, range)),
    })),
  );

const prepare = (root: string): Effect.Effect<void, StartFailed> =>
  Effect.mapError(
    attempt(() => Files.prepare(root)),
    (error) => new StartFailed({ message: unusable(`The directory ${root}`, error) }),
  );

/** Path of a file that makes a directory the store's, whatever it holds. */
export const beginning = (root: string): string => `${root}/.begun`;

/** True of a directory that lacks all of the documents, and the file that makes it the store's. @fails with why it can't be read */
export const lacksAll = (root: string, keys: ReadonlyArray<DocumentKey>): Effect.Effect<boolean, string> =>
  Effect.exists(
    [...keys.map((key) => `${root}/${key}`), beginning(root)],
    (path) => attempt(() => Files.isThere(path)),
  ).pipe(Effect.mapBoth({ onFailure: String, onSuccess: (isThere) => !isThere }));

const clearLeftovers = (root: string): Effect.Effect<void, { readonly message: string }> =>
  Clock.currentTimeMillis.pipe(
    Effect.map((nowMs) => nowMs - Duration.toMillis(leftoversAfter)),
    Effect.flatMap((beforeMs) => attempt(() => removeLeftovers(Files.temporaryDirectory(root), beforeMs))),
    Effect.mapError((cause) => ({ message: String(cause) })),
  );

const make = (
  { directory: root, linkPrefix }: FilesystemOptions,
): Effect.Effect<DocumentStore["Type"], StartFailed, LinkSigner | Scope.Scope> =>
  Effect.gen(function* () {
    const signer = yield* LinkSigner;
    yield* prepare(root);
    yield* startJob({
      name: "The clearing of leftovers in the document storage",
      every: leftoversAfter,
      turn: clearLeftovers(root),
    });
    return {
      put: (key, bytes) => put(root, key, bytes),
      open: (key) => open(root, key),
      remove: (key) => Effect.catchAll(attempt(() => Files.remove(root, key)), failing(`removing ${key}`)),
      standing: Effect.catchAll(
        attempt(() => tryDirectory(Files.temporaryDirectory(root))),
        failing("trying the directory"),
      ),
      listed: Stream.suspend(() => streamed("listing", Files.listed(root))),
      signedLink: ({ key, fileName, validForSeconds }) =>
        signer.sign({ path: `${linkPrefix}${key}`, fileName }, validForSeconds),
    };
  });

/**
 * Makes the directory, and clears it of what killed processes left, every hour.
 * @fails StartFailed when the directory can't be made
 */
export const layer = (
  options: FilesystemOptions,
): Layer.Layer<DocumentStore, StartFailed, LinkSigner> => Layer.scoped(DocumentStore, make(options));
