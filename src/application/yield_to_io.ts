/**
 * Pauses in long work, in which whatever else is waiting gets its turn: requests that came in, answers that go out.
 */
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import type { MadeInSteps } from "../kernel/once.ts";

/** Gives the thread away by a timer: two milliseconds and more. */
export const timer = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * Way to give the thread to waiting work. A timer does it everywhere; the service has a faster way, which is an adapter
 * (`adapters/own_connection.ts`).
 */
export class IoTurn extends Context.Reference<IoTurn>()("IoTurn", {
  defaultValue: (): { readonly pass: () => Promise<void> } => ({ pass: timer }),
}) {}

/** A pause. */
export const yieldToIo: Effect.Effect<void> = Effect.flatMap(IoTurn, ({ pass }) => Effect.promise(pass));

/** Longest time for which work may keep the thread to itself. */
const mostBusyMs = 5;

/** Last pause of long work by each way to give the thread away. */
const lastPauses = new WeakMap<() => Promise<void>, Promise<void>>();

/** A pause behind those of other long work, so that one piece of long work follows another only when others had their turn. */
export const pauseInLine = (pass: () => Promise<void>): Promise<void> => {
  const before = lastPauses.get(pass);
  const pause = before === undefined ? pass() : before.then(pass, pass);
  lastPauses.set(pass, pause);
  const leave = (): void => {
    if (lastPauses.get(pass) === pause) lastPauses.delete(pass);
  };
  pause.then(leave, leave);
  return pause;
};

/**
 * For work in short steps, from now on.
 * @param pass gives the thread to what waits
 * @returns a promise to wait for between two steps; nothing until the work has lasted for some milliseconds since the
 * last pause
 */
export const pauses = (pass: () => Promise<void>): () => Promise<void> | undefined => {
  let sinceMs = performance.now();
  return () =>
    performance.now() - sinceMs < mostBusyMs ? undefined : pauseInLine(pass).then(() => {
      sinceMs = performance.now();
    });
};

/** Pauses as an effect: @returns a pause to be run between two steps, which is none until it is due */
export const duePauses: Effect.Effect<Effect.Effect<void>> = Effect.map(IoTurn, ({ pass }) => {
  const due = pauses(pass);
  return Effect.suspend(() => {
    const waited = due();
    return waited === undefined ? Effect.void : Effect.promise(() => waited);
  });
});

/**
 * The outcomes of a plain function for many items, with pauses when they are due: what is waiting gets its turn however
 * many items there are. What the function throws is a defect.
 */
export const mapWithPauses = <Item, Outcome>(
  items: Iterable<Item>,
  outcomeOf: (item: Item, index: number) => Outcome,
): Effect.Effect<ReadonlyArray<Outcome>> =>
  Effect.flatMap(IoTurn, ({ pass }) =>
    Effect.promise(async (signal) => {
      const due = pauses(pass);
      const outcomes: Array<Outcome> = [];
      for (const item of items) {
        const waited = due();
        if (waited !== undefined) await waited;
        if (signal.aborted) break;
        outcomes.push(outcomeOf(item, outcomes.length));
      }
      return outcomes;
    }));

/** A value that is made in steps, with pauses when they are due; at once where it is made already. */
export const madeWithPauses = <Value>({ step, value }: MadeInSteps<Value>): Effect.Effect<Value> =>
  Effect.suspend(() =>
    step()
      ? Effect.map(
        runWithPauses(function* () {
          while (step()) yield;
        }),
        value,
      )
      : Effect.succeed(value())
  );

/**
 * The outcome of a plain function that stops between its steps (a generator), with pauses when they are due. What it throws
 * is a defect.
 */
export const runWithPauses = <Outcome>(
  begin: () => Generator<void, Outcome, void>,
): Effect.Effect<Outcome> =>
  Effect.flatMap(IoTurn, ({ pass }) =>
    Effect.promise(async (signal) => {
      const due = pauses(pass);
      const steps = begin();
      for (;;) {
        const { done, value } = steps.next();
        if (done === true) return value;
        const waited = due();
        if (waited !== undefined) await waited;
        signal.throwIfAborted();
      }
    }));
