/**
 * The connections to a PostgreSQL server, or to the writable one of several. A connection to a server that takes no
 * writes is never given out, so that a failover is over as soon as a writable server can be reached.
 */
import pg from "pg";
import { tuneConnection } from "./connection.ts";
import { endBeside } from "./statements/given_up.ts";
import { type Hosts, hostsOf } from "./hosts.ts";
import { namesWork } from "./pooler_probe.ts";
import { openSession, type Session } from "./session.ts";
import { waitForOwn } from "./statements/refused_connections.ts";
import { statementNames } from "./statements/statement_names.ts";

/** Options of a connection pool. */
export interface PoolOptions {
  readonly connections: number;
  /** Time limit of a statement: the server ends it just before, so that its connection can be used again. */
  readonly statementTimeoutMs: number;
  /** Tells the operator something. */
  readonly say: (sentence: string) => void;
}

/** Time for which a caller waits for a connection, a new one or one that others use. */
const connectTimeoutMs = 2_000;
const idleTimeoutMs = 30_000;
const keepAliveAfterMs = 10_000;
/** So much sooner than its caller gives a statement up, the server ends it: its answer is on its way by then. */
const aheadMs = 100;

const withoutNames =
  "The connection pooler before the database does not follow prepared statements (PgBouncer does from 1.21 on, with max_prepared_statements): statements are planned anew each time.";

const withOwn = (most: number): string =>
  `The database takes no further connection: this process goes on with those that it has, and takes up to ${
    most + 1
  } where it can. Raise max_connections, or the limit of the role, the database or the pooler, or run fewer processes.`;

/**
 * Decides whether statements are named: at once where a connection leads to the server itself; behind a pooler they
 * go without names until it turned out that it follows them.
 */
const namesFor = (connect: () => Promise<pg.Client>, say: PoolOptions["say"]) => {
  const names = statementNames();
  let isPooled: boolean | undefined;
  let isSaid = false;
  const give = (areUsed: boolean): void => {
    if (!areUsed && !isSaid) say(withoutNames);
    if (!areUsed) isSaid = true;
    names.use(areUsed);
  };
  return {
    names,
    onSession: (session: Session): void => {
      if (isPooled !== undefined) return;
      isPooled = session.isPooled;
      if (isPooled) namesWork(connect).then(give);
      else names.use(true);
    },
    onStaleName: (): void => {
      if (isPooled === true) give(false);
    },
  };
};

/** Closes the connections that no one uses just now: they lead to a server that turned out to be the wrong one. */
const dropIdle = (pool: pg.Pool): void => {
  for (let left = pool.idleCount; left > 0; left--) pool.connect((_error, _client, release) => release(true));
};

/** Every connection is in use, which says nothing about the host. */
const isQueueTimeout = (error: unknown): boolean =>
  error instanceof Error && error.message === "timeout exceeded when trying to connect";

/** A host that is away or read-only is left for the next one, as often as there are hosts. */
const tryHosts = (pool: pg.Pool, hosts: Hosts): void => {
  pool.connect = new Proxy(pool.connect, {
    apply: (connect, self, [done]: ReadonlyArray<unknown>) => {
      const attempt = (left: number): void => {
        const address = hosts.current();
        Reflect.apply(connect, self, [(error: unknown, ...found: ReadonlyArray<unknown>) => {
          if (error !== undefined && error !== null && !isQueueTimeout(error)) {
            hosts.leave(address);
            if (left > 1) return attempt(left - 1);
          }
          if (typeof done === "function") Reflect.apply(done, undefined, [error, ...found]);
        }]);
      };
      attempt(hosts.count);
    },
  });
};

/** @param addresses the servers, one of which takes writes */
export const serverPool = (addresses: ReadonlyArray<string>, options: PoolOptions): pg.Pool => {
  const hosts = hostsOf(addresses);
  const settings: pg.PoolConfig = {
    connectionString: hosts.current(),
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: options.statementTimeoutMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveAfterMs,
    application_name: "customs",
  };
  /** A connection to the address that is the right one at the time. */
  class Connection extends pg.Client {
    constructor(config: pg.ClientConfig = settings) {
      super({ ...config, connectionString: hosts.current() });
    }
  }
  const open = async (): Promise<pg.Client> => {
    const client = new Connection({ ...settings, query_timeout: connectTimeoutMs });
    client.on("error", () => {});
    return await client.connect();
  };
  const { names, onSession, onStaleName } = namesFor(open, options.say);
  const shared: pg.PoolConfig = { ...settings, idleTimeoutMillis: idleTimeoutMs, Client: Connection };
  const pool = new pg.Pool({
    ...shared,
    max: options.connections,
    onConnect: (client) => openSession(client, options.statementTimeoutMs - aheadMs).then(onSession),
  });
  pool.on("connect", tuneConnection({ names, onStaleName, onReadOnly: () => dropIdle(pool) }));
  endBeside(pool, { ...shared, query_timeout: connectTimeoutMs });
  waitForOwn(pool, {
    waitMs: connectTimeoutMs,
    say: () => options.say(withOwn(options.connections)),
  });
  if (hosts.count > 1) tryHosts(pool, hosts);
  return pool;
};
