/**
 * What is accepted and yet worth a second look before customs sees it. A warning stops nothing.
 */
import type { IssueCode } from "../../../kernel/issue.ts";
import type { DocumentType } from "../../documents/document.ts";
import type { InvoiceData } from "../invoice.ts";

/** A shipment with the documents that are made for it. */
export interface Shipment {
  readonly invoice: InvoiceData;
  readonly documents: ReadonlyArray<DocumentType>;
}

/** One warning. */
export interface Warning {
  /** RFC 6901 pointer from `invoiceData`: `/lineItems/3/netWeightKg`. */
  readonly path: string;
  readonly code: IssueCode;
  /** A sentence that goes on after the member's name. */
  readonly sentence: string;
  /** The other members that the warning rests on: it is withheld where one of them can't be read. */
  readonly restsOn: ReadonlyArray<string>;
}

/** @returns a warning about the member at the pointer */
export const about = (
  path: string,
  code: IssueCode,
  sentence: string,
  restsOn: ReadonlyArray<string> = [],
): Warning => ({ path, code, sentence, restsOn });
