/** The service is killed at random moments under mixed writes, started again, and asked for all that it acknowledged. */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Effect from "effect/Effect";
import { embedded } from "../../../src/adapters/postgres/engine/client.ts";
import { keyIn } from "../../support/customer.ts";
import { type PostgresServer, startPostgres } from "../../support/postgres.ts";
import { admin, freePort, type Killable, production, startKillable, until } from "../../support/process.ts";
import { psql } from "../../support/server_tests.ts";
import { missing, type Query, stateOf } from "./checks.ts";
import { type Ledger, newLedger, settle, startWriters } from "./writers.ts";

export type Database = "embedded" | "PostgreSQL";

/** What came of it. */
export interface Outcome {
  readonly kills: number;
  readonly acknowledged: number;
  /** Sentences; none when all is well. */
  readonly missing: ReadonlyArray<string>;
  readonly doubled: ReadonlyArray<string>;
  readonly wrong: ReadonlyArray<string>;
  readonly orphans: number;
}

interface Target {
  readonly origin: string;
  readonly directory: string;
  readonly env: Readonly<Record<string, string>>;
  readonly start: () => Promise<Killable>;
  readonly query: Query;
  readonly remove: () => Promise<void>;
}

const longestMs = 3_000;
const permissions = "cbam:bulk,reports:write,invoices:write";

const queryEmbedded = (directory: string): Query => (statement) =>
  Effect.runPromise(
    Effect.flatMap(SqlClient.SqlClient, (sql) => sql.unsafe<Record<string, unknown>>(statement)).pipe(
      Effect.provide(embedded(directory)),
    ),
  );

const makeTarget = async (database: Database): Promise<Target> => {
  const directory = await Deno.makeTempDir();
  const port = freePort();
  const postgres: PostgresServer | undefined = database === "embedded" ? undefined : await startPostgres();
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    ...(postgres === undefined ? {} : { ...production, DATABASE_URL: postgres.url }),
    HOST: "127.0.0.1",
    PORT: String(port),
    PUBLIC_BASE_URL: origin,
    DATA_DIR: directory,
    PDF_WORKERS: "2",
  };
  return {
    origin,
    directory,
    env,
    start: async () => {
      const service = await startKillable(env, postgres === undefined ? "dev" : "start");
      const isReady = () =>
        fetch(`${origin}/readyz`).then(async (answer) => (await answer.bytes(), answer.ok));
      await until(isReady);
      return service;
    },
    query: postgres === undefined ? queryEmbedded(directory) : (statement) => psql(postgres.url, statement),
    remove: async () => {
      await postgres?.remove();
      await Deno.remove(directory, { recursive: true });
    },
  };
};

/** Invoices are limited to 60 an hour and key: several keys share them. */
const makeKeys = async (
  env: Readonly<Record<string, string>>,
  count: number,
): Promise<ReadonlyArray<string>> => {
  const operate = (...words: ReadonlyArray<string>) => admin({ ...env }, ...words);
  await operate("tier", "set", "enterprise", "--api-rate-per-hour", "10000");
  await operate("account", "create", "--email", "a@example.com", "--tier", "enterprise");
  const keys: Array<string> = [];
  while (keys.length < count) {
    const made = await operate("key", "create", "--account", "a@example.com", "--permissions", permissions);
    keys.push(keyIn(made.out));
  }
  return keys;
};

const killOnce = async (
  { origin, start }: Target,
  service: Killable,
  keys: ReadonlyArray<string>,
  ledger: Ledger,
) => {
  const acknowledgedBefore = ledger.acknowledged.length;
  const stopWriting = startWriters(origin, keys, ledger);
  await new Promise((resolve) => setTimeout(resolve, Math.random() * longestMs));
  await service.kill();
  await stopWriting();
  const again = await start();
  await settle(origin, ledger);
  const lacks = await missing(origin, ledger.acknowledged.slice(acknowledgedBefore), ledger);
  return { again, lacks };
};

/** @param kills how often */
export const killUnderWrites = async (database: Database, kills: number): Promise<Outcome> => {
  const target = await makeTarget(database);
  const ledger = newLedger();
  let service = await target.start();
  const keys = await makeKeys(target.env, kills + 2);
  const lacks: Array<string> = [];
  for (let kill = 0; kill < kills; kill++) {
    const outcome = await killOnce(target, service, keys, ledger);
    service = outcome.again;
    lacks.push(...outcome.lacks);
  }
  await service.kill();
  const { doubled, orphans } = await stateOf(target.query, `${target.directory}/documents/invoices`, ledger);
  await target.remove();
  const { acknowledged, wrong } = ledger;
  return { kills, acknowledged: acknowledged.length, missing: lacks, doubled, wrong, orphans };
};
