/**
 * Work that is repeated for as long as the service runs. Whatever a turn comes to, also a mistake of ours, the next one
 * is made; a job that fails says so once, and once more when it works again.
 */
import * as Cause from "effect/Cause";
import * as Context from "effect/Context";
import type * as Duration from "effect/Duration";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import * as Schedule from "effect/Schedule";
import type * as Scope from "effect/Scope";

/** A failure that was foreseen. */
export interface JobFailure {
  readonly message: string;
}

/** One job. */
export interface Job<R> {
  /** Beginning of the job's log lines, such as "The purge". */
  readonly name: string;
  /** The pause between two turns. */
  readonly every: Duration.DurationInput;
  /** One turn; of several, each is repeated for itself, and none waits for another. */
  readonly turn: Effect.Effect<unknown, JobFailure, R> | ReadonlyArray<Effect.Effect<unknown, JobFailure, R>>;
  /** Moment of the first turn; default: after the start. */
  readonly begins?: "at once" | "after the start" | "after a pause";
}

/** The beginning of work that no first request waits for. Where nobody starts a service it needs not wait. */
export class WorkStart extends Context.Reference<WorkStart>()("WorkStart", {
  defaultValue: (): { readonly whenStarted: Effect.Effect<void> } => ({ whenStarted: Effect.void }),
}) {}

/** Sees each turn of every job before it is made: tests break it, meters count it. */
export class JobTurns extends Context.Reference<JobTurns>()("JobTurns", {
  defaultValue: () => ({
    around: <A, E, R>(
      _name: string,
      turn: Effect.Effect<A, E, R>,
    ): Effect.Effect<A, E | JobFailure, R> => turn,
  }),
}) {}

/** A failure that was foreseen is a sentence; anything else needs to be looked into. */
const tell = (name: string, cause: Cause.Cause<JobFailure>): Effect.Effect<void> => {
  const failure = Cause.failureOption(cause);
  return failure._tag === "Some"
    ? Effect.logWarning(`${name} failed and will be tried again. ${failure.value.message}`)
    : Effect.logError(`${name} failed unexpectedly and will be tried again. ${Cause.pretty(cause)}`);
};

/** Starts the job; it ends with the scope. */
export const startJob = <R>(
  { name, every, turn, begins = "after the start" }: Job<R>,
): Effect.Effect<void, never, R | Scope.Scope> =>
  Effect.gen(function* () {
    const { around } = yield* JobTurns;
    const { whenStarted } = yield* WorkStart;
    const failing = new Set<number>();
    const toldOf = (one: Effect.Effect<unknown, JobFailure, R>, index: number) =>
      Effect.flatMap(Effect.exit(around(name, one)), (exit) => {
        const wasFailing = failing.size > 0;
        if (Exit.isFailure(exit)) {
          failing.add(index);
          return wasFailing ? Effect.void : tell(name, exit.cause);
        }
        failing.delete(index);
        return wasFailing && failing.size === 0 ? Effect.logInfo(`${name} works again.`) : Effect.void;
      });
    const schedule = Schedule.spaced(every);
    const turnsOf = (one: Effect.Effect<unknown, JobFailure, R>, index: number) => {
      const told = toldOf(one, index);
      const repeated = Effect.repeat(told, schedule);
      return begins === "at once"
        ? repeated
        : begins === "after the start"
        ? Effect.zipRight(whenStarted, repeated)
        : Effect.schedule(told, schedule);
    };
    yield* Effect.forkScoped(
      Effect.forEach([turn].flat(), turnsOf, { concurrency: "unbounded", discard: true }),
    );
  });
