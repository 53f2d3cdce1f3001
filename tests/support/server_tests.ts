/** Tests on one real PostgreSQL server a file, each with an empty database of its own. */
import type { SqlError } from "@effect/sql/SqlError";
import * as Cause from "effect/Cause";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import * as Logger from "effect/Logger";
import * as Option from "effect/Option";
import * as Redacted from "effect/Redacted";
import pg from "pg";
import { server, type Sql } from "../../src/adapters/postgres/engine/client.ts";
import { type PostgresOptions, type PostgresServer, startPostgres } from "./postgres.ts";
import { hasPostgres } from "./postgres_programs.ts";

/** Registers a test that is given the file's server under the address of an empty database. */
export type OnServer = (name: string, fn: (postgres: PostgresServer) => Promise<void>) => void;

/** Runs statements on a connection of their own, one after the other, and hands over the last one's rows. */
export const psql = async (
  url: string,
  ...statements: ReadonlyArray<string>
): Promise<ReadonlyArray<Record<string, unknown>>> => {
  const client = new pg.Client(url);
  await client.connect();
  let rows: ReadonlyArray<Record<string, unknown>> = [];
  for (const statement of statements) rows = (await client.query(statement)).rows;
  await client.end();
  return rows;
};

/** The name of a database in its address. */
const nameIn = /[^/]+$/;

/**
 * The same server under the address of a database of its own. Its files are copied: written page by page through the log, as
 * it is the server's default, they take twice the CPU.
 * @param from database that it is a copy of, which nobody is connected to; undefined: an empty one
 */
export const withOwnDatabase = async (
  postgres: PostgresServer,
  from?: PostgresServer,
): Promise<PostgresServer> => {
  const database = `test_${crypto.randomUUID().replaceAll("-", "")}`;
  const [template = "template1"] = nameIn.exec(from?.url ?? "") ?? [];
  await psql(postgres.url, `create database ${database} template ${template} strategy file_copy`);
  return { ...postgres, url: postgres.url.replace(nameIn, database) };
};

/** Starts the file's server with its first test, and removes it after the last one. */
export const onServer = (options?: PostgresOptions): OnServer => {
  let started: Promise<PostgresServer> | undefined;
  Deno.test.afterAll(async () => await (await started)?.remove());
  return (name, fn) =>
    Deno.test({
      name: hasPostgres ? name : `${name} (ignored: no PostgreSQL)`,
      ignore: !hasPostgres,
      fn: async () => {
        await fn(await withOwnDatabase(await (started ??= startPostgres(options))));
      },
    });
};

/** Runs an effect on a database, without a line on the console. */
export const runOn = <A, E>(
  { url }: { readonly url: string },
  effect: Effect.Effect<A, E, Sql>,
): Promise<Exit.Exit<A, E | SqlError>> =>
  Effect.runPromiseExit(
    effect.pipe(
      Effect.provide(server(Redacted.make(url))),
      Effect.provide(Logger.remove(Logger.defaultLogger)),
    ),
  );

export const failureOf = <A, E>(exit: Exit.Exit<A, E>): E | undefined =>
  Option.getOrUndefined(Option.flatMap(Exit.causeOption(exit), Cause.failureOption));
