/**
 * Requests under way: none takes longer than its deadline, and when the service stops those that wait are told.
 */
import { type BodyTooSlow, ServiceUnavailable } from "../../contract/failures.ts";

/** A request that is worked on. */
export interface OpenRequest {
  /** Answers the request with the failure and ends the work on it. */
  readonly giveUp: (why: BodyTooSlow | ServiceUnavailable) => void;
}

/** The requests that one listener works on. */
export interface UnderWay {
  readonly begin: (request: OpenRequest) => void;
  readonly end: (request: OpenRequest) => void;
  /** Once a second: gives up those that are past their deadline. */
  readonly sweep: () => void;
  /** Gives up all of them. */
  readonly stop: () => void;
}

const retryAfterSeconds = 10;

const tooSlow = (seconds: number): ServiceUnavailable =>
  new ServiceUnavailable({
    message: `The request was not done within ${seconds} seconds and was given up: send it again.`,
    retryAfterSeconds,
  });

/** Answer to requests that come, or still wait, while the service stops. */
export const stopping: ServiceUnavailable = new ServiceUnavailable({
  message: "The service is stopping, this request was not done: send it again.",
  retryAfterSeconds,
});

/** @param requestSeconds the deadline, as a number of sweeps */
export const makeUnderWay = (requestSeconds: number): UnderWay => {
  /** With the sweep after which they came; the oldest first. */
  const waiting = new Map<OpenRequest, number>();
  const late = tooSlow(requestSeconds);
  let sweeps = 0;
  return {
    begin: (request) => waiting.set(request, sweeps),
    end: (request) => waiting.delete(request),
    sweep: () => {
      sweeps += 1;
      for (const [request, since] of waiting) {
        if (sweeps - since <= requestSeconds) return;
        waiting.delete(request);
        request.giveUp(late);
      }
    },
    stop: () => {
      for (const request of waiting.keys()) request.giveUp(stopping);
      waiting.clear();
    },
  };
};
