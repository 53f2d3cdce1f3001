/**
 * A pool of workers beside the process's own thread. A worker starts with the first work that finds no idle one, and ends
 * when none came for a while. It is replaced after a failure, when its caller is gone or out of time, and when it dies, at
 * work or idle: a busy worker can't be told to stop.
 */
import * as Data from "effect/Data";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import * as Pool from "effect/Pool";
import * as Runtime from "effect/Runtime";
import * as Scope from "effect/Scope";
import { Metrics } from "../application/metrics.ts";
import type { ServiceUnavailable } from "../contract/failures.ts";
import { inLane, type Lane, type LaneRules, OpenLane, watchLane } from "./lane.ts";

/** Workers of one kind. */
export interface WorkerPoolSettings<Name extends string> extends LaneRules {
  /** Their name in the metrics. */
  readonly kind: string;
  readonly startWorker: () => Worker;
  readonly lanes: Readonly<Record<Name, Lane>>;
  /** Name of the work beside what callers are told. */
  readonly sentences: LaneRules["sentences"] & { readonly work: string };
}

/** The worker ended by itself in the middle of its work. */
export class WorkerDied extends Data.TaggedError("WorkerDied")<{ readonly message: string }> {}

/** A worker that is lent to one caller at a time: it is told one kind of messages and says another. */
export class PooledWorker<Order, Reply> {
  #onDeath: ((died: WorkerDied) => void) | undefined;

  constructor(private readonly worker: Worker, onIdleDeath: () => void) {
    worker.onerror = (event) => {
      event.preventDefault();
      if (this.#onDeath === undefined) onIdleDeath();
      else this.#onDeath(new WorkerDied({ message: event.message }));
    };
  }

  /** Sends a message to the worker. */
  readonly tell = (message: Order): void => this.worker.postMessage(message);

  /** Ends the worker at once, whatever it does. */
  readonly end = (): void => this.worker.terminate();

  /**
   * Listens until `take` has returned what the work comes to: a result, or a failure that leaves the worker as good as
   * before.
   * @param take is given each message as it came; undefined: more are to come
   * @fails WorkerDied
   */
  readonly heard = <A, E>(
    take: (message: Reply) => Effect.Effect<A, E> | undefined,
  ): Effect.Effect<Effect.Effect<A, E>, WorkerDied> =>
    Effect.async((resume) => {
      this.#onDeath = (died) => resume(Effect.fail(died));
      this.worker.onmessage = ({ data }: MessageEvent<Reply>) => {
        const result = take(data);
        if (result !== undefined) resume(Effect.succeed(result));
      };
    });

  /** From now on nobody works with it. */
  readonly rest = (): void => {
    this.#onDeath = undefined;
    this.worker.onmessage = null;
  };
}

/** Does work with a worker of the pool, in the queue that is named. */
export type WithWorker<Name extends string, Order, Reply> = <A, E>(
  lane: Name,
  work: (worker: PooledWorker<Order, Reply>) => Effect.Effect<Effect.Effect<A, E>, WorkerDied>,
) => Effect.Effect<A, E | ServiceUnavailable>;

/** A worker that had nothing to do for so long ends. */
const idleFor = "1 hour";

/**
 * @returns a function that does work with a worker: it fails with ServiceUnavailable when too many wait in its lane
 * already or the time is up, and is done a second time when the worker died
 */
export const makeWorkerPool = <Order, Reply, Name extends string>(
  { kind, startWorker, lanes, sentences, ...limits }: WorkerPoolSettings<Name>,
): Effect.Effect<WithWorker<Name, Order, Reply>, never, Scope.Scope> =>
  Effect.gen(function* () {
    const { count, watch } = yield* Metrics;
    const run = Runtime.runFork(yield* Effect.runtime<Scope.Scope>());
    const each = Object.values<Lane>(lanes);
    let [alive, busy] = [0, 0];

    const acquire = Effect.acquireRelease(
      Effect.sync(() => {
        alive += 1;
        const worker: PooledWorker<Order, Reply> = new PooledWorker(startWorker(), () => {
          count("workerRestarts", [kind, "died"]);
          run(Pool.invalidate(pool, worker));
        });
        return worker;
      }),
      (worker) =>
        Effect.sync(() => {
          alive -= 1;
          worker.end();
        }),
    );
    const max = each.reduce((places, lane) => places + lane.places, 0);
    const pool = yield* Pool.makeWithTTL({
      acquire,
      min: 0,
      max,
      timeToLive: idleFor,
      timeToLiveStrategy: "usage",
    });

    const open = new Map<string, OpenLane>();
    for (const [name, lane] of Object.entries<Lane>(lanes)) {
      open.set(name, new OpenLane(lane));
    }
    watch("workers", () => [
      { values: [kind, "busy"], value: busy },
      { values: [kind, "idle"], value: alive - busy },
    ]);
    yield* Effect.forEach(open.values(), watchLane, { discard: true });

    const lent = <A, E>(
      work: (worker: PooledWorker<Order, Reply>) => Effect.Effect<Effect.Effect<A, E>, WorkerDied>,
    ): Effect.Effect<A, E> =>
      Effect.scoped(Effect.flatMap(Pool.get(pool), (worker) =>
        Effect.acquireUseRelease(
          Effect.sync(() => busy += 1),
          () => work(worker),
          (_, exit) =>
            Effect.suspend(() => {
              busy -= 1;
              worker.rest();
              if (Exit.isSuccess(exit)) return Effect.void;
              count("workerRestarts", [kind, Exit.isInterrupted(exit) ? "ended" : "died"]);
              worker.end();
              return Pool.invalidate(pool, worker);
            }),
        ))).pipe(
          Effect.retry({ times: 1 }),
          Effect.catchTag(
            "WorkerDied",
            ({ message }) => Effect.dieMessage(`Two workers died of one ${sentences.work}: ${message}`),
          ),
          Effect.flatten,
        );

    return (name, work) =>
      Effect.suspend(() => {
        const lane = open.get(name);
        return lane === undefined
          ? Effect.dieMessage(`The pool of ${kind} workers has no queue ${name}.`)
          : inLane(lane, { ...limits, sentences }, lent(work));
      });
  });
