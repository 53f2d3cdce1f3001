/**
 * The listener as a scoped layer that runs an Effect for each request. Leaner than the platform's web handler: no
 * fiber for what a plain function answers, no span and no abort listener for what is done when it has run. A client that goes away interrupts
 * its request. No request, client or stop takes longer than its deadline: when the layer closes, no new request is
 * taken, those under way are finished, and those that aren't done in time are told 503.
 */
import * as Headers from "@effect/platform/Headers";
import * as HttpServerError from "@effect/platform/HttpServerError";
import * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import * as Layer from "effect/Layer";
import * as Runtime from "effect/Runtime";
import * as Schedule from "effect/Schedule";
import { StartFailed } from "../../application/start_failed.ts";
import type { ServiceUnavailable } from "../../contract/failures.ts";
import { problemResponse } from "../wire/answer.ts";
import { compressedFor } from "../wire/compression.ts";
import type { Exchange } from "../exchange/exchange.ts";
import { acceptConnections, type Handler, type NetListener } from "../connections/connections.ts";
import { type Deadlines, deadlines as usualDeadlines } from "../connections/deadlines.ts";
import { canServeConnections } from "../connections/served_connection.ts";
import { headersOfType, nothingShared, type SharedHeaders } from "../exchange/headers.ts";
import { readInto, withHeaders } from "../fast/runtime_headers.ts";
import { makeUnderWay, stopping, type UnderWay, type Waiting } from "../connections/under_way.ts";

/** The answer of a plain function, there already or once a body was read, or the effect that makes one. */
export type Work<R> =
  | { readonly answer: HttpServerResponse.HttpServerResponse }
  | { readonly later: Promise<Work<R>> }
  | { readonly effect: Effect.Effect<HttpServerResponse.HttpServerResponse, never, R> };

/** Plan for a request: its answer or the effect that makes it, what that is given, and the headers of any answer. */
export interface Plan<R, G> {
  readonly work: Work<R | G>;
  readonly given: Context.Context<G>;
  readonly headers: Readonly<Record<string, string>>;
  /** Headers that it shares with other answers. */
  readonly sharedHeaders: SharedHeaders;
  /** Facts of the request; undefined for apps that know nothing of it. */
  readonly exchange?: Exchange["Type"];
  /** Method and path of the route, with the names of its parameters. */
  readonly route: string;
  /** Each is told the status once, when the answer is there or the client has gone away. */
  readonly onEnd: Array<(status: number) => void>;
}

/** The whole service, for the runtime that its effects run in. */
export type App<R, G> = (
  runtime: Runtime.Runtime<R>,
) => (request: HttpServerRequest.HttpServerRequest) => Plan<R, G>;

const isBodyless = (status: number): boolean => status === 204 || status === 304 || status === 308;

const encoder = new TextEncoder();

/** HEAD tells the length that GET would have; a stream's is in its own headers where it is known. */
const lengthOf = ({ body }: HttpServerResponse.HttpServerResponse): Readonly<Record<string, string>> =>
  body._tag === "Raw" && typeof body.body === "string"
    ? { "content-length": String(encoder.encode(body.body).byteLength) }
    : {};

/** The headers of an answer that the plan of its request knows. */
type Planned = Pick<Plan<never, never>, "headers" | "sharedHeaders">;

/** The answer's own headers win over those of any answer. */
const toResponse = (
  { method, headers: { "accept-encoding": acceptEncoding } }: HttpServerRequest.HttpServerRequest,
  response: HttpServerResponse.HttpServerResponse,
  { headers: common, sharedHeaders }: Planned,
  runtime: Runtime.Runtime<never>,
): Response => {
  const leaving = compressedFor(response, acceptEncoding);
  const { body, status, headers } = leaving;
  const shared = headersOfType(sharedHeaders, headers["content-type"]);
  if (method === "HEAD") {
    const withLength = { ...lengthOf(leaving), ...common };
    return withHeaders(new Response(null, { status }), [headers, withLength], shared);
  }
  if (isBodyless(status)) return withHeaders(new Response(null, { status }), [headers, common], shared);
  if (body._tag === "Raw" && typeof body.body === "string") {
    const text = status === 200 ? new Response(body.body) : new Response(body.body, { status });
    return withHeaders(text, [headers, common], shared);
  }
  return HttpServerResponse.toWeb(
    HttpServerResponse.setHeaders(leaving, { ...shared, ...common, ...headers }),
    { runtime },
  );
};

const crashed = (): Response => new Response(null, { status: 500 });

/** Status that is noted for a request whose client did not wait for the answer. */
const clientGone = 499;

const unavailable = (
  request: HttpServerRequest.HttpServerRequest,
  why: ServiceUnavailable,
  plan: Planned,
) =>
  toResponse(
    request,
    problemResponse(why, {
      requestId: plan.headers["x-request-id"] ?? "",
      accept: request.headers["accept"],
    }),
    plan,
    Runtime.defaultRuntime,
  );

const prototypeOfHeaders = Object.getPrototypeOf(Headers.empty);

/** With its headers read once: each look at the web request's own costs as much as reading them all. */
const serverRequest = (request: Request, peer: string): HttpServerRequest.HttpServerRequest => {
  const headers: Record<string, string> & Headers.Headers = Object.create(prototypeOfHeaders);
  readInto(headers, request.headers);
  return HttpServerRequest.fromWeb(request).modify({ remoteAddress: peer, headers });
};

/**
 * @param underWay is told of requests that are not answered at once
 * @returns a handler that answers synchronously where the app does
 */
