/** A store of which it isn't known at the start whether it is another one. */
import * as Deferred from "effect/Deferred";
import * as Effect from "effect/Effect";
import * as Fiber from "effect/Fiber";
import * as Stream from "effect/Stream";
import assert from "node:assert/strict";
import { heldUntilKnown } from "../../../../src/adapters/postgres/attachments/known_store.ts";
import { unavailable } from "../../../../src/adapters/storage/unavailable.ts";
import type { DocumentStore } from "../../../../src/application/documents/document_ports.ts";
import type { DocumentNotFound, ServiceUnavailable } from "../../../../src/contract/failures.ts";
import { keyOfFile } from "../../../../src/domain/suppliers/attachment.ts";

const key = keyOfFile({ id: "00000000-0000-4000-8000-000000000001", kind: "pdf" });

/** A store that tells what it was asked. */
const telling = (asked: Array<string>): DocumentStore["Type"] => ({
  put: () => Effect.sync(() => void asked.push("put")),
  open: () =>
    Effect.sync(() => {
      asked.push("open");
      return { sizeBytes: 0, mediaType: "application/pdf", read: () => Stream.empty };
    }),
  remove: () => Effect.sync(() => void asked.push("remove")),
  standing: Effect.sync(() => void asked.push("standing")),
  listed: Stream.unwrap(Effect.sync(() => {
    asked.push("listed");
    return Stream.empty;
  })),
  signedLink: () => Effect.succeed("/link"),
});

const callsOf = (
  store: DocumentStore["Type"],
): ReadonlyArray<Effect.Effect<unknown, DocumentNotFound | ServiceUnavailable>> => [
  store.put(key, new Uint8Array()),
  store.open(key),
  store.remove(key),
  store.standing,
  Stream.runDrain(store.listed),
];

Deno.test("of a store that isn't known every call fails, and reaches nothing; once it is, each does, and nobody looks again", async () => {
  const asked: Array<string> = [];
  let looks = 0;
  let isAway = true;
  const look = Effect.suspend(() => {
    looks += 1;
    return isAway ? Effect.fail(unavailable) : Effect.void;
  });
  const store = await Effect.runPromise(heldUntilKnown(telling(asked), look));
  for (const call of callsOf(store)) {
    assert.equal((await Effect.runPromise(Effect.flip(call)))._tag, "ServiceUnavailable");
  }
  assert.deepEqual(asked, []);
  assert.equal(looks, 5);
  isAway = false;
  for (const call of callsOf(store)) await Effect.runPromise(call);
  assert.deepEqual(asked, ["put", "open", "remove", "standing", "listed"]);
  assert.equal(looks, 6);
});

Deno.test("calls that come while a store is looked at wait for the one look", async () => {
  const asked: Array<string> = [];
  let looks = 0;
  await Effect.runPromise(Effect.gen(function* () {
    const seen = yield* Deferred.make<void>();
    const look = Effect.suspend(() => {
      looks += 1;
      return Deferred.await(seen);
    });
    const store = yield* heldUntilKnown(telling(asked), look);
    const calls = yield* Effect.fork(Effect.all([store.standing, store.remove(key)], { concurrency: 2 }));
    yield* Effect.yieldNow();
    assert.deepEqual(asked, []);
    yield* Deferred.succeed(seen, undefined);
    yield* Fiber.join(calls);
  }));
  assert.deepEqual(asked.sort(), ["remove", "standing"]);
  assert.equal(looks, 1);
});
