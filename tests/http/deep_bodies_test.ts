/** Bodies that are nested as deep as their size lets them, sent with a key to every operation that reads one: none is a failure of ours. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { permissions } from "../../src/contract/access.ts";
import { onOneDatabase } from "../support/databases.ts";
import { keyedOperations } from "../support/keyed_operations.ts";
import { client, freshPeer, holder, services } from "../support/whole_service.ts";

/** Members that bodies have their many rows or their kind by. */
const members = ["shipments", "entries", "rows", "goods", "good", "values", "a"];

const nested = (name: string, depth: number): string =>
  `{"${name}":${'{"a":'.repeat(depth)}null${"}".repeat(depth)}}`;

/** Small bodies have 64 kB; of large ones 100,000 objects are read. */
const bodies = [...members.map((name) => nested(name, 9_000)), nested("good", 90_000)];

const posts = keyedOperations.filter(({ method }) => method === "POST");

onOneDatabase((test) => {
  test(
    "a body of thousands of levels is no failure of ours in any operation",
    Effect.gen(function* () {
      const { key } = yield* holder("enterprise", [...permissions]);
      const send = yield* client(freshPeer());
      assert.ok(posts.length > 20, `${posts.length}`);
      for (const { path } of posts) {
        for (const body of bodies) {
          const response = yield* send(path, {
            method: "POST",
            headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
            body,
          });
          const text = yield* Effect.promise(() => response.text());
          assert.ok(response.status < 500, `${path}: ${response.status} ${text.slice(0, 200)}`);
        }
      }
    }).pipe(Effect.provide(services)),
  );
});
