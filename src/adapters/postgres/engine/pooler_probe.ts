/**
 * Finds out whether named statements work through a connection pooler. A pooler in transaction mode gives each
 * transaction any of its server connections: a name that was made on one isn't known on the next, or is there already.
 * PgBouncer follows names from 1.21 on, when `max_prepared_statements` is set.
 */
import type pg from "pg";

/** Connections that are opened at most to be given the first one's server connection. */
const holdersAtMost = 4;

const probe = { name: "customs_names", text: "select pg_backend_pid() as pid, $1::integer", values: [1] };

const askPid = async (
  client: pg.ClientBase,
  question: string | typeof probe,
): Promise<number | undefined> => {
  const { rows } = await client.query<{ readonly pid: number }>(question);
  return rows[0]?.pid;
};

/**
 * The first client prepares a name on some server connection. Others open transactions until one of them is given
 * the same server connection: only if the pooler follows names can it prepare the name there once more.
 * @param connect opens a connection of its own through the pooler
 * @returns true if names work; false also when it can't be told
 */
export const namesWork = async (connect: () => Promise<pg.Client>): Promise<boolean> => {
  const clients: Array<pg.Client> = [];
  const open = async (): Promise<pg.Client> => {
    const client = await connect();
    clients.push(client);
    return client;
  };
  try {
    const first = await open();
    const wanted = await askPid(first, probe);
    for (let held = 0; held < holdersAtMost; held++) {
      const holder = await open();
      await holder.query("begin");
      if (await askPid(holder, "select pg_backend_pid() as pid") !== wanted) continue;
      return await askPid(holder, probe) === wanted && await askPid(first, probe) !== undefined;
    }
    return false;
  } catch {
    return false;
  } finally {
    await Promise.allSettled(clients.map((client) => client.end()));
  }
};
