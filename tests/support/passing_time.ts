/**
 * A test's clock beside what is under way in real time: statements, files, workers, jobs that it woke. Time that passes before these
 * are done strikes their limits, and what they do comes at any moment after it.
 */
import * as Effect from "effect/Effect";
import * as Fiber from "effect/Fiber";
import * as Layer from "effect/Layer";
import * as Option from "effect/Option";
import * as TestClock from "effect/TestClock";
import type * as Duration from "effect/Duration";
import { JobTurns } from "../../src/application/jobs.ts";
import { untilEqual } from "./until.ts";

const stepMs = 25;

/** Lets time pass as it passes in reality, until the work that waits for it is done: no limit strikes sooner than outside of tests. */
export const inRealTime = <A, E>(work: Fiber.RuntimeFiber<A, E>): Effect.Effect<A, E> =>
  Effect.gen(function* () {
    while (Option.isNone(yield* Fiber.poll(work))) {
      yield* Effect.promise(() => new Promise((resolve) => setTimeout(resolve, stepMs)));
      yield* TestClock.adjust(stepMs);
    }
    return yield* Fiber.join(work);
  });

/** Turns of jobs, which a test waits for. */
export interface WatchedTurns {
  /** What the jobs are to be started with. */
  readonly layer: Layer.Layer<never>;
  /** Waits until the job has had another turn than the so many before, and none of any job is under way. */
  readonly ended: (job: string, before?: number) => Effect.Effect<void>;
  /** Lets time pass in which the job has a turn, and waits for that. */
  readonly after: (time: Duration.DurationInput, job: string) => Effect.Effect<void>;
}

/** @returns turns of the jobs that are started with its layer, counted anew for each that it is made for */
export const watchedTurns = (): WatchedTurns => {
  const turns = new Map<string, number>();
  const turnsOf = (job: string): number => turns.get(job) ?? 0;
  let underWay = 0;
  const around: JobTurns["Type"]["around"] = (name, turn) =>
    Effect.suspend(() => {
      underWay += 1;
      return Effect.ensuring(
        turn,
        Effect.sync(() => {
          underWay -= 1;
          turns.set(name, turnsOf(name) + 1);
        }),
      );
    });
  const ended = (job: string, before = 0): Effect.Effect<void> =>
    Effect.promise(() =>
      untilEqual(
        () => Promise.resolve([turnsOf(job) > before, underWay]),
        [true, 0],
        `a turn that ended, and turns under way: ${job}`,
      )
    );
  const after = (time: Duration.DurationInput, job: string) =>
    Effect.gen(function* () {
      yield* ended(job);
      const before = turnsOf(job);
      yield* TestClock.adjust(time);
      yield* ended(job, before);
    });
  const layer = Layer.sync(JobTurns, () => {
    turns.clear();
    return { around };
  });
  return { layer, ended, after };
};
