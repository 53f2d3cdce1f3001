/**
 * Statements on origin: their form, and the value from which only a registered exporter may make them out.
 * @source Implementing Regulation (EU) 2015/2447, Articles 68 and 92 and Annex 22-07 (statement on origin); the
 * agreements of the European Union that use registered exporters have the same limit
 */
import { minorUnitDigits } from "../../../kernel/currency.ts";
import { type Decimal, exactly, isLess, roundedTo, sumOf } from "../../../kernel/decimal.ts";
import type { Issue, IssueCode } from "../../../kernel/issue.ts";
import { isGiven, type LegibleShipment } from "./legible.ts";
import { remarkAt } from "./remark.ts";

const limitEur = exactly(6_000);
const limit = "6 000 EUR";

/** Words that each prescribed statement has, whatever agreement it is for. */
const prescribed =
  /the exporter of the products covered by this document.*declares that.*products are of .*preferential origin/is;

const about = (name: "originStatement" | "rexNumber", code: IssueCode, sentence: string): Issue =>
  remarkAt(["invoiceData", name], { code, sentence });

/** Returns the goods' total as it is printed; undefined when a line's can't be read. */
const goodsTotal = ({ lines }: LegibleShipment, currency: string): Decimal | undefined => {
  const totals = lines.flatMap(({ totalValue }) => totalValue === undefined ? [] : [totalValue]);
  return totals.length === lines.length
    ? sumOf(totals.map((total) => roundedTo(exactly(total), minorUnitDigits(currency))))
    : undefined;
};

const aboutWords = ({ originStatement, rexNumber }: LegibleShipment): ReadonlyArray<Issue> => {
  if (originStatement === undefined) return [];
  const wording = about(
    "originStatement",
    "format",
    'does not have the words that are prescribed: "The exporter of the products covered by this document ... ' +
      'declares that, except where otherwise clearly indicated, these products are of ... preferential origin."',
  );
  const namesAnother = rexNumber !== undefined && !originStatement.includes(rexNumber);
  return [
    ...(prescribed.test(originStatement) ? [] : [wording]),
    ...(namesAnother
      ? [about("originStatement", "conflict", `does not name the exporter's number ${rexNumber}.`)]
      : []),
  ];
};

const aboutNumber = (shipment: LegibleShipment): ReadonlyArray<Issue> => {
  const { sent, currency } = shipment;
  if (isGiven(sent, "rexNumber") || currency === undefined) return [];
  const goods = goodsTotal(shipment, currency);
  const isForeign = currency !== "EUR";
  if (!isForeign && (goods === undefined || !isLess(limitEur, goods))) return [];
  const hint = isForeign ? " The invoice is in another currency: compare the value." : "";
  const sentence =
    `is missing: originating products above ${limit} in one consignment need the number of a registered ` +
    `exporter.${hint}`;
  return [about("rexNumber", "missing", sentence)];
};

/** Returns the warnings about the statement on origin and the exporter's number. */
export const originWarnings = (shipment: LegibleShipment): ReadonlyArray<Issue> => {
  const { sent, originStatement, rexNumber } = shipment;
  if (!isGiven(sent, "originStatement")) {
    return rexNumber === undefined
      ? []
      : [about("originStatement", "missing", "is missing: a REX number stands in a statement on origin.")];
  }
  if (originStatement === undefined || !/preferential origin/i.test(originStatement)) return [];
  return [...aboutWords(shipment), ...aboutNumber(shipment)];
};
