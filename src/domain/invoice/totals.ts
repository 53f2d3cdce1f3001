/**
 * The sums of an invoice: money exactly and in the currency's minor unit, packing in packages, kilograms and cubic
 * metres. Whether the caller's figures agree with them is checked in `reading/figures.ts`.
 */
import * as BigDecimal from "effect/BigDecimal";
import { minorUnitDigits } from "./currency.ts";
import { fromJson, roundTo, sumOf, zero } from "./decimal.ts";
import type { InvoiceData, LineItem } from "./invoice.ts";

/** What a document prints below its goods; all but `goods` and `declared` only where there is something to say. */
export interface MoneyTotals {
  /** The sum of the lines' totals as printed: each in the currency's minor unit. */
  readonly goods: BigDecimal.BigDecimal;
  readonly freight?: BigDecimal.BigDecimal;
  readonly insurance?: BigDecimal.BigDecimal;
  readonly otherCharges?: BigDecimal.BigDecimal;
  /** What lies between the sum of the above and `declared`, where the caller rounded once and not by line. */
  readonly rounding?: BigDecimal.BigDecimal;
  readonly declared: BigDecimal.BigDecimal;
}

/** @returns the invoice's money, each amount in its currency's minor unit, adding up to `declared` */
export const moneyTotals = (invoice: InvoiceData): MoneyTotals => {
  const digits = minorUnitDigits(invoice.currency);
  const money = (amount: number) => roundTo(fromJson(amount), digits);
  const goods = sumOf(invoice.lineItems.map((line) => money(line.totalValue)));
  const charges = {
    ...(invoice.freight !== undefined && { freight: money(invoice.freight) }),
    ...(invoice.insurance !== undefined && { insurance: money(invoice.insurance) }),
    ...(invoice.otherCharges !== undefined && { otherCharges: money(invoice.otherCharges) }),
  };
  const declared = money(invoice.totalDeclaredValue);
  const rounding = BigDecimal.subtract(declared, sumOf([goods, ...Object.values(charges)]));
  return { goods, ...charges, ...(!BigDecimal.equals(rounding, zero) && { rounding }), declared };
};

/** A sum over the lines that say something, and how many do: what is not said is not counted as zero. */
export interface PartialSum {
  readonly sum: BigDecimal.BigDecimal;
  readonly lines: number;
}

/** What a packing list adds up. */
export interface PackingTotals {
  readonly packages: PartialSum;
  readonly netWeightKg: PartialSum;
  readonly grossWeightKg: PartialSum;
  readonly volumeM3: PartialSum;
}

/** @returns the packing sums of the lines; each with how many lines it covers */
export const packingTotals = (lines: ReadonlyArray<LineItem>): PackingTotals => ({
  packages: partialSum(lines, (line) => decimal(line.packages)),
  netWeightKg: partialSum(lines, (line) => decimal(line.netWeightKg)),
  grossWeightKg: partialSum(lines, (line) => decimal(line.grossWeightKg)),
  volumeM3: partialSum(lines, volumeM3),
});

/** The three edges in `length x width x height`; the same pattern is what a caller's value must match. */
export const dimensionsPattern = /^(\d+(?:\.\d+)?) ?[x×] ?(\d+(?:\.\d+)?) ?[x×] ?(\d+(?:\.\d+)?)$/i;

/**
 * The room that a line takes: edge x edge x edge of one package, times its packages (one where no count is given).
 * @returns cubic metres, exact; nothing where the line has no dimensions
 */
export const volumeM3 = (line: LineItem): BigDecimal.BigDecimal | undefined => {
  const edges = line.dimensionsCm?.match(dimensionsPattern)?.slice(1);
  if (edges === undefined) return undefined;
  const cubicCentimetres = edges.map(BigDecimal.unsafeFromString).reduce(BigDecimal.multiply);
  const packages = fromJson(line.packages ?? 1);
  return BigDecimal.multiply(BigDecimal.multiply(cubicCentimetres, packages), BigDecimal.make(1n, 6));
};

const decimal = (number: number | undefined) => number === undefined ? undefined : fromJson(number);

const partialSum = (
  lines: ReadonlyArray<LineItem>,
  term: (line: LineItem) => BigDecimal.BigDecimal | undefined,
): PartialSum => {
  const terms = lines.map(term).filter((value) => value !== undefined);
  return { sum: sumOf(terms), lines: terms.length };
};
