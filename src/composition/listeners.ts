/**
 * Listeners, as the settings say: the service, with or without TLS, the redirects beside TLS, and the figures. What
 * only some settings need is loaded for them alone.
 */
import type * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Clock from "effect/Clock";
import * as Context from "effect/Context";
import type { ConfigError } from "effect/ConfigError";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Option from "effect/Option";
import { certificateWarning } from "../http/server/certificate_days.ts";
import { type ListenOptions, serve } from "../http/server/http_server.ts";
import type { Meters } from "../application/metrics.ts";
import { StartFailed } from "../application/start_failed.ts";
import * as Settings from "./settings.ts";
import { type LogLines } from "./log_lines.ts";
import { isTrusted } from "../domain/accounts/trusted_proxies.ts";
import { withAccessLines } from "../http/server/access_line.ts";
import { makeApp } from "../http/server/app.ts";
import { nothingShared } from "../http/exchange/headers.ts";
import { measured, metricsApp } from "../http/server/measured.ts";
import { folded, type OuterServices, router, type Services, site } from "./features.ts";
import { noRoute } from "../http/exchange/exchange.ts";
import type { RequestServices } from "../http/routes/effect_routes.ts";
import { forwardedLocation, redirectLocation } from "../http/server/secure_location.ts";
import { noSuchPage } from "../web/page/no_such_page.ts";
import { clientAddress } from "../http/wire/forwarded.ts";

const readPem = (name: string, file: string): Effect.Effect<string, StartFailed> =>
  Effect.tryPromise({
    try: () => Deno.readTextFile(file),
    catch: (error) => new StartFailed({ message: `${name} names ${file}, which can't be read: ${error}.` }),
  });

const readTls = Effect.gen(function* () {
  const { certFile, keyFile } = yield* Settings.tlsFiles;
  if (Option.isNone(certFile) || Option.isNone(keyFile)) return undefined;
  const cert = yield* readPem("TLS_CERT_FILE", certFile.value);
  const warning = certificateWarning(cert, yield* Clock.currentTimeMillis);
  if (warning !== undefined) yield* Effect.logWarning(warning);
  return { cert, key: yield* readPem("TLS_KEY_FILE", keyFile.value) };
});

/** The plain listener beside TLS, which only sends everyone to HTTPS. */
const redirectServer = (options: ListenOptions, publicOrigin: string | undefined, tlsPort: number) => {
  const locate = redirectLocation(publicOrigin, tlsPort);
  const app = () => (request: HttpServerRequest.HttpServerRequest) => ({
    work: { answer: HttpServerResponse.empty({ status: 308, headers: { location: locate(request) } }) },
    given: Context.empty(),
    headers: {},
    sharedHeaders: nothingShared,
    route: noRoute,
    onEnd: [],
  });
  return serve<never, never>(app, { ...options, name: "Redirects to HTTPS" });
};

/** Counter, and the listener for readers of the figures. */
export interface Figures {
  readonly metrics: Meters;
  readonly listener: Layer.Layer<never, StartFailed>;
}

/** Figures on a port of their own, and what counts them; undefined when nobody asks for them. */
export const figures = (
  mode: Settings.Mode,
): Effect.Effect<Figures | undefined, ConfigError> =>
  Effect.gen(function* () {
    const port = yield* Settings.metricsPort;
    if (Option.isNone(port)) return undefined;
    const { make } = yield* Effect.promise(() => import("../adapters/metrics/prometheus.ts"));
    const metrics = make();
    const hostname = yield* Settings.host(mode);
    const listen = { hostname, port: port.value, tls: undefined, name: "Metrics", isProxy: () => false };
    return { metrics, listener: serve<never, never>(metricsApp(metrics), listen) };
  });

/** Names by which no other machine reaches one that listens on all of its addresses, and this machine's own address. */
const isLocal = (hostname: string): boolean =>
  /^(?:localhost|127(?:\.\d{1,3}){3}|0\.0\.0\.0|::|::1|\[::\]|\[::1\])$/.test(hostname);

/** @returns the origin of what listens there: of this machine's own name where it is this machine's own, or every, address */
export const originOf = (isTls: boolean, hostname: string, port: number): string => {
  const bracketed = hostname.includes(":") && !hostname.startsWith("[") ? `[${hostname}]` : hostname;
  return new URL(`${isTls ? "https" : "http"}://${isLocal(hostname) ? "localhost" : bracketed}:${port}`)
    .origin;
};

/** The service's own listener, and the one beside TLS. */
export const listeners = (
  mode: Settings.Mode,
  { metrics, access }: { readonly metrics: Meters | undefined; readonly access: LogLines["access"] },
): Effect.Effect<Layer.Layer<never, StartFailed, OuterServices>, ConfigError | StartFailed> =>
  Effect.gen(function* () {
    const hostname = yield* Settings.host(mode);
    const port = yield* Settings.port;
    const publicOrigin = Option.getOrUndefined(yield* Settings.publicBaseUrl(mode));
    const redirectPort = yield* Settings.httpRedirectPort;
    const tls = yield* readTls;
    const proxies = yield* Settings.trustedProxies;
    const isProxy = (address: string): boolean => isTrusted(proxies, address);
    // Port 0 takes a free one, which is known once the service listens.
    let listeningOrigin = originOf(tls !== undefined, hostname, port);
    const app = makeApp(router, {
      publicOrigin,
      listeningOrigin: () => listeningOrigin,
      clientAddress: (peer, forwardedFor) => clientAddress(proxies, peer, forwardedFor),
      noSuchPage: (untaken) => noSuchPage(untaken, site),
      secureLocation: forwardedLocation({ publicOrigin, isTrusted: isProxy }),
    });
    const timed = metrics === undefined ? app : measured(app, metrics);
    const which = yield* Settings.accessLog(mode);
    const written = which === "off" ? timed : withAccessLines(timed, which, access);
    const seen = (yield* Settings.tracing)
      ? (yield* Effect.promise(() => import("../http/server/traced.ts"))).traced(written)
      : written;
    const service = Layer.provide(
      serve<Services, RequestServices>(seen, {
        hostname,
        port,
        tls,
        isProxy,
        name: "Customs Invoice and CBAM service",
        onListen: (taken) => {
          listeningOrigin = originOf(tls !== undefined, hostname, taken);
        },
      }),
      folded,
    );
    return tls === undefined || Option.isNone(redirectPort) ? service : Layer.merge(
      service,
      redirectServer(
        { hostname, port: redirectPort.value, tls: undefined, name: "", isProxy },
        publicOrigin,
        port,
      ),
    );
  });
