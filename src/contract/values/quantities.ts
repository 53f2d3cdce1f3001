/**
 * Numbers of a request, exactly as they were written: as JSON numbers in bodies, as plain decimals in queries. Contract
 * sections 2.5 and 4.2; decisions, "Requests".
 */
import type * as Schema from "effect/Schema";
import {
  type Decimal,
  decimalOfNumber,
  decimalOfText,
  exactly,
  isLess,
  one,
  toJsonNumber,
  toText,
  zero,
} from "../../kernel/decimal.ts";
import { readKilogramsAsWritten, readTonnesAsWritten } from "../../kernel/lenient/mass.ts";
import { readNumberAsWritten } from "../../kernel/lenient/number.ts";
import { type AsWritten, type Fault, scalar } from "./scalar.ts";

/** A quantity with its unit and range. */
export interface Quantity {
  /** Name of the schema. */
  readonly identifier: string;
  /** Such as "a positive number of tonnes up to 1000000000". */
  readonly expected: string;
  /** Lower end of its range. */
  readonly least: Decimal;
  /** True if the lower end is in the range. */
  readonly isLeastAllowed: boolean;
  /** Upper end of its range, which is in it. */
  readonly most: Decimal;
  /** A value as it may be sent. */
  readonly example: number;
  /** Meaning of the value, with its unit. */
  readonly description: string;
  /** Reader for forms beyond the strict one; a number by itself when it is left out. */
  readonly asWritten?: AsWritten<number>;
}

/** Digits that every double carries: a longer number might not come back as it was sent. */
const safeDigits = 15;
const beyondSafe = 10n ** BigInt(safeDigits);
/** The largest power of ten that a double carries exactly. */
const exactPower = 22;

/** Of so few digits any number comes back, where the power of ten that it is divided by is a double itself. */
const isShort = ({ value, scale }: Decimal): boolean =>
  scale <= exactPower && value < beyondSafe && value > -beyondSafe;

const comesBack = (value: Decimal): boolean => {
  if (isShort(value)) return true;
  const again = decimalOfNumber(toJsonNumber(value));
  return again !== undefined && !isLess(again, value) && !isLess(value, again);
};

const isWithin = (value: Decimal, { least, isLeastAllowed, most }: Quantity): boolean =>
  (isLess(least, value) || (isLeastAllowed && !isLess(value, least))) && !isLess(most, value);

const tooLong: Fault = { code: "length", finding: { kind: "tooManyDigits", most: safeDigits } };

const explain = (quantity: Quantity, decimal: Decimal | undefined): Fault | undefined => {
  if (decimal === undefined) return undefined;
  return isWithin(decimal, quantity) ? tooLong : { code: "range" };
};

const ofText = (sent: unknown): Decimal | undefined =>
  typeof sent === "string" ? decimalOfText(sent) : undefined;

const ofNumber = (sent: unknown): Decimal | undefined =>
  typeof sent === "number" ? decimalOfNumber(sent) : undefined;

/** A number that was sent as text in JSON. */
const quoted = (sent: unknown): Fault | undefined =>
  ofText(sent) === undefined ? undefined : {
    code: "format",
    finding: { kind: "numberInQuotes", found: sent },
  };

/** The number as plain decimal text, which queries have. */
const inText = (read: AsWritten<number>): AsWritten<string> => (written, mark) => {
  const reading = read(written, mark);
  if ("complaint" in reading) return reading;
  return { value: toText(exactly(reading.value)), readAs: reading.readAs };
};

/** Quantity as it stands in a query and in JSON. */
export interface QuantitySchemas {
  /** Read from a query: digits and a point. */
  readonly inQuery: Schema.Schema<Decimal, string>;
  /** Read from JSON: a number, taken for the decimal that it is written as. */
  readonly inJson: Schema.Schema<Decimal, number>;
}

/** Returns both schemas of a quantity. */
export const quantity = (rule: Quantity): QuantitySchemas => {
  const range = {
    ...(rule.isLeastAllowed
      ? { minimum: toJsonNumber(rule.least) }
      : { exclusiveMinimum: toJsonNumber(rule.least) }),
    maximum: toJsonNumber(rule.most),
  };
  return {
    inQuery: scalar<string, Decimal>({
      identifier: `${rule.identifier}Text`,
      expected: `${rule.expected}, written as a plain decimal such as 24.5`,
      read: (sent) => {
        const decimal = ofText(sent);
        if (decimal === undefined || !isWithin(decimal, rule)) return undefined;
        return String(sent).length <= safeDigits || comesBack(decimal) ? decimal : undefined;
      },
      explain: (sent) => explain(rule, ofText(sent)),
      asWritten: inText(rule.asWritten ?? readNumberAsWritten),
      example: String(rule.example),
      jsonSchema: { type: "string", pattern: "^[0-9]+(\\.[0-9]+)?$" },
      description: `${rule.description} A plain decimal with a point.`,
    }),
    inJson: scalar<number, Decimal>({
      identifier: rule.identifier,
      expected: `${rule.expected}, as a plain number such as ${rule.example}`,
      read: (sent) => {
        const decimal = ofNumber(sent);
        return decimal !== undefined && isWithin(decimal, rule) ? decimal : undefined;
      },
      explain: (sent) => quoted(sent) ?? explain(rule, ofNumber(sent)),
      asWritten: rule.asWritten ?? readNumberAsWritten,
      example: rule.example,
      jsonSchema: { type: "number", ...range },
      description: rule.description,
    }),
  };
};

