/**
 * Answers about invoices. Contract section 2.11; decisions, "Additions to v1".
 */
import * as Schema from "effect/Schema";
import { IssueRecord } from "../problems.ts";
import { documentTypes } from "../values/invoices/document_types.ts";
import { count, flag, text } from "./members.ts";

/** A document of an invoice, behind a link. */
const InvoiceDocument = Schema.Struct({
  type: Schema.Literal(...documentTypes).annotations({ description: "Which document it is." }),
  signedUrl: text("Signed link to the PDF: all that a reader needs."),
  expiresIn: count("Seconds for which the link is good."),
}).annotations({ identifier: "InvoiceDocument", description: "A document of an invoice, behind a link." });

/** An invoice with links to its documents: contract section 2.11. */
export const InvoiceAnswer = Schema.Struct({
  id: text("UUID of the invoice."),
  shortId: text("Reference that people read to each other, such as `INV-2026-7K3M9Q`."),
  documents: Schema.Array(InvoiceDocument),
}).annotations({ identifier: "Invoice", description: "An invoice that was made, with its documents." });
/** A value of the shape that `InvoiceAnswer` declares. */
export type InvoiceAnswer = typeof InvoiceAnswer.Type;

/** Findings of the dry run. */
export const ValidationAnswer = Schema.Struct({
  valid: flag("Whether `POST /api/v1/invoices` would make the documents."),
  issues: Schema.Array(IssueRecord).annotations({
    description:
      "Why it would refuse the request: every issue at once; of more than a hundred the first, and a last one without a path that counts the others.",
  }),
  warnings: Schema.Array(IssueRecord).annotations({
    description:
      "What is accepted and customs may ask about, at most a hundred; it is there beside issues too.",
  }),
}).annotations({
  identifier: "InvoiceValidation",
  description: "Issues and warnings of an invoice request.",
});
/** A value of the shape that `ValidationAnswer` declares. */
export type ValidationAnswer = typeof ValidationAnswer.Type;
