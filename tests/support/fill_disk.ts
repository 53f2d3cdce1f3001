/** Stores a small and a large document on a disk that has no room for the large one; says what became of them. */
import * as Console from "effect/Console";
import * as Effect from "effect/Effect";
import { DocumentStore } from "../../src/application/documents/document_ports.ts";
import { contentOf, filesBelow, key, runQuietly } from "./document_stores.ts";

const [disk = ""] = Deno.args;

const program = Effect.gen(function* () {
  const store = yield* DocumentStore;
  const small = key("invoices/small.pdf");
  yield* store.put(small, new Uint8Array(1_000));
  yield* Console.log("small: stored");
  const error = yield* Effect.flip(store.put(small, new Uint8Array(1_000_000)));
  yield* Console.log(`large: ${error._tag}`);
  const content = yield* contentOf(yield* store.open(small));
  yield* Console.log(`small, again: ${content.length} bytes`);
  const leftovers = [...Deno.readDirSync(`${disk}/documents/.incoming`)];
  yield* Console.log(`leftovers: ${leftovers.length}`);
});

await runQuietly(Effect.provide(program, filesBelow(`${disk}/documents`)));
