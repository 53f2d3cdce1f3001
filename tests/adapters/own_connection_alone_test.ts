import * as Effect from "effect/Effect";
import * as OwnConnection from "../../src/adapters/own_connection.ts";
import { yieldToIo } from "../../src/application/yield_to_io.ts";

Deno.test({
  name: "a process that may not use the network, a pause, ends all the same",
  permissions: { net: false },
  fn: () => Effect.runPromise(Effect.provide(Effect.zipRight(yieldToIo, yieldToIo), OwnConnection.layer)),
});
