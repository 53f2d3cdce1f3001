/**
 * Conflicts between an invoice request's members: dates in the wrong order, a certificate of origin without a producer,
 * a document twice, no postal code where the country has them. Decisions, "Requests".
 */
import { printedTextOf } from "../../../contract/values/invoices/printed_text.ts";
import { alpha2OfText } from "../../../kernel/identifiers.ts";
import type { Issue } from "../../../kernel/issue.ts";
import { memberOf } from "../../../kernel/text/json.ts";
import { documentTypes } from "../../documents/document.ts";
import { hasPostalCodes } from "../postal_codes.ts";
import { isGiven, type LegibleShipment } from "./legible.ts";
import { type Place, remarkAt } from "./remark.ts";

/** Only a proforma invoice is valid until a day: an invoice that was made of one may still have the day that is over. */
const datesInWrongOrder = ({ documents, invoiceDate, validUntil }: LegibleShipment): ReadonlyArray<Issue> =>
  !documents.includes("proforma") || invoiceDate === undefined || validUntil === undefined ||
    validUntil >= invoiceDate
    ? []
    : [
      remarkAt(["invoiceData", "validUntil"], {
        code: "conflict",
        finding: { kind: "validBeforeInvoice", day: validUntil, invoiceDate },
      }),
    ];

const missingManufacturer = (shipment: LegibleShipment): ReadonlyArray<Issue> =>
  shipment.documents.includes("certificate-of-origin") && shipment.manufacturerSameAsShipper === false &&
    !isGiven(shipment.sent, "manufacturer")
    ? [remarkAt(["invoiceData", "manufacturer"], {
      code: "missing",
      finding: { kind: "noManufacturer" },
    })]
    : [];

const parties = ["shipper", "consignee", "manufacturer", "seller", "buyer", "importer", "notify"] as const;

const missingPostalCode = (shipment: unknown, name: typeof parties[number]): ReadonlyArray<Issue> => {
  const party = memberOf(shipment, name);
  const zip = memberOf(party, "zip");
  const sent = memberOf(party, "country");
  const country = typeof sent === "string" ? alpha2OfText(sent) : undefined;
  if (typeof zip !== "string" || printedTextOf(zip) !== "") return [];
  if (country === undefined || !hasPostalCodes(country)) return [];
  return [remarkAt(["invoiceData", name, "zip"], {
    code: "length",
    finding: { kind: "noPostalCode", country },
  })];
};

const namedTwice = (place: Place, named: unknown): ReadonlyArray<Issue> => {
  const types: ReadonlyArray<unknown> = documentTypes;
  const given: ReadonlyArray<unknown> = Array.isArray(named) ? named : [];
  return given.flatMap((type, index) =>
    types.includes(type) && given.indexOf(type) < index
      ? [remarkAt([...place, index], {
        code: "duplicate",
        finding: { kind: "documentTwice", document: String(type) },
      })]
      : []
  );
};

/** Goods in the packages of another line, which has to have some; a line has packages of its own or shares others. */
const sharedPackages = ({ lines }: LegibleShipment): ReadonlyArray<Issue> =>
  lines.flatMap(({ packedWithLine: line, packages }, index) => {
    if (line === undefined) return [];
    const place = ["invoiceData", "lineItems", index];
    const holder = lines[line - 1];
    return [
      ...(holder === undefined || line === index + 1 || isGiven(holder.sent, "packedWithLine")
        ? [remarkAt([...place, "packedWithLine"], {
          code: "conflict",
          finding: { kind: "noSuchPackages", line },
        })]
        : []),
      ...(packages === undefined || packages === 0 ? [] : [
        remarkAt([...place, "packages"], { code: "conflict", finding: { kind: "packagesTwice", line } }),
      ]),
    ];
  });

/**
 * Returns every conflict between members that can be read.
 * @param request a request without nulls, of any shape
 * @param shipment what can be read of it
 */
export const conflictsIn = (request: unknown, shipment: LegibleShipment): ReadonlyArray<Issue> => [
  ...namedTwice(["documents"], memberOf(request, "documents")),
  ...namedTwice(
    ["invoiceData", "additionalDocuments"],
    memberOf(shipment.sent, "additionalDocuments"),
  ),
  ...datesInWrongOrder(shipment),
  ...missingManufacturer(shipment),
  ...sharedPackages(shipment),
  ...parties.flatMap((name) => missingPostalCode(shipment.sent, name)),
];
