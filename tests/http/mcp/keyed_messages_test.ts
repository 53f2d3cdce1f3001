/** Messages of `/mcp` by who sends them: those with a key of the service have a window of their own. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { onOneDatabase } from "../../support/databases.ts";
import { client, freshPeer, holder, services } from "../../support/whole_service.ts";

const batch = JSON.stringify(
  Array.from({ length: 20 }, (_, id) => ({ jsonrpc: "2.0", id, method: "ping" })),
);
const batchesOfStranger = 1_200 / 20;

onOneDatabase((test) => {
  test(
    "a header that names no key of the service has the window of a stranger, and a key its own",
    Effect.gen(function* () {
      const { key } = yield* holder("pro", ["cbam:read"]);
      const send = yield* client(freshPeer());
      const post = (authorization: string) =>
        Effect.flatMap(
          send("/mcp", {
            method: "POST",
            headers: {
              authorization,
              "content-type": "application/json",
              "accept": "application/json, text/event-stream",
            },
            body: batch,
          }),
          (response) => Effect.as(Effect.promise(() => response.text()), response.status),
        );
      const made = `Bearer cik_${"0".repeat(48)}`;
      for (let index = 0; index < batchesOfStranger; index++) {
        assert.equal(yield* post(index % 2 === 0 ? "nonsense" : made), 200);
      }
      assert.equal(yield* post("nonsense"), 429);
      assert.equal(yield* post(made), 429);
      assert.equal(yield* post(`Bearer ${key}`), 200);
    }).pipe(Effect.provide(services)),
  );
});
