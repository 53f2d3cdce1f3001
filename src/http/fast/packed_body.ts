/**
 * Long texts that are packed before they leave: what they are made of, thousands of objects, is needed no more, and a client that reads
 * slowly or not at all keeps a tenth of the text.
 */
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Effect from "effect/Effect";
import { Buffer } from "node:buffer";
import { createGzip, type Gzip } from "node:zlib";
import { IoTurn, pauses } from "../../application/yield_to_io.ts";
import { joinedBytes } from "../../kernel/text/bytes.ts";
import { inPieces } from "./kept_body.ts";
import { pieceCharacters } from "./long_answer.ts";

/** Shorter texts are kept as they are. */
const leastPackedBytes = 1_048_576;
/** Of zlib: as fast as it goes, the service's thread has other work. */
const level = 1;

type Bytes = Uint8Array<ArrayBuffer>;

/** A text in gzip. */
export class PackedBody {
  /**
   * @param bytes of the text in gzip
   * @param textBytes length of the text
   */
  constructor(readonly bytes: Bytes, readonly textBytes: number) {}

  /** The text as a stream that unpacks it while it leaves. */
  get text(): ReadableStream<Uint8Array> {
    return inPieces(this.bytes).pipeThrough(new DecompressionStream("gzip"));
  }
}

/** Pieces in gzip. */
class Packer {
  readonly #gzip: Gzip = createGzip({ level });
  readonly #packed: Array<Uint8Array> = [];
  readonly #ended: Promise<void>;

  constructor() {
    this.#gzip.on("data", (piece: Uint8Array) => void this.#packed.push(piece));
    this.#ended = new Promise((resolve, reject) => {
      this.#gzip.once("end", () => resolve());
      this.#gzip.once("error", reject);
    });
  }

  /** Packs one more piece, when those before are packed. */
  add(piece: Uint8Array): Promise<void> {
    return new Promise((resolve, reject) =>
      this.#gzip.write(
        Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength),
        (error) => (error ?? undefined) === undefined ? resolve() : reject(error),
      )
    );
  }

  async end(): Promise<Bytes> {
    this.#gzip.end();
    await this.#ended;
    return joinedBytes(this.#packed);
  }
}

const encoder = new TextEncoder();
const isHighSurrogate = (unit: number): boolean => unit >= 0xd800 && unit < 0xdc00;

/** A text in pieces of which none ends within a character. */
function* piecesOf(text: string): Generator<Uint8Array> {
  for (let at = 0; at < text.length;) {
    const end = at + pieceCharacters;
    const next = isHighSurrogate(text.charCodeAt(end - 1)) ? end + 1 : end;
    yield encoder.encode(text.slice(at, next));
    at = next;
  }
}

/** The pieces of a text, packed where they are long. */
const packedPieces = async (
  pieces: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  pass: () => Promise<void>,
  signal: AbortSignal,
): Promise<Bytes | PackedBody> => {
  const due = pauses(pass);
  const first: Array<Uint8Array> = [];
  let packer: Packer | undefined;
  let bytes = 0;
  for await (const piece of pieces) {
    signal.throwIfAborted();
    bytes += piece.byteLength;
    if (packer === undefined) first.push(piece);
    else await packer.add(piece);
    if (packer === undefined && bytes > leastPackedBytes) {
      packer = new Packer();
      for (const each of first.splice(0)) await packer.add(each);
    }
    await due();
  }
  return packer === undefined ? joinedBytes(first) : new PackedBody(await packer.end(), bytes);
};

/** Body of an answer that is a long text, or is made while it leaves. */
const longTextOf = (
  { body, headers }: HttpServerResponse.HttpServerResponse,
): Iterable<Uint8Array> | AsyncIterable<Uint8Array> | undefined => {
  if (headers["content-encoding"] !== undefined) return undefined;
  if (body._tag === "Uint8Array") {
    const isText = /^(?:text\/|application\/json)/.test(body.contentType);
    return isText && body.body.byteLength > leastPackedBytes ? [body.body] : undefined;
  }
  if (body._tag !== "Raw") return undefined;
  if (typeof body.body === "string") {
    return body.body.length > leastPackedBytes ? piecesOf(body.body) : undefined;
  }
  return body.body instanceof ReadableStream ? body.body : undefined;
};

/** Streams that were read: they have nothing left, and an answer of nothing would look like a whole one. */
const takenStreams = new WeakSet<ReadableStream>();

/** The answer with its body whole: packed where it is long. Short ones, files and those that fail are left as they are. */
export const packedIfLong = (
  response: HttpServerResponse.HttpServerResponse,
): Effect.Effect<HttpServerResponse.HttpServerResponse> =>
  Effect.suspend(() => {
    const pieces = longTextOf(response);
    if (pieces === undefined) return Effect.succeed(response);
    if (pieces instanceof ReadableStream) {
      if (takenStreams.has(pieces)) {
        return Effect.dieMessage("The stream of an answer can be read once alone.");
      }
      takenStreams.add(pieces);
    }
    const { status, headers, cookies } = response;
    return Effect.flatMap(IoTurn, ({ pass }) =>
      Effect.map(
        Effect.promise((signal) => packedPieces(pieces, pass, signal)),
        (body) => HttpServerResponse.raw(body, { status, headers, cookies }),
      ));
  });
