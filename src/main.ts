/**
 * Starts the service. In order: settings, reference tables (a broken one stops the start), the database (a server that
 * is away is asked again while the service listens), the listener. Every layer is provided once, here; when a signal
 * comes, the listener drains before anything it stands on closes.
 */
import type * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import { makeRunMain } from "@effect/platform/Runtime";
import * as Console from "effect/Console";
import * as ConfigError from "effect/ConfigError";
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Logger from "effect/Logger";
import * as Option from "effect/Option";
import { stopSeconds } from "./http/server/deadlines.ts";
import { type ListenOptions, serve } from "./http/server/http_server.ts";
import * as ControlSocket from "./adapters/control_socket.ts";
import * as Prometheus from "./adapters/metrics/prometheus.ts";
import { load } from "./adapters/reference/files.ts";
import * as Reference from "./adapters/reference/layer.ts";
import { standardOutput } from "./adapters/standard_output.ts";
import { ensureDemonstration } from "./application/accounts/demonstration.ts";
import { SignInOptions } from "./application/accounts/sign_in.ts";
import { type Counting, Metrics } from "./application/metrics.ts";
import { DatabaseHealth } from "./application/ports.ts";
import { sweeper } from "./application/purge_expired.ts";
import * as Readiness from "./application/readiness.ts";
import { PublicOrigin } from "./application/reports/report_ports.ts";
import { StartFailed } from "./application/start_failed.ts";
import * as Settings from "./composition/settings.ts";
import { calculate } from "./contract/cbam.ts";
import { pathTo } from "./contract/endpoint.ts";
import { chooseDatabase, databaseServices } from "./composition/database.ts";
import { documentServices } from "./composition/documents.ts";
import { type LogLines, logLines } from "./composition/log_lines.ts";
import { countedMailer, measuredServices, watchedLaw } from "./composition/measured.ts";
import { isTrusted } from "./domain/accounts/trusted_proxies.ts";
import { withAccessLines } from "./http/server/access_line.ts";
import { noRoute } from "./http/server/route_finder.ts";
import { makeApp } from "./http/server/app.ts";
import { measured, metricsApp } from "./http/server/measured.ts";
import type { Exchange } from "./http/server/exchange.ts";
import type { Given } from "./http/server/call.ts";
import { router, type Services } from "./http/server/router.ts";
import { traced } from "./http/server/traced.ts";
import { forwardedLocation, redirectLocation } from "./http/server/secure_location.ts";
import { clientAddress } from "./http/wire/forwarded.ts";

const exampleCall = `${pathTo(calculate)}?cn=72083900&country=CHN&tonnage=1&import=2026-02-15`;

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
  const app = (request: HttpServerRequest.HttpServerRequest) => ({
    answer: Effect.succeed(HttpServerResponse.empty({ status: 308, headers: { location: locate(request) } })),
    given: Context.empty(),
    headers: {},
    route: noRoute,
    onEnd: [],
  });
  return serve<never, never>(app, { ...options, name: "Redirects to HTTPS" });
};

/** Figures on a port of their own, and what counts them; undefined when nobody asks for them. */
const figures = (mode: Settings.Mode) =>
  Effect.gen(function* () {
    const port = yield* Settings.metricsPort;
    if (Option.isNone(port)) return undefined;
    const metrics = Prometheus.make();
    const hostname = yield* Settings.host(mode);
    const listen = { hostname, port: port.value, tls: undefined, name: "Metrics" };
    return { metrics, listener: serve<never, never>(metricsApp(metrics), listen) };
  });

