/** The embedded database on its own thread: what is in flight, what breaks it, and how it comes back. */
import * as SqlClient from "@effect/sql/SqlClient";
import type { SqlError } from "@effect/sql/SqlError";
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import * as Logger from "effect/Logger";
import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import pg from "pg";
import { embedded, type Sql } from "../../../../../src/adapters/postgres/engine/client.ts";
import { lockDirectory } from "../../../../../src/adapters/postgres/engine/embedded/directory_lock.ts";
import {
  type EmbeddedThread,
  embeddedThread,
} from "../../../../../src/adapters/postgres/engine/embedded/embedded_thread.ts";
import * as Health from "../../../../../src/adapters/postgres/engine/health.ts";
import { orUnavailable } from "../../../../../src/adapters/postgres/engine/unavailable.ts";
import { DatabaseHealth } from "../../../../../src/application/ports.ts";
import { reference } from "../../../../support/law.ts";
import { until } from "../../../../support/process.ts";

const withDirectory = async (fn: (directory: string) => Promise<void>): Promise<void> => {
  const directory = await Deno.makeTempDir();
  await fn(directory);
  await Deno.remove(directory, { recursive: true });
};

const runIn = <A, E>(directory: string, effect: Effect.Effect<A, E, Sql>, said: Array<string> = []) =>
  Effect.runPromise(
    Effect.provide(effect, embedded(directory)).pipe(
      Effect.provide(Logger.replace(
        Logger.defaultLogger,
        Logger.make(({ message }) => {
          said.push(String(message));
        }),
      )),
    ),
  );

const ask = (text: string): Effect.Effect<ReadonlyArray<object>, SqlError, SqlClient.SqlClient> =>
  Effect.flatMap(SqlClient.SqlClient, (sql) => sql.unsafe<object>(text));

const withThread = (
  fn: (thread: EmbeddedThread, said: ReadonlyArray<string>) => Promise<void>,
): Promise<void> =>
  withDirectory(async (directory) => {
    const said: Array<string> = [];
    const say = (sentence: string) => said.push(sentence);
    const thread = embeddedThread({ directory, anew: "migrated", holder: "service" }, {
      warn: say,
      error: say,
    });
    await thread.opened;
    await fn(thread, said);
    await thread.close();
  });

const clientOf = async (thread: EmbeddedThread): Promise<pg.Client> => {
  const client = new pg.Client({ user: "postgres", password: "", stream: thread.line });
  client.on("error", () => {});
  return await client.connect();
};

Deno.test("statements that are asked at once have each its own rows, and the wrong one its own error", () =>
  withDirectory(async (directory) => {
    const numbers = Array.from({ length: 60 }, (_, index) => index);
    const divide = (by: number) =>
      Effect.either(
        Effect.flatMap(
          SqlClient.SqlClient,
          (sql) => sql<{ readonly n: number }>`select 840 / ${by}::int as n`,
        ),
      );
    const answers = await runIn(directory, Effect.forEach(numbers, divide, { concurrency: "unbounded" }));
    const [wrong, ...right] = answers;
    assert.ok(wrong !== undefined && Either.isLeft(wrong));
    assert.equal(Object(wrong.left.cause).code, "22012");
    assert.deepEqual(
      right.map((each) => Either.isRight(each) ? each.right : each.left),
      numbers.slice(1).map((by) => [{ n: Math.floor(840 / by) }]),
    );
  }));

Deno.test("statements and answers of megabytes come whole", () =>
  withDirectory(async (directory) => {
    const text = Array.from({ length: 400_000 }, (_, index) => `${index} ü`).join();
    const echo = Effect.flatMap(SqlClient.SqlClient, (sql) => sql`select ${text}::text as text`);
    assert.deepEqual(await runIn(directory, echo), [{ text }]);
  }));

Deno.test("while a statement runs, the service's own thread goes on", () =>
  withThread(async (thread) => {
    const client = await clientOf(thread);
    const slow = client.query("select count(*) from generate_series(1, 2000000)").then(() => "statement");
    const timer = new Promise((resolve) => setTimeout(resolve, 0)).then(() => "timer");
    assert.equal(await Promise.race([slow, timer]), "timer");
    await slow;
    await client.end();
  }));

Deno.test("a connection that goes away in a transaction leaves nothing to the next one", () =>
  withThread(async (thread) => {
    const one = await clientOf(thread);
    await one.query("create table kept (n int)");
    await one.query("begin");
    await one.query({ name: "same", text: "insert into kept values ($1)", values: [1] });
    await one.end();
    const other = await clientOf(thread);
    const { rows } = await other.query({
      name: "same",
      text: "select n from kept where n = $1",
      values: [1],
    });
    assert.deepEqual([rows, other.getTransactionStatus()], [[], "I"]);
    await other.end();
  }));