const billion = decimalOfText("1000000000") ?? one;
const million = decimalOfText("1000000") ?? one;

/** Net mass of goods. */
export const Tonnes: QuantitySchemas = quantity({
  identifier: "Tonnes",
  expected: "a positive number of tonnes up to 1000000000",
  least: zero,
  isLeastAllowed: false,
  most: billion,
  example: 24.5,
  description: "Net mass in tonnes, above 0.",
  asWritten: readTonnesAsWritten,
});

/** Energy, for CN 2716 00 00. */
export const MegawattHours: QuantitySchemas = quantity({
  identifier: "MegawattHours",
  expected: "a positive number of MWh up to 1000000000",
  least: zero,
  isLeastAllowed: false,
  most: billion,
  example: 1000,
  description: "Energy in MWh, above 0: instead of `tonnage`, for electricity (CN 2716 00 00) only.",
});

/** A cross-sectoral correction factor. */
export const CorrectionFactor: QuantitySchemas = quantity({
  identifier: "CorrectionFactor",
  expected: "a share from 0 to 1",
  least: zero,
  isLeastAllowed: true,
  most: one,
  example: 1,
  description:
    "Cross-sectoral correction factor to assume for a year that has none yet (2031 to 2033), a share such as 1; the benchmarks of the last year go on then, and a note says so.",
});

/** Net mass of goods as customs declarations state it. */
export const Kilograms: QuantitySchemas = quantity({
  identifier: "Kilograms",
  expected: "a positive number of kilograms up to 1000000000000",
  least: zero,
  isLeastAllowed: false,
  most: decimalOfText("1000000000000") ?? one,
  example: 24500,
  description: "Net mass in kilograms, above 0.",
  asWritten: readKilogramsAsWritten,
});

/** The range of intensities and prices. */
export const upToAMillion = { least: zero, isLeastAllowed: true, most: million };

/** Embedded emissions of a tonne of goods. */
export const Intensity: QuantitySchemas = quantity({
  ...upToAMillion,
  identifier: "Intensity",
  expected: "a number of tCO2e per tonne, from 0 to 1000000",
  example: 1.95,
  description:
    "tCO2e per tonne of goods, as an accredited verifier confirmed it, with the emissions of the precursors in it; `unit_content` says that it is given per tonne of clinker or per kilogram of nitrogen instead.",
});

/** A carbon price paid in the country of origin. */
export const CarbonPrice: QuantitySchemas = quantity({
  ...upToAMillion,
  identifier: "CarbonPrice",
  expected: "a number of EUR per tCO2e, from 0 to 1000000",
  example: 12.5,
  description: "EUR per tCO2e that was paid in the country of origin.",
});

/** Tonnes of a precursor in a tonne of goods. */
export const TonnesPerTonne: QuantitySchemas = quantity({
  ...upToAMillion,
  identifier: "TonnesPerTonne",
  expected: "a number of tonnes per tonne, from 0 to 1000000",
  example: 1.08642,
  description: "Tonnes of the precursor in a tonne of goods.",
});

/** Free allocation of a tonne of a precursor. */
export const FreeAllocationPerTonne: QuantitySchemas = quantity({
  ...upToAMillion,
  identifier: "FreeAllocationPerTonne",
  expected: "a number of tCO2e per tonne, from 0 to 1000000",
  example: 1.2,
  description: "Free allocation of a tonne of the precursor in tCO2e, where its producer gave it.",
});

/** A whole number of a query. */
export const wholeNumber = (
  { identifier, least, most, description }: {
    readonly identifier: string;
    readonly least: number;
    readonly most: number;
    readonly description: string;
  },
): Schema.Schema<number, string> =>
  scalar<string, number>({
    identifier,
    expected: `a whole number from ${least} to ${most}`,
    read: (sent) => {
      const number = typeof sent === "string" && /^\d{1,9}$/.test(sent) ? Number(sent) : -1;
      return number >= least && number <= most ? number : undefined;
    },
    explain: (sent) => typeof sent === "string" && /^\d+$/.test(sent) ? { code: "range" } : undefined,
    example: String(least),
    jsonSchema: { type: "string", pattern: "^[0-9]{1,9}$" },
    description,
  });
