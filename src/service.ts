/**
 * Starts the service. In order: settings, reference tables (a broken one stops the start), the database (a server that
 * is away is asked again while the service listens), the listener. Every layer is provided once, here; when a signal
 * comes, the listener drains before anything it stands on closes.
 */
import { makeRunMain } from "@effect/platform/Runtime";
import * as Console from "effect/Console";
import * as ConfigError from "effect/ConfigError";
import * as Deferred from "effect/Deferred";
import * as Duration from "effect/Duration";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Logger from "effect/Logger";
import * as Option from "effect/Option";
import { stopSeconds } from "./http/connections/deadlines.ts";
import * as ControlSocket from "./adapters/control_socket.ts";
import * as OwnConnection from "./adapters/own_connection.ts";
import { hasCluster } from "./adapters/postgres/engine/embedded/made.ts";
import * as LawReader from "./adapters/reference/added/law_reader.ts";
import { load } from "./adapters/reference/files.ts";
import * as Reference from "./adapters/reference/layer.ts";
import { standardOutput } from "./adapters/standard_output.ts";
import { ensureDemonstration } from "./application/accounts/demonstration.ts";
import { SignInOptions } from "./application/accounts/sign_in.ts";
import { SignUpOptions } from "./application/accounts/sign_up.ts";
import { Metrics } from "./application/metrics.ts";
import { WorkStart } from "./application/jobs.ts";
import { DatabaseHealth, ShippedPrices } from "./application/ports.ts";
import { recalculation } from "./application/imports/recalculation.ts";
import { remindingOfImports } from "./application/imports/reminders/reminding.ts";
import { InquiryOptions } from "./application/suppliers/inquiries/ask_supplier.ts";
import { reminding } from "./application/suppliers/inquiries/reminding.ts";
import { sweeper } from "./application/purge_expired.ts";
import * as Readiness from "./application/readiness.ts";
import { PublicOrigin } from "./application/reports/report_ports.ts";
import { allSettings, restingLine } from "./composition/all_settings.ts";
import { auditRetention } from "./composition/audit_settings.ts";
import * as Documents from "./composition/document_settings.ts";
import * as Settings from "./composition/settings.ts";
import { signUpRules } from "./composition/sign_up_settings.ts";
import { calculate } from "./contract/cbam.ts";
import { pathTo } from "./contract/endpoint.ts";
import { chooseDatabase, databaseServices } from "./composition/database.ts";
import { featureLayers } from "./composition/features.ts";
import { documentServices } from "./composition/documents.ts";
import { type LogLines, logLines } from "./composition/log_lines.ts";
import { countedMailer, measuredServices, watchedLaw } from "./composition/measured.ts";
import { figures, listeners, originOf } from "./composition/listeners.ts";

const exampleCall = `${pathTo(calculate)}?cn=72083900&country=CHN&tonnage=1&import=2026-02-15`;

/** The address that the service listens on, as links name it. */
const localOrigin = (mode: Settings.Mode) =>
  Effect.gen(function* () {
    const { certFile } = yield* Settings.tlsFiles;
    return originOf(Option.isSome(certFile), yield* Settings.host(mode), yield* Settings.port);
  });

/** Public address that reports print: the operator's word, else this machine. */
const publicOrigin = (mode: Settings.Mode) =>
  Layer.effect(
    PublicOrigin,
    Effect.flatMap(
      Settings.publicBaseUrl(mode),
      Option.match({ onSome: Effect.succeed, onNone: () => localOrigin(mode) }),
    ),
  );

/** Makes the demonstration account where there is none yet, and says its key. */
const demonstrate = (mode: Settings.Mode, say: LogLines["say"]) =>
  Effect.gen(function* () {
    yield* (yield* DatabaseHealth).whenPrepared;
    const key = yield* ensureDemonstration;
    if (key === undefined) return;
    const origin = yield* localOrigin(mode);
    // A certificate of this machine is as a rule its own authority.
    const trust = origin.startsWith("https:") ? "--insecure " : "";
    say(
      "A demonstration account was made. Its API key is shown this once:\n\n" +
        `  curl ${trust}-H 'Authorization: Bearer ${key}' '${origin}${exampleCall}'\n`,
    );
  });

/**
 * On the embedded database: its control socket, and the demonstration account of the first start. A later one only looks
 * whether the first was killed before it made the account, and nobody waits for that.
 */
