/**
 * Reads the body of an invoice request (contract section 4.7): every problem at once, as issues with JSON
 * pointers. It does not know HTTP; body size and JSON syntax are found before it is asked.
 */
import * as Either from "effect/Either";
import {
  type FiguresDisagree,
  figuresDisagree,
  type InvalidRequest,
  invalidRequest,
  TooManyLineItems,
} from "../../../contract/failures.ts";
import type { Issue } from "../../../kernel/issue.ts";
import type { MissingCharacters } from "../../documents/printable.ts";
import { type DocumentType, documentTypes } from "../../documents/document.ts";
import { type InvoiceData, lineItemLimit } from "../invoice.ts";
import { checkFigures } from "./figures.ts";
import { readDistinct, readShipment } from "./invoice_data.ts";
import { member, optional, type Place, type ReadingLog, readRecord, report } from "./place.ts";
import { readEmail } from "./values.ts";
import { warnAbout } from "./warnings.ts";

/** What a caller asks for. */
export interface InvoiceRequest {
  readonly invoice: InvoiceData;
  /** `invoiceData` as it was sent, to the last member: what documents carry as their data. */
  readonly sent: unknown;
  /** At least one, none twice. */
  readonly documents: ReadonlyArray<DocumentType>;
  /** Where the documents are sent; the account's address where it is missing. */
  readonly email?: string;
}

/** The failures of reading, and why a request is refused. */
export type InvoiceRequestError = InvalidRequest | FiguresDisagree | TooManyLineItems;

/** A request as it was read, with what its author should look at again. */
export interface InvoiceReading {
  readonly request: Either.Either<InvoiceRequest, InvoiceRequestError>;
  readonly warnings: ReadonlyArray<Issue>;
}

/**
 * Reads an invoice request.
 * @param body the parsed JSON, of any shape
 * @param missingCharacters which characters of a text the printer has no glyph for
 * @returns the request, or InvalidRequest naming every problem (figures that disagree included), FiguresDisagree
 * where nothing else is wrong, TooManyLineItems above 500 lines; and the warnings in each case
 */
export const readInvoiceRequest = (body: unknown, missingCharacters: MissingCharacters): InvoiceReading => {
  const log: ReadingLog = { problems: [], disagreements: [], warnings: [], missingCharacters };
  const place: Place = { value: body, path: "", log };
  const lines = member(member(place, "invoiceData"), "lineItems").value;
  if (Array.isArray(lines) && lines.length > lineItemLimit) {
    return { request: Either.left(tooManyLineItems(lines.length)), warnings: [] };
  }
  const request = readRequest(place);
  if (request === undefined || log.problems.length > 0) {
    return {
      request: Either.left(invalidRequest([...log.problems, ...log.disagreements])),
      warnings: log.warnings,
    };
  }
  if (log.disagreements.length > 0) {
    return { request: Either.left(figuresDisagree(log.disagreements)), warnings: log.warnings };
  }
  return { request: Either.right(request), warnings: log.warnings };
};

const names = new Set(["invoiceData", "documents", "email"]);

/** @returns the request; nothing, with the reason logged, where there is no shipment to speak of */
const readRequest = (place: Place): InvoiceRequest | undefined => {
  if (!readRecord(place, names)) return undefined;
  const documents = optional(member(place, "documents"), readDocuments);
  const email = optional(member(place, "email"), readEmail);
  const shipmentPlace = member(place, "invoiceData");
  const shipment = readShipment(shipmentPlace, documents);
  if (shipment === undefined) return undefined;
  checkFigures(shipmentPlace, shipment.invoice);
  warnAbout(shipmentPlace, shipment);
  return { ...shipment, sent: shipmentPlace.value, ...(email !== undefined && { email }) };
};

const readDocuments = (place: Place): ReadonlyArray<DocumentType> => {
  const documents = readDistinct(place, documentTypes);
  if (Array.isArray(place.value) && place.value.length === 0) {
    report(place, `is empty: leave it out, or name at least one of ${documentTypes.join(", ")}.`);
  }
  return documents;
};

const tooManyLineItems = (lineItems: number): TooManyLineItems =>
  new TooManyLineItems({
    message: `lineItems has ${lineItems} lines: an invoice has at most ${lineItemLimit}; split the shipment.`,
    lineItems,
    limitLineItems: lineItemLimit,
  });
