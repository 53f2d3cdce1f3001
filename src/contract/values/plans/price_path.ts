/**
 * Prices of certificates in years to come as a caller assumes them: one number, a list by year, or a growth a year.
 * Decisions, 0119.
 */
import type * as Schema from "effect/Schema";
import {
  type Decimal,
  decimalOfNumber,
  decimalOfText,
  isLess,
  minus,
  one,
  zero,
} from "../../../kernel/decimal.ts";
import { readYearAsWritten } from "../../../kernel/lenient/day.ts";
import { type Fault, scalar } from "../scalar.ts";

/** First year of a plan. */
export const firstPlanYear = 2026;
/** Last year of a plan: from then on there is no free allocation. */
export const lastPlanYear = 2034;

/** A path of prices, EUR per tCO2e. */
export type PricePath =
  /** One price for every year. */
  | { readonly kind: "flat"; readonly priceEur: Decimal }
  /** Prices of the plan's first year and those after it; the last one is held. */
  | { readonly kind: "successive"; readonly pricesEur: ReadonlyArray<Decimal> }
  /** Prices by year; each is held until the next one. */
  | { readonly kind: "years"; readonly pricesEur: ReadonlyMap<number, Decimal> }
  /** A share by which the price grows each year, from a price in its year or the newest published one. */
  | {
    readonly kind: "growth";
    readonly startEur: Decimal | undefined;
    /** Year of the price that is named; the plan's first year when it is left out. */
    readonly startYear?: number | undefined;
    readonly yearly: Decimal;
  };

const mostEur = decimalOfNumber(1_000_000) ?? one;
const mostGrowth = decimalOfNumber(10) ?? one;
const mostDecimals = 6;

const priceOf = (text: string): Decimal | undefined => {
  const price = decimalOfText(text);
  return price === undefined || isLess(mostEur, price) || price.scale > mostDecimals ? undefined : price;
};

const yearPrice = /^(\d{4}):(.+)$/;
const growthPart = /^growth:(-?)(.+)$/;

const isPlanYear = (year: number): boolean => firstPlanYear <= year && year <= lastPlanYear;

const readYears = (pieces: ReadonlyArray<string>): PricePath | undefined => {
  const pricesEur = new Map<number, Decimal>();
  for (const piece of pieces) {
    const [, digits = "", text = ""] = yearPrice.exec(piece) ?? [];
    const [year, price] = [Number(digits), priceOf(text)];
    if (price === undefined || !isPlanYear(year) || pricesEur.has(year)) return undefined;
    pricesEur.set(year, price);
  }
  return { kind: "years", pricesEur };
};

const readGrowth = (pieces: ReadonlyArray<string>): PricePath | undefined => {
  const [, sign = "", text = ""] = growthPart.exec(pieces.at(-1) ?? "") ?? [];
  const share = decimalOfText(text);
  if (share === undefined || share.scale > mostDecimals || isLess(mostGrowth, share)) return undefined;
  const yearly = sign === "-" ? minus(zero, share) : share;
  if (sign === "-" && isLess(one, share)) return undefined;
  if (pieces.length === 1) return { kind: "growth", startEur: undefined, yearly };
  const startEur = pieces.length === 2 ? priceOf(pieces[0] ?? "") : undefined;
  return startEur && { kind: "growth", startEur, yearly };
};

const readSuccessive = (pieces: ReadonlyArray<string>): PricePath | undefined => {
  const pricesEur = pieces.flatMap((piece) => priceOf(piece) ?? []);
  if (pricesEur.length !== pieces.length || pieces.length > lastPlanYear - firstPlanYear + 1) {
    return undefined;
  }
  const [only, second] = pricesEur;
  return only !== undefined && second === undefined
    ? { kind: "flat", priceEur: only }
    : { kind: "successive", pricesEur };
};

const readText = (text: string): PricePath | undefined => {
  const pieces = text.split(",").map((piece) => piece.trim());
  if (pieces.at(-1)?.startsWith("growth:") === true) return readGrowth(pieces);
  return pieces.some((piece) => yearPrice.test(piece)) ? readYears(pieces) : readSuccessive(pieces);
};

const isNumbers = (sent: unknown): sent is ReadonlyArray<number> =>
  Array.isArray(sent) && sent.length > 0 &&
  sent.every((each) => typeof each === "number");

/** Numbers that could be one with a decimal comma or grouped thousands: `82,32`, `1,085.50`. A list has a blank, a third number or years. */
const oneOrTwo = /^\d+,\d+$|^\d{1,3}(?:,\d{3})+\.\d+$|^\d{1,3}(?:\.\d{3})+,\d+$/;

/** True if commas could be decimal ones: the only one, or those without a blank where others have one (`82,35, 85,40`). */
const mayHaveDecimalCommas = (text: string): boolean =>
  oneOrTwo.test(text) || (!text.includes(":") && /,\s/.test(text) && /,\d/.test(text));

