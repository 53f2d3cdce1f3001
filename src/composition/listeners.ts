/**
 * What listens, as the settings say: the service, with or without TLS, the redirects beside TLS, and the figures. What
 * only some settings need is loaded for them alone.
 */
import type * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Context from "effect/Context";
import type { ConfigError } from "effect/ConfigError";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Option from "effect/Option";
import { type ListenOptions, serve } from "../http/server/http_server.ts";
import type { Counting } from "../application/metrics.ts";
import { StartFailed } from "../application/start_failed.ts";
import * as Settings from "./settings.ts";
import { type LogLines } from "./log_lines.ts";
import { isTrusted } from "../domain/accounts/trusted_proxies.ts";
import { withAccessLines } from "../http/server/access_line.ts";
import { makeApp } from "../http/server/app.ts";
import { nothingShared } from "../http/server/headers.ts";
import { measured, metricsApp } from "../http/server/measured.ts";
import { noRoute } from "../http/server/exchange.ts";
import type { Given } from "../http/server/effect_routes.ts";
import { router, type Services } from "../http/server/router.ts";
import { forwardedLocation, redirectLocation } from "../http/server/secure_location.ts";
import { clientAddress } from "../http/wire/forwarded.ts";

const readPem = (name: string, file: string): Effect.Effect<string, StartFailed> =>
  Effect.tryPromise({
    try: () => Deno.readTextFile(file),
    catch: (error) => new StartFailed({ message: `${name} names ${file}, which can't be read: ${error}.` }),
  });

const readTls = Effect.gen(function* () {
  const { certFile, keyFile } = yield* Settings.tlsFiles;
  if (Option.isNone(certFile) || Option.isNone(keyFile)) return undefined;
  return {
    cert: yield* readPem("TLS_CERT_FILE", certFile.value),
    key: yield* readPem("TLS_KEY_FILE", keyFile.value),
  };
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

/** What counts, and what listens for who asks for the figures. */
export interface Figures {
  readonly metrics: Counting;
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
    const listen = { hostname, port: port.value, tls: undefined, name: "Metrics" };
    return { metrics, listener: serve<never, never>(metricsApp(metrics), listen) };
  });

/** The service's own listener, and the one beside TLS. */
export const listeners = (
  mode: Settings.Mode,
  { metrics, access }: { readonly metrics: Counting | undefined; readonly access: LogLines["access"] },
): Effect.Effect<Layer.Layer<never, StartFailed, Services>, ConfigError | StartFailed> =>
  Effect.gen(function* () {
    const hostname = yield* Settings.host(mode);
    const port = yield* Settings.port;
    const publicOrigin = Option.getOrUndefined(yield* Settings.publicBaseUrl(mode));
    const redirectPort = yield* Settings.httpRedirectPort;
    const tls = yield* readTls;
    const proxies = yield* Settings.trustedProxies;
    const app = makeApp(router, {
      publicOrigin,
      clientAddress: (peer, forwardedFor) => clientAddress(proxies, peer, forwardedFor),
      secureLocation: forwardedLocation({ publicOrigin, isTrusted: (peer) => isTrusted(proxies, peer) }),
    });
    const timed = metrics === undefined ? app : measured(app, metrics);
    const which = yield* Settings.accessLog(mode);
    const written = which === "off" ? timed : withAccessLines(timed, which, access);
    const seen = (yield* Settings.tracing)
      ? (yield* Effect.promise(() => import("../http/server/traced.ts"))).traced(written)
      : written;
    const service = serve<Services, Given>(seen, {
      hostname,
      port,
      tls,
      name: "Customs Invoice and CBAM service",
    });
    return tls === undefined || Option.isNone(redirectPort) ? service : Layer.merge(
      service,
      redirectServer({ hostname, port: redirectPort.value, tls: undefined, name: "" }, publicOrigin, port),
    );
  });
