/** Rows that aren't what they are taken for fail at once, with the column's name. */
import * as Cause from "effect/Cause";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import * as Option from "effect/Option";
import * as Schema from "effect/Schema";
import assert from "node:assert/strict";
import { firstRowOf, ownJson, rowsOf } from "../../../../src/adapters/postgres/engine/rows.ts";

const Row = Schema.Struct({
  id: Schema.String,
  n: Schema.Number,
  kept: ownJson(Schema.Struct({ a: Schema.Number })),
});
const row = { id: "1", n: 2, kept: { a: 1, b: 2 } };

Deno.test("rows that fit are handed over, JSON of ours as it is", () => {
  assert.deepEqual(Effect.runSync(rowsOf(Row)(Effect.succeed([row, row]))), [row, row]);
  assert.deepEqual(Effect.runSync(firstRowOf(Row)(Effect.succeed([row]))), Option.some(row));
  assert.deepEqual(Effect.runSync(firstRowOf(Row)(Effect.succeed([]))), Option.none());
});

Deno.test("a column of another type is a mistake of ours that names the column", () => {
  for (const wrong of [{ ...row, n: "2" }, { id: "1", kept: row.kept }, { ...row, kept: "{}" }]) {
    const exit = Effect.runSyncExit(rowsOf(Row)(Effect.succeed([row, wrong])));
    assert.ok(Exit.isFailure(exit) && Cause.isDie(exit.cause));
    assert.match(Cause.pretty(exit.cause), /\["(n|kept)"\]/);
  }
});
