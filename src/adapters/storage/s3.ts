/**
 * Documents in any S3-compatible store, below one prefix of a bucket: what else the bucket holds is never touched.
 * Links are presigned, so that downloads don't pass through the service.
 */
import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Option from "effect/Option";
import * as Stream from "effect/Stream";
import {
  type DocumentLink,
  DocumentStore,
  type ListedDocument,
  type StoredDocument,
} from "../../application/documents/document_ports.ts";
import type { ByteRange } from "../../domain/documents/byte_range.ts";
import { type DocumentKey, documentKeyOfText, mediaTypeOf } from "../../domain/documents/document_key.ts";
import type { DocumentNotFound, ServiceUnavailable } from "../../contract/failures.ts";
import { contentDisposition } from "../../domain/documents/file_name.ts";
import { type Page, pageOfXml } from "./s3_listing.ts";
import {
  brokenOff,
  bytesOf,
  defaultTransport,
  givenUp,
  type S3Failed,
  send,
  textOf,
  type Transport,
  withoutBody,
} from "./s3_request.ts";
import { objectUrl, presign, type S3Settings } from "./s3_signing.ts";
import { giveUp, notFound } from "./unavailable.ts";

/** Beginning of the names of all documents in the bucket. */
export const prefix = "documents/";

/** A bucket, and how it is spoken to. */
export interface Bucket {
  readonly settings: S3Settings;
  readonly transport: Transport;
}

const urlOf = ({ settings }: Bucket, key: DocumentKey): URL =>
  objectUrl(settings, settings.endpoint, `${prefix}${key}`);

const ask = ({ settings, transport }: Bucket, request: Parameters<typeof send>[2]) =>
  send(settings, transport, request);

const orUnavailable = (doing: string) => ({ message }: S3Failed) => giveUp(doing, message);

/**
 * Asks for an object, or to keep one. The page of a proxy that stands where the store was is answered with 200 too, and would be
 * taken for a document that is kept; every store answers with the object's entity tag.
 * @source Amazon S3 API Reference, PutObject, GetObject, HeadObject: ETag
 */
export const askForObject = (
  bucket: Bucket,
  request: Parameters<typeof send>[2],
): Effect.Effect<Response, S3Failed> =>
  Effect.filterOrElse(
    ask(bucket, request),
    ({ ok, headers }) => !ok || headers.has("etag"),
    givenUp("the answer has no entity tag, so it isn't a store's"),
  );

/** Ends a command of whose answer the head says all. */
const ended = (
  answer: Effect.Effect<Response, S3Failed>,
  doing: string,
): Effect.Effect<void, ServiceUnavailable> =>
  answer.pipe(
    Effect.flatMap(withoutBody),
    Effect.catchAll(orUnavailable(doing)),
  );

const put = (bucket: Bucket, key: DocumentKey, bytes: Uint8Array) =>
  ended(
    askForObject(bucket, {
      method: "PUT",
      url: urlOf(bucket, key),
      headers: { "content-type": mediaTypeOf(key) },
      body: new Uint8Array(bytes),
      accepted: [200],
    }),
    `putting ${key}`,
  );

const remove = (bucket: Bucket, key: DocumentKey) =>
  ended(
    ask(bucket, { method: "DELETE", url: urlOf(bucket, key), accepted: [200, 204, 404] }),
    `removing ${key}`,
  );

/** A store may answer with another range than the one that it was asked for. */
const isAsAsked = (response: Response, range: ByteRange | undefined): boolean =>
  range === undefined ||
  response.headers.get("content-range")?.startsWith(`bytes ${range.firstByte}-${range.lastByte}/`) === true;

const read = (
  bucket: Bucket,
  key: DocumentKey,
  sizeBytes: number,
  range: ByteRange | undefined,
): Stream.Stream<Uint8Array, ServiceUnavailable> => {
  const mostBytes = range === undefined ? sizeBytes : range.lastByte - range.firstByte + 1;
  const answer = askForObject(bucket, {
    method: "GET",
    url: urlOf(bucket, key),
    ...(range && { headers: { range: `bytes=${range.firstByte}-${range.lastByte}` } }),
    accepted: [range === undefined ? 200 : 206],
  }).pipe(
    Effect.filterOrElse(
      (response) => isAsAsked(response, range),
      givenUp("the store answered with another range"),
    ),
  );
  return Stream.fromEffect(answer).pipe(
    Stream.flatMap((response) =>
      bytesOf(response, mostBytes).pipe(
        Stream.timeoutFail(() => brokenOff("the body stalled"), bucket.transport.timeout),
        Stream.interruptWhen(
          Effect.delay(brokenOff("the body came too slowly"), bucket.transport.bodyDeadline),
        ),
      )
    ),
    Stream.catchAll(orUnavailable(`reading ${key}`)),
  );
};

