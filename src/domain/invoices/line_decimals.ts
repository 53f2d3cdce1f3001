/**
 * With how many decimals documents print quantities and unit prices: six at most, where that is enough to come to the
 * lines' totals with what is printed, else as many more as it takes.
 */
import { minorUnitDigits } from "../../kernel/currency.ts";
import { type Decimal, exactly, halfUnit, isLess, minus, roundedTo, times } from "../../kernel/decimal.ts";
import { mostDecimals, printedDecimalsLimit } from "../documents/printed_number.ts";
import type { InvoiceData, LineItem } from "./invoice.ts";

/** A number below 10^12 has no more than these that are not the noise of binary fractions. */
const most = 12;

/** The figures of a line that are multiplied. */
type Factors = Pick<LineItem, "quantity" | "unitPrice">;

const distance = (one: Decimal, other: Decimal): Decimal =>
  isLess(one, other) ? minus(other, one) : minus(one, other);

/** True if the factors with so many decimals give the line's total, to a twentieth of a minor unit. */
const isEnough = ({ quantity, unitPrice }: Factors, decimals: number, digits: number): boolean => {
  const [count, price] = [exactly(quantity), exactly(unitPrice)];
  if (count.scale <= decimals && price.scale <= decimals) return true;
  const product = times(roundedTo(count, decimals), roundedTo(price, decimals));
  return isLess(distance(product, times(count, price)), halfUnit(digits + 1));
};

/** Returns with how many decimals quantities and unit prices are printed, each in a column of its own. */
export const lineDecimals = (
  { lineItems, currency }: Pick<InvoiceData, "lineItems" | "currency">,
): { readonly quantity: number; readonly unitPrice: number } => {
  const digits = minorUnitDigits(currency);
  let limit = printedDecimalsLimit;
  for (const line of lineItems) while (limit < most && !isEnough(line, limit, digits)) limit += 1;
  return {
    quantity: mostDecimals(lineItems.map(({ quantity }) => quantity), limit),
    unitPrice: Math.max(digits, mostDecimals(lineItems.map(({ unitPrice }) => unitPrice), limit)),
  };
};
