/**
 * What a wrong row gives back of what was sent: enough to find it again, and never much more than was sent. Decisions,
 * "Bulk rows and CSV".
 */
import type { Cell } from "../../documents/workbook.ts";
import { shortened } from "../../../kernel/shown.ts";
import { isRecord } from "../../../kernel/json.ts";

const mostMembers = 30;

const echoOfValue = (value: unknown): Cell | undefined => {
  if (typeof value === "string") return shortened(value.toWellFormed());
  return value === null || typeof value === "number" || typeof value === "boolean" ? value : undefined;
};

/** Returns the row's plain members, long ones cut; what is nested is left out. */
export const echoOfSent = (sent: unknown): Readonly<Record<string, Cell>> =>
  Object.fromEntries(
    Object.entries(isRecord(sent) ? sent : {}).slice(0, mostMembers).flatMap(([name, value]) => {
      const echoed = echoOfValue(value);
      return echoed === undefined ? [] : [[shortened(name), echoed]];
    }),
  );
