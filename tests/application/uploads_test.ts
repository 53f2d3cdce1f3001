/** Places of files: who gives one up to whom, and that there are never more than eight. */
import * as Deferred from "effect/Deferred";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import * as Fiber from "effect/Fiber";
import * as TestClock from "effect/TestClock";
import * as TestContext from "effect/TestContext";
import assert from "node:assert/strict";
import { Uploads, uploads } from "../../src/application/documents/uploads.ts";
import { WhoseWork } from "../../src/application/whose_work.ts";
import type { ServiceUnavailable } from "../../src/contract/failures.ts";

/** A file of an account on its way, with what brings it to its end. */
const arriving = (accountId: string, work: Effect.Effect<string> = Effect.succeed("done")) =>
  Effect.gen(function* () {
    const { received } = yield* Uploads;
    const [bytes, taken] = [yield* Deferred.make<string>(), yield* Deferred.make<void>()];
    const fiber = yield* Effect.fork(received(
      accountId,
      Effect.zipRight(Deferred.succeed(taken, undefined), Deferred.await(bytes)),
      () => work,
    ));
    yield* Effect.raceFirst(Deferred.await(taken), Fiber.await(fiber));
    return { fiber, arrives: Deferred.succeed(bytes, "file") };
  });

type Sent = Effect.Effect.Success<ReturnType<typeof arriving>>;

const isRefused = (sent: Sent): Effect.Effect<boolean> =>
  Effect.map(Effect.zipRight(sent.arrives, Fiber.await(sent.fiber)), Exit.isFailure);

const several = (...accounts: ReadonlyArray<string>) => Effect.forEach(accounts, (each) => arriving(each));

const uploadsTest = (name: string, work: Effect.Effect<void, ServiceUnavailable, Uploads>): void =>
  Deno.test(name, () => Effect.runPromise(Effect.provide(work, uploads)));

uploadsTest(
  "the account with the most files on their way gives up its oldest, as often as others with fewer come",
  Effect.gen(function* () {
    const [first, second, ...rest] = yield* several("a", "a", "a", "a", "a", "b", "b", "c");
    const newcomers = yield* several("d", "c");
    assert.deepEqual(yield* Effect.forEach([first, second].filter((sent) => sent !== undefined), isRefused), [
      true,
      true,
    ]);
    assert.deepEqual(new Set(yield* Effect.forEach([...rest, ...newcomers], isRefused)), new Set([false]));
  }),
);

uploadsTest(
  "nobody gives a place up to an account that would have as many, and a file that has arrived keeps its own",
  Effect.gen(function* () {
    const shared = yield* several("a", "a", "b", "b", "c", "c", "d", "d");
    assert.equal(yield* isRefused(yield* arriving("a")), true);
    assert.equal(yield* isRefused(yield* arriving("e")), false);
    yield* Effect.forEach(shared, isRefused);
    const end = yield* Deferred.make<string>();
    const worked = yield* Effect.forEach(Array.from({ length: 8 }), () =>
      Effect.gen(function* () {
        const begun = yield* Deferred.make<void>();
        const work = Effect.zipRight(Deferred.succeed(begun, undefined), Deferred.await(end));
        const sent = yield* arriving("a", work);
        yield* sent.arrives;
        yield* Deferred.await(begun);
        return sent;
      }));
    assert.equal(yield* isRefused(yield* arriving("b")), true);
    yield* Deferred.succeed(end, "done");
    assert.deepEqual(new Set(yield* Effect.forEach(worked, isRefused)), new Set([false]));
    assert.equal(yield* isRefused(yield* arriving("b")), false);
  }),
);

uploadsTest(
  "of a hundred at once eight have places, and all places are free afterwards",
  Effect.gen(function* () {
    const all = yield* Effect.forEach(
      Array.from({ length: 100 }, (_, index) => `account ${index}`),
      (each) => arriving(each),
      { concurrency: "unbounded" },
    );
    const refused = yield* Effect.forEach(all, isRefused);
    assert.equal(refused.filter((each) => !each).length, 8);
    assert.deepEqual(
      new Set(yield* Effect.forEach(yield* several("a", "b", "c", "d"), isRefused)),
      new Set([false]),
    );
  }),
);

