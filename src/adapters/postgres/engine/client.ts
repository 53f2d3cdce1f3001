/**
 * The two databases behind the same client: a PostgreSQL server by its address, or the embedded one in a data
 * directory. A lost connection never ends the process: its statements fail, and the pool connects again.
 */
import * as PgClient from "@effect/sql-pg/PgClient";
import * as SqlClient from "@effect/sql/SqlClient";
import type { SqlError } from "@effect/sql/SqlError";
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Redacted from "effect/Redacted";
import * as Runtime from "effect/Runtime";
import type * as Scope from "effect/Scope";
import pg from "pg";
import { Metrics } from "../../../application/metrics.ts";
import { StartFailed } from "../../../application/start_failed.ts";
import { tuneConnection } from "./connection.ts";
import { type EmbeddedThread, embeddedThread } from "./embedded/embedded_thread.ts";
import { leaveToTheirEnd } from "./statements/given_up.ts";
import { addressesOf } from "./hosts.ts";
import { noteConnections } from "./large_turns.ts";
import { type PoolOptions, serverPool } from "./server_pool.ts";
import { reasonOf } from "./statements/statement_errors.ts";
import type { DatabaseToOpen } from "./embedded/start_embedded_worker.ts";
import { statementNames } from "./statements/statement_names.ts";
import { hourMs } from "../../../kernel/time/durations.ts";

/** Database client that the adapters of this folder need. */
export type Sql = PgClient.PgClient | SqlClient.SqlClient;

const maxConnections = 10;

/** Time limit of operators' statements: a migration may rewrite a large table. */
const patienceMs = 6 * hourMs;

/** The embedded database has one connection, which lasts. Nobody asks for a password. */
const oneOwner = { max: 1, idleTimeoutMillis: 0, user: "postgres", database: "postgres", password: "" };

/** Pool with its figures for the operator. */
const watched = (pool: pg.Pool): Effect.Effect<pg.Pool> =>
  Effect.map(Metrics, ({ watch }) => {
    watch("databaseConnections", () => [
      { values: ["busy"], value: pool.totalCount - pool.idleCount },
      { values: ["idle"], value: pool.idleCount },
    ]);
    watch("queue", () => [{ values: ["database"], value: pool.waitingCount }]);
    return pool;
  });

/** Ends with the scope; an idle connection that breaks is dropped, the next statement opens another. */
const pooled = (make: () => pg.Pool): Effect.Effect<pg.Pool, never, Scope.Scope> =>
  Effect.acquireRelease(
    Effect.sync(() => make().on("error", () => {})),
    (pool) => Effect.promise(() => pool.end()),
  );

const serverWith = (
  url: Redacted.Redacted<string>,
  limits: Pick<PoolOptions, "connections" | "statementTimeoutMs"> & Partial<Pick<PoolOptions, "say">>,
  seen: (pool: pg.Pool) => Effect.Effect<pg.Pool> = Effect.succeed,
): Layer.Layer<Sql, SqlError> =>
  PgClient.layerFromPool({
    acquire: Effect.flatMap(Effect.runtime(), (runtime) =>
      pooled(() =>
        serverPool(addressesOf(Redacted.value(url)), {
          say: (sentence) =>
            Runtime.runFork(runtime)(Effect.logWarning(sentence)),
          ...limits,
        })
      ).pipe(Effect.flatMap(seen))),
  });

/**
 * Time that a statement of a call may take unless a setting says otherwise. With the wait for a connection, a call
 * that finds a frozen server is answered within five seconds.
 */
export const usualStatementSeconds = 3;

/**
 * A PostgreSQL server, version 15 or newer. It need not be there yet: statements fail until it is.
 * @param statementSeconds that a statement may take
 */
export const server = (
  url: Redacted.Redacted<string>,
  statementSeconds = usualStatementSeconds,
): Layer.Layer<Sql, SqlError> =>
  Layer.tap(
    serverWith(url, { connections: maxConnections, statementTimeoutMs: statementSeconds * 1_000 }, watched),
    (client) => noteConnections(Context.get(client, SqlClient.SqlClient), maxConnections),
  );

/**
 * Client of the same server for statements that may take long: migrations, backups. What is to say of a pooler, the
 * other one says.
 */
export const patientServer = (url: Redacted.Redacted<string>): Layer.Layer<Sql, SqlError> =>
  serverWith(url, { connections: 2, statementTimeoutMs: patienceMs, say: () => {} });

const openEmbedded = (wanted: DatabaseToOpen): Effect.Effect<EmbeddedThread, StartFailed, Scope.Scope> =>
  Effect.flatMap(Effect.runtime(), (runtime) =>
    Effect.acquireRelease(
      Effect.sync(() =>
        embeddedThread(wanted, {
          warn: (sentence) => Runtime.runFork(runtime)(Effect.logWarning(sentence)),
          error: (sentence) => Runtime.runFork(runtime)(Effect.logError(sentence)),
        })
      ),
      (thread) => Effect.promise(() => thread.close()),
    )).pipe(
      Effect.tap((thread) =>
        Effect.tryPromise({
          try: () => thread.opened,
          catch: (error) => new StartFailed({ message: reasonOf(error) }),
        })
      ),
    );

/** Its statements are prepared, as a server's are: planning one costs more than carrying it out. */
const onThread = (thread: EmbeddedThread): pg.Pool => {
  const names = statementNames();
  names.use(true);
  const pool = new pg.Pool({ ...oneOwner, stream: thread.line });
  const tune = tuneConnection({ names, onStaleName: () => {}, onReadOnly: () => {} });
  return pool.on("connect", (client) => {
    tune(client);
    leaveToTheirEnd(client);
  });
};

const fromThread = (thread: EmbeddedThread): Layer.Layer<Sql, SqlError> =>
  Layer.tap(
    PgClient.layerFromPool({ acquire: Effect.flatMap(pooled(() => onThread(thread)), watched) }),
    (client) => noteConnections(Context.get(client, SqlClient.SqlClient), 1),
  );

/** Opening of the embedded database: what a first opening makes, and what opens it. */
export type EmbeddedOptions = Partial<Pick<DatabaseToOpen, "anew" | "holder">>;

/**
 * The embedded PostgreSQL in a directory, for one process, on a thread of its own. It waits for an operator's command that
 * has the directory.
 * @fails StartFailed when another service uses the directory, or its files aren't whole, can't be read or written
 */
export const embedded = (
  directory: string,
  { anew = "migrated", holder = "service" }: EmbeddedOptions = {},
): Layer.Layer<Sql, StartFailed | SqlError> =>
  Layer.unwrapScoped(Effect.map(openEmbedded({ directory, anew, holder }), fromThread));
