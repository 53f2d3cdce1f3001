/**
 * The listener as a scoped layer. No request, client or stop takes longer than its deadline: when the layer closes, no new
 * request is taken, those under way are finished, and those that aren't done in time are told 503.
 */
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Runtime from "effect/Runtime";
import * as Schedule from "effect/Schedule";
import { serviceVersion } from "../../kernel/service_version.ts";
import { StartFailed } from "../../application/start_failed.ts";
import { acceptConnections, type ConnectionsOptions, type NetListener } from "../connections/connections.ts";
import { type Deadlines, deadlines as usualDeadlines } from "../connections/deadlines.ts";
import { proxyWarning } from "../connections/other_version.ts";
import { listenSecured } from "../connections/passing/secured_listener.ts";
import { canServeConnections } from "../connections/served_connection.ts";
import { nothingShared } from "../exchange/headers.ts";
import { makeUnderWay, stopping } from "../connections/under_way.ts";
import { makeHandler, serverRequest, unavailable } from "./handler.ts";
import type { App } from "./plan.ts";

/** Address to listen on, and its name in the log line. */
export interface ListenOptions {
  readonly name: string;
  readonly hostname: string;
  readonly port: number;
  /** PEM texts; undefined for plain HTTP. */
  readonly tls: { readonly cert: string; readonly key: string } | undefined;
  readonly isProxy: ConnectionsOptions["isProxy"];
  /** Told the port that was taken. */
  readonly onListen?: (port: number) => void;
}

const ofAddress = "See HOST, PORT, HTTP_REDIRECT_PORT and METRICS_PORT, and what listens there already.";
const ofCertificate =
  "TLS_CERT_FILE has to name a certificate with its chain and TLS_KEY_FILE the key of it, both as PEM.";

/** The system's own word on an address, or the TLS library's on the files, with the settings to look at. */
const reasonOf = (error: unknown, isSecured: boolean): string => {
  const reason = error instanceof Error ? error.message : String(error);
  const isOfAddress = !isSecured || /\(os error \d+\)/.test(reason);
  return `${reason}. ${isOfAddress ? ofAddress : ofCertificate}`;
};

/**
 * Protocols that a client may choose by ALPN: one that offers HTTP/1.0 alone is answered in it. HTTP/2 is none of them: the runtime
 * takes all that came in on a connection apart at once, and a change of the window looks at each of 200 open requests.
 */
const protocols = ["http/1.1", "http/1.0"];

const listen = (options: ListenOptions): Effect.Effect<NetListener, StartFailed> => {
  const { hostname, port, tls } = options;
  return Effect.try({
    try: () =>
      tls === undefined
        ? Deno.listen({ hostname, port })
        : listenSecured({ hostname, port }, { ...tls, alpnProtocols: protocols }),
    catch: (error) =>
      new StartFailed({
        message: `The service can't listen on ${hostname}:${port}: ${reasonOf(error, tls !== undefined)}`,
      }),
  });
};

const warnedAgainMs = 60_000;

/** @returns the function, which is called no more than once a minute */
const seldom = (tell: (proxy: string) => void): (proxy: string) => void => {
  let againAtMs = 0;
  return (proxy) => {
    if (performance.now() < againAtMs) return;
    againAtMs = performance.now() + warnedAgainMs;
    tell(proxy);
  };
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
    const onHttp2 = seldom((proxy: string) =>
      Runtime.runFork(runtime)(Effect.logWarning(proxyWarning(proxy)))
    );
    const listener = yield* listen(options);
    options.onListen?.(listener.addr.port);
    const connections = yield* Effect.acquireRelease(
      Effect.sync(() =>
        acceptConnections(listener, { handler, refuse, deadlines, isProxy: options.isProxy, onHttp2 })
      ),
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
    const address = `${scheme}://${options.hostname}:${listener.addr.port}`;
    yield* Effect.logInfo(`${options.name} on ${address}, version ${serviceVersion}`);
  }));
