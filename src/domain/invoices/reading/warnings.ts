/**
 * What an invoice may say and its author should look at again before customs does. Warnings stop nothing; the
 * answer of validate lists them.
 */
import * as BigDecimal from "effect/BigDecimal";
import { minorUnitDigits } from "../currency.ts";
import { fromJson } from "../decimal.ts";
import { type InvoiceData, isProducedByShipper, type LineItem } from "../invoice.ts";
import { anyModeRule, type Incoterm, incotermNames } from "../terms.ts";
import type { Shipment } from "./invoice_data.ts";
import { member, type Place, warn } from "./place.ts";

/** Logs every warning about the shipment at `place`. */
export const warnAbout = (place: Place, shipment: Shipment): void => {
  warnOfTerms(place, shipment);
  warnOfUnprinted(place, shipment);
  for (const name of ["freight", "insurance", "otherCharges", "totalDeclaredValue"] as const) {
    warnOfRounding(member(place, name), shipment.invoice[name], shipment.invoice);
  }
  shipment.invoice.lineItems.forEach((line, index) => {
    warnOfLine({ ...place, path: `${place.path}/lineItems/${index}` }, line, shipment);
  });
};

/** The rules whose carriage the seller pays, and the charge that the rule's price includes. */
const insuredRules: ReadonlyArray<Incoterm> = ["CIF", "CIP"];

const warnOfTerms = (place: Place, { invoice }: Shipment): void => {
  const { incoterms, transportMode } = invoice;
  const better = anyModeRule[incoterms];
  if (better !== undefined && transportMode !== "sea") {
    warn(
      member(place, "incoterms"),
      `is ${incoterms}, a rule for sea and inland waterway, with transport by ${transportMode}: ` +
        `${better} (${incotermNames[better]}) is its counterpart.`,
    );
  }
  if (insuredRules.includes(incoterms) && invoice.insurance === undefined) {
    warn(member(place, "insurance"), `is missing: under ${incoterms} the seller insures the goods.`);
  }
  if (transportMode === "sea" && invoice.portOfLoading === undefined) {
    warn(member(place, "portOfLoading"), "is missing: customs expects it for transport by sea.");
  }
  if (transportMode === "sea" && invoice.portOfDischarge === undefined) {
    warn(member(place, "portOfDischarge"), "is missing: customs expects it for transport by sea.");
  }
};

const warnOfUnprinted = (place: Place, { invoice, documents }: Shipment): void => {
  if (!documents.includes("proforma")) {
    if (invoice.validUntil !== undefined) {
      warn(member(place, "validUntil"), "is for proforma invoices only; no document prints it.");
    }
    if (invoice.proformaPurpose !== undefined) {
      warn(member(place, "proformaPurpose"), "is for proforma invoices only; no document prints it.");
    }
  }
  if (!documents.includes("certificate-of-origin") && invoice.manufacturer !== undefined) {
    warn(member(place, "manufacturer"), "is for certificates of origin only; no document prints it.");
  } else if (invoice.manufacturer !== undefined && isProducedByShipper(invoice)) {
    warn(member(place, "manufacturer"), "is not printed: manufacturerSameAsShipper is true.");
  }
};

const warnOfLine = (place: Place, line: LineItem, { invoice, documents }: Shipment): void => {
  if (line.totalValue === 0) {
    warn(member(place, "totalValue"), "is 0: customs expects a value for free goods and samples too.");
  }
  warnOfRounding(member(place, "totalValue"), line.totalValue, invoice);
  if (line.netWeightKg !== undefined && line.grossWeightKg !== undefined) {
    if (line.netWeightKg > line.grossWeightKg) {
      warn(
        member(place, "netWeightKg"),
        `is ${line.netWeightKg}, above the gross weight ${line.grossWeightKg}.`,
      );
    }
  }
  if (documents.includes("packing-list")) warnOfPacking(place, line);
};

const warnOfPacking = (place: Place, line: LineItem): void => {
  for (const name of ["packages", "netWeightKg", "grossWeightKg"] as const) {
    if (line[name] === undefined) {
      warn(
        member(place, name),
        "is missing: the packing list leaves it blank and its total is of the other lines.",
      );
    }
  }
};

const warnOfRounding = (place: Place, amount: number | undefined, { currency }: InvoiceData): void => {
  const digits = minorUnitDigits(currency);
  if (decimalsOf(amount ?? 0) > digits) {
    warn(place, `is rounded to ${digits} decimals, the minor unit of ${currency}.`);
  }
};

const decimalsOf = (amount: number): number =>
  Number.isNaN(amount) ? 0 : BigDecimal.normalize(fromJson(amount)).scale;
