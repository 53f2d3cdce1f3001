/**
 * Additions to the driver for the connections of a server's pool: statements are prepared, so that the server plans
 * each once a connection, and a connection that can't be used any more is closed, not given out again.
 */
import pg from "pg";
import { isReadOnlyRefusal, isStaleName, isUnanswered, ofCommit } from "./statements/statement_errors.ts";
import type { StatementNames } from "./statements/statement_names.ts";

/** `query` call with a name for a statement that has values. */
const prepared = (words: ReadonlyArray<unknown>, names: StatementNames): ReadonlyArray<unknown> => {
  const [text, values] = words;
  const isPlain = typeof text === "string" && Array.isArray(values) && values.length > 0;
  const name = isPlain ? names.of(text) : undefined;
  return name === undefined ? words : [{ name, text, values }];
};

const isEnd = (words: ReadonlyArray<unknown>): boolean => words[0] === "COMMIT" || words[0] === "ROLLBACK";

/** Names of prepared statements, and listeners for answers after which a connection is not used again. */
export interface ConnectionListeners {
  readonly names: StatementNames;
  /** The server refused a write, as a standby does. */
  readonly onReadOnly: () => void;
  /** The server knows a name not, or otherwise than we. */
  readonly onStaleName: () => void;
}

/**
 * Changes a new connection of a pool. The driver gives a timed-out statement's connection back as if it were free,
 * where it would hold up one statement after the other until the network gives it up.
 */
export const tuneConnection =
  ({ names, onReadOnly, onStaleName }: ConnectionListeners): (client: pg.PoolClient) => void => (client) => {
    let isStale = false;
    const close = (): void => {
      if (client instanceof pg.Client) client.end(() => {});
    };
    const look = (words: ReadonlyArray<unknown>, error: unknown): void => {
      if (isStaleName(error)) {
        isStale = true;
        onStaleName();
      }
      if (isReadOnlyRefusal(error)) onReadOnly();
      // A transaction is rolled back first, so that it can be tried again.
      const isOver = client.getTransactionStatus() === "I" || isEnd(words);
      if (isUnanswered(error) || isReadOnlyRefusal(error) || isStale && isOver) close();
    };
    client.query = new Proxy(client.query, {
      apply: (query, self, words: ReadonlyArray<unknown>) => {
        const done = words.at(-1);
        if (typeof done !== "function") return Reflect.apply(query, self, words);
        const answered = (error: unknown, result: unknown): void => {
          look(words, error);
          const told = words[0] === "COMMIT" ? ofCommit(error) : error;
          Reflect.apply(done, undefined, [told, result]);
        };
        return Reflect.apply(query, self, [...prepared(words.slice(0, -1), names), answered]);
      },
    });
  };
