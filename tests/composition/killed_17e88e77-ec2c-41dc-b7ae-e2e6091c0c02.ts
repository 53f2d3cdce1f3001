import * as Effect from "effect/Effect";
import * as SqlClient from "@effect/sql/SqlClient";
import { embedded } from "file:///work/wt-law/src/adapters/postgres/engine/client.ts";
const out = (n) => Deno.stdout.writeSync(new TextEncoder().encode(n + "\n"));
await Effect.runPromise(
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient;
    yield* sql`create table if not exists written (n serial primary key)`;
    while (true) {
      const [row] = yield* sql`insert into written default values returning n`;
      out(row.n);
    }
  }).pipe(Effect.provide(embedded(Deno.args[0]))),
);
