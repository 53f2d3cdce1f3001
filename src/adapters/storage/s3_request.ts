/**
 * Requests to an S3-compatible store: how long it is waited for, and what is tried again.
 */
import * as Clock from "effect/Clock";
import * as Data from "effect/Data";
import * as Duration from "effect/Duration";
import * as Effect from "effect/Effect";
import * as Fiber from "effect/Fiber";
import * as Schedule from "effect/Schedule";
import * as Stream from "effect/Stream";
import { TraceContext } from "../../application/trace_context.ts";
import { type S3Request, type S3Settings, signedHeaders, withoutPlus } from "./s3_signing.ts";

/** Sender of requests, and the time limit of the store's answers. */
export interface Transport {
  readonly fetch: (url: URL, init: RequestInit) => Promise<Response>;
  /** For the answer's head, and for each further piece of its body; then the request is tried again. */
  readonly timeout: Duration.Duration;
  /** For a request with all its repetitions; then it has failed. */
  readonly deadline: Duration.Duration;
  /** For all of a body; who reads it may be slow too. */
  readonly bodyDeadline: Duration.Duration;
  /** Pause before the first repetition; it doubles. */
  readonly firstPause: Duration.Duration;
}

export const defaultTransport: Transport = {
  fetch: (url, init) => fetch(url, init),
  timeout: Duration.seconds(10),
  deadline: Duration.seconds(25),
  bodyDeadline: Duration.seconds(110),
  firstPause: Duration.millis(200),
};

const repetitions = 3;

/** The store did not answer, or not as asked. */
export class S3Failed extends Data.TaggedError("S3Failed")<{
  readonly message: string;
  /** True if the same request may succeed a moment later. */
  readonly mayPass: boolean;
}> {}

/** The failure of an answer that ended early, or isn't what a store answers. */
export const brokenOff = (error: unknown): S3Failed =>
  new S3Failed({ message: String(error), mayPass: true });

/** Gives up the body of an answer whose head says all. */
export const withoutBody = ({ body }: Response): Effect.Effect<void> =>
  Effect.promise(() => body?.cancel() ?? Promise.resolve());

/** Gives up an answer that isn't as it should be, with its body. */
export const givenUp = (why: string): (response: Response) => Effect.Effect<never, S3Failed> => (response) =>
  Effect.zipRight(withoutBody(response), brokenOff(why));

/**
 * A body's bytes as they come. Whoever stops reading gives up the rest of it.
 * @param mostBytes what the answer may have; the first byte more is S3Failed, and no more is read
 */
export const bytesOf = ({ body }: Response, mostBytes: number): Stream.Stream<Uint8Array, S3Failed> =>
  body === null ? Stream.empty : Stream.mapAccumEffect(
    Stream.fromReadableStream({ evaluate: () => body, onError: brokenOff }),
    0,
    (before, piece) => {
      const read = before + piece.length;
      return read > mostBytes
        ? Effect.fail(brokenOff(`the body is longer than ${mostBytes} bytes`))
        : Effect.succeed([read, piece]);
    },
  );

/** A body that is text, whole, as long as it has no more bytes than that; one that has more is S3Failed. */
export const textOf = (response: Response, mostBytes: number): Effect.Effect<string, S3Failed> =>
  Stream.mkString(Stream.decodeText(bytesOf(response, mostBytes)));

const shownBytes = 500;

/** Why a request failed: the status, and how the body begins. */
const explain = (response: Response): Effect.Effect<never, S3Failed> =>
  bytesOf(response, Number.POSITIVE_INFINITY).pipe(
    Stream.runFoldWhile(
      new Uint8Array(),
      (read) => read.length < shownBytes,
      (read, piece) => new Uint8Array([...read, ...piece.subarray(0, shownBytes - read.length)]),
    ),
    Effect.orElseSucceed(() => new Uint8Array()),
    Effect.flatMap((beginning) =>
      Effect.fail(
        new S3Failed({
          message: `${response.status} ${new TextDecoder().decode(beginning)}`,
          mayPass: response.status >= 500 || response.status === 429,
        }),
      )
    ),
  );

const sendOnce = (
  settings: S3Settings,
  transport: Transport,
  request: S3Request,
): Effect.Effect<Response, S3Failed> =>
  Effect.flatMap(
    Effect.all([Clock.currentTimeMillis, TraceContext]),
    ([nowMs, { within }]) =>
      Effect.tryPromise({
        try: async (signal) => {
          const headers = await signedHeaders(settings, request, nowMs);
          headers.set("accept-encoding", "identity");
          return await within(() =>
            transport.fetch(withoutPlus(request.url), {
              method: request.method,
              headers,
              redirect: "manual",
              signal,
              ...(request.body && { body: request.body }),
            })
          );
        },
        catch: (error) => new S3Failed({ message: String(error), mayPass: true }),
      }),
  );

/**
 * Runs the effect in a fiber of its own, so that deadlines in it end it wherever it is asked for: in a finalizer, which nothing interrupts,
 * they would wait for what they are to end. Whoever is interrupted interrupts it.
 */
const endingByItself = <A, E, R>(effect: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
  Effect.uninterruptibleMask((restore) =>
    Effect.flatMap(
      Effect.forkDaemon(Effect.interruptible(effect)),
      (fiber) => Effect.onInterrupt(restore(Fiber.join(fiber)), () => Fiber.interrupt(fiber)),
    )
  );

/**
 * Sends the request; what may pass by itself (no answer in time, 5xx, 429) is tried three times more, while there is
 * time: whoever waits for the store, and then removes what it stored, must be done within a request's 120 seconds.
 * @param accepted the statuses that the caller understands
 * @fails S3Failed for any other
 */
export const send = (
  settings: S3Settings,
  transport: Transport,
  { accepted, ...request }: S3Request & { readonly accepted: ReadonlyArray<number> },
): Effect.Effect<Response, S3Failed> =>
  sendOnce(settings, transport, request).pipe(
    Effect.flatMap((response) =>
      accepted.includes(response.status) ? Effect.succeed(response) : explain(response)
    ),
    Effect.timeoutFail({
      duration: transport.timeout,
      onTimeout: () => new S3Failed({ message: "no answer in time", mayPass: true }),
    }),
    Effect.retry({
      schedule: Schedule.jittered(Schedule.exponential(transport.firstPause)),
      times: repetitions,
      while: ({ mayPass }) => mayPass,
    }),
    Effect.timeoutFail({
      duration: transport.deadline,
      onTimeout: () => new S3Failed({ message: "no good answer in time", mayPass: true }),
    }),
    endingByItself,
  );