const listUrl = ({ settings }: Bucket, asked: Readonly<Record<string, string>>): URL => {
  const url = objectUrl(settings, settings.endpoint, "");
  url.search = new URLSearchParams({ "list-type": "2", prefix, ...asked }).toString();
  return url;
};

/** Four times what a page of 1 000 keys of 1 024 bytes has with all that stands beside them. */
const longestListingBytes = 8_000_000;

/** Page of the documents that the bucket lists. */
export const listing = (
  bucket: Bucket,
  asked: Readonly<Record<string, string>>,
  from?: string,
): Effect.Effect<Page, S3Failed> =>
  ask(bucket, { method: "GET", url: listUrl(bucket, asked), accepted: [200] }).pipe(
    Effect.flatMap((response) =>
      Effect.timeoutFail(
        Effect.flatMap(
          textOf(response, longestListingBytes),
          (xml) => Effect.try({ try: () => pageOfXml(xml), catch: brokenOff }),
        ),
        { duration: bucket.transport.deadline, onTimeout: () => brokenOff("the listing came too slowly") },
      )
    ),
    Effect.filterOrFail(
      ({ next }) => next === undefined || next !== from,
      () => brokenOff("the listing's next page is the same again"),
    ),
  );

const page = (bucket: Bucket, from: string | undefined): Effect.Effect<Page, ServiceUnavailable> =>
  Effect.catchAll(
    listing(bucket, from === undefined ? {} : { "continuation-token": from }, from),
    orUnavailable("listing"),
  );

/**
 * Look at the bucket that stores nothing: what is stored costs money. A list of one, since a bucket that was removed has none, and a
 * head of what isn't there says the same of both. It is read, since other servers than stores answer 200 to whatever they are asked.
 */
const standing = (bucket: Bucket): Effect.Effect<void, ServiceUnavailable> =>
  Effect.asVoid(
    Effect.catchAll(listing(bucket, { "max-keys": "1" }), orUnavailable("looking at the bucket")),
  );

/** Opening of a document. A head says the same of one that isn't there and of all where the bucket isn't, so the bucket is asked for then. */
const open = (
  bucket: Bucket,
  key: DocumentKey,
): Effect.Effect<StoredDocument, DocumentNotFound | ServiceUnavailable> =>
  askForObject(bucket, { method: "HEAD", url: urlOf(bucket, key), accepted: [200, 404] }).pipe(
    Effect.filterOrElse(
      ({ status }) => status === 200,
      () => Effect.zipRight(listing(bucket, { "max-keys": "1" }), notFound),
    ),
    Effect.catchTag("S3Failed", orUnavailable(`opening ${key}`)),
    Effect.flatMap(({ headers }) => Effect.fromNullable(headers.get("content-length"))),
    Effect.catchTag("NoSuchElementException", () => giveUp(`opening ${key}`, "the answer has no length")),
    Effect.map(Number),
    Effect.map((sizeBytes) => ({
      sizeBytes,
      mediaType: mediaTypeOf(key),
      read: (range) => read(bucket, key, sizeBytes, range),
    })),
  );

const listed = (bucket: Bucket): Stream.Stream<ListedDocument, ServiceUnavailable> => {
  const first: string | undefined = undefined;
  return Stream.paginateEffect(
    first,
    (from: string | undefined) =>
      Effect.map(page(bucket, from), ({ objects, next }) => [objects, Option.fromNullable(next)] as const),
  )
    .pipe(
      Stream.mapConcat((objects) =>
        objects.flatMap(({ name, ...object }) => {
          const key = documentKeyOfText(name.slice(prefix.length));
          return key === undefined ? [] : [{ key, ...object }];
        })
      ),
    );
};

const signedLink = (
  { settings }: Bucket,
  { key, fileName, validForSeconds }: DocumentLink,
): Effect.Effect<string> => {
  const url = objectUrl(settings, settings.publicEndpoint, `${prefix}${key}`);
  url.searchParams.set("response-content-disposition", contentDisposition(fileName));
  return Effect.flatMap(
    Clock.currentTimeMillis,
    (nowMs) => Effect.promise(() => presign(settings, url, { nowMs, validForSeconds })),
  );
};

/** The bucket must exist; whether it does shows at the first request. */
export const layer = (
  settings: S3Settings,
  transport: Transport = defaultTransport,
): Layer.Layer<DocumentStore> => {
  const bucket: Bucket = { settings, transport };
  return Layer.succeed(DocumentStore, {
    put: (key, bytes) => put(bucket, key, bytes),
    open: (key) => open(bucket, key),
    remove: (key) => remove(bucket, key),
    standing: standing(bucket),
    listed: listed(bucket),
    signedLink: (link) => signedLink(bucket, link),
  });
};
