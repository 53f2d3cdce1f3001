/**
 * The goods by commodity code and origin, as an import declaration lists them: the table that a broker would
 * otherwise add up by hand.
 */
import { minorUnitDigits } from "../../kernel/currency.ts";
import { type Decimal, exactly, plus, roundedTo, zero } from "../../kernel/decimal.ts";
import type { InvoiceData, LineItem } from "./invoice.ts";
import { inOwnPackages } from "./totals.ts";

/** The lines of one commodity code and origin; a sum is there only where every line of the group states it. */
export interface TariffGroup {
  /** Commodity code that the lines share. */
  readonly hsCode: string;
  /** Country of origin that they share. */
  readonly countryOfOrigin: string;
  /** Number of lines. */
  readonly lines: number;
  /** Sum of their values, in the invoice's currency. */
  readonly value: Decimal;
  /** Sum of their packages. */
  readonly packages: Decimal | undefined;
  /** Sum of their net weights, kg. */
  readonly netWeightKg: Decimal | undefined;
  /** Sum of their gross weights, kg. */
  readonly grossWeightKg: Decimal | undefined;
}

const withTerm = (sum: Decimal | undefined, term: number | undefined): Decimal | undefined =>
  sum === undefined || term === undefined ? undefined : plus(sum, exactly(term));

const withLine = (group: TariffGroup, line: LineItem, digits: number): TariffGroup => {
  const { packages, grossWeightKg } = inOwnPackages(line);
  return {
    ...group,
    lines: group.lines + 1,
    value: plus(group.value, roundedTo(exactly(line.totalValue), digits)),
    packages: withTerm(group.packages, packages),
    netWeightKg: withTerm(group.netWeightKg, line.netWeightKg),
    grossWeightKg: withTerm(group.grossWeightKg, grossWeightKg),
  };
};

const start = { lines: 0, value: zero, packages: zero, netWeightKg: zero, grossWeightKg: zero };

/** Returns the groups by code and origin in ascending order; their values add up to the goods' total. */
export const tariffGroups = ({ lineItems, currency }: InvoiceData): ReadonlyArray<TariffGroup> => {
  const digits = minorUnitDigits(currency);
  const groups = new Map<string, TariffGroup>();
  for (const line of lineItems) {
    const { hsCode, countryOfOrigin } = line;
    const key = `${hsCode.replaceAll(".", "")} ${countryOfOrigin}`;
    groups.set(key, withLine(groups.get(key) ?? { ...start, hsCode, countryOfOrigin }, line, digits));
  }
  return [...groups].sort(([one], [other]) => one < other ? -1 : 1).map(([, group]) => group);
};
