/** Workers that several accounts share, on real workbooks: who sends many keeps nobody else waiting for more than one of them. */
import * as Effect from "effect/Effect";
import * as Fiber from "effect/Fiber";
import * as FiberId from "effect/FiberId";
import assert from "node:assert/strict";
import { FairPlaces } from "../../src/application/turns/fair_places.ts";
import { OpenLane } from "../../src/adapters/lane.ts";
import * as Xlsx from "../../src/adapters/spreadsheet/xlsx.ts";
import { Spreadsheets } from "../../src/application/documents/spreadsheets.ts";
import { type Holder, holderOfWork, strangers, WhoseWork } from "../../src/application/whose_work.ts";
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

const account = (name: string): Holder => ({ party: name, member: name });

const stranger = (network: string): Holder => ({ party: strangers, member: network });

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
    }).pipe(Effect.provide(Xlsx.layer({ workers: 1, timeLimitSeconds: 60, callLimitSeconds: 60 }))),
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
    }).pipe(Effect.provide(Xlsx.layer({ workers: 1, timeLimitSeconds: 60, callLimitSeconds: 60 }))),
  );
  assert.equal(refused._tag, "ServiceUnavailable");
});

Deno.test("a place goes to whoever has fewest, and who gave up waiting gets none", async () => {
  const begun: Array<string> = [];
  await Effect.runPromise(Effect.gen(function* () {
    const { inPlace } = new FairPlaces(2);
    const gate = yield* Effect.makeSemaphore(0);
    const work = (name: string, holder: string) =>
      Effect.fork(
        inPlace(account(holder), Effect.zipRight(Effect.sync(() => begun.push(name)), gate.take(1))),
      );
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

Deno.test("a party that has as many places as it may have leaves the others free, and takes the next one of its own", async () => {
  const begun: Array<string> = [];
  await Effect.runPromise(Effect.gen(function* () {
    const { inPlace } = new FairPlaces(2, 1);
    const gates = new Map<string, Effect.Semaphore>();
    const work = (name: string) =>
      Effect.gen(function* () {
        const gate = yield* Effect.makeSemaphore(0);
        gates.set(name, gate);
        const begin = Effect.sync(() => begun.push(name));
        return yield* Effect.fork(inPlace(account(name.slice(0, 1)), Effect.zipRight(begin, gate.take(1))));
      });
    const end = (name: string) => Effect.zipRight(gates.get(name)?.release(1) ?? Effect.void, settled);
    const all = [yield* work("a1"), yield* work("a2"), yield* work("b1"), yield* work("b2")];
    yield* settled;
    assert.deepEqual(begun, ["a1", "b1"]);
    yield* end("b1");
    assert.deepEqual(begun, ["a1", "b1", "b2"]);
    yield* end("b2");
    assert.deepEqual(begun.length, 3, "a place is free, and not for who has one");
    yield* end("a1");
    assert.deepEqual(begun.at(-1), "a2");
    yield* end("a2");
    yield* Effect.forEach(all, Fiber.join);
  }));
});

Deno.test("of two accounts' workbooks the small one is made while the other account's large ones wait for each other", async () => {
  const done: Array<string> = [];
  await Effect.runPromise(
    Effect.gen(function* () {
      const { write } = yield* Spreadsheets;
      const written = (name: string, rowCount: number) =>
        write({
          title: name,
          createdAt: "2026-11-30T12:00:00.000Z",
          sheets: [{
            name,
            columns: [{ heading: "at", widthCharacters: 9, format: "number" }],
            rows: {
              *[Symbol.iterator]() {
                for (let at = 0; at < rowCount; at++) yield [at];
              },
            },
            endsWithSums: false,
          }],
        }, "customer").pipe(
          Effect.zipRight(Effect.sync(() => done.push(name))),
          Effect.provideService(WhoseWork, { account: { id: name }, clientAddress: "192.0.2.1" }),
        );
      const large = yield* Effect.forEach(
        Array.from({ length: 6 }),
        () => Effect.fork(written("large", 200_000)),
      );
      yield* settled;
      yield* written("small", 20);
      yield* Fiber.interruptAll(large);
    }).pipe(Effect.provide(Xlsx.layer({ workers: 2, timeLimitSeconds: 300, callLimitSeconds: 300 }))),
  );
  assert.equal(done[0], "small");
});

Deno.test("of places that are taken together some are enough to begin, and all are given back", async () => {
  await Effect.runPromise(Effect.gen(function* () {
    const places = new FairPlaces(4);
    yield* places.take(account("a"), 3);
    yield* places.take(account("a"), 3);
    const begun: Array<string> = [];
    const taking = (holder: string, size: number) =>
      Effect.fork(Effect.map(places.take(account(holder), size), () => begun.push(holder)));
    const waiting = [
      yield* taking("b", 2),
      yield* taking("c", 2),
      yield* taking("d", 9),
      yield* taking("e", 1),
    ];
    yield* settled;
    places.leave(account("a"), 3);
    yield* settled;
    assert.deepEqual(begun, ["b"]);
    places.leave(account("a"), 3);
    yield* settled;
    assert.deepEqual(begun, ["b", "c"]);
    places.leave(account("b"), 2);
    yield* settled;
    assert.deepEqual(begun, ["b", "c", "d"]);
    places.leave(account("d"), 9);
    for (const each of waiting) yield* Fiber.join(each);
    assert.equal(places.waiting, 0);
  }));
});

Deno.test("a place that is given to who gives up in the same moment is free again", async () => {
  await Effect.runPromise(Effect.gen(function* () {
    const { inPlace } = new FairPlaces(1);
    const gate = yield* Effect.makeSemaphore(0);
    const waits = yield* Effect.fork(
      Effect.yieldNow().pipe(Effect.zipRight(inPlace(account("b"), Effect.never))),
    );
    yield* Effect.fork(
      Effect.zipRight(inPlace(account("a"), gate.take(1)), Fiber.interruptAsFork(waits, FiberId.none)),
    );
    yield* settled;
    yield* gate.release(1);
    yield* settled;
    const last = inPlace(account("c"), Effect.succeed("in time"));
    assert.equal(yield* last.pipe(Effect.timeout("2 seconds")), "in time");
  }));
});

Deno.test("an account waits for one stranger's work at most, from however many networks strangers come; networks have theirs by turns", async () => {
  const begun: Array<string> = [];
  await Effect.runPromise(Effect.gen(function* () {
    const { inPlace } = new FairPlaces(1);
    const gate = yield* Effect.makeSemaphore(0);
    const work = (name: string, holder: Holder) =>
      Effect.fork(inPlace(holder, Effect.zipRight(Effect.sync(() => begun.push(name)), gate.take(1))));
    const of = (name: string) => work(name, account(name));
    const from = (name: string) => work(name, stranger(name.slice(0, 2)));
    const all = [yield* from("s1a")];
    yield* settled;
    for (const name of ["s1b", "s1c", "s2", "s3"]) all.push(yield* from(name));
    all.push(yield* of("one"));
    yield* settled;
    yield* gate.release(1);
    yield* settled;
    assert.deepEqual(
      begun,
      ["s1a", "one"],
      "whoever has a key comes before strangers that were never served",
    );
    all.push(yield* from("s4"), yield* from("s5"));
    yield* settled;
    yield* gate.release(1);
    yield* settled;
    assert.equal(begun.length, 3);
    all.push(yield* of("one"));
    yield* settled;
    yield* gate.release(1);
    yield* settled;
    assert.deepEqual(begun, ["s1a", "one", "s2", "one"], "one call at a time, beside ever new networks");
    yield* gate.release(6);
    yield* Effect.forEach(all, Fiber.join);
  }));
  assert.deepEqual(begun.slice(4), ["s3", "s4", "s5", "s1b", "s1c"]);
});

Deno.test("half of a queue for keys is free of strangers, and a network has half of theirs", () => {
  const open = new OpenLane({ queue: "documents", places: 1, waitingLimit: 8 });
  const many = (holders: ReadonlyArray<Holder>, lane = open): number =>
    holders.filter((holder) => {
      if (lane.isFullFor(holder)) return false;
      lane.count(holder, 1);
      return true;
    }).length;
  assert.equal(many(Array.from({ length: 9 }, () => stranger("192.0.2.1"))), 3);
  assert.equal(many(Array.from({ length: 9 }, (_, at) => stranger(`198.51.100.${at}`))), 2);
  assert.equal(many(Array.from({ length: 9 }, () => account("one"))), 4);
  const own = new OpenLane({ queue: "strangers", places: 1, waitingLimit: 8, isOfStrangers: true });
  assert.equal(many(Array.from({ length: 10 }, (_, at) => stranger(`198.51.100.${at}`)), own), 9);
});

Deno.test("strangers are told apart by their networks, and the service's own work is nobody's", async () => {
  const holderOf = (id: string | undefined, clientAddress: string) =>
    Effect.runPromise(Effect.provideService(holderOfWork, WhoseWork, { account: { id }, clientAddress }));
  assert.deepEqual(await holderOf("one", "192.0.2.1"), account("one"));
  assert.deepEqual(
    await holderOf(undefined, "2001:db8:77:1::1"),
    await holderOf(undefined, "2001:db8:77:1::2"),
  );
  assert.equal((await holderOf(undefined, "192.0.2.1")).party, strangers);
  assert.deepEqual(await Effect.runPromise(holderOfWork), account(""));
});