Deno.test("a database that breaks fails its statements, is told and not ready, and is opened anew with all that was acknowledged", () =>
  withDirectory(async (directory) => {
    const log = `${directory}/database/pg_wal`;
    const said: Array<string> = [];
    const write = ask("insert into written select generate_series(1, 100)");
    const run = Effect.gen(function* () {
      yield* ask("create table written (n int)");
      yield* write;
      yield* ask("select pg_switch_wal()");
      yield* Effect.promise(() => Deno.rename(log, `${directory}/away`));
      // The first finds no log to go on in, the second a directory that can't be opened.
      const broken = [yield* Effect.flip(orUnavailable(write)), yield* Effect.flip(orUnavailable(write))];
      const { isReady } = yield* DatabaseHealth;
      assert.equal(yield* isReady, false);
      yield* Effect.promise(() => Deno.rename(`${directory}/away`, log));
      yield* Effect.promise(() => until(() => Effect.runPromise(isReady)));
      return { broken, rows: yield* ask("select count(*)::int as n from written") };
    });
    const { broken, rows } = await runIn(
      directory,
      Effect.provide(run, Health.layer(reference.prices)),
      said,
    );
    assert.deepEqual(broken.map(({ _tag }) => _tag), ["ServiceUnavailable", "ServiceUnavailable"]);
    assert.deepEqual(rows, [{ n: 100 }]);
    assert.match(
      said.join("\n"),
      /The embedded database ended and is opened anew: could not create file "pg_wal/,
    );
  }));

Deno.test("an error that no one caught on the database's thread is told, and its connection ends", () =>
  withThread(async (thread, said) => {
    const client = await clientOf(thread);
    const ended = new Promise((resolve) => client.once("end", resolve));
    const line = thread.line().connect();
    await new Promise((resolve) => line.once("connect", resolve).on("error", () => {}));
    // A log-in where a statement should be.
    const greeting = Buffer.from([0, 0, 0, 8, 0, 3, 0, 0]);
    line.write(greeting);
    line.write(greeting);
    await ended;
    assert.match(said.join(), /The embedded database ended and is opened anew: .*startup packet/);
    await assert.rejects(client.query("select 1"));
    const next = await clientOf(thread);
    assert.deepEqual((await next.query("select 1 as n")).rows, [{ n: 1 }]);
    await next.end();
  }));

Deno.test("a directory that can't be opened refuses the start with a sentence, and is left free", () =>
  withDirectory(async (directory) => {
    await runIn(directory, ask("select 1"));
    await Deno.remove(`${directory}/database/global/pg_control`);
    const refused = await runIn(directory, Effect.void).then(() => "", String);
    assert.match(refused, /The embedded database in .* can't be opened: /);
    (await lockDirectory(directory, { holder: "service", onWait: assert.fail })).close();
    await Deno.writeTextFile(`${directory}/file`, "");
    const file = await runIn(`${directory}/file`, Effect.void).then(() => "", String);
    assert.match(file, /DATA_DIR .*\/file can't be used: /);
  }));

Deno.test("a database that was closed needs no recovery", () =>
  withDirectory(async (directory) => {
    await runIn(directory, ask("create table made ()"));
    const control = await Deno.readFile(`${directory}/database/global/pg_control`);
    const shutDown = 1;
    assert.equal(new DataView(control.buffer).getUint32(16, true), shutDown);
  }));

/** Holds the directory as an operator's command in another process would. */
const asCommand = async (directory: string): Promise<Deno.FsFile> => {
  const file = await Deno.open(`${directory}/lock`, { create: true, write: true });
  assert.ok(await file.tryLock(true));
  await file.write(new TextEncoder().encode("command"));
  return file;
};

Deno.test("a database whose directory an operator's command uses is opened when that has ended, and the log says so", () =>
  withDirectory(async (directory) => {
    const command = await asCommand(directory);
    const warned = Promise.withResolvers<string>();
    const thread = embeddedThread({ directory, anew: "migrated", holder: "service" }, {
      warn: warned.resolve,
      error: assert.fail,
    });
    assert.match(await warned.promise, /^An operator's command is using .*: the embedded database is opened/);
    command.close();
    await thread.opened;
    const client = await clientOf(thread);
    assert.deepEqual((await client.query("select 1 as n")).rows, [{ n: 1 }]);
    await client.end();
    await thread.close();
  }));

Deno.test("a stop while an operator's command is waited for is at once", () =>
  withDirectory(async (directory) => {
    const command = await asCommand(directory);
    const warned = Promise.withResolvers<string>();
    const thread = embeddedThread({ directory, anew: "migrated", holder: "service" }, {
      warn: warned.resolve,
      error: assert.fail,
    });
    await warned.promise;
    await thread.close();
    command.close();
  }));
