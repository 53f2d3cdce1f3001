/**
 * Statements that nobody waits for any more. `@effect/sql-pg` asks the server to end them by a statement of the pool, and keeps their
 * connection until then: where all connections wait for one, none comes.
 */
import pg from "pg";

/** One is enough: what it asks for takes no time. */
const connections = 1;

/**
 * Ends given up statements of a pool over a connection beside it, which waits for no caller.
 * @param settings of the pool
 */
export const endBeside = (pool: pg.Pool, settings: pg.PoolConfig): void => {
  const beside = new pg.Pool({ ...settings, max: connections }).on("error", () => {});
  pool.query = new Proxy(pool.query, {
    apply: (_query, _self, words: ReadonlyArray<unknown>) => Reflect.apply(beside.query, beside, [...words]),
  });
  pool.end = new Proxy(pool.end, {
    apply: (end, self, words: ReadonlyArray<unknown>) => {
      beside.end();
      return Reflect.apply(end, self, [...words]);
    },
  });
};

/**
 * Leaves statements of a connection to their end: the embedded database does one after the other, and whoever asks next waits for no
 * more than the one that is at work.
 */
export const leaveToTheirEnd = (client: pg.PoolClient): void => {
  // The library asks to end what a process with an id does; the driver has null where nobody told it one, which passes for an id.
  Object.assign(client, { processID: undefined });
};
