/**
 * Checks that an invoice's figures agree, exactly and in the currency's minor unit.
 *
 * A line: |totalValue - quantity x unitPrice| <= half a minor unit.
 * The declared total must be items plus charges, where the items may be summed as rounded by line (totalValue) or
 * before rounding (quantity x unitPrice), or anything between: so the tolerance is the rounding that the lines
 * really have, at most half a minor unit each, and an invoice without any is held to its last cent.
 * @source contract section 2.8 (totalDeclaredValue) and 2.10 (totalValue)
 */
import * as BigDecimal from "effect/BigDecimal";
import { minorUnitDigits } from "../currency.ts";
import { fromJson, halfUnit, printed, sumOf } from "../decimal.ts";
import type { InvoiceData, LineItem } from "../invoice.ts";
import { chargesOf } from "../totals.ts";
import { member, nameOf, type Place } from "./place.ts";

/** Logs every disagreement of the invoice at `place`; figures that couldn't be read are left out. */
export const checkFigures = (place: Place, invoice: InvoiceData): void => {
  if (invoice.currency === "") return;
  const digits = minorUnitDigits(invoice.currency);
  const readable = invoice.lineItems.filter(isReadable);
  invoice.lineItems.forEach((line, index) => {
    if (isReadable(line)) checkLine({ ...place, path: `${place.path}/lineItems/${index}` }, line, digits);
  });
  const named = [...invoice.charges ?? [], ...invoice.discounts ?? []].map(({ amount }) => amount);
  const charges = [invoice.freight, invoice.insurance, invoice.otherCharges, ...named].filter((sum) =>
    sum !== undefined
  );
  const isComplete = readable.length === invoice.lineItems.length && readable.length > 0 &&
    ![...charges, invoice.totalDeclaredValue].some(Number.isNaN);
  if (!isComplete) return;

  const chargesSum = chargesOf(invoice);
  const byLine = BigDecimal.sum(sumOf(readable.map((line) => fromJson(line.totalValue))), chargesSum);
  const unrounded = BigDecimal.sum(sumOf(readable.map(lineValue)), chargesSum);
  const declared = fromJson(invoice.totalDeclaredValue);
  const least = BigDecimal.subtract(BigDecimal.min(byLine, unrounded), halfUnit(digits));
  const most = BigDecimal.sum(BigDecimal.max(byLine, unrounded), halfUnit(digits));
  if (BigDecimal.between(declared, { minimum: least, maximum: most })) return;
  disagree(
    member(place, "totalDeclaredValue"),
    `is ${printed(declared, digits)}; the lines and charges add up to ${
      printed(byLine, digits)
    } ${invoice.currency}.`,
  );
};

const checkLine = (place: Place, line: LineItem, digits: number): void => {
  const expected = lineValue(line);
  const given = fromJson(line.totalValue);
  const difference = BigDecimal.abs(BigDecimal.subtract(given, expected));
  if (BigDecimal.lessThanOrEqualTo(difference, halfUnit(digits))) return;
  const factors = `${printed(fromJson(line.quantity), 0)} x ${printed(fromJson(line.unitPrice), digits)}`;
  disagree(
    member(place, "totalValue"),
    `is ${printed(given, digits)}; quantity x unitPrice is ${factors} = ${printed(expected, digits)}.`,
  );
};

const isReadable = (line: LineItem): boolean =>
  ![line.quantity, line.unitPrice, line.totalValue].some(Number.isNaN);

const lineValue = (line: LineItem): BigDecimal.BigDecimal =>
  BigDecimal.multiply(fromJson(line.quantity), fromJson(line.unitPrice));

const disagree = (place: Place, sentence: string): void => {
  place.log.disagreements.push({
    path: place.path,
    code: "conflict",
    message: `${nameOf(place.path)} ${sentence}`,
  });
};
