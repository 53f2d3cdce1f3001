/**
 * The texts that an invoice's documents print, each as long as its place on the page allows. Contract sections 2.8 to
 * 2.10.
 */
import type * as Schema from "effect/Schema";
import { printedText } from "./printed_text.ts";
import { scalar } from "../scalar.ts";

/** Number of the invoice, as its author counts. */
export const InvoiceNumber: Schema.Schema<string> = printedText({
  identifier: "InvoiceNumber",
  characters: 70,
  example: "AE-2026-0117",
  description: "The caller's own number of the invoice.",
});

/** Name of a port or airport; with a term of delivery for sea it is the named place. */
export const Port: Schema.Schema<string> = printedText({
  identifier: "Port",
  characters: 120,
  example: "Shanghai, China",
  description: "Port or place of loading or discharge.",
});

/** The sentence that the signatory declares. */
export const Declaration: Schema.Schema<string> = printedText({
  identifier: "Declaration",
  characters: 2_000,
  lines: 20,
  example: "We certify that this invoice is true and correct.",
  description: "Declaration at the foot of a commercial or proforma invoice.",
});

/** Why a proforma invoice is made. */
export const ProformaPurpose: Schema.Schema<string> = printedText({
  identifier: "ProformaPurpose",
  characters: 200,
  example: "Samples for trial",
  description: "What a proforma invoice is for.",
});

/** Statement on origin, in the words that a trade agreement prescribes. */
export const OriginStatement: Schema.Schema<string> = printedText({
  identifier: "OriginStatement",
  characters: 1_000,
  lines: 10,
  example: "The exporter declares that the goods originate in China.",
  description: "Statement on the origin of the goods.",
});

/** Name of a party: company or person. */
export const PartyName: Schema.Schema<string> = printedText({
  identifier: "PartyName",
  characters: 200,
  example: "Acme Export Ltd",
  description: "Name of a company or person.",
});

/** Street, number and what else an envelope has above the city. */
export const PostalAddress: Schema.Schema<string> = printedText({
  identifier: "PostalAddress",
  characters: 300,
  lines: 5,
  example: "Building 7, 1200 Pudong Avenue",
  description: "Street and house.",
});

/** City of an address. */
export const City: Schema.Schema<string> = printedText({
  identifier: "City",
  characters: 100,
  example: "Shanghai",
  description: "Town or city.",
});

/** State, province or region of an address. */
export const State: Schema.Schema<string> = printedText({
  identifier: "State",
  characters: 100,
  example: "Rheinland-Pfalz",
  description: "State, province or emirate.",
});

/** Postal code in the country's own form. */
export const PostalCode: Schema.Schema<string> = printedText({
  identifier: "PostalCode",
  characters: 20,
  emptyWhere: "where the country has no postal codes",
  example: "200135",
  description: "Postal code.",
});

/** Telephone number with whatever marks it is written with. */
export const Phone: Schema.Schema<string> = printedText({
  identifier: "Phone",
  characters: 50,
  example: "+86 21 5555 0100",
  description: "Telephone number.",
});

/** Tax identification number of a party. */
export const TaxId: Schema.Schema<string> = printedText({
  identifier: "TaxId",
  characters: 50,
  example: "DE000000000",
  description: "VAT, EIN, EORI or the like.",
});

/** Description of the goods, in words that a customs officer can classify. */
export const GoodsDescription: Schema.Schema<string> = printedText({
  identifier: "GoodsDescription",
  characters: 1_000,
  lines: 10,
  example: "Hexagon head screws of steel, zinc plated, M10 x 40",
  description: "What the goods are, as customs needs to know it.",
});

/** Marks painted on the packages. */
export const MarksAndNumbers: Schema.Schema<string> = printedText({
  identifier: "MarksAndNumbers",
  characters: 300,
  lines: 10,
  example: "BI-0117/1-24",
  description: "What stands on the packages.",
});

/** The caller's own name for a line: kept as it is, printed nowhere. */
export const LineId: Schema.Schema<string> = scalar({
  identifier: "LineId",
  expected: "text",
  read: (sent) => typeof sent === "string" ? sent : undefined,
  example: "line-1",
  jsonSchema: { type: "string" },
  description: "The caller's own name for the line; printed nowhere.",
});
