/** Ledgers that leave as workbooks: an account's entries are read one export after the other, those of another account beside them. */
import * as Effect from "effect/Effect";
import * as Fiber from "effect/Fiber";
import * as Layer from "effect/Layer";
import assert from "node:assert/strict";
import { Spreadsheets } from "../../../../src/application/documents/spreadsheets.ts";
import { WhoseWork } from "../../../../src/application/whose_work.ts";
import { csv, xlsx } from "../../../../src/contract/values/media_types.ts";
import { exportTable } from "../../../../src/features/imports/table/export_table.ts";

const ledger = { eori: "DE123456789012345", createdAt: "2026-11-20T12:00:00Z", decimal: undefined };

const settled = Effect.repeat(Effect.yieldNow(), { times: 50 });

/** Exports that count whose entries are held, with workbooks that are written once the gate is open. */
const exportsBehind = (gate: Effect.Effect<unknown>) => {
  const held: Array<string> = [];
  const unasked = () => Effect.dieMessage("Nothing is read.");
  const layer = Layer.succeed(Spreadsheets, {
    read: unasked,
    readTemplate: unasked,
    inspect: unasked,
    write: () => Effect.as(gate, new Uint8Array(1)),
  });
  const exported = (account: string, form: string) =>
    exportTable(
      ledger,
      Effect.sync(() => {
        held.push(account);
        return [];
      }),
      form,
    ).pipe(
      Effect.provideService(WhoseWork, { account: { id: account }, clientAddress: "192.0.2.1" }),
      Effect.provide(layer),
    );
  return { held, exported };
};

Deno.test("of eight exports of one account one has read its entries, and another account's has too", async () => {
  await Effect.runPromise(Effect.gen(function* () {
    const gate = yield* Effect.makeSemaphore(0);
    const { held, exported } = exportsBehind(gate.take(1));
    const eight = yield* Effect.fork(
      Effect.all(Array.from({ length: 8 }, () => exported("one", xlsx)), { concurrency: "unbounded" }),
    );
    yield* settled;
    assert.deepEqual(held, ["one"]);
    const other = yield* Effect.fork(exported("other", xlsx));
    yield* settled;
    assert.deepEqual(held, ["one", "other"]);
    yield* exported("one", csv);
    assert.equal(held.length, 3);
    yield* gate.release(9);
    assert.equal((yield* Fiber.join(eight)).length, 8);
    yield* Fiber.join(other);
    assert.equal(held.filter((account) => account === "one").length, 9);
  }));
});
