/** Stores documents of two megabytes until it is killed; says a line for each. */
import * as Console from "effect/Console";
import * as Effect from "effect/Effect";
import { DocumentStore } from "../../src/application/documents/document_ports.ts";
import { filesBelow, freshKey, runQuietly } from "./document_stores.ts";

const [directory = ""] = Deno.args;

const storeOne = Effect.gen(function* () {
  yield* (yield* DocumentStore).put(freshKey(), new Uint8Array(2_000_000).fill(7));
  yield* Console.log("stored");
});

await runQuietly(Effect.provide(Effect.forever(storeOne), filesBelow(directory)));
