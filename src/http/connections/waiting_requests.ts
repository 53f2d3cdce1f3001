/**
 * Requests that wait for their answers, as those know them who close connections: whose they are, whether anything is worked on, and how
 * they are given up. docs/decisions/0241-who-stands-in-a-line-does-nothing.md, docs/decisions/0288-who-said-all-yields-to-own-calls.md
 */
import { BodyTooSlow, ServiceUnavailable } from "../../contract/failures.ts";
import { cutConnectionOf, endWithAnswer, isBodyAwaited } from "./body_connection.ts";
import type { EndableConnection } from "./served_connection.ts";
import { pause } from "./waits.ts";

/** Time in which the answer of a client whose request is given up leaves the runtime, which would wait for the body's end. */
export const lastAnswerMs = 100;

/** Place of a request among the calls of its holder. */
export interface OwnCalls {
  /** Is the same for all calls of a holder. */
  readonly calls: object;
  /** True until it has its place. */
  readonly isWaiting: boolean;
}

/** Such a request. */
export interface WaitingRequest {
  /** Client's address as limits count it: behind a proxy not that of the connection; undefined where nobody knows. */
  readonly address: () => string | undefined;
  /** True while it stands in a line, and nothing that lasts was done for it. */
  readonly isInLine: () => boolean;
  /** The calls of its holder in which it has its place, or waits for one; undefined where it asked for none. */
  readonly ownCalls: () => OwnCalls | undefined;
  /** Answers it with the failure and ends the work on it. */
  readonly giveUp: (why: BodyTooSlow | ServiceUnavailable) => void;
}

const waiting = new WeakMap<Request, WaitingRequest>();

/** Notes a request that waits from now on. */
export const noteWaiting = (request: Request, how: WaitingRequest): void => {
  waiting.set(request, how);
};

/** Notes that a request has its answer. */
export const noteAnswered = (request: Request): void => {
  waiting.delete(request);
};

/** @returns the request as it waits; undefined where it is answered, or nobody waits for it */
export const waitingOf = (request: Request): WaitingRequest | undefined => waiting.get(request);

/** Answer to a request whose body has not come, where its connection is closed to make room for others. */
export const noRoomForBody: BodyTooSlow = new BodyTooSlow({
  message: "The body had not come when others needed the room, and nothing was done: send it again.",
});

/** Answer to a request that stands in a line, where its connection is closed to make room for others. */
export const noRoomInLine: ServiceUnavailable = new ServiceUnavailable({
  message:
    "The request waited for its turn when others needed the room, and nothing was done: send it again in 5 seconds.",
  retryAfterSeconds: 5,
});

const noRoomForWork = new ServiceUnavailable({
  message: "Others needed the room of this call, and it was given up: send it again in 5 seconds.",
  retryAfterSeconds: 5,
});

/** True of a request for which nothing is worked on: its body has not come, or its answer has not left. */
export const isItsClients = (request: Request): boolean =>
  waitingOf(request) === undefined || isBodyAwaited(request);

/** Ends a request where others need its room: its client is told so, unless it reads no answer. */
export const endForRoom = (request: Request): void => {
  const waiting = waitingOf(request);
  if (waiting === undefined) return cutConnectionOf(request);
  if (!isBodyAwaited(request)) return waiting.giveUp(noRoomForWork);
  endWithAnswer(request);
  waiting.giveUp(noRoomForBody);
  pause(lastAnswerMs).then(() => cutConnectionOf(request));
};

/** Time for which a call whose client ended what it says keeps its place beside others that wait. */
const keptMs = 1_000;

const yieldsPlace = new ServiceUnavailable({
  message:
    "Your side of the connection was ended while others of your calls waited for a place, and this one was given up: send it again in 5 seconds, and keep the connection open until its answer has come.",
  retryAfterSeconds: 5,
});

/** Part of a connection that tells whether its request is in the way of others. */
interface AskingConnection {
  readonly served: Pick<EndableConnection, "saidAllAtMs">;
  readonly waiting: WaitingRequest | undefined;
}

/**
 * Gives up the calls whose clients ended what they say a second ago, where a call of the same holder whose client did not waits for a place.
 * Nobody can tell such a client from one that is gone.
 */
export const endInOwnWay = (connections: Iterable<AskingConnection>): void => {
  const nowMs = performance.now();
  const [ended, awaited] = [new Map<WaitingRequest, object>(), new Set<object>()];
  for (const { served, waiting } of connections) {
    const own = waiting?.ownCalls();
    if (waiting === undefined || own === undefined) continue;
    const saidAllAtMs = served.saidAllAtMs();
    if (saidAllAtMs === undefined) {
      if (own.isWaiting) awaited.add(own.calls);
    } else if (nowMs - saidAllAtMs >= keptMs) ended.set(waiting, own.calls);
  }
  for (const [waiting, calls] of ended) if (awaited.has(calls)) waiting.giveUp(yieldsPlace);
};
