/**
 * Settings and questions that a new connection begins with, before its first statement. Settings of the role or the
 * database would otherwise change how dates and texts are read: a price that was published on 04.01.2027 would never
 * count. The server ends a statement that takes too long: a caller who goes away leaves it to run, with its locks and
 * its connection.
 */
import type pg from "pg";

/**
 * Settings that our statements rely on. A pooler that follows a client's settings follows all but IntervalStyle and the
 * first two, without which statements are only slower: they are short, and compiling one took longer than carrying it out. A statement
 * that the server shares among further processes takes the cores of others' calls, and here it took longer too.
 */
const settings: ReadonlyArray<readonly [string, string]> = [
  ["jit", "off"],
  ["max_parallel_workers_per_gather", "0"],
  ["DateStyle", "ISO, MDY"],
  ["TimeZone", "UTC"],
  ["IntervalStyle", "postgres"],
  ["standard_conforming_strings", "on"],
  ["client_encoding", "UTF8"],
];

/**
 * The time of a statement is set where the connection leads to the server itself: a pooler would hand it on to others,
 * whose migrations it would end. $1 is the process that the log-in named, $2 the milliseconds.
 */
const question = `select pg_backend_pid() as pid,
  pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as "isReadOnly",
  case when pg_backend_pid() = $1::integer then set_config('statement_timeout', $2::integer::text, false) end, ${
  settings.map(([name, value]) => `set_config('${name}', '${value}', false)`).join(", ")
}`;

/** Facts that were found out about a connection. */
export interface Session {
  /** True if something between us and the server hands its connections to several clients. */
  readonly isPooled: boolean;
}

/** The server takes no writes: it is a standby, or was switched to read only. */
export class ReadOnlyServer extends Error {
  override readonly name = "ReadOnlyServer";
  constructor(host: string) {
    super(`The server ${host} is a read-only standby: the connection is given up.`);
  }
}

/** The process that the log-in named, which a pooler invents. */
const namedProcess = (client: pg.ClientBase): number | undefined =>
  "processID" in client && typeof client.processID === "number" ? client.processID : undefined;

const hostOf = (client: pg.ClientBase): string =>
  "host" in client && typeof client.host === "string" ? client.host : "";

/**
 * Brings the session's settings to ours.
 * @param statementMs after which the server itself ends a statement
 * @throws ReadOnlyServer
 */
export const openSession = async (client: pg.ClientBase, statementMs: number): Promise<Session> => {
  const named = namedProcess(client);
  const { rows } = await client.query<{ readonly pid: number; readonly isReadOnly: boolean }>(
    question,
    [named, statementMs],
  );
  const [found] = rows;
  if (found === undefined || found.isReadOnly) throw new ReadOnlyServer(hostOf(client));
  return { isPooled: found.pid !== named };
};
