/**
 * Facts as JSON in the database: decimals as texts, so that none loses a digit, and no text that PostgreSQL would take and
 * could not read back: a row with NUL or half a character in it makes every list unreadable that it stands in.
 */
import { isBigDecimal } from "effect/BigDecimal";
import { toText } from "../../kernel/decimal.ts";
import { isRecord, isSoundText } from "../../kernel/text/json.ts";

/** @returns the value with every decimal as text */
export const exactJson = (value: unknown): unknown => {
  if (isBigDecimal(value)) return toText(value);
  if (typeof value === "string" && !isSoundText(value)) {
    throw new TypeError(`A text can't be kept, with NUL or half a character in it: ${JSON.stringify(value)}`);
  }
  if (Array.isArray(value)) return value.map(exactJson);
  if (!isRecord(value)) return value;
  const exact: Record<string, unknown> = {};
  for (const [name, each] of Object.entries(value)) exact[name] = exactJson(each);
  return exact;
};
