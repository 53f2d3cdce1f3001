/**
 * Part of a wrong row that is given back: enough to find it again, and never much more than was sent. Decisions, "Bulk
 * rows and CSV".
 */
import type { Cell } from "../../documents/workbook.ts";
import { shortened } from "../../../kernel/text/shown.ts";
import { isRecord, kindOf, unsoundness } from "../../../kernel/text/json.ts";

const mostMembers = 30;

/** Arrays and objects as their JSON; what is nested too deep for that, or can't be stored, by its kind. */
const echoOfValue = (value: unknown): Cell => {
  if (typeof value === "string") return shortened(value.toWellFormed());
  if (value === null || typeof value === "number" || typeof value === "boolean") return value;
  return unsoundness(value) === undefined ? shortened(JSON.stringify(value) ?? "") : kindOf(value);
};

/** Returns the row's members, long ones cut, nested ones as their JSON. */
export const echoOfSent = (sent: unknown): Readonly<Record<string, Cell>> =>
  Object.fromEntries(
    Object.entries(isRecord(sent) ? sent : {}).slice(0, mostMembers).map((
      [name, value],
    ) => [shortened(name), echoOfValue(value)]),
  );

/** Members that a wrong row gives back. */
interface SentEcho {
  readonly sent: Readonly<Record<string, Cell>>;
  /** The row itself, where it is no object. */
  readonly sent_value?: Cell;
}

/** Returns the members of the row as the answer has them. */
export const echoOfRow = (sent: unknown): SentEcho => ({
  sent: echoOfSent(sent),
  ...(isRecord(sent) ? undefined : { sent_value: echoOfValue(sent) }),
});
