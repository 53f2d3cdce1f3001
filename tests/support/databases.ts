/** Both databases for one suite: the embedded one, and a real server where it can be started. */
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import * as Layer from "effect/Layer";
import * as Logger from "effect/Logger";
import * as Redacted from "effect/Redacted";
import * as Scope from "effect/Scope";
import * as TestClock from "effect/TestClock";
import * as TestContext from "effect/TestContext";
import { embedded, server, type Sql } from "../../src/adapters/postgres/engine/client.ts";
import { prepare } from "../../src/adapters/postgres/engine/health.ts";
import { reference } from "./law.ts";
import { withLeaps } from "./leap.ts";
import { type PostgresServer, startPostgres } from "./postgres.ts";
import { withOwnDatabase } from "./server_tests.ts";
import { withUnpackedCluster } from "./unpacked_cluster.ts";
import { hasPostgres } from "./postgres_programs.ts";

/** A suite's database. */
interface Opened {
  readonly sql: Context.Context<Sql>;
  readonly close: () => Promise<void>;
}

const build = async <E>(layer: Layer.Layer<Sql, E>, remove: () => Promise<void>): Promise<Opened> => {
  const scope = await Effect.runPromise(Scope.make());
  const sql = await Effect.runPromise(Layer.buildWithScope(layer, scope));
  await Effect.runPromise(Effect.provide(prepare(reference.prices), sql));
  return {
    sql,
    close: async () => {
      await Effect.runPromise(Scope.close(scope, Exit.void));
      await remove();
    },
  };
};

const openEmbedded = async (): Promise<Opened> => {
  const directory = await Deno.makeTempDir();
  await withUnpackedCluster(directory);
  return build(embedded(directory), () => Deno.remove(directory, { recursive: true }));
};

/** One server for all suites of a worker, with a database of its own for each. */
let started: Promise<PostgresServer> | undefined;
// The hook that is declared first runs last: every suite has closed its database by then.
Deno.test.afterAll(async () => await (await started)?.remove());

/** Time of a statement, for machines that have much else to do: that statements are ended has tests of its own. */
const patientSeconds = 20;

const openUnder = ({ url }: PostgresServer): Promise<Opened> =>
  build(server(Redacted.make(url), patientSeconds), () => Promise.resolve());

/** Database of that server which has the migrations and the prices: the suites' are copies of it. */
let migrated: Promise<PostgresServer> | undefined;
const migrate = async (postgres: PostgresServer): Promise<PostgresServer> => {
  const database = await withOwnDatabase(postgres);
  await (await openUnder(database)).close();
  return database;
};

const openServer = async (): Promise<Opened> => {
  const postgres = await (started ??= startPostgres());
  return openUnder(await withOwnDatabase(postgres, await (migrated ??= migrate(postgres))));
};

/** What is open in this worker, by the database's name. */
const atWork = new Map<string, Opened>();
Deno.test.afterAll(async () => {
  await Promise.all([...atWork.values()].map(({ close }) => close()));
});

/**
 * Closes the database of the previous suite after this suite's has opened: the engine keeps what it compiled only as long as
 * one is open.
 */
const turnTo = async (name: string, open: () => Promise<Opened>): Promise<Opened> => {
  const opened = await open();
  const previous = atWork.get(name);
  atWork.set(name, opened);
  await previous?.close();
  return opened;
};

/** When each test begins: set before its services are built, which repeat things as time goes on. */
export const testsBegin = Date.parse("2026-11-20T12:00:00Z");

/** Registers a test whose effect is given these services. */
export type TestOn<R = Sql> = <E>(name: string, effect: Effect.Effect<void, E, R | Scope.Scope>) => void;

/** A database that a suite runs on. */
interface TestDatabase {
  readonly name: string;
  readonly ignore: boolean;
  readonly open: () => Promise<Opened>;
}

const embeddedDatabase: TestDatabase = { name: "embedded", ignore: false, open: openEmbedded };

const serverDatabase: TestDatabase = {
  name: hasPostgres ? "PostgreSQL" : "PostgreSQL (ignored: not installed)",
  ignore: !hasPostgres,
  open: openServer,
};

const register = ({ name, ignore, open }: TestDatabase, suite: (test: TestOn) => void): void => {
  let opened: Opened | undefined;
  suite((title, effect) =>
    Deno.test({
      name: `${title} [${name}]`,
      ignore,
      fn: async () => {
        if (opened === undefined || atWork.get(name) !== opened) opened = await turnTo(name, open);
        const { sql } = opened;
        await Effect.runPromise(
          withLeaps(Effect.zipRight(TestClock.setTime(testsBegin), Effect.scoped(effect))).pipe(
            Effect.provide(sql),
            Effect.provide(Logger.remove(Logger.defaultLogger)),
            Effect.provide(TestContext.TestContext),
          ),
        );
      },
    })
  );
};

/**
 * Registers the suite's tests for each database: statements, transactions, faults and what is done at once. A server that
 * isn't installed is named as ignored.
 */
export const onEachDatabase = (suite: (test: TestOn, name: string) => void): void => {
  for (const database of [embeddedDatabase, serverDatabase]) {
    register(database, (test) => suite(test, database.name));
  }
};

/**
 * Registers the suite's tests for the database of a company where it is installed, else for the embedded one: what a
 * call answers is made above the statements, which are tested on each. docs/decisions/0089-tests-made-once.md
 */
export const onOneDatabase = (suite: (test: TestOn) => void): void =>
  register(hasPostgres ? serverDatabase : embeddedDatabase, suite);
