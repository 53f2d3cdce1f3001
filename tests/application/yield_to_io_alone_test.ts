import * as Effect from "effect/Effect";
import { yieldToIo } from "../../src/application/yield_to_io.ts";

Deno.test({
  name: "a process that may not use the network, a pause, ends all the same",
  permissions: { net: false },
  fn: async () => {
    await Effect.runPromise(yieldToIo);
    await Effect.runPromise(yieldToIo);
  },
});
