/**
 * Answers in gzip for who accepts it: texts over a kilobyte, never what is compressed already, a part of something, or
 * marked `no-transform`. RFC 9110, sections 8.4, 8.8.3 and 12.5.3; decisions, "Answers".
 */
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import Negotiator from "negotiator";
import { gzipSync } from "node:zlib";
import { pauses, timer } from "../../application/yield_to_io.ts";
import { inPieces, KeptBody, mostAtOnceBytes } from "../fast/kept_body.ts";
import { PackedBody } from "../fast/packed_body.ts";

type Answer = HttpServerResponse.HttpServerResponse;

/** Shorter texts leave as they are: they would hardly get shorter. */
const leastBytes = 1_024;

const compressible =
  /^(?:text\/|application\/(?:json|xml|javascript|yaml)\b|[\w.+-]+\/[\w.-]+\+(?:json|xml)\b)/;

const isText = ({ headers: { "content-type": type = "" } }: Answer): boolean =>
  type === "application/json" || compressible.test(type);

const isWhole = ({ status, headers }: Answer): boolean =>
  status !== 204 && status !== 206 && status !== 304 && headers["content-range"] === undefined;

const mayChange = ({ headers }: Answer): boolean =>
  headers["content-encoding"] === undefined && !/\bno-transform\b/.test(headers["cache-control"] ?? "");

const negotiatorOf = (acceptEncoding: string): Negotiator =>
  new Negotiator({ headers: { "accept-encoding": acceptEncoding } });

const acceptsGzip = (acceptEncoding: string | undefined): boolean =>
  acceptEncoding !== undefined && negotiatorOf(acceptEncoding).encoding(["gzip", "identity"]) === "gzip";

/** @returns true if Brotli is one of the encodings that are taken */
export const acceptsBrotli = (acceptEncoding: string | undefined): boolean =>
  acceptEncoding !== undefined && negotiatorOf(acceptEncoding).encodings(["br"]).length > 0;

/** Answer with the headers that a cache must tell apart, beside those that it had. */
const withVary = (response: Answer): Answer => {
  const vary = response.headers["vary"];
  if (vary === "Accept-Encoding" || /\*|\baccept-encoding\b/i.test(vary ?? "")) return response;
  return HttpServerResponse.setHeader(
    response,
    "vary",
    vary ? `${vary}, Accept-Encoding` : "Accept-Encoding",
  );
};

const squeezed = (stream: ReadableStream<Uint8Array<ArrayBuffer>>): ReadableStream<Uint8Array> =>
  stream.pipeThrough(new CompressionStream("gzip"));

/** A body in gzip, with its length where that is known; undefined for one that leaves as it is. */
interface GzipBody {
  readonly body: Uint8Array | ReadableStream<Uint8Array>;
  readonly lengthBytes: number | undefined;
}

/** Way to give the thread to what waits. */
type Pass = () => Promise<void>;

/**
 * Longer texts are compressed in pieces while they leave, with pauses: megabytes come to so little that the connection takes all
 * of it at once, and no other call would have a turn before the last piece.
 */
const squeezedBytes = (bytes: Uint8Array<ArrayBuffer>, pass: Pass): GzipBody | undefined => {
  if (bytes.byteLength < leastBytes) return undefined;
  if (bytes.byteLength > mostAtOnceBytes) {
    return { body: squeezed(inPieces(bytes, pauses(pass))), lengthBytes: undefined };
  }
  const body = gzipSync(bytes);
  return { body, lengthBytes: body.byteLength };
};

const squeezedBody = ({ body }: Answer, pass: Pass): GzipBody | undefined => {
  if (body._tag === "Uint8Array") return squeezedBytes(new Uint8Array(body.body), pass);
  if (body._tag !== "Raw") return undefined;
  if (body.body instanceof Uint8Array) return squeezedBytes(new Uint8Array(body.body), pass);
  if (body.body instanceof PackedBody) {
    const { bytes } = body.body;
    return { body: bytes, lengthBytes: bytes.byteLength };
  }
  if (body.body instanceof KeptBody) {
    const { squeezed } = body.body;
    return { body: squeezed, lengthBytes: squeezed.byteLength };
  }
  if (typeof body.body === "string") {
    return body.body.length * 3 < leastBytes
      ? undefined
      : squeezedBytes(new TextEncoder().encode(body.body), pass);
  }
  return body.body instanceof ReadableStream
    ? { body: squeezed(body.body), lengthBytes: undefined }
    : undefined;
};

/** A tag that promises the same bytes doesn't hold for two encodings: it is made a weak one. */
const weakened = (tag: string): string => tag.startsWith("W/") ? tag : `W/${tag}`;

const squeezedHeaders = (
  { "content-length": _uncompressed, etag, ...headers }: Readonly<Record<string, string>>,
  lengthBytes: number | undefined,
): Readonly<Record<string, string>> => ({
  ...headers,
  "content-encoding": "gzip",
  ...(etag === undefined ? undefined : { etag: weakened(etag) }),
  ...(lengthBytes === undefined ? undefined : { "content-length": String(lengthBytes) }),
});

/**
 * The answer as it leaves. `Vary` is set on every text, compressed or not, and on the 304 that stands for one. To HEAD
 * give the answer of GET and leave its body out afterwards: its headers are then those of GET.
 * @param acceptEncoding the request's header of that name
 * @param pass gives the thread to what waits while a long text is compressed
 */
export const compressedFor = (
  response: Answer,
  acceptEncoding: string | undefined,
  pass: Pass = timer,
): Answer => {
  if (response.status !== 304 && !isText(response)) return response;
  const varied = withVary(response);
  if (acceptEncoding === undefined) return varied;
  if (!isWhole(varied) || !mayChange(varied) || !acceptsGzip(acceptEncoding)) return varied;
  const gzip = squeezedBody(varied, pass);
  return gzip === undefined ? varied : HttpServerResponse.raw(gzip.body, {
    status: varied.status,
    headers: squeezedHeaders(varied.headers, gzip.lengthBytes),
  });
};
