/**
 * The line of stored documents behind links: anyone who has a link may open it, any number of times at once. A few are read at once, by
 * turns of networks, and long ones piece by piece, so that those with a key find the thread. A reader who is slow holds no place.
 */
import type * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Stream from "effect/Stream";
import { inLane, type LaneRules, OpenLane, watchLane } from "../../../adapters/lane.ts";
import type { StoredDocument } from "../../../application/documents/document_ports.ts";
import { type Holder, holderOfWork } from "../../../application/whose_work.ts";
import type { RangeNotSatisfiable, ServiceUnavailable } from "../../../contract/failures.ts";
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

/** Size up to which a document is read in the turn in which it is opened: that of a piece of a longer one. */
const shortBytes = 65_536;

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

const bytesOf = <E>(pieces: Stream.Stream<Uint8Array, E>): Effect.Effect<Uint8Array, E> =>
  Effect.map(Stream.runCollect(pieces), (all) => joinedBytes(Array.from(all)));

/** The document, each piece of which is read in a place. */
const readByTurns = (line: OpenLane, holder: Holder, document: StoredDocument): StoredDocument => ({
  ...document,
  read: (range) => byTurns(line, holder, document.read(range)),
});

/**
 * A stored document as an answer, opened and read in its turn.
 * @fails RangeNotSatisfiable for a range that starts behind the end
 * @fails ServiceUnavailable where too many wait, or for too long
 */
export const documentInTurn = <E, R>(
  request: HttpServerRequest.HttpServerRequest,
  open: Effect.Effect<StoredDocument, E, R>,
  fileName: FileName,
): Effect.Effect<HttpServerResponse.HttpServerResponse, E | RangeNotSatisfiable | ServiceUnavailable, R> =>
  Effect.gen(function* () {
    const [line, holder] = [yield* FileLine, yield* holderOfWork];
    return yield* inLane(
      line,
      rules,
      Effect.gen(function* () {
        const document = yield* open;
        if (request.method === "HEAD" || document.sizeBytes > shortBytes) {
          return yield* documentAnswer(request, readByTurns(line, holder, document), fileName);
        }
        const bytes = yield* bytesOf(document.read());
        return yield* documentAnswer(request, {
          ...document,
          read: (range) =>
            Stream.make(range === undefined ? bytes : bytes.subarray(range.firstByte, range.lastByte + 1)),
        }, fileName);
      }),
    );
  });
