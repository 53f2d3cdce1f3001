/** Documents that several ask for while none is kept: one print serves all, whoever goes away. */
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import * as Fiber from "effect/Fiber";
import assert from "node:assert/strict";
import { DocumentStore } from "../../src/application/documents/document_ports.ts";
import { printedOnce } from "../../src/application/documents/printed_once.ts";
import { ServiceUnavailable } from "../../src/contract/failures.ts";
import { contentOf, filesIn, freshKey } from "../support/document_stores.ts";
import { untilEqual } from "../support/until.ts";

const away = new ServiceUnavailable({ message: "The printer is away.", retryAfterSeconds: 5 });

/** A printer that fails the first so many times, and prints when its gate is open. */
const printer = (failures: number) =>
  Effect.map(Effect.makeSemaphore(0), (gate) => {
    let prints = 0;
    const print = Effect.zipRight(
      gate.take(1),
      Effect.suspend(() => ++prints <= failures ? away : Effect.succeed(new TextEncoder().encode("a page"))),
    );
    return { gate, print, prints: () => prints };
  });

/** How often the store didn't have what was asked for. */
type Missed = () => Promise<number>;

/** Runs an effect on a store that tells. */
const run = (effect: (missed: Missed) => Effect.Effect<void, unknown, DocumentStore>): Promise<void> => {
  let missed = 0;
  const telling = Effect.map(DocumentStore, (store): DocumentStore["Type"] => ({
    ...store,
    open: (key) =>
      Effect.tapErrorTag(store.open(key), "DocumentNotFound", () => Effect.sync(() => missed += 1)),
  }));
  const work = Effect.provideServiceEffect(effect(() => Promise.resolve(missed)), DocumentStore, telling);
  return Effect.runPromise(Effect.provide(work, filesIn));
};

Deno.test("of many who ask for a document at once one has it printed, and the others wait for that, also when he goes away", () =>
  run((missed) =>
    Effect.gen(function* () {
      const { gate, print, prints } = yield* printer(0);
      const key = freshKey();
      const ask = Effect.flatMap(printedOnce(key, print), (document) => contentOf(document));
      const first = yield* Effect.fork(ask);
      yield* Effect.promise(() => untilEqual(missed, 1));
      const others = yield* Effect.forEach(Array.from({ length: 40 }), () => Effect.fork(ask));
      yield* Effect.promise(() => untilEqual(missed, 41));
      yield* Fiber.interrupt(first);
      yield* gate.release(10);
      const texts = (yield* Effect.forEach(others, Fiber.join)).map((bytes) =>
        new TextDecoder().decode(bytes)
      );
      assert.deepEqual(texts, Array.from({ length: 40 }, () => "a page"));
      yield* ask;
      assert.equal(prints(), 1);
    })
  ));

Deno.test("a print that fails is told to those who waited for it, and the next one prints anew", () =>
  run((missed) =>
    Effect.gen(function* () {
      const { gate, print } = yield* printer(1);
      const key = freshKey();
      const asked = yield* Effect.forEach(
        Array.from({ length: 3 }),
        () => Effect.fork(Effect.exit(printedOnce(key, print))),
      );
      yield* Effect.promise(() => untilEqual(missed, 3));
      yield* gate.release(10);
      const exits = yield* Effect.forEach(asked, Fiber.join);
      assert.deepEqual(exits, Array.from({ length: 3 }, () => Exit.fail(away)));
      assert.ok(Exit.isSuccess(yield* Effect.exit(printedOnce(key, print))));
    })
  ));
