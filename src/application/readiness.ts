/**
 * State of each part of the service. What every call needs decides whether the process is ready: the database, its
 * migrations, the tables of law. The store and the mails are told and decide nothing: without them most calls are
 * answered, and all processes share them, so that taking one out of rotation would help nobody. They are looked at
 * every fifteen seconds, never while someone asks.
 */
import * as Context from "effect/Context";
import * as Duration from "effect/Duration";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Logger from "effect/Logger";
import * as LogLevel from "effect/LogLevel";
import type { PartName, PartState } from "../contract/operations.ts";
import { DocumentStore, Outbox } from "./documents/document_ports.ts";
import { startJob } from "./jobs.ts";
import { Metrics } from "./metrics.ts";
import { DatabaseHealth, ReferenceData } from "./ports.ts";

/** The parts with their states. */
export type Parts = Readonly<Record<PartName, PartState>>;

/** Sentence for a database that answers, and refuses the service's role something. */
export const rightRefused =
  "The database refuses the service's role a right that it needs: to migrate it, or on its tables.";

/** Answer of `/readyz`. */
export interface ReadinessState {
  readonly isReady: boolean;
  /** The database answers, and refuses the service's role a right. */
  readonly lacksRight: boolean;
  readonly parts: Parts;
}

/** Knows how the service stands. */
export class Readiness extends Context.Tag("Readiness")<Readiness, {
  readonly standing: Effect.Effect<ReadinessState>;
  /** The same from memory, as a plain function; undefined: `standing` has to look. */
  readonly standingNow: () => ReadinessState | undefined;
}>() {}

const lookedAtEvery = Duration.seconds(15);
const answersWithin = Duration.seconds(5);
/** A mail server that defers new senders lets them in after a quarter of an hour. */
const lateAfterSeconds = 1_800;

/** Without a line each time: what changed is said once. */
const quietly = <E>(state: Effect.Effect<PartState, E>, otherwise: PartState): Effect.Effect<PartState> =>
  Logger.withMinimumLogLevel(
    Effect.orElseSucceed(Effect.timeout(state, answersWithin), () => otherwise),
    LogLevel.None,
  );

/** With the line that says why it fails: what fails for the first time has to be mended by somebody. */
const toldOnce = <E>(state: Effect.Effect<PartState, E>): Effect.Effect<PartState> =>
  Effect.timeoutTo(Effect.orElseSucceed(state, () => "failing" as const), {
    duration: answersWithin,
    onSuccess: Effect.succeed,
    onTimeout: () =>
      Effect.as(
        Effect.logError(`The document storage gave no answer within ${Duration.format(answersWithin)}.`),
        "failing" as const,
      ),
  }).pipe(Effect.flatten);

/** The parts that decide nothing, as of the last look. */
interface Beside {
  readonly storage: PartState;
  readonly mail_queue: PartState;
}

const sayOnce = (part: keyof Beside, before: PartState, now: PartState): Effect.Effect<void> =>
  before === now || before === "unknown" && now === "ok"
    ? Effect.void
    : now === "ok"
    ? Effect.logInfo(`The part ${part} is ok again.`)
    : Effect.logWarning(`The part ${part} is ${now}.`);

/** Looks at store and mails, and remembers what it saw. */
const besideLook = Effect.gen(function* () {
  const { watch } = yield* Metrics;
  const store = yield* DocumentStore;
  const { waiting } = yield* Outbox;
  let seen: Beside = { storage: "unknown", mail_queue: "unknown" };
  let mails = { queued: 0, deferred: 0, dead: 0, oldestSeconds: 0 };
  watch("mailsByState", () => [
    { values: ["queued"], value: mails.queued },
    { values: ["deferred"], value: mails.deferred },
    { values: ["dead"], value: mails.dead },
  ]);
  watch("mailsOldest", () => [{ values: [], value: mails.oldestSeconds }]);

  const mailState = quietly(
    Effect.map(waiting, (found): PartState => {
      mails = found;
      return found.oldestSeconds > lateAfterSeconds ? "late" : "ok";
    }),
    "unknown",
  );
  const storageState = Effect.as(store.standing, "ok" as const);
  const look = Effect.gen(function* () {
    const before = seen;
    const storage = before.storage === "failing" ? quietly(storageState, "failing") : toldOnce(storageState);
    seen = yield* Effect.all({ storage, mail_queue: mailState }, { concurrency: 2 });
    yield* sayOnce("storage", before.storage, seen.storage);
    yield* sayOnce("mail_queue", before.mail_queue, seen.mail_queue);
  });
  return { look, beside: (): Beside => seen };
});

/** Looks at the parts while its scope is open. */
export const layer: Layer.Layer<
  Readiness,
  never,
  DatabaseHealth | DocumentStore | Outbox | ReferenceData
> = Layer.scoped(
  Readiness,
  Effect.gen(function* () {
    const { isReady, isReadyNow, answers, isMigrated, lacksRight } = yield* DatabaseHealth;
    const reference = yield* ReferenceData;
    const { look, beside } = yield* besideLook;
    const stateOf = (hasTables: boolean, hasDatabase: boolean): ReadinessState => {
      const parts: Parts = {
        database: hasDatabase ? "ok" : "failing",
        migrations: hasTables ? "ok" : "waiting",
        // Broken tables of the release stop the start; of what operators added they are left out.
        reference: reference.state(),
        ...beside(),
      };
      const isReady = hasTables && hasDatabase && parts.reference !== "waiting";
      return { isReady, lacksRight: !isReady && lacksRight(), parts };
    };
    const standing = Effect.gen(function* () {
      const hasTables = yield* isMigrated;
      return stateOf(hasTables, yield* hasTables ? isReady : answers);
    });
    /** A database that isn't ready is asked what it lacks. */
    const standingNow = (): ReadinessState | undefined =>
      isReadyNow() === true ? stateOf(true, true) : undefined;
    let latest: Readonly<Record<string, PartState>> = {};
    (yield* Metrics).watch(
      "parts",
      () =>
        Object.entries(latest).map(([part, state]) => ({ values: [part], value: state === "ok" ? 1 : 0 })),
    );
    const turn = Effect.flatMap(look, () =>
      Effect.map(standing, ({ parts }) => {
        latest = parts;
      }));
    yield* startJob({ name: "The look at the parts", every: lookedAtEvery, turn });
    return { standing, standingNow };
  }),
);
