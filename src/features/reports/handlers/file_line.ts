/**
 * The line of stored documents behind links: anyone who has a link may open it, any number of times at once. A few are read at once, by
 * turns of networks, and long ones piece by piece, so that those with a key find the thread. What many ask for at one moment is read once,
 * and a reader who is slow holds no place.
 */
import type * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Stream from "effect/Stream";
import { inLane, type LaneRules, OpenLane, watchLane } from "../../../adapters/lane.ts";
import { SharedTurns } from "../../../adapters/shared_turns.ts";
import type { StoredDocument } from "../../../application/documents/document_ports.ts";
import { type Holder, holderOfWork } from "../../../application/whose_work.ts";
import {
  DocumentNotFound,
  type RangeNotSatisfiable,
  type ServiceUnavailable,
} from "../../../contract/failures.ts";
import type { ByteRange } from "../../../domain/documents/byte_range.ts";
import type { FileName } from "../../../domain/documents/file_name.ts";
import { documentAnswer } from "../../../http/wire/document_answer.ts";
import { endBytes, isWholePdf, joinedBytes } from "../../../kernel/text/bytes.ts";

const rules: LaneRules = {
  timeLimit: "20 seconds",
  sentences: {
    tooMany: (admitted) => `${admitted} downloads wait already: nothing was read. Try again in 5 seconds.`,
    outOfTime: "The document was not read in time: try again in 5 seconds.",
  },
};

const ofThisProcess = new OpenLane({ queue: "files", places: 4, waitingLimit: 2_000, isOfStrangers: true });

/** The line of this process. */
export class FileLine extends Context.Reference<FileLine>()("FileLine", {
  defaultValue: (): OpenLane => ofThisProcess,
}) {}

/** Shows in the metrics how many wait. */
export const watchFileLine: Effect.Effect<void> = Effect.flatMap(FileLine, watchLane);

/** The stream, each piece of which is read in a place. */
const byTurns = <A, E>(line: OpenLane, holder: Holder, pieces: Stream.Stream<A, E>): Stream.Stream<A, E> =>
  Stream.unwrapScoped(
    Effect.map(
      Stream.toPull(pieces),
      (pull) => Stream.repeatEffectChunkOption(line.places.inPlace(holder, pull)),
    ),
  );

/** The document, each piece of which is read in a place. */
const readByTurns = (line: OpenLane, holder: Holder, document: StoredDocument): StoredDocument => ({
  ...document,
  read: (range) => byTurns(line, holder, document.read(range)),
});

/** Size up to which a document is read in the turn in which it is opened: that of a piece of a longer one. */
const shortBytes = 65_536;

type Failure = DocumentNotFound | ServiceUnavailable;

/** A document that was opened, with its bytes where it is short. */
interface OpenedDocument {
  readonly document: StoredDocument;
  readonly bytes: Uint8Array | undefined;
}

const cut = new DocumentNotFound({
  message: "The document was cut off in the service's storage and is not given out: make it again.",
  lacking: "cut",
});

/** Fails for a PDF without its end. */
const requireWhole = (
  name: string,
  bytes: Uint8Array,
): Effect.Effect<void, DocumentNotFound> =>
  isWholePdf(bytes) ? Effect.void : Effect.zipRight(
    Effect.logError(
      `The document storage has ${name.split("?")[0]} without its end: it was cut off there.`,
    ),
    cut,
  );

const bytesOf = ({ read }: StoredDocument, range?: ByteRange) =>
  Effect.map(
    Stream.runCollect(read(range)),
    (pieces) => joinedBytes([...pieces]),
  );

/** Documents of 4 MB together. */
const reads = new SharedTurns<OpenedDocument, Failure>(rules, 64);

const opened = <R>(
  name: string,
  open: Effect.Effect<StoredDocument, Failure, R>,
): Effect.Effect<OpenedDocument, Failure, R> =>
  Effect.gen(function* () {
    const document = yield* open;
    const { sizeBytes } = document;
    const isShort = sizeBytes <= shortBytes;
    const bytes = sizeBytes === 0 ? new Uint8Array() : yield* bytesOf(document, {
      firstByte: isShort ? 0 : sizeBytes - endBytes,
      lastByte: sizeBytes - 1,
    });
    yield* requireWhole(name, bytes);
    return { document, bytes: isShort ? bytes : undefined };
  });

/** A document that is asked for behind a link. */
export interface LinkedDocument<R> {
  /** Its name in the store, or the path behind which it alone is. */
  readonly name: string;
  readonly open: Effect.Effect<StoredDocument, Failure, R>;
  /** The document made again, where it was cut off in the store; without it such a one is not found. */
  readonly anew?: Effect.Effect<StoredDocument, Failure, R>;
  readonly fileName: FileName;
}

/**
 * A stored PDF as an answer, opened and read in its turn. One that was cut off in the store is made again where it can be, and not given
 * out otherwise; its head tells of what is there.
 * @fails DocumentNotFound for one that isn't there, or was cut off
 * @fails RangeNotSatisfiable for a range that starts behind the end
 * @fails ServiceUnavailable where too many wait, or for too long
 */
export const documentInTurn = <R>(
  request: HttpServerRequest.HttpServerRequest,
  { name, open, anew, fileName }: LinkedDocument<R>,
): Effect.Effect<
  HttpServerResponse.HttpServerResponse,
  Failure | RangeNotSatisfiable,
  R
> =>
  Effect.gen(function* () {
    const [line, holder] = [yield* FileLine, yield* holderOfWork];
    if (request.method === "HEAD") {
      return yield* documentAnswer(request, yield* inLane(line, rules, open), fileName);
    }
    const { document, bytes } = yield* reads.inTurn(
      line,
      name,
      opened(name, open),
    ).pipe(
      Effect.catchIf(
        (failure) =>
          anew !== undefined && failure._tag === "DocumentNotFound" &&
          failure.lacking === "cut",
        (failure) =>
          Effect.flatMap(anew ?? failure, (made) =>
            reads.inTurn(
              line,
              `${name} anew`,
              opened(name, Effect.succeed(made)),
            )),
      ),
    );
    return yield* bytes === undefined
      ? documentAnswer(request, readByTurns(line, holder, document), fileName)
      : documentAnswer(request, document, fileName, bytes);
  });