const listeners = (
  mode: Settings.Mode,
  { metrics, access }: { readonly metrics: Counting | undefined; readonly access: LogLines["access"] },
) =>
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
    const seen = (yield* Settings.tracing) ? traced(written) : written;
    const service = serve<Services, Given | Exchange>(seen, {
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

/** This machine's own address, which no one else can reach. */
const localOrigin = Effect.gen(function* () {
  const { certFile } = yield* Settings.tlsFiles;
  return `${Option.isSome(certFile) ? "https" : "http"}://localhost:${yield* Settings.port}`;
});

/** What reports print, whoever asks for them: the operator's word, else this machine. */
const publicOrigin = (mode: Settings.Mode) =>
  Layer.effect(
    PublicOrigin,
    Effect.flatMap(
      Settings.publicBaseUrl(mode),
      Option.match({ onSome: Effect.succeed, onNone: () => localOrigin }),
    ),
  );

/** On the embedded database: its control socket, and the demonstration account of the first start. */
const embeddedExtras = (directory: string, say: LogLines["say"]) =>
  Layer.merge(
    ControlSocket.layer(directory),
    Layer.effectDiscard(Effect.gen(function* () {
      yield* (yield* DatabaseHealth).whenPrepared;
      const key = yield* ensureDemonstration;
      if (key === undefined) return;
      const origin = yield* localOrigin;
      // A certificate of this machine is as a rule its own authority.
      const trust = origin.startsWith("https:") ? "--insecure " : "";
      say(
        "A demonstration account was made. Its API key is shown this once:\n\n" +
          `  curl ${trust}-H 'Authorization: Bearer ${key}' '${origin}${exampleCall}'\n`,
      );
    })),
  );

const service = (mode: Settings.Mode, { logger, access, say }: LogLines) =>
  Layer.unwrapScoped(Effect.gen(function* () {
    const reference = yield* load({ electricityDefaults: yield* Settings.electricityDefaults });
    const database = yield* chooseDatabase(mode);
    const asked = yield* figures(mode);
    const documents = yield* documentServices(
      mode,
      asked && ((mails) => Layer.provide(countedMailer(asked.metrics), mails)),
    );
    const listening = yield* listeners(mode, { metrics: asked?.metrics, access });
    const retentionMonths = Option.getOrUndefined(yield* Settings.auditRetentionMonths);
    const kept = Layer.provideMerge(
      documents,
      databaseServices(database, reference.prices, { retentionMonths }),
    );
    const stored = asked === undefined ? kept : Layer.provideMerge(measuredServices(asked.metrics), kept);
    const told = asked === undefined ? Layer.empty : Layer.merge(asked.listener, watchedLaw(asked.metrics));
    const signIn = Layer.succeed(SignInOptions, { isOnLaptop: mode === "dev" });
    return Layer.merge(listening, told).pipe(
      Layer.provide(signIn),
      Layer.provide(database.isEmbedded ? embeddedExtras(database.directory, say) : Layer.empty),
      Layer.provide(sweeper),
      Layer.provide(Readiness.layer),
      Layer.provide(Reference.layer(reference)),
      Layer.provide(publicOrigin(mode)),
      Layer.provide(stored),
      Layer.provide(asked === undefined ? Layer.empty : Layer.succeed(Metrics, asked.metrics)),
    );
  })).pipe(Layer.provide(Logger.replace(Logger.defaultLogger, logger)));

/** One clear line on standard error, and exit code 1. */
const explain = (message: string): Effect.Effect<never, string> =>
  Effect.zipRight(Console.error(`The service does not start. ${message}`), Effect.fail(message));

const program = (mode: Settings.Mode) =>
  Settings.logFormat(mode).pipe(
    Effect.flatMap((format) => Layer.launch(service(mode, logLines(format, standardOutput())))),
    Effect.withConfigProvider(Settings.provider((name) => Deno.env.get(name))),
    Effect.catchTags({
      StartFailed: (error) => explain(error.message),
      ReferenceBroken: (error) => explain(`The reference tables are broken:\n${error.message}`),
      SqlError: (error) => explain(`The database can't be used: ${error.message}`),
      OperatorRefused: (error) => explain(error.message),
      ServiceUnavailable: (error) => explain(error.message),
    }),
    Effect.catchIf(ConfigError.isConfigError, (error) => explain(Settings.sentences(error).join(" "))),
  );

/** Whatever a stop waits for, it comes to its end. */
const endInTime = (): void => {
  const end = (): void => {
    Effect.runSync(Console.error(`The service did not stop within ${stopSeconds} seconds and was ended.`));
    Deno.exit(1);
  };
  Deno.unrefTimer(setTimeout(end, stopSeconds * 1_000));
};

const runMain = makeRunMain(({ fiber, teardown }) => {
  const stop = (): void => {
    fiber.unsafeInterruptAsFork(fiber.id());
    endInTime();
  };
  Deno.addSignalListener("SIGTERM", stop);
  Deno.addSignalListener("SIGINT", stop);
  fiber.addObserver((exit) => teardown(exit, (code) => Deno.exit(code)));
});

if (import.meta.main) {
  const mode = Deno.args[0] === "dev" ? "dev" : "start";
  runMain(program(mode), { disableErrorReporting: true, disablePrettyLogger: true });
}
