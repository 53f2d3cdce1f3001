/**
 * Names under which a connection prepares its statements. A name is a hash of the text, so the same name means the
 * same statement in every process: behind a pooler, processes share the connections on which names are kept.
 */
import { createHash } from "node:crypto";

/** Statements that a process names at most: texts that vary without end stay unnamed. */
const namedAtMost = 500;

/** PostgreSQL cuts names after 63 bytes; this one has 44. */
const hashOf = (text: string): string => `c${createHash("sha256").update(text).digest("base64url")}`;

/** Names of statements, if they may have any. */
export interface StatementNames {
  /** @returns the statement's name, or undefined when it is sent without one */
  readonly of: (text: string) => string | undefined;
  /** Statements get names from now on, or no more. */
  readonly use: (areUsed: boolean) => void;
}

/** No statement is named until `use(true)`. */
export const statementNames = (): StatementNames => {
  const names = new Map<string, string>();
  let areUsed = false;
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known !== undefined || names.size >= namedAtMost) return known;
    const name = hashOf(text);
    names.set(text, name);
    return name;
  };
  return {
    of: (text) => areUsed ? nameOf(text) : undefined,
    use: (wanted) => {
      areUsed = wanted;
    },
  };
};
