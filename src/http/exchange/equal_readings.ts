/**
 * Equal readings of one account that would wait for their turn: they wait together, and are read once for all of them. Whoever joins does so
 * before anything is read, so that no answer is older than its question. docs/decisions/0281-equal-readings-are-read-once.md
 */
import type * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import * as Deferred from "effect/Deferred";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import * as FiberId from "effect/FiberId";
import * as Option from "effect/Option";
import { WhoseWork } from "../../application/whose_work.ts";
import type { ServiceUnavailable } from "../../contract/failures.ts";
import type { Caller } from "../../domain/accounts/access.ts";
import { Exchange, headerOf } from "./exchange.ts";
import { turnIsTaken } from "./call_reading.ts";

/** Readings that wait together: the outcome of the one that is made; none where its client is gone. */
type Group<A, E> = Deferred.Deferred<Option.Option<A>, E>;

/** Question to a route, and who asks it. */
export interface AskedBy {
  readonly caller: Caller;
  readonly request: HttpServerRequest.HttpServerRequest;
}

/** Headers by which answers to the same question differ: who has an answer already, or asks for a part of it, asks another one, too. */
const telling = ["accept", "accept-language", "if-none-match", "if-range", "range"] as const;

/** Text that is the same for equal questions alone. */
const questionOf = ({ caller, request }: AskedBy): string =>
  JSON.stringify([caller, request.url, telling.map((name) => headerOf(request, name))]);

/** Groups of equal readings of one route. */
export class EqualReadings<A, E> {
  readonly #groups = new Map<string, Group<A, E | ServiceUnavailable>>();

  /**
   * Does a reading that changes nothing: at once where its turn is free, else together with its equals, from its beginning.
   * @param asked by whom and what, by which equals are known
   * @param whole makes an answer one that may leave more than once
   */
  readonly read = <R>(
    asked: AskedBy,
    reading: Effect.Effect<A, E | ServiceUnavailable, R>,
    whole: (answer: A) => Effect.Effect<A>,
  ): Effect.Effect<A, E | ServiceUnavailable, R | Exchange> =>
    Effect.flatMap(Exchange, ({ place: { reading: turn } }) => {
      if (!turn.mayShare) return reading;
      turn.isTried = true;
      const tried = Effect.ensuring(
        reading,
        Effect.sync(() => {
          turn.isTried = false;
        }),
      );
      return Effect.catchIf(
        tried,
        (failure) => failure === turnIsTaken,
        () => this.#together(questionOf(asked), turn.takenAhead, Effect.flatMap(reading, whole)),
      );
    });

  /** Joins those that wait with the question, or begins their group. */
  #together<R>(
    question: string,
    turn: Effect.Effect<void, ServiceUnavailable>,
    reading: Effect.Effect<A, E | ServiceUnavailable, R>,
  ): Effect.Effect<A, E | ServiceUnavailable, R> {
    return Effect.suspend(() => {
      const others = this.#groups.get(question);
      if (others !== undefined) {
        return Effect.flatMap(
          awaited(others),
          Option.match({
            onSome: Effect.succeed,
            onNone: () => this.#together(question, turn, reading),
          }),
        );
      }
      const group: Group<A, E | ServiceUnavailable> = Deferred.unsafeMake(FiberId.none);
      this.#groups.set(question, group);
      const close = Effect.sync(() => {
        if (this.#groups.get(question) === group) this.#groups.delete(question);
      });
      return Effect.onExit(
        Effect.zipRight(Effect.zipRight(turn, close), reading),
        (exit) =>
          Effect.zipRight(
            close,
            Exit.isInterrupted(exit)
              ? Deferred.succeed(group, Option.none())
              : Deferred.done(group, Exit.map(exit, Option.some)),
          ),
      );
    });
  }
}

/** The outcome of another's reading; who waits for it stands in a line. */
const awaited = <A, E>(group: Group<A, E>): Effect.Effect<Option.Option<A>, E> =>
  Effect.flatMap(WhoseWork, ({ lines }) => {
    const leave = lines?.enter("within work");
    return Effect.ensuring(Deferred.await(group), Effect.sync(() => leave?.()));
  });
