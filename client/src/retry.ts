/**
 * Calls that are sent again: after 429 and 502 to 504, when the service says that it is still working on the same call,
 * and when the connection breaks. The service's own wait counts; without one it grows, with jitter, so that many clients
 * don't come back at once. A POST is sent again only under an `Idempotency-Key`, which makes it one call.
 */
import { retryAfterSecondsOf } from "./problem.ts";

/** How often and how long to wait. */
export interface RetryOptions {
  /** Most times that a call is sent, the first included; 1: never again. 4 when it is left out. */
  readonly attempts?: number;
  /** Longest wait for one attempt, in seconds: what asks for more fails at once. 60 when it is left out. */
  readonly longestWaitSeconds?: number;
}

/** Sends one request. */
export type Send = (request: Request) => Promise<Response>;

const defaultAttempts = 4;
const defaultLongestWaitSeconds = 60;
const firstWaitSeconds = 0.5;

const passing = new Set([429, 502, 503, 504]);

/** 409 with a wait: the same key is being worked on, perhaps by the call whose connection broke. */
const mayPass = (response: Response): boolean =>
  passing.has(response.status) ||
  response.status === 409 && response.headers.has("retry-after");

/** Doing it twice is doing it once. */
const isRepeatable = ({ method, headers }: Request): boolean =>
  method === "GET" || method === "HEAD" || headers.has("idempotency-key");

/** Anywhere between nothing and the whole wait, which doubles from attempt to attempt. */
const jittered = (attempt: number): number => Math.random() * firstWaitSeconds * 2 ** attempt;

const pause = (seconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", stop);
      resolve();
    }, seconds * 1_000);
    if (signal.aborted) stop();
    else signal.addEventListener("abort", stop, { once: true });
  });

/** JSON is read to its end here, so that a connection that breaks in the middle counts as broken too. */
const received = async (response: Response): Promise<Response> => {
  if (!(response.headers.get("content-type") ?? "").includes("json")) {
    return response;
  }
  const { status, statusText, headers, url, redirected } = response;
  const whole = new Response(await response.arrayBuffer(), {
    status,
    statusText,
    headers,
  });
  return Object.defineProperties(whole, { url: { value: url }, redirected: { value: redirected } });
};

/** What an attempt came to. */
type Attempt = { readonly response: Response } | { readonly failure: unknown };

const attempted = async (send: Send, request: Request): Promise<Attempt> => {
  try {
    return { response: await received(await send(request)) };
  } catch (failure) {
    return { failure };
  }
};

/** @returns the wait before the next attempt; undefined when there should be none */
const waitAfter = (
  tried: Attempt,
  attempt: number,
  longest: number,
): number | undefined => {
  if ("failure" in tried) return jittered(attempt);
  if (!mayPass(tried.response)) return undefined;
  const asked = retryAfterSecondsOf(tried.response);
  const wait = asked === undefined ? jittered(attempt) : asked + jittered(0);
  return asked !== undefined && asked > longest ? undefined : wait;
};

/** @returns a way to send requests that does so again where that helps */
export const retrying = (send: Send, options: RetryOptions = {}): Send => {
  const {
    attempts = defaultAttempts,
    longestWaitSeconds = defaultLongestWaitSeconds,
  } = options;
  return async (request) => {
    const most = isRepeatable(request) ? attempts : 1;
    for (let attempt = 1;; attempt++) {
      const tried = await attempted(
        send,
        attempt < most ? request.clone() : request,
      );
      const wait = attempt >= most || request.signal.aborted
        ? undefined
        : waitAfter(tried, attempt, longestWaitSeconds);
      if (wait !== undefined) await pause(wait, request.signal);
      else if ("response" in tried) return tried.response;
      else throw tried.failure;
    }
  };
};
