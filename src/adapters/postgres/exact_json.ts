/**
 * Facts as JSON in the database: decimals as texts, so that none loses a digit.
 */
import { isBigDecimal } from "effect/BigDecimal";
import { toText } from "../../kernel/decimal.ts";
import { isRecord } from "../../kernel/text/json.ts";

/** @returns the value with every decimal as text */
export const exactJson = (value: unknown): unknown => {
  if (isBigDecimal(value)) return toText(value);
  if (Array.isArray(value)) return value.map(exactJson);
  if (!isRecord(value)) return value;
  const exact: Record<string, unknown> = {};
  for (const [name, each] of Object.entries(value)) exact[name] = exactJson(each);
  return exact;
};
