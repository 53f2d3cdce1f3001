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
import type {
  DocumentNotFound,
  RangeNotSatisfiable,
  ServiceUnavailable,
} from "../../../contract/failures.ts";
import type { FileName } from "../../../domain/documents/file_name.ts";
import { documentAnswer } from "../../../http/wire/document_answer.ts";
import { joinedBytes } from "../../../kernel/text/bytes.ts";

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

/** Documents of 4 MB together. */
const reads = new SharedTurns<OpenedDocument, Failure>(rules, 64);

const opened = <R>(
  open: Effect.Effect<StoredDocument, Failure, R>,
): Effect.Effect<OpenedDocument, Failure, R> =>
  Effect.gen(function* () {
    const document = yield* open;
    if (document.sizeBytes > shortBytes) return { document, bytes: undefined };
    const pieces = yield* Stream.runCollect(document.read());
    return { document, bytes: joinedBytes(Array.from(pieces)) };
  });

/** A document that is asked for behind a link. */
export interface LinkedDocument<R> {
  /** Its name in the store, or the path behind which it alone is. */
  readonly name: string;
  readonly open: Effect.Effect<StoredDocument, Failure, R>;
  readonly fileName: FileName;
}

/**
 * A stored document as an answer, opened and read in its turn.
 * @fails RangeNotSatisfiable for a range that starts behind the end
 * @fails ServiceUnavailable where too many wait, or for too long
 */
export const documentInTurn = <R>(
  request: HttpServerRequest.HttpServerRequest,
  { name, open, fileName }: LinkedDocument<R>,
): Effect.Effect<HttpServerResponse.HttpServerResponse, Failure | RangeNotSatisfiable, R> =>
  Effect.gen(function* () {
    const [line, holder] = [yield* FileLine, yield* holderOfWork];
    if (request.method === "HEAD") {
      return yield* documentAnswer(request, yield* inLane(line, rules, open), fileName);
    }
    const { document, bytes } = yield* reads.inTurn(line, name, opened(open));
    return yield* bytes === undefined
      ? documentAnswer(request, readByTurns(line, holder, document), fileName)
      : documentAnswer(request, document, fileName, bytes);
  });
