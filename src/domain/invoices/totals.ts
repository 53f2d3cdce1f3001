/**
 * The sums of an invoice: money exactly and in the currency's minor unit, packing in packages, kilograms and cubic
 * metres. Whether the caller's figures agree with them is checked in `reading/figures.ts`.
 */
import * as BigDecimal from "effect/BigDecimal";
import { minorUnitDigits } from "./currency.ts";
import { fromJson, printed, roundTo, sumOf, zero } from "./decimal.ts";
import type { InvoiceData, LineItem } from "./invoice.ts";

/** What a document prints below its goods; all but `goods` and `declared` only where there is something to say. */
export interface MoneyTotals {
  /** The sum of the lines' totals as printed: each in the currency's minor unit. */
  readonly goods: BigDecimal.BigDecimal;
  readonly freight?: BigDecimal.BigDecimal;
  readonly insurance?: BigDecimal.BigDecimal;
  readonly otherCharges?: BigDecimal.BigDecimal;
  /** Named charges, and discounts as negative amounts, in the caller's order. */
  readonly named: ReadonlyArray<readonly [name: string, amount: BigDecimal.BigDecimal]>;
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
  const named = namedAmounts(invoice).map(([name, amount]) => [name, roundTo(amount, digits)] as const);
  const declared = money(invoice.totalDeclaredValue);
  const others = [...Object.values(charges), ...named.map(([, amount]) => amount)];
  const rounding = BigDecimal.subtract(declared, sumOf([goods, ...others]));
  return { goods, ...charges, named, ...(!BigDecimal.equals(rounding, zero) && { rounding }), declared };
};

/** @returns the named charges, then the discounts as negative amounts */
const namedAmounts = (
  { charges = [], discounts = [] }: InvoiceData,
): ReadonlyArray<readonly [string, BigDecimal.BigDecimal]> => [
  ...charges.map(({ name, amount }) => [name, fromJson(amount)] as const),
  ...discounts.map(({ name, amount }) => [name, BigDecimal.negate(fromJson(amount))] as const),
];

/** @returns what stands between the goods and the declared total: every charge, less the discounts; not rounded */
export const chargesOf = (invoice: InvoiceData): BigDecimal.BigDecimal => {
  const { freight = 0, insurance = 0, otherCharges = 0 } = invoice;
  const amounts = [freight, insurance, otherCharges].map(fromJson);
  return sumOf([...amounts, ...namedAmounts(invoice).map(([, amount]) => amount)]);
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

const nothing: PartialSum = { sum: zero, lines: 0 };

/** @returns the packing sums of the lines; each with how many lines it covers */
export const packingTotals = (lines: ReadonlyArray<LineItem>): PackingTotals =>
  runningPackingTotals(lines).at(-1) ??
    { packages: nothing, netWeightKg: nothing, grossWeightKg: nothing, volumeM3: nothing };

/** @returns for each line the packing sums of it and all lines before it */
export const runningPackingTotals = (lines: ReadonlyArray<LineItem>): ReadonlyArray<PackingTotals> => {
  let [packages, netWeightKg, grossWeightKg, volume] = [nothing, nothing, nothing, nothing];
  return lines.map((line) => {
    packages = plus(packages, decimal(line.packages));
    netWeightKg = plus(netWeightKg, decimal(line.netWeightKg));
    grossWeightKg = plus(grossWeightKg, decimal(line.grossWeightKg));
    volume = plus(volume, volumeM3(line));
    return { packages, netWeightKg, grossWeightKg, volumeM3: volume };
  });
};

/** @returns for each line the quantities of it and all lines before it, by unit, one a line: `1,200 PCS` */
export const runningQuantities = (
  lines: ReadonlyArray<LineItem>,
  decimals: number,
): ReadonlyArray<string> => {
  const sums = new Map<string, BigDecimal.BigDecimal>();
  return lines.map(({ unit, unitCode = unit, quantity }) => {
    sums.set(unitCode, BigDecimal.sum(sums.get(unitCode) ?? zero, fromJson(quantity)));
    return Array.from(sums, ([name, sum]) => `${printed(sum, decimals)}\u00a0${name}`).join("\n");
  });
};

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

const plus = ({ sum, lines }: PartialSum, term: BigDecimal.BigDecimal | undefined): PartialSum =>
  term === undefined ? { sum, lines } : { sum: BigDecimal.sum(sum, term), lines: lines + 1 };