const embeddedExtras = (directory: string, mode: Settings.Mode, say: LogLines["say"]) =>
  Effect.map(hasCluster(directory), (isLater) =>
    Layer.merge(
      ControlSocket.layer(directory),
      isLater
        ? Layer.scopedDiscard(Effect.flatMap(WorkStart, ({ whenStarted }) =>
          whenStarted.pipe(
            Effect.zipRight(demonstrate(mode, say)),
            Effect.catchAll(({ message }) => Effect.logWarning(message)),
            Effect.forkScoped,
          )))
        : Layer.effectDiscard(demonstrate(mode, say)),
    ));

/** After the listener's own start its first requests come, and only then the work that none of them waits for. */
const workBegins = Duration.seconds(1);

/** Lets the jobs begin that are no part of the start, some time after the layer was built. */
const afterStart = <A, E, R>(listening: Layer.Layer<A, E, R>): Layer.Layer<A, E, R> =>
  Layer.unwrapEffect(Effect.map(Deferred.make<void>(), (started) =>
    listening.pipe(
      Layer.tap(() => Effect.forkDaemon(Effect.delay(Deferred.succeed(started, undefined), workBegins))),
      Layer.provide(Layer.succeed(WorkStart, { whenStarted: Deferred.await(started) })),
    )));

const service = (mode: Settings.Mode, { logger, access, say }: LogLines) =>
  Layer.unwrapScoped(Effect.gen(function* () {
    const resting = yield* restingLine;
    if (resting !== undefined) yield* Effect.logWarning(resting);
    const electricityDefaults = yield* Settings.electricityDefaults;
    const database = yield* chooseDatabase(mode);
    const asked = yield* figures(mode);
    const documents = yield* documentServices(
      mode,
      database.isEmbedded,
      asked && ((mails) => Layer.provide(countedMailer(asked.metrics), mails)),
    );
    const listening = yield* listeners(mode, { metrics: asked?.metrics, access });
    const retention = yield* auditRetention;
    const reference = yield* load({ electricityDefaults });
    const kept = featureLayers.pipe(
      Layer.provide(Layer.succeed(ShippedPrices, reference.prices)),
      Layer.provideMerge(documents),
      Layer.provideMerge(databaseServices(database, reference.prices, { retention })),
    );
    const stored = asked === undefined ? kept : Layer.provideMerge(measuredServices(asked.metrics), kept);
    const told = asked === undefined ? Layer.empty : Layer.merge(asked.listener, watchedLaw(asked.metrics));
    const extras = database.isEmbedded ? yield* embeddedExtras(database.directory, mode, say) : Layer.empty;
    const signIn = Layer.merge(
      Layer.succeed(SignInOptions, { isOnLaptop: mode === "dev" }),
      Layer.succeed(SignUpOptions, { rules: yield* signUpRules }),
    );
    const inquiries = Layer.succeed(InquiryOptions, {
      reminderDays: yield* Documents.inquiryReminderDays,
      openDays: yield* Documents.inquiryOpenDays,
    });
    return afterStart(
      Layer.merge(listening, told).pipe(
        Layer.provide(Layer.merge(signIn, inquiries)),
        Layer.provide(extras),
        Layer.provide(
          Layer.mergeAll(sweeper, recalculation, remindingOfImports, Layer.provide(reminding, inquiries)),
        ),
        Layer.provide(Readiness.layer),
        Layer.provide(Reference.layerWithAdditions(reference)),
        Layer.provide(LawReader.layer(reference)),
        Layer.provide(publicOrigin(mode)),
        Layer.provide(stored),
        Layer.provide(OwnConnection.layer),
        Layer.provide(asked === undefined ? Layer.empty : Layer.succeed(Metrics, asked.metrics)),
      ),
    );
  })).pipe(Layer.provide(Logger.replace(Logger.defaultLogger, logger)));

/** One clear line on standard error, and exit code 1. */
const explain = (message: string): Effect.Effect<never, string> =>
  Effect.zipRight(Console.error(`The service does not start. ${message}`), Effect.fail(message));

const program = (mode: Settings.Mode) =>
  // All of them first: what is wrong with any is told at once.
  Effect.zipRight(allSettings(mode), Settings.logFormat(mode)).pipe(
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

/** Runs the service until a signal ends it. */
export const run = (mode: Settings.Mode): void =>
  runMain(program(mode), { disableErrorReporting: true, disablePrettyLogger: true });