/** A file of a stranger that is there, whose work ends when it is told to. */
const stranger = (clientAddress: string, begun: (address: string) => void = () => {}) =>
  Effect.gen(function* () {
    const { inPlace } = yield* Uploads;
    const end = yield* Deferred.make<void>();
    const work = Effect.zipRight(Effect.sync(() => begun(clientAddress)), Deferred.await(end));
    const fiber = yield* Effect.fork(
      Effect.provideService(inPlace("anyone", work), WhoseWork, {
        account: { id: undefined },
        clientAddress,
      }),
    );
    yield* Effect.yieldNow();
    return { fiber, ends: Effect.zipRight(Deferred.succeed(end, undefined), Fiber.join(fiber)) };
  });

uploadsTest(
  "strangers' files beside eight others wait, and one of another network comes before those of the one that has most",
  Effect.gen(function* () {
    const order: Array<string> = [];
    const [first, ...flood] = yield* Effect.forEach(
      Array.from({ length: 20 }, () => "192.0.2.1"),
      (address) => stranger(address, (begun) => order.push(begun)),
    );
    const quiet = yield* stranger("198.51.100.1", (begun) => order.push(begun));
    assert.equal(order.length, 8);
    yield* first?.ends ?? Effect.void;
    yield* quiet.ends;
    assert.deepEqual([order.length >= 9, order[8]], [true, "198.51.100.1"]);
    for (const one of flood) yield* one.ends;
    assert.equal(order.length, 21);
  }),
);

uploadsTest(
  "a stranger's file that waits for 20 seconds is refused, and its place is not lost",
  Effect.provide(
    Effect.gen(function* () {
      const held = yield* Effect.forEach(
        Array.from({ length: 8 }, () => "192.0.2.1"),
        (address) => stranger(address),
      );
      const late = yield* stranger("198.51.100.1");
      yield* TestClock.adjust("19 seconds");
      assert.equal(yield* Fiber.status(late.fiber).pipe(Effect.map(({ _tag }) => _tag)), "Suspended");
      yield* TestClock.adjust("2 seconds");
      assert.ok(Exit.isFailure(yield* Fiber.await(late.fiber)));
      for (const one of held) yield* one.ends;
      for (
        const one of yield* Effect.forEach(
          Array.from({ length: 8 }, () => "192.0.2.2"),
          (address) => stranger(address),
        )
      ) {
        yield* one.ends;
      }
    }),
    TestContext.TestContext,
  ),
);

Deno.test("a stranger's call that waits for a place leaves the turn of its body to those in the places, and takes it again first", async () => {
  const said: Array<string> = [];
  const stranger = {
    account: { id: undefined },
    clientAddress: "192.0.2.1",
    place: {
      takenForBody: (bytes: number) => Effect.sync(() => void (bytes > 0 && said.push(`takes ${bytes}`))),
      endWork: () => {
        said.push("gives back");
        return 70_000;
      },
    },
  };
  const work = Effect.gen(function* () {
    const { inPlace } = yield* Uploads;
    const end = yield* Deferred.make<void>();
    const others = yield* Effect.forEach(Array.from({ length: 8 }), () =>
      Effect.gen(function* () {
        const begun = yield* Deferred.make<void>();
        const other = Effect.zipRight(Deferred.succeed(begun, undefined), Deferred.await(end));
        const fiber = yield* Effect.fork(inPlace("anyone", other));
        yield* Deferred.await(begun);
        return fiber;
      }));
    const sent = yield* Effect.fork(
      Effect.provideService(
        inPlace("anyone", Effect.sync(() => void said.push("works"))),
        WhoseWork,
        stranger,
      ),
    );
    while (said.length === 0) yield* Effect.yieldNow();
    assert.deepEqual(said, ["gives back"]);
    yield* Deferred.succeed(end, undefined);
    yield* Fiber.join(sent);
    yield* Fiber.joinAll(others);
    assert.deepEqual(said, ["gives back", "takes 70000", "works"]);
  });
  await Effect.runPromise(Effect.provide(work, uploads));
});
