/** Rows that commands answer with, as people read them: a table, and above it what is said of all rows. */
import type { Row } from "../../application/accounts/operator_commands.ts";

const mostOfList = 8;

const cell = (value: Row[string] | undefined): string =>
  value === null || value === undefined || value === ""
    ? "-"
    : !Array.isArray(value)
    ? String(value)
    : value.length > mostOfList
    ? `${value.slice(0, 3).join(",")} and ${value.length - 3} more`
    : value.join(",") || "-";

/** @returns the summary of all rows, a line each; a list as a line for each of its texts */
export const lines = (summary: Row): string =>
  Object.entries(summary).flatMap(([name, value]) =>
    Array.isArray(value) ? value.map((text) => `${name}: ${text}`) : [`${name}: ${cell(value)}`]
  ).join("\n");

/** @returns the rows as a table for people. */
export const table = (rows: ReadonlyArray<Row>): string => {
  const names = Object.keys(rows[0] ?? {});
  if (names.length === 0) return "Nothing yet.";
  const lines = [names, ...rows.map((row) => names.map((name) => cell(row[name])))];
  const widths = names.map((_, column) =>
    lines.reduce((most, line) => Math.max(most, line[column]?.length ?? 0), 0)
  );
  return lines.map((line) =>
    line.map((text, column) => text.padEnd(widths[column] ?? 0)).join("  ").trimEnd()
  ).join("\n");
};
