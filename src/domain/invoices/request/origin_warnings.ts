/**
 * Statements on origin, by the agreement between the shipper's country and the destination: their words, the number that
 * they name, the value from which they need one, and the lines that they cover. What the table of agreements doesn't have
 * is said to be unchecked.
 * @source the agreements of `fixtures/reference/origin`; Implementing Regulation (EU) 2015/2447, Articles 68 and 92
 */
import { minorUnitDigits } from "../../../kernel/currency.ts";
import { type Decimal, exactly, isLess, roundedTo, sumOf } from "../../../kernel/decimal.ts";
import type { Finding } from "../../../kernel/findings/finding.ts";
import type { AgreementParts } from "../../../kernel/findings/preference.ts";
import type { Issue, IssueCode } from "../../../kernel/issue.ts";
import { type Agreement, agreementFor, type Agreements, originsUnder } from "../preference/agreements.ts";
import {
  hasOtherCumulation,
  hasWords,
  isEnglish,
  isPreferential,
  numbersIn,
} from "../preference/statement.ts";
import { printed } from "../../documents/printed_number.ts";
import { destinationOf } from "./destination_warnings.ts";
import { isGiven, type LegibleShipment } from "./legible.ts";
import { remarkAt } from "./remark.ts";

/** A shipment whose statement and agreement are known. */
interface OriginStatement {
  readonly shipment: LegibleShipment;
  readonly statement: string;
  readonly row: Agreement;
  readonly agreement: AgreementParts;
}

const about = (name: "originStatement" | "rexNumber", code: IssueCode, finding: Finding): Issue =>
  remarkAt(["invoiceData", name], { code, finding });

/** Returns the total of the lines that the statement covers; undefined when one can't be read. */
const originatingTotal = ({ lines }: LegibleShipment, currency: string): Decimal | undefined => {
  const covered = lines.filter(({ preferentialOrigin }) => preferentialOrigin !== false);
  const totals = covered.flatMap(({ totalValue }) => totalValue === undefined ? [] : [totalValue]);
  return totals.length === covered.length
    ? sumOf(totals.map((total) => roundedTo(exactly(total), minorUnitDigits(currency))))
    : undefined;
};

const aboutWords = ({ statement, row, agreement }: OriginStatement): ReadonlyArray<Issue> => {
  if (!isEnglish(statement)) {
    return [about("originStatement", "unknown", { kind: "uncheckedWords", agreement })];
  }
  const { words, cumulation: wordings } = row;
  return [
    ...(hasWords(statement, words)
      ? []
      : [about("originStatement", "format", { kind: "otherWords", agreement, words })]),
    ...(hasOtherCumulation(statement, wordings)
      ? [about("originStatement", "format", { kind: "otherCumulation", agreement, wordings })]
      : []),
  ];
};

/** True if the statement may do without a number: few goods, or how many can't be told. */
const isBelow = (limit: Decimal, shipment: LegibleShipment): boolean => {
  const { currency } = shipment;
  if (currency === undefined) return true;
  if (currency !== "EUR") return false;
  const goods = originatingTotal(shipment, currency);
  return goods === undefined || !isLess(limit, goods);
};

const aboutMissingNumber = (
  { shipment, statement, row, agreement }: OriginStatement,
): ReadonlyArray<Issue> => {
  const { number, limitEur } = row;
  if (numbersIn(statement, number).length > 0) return [];
  if (number === "rex" && isGiven(shipment.sent, "rexNumber")) return [];
  if (limitEur !== null && isBelow(limitEur, shipment)) return [];
  const limit = limitEur === null ? null : printed(limitEur, 0).replace(/\D/g, " ");
  const isForeign = limitEur !== null && shipment.currency !== "EUR";
  return [
    about(number === "rex" ? "rexNumber" : "originStatement", "missing", {
      ...{ kind: "noExporterNumber", agreement, number, limit, isForeign },
    }),
  ];
};

/** The exporter's own number, as the rest of the invoice has it. */
const aboutOtherExporter = (
  { shipment, statement, row, agreement }: OriginStatement,
): ReadonlyArray<Issue> => {
  const { rexNumber, shipper } = shipment;
  const { number } = row;
  const other = (named: string) =>
    about("originStatement", "conflict", { kind: "otherExporter", number: named });
  if (rexNumber !== undefined && number !== "rex") {
    return [about("rexNumber", "conflict", { kind: "otherNumber", agreement, number })];
  }
  if (number === "eori" && shipper.eori?.startsWith("GB") === true) {
    const named = numbersIn(statement, number);
    return named.length > 0 && !named.includes(shipper.eori) ? [other(shipper.eori)] : [];
  }
  return rexNumber !== undefined && !numbersIn(statement, "rex").includes(rexNumber)
    ? [other(rexNumber)]
    : [];
};

const aboutLines = (
  { shipment: { lines }, row, agreement }: OriginStatement,
  agreements: Agreements,
): ReadonlyArray<Issue> => {
  if (lines.length > 0 && lines.every(({ preferentialOrigin }) => preferentialOrigin === false)) {
    return [about("originStatement", "conflict", { kind: "noneOriginating" })];
  }
  const origins = originsUnder(agreements, row);
  return lines.flatMap(({ sent, countryOfOrigin: country }, index) =>
    country === undefined || origins.has(country) || isGiven(sent, "preferentialOrigin") ? [] : [
      remarkAt(["invoiceData", "lineItems", index, "preferentialOrigin"], {
        code: "missing",
        finding: { kind: "originElsewhere", agreement, country },
      }),
    ]
  );
};

const aboutStatement = (
  shipment: LegibleShipment,
  statement: string,
  agreements: Agreements,
): ReadonlyArray<Issue> => {
  const [from, to] = [shipment.shipper.country, destinationOf(shipment)];
  if (from === undefined || to === undefined) return [];
  const row = agreementFor(agreements, from, to);
  if (row === undefined) {
    return [about("originStatement", "unknown", { kind: "uncheckedStatement", from, to })];
  }
  const { names, source, months } = row;
  const stated = { shipment, statement, row, agreement: { names, source, months } };
  if (row.words === "none") {
    return [about("originStatement", "conflict", { kind: "customsUnion", agreement: stated.agreement })];
  }
  return [
    ...aboutWords(stated),
    ...aboutOtherExporter(stated),
    ...aboutMissingNumber(stated),
    ...aboutLines(stated, agreements),
  ];
};

/** Returns the warnings about the statement on origin, the exporter's number and the lines without a mark. */
export const originWarnings = (shipment: LegibleShipment, agreements: Agreements): ReadonlyArray<Issue> => {
  const { sent, originStatement, rexNumber } = shipment;
  if (!isGiven(sent, "originStatement")) {
    return rexNumber === undefined
      ? []
      : [about("originStatement", "missing", { kind: "noOriginStatement" })];
  }
  return originStatement === undefined || !isPreferential(originStatement)
    ? []
    : aboutStatement(shipment, originStatement, agreements);
};
