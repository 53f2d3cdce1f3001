/** Large work on a real server that has only some of the connections: whoever asks for little finds one, whatever large work lasts. */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Effect from "effect/Effect";
import * as Fiber from "effect/Fiber";
import type * as Scope from "effect/Scope";
import assert from "node:assert/strict";
import { inLargeTurn } from "../../../../src/adapters/postgres/engine/large_turns.ts";
import { ImportLedger } from "../../../../src/application/imports/import_ports.ts";
import { WhoseWork } from "../../../../src/application/whose_work.ts";
import { bulkHolder, bulkPath, row } from "../../../support/bulk.ts";
import { importHolder, importsPath, people, recorded, yearEntries } from "../../../support/import_calls.ts";
import { hasPgbouncer, startPgbouncer } from "../../../support/pgbouncer.ts";
import { onServer } from "../../../support/server_tests.ts";
import { untilEqual } from "../../../support/until.ts";
import { whileLocked, withQueues } from "../../../support/locked_tables.ts";
import type { WholeService } from "../../../support/whole_service.ts";

const test = onServer();

/** Connections that large work has together. */
const turns = 3;
/** Pieces of large work that are asked for at once: more than a client has connections. */
const pieces = 12;

/** Runs an effect on the whole service over the database, with the number of those who wait for a turn. */
const withService = <E>(
  url: string,
  effect: (waiting: () => Promise<number | undefined>) => Effect.Effect<
    void,
    E,
    WholeService | SqlClient.SqlClient | Scope.Scope
  >,
): Promise<void> => withQueues(url, (waitingIn) => effect(() => waitingIn("large database work")));

const many = (rows: number) =>
  Array.from({ length: rows }, (_, index) => ({ ...row, client_ref: `${index}` }));

const bulkCalls = (rows: number) =>
  Effect.gen(function* () {
    const { postRows } = yield* bulkHolder;
    // The day's first call makes its partition.
    assert.equal((yield* postRows([row])).status, 200);
    return Array.from({ length: pieces }, () => Effect.map(postRows(many(rows)), ({ status }) => status));
  });

/** Calls that read a batch of many rows. */
const batchReads = Effect.gen(function* () {
  const { get, postRows } = yield* bulkHolder;
  assert.equal((yield* postRows(many(700), { "x-request-id": "read" })).status, 200);
  const path = `${bulkPath}/read?limit=700`;
  return Array.from({ length: pieces }, () => Effect.map(get(path), ({ status }) => status));
});

const [imported] = yearEntries;
const manyEntries = Array.from(
  { length: 150 },
  (_, index) => ({ ...imported, entry: `e${index}`, item: index + 1 }),
);

/** Calls that record many imports, each of an account of its own: those of one importer take turns anyway. */
const importCalls = Effect.forEach(
  Array.from({ length: pieces }),
  () =>
    Effect.gen(function* () {
      const { post } = yield* importHolder();
      const sent = { ...(yield* people({ post })), entries: manyEntries };
      return Effect.map(post(importsPath, sent), ({ status }) => status);
    }),
);

/** Kinds of large work as customers ask for it, and the table that its work stands still with. */
const kinds = [
  { name: "bulk calls of 200 rows", table: "bulk_row", calls: bulkCalls(200) },
  { name: "bulk calls of 1,700 rows", table: "bulk_row", calls: bulkCalls(1_700) },
  { name: "readings of 700 rows", table: "bulk_row", calls: batchReads },
  { name: "calls of 150 imports", table: "import_entry", calls: importCalls },
];

/**
 * Asks for more than has connections while the table is locked, and for something small of another account.
 * @param url of the service
 * @param direct address of the server itself
 */
const othersAreAnswered = (
  { table, calls }: Pick<(typeof kinds)[number], "table" | "calls">,
  url: string,
  direct: string,
): Promise<void> =>
  withService(url, (waiting) =>
    Effect.gen(function* () {
      const work = yield* calls;
      const other = yield* bulkHolder;
      const underWay = yield* whileLocked(
        direct,
        table,
        Effect.gen(function* () {
          const underWay = yield* Effect.forEach(work, (call) => Effect.fork(call));
          yield* Effect.promise(() => untilEqual(waiting, pieces - turns, "who waits for a turn"));
          const { status } = yield* other.get("/api/v1/cbam/calculate?cn=72083900&country=CHN&tonnage=1");
          assert.equal(status, 200);
          return underWay;
        }),
      );
      const statuses = yield* Effect.forEach(underWay, Fiber.join);
      assert.deepEqual(new Set(statuses), new Set([200]));
      assert.equal(yield* Effect.promise(waiting), 0);
    }));

for (const kind of kinds) {
  test(
    `while ${kind.name} stand still in the database, another account's call is answered, and they are done after it`,
    ({ url }) => othersAreAnswered(kind, url, url),
  );
}

