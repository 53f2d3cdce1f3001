/**
 * `Deno.serve` as a scoped layer that runs an Effect for each request. Leaner than the platform's web handler: no
 * scope, no span and no abort listener for a request that is answered at once. A client that goes away interrupts
 * its request; when the layer closes, no new request is taken and those under way are finished.
 */
import * as HttpServerError from "@effect/platform/HttpServerError";
import * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import * as Layer from "effect/Layer";
import * as Runtime from "effect/Runtime";
import { StartFailed } from "../../application/start_failed.ts";
import { compressedFor } from "../wire/compression.ts";

/** What a request comes to: the effect that answers it, what that is given, and the headers of any answer. */
export interface Plan<R, G> {
  readonly answer: Effect.Effect<HttpServerResponse.HttpServerResponse, never, R | G>;
  readonly given: Context.Context<G>;
  readonly headers: Readonly<Record<string, string>>;
}

/** The whole service. */
export type App<R, G> = (request: HttpServerRequest.HttpServerRequest) => Plan<R, G>;

/** A web handler that is told the address at the other end of the socket. */
export type Handler = (request: Request, peer: string) => Response | Promise<Response>;

const isBodyless = (request: Request, status: number): boolean =>
  request.method === "HEAD" || status === 204 || status === 304 || status === 308;

/** The answer's own headers win over those of any answer. */
const toResponse = (
  request: Request,
  response: HttpServerResponse.HttpServerResponse,
  { runtime, headers: common }: {
    readonly runtime: Runtime.Runtime<never>;
    readonly headers: Plan<never, never>["headers"];
  },
): Response => {
  const leaving = compressedFor(response, request.headers.get("accept-encoding") ?? undefined);
  const { body, status } = leaving;
  const headers = { ...common, ...leaving.headers };
  if (isBodyless(request, status)) return new Response(null, { status, headers });
  if (body._tag === "Raw" && typeof body.body === "string") {
    return new Response(body.body, { status, headers });
  }
  return HttpServerResponse.toWeb(HttpServerResponse.setHeaders(leaving, headers), { runtime });
};

const crashed = (): Response => new Response(null, { status: 500 });

/** @returns a handler that answers synchronously where the app does. */
export const makeHandler = <R, G>(runtime: Runtime.Runtime<R>, app: App<R, G>): Handler => {
  const { runtimeFlags, fiberRefs } = runtime;
  return (request, peer) => {
    const plan = app(HttpServerRequest.fromWeb(request).modify({ remoteAddress: peer }));
    const context = Context.merge(runtime.context, plan.given);
    const fiber = Runtime.runFork(Runtime.make({ context, runtimeFlags, fiberRefs }), plan.answer, {
      immediate: true,
    });
    const settle = (exit: Exit.Exit<HttpServerResponse.HttpServerResponse>): Response =>
      Exit.isSuccess(exit) ? toResponse(request, exit.value, { runtime, headers: plan.headers }) : crashed();
    const done = fiber.unsafePoll();
    if (done !== null) return settle(done);
    const abort = (): void => fiber.unsafeInterruptAsFork(HttpServerError.clientAbortFiberId);
    request.signal.addEventListener("abort", abort, { once: true });
    return new Promise((resolve) => fiber.addObserver((exit) => resolve(settle(exit))));
  };
};

/** Where to listen, and what the log line calls it. */
export interface ListenOptions {
  readonly name: string;
  readonly hostname: string;
  readonly port: number;
  /** PEM texts; undefined for plain HTTP. */
  readonly tls: { readonly cert: string; readonly key: string } | undefined;
}

const peerOf = (info: Deno.ServeHandlerInfo): string =>
  "hostname" in info.remoteAddr ? info.remoteAddr.hostname : "";

const reasonOf = (error: unknown): string => error instanceof Error ? error.message : String(error);

const listen = (
  options: ListenOptions,
  handler: Handler,
): Effect.Effect<Deno.HttpServer<Deno.NetAddr>, StartFailed> =>
  Effect.try({
    try: () =>
      Deno.serve(
        {
          hostname: options.hostname,
          port: options.port,
          onListen: () => {},
          ...(options.tls ?? {}),
        },
        (request, info) => handler(request, peerOf(info)),
      ),
    catch: (error) =>
      new StartFailed({
        message: `The service can't listen on ${options.hostname}:${options.port}: ${reasonOf(error)}.`,
      }),
  });

/** Seconds that requests under way get to finish when the service stops. */
const drainSeconds = 30;

const drain = (server: Deno.HttpServer): Effect.Effect<void> =>
  Effect.promise(() => server.shutdown()).pipe(
    Effect.timeout(`${drainSeconds} seconds`),
    Effect.ignore,
  );

/**
 * Listens until the layer's scope closes, then drains.
 * @fails StartFailed when the address is taken or the certificate is no certificate
 */
export const serve = <R, G>(
  app: App<R, G>,
  options: ListenOptions,
): Layer.Layer<never, StartFailed, R> =>
  Layer.scopedDiscard(Effect.gen(function* () {
    const runtime = yield* Effect.runtime<R>();
    const server = yield* Effect.acquireRelease(listen(options, makeHandler(runtime, app)), drain);
    const scheme = options.tls === undefined ? "http" : "https";
    yield* Effect.logInfo(`${options.name} on ${scheme}://${options.hostname}:${server.addr.port}`);
  }));
