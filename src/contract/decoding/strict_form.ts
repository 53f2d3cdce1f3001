/**
 * The strict form of a value that was refused: where the reader of papers reads it, and reads it in one way only, that is
 * what to write. Decisions, "Requests": issues of the strict forms carry the right value.
 */
import type * as SchemaAST from "effect/SchemaAST";
import { daysMeant } from "../../kernel/lenient/day.ts";
import { explainingOf, readerOf } from "../values/scalar.ts";

/** Longer than any value that is written in another form. */
const longestRead = 100;

/** Time behind a day. */
const time = /[ T]\d{1,2}:.*$/;

/** True of a date whose day and month could be exchanged: 03/04/2026. */
const isTwoDays = (text: string): boolean => daysMeant(text.trim().replace(time, "")).length > 1;

/** Returns the value as the schema takes it; undefined where no reader knows it, or where it could mean two things. */
export const strictFormOf = (ast: SchemaAST.AST, sent: unknown): string | undefined => {
  if (typeof sent === "string" && sent.length > longestRead) return undefined;
  if (typeof sent === "string" && isTwoDays(sent)) return undefined;
  const reading = explainingOf(ast)?.asWritten?.({ path: "", value: sent }, "unsaid");
  if (reading === undefined || "complaint" in reading) return undefined;
  return readerOf(ast)?.(reading.value) === undefined ? undefined : String(reading.value);
};
