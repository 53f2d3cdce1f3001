import * as Deferred from "effect/Deferred";
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import * as FastCheck from "effect/FastCheck";
import * as Fiber from "effect/Fiber";
import * as TestClock from "effect/TestClock";
import * as TestContext from "effect/TestContext";
import assert from "node:assert/strict";
import { bodyBytes, bodyBytesNow, type IncomingBody } from "../../../src/http/wire/body_bytes.ts";

const streamOf = (...pieces: ReadonlyArray<string>): ReadableStream<Uint8Array> =>
  ReadableStream.from(pieces.map((piece) => new TextEncoder().encode(piece)));

const incoming = (stream: ReadableStream<Uint8Array>): IncomingBody => ({
  stream,
  isChunked: false,
  onRead: () => {},
  onComplete: () => {},
  onBroken: () => {},
});

Deno.test("a body is read to its end, in whatever pieces, and no further than the limit", async () => {
  const read = (stream: ReadableStream<Uint8Array>, limitBytes: number) =>
    Effect.runPromise(bodyBytes(incoming(stream), limitBytes));
  assert.equal(new TextDecoder().decode(await read(streamOf("ab", "", "cde"), 5)), "abcde");
  assert.deepEqual(await read(streamOf(), 5), new Uint8Array());
  assert.equal(await read(streamOf("ab", "cdef"), 5), undefined);
});

Deno.test("the plain reader, any pieces and limits, it comes to what the effect comes to", async () => {
  const pieces = FastCheck.array(FastCheck.string({ maxLength: 6 }), { maxLength: 6 });
  await FastCheck.assert(
    FastCheck.asyncProperty(
      pieces,
      FastCheck.nat(20),
      FastCheck.boolean(),
      async (texts, limit, breaksOff) => {
        const stream = () =>
          ReadableStream.from((function* () {
            for (const text of texts) yield new TextEncoder().encode(text);
            if (breaksOff) throw new Error("reset");
          })());
        const effect = await Effect.runPromise(Effect.either(bodyBytes(incoming(stream()), limit)));
        assert.deepEqual(await bodyBytesNow(incoming(stream()), limit), effect);
      },
    ),
  );
});

Deno.test("a body that breaks off is the caller's mistake", async () => {
  const stream = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.error(new Error("reset")),
  });
  const failure = await Effect.runPromise(Effect.flip(bodyBytes(incoming(stream), 5)));
  assert.equal(failure._tag, "InvalidRequest");
});

Deno.test("a body that does not come to its end within a minute fails then, and no more of it is read", async () => {
  const [asked, cancelled] = await Effect.runPromise(
    Effect.all([Deferred.make<void>(), Deferred.make<void>()]),
  );
  const stream = new ReadableStream<Uint8Array>({
    pull: () => {
      Deferred.unsafeDone(asked, Effect.void);
      return new Promise(() => {});
    },
    cancel: () => Deferred.unsafeDone(cancelled, Effect.void),
  });
  const failure = await Effect.runPromise(
    Effect.gen(function* () {
      const reading = yield* Effect.fork(Effect.flip(bodyBytes(incoming(stream), 5)));
      yield* Deferred.await(asked);
      yield* TestClock.adjust("59 seconds");
      assert.equal((yield* Fiber.poll(reading))._tag, "None");
      yield* TestClock.adjust("1 seconds");
      const failed = yield* Fiber.join(reading);
      yield* Deferred.await(cancelled);
      return failed;
    }).pipe(Effect.provide(TestContext.TestContext)),
  );
  assert.equal(failure._tag, "BodyTooSlow");
});

/** A stream of single bytes as the runtime gives those of requests: read into memory that the reader brings. */
const singleBytes = (count: number, brought: Array<number> = []): ReadableStream<Uint8Array> => {
  let left = count;
  return new ReadableStream({
    type: "bytes",
    pull: (controller) => {
      const { byobRequest } = controller;
      if (left-- === 0) controller.close();
      else if (byobRequest?.view) brought.push(byobRequest.view.byteOffset);
      byobRequest?.respond(left < 0 ? 0 : 1);
    },
  });
};

Deno.test("single bytes are read into one piece of memory, one behind the other: nothing is kept beside them", async () => {
  for (
    const read of [
      bodyBytesNow,
      (...of: Parameters<typeof bodyBytesNow>) => Effect.runPromise(Effect.either(bodyBytes(...of))),
    ]
  ) {
    const brought: Array<number> = [];
    const bytes = await read(incoming(singleBytes(1_000, brought)), 1_000);
    assert.deepEqual(bytes, Either.right(new Uint8Array(1_000)));
    assert.deepEqual(brought, Array.from({ length: 1_000 }, (_, at) => at));
  }
});

Deno.test("a body in 20 000 pieces is read, one in more is refused with the way out, and what waits has its turn beside it", async () => {
  const read = (count: number) =>
    Effect.runPromise(Effect.either(bodyBytes(incoming(singleBytes(count)), 100_000)));
  let turns = 0;
  const timer = setInterval(() => turns += 1, 1);
  assert.deepEqual(await read(20_000), Either.right(new Uint8Array(20_000)));
  const refused = await read(20_001);
  clearInterval(timer);
  assert.ok(Either.isLeft(refused) && refused.left._tag === "InvalidRequest");
  assert.match(refused.left.message, /came in more than 20000 pieces: send it in larger chunks/);
  assert.ok(turns > 2, String(turns));
});
