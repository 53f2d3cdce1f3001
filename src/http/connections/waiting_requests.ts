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

/** Advice for a call that is given up at work: the end of what it was storing is not waited for. */
const lookUp =
  "It may have been done: look it up, or send it again with the same Idempotency-Key, in 5 seconds";

const noRoomForWork = new ServiceUnavailable({
  message: `Others needed the room of this call, and it was given up. ${lookUp}.`,
  retryAfterSeconds: 5,
});

/** True of a request for which nothing is worked on: its body has not come, or its answer has not left. */
export const isItsClients = (request: Request): boolean =>
  waitingOf(request) === undefined || isBodyAwaited(request);

/** Ends a request where others need its room: its client is told so, unless it reads no answer. */
export const endForRoom = (request: Request): void => {
  const waiting = waitingOf(request);
  if (waiting === undefined) return cutConnectionOf(request);
  if (!isBodyAwaited(request)) return waiting.giveUp(waiting.isInLine() ? noRoomInLine : noRoomForWork);
  endWithAnswer(request);
  waiting.giveUp(noRoomForBody);
  pause(lastAnswerMs).then(() => cutConnectionOf(request));
};

/** Time for which a call whose client ended what it says keeps its place beside others that wait. */
const keptMs = 1_000;

const endedSide =
  "Your side of the connection was ended while others of your calls waited for a place, and this one was given up";

const yieldsPlace = new ServiceUnavailable({
  message: `${endedSide}. ${lookUp}, and keep the connection open until its answer has come.`,
  retryAfterSeconds: 5,
});

const yieldsInLine = new ServiceUnavailable({
  message:
    `${endedSide} before anything was done: send it again in 5 seconds, and keep the connection open until its answer has come.`,
  retryAfterSeconds: 5,
});

/** Part of a connection that tells whether its request is in the way of others. */
interface AskingConnection {
  readonly served: Pick<EndableConnection, "saidAllAtMs">;
  readonly waiting: WaitingRequest | undefined;
}

/** Calls of one holder: those whose clients ended what they say, and the number of those that wait whose clients did not. */
interface CallsInWay {
  /** Those that wait too: whoever waits behind them gets no place before they do. */
  readonly inLine: Array<WaitingRequest>;
  readonly atWork: Array<{ readonly waiting: WaitingRequest; readonly saidAllAtMs: number }>;
  awaited: number;
}

const callsByHolder = (connections: Iterable<AskingConnection>): Iterable<CallsInWay> => {
  const nowMs = performance.now();
  const holders = new Map<object, CallsInWay>();
  for (const { served, waiting } of connections) {
    const own = waiting?.ownCalls();
    if (waiting === undefined || own === undefined) continue;
    const calls = holders.get(own.calls) ?? { inLine: [], atWork: [], awaited: 0 };
    holders.set(own.calls, calls);
    const saidAllAtMs = served.saidAllAtMs();
    if (saidAllAtMs === undefined) calls.awaited += own.isWaiting ? 1 : 0;
    else if (nowMs - saidAllAtMs < keptMs) continue;
    else if (own.isWaiting) calls.inLine.push(waiting);
    else calls.atWork.push({ waiting, saidAllAtMs });
  }
  return holders.values();
};

/**
 * Gives up calls whose clients ended what they say a second ago, where calls of the same holder whose clients did not wait for a place: all
 * that wait too, and of those that have a place as many as are waited for, the longest ended first. Nobody can tell such a client from one
 * that is gone.
 */
export const endInOwnWay = (connections: Iterable<AskingConnection>): void => {
  for (const { inLine, atWork, awaited } of callsByHolder(connections)) {
    if (awaited === 0) continue;
    for (const waiting of inLine) waiting.giveUp(yieldsInLine);
    atWork.sort((one, other) => one.saidAllAtMs - other.saidAllAtMs);
    for (const { waiting } of atWork.slice(0, awaited)) waiting.giveUp(yieldsPlace);
  }
};
