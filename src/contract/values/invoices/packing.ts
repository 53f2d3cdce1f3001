/**
 * The size of a package. Contract section 2.10.
 */
import type * as Schema from "effect/Schema";
import { type Decimal, decimalOfText } from "../../../kernel/decimal.ts";
import { type Fault, scalar } from "../scalar.ts";

const edges = /^(\d+(?:\.\d+)?) ?[x×] ?(\d+(?:\.\d+)?) ?[x×] ?(\d+(?:\.\d+)?)$/i;
const longest = 40;

/** Returns length, width and height in centimetres, exactly as they were written; undefined for another text. */
export const edgesOfText = (text: string): readonly [Decimal, Decimal, Decimal] | undefined => {
  const [length, width, height] = (edges.exec(text)?.slice(1) ?? []).map(decimalOfText);
  return length && width && height && [length, width, height];
};

/** The edge without its unit. */
const bareEdge = (written: string): string => written.trim().replace(/cm$/i, "").trimEnd();

/** Other signs between the edges, or the unit behind them. */
const explain = (sent: unknown): Fault => {
  if (typeof sent !== "string") return { code: "format" };
  const suggestion = sent.split(/[*xX×]/).map(bareEdge).join(" x ");
  return suggestion.length <= longest && edges.test(suggestion)
    ? { code: "format", suggestion }
    : { code: "format" };
};

/** The three edges of one package. */
export const Dimensions: Schema.Schema<string> = scalar({
  identifier: "Dimensions",
  expected: "length x width x height in centimetres, such as 120 x 80 x 95.5",
  read: (sent) => {
    const text = typeof sent === "string" ? sent.trim() : "";
    return text.length <= longest && edges.test(text) ? text : undefined;
  },
  explain,
  example: "120 x 80 x 95.5",
  jsonSchema: { type: "string", maxLength: longest },
  description: "Length x width x height of one package in centimetres.",
});
