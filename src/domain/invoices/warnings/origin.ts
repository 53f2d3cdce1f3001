/**
 * Statements on origin: their form, and the value from which only a registered exporter may make them out.
 * @source Implementing Regulation (EU) 2015/2447, Articles 68 and 92 and Annex 22-07 (statement on origin); the
 * agreements of the European Union that use registered exporters have the same limit
 */
import * as BigDecimal from "effect/BigDecimal";
import { fromJson } from "../decimal.ts";
import { moneyTotals } from "../totals.ts";
import { about, type Shipment, type Warning } from "./warning.ts";

const limitEur = 6_000;
const limit = "6 000 EUR";

/** Words that each prescribed statement has, whatever agreement it is for. */
const prescribed =
  /the exporter of the products covered by this document.*declares that.*products are of .*preferential origin/is;

/** Country, the letters REX, and what the country adds: `FIREX12345678`. */
export const rexPattern = /^[A-Z]{2}REX[A-Z0-9]{1,30}$/;

/** @returns the warnings about the statement on origin and the exporter's number */
export const originWarnings = ({ invoice }: Shipment): ReadonlyArray<Warning> => {
  const { originStatement, rexNumber, currency } = invoice;
  if (originStatement === undefined) {
    return rexNumber === undefined
      ? []
      : [about("/originStatement", "missing", "is missing: a REX number stands in a statement on origin.")];
  }
  if (!/preferential origin/i.test(originStatement)) return [];
  const warnings: Array<Warning> = [];
  if (!prescribed.test(originStatement)) {
    const sentence =
      'does not have the words that are prescribed: "The exporter of the products covered by this ' +
      'document ... declares that, except where otherwise clearly indicated, these products are of ... preferential origin."';
    warnings.push(about("/originStatement", "format", sentence));
  }
  if (rexNumber !== undefined && !originStatement.includes(rexNumber)) {
    warnings.push(
      about("/originStatement", "conflict", `does not name the exporter's number ${rexNumber}.`, [
        "/rexNumber",
      ]),
    );
  }
  if (rexNumber === undefined) {
    const isAbove = currency === "EUR" &&
      BigDecimal.greaterThan(moneyTotals(invoice).goods, fromJson(limitEur));
    if (isAbove || currency !== "EUR") {
      const sentence =
        `is missing: originating products above ${limit} in one consignment need the number of a ` +
        `registered exporter.${isAbove ? "" : " The invoice is in another currency: compare the value."}`;
      warnings.push(about("/rexNumber", "missing", sentence, ["/currency", "/lineItems"]));
    }
  }
  return warnings;
};
