/**
 * The sums of an invoice: money exactly and in the currency's minor unit, packing in packages, kilograms and cubic
 * metres. Whether the caller's figures agree with them is checked in `request/figures.ts`.
 */
import { minorUnitDigits } from "../../kernel/currency.ts";
import {
  type Decimal,
  exactly,
  isZero,
  minus,
  plus,
  roundedTo,
  sumOf,
  times,
  zero,
} from "../../kernel/decimal.ts";
import { edgesOfText } from "../../contract/values/invoices/packing.ts";
import { printed } from "../documents/printed_number.ts";
import type { InvoiceData, LineItem } from "./invoice.ts";

/** Sums that a document prints below its goods; all but `goods` and `declared` only where there is something to say. */
export interface MoneyTotals {
  /** The sum of the lines' totals as printed: each in the currency's minor unit. */
  readonly goods: Decimal;
  /** Freight, in the invoice's currency. */
  readonly freight?: Decimal;
  /** Insurance, in the invoice's currency. */
  readonly insurance?: Decimal;
  /** Other charges together, in the invoice's currency. */
  readonly otherCharges?: Decimal;
  /** Named charges, and discounts as negative amounts, in the caller's order. */
  readonly named: ReadonlyArray<readonly [name: string, amount: Decimal]>;
  /** Difference between the sum of the above and `declared`, where the caller rounded once and not by line. */
  readonly rounding?: Decimal;
  /** The declared total, in the invoice's currency. */
  readonly declared: Decimal;
}

/** Returns the invoice's money, each amount in its currency's minor unit, adding up to `declared`. */
export const moneyTotals = (invoice: InvoiceData): MoneyTotals => {
  const digits = minorUnitDigits(invoice.currency);
  const money = (amount: number) => roundedTo(exactly(amount), digits);
  const goods = sumOf(invoice.lineItems.map((line) => money(line.totalValue)));
  const charges = {
    ...(invoice.freight !== undefined && { freight: money(invoice.freight) }),
    ...(invoice.insurance !== undefined && { insurance: money(invoice.insurance) }),
    ...(invoice.otherCharges !== undefined && { otherCharges: money(invoice.otherCharges) }),
  };
  const named = namedAmounts(invoice).map(([name, amount]) => [name, roundedTo(amount, digits)] as const);
  const declared = money(invoice.totalDeclaredValue);
  const others = [...Object.values(charges), ...named.map(([, amount]) => amount)];
  const rounding = minus(declared, sumOf([goods, ...others]));
  return { goods, ...charges, named, ...(!isZero(rounding) && { rounding }), declared };
};

/** Returns the named charges, then the discounts as negative amounts; not rounded. */
const namedAmounts = (
  { charges = [], discounts = [] }: InvoiceData,
): ReadonlyArray<readonly [string, Decimal]> => [
  ...charges.map(({ name, amount }) => [name, exactly(amount)] as const),
  ...discounts.map(({ name, amount }) => [name, minus(zero, exactly(amount))] as const),
];

/** A sum over the lines that say something, and how many do: what is not said is not counted as zero. */
export interface PartialSum {
  /** The sum, exact. */
  readonly sum: Decimal;
  /** Number of lines that say something. */
  readonly lines: number;
}

/** Sums of a packing list. */
export interface PackingTotals {
  /** Packages. */
  readonly packages: PartialSum;
  /** Net weight, kg. */
  readonly netWeightKg: PartialSum;
  /** Gross weight, kg. */
  readonly grossWeightKg: PartialSum;
  /** Volume, cubic metres. */
  readonly volumeM3: PartialSum;
}

/** Returns the packages and gross weight of a line; 0 where they are stated on the line in whose packages it is. */
export const inOwnPackages = (
  { packages, grossWeightKg, packedWithLine }: LineItem,
): Pick<LineItem, "packages" | "grossWeightKg"> => {
  const stated = {
    ...(packages !== undefined && { packages }),
    ...(grossWeightKg !== undefined && { grossWeightKg }),
  };
  return packedWithLine === undefined ? stated : { packages: 0, grossWeightKg: 0, ...stated };
};

const nothing: PartialSum = { sum: zero, lines: 0 };

/** Returns the packing sums of the lines; each with how many lines it covers. */
export const packingTotals = (lines: ReadonlyArray<LineItem>): PackingTotals =>
  runningPackingTotals(lines).at(-1) ??
    { packages: nothing, netWeightKg: nothing, grossWeightKg: nothing, volumeM3: nothing };

/** Returns for each line the packing sums of it and all lines before it. */
export const runningPackingTotals = (lines: ReadonlyArray<LineItem>): ReadonlyArray<PackingTotals> => {
  let [packages, netWeightKg, grossWeightKg, volume] = [nothing, nothing, nothing, nothing];
  return lines.map((line) => {
    const { packages: own, grossWeightKg: gross } = inOwnPackages(line);
    packages = withTerm(packages, decimal(own));
    netWeightKg = withTerm(netWeightKg, decimal(line.netWeightKg));
    grossWeightKg = withTerm(grossWeightKg, decimal(gross));
    volume = withTerm(volume, volumeM3(line) ?? (line.packedWithLine === undefined ? undefined : zero));
    return { packages, netWeightKg, grossWeightKg, volumeM3: volume };
  });
};

/** Returns for each line the quantities of it and all lines before it, by unit, one a line: `1,200 PCS`. */
export const runningQuantities = (
  lines: ReadonlyArray<LineItem>,
  decimals: number,
): ReadonlyArray<string> => {
  const sums = new Map<string, Decimal>();
  return lines.map(({ unit, unitCode = unit, quantity }) => {
    sums.set(unitCode, plus(sums.get(unitCode) ?? zero, exactly(quantity)));
    return Array.from(sums, ([name, sum]) => `${printed(sum, decimals)}\u00a0${name}`).join("\n");
  });
};

const cubicMetresACubicCentimetre = exactly(0.000001);

/**
 * The room that a line takes: edge x edge x edge of one package, times its packages.
 * @returns cubic metres, exact; nothing where the line doesn't say what a package measures or how many there are
 */
export const volumeM3 = ({ dimensionsCm, packages }: LineItem): Decimal | undefined => {
  const edges = dimensionsCm === undefined ? undefined : edgesOfText(dimensionsCm);
  if (edges === undefined || packages === undefined) return undefined;
  return times(times(edges.reduce(times), exactly(packages)), cubicMetresACubicCentimetre);
};

/** Cubic metres are measured to the litre, or to the cubic centimetre where a line's would read as nothing. */
const [litres, cubicCentimetres] = [3, 6];

/** Returns with how many decimals all volumes of the lines are printed. */
export const volumeDecimals = (lines: ReadonlyArray<LineItem>): number => {
  const isLost = (volume: Decimal) => !isZero(volume) && isZero(roundedTo(volume, litres));
  const volumes = lines.flatMap((line) => volumeM3(line) ?? []);
  return volumes.some(isLost) ? cubicCentimetres : litres;
};

const decimal = (number: number | undefined) => number === undefined ? undefined : exactly(number);

const withTerm = ({ sum, lines }: PartialSum, term: Decimal | undefined): PartialSum =>
  term === undefined ? { sum, lines } : { sum: plus(sum, term), lines: lines + 1 };
