/**
 * Values that were kept as text, read again as they are: calculations, and reports that hold one. Members that every release has written are
 * looked at: a text without them is none of ours, and is never answered. Members that a later release added may be
 * missing.
 */
import type { CalculationRecord } from "../../contract/answers/calculation.ts";
import { isRecord, jsonOf } from "../../kernel/text/json.ts";

const statuses: ReadonlyArray<unknown> = ["ok", "out_of_scope", "needs_data"];

/** True if each of the members is a text. */
export const hasTexts = (
  value: Readonly<Record<string, unknown>>,
  ...names: ReadonlyArray<string>
): boolean => names.every((name) => typeof value[name] === "string");

/** True if the value has the members that every release has written of a calculation. */
export const isKeptCalculation = (value: unknown): value is CalculationRecord =>
  isRecord(value) && hasTexts(value, "cn_code", "origin_country_iso3", "dataset_version") &&
  typeof value["tonnage"] === "number" && statuses.includes(value["status"]);

/**
 * Returns the value of a kept text.
 * @param isKept tells whether the value is of the kind that was kept
 */
export const keptValue = <Value>(text: string, isKept: (value: unknown) => value is Value): Value => {
  const value = jsonOf(text);
  if (isKept(value)) return value;
  throw new Error("A kept record lacks members that every release has written.");
};