if (hasPgbouncer) {
  test("the same through a pooler that has five connections", async (postgres) => {
    const pooler = await startPgbouncer(postgres, ["default_pool_size = 5"]);
    try {
      await othersAreAnswered({ table: "bulk_row", calls: bulkCalls(200) }, pooler.url, postgres.url);
    } finally {
      await pooler.remove();
    }
  });
}

test("large work within a large turn waits for no other turn, and accounts have theirs by turns", async ({ url }) => {
  const order: Array<string> = [];
  await withService(url, (waiting) =>
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient;
      const inTurn = inLargeTurn(sql);
      const gate = yield* Effect.makeSemaphore(0);
      const work = (id: string) =>
        inTurn(Effect.zipRight(
          Effect.sync(() => order.push(id)),
          Effect.zipRight(gate.take(1), inTurn(sql`select 1`)),
        ))
          .pipe(Effect.provideService(WhoseWork, { account: { id }, clientAddress: "" }), Effect.fork);
      const many = yield* Effect.forEach(Array.from({ length: pieces }), () => work("many"));
      yield* Effect.promise(() => untilEqual(waiting, pieces - turns));
      const one = yield* work("one");
      yield* Effect.promise(() => untilEqual(waiting, pieces - turns + 1));
      yield* gate.release(pieces + 1);
      yield* Effect.forEach([...many, one], Fiber.join);
    }));
  assert.equal(order.indexOf("one"), turns);
});

/** Questions about a year that go through all its imports. */
const yearQuestions = [
  "threshold?importer=&year=2026",
  "penalties?importer=&year=2026",
  "declaration?declarant=&year=2026",
  "holding?declarant=&year=2026",
  "accrual?importer=&month=2026-10",
  "accrual?declarant=&month=2026-10",
  "codes?importer=&cn=72083900&country=CHN&date=2026-11-20&net_mass_kg=1000",
];

/** Answers to those questions of an account that has so many imports. */
const yearOf = (imports: number) =>
  Effect.gen(function* () {
    const { get, post } = yield* importHolder();
    const who = yield* people({ post });
    const entries = Array.from(
      { length: imports },
      (_, index) => ({ ...imported, entry: `e${index}`, item: index + 1 }),
    );
    const { body } = yield* post(importsPath, { ...who, entries });
    assert.equal(recorded(body).summary.added, imports);
    return yearQuestions.map((question) => {
      const asked = question.replace("importer=", `importer=${who.importer}`)
        .replace("declarant=", `declarant=${who.declarant}`);
      return Effect.map(get(`${importsPath}/${asked}`), ({ status }) => [question, status]);
    });
  });

test("a year of many imports is read in a large turn, however few rows they are put together to, and one of few is not", async ({ url }) => {
  await withService(url, (waiting) =>
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient;
      const large = yield* yearOf(520);
      const small = yield* yearOf(3);
      const gate = yield* Effect.makeSemaphore(0);
      const held = yield* Effect.forEach(
        Array.from({ length: turns }),
        () => Effect.fork(inLargeTurn(sql)(gate.take(1))),
      );
      const underWay = yield* Effect.forEach(large, (read) => Effect.fork(read));
      yield* Effect.promise(() => untilEqual(waiting, large.length, "who waits for a turn"));
      const answered = yearQuestions.map((question) => [question, 200]);
      assert.deepEqual(yield* Effect.all(small), answered);
      yield* gate.release(turns);
      assert.deepEqual(yield* Effect.forEach([...underWay], Fiber.join), answered);
      yield* Effect.forEach(held, Fiber.join);
    }));
});

test("work that holds a ledger of many imports has a large turn until it is done, and that on one of few none", async ({ url }) => {
  await withService(url, (waiting) =>
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient;
      const { inTurn } = yield* ImportLedger;
      const ledgerOf = (imports: number) =>
        Effect.gen(function* () {
          const { post } = yield* importHolder();
          const who = yield* people({ post });
          const entries = Array.from(
            { length: imports },
            (_, index) => ({ ...imported, entry: `e${index}`, item: index + 1 }),
          );
          assert.equal(recorded((yield* post(importsPath, { ...who, entries })).body).summary.added, imports);
          const [owner] = yield* sql.unsafe<{ readonly id: string }>(
            "select account_id as id from importer where id = $1::uuid",
            [who.importer],
          );
          return { accountId: owner?.id ?? "", importerId: who.importer, year: 2026 };
        });
      const [large, small] = [yield* ledgerOf(520), yield* ledgerOf(3)];
      const gate = yield* Effect.makeSemaphore(0);
      const underWay = yield* Effect.forEach(
        Array.from({ length: pieces }),
        () => Effect.fork(inTurn(large, gate.take(1))),
      );
      yield* Effect.promise(() => untilEqual(waiting, pieces - turns, "who waits for a turn"));
      assert.equal(yield* inTurn(small, Effect.succeed("done")), "done");
      yield* gate.release(pieces);
      yield* Effect.forEach(underWay, Fiber.join);
    }));
});
