/**
 * Statements on origin: their form, and the value from which only a registered exporter may make them out.
 * @source Implementing Regulation (EU) 2015/2447, Articles 68 and 92 and Annex 22-07 (statement on origin); the
 * agreements of the European Union that use registered exporters have the same limit
 */
import { minorUnitDigits } from "../../../kernel/currency.ts";
import { type Decimal, exactly, isLess, roundedTo, sumOf } from "../../../kernel/decimal.ts";
import type { Finding } from "../../../kernel/findings/finding.ts";
import type { Issue, IssueCode } from "../../../kernel/issue.ts";
import { isGiven, type LegibleShipment } from "./legible.ts";
import { remarkAt } from "./remark.ts";

const limitEur = exactly(6_000);
const limit = "6 000";

/** Words that each prescribed statement has, whatever agreement it is for. */
const prescribed =
  /the exporter of the products covered by this document.*declares that.*products are of .*preferential origin/is;

const about = (name: "originStatement" | "rexNumber", code: IssueCode, finding: Finding): Issue =>
  remarkAt(["invoiceData", name], { code, finding });

/** Returns the goods' total as it is printed; undefined when a line's can't be read. */
const goodsTotal = ({ lines }: LegibleShipment, currency: string): Decimal | undefined => {
  const totals = lines.flatMap(({ totalValue }) => totalValue === undefined ? [] : [totalValue]);
  return totals.length === lines.length
    ? sumOf(totals.map((total) => roundedTo(exactly(total), minorUnitDigits(currency))))
    : undefined;
};

const aboutWords = ({ originStatement, rexNumber }: LegibleShipment): ReadonlyArray<Issue> => {
  if (originStatement === undefined) return [];
  const wording = about("originStatement", "format", { kind: "otherWords" });
  const namesAnother = rexNumber !== undefined && !originStatement.includes(rexNumber);
  return [
    ...(prescribed.test(originStatement) ? [] : [wording]),
    ...(namesAnother
      ? [about("originStatement", "conflict", { kind: "otherExporter", number: rexNumber })]
      : []),
  ];
};

const aboutNumber = (shipment: LegibleShipment): ReadonlyArray<Issue> => {
  const { sent, currency } = shipment;
  if (isGiven(sent, "rexNumber") || currency === undefined) return [];
  const goods = goodsTotal(shipment, currency);
  const isForeign = currency !== "EUR";
  if (!isForeign && (goods === undefined || !isLess(limitEur, goods))) return [];
  return [about("rexNumber", "missing", { kind: "noExporterNumber", limit, isForeign })];
};

/** Returns the warnings about the statement on origin and the exporter's number. */
export const originWarnings = (shipment: LegibleShipment): ReadonlyArray<Issue> => {
  const { sent, originStatement, rexNumber } = shipment;
  if (!isGiven(sent, "originStatement")) {
    return rexNumber === undefined
      ? []
      : [about("originStatement", "missing", { kind: "noOriginStatement" })];
  }
  if (originStatement === undefined || !/preferential origin/i.test(originStatement)) return [];
  return [...aboutWords(shipment), ...aboutNumber(shipment)];
};