export const makeHandler = <R, G>(
  runtime: Runtime.Runtime<R>,
  app: App<R, G>,
  underWay?: UnderWay,
): Handler => {
  const { runtimeFlags, fiberRefs } = runtime;
  const planOf = app(runtime);
  return (source, peer) => {
    const request = serverRequest(source, peer);
    const plan = planOf(request);
    const respond = (response: Response, status = response.status): Response => {
      for (const note of plan.onEnd) note(status);
      return response;
    };
    const responseOf = (exit: Exit.Exit<HttpServerResponse.HttpServerResponse>): Response =>
      respond(
        Exit.isSuccess(exit) ? toResponse(request, exit.value, plan, runtime) : crashed(),
        Exit.isInterrupted(exit) ? clientGone : undefined,
      );

    /** The response that `listen` tells of, or, where the request is given up before, the reason. */
    const wait = (
      listen: (tell: (make: () => Response | Promise<Response>) => void) => void,
      end: () => void,
    ): Promise<Response> =>
      new Promise((resolve) => {
        let isGivenUp = false;
        const waiting: Waiting = {
          giveUp: (why) => {
            isGivenUp = true;
            resolve(respond(unavailable(request, why, plan)));
            end();
          },
        };
        underWay?.begin(waiting);
        listen((make) => {
          underWay?.end(waiting);
          if (!isGivenUp) resolve(make());
        });
      });

    const runEffect = (effect: Effect.Effect<HttpServerResponse.HttpServerResponse, never, R | G>) => {
      const context = Context.merge(runtime.context, plan.given);
      const fiber = Runtime.runFork(Runtime.make({ context, runtimeFlags, fiberRefs }), effect, {
        immediate: true,
      });
      const done = fiber.unsafePoll();
      if (done !== null) return responseOf(done);
      const interrupt = (): void => fiber.unsafeInterruptAsFork(HttpServerError.clientAbortFiberId);
      source.signal.addEventListener("abort", interrupt, { once: true });
      return wait((tell) => fiber.addObserver((exit) => tell(() => responseOf(exit))), interrupt);
    };

    const perform = (work: Work<R | G>, signal?: AbortSignal): Response | Promise<Response> => {
      if ("effect" in work) return runEffect(work.effect);
      if ("answer" in work) {
        const response = toResponse(request, work.answer, plan, runtime);
        return respond(response, signal?.aborted === true ? clientGone : undefined);
      }
      const { signal: ofClient } = source;
      return wait((tell) => work.later.then((made) => tell(() => perform(made, ofClient))), () => {});
    };
    return perform(plan.work);
  };
};

/** Address to listen on, and its name in the log line. */
export interface ListenOptions {
  readonly name: string;
  readonly hostname: string;
  readonly port: number;
  /** PEM texts; undefined for plain HTTP. */
  readonly tls: { readonly cert: string; readonly key: string } | undefined;
  /** Told the port that was taken. */
  readonly onListen?: (port: number) => void;
}

const reasonOf = (error: unknown): string => error instanceof Error ? error.message : String(error);

const listen = (options: ListenOptions): Effect.Effect<NetListener, StartFailed> => {
  const { hostname, port, tls } = options;
  return Effect.try({
    try: () =>
      tls === undefined
        ? Deno.listen({ hostname, port })
        : Deno.listenTls({ hostname, port, ...tls, alpnProtocols: ["h2", "http/1.1"] }),
    catch: (error) =>
      new StartFailed({ message: `The service can't listen on ${hostname}:${port}: ${reasonOf(error)}.` }),
  });
};

const runtimeLacks = new StartFailed({
  message: `This Deno (${Deno.version.deno}) can't serve single connections: run the service with Deno 2.9.`,
});

/**
 * Listens until the layer's scope closes, then drains.
 * @fails StartFailed when the address is taken or the certificate is no certificate
 */
export const serve = <R, G>(
  app: App<R, G>,
  options: ListenOptions,
  deadlines: Deadlines = usualDeadlines,
): Layer.Layer<never, StartFailed, R> =>
  Layer.scopedDiscard(Effect.gen(function* () {
    if (!canServeConnections) return yield* runtimeLacks;
    const runtime = yield* Effect.runtime<R>();
    const underWay = makeUnderWay(deadlines.requestSeconds);
    const handler = makeHandler(runtime, app, underWay);
    const refuse = (request: Request): Response =>
      unavailable(serverRequest(request, ""), stopping, { headers: {}, sharedHeaders: nothingShared });
    const listener = yield* listen(options);
    options.onListen?.(listener.addr.port);
    const connections = yield* Effect.acquireRelease(
      Effect.sync(() => acceptConnections(listener, { handler, refuse, deadlines })),
      (connections) =>
        Effect.zipRight(
          Effect.sync(() =>
            Runtime.runFork(runtime)(
              Effect.logInfo(`${options.name} stops: requests under way are answered first.`),
            )
          ),
          Effect.promise(() => connections.stop(underWay.stop)),
        ),
    );
    const sweep = Effect.sync(() => {
      underWay.sweep();
      connections.sweep();
    });
    const sweeping = Effect.catchAllDefect(sweep, (defect) => Effect.logError("A sweep failed.", defect));
    yield* Effect.forkScoped(Effect.repeat(sweeping, Schedule.spaced("1 second")));
    const scheme = options.tls === undefined ? "http" : "https";
    yield* Effect.logInfo(`${options.name} on ${scheme}://${options.hostname}:${listener.addr.port}`);
  }));
