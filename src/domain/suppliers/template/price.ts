/**
 * Carbon price of a line of products: due, with its rebate, per produced tonne. It is due and not paid, and not evidence.
 * Regulation (EU) 2023/956, Article 9.
 */
import {
  type Decimal,
  exactly,
  isLess,
  isZero,
  larger,
  minus,
  times,
  toText,
  zero,
} from "../../../kernel/decimal.ts";
import { isCurrency } from "../../../kernel/currency.ts";
import type { LineReader } from "./line_reader.ts";
import { isFound, numberOf, textOf } from "./places/cells.ts";
import type { ProductField } from "./places/product_layout.ts";

/** A carbon price that is due, per tonne of goods or MWh, in its currency. */
export interface CarbonPriceDue {
  /** Kind of the instrument, as the supplier chose it. */
  readonly instrument: string | null;
  /** ISO 4217. */
  readonly currency: string;
  /** Price before the rebate. */
  readonly due: Decimal;
  /** Kind of the rebate, as the supplier chose it. */
  readonly rebateType: string | null;
  /** Rebate; 0 where there is none. */
  readonly rebate: Decimal;
  /** Due less rebate. */
  readonly effective: Decimal;
}

const tolerance = exactly(0.000001);

const isNear = (a: Decimal, b: Decimal): boolean => {
  const gap = isLess(a, b) ? minus(b, a) : minus(a, b);
  return !isLess(times(larger(a, b), tolerance), gap);
};

const amountOf = (reader: LineReader, field: ProductField): Decimal | undefined => {
  const looked = reader.look(field);
  const amount = numberOf(reader.notes, looked, reader.sources.cells.mark);
  if (amount !== undefined) reader.note(field, looked, toText(amount));
  return amount;
};

/** Returns the price; null where none is due, or where its parts don't go together, which is said. */
export const readPrice = (reader: LineReader): CarbonPriceDue | null => {
  const due = amountOf(reader, "price");
  const rebate = amountOf(reader, "rebate") ?? zero;
  const effective = amountOf(reader, "effective");
  if (due === undefined || isZero(due)) return null;
  const looked = reader.look("currency");
  const currency = textOf(looked).toUpperCase();
  const rest = minus(due, rebate);
  const isWhole = !isLess(due, zero) && !isLess(rebate, zero) && !isLess(rest, zero) &&
    (effective === undefined || isNear(effective, rest));
  if (!isFound(looked) || !isCurrency(currency) || !isWhole) {
    reader.notes.say(reader.spot("price"), { weight: "warning", code: "conflict" }, {
      kind: "templatePriceOpen",
    });
    return null;
  }
  reader.note("currency", looked, currency);
  const instrument = reader.text("instrument");
  return { instrument, currency, due, rebateType: reader.text("rebateType"), rebate, effective: rest };
};