const readAny = (sent: unknown): PricePath | undefined => {
  if (typeof sent === "string") return mayHaveDecimalCommas(sent.trim()) ? undefined : readText(sent);
  if (typeof sent === "number") return readText(String(sent));
  return isNumbers(sent) ? readText(sent.join(",")) : undefined;
};

/** A year in the path that no plan has. */
const explain = (sent: unknown): Fault | undefined =>
  typeof sent === "string" &&
    sent.split(",").some((piece) => {
      const [, digits = ""] = yearPrice.exec(piece.trim()) ?? [];
      return digits !== "" && !isPlanYear(Number(digits));
    })
    ? { code: "range" }
    : undefined;

const expected =
  `a price from 0 to 1000000 such as 85, prices by year such as 2027:85,2030:110 (${firstPlanYear} to ${lastPlanYear}), prices year after year such as 82,85,90 (two of them as 2026:82,2027:85, since 82,85 could be one price with a decimal comma), or a growth a year such as growth:0.03 or 80,growth:-0.02`;

const description =
  "Price of certificates in each year, EUR per tCO2e, as you assume it. One number counts for every year. `2027:85,2030:110` names years: a price is held until the next one, and before the first one the newest published price counts. `82,85,90` are the prices of the plan's first year and those after it; the last one is held; two whole numbers alone (`82,85`) are refused, since they could be one price with a decimal comma. `growth:0.03` grows the newest published price by 3 % a year from the year that it is of, `80,growth:0.03` a price of the first year; grown prices are rounded to cents. Left out: the newest published price is held.";

/** Path of prices in a query. */
export const PricePathText: Schema.Schema<PricePath, string> = scalar<string, PricePath>({
  identifier: "PricePathText",
  expected,
  read: readAny,
  explain,
  example: "2027:85,2030:110",
  jsonSchema: { type: "string" },
  description,
});

/** Path of prices in JSON: a number, a list of them, or the text of a query. */
export const PricePathValue: Schema.Schema<PricePath, string | number | ReadonlyArray<number>> = scalar<
  string | number | ReadonlyArray<number>,
  PricePath
>({
  identifier: "PricePath",
  expected,
  read: readAny,
  explain,
  example: "2027:85,2030:110",
  jsonSchema: {
    oneOf: [{ type: "string" }, { type: "number" }, { type: "array", items: { type: "number" } }],
  },
  description: `${description} In JSON a number and an array of numbers are taken too.`,
});

const isYearOfPlan = (value: unknown): value is number =>
  typeof value === "number" && Number.isInteger(value) && isPlanYear(value);

/** A year of a plan, in a query and in JSON. */
export interface PlanYearSchemas {
  /** Read from a query. */
  readonly inQuery: Schema.Schema<number, string>;
  /** Read from JSON. */
  readonly inJson: Schema.Schema<number>;
}

const planYear = (identifier: string, explained: string): PlanYearSchemas => {
  const words = `a year from ${firstPlanYear} to ${lastPlanYear}`;
  return {
    inQuery: scalar<string, number>({
      identifier: `${identifier}Text`,
      expected: words,
      read: (sent) =>
        typeof sent === "string" && /^\d{4}$/.test(sent) && isPlanYear(Number(sent))
          ? Number(sent)
          : undefined,
      explain: (sent) => typeof sent === "string" && /^\d+$/.test(sent) ? { code: "range" } : undefined,
      example: String(firstPlanYear),
      jsonSchema: { type: "string", pattern: "^\\d{4}$" },
      description: explained,
    }),
    inJson: scalar<number, number>({
      identifier,
      expected: words,
      read: (sent) => isYearOfPlan(sent) ? sent : undefined,
      explain: (sent) => Number.isInteger(sent) ? { code: "range" } : undefined,
      asWritten: readYearAsWritten,
      example: firstPlanYear,
      jsonSchema: { type: "integer", minimum: firstPlanYear, maximum: lastPlanYear },
      description: explained,
    }),
  };
};

/** First year of a plan. */
export const FirstYear: PlanYearSchemas = planYear(
  "FirstYear",
  `First year of the plan, from ${firstPlanYear}, which it is when it is left out.`,
);

/** Last year of a plan. */
export const LastYear: PlanYearSchemas = planYear(
  "LastYear",
  `Last year of the plan, up to ${lastPlanYear}, which it is when it is left out.`,
);

/** Year that free allocations of a verification report are of. */
export const VerifiedYear: PlanYearSchemas = planYear(
  "VerifiedYear",
  `Year that the free allocations of verification reports, of goods and of precursors, are of; ${firstPlanYear} when it is left out. In other years they are scaled with the CBAM factor and the correction factor.`,
);
