import assert from "node:assert/strict";
import { pauses, yieldToIo } from "../../src/application/yield_to_io.ts";
import * as Effect from "effect/Effect";

/** Two ends of a connection. */
const connected = async (): Promise<readonly [Deno.TcpConn, Deno.TcpConn]> => {
  using listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  return await Promise.all([
    Deno.connect({ hostname: "127.0.0.1", port: listener.addr.port }),
    listener.accept(),
  ]);
};

/** Keeps the thread to itself. */
const work = (ms: number): void => {
  for (const end = performance.now() + ms; performance.now() < end;);
};

Deno.test("work with a pause, what was sent before the pause, is there after it, each of many times", async () => {
  const [here, there] = await connected();
  for (let time = 0; time < 200; time++) {
    let isThere = false;
    const read = here.read(new Uint8Array(1)).then(() => {
      isThere = true;
    });
    await there.write(new Uint8Array(1));
    work(1);
    await Effect.runPromise(yieldToIo);
    await Effect.runPromise(yieldToIo);
    assert.ok(isThere, `after pause ${time}`);
    await read;
  }
  here.close();
  there.close();
});

Deno.test("steps of work, no pause is due before some milliseconds, and one is then, again and again", async () => {
  const due = pauses();
  assert.equal(due(), undefined);
  for (let time = 0; time < 3; time++) {
    work(6);
    const pause = due();
    assert.ok(pause !== undefined);
    await pause;
  }
});

Deno.test("many who pause at the same time, all go on", async () => {
  await Effect.runPromise(
    Effect.all(Array.from({ length: 50 }, () => yieldToIo), { concurrency: "unbounded" }),
  );
});
