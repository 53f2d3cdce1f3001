/**
 * Numbers in statements on origin: the value from which a statement needs one, the kind that the agreement takes, and whether it is
 * the exporter's.
 * @source the agreements of `fixtures/reference/origin`; Implementing Regulation (EU) 2015/2447, Articles 68, 80 and 92
 */
import { minorUnitDigits } from "../../../kernel/currency.ts";
import { type Decimal, exactly, isLess, roundedTo, sumOf } from "../../../kernel/decimal.ts";
import type { Finding } from "../../../kernel/findings/finding.ts";
import type { AgreementParts, NumberKind } from "../../../kernel/findings/preference.ts";
import type { Issue, IssueCode } from "../../../kernel/issue.ts";
import { memberStates } from "../../../kernel/member_states.ts";
import { printed } from "../../documents/printed_number.ts";
import type { Agreement } from "../preference/agreements.ts";
import { numbersIn } from "../preference/statement.ts";
import { isGiven, type LegibleShipment } from "./legible.ts";
import { remarkAt } from "./remark.ts";

/** A shipment whose statement and agreement are known. */
export interface OriginStatement {
  /** The shipment. */
  readonly shipment: LegibleShipment;
  /** Its statement, which claims a preference. */
  readonly statement: string;
  /** The agreement's rules for the shipper's country. */
  readonly row: Agreement;
  /** The agreement as sentences name it. */
  readonly agreement: AgreementParts;
}

/** Returns a warning about the statement or the member of the exporter's number. */
export const aboutStatement = (
  name: "originStatement" | "rexNumber",
  code: IssueCode,
  finding: Finding,
): Issue => remarkAt(["invoiceData", name], { code, finding });

/** Returns the total of the lines that the statement covers; undefined when one can't be read. */
const originatingTotal = ({ lines }: LegibleShipment, currency: string): Decimal | undefined => {
  const covered = lines.filter(({ preferentialOrigin }) => preferentialOrigin !== false);
  const totals = covered.flatMap(({ totalValue }) => totalValue === undefined ? [] : [totalValue]);
  return totals.length === covered.length
    ? sumOf(totals.map((total) => roundedTo(exactly(total), minorUnitDigits(currency))))
    : undefined;
};

/** True if the statement may do without a number: few goods, or how many can't be told. */
const isBelow = (limit: Decimal, shipment: LegibleShipment): boolean => {
  const { currency } = shipment;
  if (currency === undefined) return true;
  if (currency !== "EUR") return false;
  const goods = originatingTotal(shipment, currency);
  return goods === undefined || !isLess(limit, goods);
};

/** True if the statement names a REX number alone where the agreement takes a number of another kind. */
const namesOtherNumber = (statement: string, number: NumberKind): boolean =>
  number !== "rex" && number !== "certificate" && numbersIn(statement, number).length === 0 &&
  numbersIn(statement, "rex").length > 0;

const aboutMissingNumber = (
  { shipment, statement, row, agreement }: OriginStatement,
): ReadonlyArray<Issue> => {
  const { number, limitEur } = row;
  if (numbersIn(statement, number).length > 0 || namesOtherNumber(statement, number)) return [];
  if (number === "rex" && isGiven(shipment.sent, "rexNumber")) return [];
  if (limitEur !== null && isBelow(limitEur, shipment)) return [];
  const limit = limitEur === null ? null : printed(limitEur, 0).replace(/\D/g, " ");
  const isForeign = limitEur !== null && shipment.currency !== "EUR";
  return [
    aboutStatement(number === "rex" ? "rexNumber" : "originStatement", "missing", {
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
    aboutStatement("originStatement", "conflict", { kind: "otherExporter", number: named });
  if (rexNumber !== undefined && number !== "rex") {
    return [aboutStatement("rexNumber", "conflict", { kind: "otherNumber", agreement, number, found: null })];
  }
  if (namesOtherNumber(statement, number)) {
    const [found = ""] = numbersIn(statement, "rex");
    return [aboutStatement("originStatement", "conflict", { kind: "otherNumber", agreement, number, found })];
  }
  if (number === "eori" && shipper.eori?.startsWith("GB") === true) {
    const named = numbersIn(statement, number);
    return named.length > 0 && !named.includes(shipper.eori) ? [other(shipper.eori)] : [];
  }
  return rexNumber !== undefined && !numbersIn(statement, "rex").includes(rexNumber)
    ? [other(rexNumber)]
    : [];
};

/** Greece has two codes in numbers of customs: that of ISO 3166-1 and the Union's own. */
const countryOfNumber = (number: string): string => number.slice(0, 2).replace("EL", "GR");

const isInUnion = (country: string): boolean => memberStates.includes(country);

/**
 * An exporter of the Union has one number, of the state that gave it its EORI number: where that isn't stated, any member state's may be
 * right. Exporters overseas may be registered by the member state that they belong to.
 */
const isOfExporter = ({ shipment: { shipper }, row }: OriginStatement, number: string): boolean => {
  const country = countryOfNumber(number);
  if (country === shipper.country) return true;
  if (shipper.country === undefined || !isInUnion(shipper.country)) {
    return row.id === "oct" && isInUnion(country);
  }
  return isInUnion(country) && (shipper.eori === undefined || countryOfNumber(shipper.eori) === country);
};

const aboutOtherCountry = (stated: OriginStatement): ReadonlyArray<Issue> => {
  const { shipment: { shipper: { country } }, statement, row } = stated;
  const found = row.number === "rex" && country !== undefined
    ? numbersIn(statement, "rex").find((number) => !isOfExporter(stated, number))
    : undefined;
  return found === undefined || country === undefined
    ? []
    : [aboutStatement("originStatement", "conflict", { kind: "numberOfOtherCountry", found, country })];
};

/** Returns the warnings about the exporter's number: another kind than the agreement's, another exporter's, or none. */
export const aboutNumber = (stated: OriginStatement): ReadonlyArray<Issue> => [
  ...aboutOtherExporter(stated),
  ...aboutOtherCountry(stated),
  ...aboutMissingNumber(stated),
];
