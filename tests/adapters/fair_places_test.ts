/** Workers that several accounts share, on real workbooks: who sends many keeps nobody else waiting for more than one of them. */
import * as Effect from "effect/Effect";
import * as Fiber from "effect/Fiber";
import * as FiberId from "effect/FiberId";
import assert from "node:assert/strict";
import { FairPlaces } from "../../src/adapters/fair_places.ts";
import * as Xlsx from "../../src/adapters/spreadsheet/xlsx.ts";
import { Spreadsheets } from "../../src/application/documents/spreadsheets.ts";
import { WhoseWork } from "../../src/application/whose_work.ts";
import { shipmentTable } from "../../src/features/cbam/table/columns.ts";
import { sheetLimits as limitsOf } from "../../src/http/wire/table/table_budget.ts";
import { excelWorkbook } from "../support/workbooks.ts";

const sheetLimits = limitsOf(shipmentTable);
const slow = excelWorkbook(`<row>${"<c/>".repeat(1_000_000)}</row>`);
const quick = excelWorkbook("<row><c><v>1</v></c></row>");

/** Reads the file as the work of an account, or of whoever calls from an address. */
const readOf = (whose: { readonly account?: string; readonly address: string }, file: Uint8Array) =>
  Effect.flatMap(
    Spreadsheets,
    ({ read }) => read(file, sheetLimits, whose.account === undefined ? "anyone" : "customer"),
  ).pipe(
    Effect.provideService(WhoseWork, { account: { id: whose.account }, clientAddress: whose.address }),
  );

const settled = Effect.repeat(Effect.yieldNow(), { times: 20 });

Deno.test("an account's workbook waits for one of another's at most, however many that one has sent", async () => {
  const ended: Array<string> = [];
  await Effect.runPromise(
    Effect.gen(function* () {
      const noting = (name: string, file: Uint8Array) =>
        Effect.tap(
          readOf({ account: name, address: "192.0.2.1" }, file),
          () => Effect.sync(() => ended.push(name)),
        );
      const many = yield* Effect.forEach(Array.from({ length: 5 }), () => Effect.fork(noting("many", slow)));
      yield* settled;
      yield* noting("one", quick);
      yield* Fiber.interruptAll(many);
    }).pipe(Effect.provide(Xlsx.layer({ workers: 1, timeLimitSeconds: 60 }))),
  );
  assert.deepEqual(ended, ["many", "one"]);
});

Deno.test("nobody fills more than half of a queue", async () => {
  const half = 5;
  const refused = await Effect.runPromise(
    Effect.gen(function* () {
      const from = (address: string, file: Uint8Array) => readOf({ address }, file);
      const many = yield* Effect.forEach(
        Array.from({ length: half }),
        () => Effect.fork(from("192.0.2.1", slow)),
      );
      yield* settled;
      const refused = yield* Effect.flip(from("192.0.2.1", quick));
      yield* from("192.0.2.2", quick);
      yield* Fiber.interruptAll(many);
      return refused;
    }).pipe(Effect.provide(Xlsx.layer({ workers: 1, timeLimitSeconds: 60 }))),
  );
  assert.equal(refused._tag, "ServiceUnavailable");
});

Deno.test("a place goes to whoever has fewest, and who gave up waiting gets none", async () => {
  const begun: Array<string> = [];
  await Effect.runPromise(Effect.gen(function* () {
    const { inPlace } = new FairPlaces(2);
    const gate = yield* Effect.makeSemaphore(0);
    const work = (name: string, holder: string) =>
      Effect.fork(inPlace(holder, Effect.zipRight(Effect.sync(() => begun.push(name)), gate.take(1))));
    const all = [yield* work("a1", "a"), yield* work("a2", "a"), yield* work("a3", "a")];
    yield* settled;
    const givenUp = yield* work("c1", "c");
    all.push(yield* work("b1", "b"), yield* work("b2", "b"));
    yield* settled;
    yield* Fiber.interrupt(givenUp);
    yield* gate.release(5);
    yield* Effect.forEach(all, Fiber.join);
  }));
  assert.deepEqual(begun.slice(0, 3), ["a1", "a2", "b1"]);
  assert.deepEqual(begun.toSorted(), ["a1", "a2", "a3", "b1", "b2"]);
});

Deno.test("a place that is given to who gives up in the same moment is free again", async () => {
  await Effect.runPromise(Effect.gen(function* () {
    const { inPlace } = new FairPlaces(1);
    const gate = yield* Effect.makeSemaphore(0);
    const waits = yield* Effect.fork(Effect.yieldNow().pipe(Effect.zipRight(inPlace("b", Effect.never))));
    yield* Effect.fork(
      Effect.zipRight(inPlace("a", gate.take(1)), Fiber.interruptAsFork(waits, FiberId.none)),
    );
    yield* settled;
    yield* gate.release(1);
    yield* settled;
    assert.equal(yield* inPlace("c", Effect.succeed("in time")).pipe(Effect.timeout("2 seconds")), "in time");
  }));
});
