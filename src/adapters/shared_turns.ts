/** Work that many who wait in a lane ask for at one moment: done in the turn of one of them, for all of them. */
import * as Deferred from "effect/Deferred";
import * as Effect from "effect/Effect";
import * as FiberId from "effect/FiberId";
import { ServiceUnavailable } from "../contract/failures.ts";
import { IoTurn, pauses } from "../application/yield_to_io.ts";
import { onceEach } from "../kernel/once.ts";
import { inLane, type LaneRules, type OpenLane, retryAfterSeconds } from "./lane.ts";

/** Work that somebody's turn began. */
interface Begun<Value, E> {
  readonly moment: number;
  readonly outcome: Deferred.Deferred<Value, E | ServiceUnavailable>;
  isDone: boolean;
}

/** Pauses by each way to give the thread away: turns whose work was done for others would follow each other without a break. */
const dueBy = onceEach(({ pass }: { readonly pass: () => Promise<void> }) => ({ due: pauses(pass) }));

const pauseIfDue: Effect.Effect<void> = Effect.flatMap(IoTurn, (turn) => {
  const waited = dueBy(turn).due();
  return waited === undefined ? Effect.void : Effect.promise(() => waited);
});

/**
 * Turns of many askers. Each gets the outcome of work that was under way when the turn came, or begun after the question: never of work that
 * had ended before. All outcomes are forgotten once nobody waits.
 */
export class SharedTurns<Value, E> {
  readonly #begun = new Map<string, Begun<Value, E>>();
  #askers = 0;
  #moment = 0;

  /** @param mostKept outcomes at one time */
  constructor(private readonly rules: LaneRules, private readonly mostKept: number) {}

  /**
   * The work's outcome, in a turn of the lane. The work goes on when who began it goes away.
   * @param name the same for whoever may share it
   * @fails ServiceUnavailable where too many wait, or for too long
   */
  inTurn<R>(
    lane: OpenLane,
    name: string,
    work: Effect.Effect<Value, E, R>,
  ): Effect.Effect<Value, E | ServiceUnavailable, R> {
    return Effect.suspend(() => {
      const asked = this.#next();
      this.#askers += 1;
      const outcome = Effect.suspend(() => this.#outcome(asked, name, work));
      const turn = Effect.zipRight(pauseIfDue, outcome);
      return Effect.ensuring(inLane(lane, this.rules, turn), Effect.sync(() => this.#leave()));
    });
  }

  #next(): number {
    return this.#moment += 1;
  }

  #leave(): void {
    this.#askers -= 1;
    if (this.#askers === 0) this.#begun.clear();
  }

  #outcome<R>(asked: number, name: string, work: Effect.Effect<Value, E, R>) {
    const known = this.#begun.get(name);
    if (known !== undefined && (known.moment > asked || !known.isDone)) return Deferred.await(known.outcome);
    const begun: Begun<Value, E> = {
      moment: this.#next(),
      outcome: Deferred.unsafeMake(FiberId.none),
      isDone: false,
    };
    this.#keep(name, begun);
    const { timeLimit, sentences } = this.rules;
    const inTime = Effect.timeoutFail(Effect.interruptible(work), {
      duration: timeLimit,
      onTimeout: () => new ServiceUnavailable({ message: sentences.outOfTime, retryAfterSeconds }),
    }).pipe(Effect.ensuring(Effect.sync(() => begun.isDone = true)));
    return Effect.uninterruptibleMask((restore) =>
      Effect.zipRight(
        Effect.forkDaemon(Effect.intoDeferred(inTime, begun.outcome)),
        restore(Deferred.await(begun.outcome)),
      )
    );
  }

  #keep(name: string, begun: Begun<Value, E>): void {
    this.#begun.delete(name);
    this.#begun.set(name, begun);
    if (this.#begun.size <= this.mostKept) return;
    for (const oldest of this.#begun.keys()) {
      this.#begun.delete(oldest);
      return;
    }
  }
}
