import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import * as OwnConnection from "../../src/adapters/own_connection.ts";
import { duePauses, yieldToIo } from "../../src/application/yield_to_io.ts";

const test = (name: string, effect: Effect.Effect<void>): void =>
  Deno.test(name, () => Effect.runPromise(Effect.provide(effect, OwnConnection.layer)));

/** Two ends of a connection. */
const connected = async (): Promise<readonly [Deno.TcpConn, Deno.TcpConn]> => {
  using listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  return await Promise.all([
    Deno.connect({ hostname: "127.0.0.1", port: listener.addr.port }),
    listener.accept(),
  ]);
};

/** As long as work may last before a pause is due. */
const mostBusyMs = 5;

/** Keeps the thread to itself. */
const work = (ms: number): void => {
  for (const end = performance.now() + ms; performance.now() < end;);
};

test(
  "work with a pause, what was sent before the pause, is there after it, each of many times",
  Effect.gen(function* () {
    const [here, there] = yield* Effect.promise(connected);
    for (let time = 0; time < 200; time++) {
      let isThere = false;
      const read = here.read(new Uint8Array(1)).then(() => {
        isThere = true;
      });
      yield* Effect.promise(() => there.write(new Uint8Array(1)));
      work(1);
      yield* yieldToIo;
      yield* yieldToIo;
      assert.ok(isThere, `after pause ${time}`);
      yield* Effect.promise(() => read);
    }
    here.close();
    there.close();
  }),
);

test(
  "steps of work, no pause is due before some milliseconds, and one is then, again and again",
  Effect.gen(function* () {
    const begunMs = performance.now();
    const pause = yield* duePauses;
    let isOthersTurn = false;
    const others = () =>
      setTimeout(() => {
        isOthersTurn = true;
      });
    others();
    yield* pause;
    assert.ok(!isOthersTurn || performance.now() - begunMs >= mostBusyMs, "too early");
    for (let time = 0; time < 3; time++) {
      isOthersTurn = false;
      others();
      work(mostBusyMs + 1);
      yield* pause;
      assert.ok(isOthersTurn);
    }
  }),
);

test(
  "many who pause at the same time, all go on",
  Effect.asVoid(Effect.all(Array.from({ length: 50 }, () => yieldToIo), { concurrency: "unbounded" })),
);

Deno.test("a pause that isn't run, nothing is opened; where no adapter is, a timer gives the thread away", async () => {
  assert.equal(await Effect.runPromise(yieldToIo), undefined);
});
