import * as Effect from "effect/Effect";
import { breathe } from "../../../src/application/cbam/breathe.ts";

Deno.test({
  name: "a process that may not use the network, a pause, ends all the same",
  permissions: { net: false },
  fn: async () => {
    await Effect.runPromise(breathe);
    await Effect.runPromise(breathe);
  },
});
