/** The documentation is there for everyone, though who asked for it first went away. */
import * as Effect from "effect/Effect";
import * as Fiber from "effect/Fiber";
import assert from "node:assert/strict";
import { guides } from "../../../src/composition/features.ts";
import { Documentation, layer } from "../../../src/features/docs/documentation.ts";

Deno.test("a reader who goes away while the documentation is made leaves it to those who come later", async () => {
  const pages = await Effect.runPromise(
    Effect.gen(function* () {
      const { library, search } = yield* Documentation;
      for (const made of [Effect.asVoid(library), Effect.asVoid(search)]) {
        const first = yield* Effect.fork(made);
        yield* Effect.sleep("1 millis");
        yield* Fiber.interrupt(first);
      }
      const found = (yield* search)("idempotency", 5);
      return { found: found.length, pages: (yield* library).addresses.length };
    }).pipe(Effect.provide(layer(guides))),
  );
  assert.ok(pages.pages > 50, String(pages.pages));
  assert.ok(pages.found > 0);
});
