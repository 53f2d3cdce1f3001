/**
 * What the connections of a server's pool do beyond the driver's own: statements are prepared, so that the server
 * plans each once a connection, and a connection that leaves a statement unanswered is closed, not used again.
 */
import pg from "pg";

/** Statements that a connection prepares at most: texts that vary without end stay unprepared. */
const preparedAtMost = 500;

const nameStatements = (): (text: string) => string | undefined => {
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= preparedAtMost) return known;
    const name = `s${names.size}`;
    names.set(text, name);
    return name;
  };
};

const isUnanswered = (error: unknown): boolean =>
  error instanceof Error && error.message === "Query read timeout";

/** What a `query` call asks, with a name for a statement that has values. */
const prepared = (
  words: ReadonlyArray<unknown>,
  nameOf: (text: string) => string | undefined,
): ReadonlyArray<unknown> => {
  const [text, values] = words;
  const isPlain = typeof text === "string" && Array.isArray(values) && values.length > 0;
  const name = isPlain ? nameOf(text) : undefined;
  return name === undefined ? words : [{ name, text, values }];
};

/**
 * Hands out what a pool does to each of its new connections. The driver gives a timed-out statement's connection
 * back as if it were free, where it would hold up one statement after the other until the network gives it up.
 */
export const tuneConnections = (): (client: pg.PoolClient) => void => {
  const nameOf = nameStatements();
  return (client) => {
    const closeIfUnanswered = (error: unknown): void => {
      if (isUnanswered(error) && client instanceof pg.Client) client.end(() => {});
    };
    client.query = new Proxy(client.query, {
      apply: (query, self, words: ReadonlyArray<unknown>) => {
        const done = words.at(-1);
        if (typeof done !== "function") return Reflect.apply(query, self, words);
        const answered = (error: unknown, result: unknown): void => {
          closeIfUnanswered(error);
          Reflect.apply(done, undefined, [error, result]);
        };
        return Reflect.apply(query, self, [...prepared(words.slice(0, -1), nameOf), answered]);
      },
    });
  };
};
