/**
 * Figures of an invoice, as JSON numbers: below 10^12, because that is what a document's columns hold. Contract sections
 * 2.8 and 2.10.
 */
import type * as Schema from "effect/Schema";
import { expectedBy, type Fault, scalar } from "../scalar.ts";

const limit = 1e12;

interface Figure {
  readonly identifier: string;
  /** Such as "a number of at least 0". */
  readonly expected: string;
  readonly allows: (value: number) => boolean;
  readonly example: number;
  readonly range: Readonly<Record<string, unknown>>;
  readonly description: string;
}

/** A number in quotation marks is said to be one; a number with commas is never guessed at. */
const explain = ({ identifier, expected, allows }: Figure, sent: unknown): Fault | undefined => {
  if (typeof sent === "number") {
    return sent < limit
      ? { code: "range" }
      : { code: "range", finding: { kind: "tooLarge", limit, found: sent } };
  }
  const text = typeof sent === "string" ? sent.trim() : "";
  if (!/^\d+(\.\d+)?$/.test(text) || !allows(Number(text)) || Number(text) >= limit) return undefined;
  return {
    code: "format",
    finding: { kind: "figureInQuotes", expected: expectedBy({ identifier, expected }), text },
    suggestion: text,
  };
};

const figure = (rule: Figure): Schema.Schema<number, number> =>
  scalar<number, number>({
    identifier: rule.identifier,
    expected: rule.expected,
    read: (sent) => typeof sent === "number" && rule.allows(sent) && sent < limit ? sent : undefined,
    explain: (sent) => explain(rule, sent),
    example: rule.example,
    jsonSchema: { ...rule.range, exclusiveMaximum: limit },
    description: rule.description,
  });

const fromZero = {
  expected: "a number of at least 0",
  allows: (value: number) => value >= 0,
  range: { type: "number", minimum: 0 },
};

/** Money. */
export const Amount: Schema.Schema<number> = figure({
  ...fromZero,
  identifier: "Amount",
  example: 1020,
  description: "Money in the invoice's currency, from 0.",
});

/** Mass of goods. */
export const Kilograms: Schema.Schema<number> = figure({
  ...fromZero,
  identifier: "LineKilograms",
  example: 384.5,
  description: "Kilograms, from 0.",
});

/** Quantity of the goods. */
export const GoodsQuantity: Schema.Schema<number> = figure({
  identifier: "GoodsQuantity",
  expected: "a number above 0",
  allows: (value) => value > 0,
  range: { type: "number", exclusiveMinimum: 0 },
  example: 12_000,
  description: "How much of the goods there is, in the line's unit, above 0.",
});

/** Number of packages. */
export const PackageCount: Schema.Schema<number> = figure({
  identifier: "PackageCount",
  expected: "a whole number of at least 0",
  allows: (value) => Number.isInteger(value) && value >= 0,
  range: { type: "integer", minimum: 0 },
  example: 24,
  description: "How many packages the line fills.",
});

/** Number of a line as documents print it, counted from 1. */
export const LineNumber: Schema.Schema<number> = figure({
  identifier: "LineNumber",
  expected: "the number of a line, counted from 1",
  allows: (value) => Number.isSafeInteger(value) && value >= 1,
  range: { type: "integer", minimum: 1 },
  example: 1,
  description: "Number of another line, as the documents print it: counted from 1.",
});
