/**
 * Checks that an invoice's figures agree, exactly and in the currency's minor unit.
 *
 * A line: |totalValue - quantity x unitPrice| <= half a minor unit.
 * The declared total must be items plus charges, where the items may be summed as rounded by line (totalValue, as
 * sent or as it is printed) or before rounding (quantity x unitPrice), or anything between: so the tolerance is the rounding that the lines
 * really have, at most half a minor unit each, and an invoice without any is held to its last cent.
 * @source contract section 2.8 (totalDeclaredValue) and 2.10 (totalValue)
 */
import { minorUnitDigits } from "../../../kernel/currency.ts";
import {
  type Decimal,
  exactly,
  halfUnit,
  isLess,
  larger,
  minus,
  plus,
  roundedTo,
  smaller,
  sumOf,
  times,
} from "../../../kernel/decimal.ts";
import type { Issue } from "../../../kernel/issue.ts";
import { memberOf } from "../../../kernel/text/json.ts";
import { printed, printedWhole } from "../../documents/printed_number.ts";
import { isGiven, type LegibleLine, type LegibleShipment } from "./legible.ts";
import { remarkAt } from "./remark.ts";

/** A line whose figures could be read, with its place among the lines. */
interface LineFigures {
  readonly index: number;
  readonly quantity: Decimal;
  readonly unitPrice: Decimal;
  /** As it was sent. */
  readonly totalValue: Decimal;
  /** As documents print it. */
  readonly printedTotal: Decimal;
}

const figuresOf = (line: LegibleLine, index: number, digits: number): ReadonlyArray<LineFigures> => {
  const { quantity, unitPrice, totalValue } = line;
  if (quantity === undefined || unitPrice === undefined || totalValue === undefined) return [];
  return [{
    index,
    quantity: exactly(quantity),
    unitPrice: exactly(unitPrice),
    totalValue: exactly(totalValue),
    printedTotal: roundedTo(exactly(totalValue), digits),
  }];
};

const valueOf = ({ quantity, unitPrice }: LineFigures): Decimal => times(quantity, unitPrice);

const isWithin = (value: Decimal, least: Decimal, most: Decimal): boolean =>
  !isLess(value, least) && !isLess(most, value);

const lineDisagreement = (line: LineFigures, digits: number): ReadonlyArray<Issue> => {
  const expected = valueOf(line);
  const half = halfUnit(digits);
  if (isWithin(line.totalValue, minus(expected, half), plus(expected, half))) return [];
  return [remarkAt(["invoiceData", "lineItems", line.index, "totalValue"], {
    code: "conflict",
    finding: {
      kind: "lineTotal",
      total: printed(line.totalValue, digits),
      quantity: printedWhole(line.quantity, 0),
      unitPrice: printedWhole(line.unitPrice, digits),
      product: printedWhole(expected, digits),
    },
  })];
};

const charges = ["freight", "insurance", "otherCharges"] as const;

/** Returns the sum; undefined when one of the amounts can't be read. */
const sumOfReadable = (amounts: ReadonlyArray<number | undefined>): Decimal | undefined => {
  const readable = amounts.filter((amount) => amount !== undefined);
  return readable.length === amounts.length ? sumOf(readable.map(exactly)) : undefined;
};

/** Returns every charge, less the discounts; not rounded, and undefined when one that is given can't be read. */
const sumOfCharges = (shipment: LegibleShipment): Decimal | undefined => {
  const isUnlisted = (["charges", "discounts"] as const).some((name) => {
    const sent = memberOf(shipment.sent, name);
    return sent !== undefined && !Array.isArray(sent);
  });
  if (isUnlisted) return undefined;
  const given = charges.filter((name) => isGiven(shipment.sent, name)).map((name) => shipment[name]);
  const added = sumOfReadable([...given, ...shipment.charges]);
  const discounted = sumOfReadable(shipment.discounts);
  return added && discounted && minus(added, discounted);
};

const totalDisagreement = (
  shipment: LegibleShipment,
  lines: ReadonlyArray<LineFigures>,
  currency: string,
): ReadonlyArray<Issue> => {
  const chargesSum = sumOfCharges(shipment);
  const { totalDeclaredValue } = shipment;
  if (chargesSum === undefined || totalDeclaredValue === undefined) return [];
  const digits = minorUnitDigits(currency);
  const byLine = plus(sumOf(lines.map(({ totalValue }) => totalValue)), chargesSum);
  const asPrinted = plus(sumOf(lines.map(({ printedTotal }) => printedTotal)), chargesSum);
  const unrounded = plus(sumOf(lines.map(valueOf)), chargesSum);
  const declared = exactly(totalDeclaredValue);
  const half = halfUnit(digits);
  const least = minus(smaller(smaller(byLine, asPrinted), unrounded), half);
  const most = plus(larger(larger(byLine, asPrinted), unrounded), half);
  if (isWithin(declared, least, most)) return [];
  return [remarkAt(["invoiceData", "totalDeclaredValue"], {
    code: "conflict",
    finding: {
      kind: "declaredTotal",
      declared: printed(declared, digits),
      sum: printed(byLine, digits),
      currency,
    },
  })];
};

/** Returns every figure of the shipment that can be read and disagrees with the others. */
export const disagreementsIn = (shipment: LegibleShipment): ReadonlyArray<Issue> => {
  const { currency } = shipment;
  if (currency === undefined) return [];
  const digits = minorUnitDigits(currency);
  const lines = shipment.lines.flatMap((line, index) => figuresOf(line, index, digits));
  const isComplete = lines.length > 0 && lines.length === shipment.lines.length;
  return [
    ...lines.flatMap((line) => lineDisagreement(line, digits)),
    ...(isComplete ? totalDisagreement(shipment, lines, currency) : []),
  ];
};
