/** Long work lets others have their turn, and gives every outcome in order. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { IoTurn, madeWithPauses, mapWithPauses, runWithPauses } from "../../src/application/yield_to_io.ts";
import { inSteps } from "../../src/kernel/once.ts";

/** Keeps the thread for longer than work may. */
const keepBusy = (): void => {
  const startMs = performance.now();
  while (performance.now() - startMs < 6);
};

const counting = () => {
  const turns = { given: 0 };
  const pass = () => {
    turns.given += 1;
    return Promise.resolve();
  };
  return { turns, layer: Effect.provideService(IoTurn, { pass }) };
};

Deno.test("work on many items pauses between them once it has lasted, and keeps their order", async () => {
  const { turns, layer } = counting();
  const outcomes = await Effect.runPromise(
    mapWithPauses([3, 1, 2], (item, index) => {
      keepBusy();
      return `${index}:${item}`;
    }).pipe(layer),
  );
  assert.deepEqual(outcomes, ["0:3", "1:1", "2:2"]);
  assert.equal(turns.given, 2);
});

Deno.test("work that is given up begins no further item, and what it throws is a defect", async () => {
  const { layer } = counting();
  const done: Array<number> = [];
  const controller = new AbortController();
  const work = mapWithPauses([1, 2, 3], (item) => {
    done.push(item);
    keepBusy();
    controller.abort();
  }).pipe(layer);
  await assert.rejects(Effect.runPromise(work, { signal: controller.signal }));
  assert.deepEqual(done, [1]);
  const broken = mapWithPauses([1], () => {
    throw new RangeError("broken");
  });
  await assert.rejects(Effect.runPromise(broken), /broken/);
});

Deno.test("work in steps pauses between them once it has lasted, and stops when it is given up", async () => {
  const { turns, layer } = counting();
  const done: Array<number> = [];
  function* steps(): Generator<void, string, void> {
    for (const step of [1, 2, 3]) {
      done.push(step);
      keepBusy();
      yield;
    }
    return "done";
  }
  assert.equal(await Effect.runPromise(runWithPauses(steps).pipe(layer)), "done");
  assert.deepEqual([done, turns.given], [[1, 2, 3], 3]);
  const controller = new AbortController();
  function* endless(): Generator<void, void, void> {
    for (;;) {
      done.push(0);
      keepBusy();
      controller.abort();
      yield;
    }
  }
  const work = runWithPauses(endless).pipe(layer);
  await assert.rejects(Effect.runPromise(work, { signal: controller.signal }));
  assert.equal(done.filter((step) => step === 0).length, 1);
});

Deno.test("of several pieces of long work one goes on between two turns of the others", async () => {
  const events: Array<string> = [];
  const pass = async () => {
    events.push("asked");
    await new Promise((resolve) => setTimeout(resolve));
    events.push("turn");
  };
  const work = (name: string) =>
    mapWithPauses(["one", "two", "three"], () => {
      keepBusy();
      events.push(name);
    });
  await Effect.runPromise(
    Effect.all([work("a"), work("b"), work("c")], { concurrency: "unbounded" }).pipe(
      Effect.provideService(IoTurn, { pass }),
    ),
  );
  const behindTheFirst = events.slice(events.indexOf("turn")).join(" ");
  assert.deepEqual(
    behindTheFirst.split("turn").slice(1).map((between) => between.match(/[abc]\b/g)?.join("")),
    [
      ..."abcabc",
    ],
  );
});

Deno.test("what is made in steps is made with pauses, and once it is made it is there without one", () => {
  let steps = 0;
  const made = inSteps(function* () {
    for (; steps < 3; steps++) yield;
    return "made";
  });
  const { layer } = counting();
  assert.throws(() => Effect.runSync(madeWithPauses(made).pipe(layer)), /async/i);
  made.value();
  assert.equal(Effect.runSync(madeWithPauses(made).pipe(layer)), "made");
  assert.equal(steps, 3);
});
