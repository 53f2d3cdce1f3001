/**
 * Look-ups that go out together: those that wait at one moment are one statement, and the next ones go when its answer is there. Thousands
 * that come at once have one connection, and whoever asks for something else waits for one of their statements at most.
 */
import * as Context from "effect/Context";
import * as Deferred from "effect/Deferred";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import * as Option from "effect/Option";
import * as Queue from "effect/Queue";
import type * as Scope from "effect/Scope";

/** Look-ups of one statement: all who waited for it go on at one moment, which takes the thread for some milliseconds. */
const mostAtOnce = 64;

/** Somebody who waits. */
interface Waiting<Value, E> {
  readonly key: string;
  readonly answer: Deferred.Deferred<Option.Option<Value>, E>;
  /** Context of who waits: lines of the log name the request of the first that a statement is for. */
  readonly context: Context.Context<never>;
}

/**
 * @param lookUpAll finds what there is under the keys
 * @returns the look-up of one key: none where there is nothing under it
 */
export const together = <Value, E>(
  lookUpAll: (keys: ReadonlyArray<string>) => Effect.Effect<ReadonlyMap<string, Value>, E>,
): Effect.Effect<(key: string) => Effect.Effect<Option.Option<Value>, E>, never, Scope.Scope> =>
  Effect.gen(function* () {
    const queue = yield* Queue.unbounded<Waiting<Value, E>>();
    yield* Effect.addFinalizer(() =>
      Effect.zipRight(
        Effect.flatMap(Queue.takeAll(queue), Effect.forEach(({ answer }) => Deferred.interrupt(answer))),
        Queue.shutdown(queue),
      )
    );
    const lookUp = Effect.flatMap(Queue.takeBetween(queue, 1, mostAtOnce), (waiting) => {
      const asked = [...waiting];
      const [{ context } = { context: Context.empty() }] = asked;
      return Effect.onExit(
        Effect.provide(lookUpAll(asked.map(({ key }) => key)), context),
        (exit) =>
          Effect.forEach(asked, ({ key, answer }) =>
            Deferred.done(
              answer,
              Exit.map(exit, (found) => Option.fromNullable(found.get(key))),
            ), { discard: true }),
      );
    });
    yield* Effect.forkScoped(Effect.forever(Effect.exit(lookUp)));
    return (key) =>
      Effect.gen(function* () {
        const answer = yield* Deferred.make<Option.Option<Value>, E>();
        yield* Queue.offer(queue, { key, answer, context: yield* Effect.context<never>() });
        return yield* Deferred.await(answer);
      });
  });
