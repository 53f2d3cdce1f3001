/**
 * Rows of a tool that calculates many goods at once: fewer than its endpoint takes, because a model reads and writes each.
 */
import type { JsonObject } from "../openapi/schemas.ts";
import type { Arguments } from "./toolbox.ts";

/** Most rows of one call of a tool. */
export const mostRows = 50;

/**
 * @param component schema of a row in the document
 * @returns the schema of the rows
 */
export const rowsInput = (component: string): JsonObject => ({
  type: "array",
  minItems: 1,
  maxItems: mostRows,
  items: { $ref: `#/components/schemas/${component}` },
});

/** @returns a check of the arguments: themselves, or the sentence about rows that are too many for one call */
export const fewRows =
  (name: string, { path }: { readonly path: string }): (sent: Arguments) => Arguments | string => (sent) => {
    const rows = sent[name];
    if (!Array.isArray(rows) || rows.length <= mostRows) return sent;
    return `${name} must have at most ${mostRows} rows here, found ${rows.length}: send them in several ` +
      `calls, or as a table to POST ${path}, which takes 5000.`;
  };
