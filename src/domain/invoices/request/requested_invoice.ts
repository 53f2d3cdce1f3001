/** Invoice that a caller asks for, once it could be read (contract section 4.7). */
import type { EmailAddress } from "../../../kernel/email_address.ts";
import type { DocumentType } from "../../documents/document.ts";
import type { InvoiceData } from "../invoice.ts";

/** An invoice to be made. */
export interface RequestedInvoice {
  /** Invoice that the documents print. */
  readonly invoice: InvoiceData;
  /** `invoiceData` as it was sent, to the last member: what documents carry as their data. */
  readonly sent: unknown;
  /** At least one, none twice. */
  readonly documents: ReadonlyArray<DocumentType>;
  /** Address that the documents are sent to: the account's address where it is missing, nowhere where it is null. */
  readonly email?: EmailAddress | null;
}
