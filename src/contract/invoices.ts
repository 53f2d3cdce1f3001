/**
 * Customs documents from one JSON. Contract section 4.7.
 */
import * as HttpApiEndpoint from "@effect/platform/HttpApiEndpoint";
import * as HttpApiSchema from "@effect/platform/HttpApiSchema";
import * as Schema from "effect/Schema";
import { invoiceCreation, invoiceReading } from "./access.ts";
import { text } from "./answers/members.ts";
import { Access, BodyLimit, Idempotent } from "./endpoint.ts";
import { problem } from "./problems.ts";

const bodyLimitBytes = 1_024 * 1_024;
const InvoiceAnswer = Schema.Struct({
  id: text("UUID."),
  shortId: text("Short id."),
  documents: Schema.Array(Schema.Unknown),
});

export const createInvoice = HttpApiEndpoint.post("createInvoice", "/api/v1/invoices")
  .setPayload(Schema.Struct({}))
  .addSuccess(InvoiceAnswer)
  .addError(problem("InvalidRequest"))
  .addError(problem("FiguresDisagree"))
  .addError(problem("TooManyLineItems"))
  .addError(problem("PayloadTooLarge"))
  .addError(problem("UnsupportedMediaType"))
  .addError(problem("IdempotencyKeyInUse"))
  .addError(problem("IdempotencyKeyReused"))
  .annotate(Access, invoiceCreation)
  .annotate(BodyLimit, bodyLimitBytes)
  .annotate(Idempotent, true);

export const validateInvoice = HttpApiEndpoint.post("validateInvoice", "/api/v1/invoices/validate")
  .setPayload(Schema.Struct({}))
  .addSuccess(
    Schema.Struct({
      valid: Schema.Boolean,
      issues: Schema.Array(Schema.Unknown),
      warnings: Schema.Array(Schema.Unknown),
    }),
  )
  .addError(problem("InvalidRequest"))
  .addError(problem("PayloadTooLarge"))
  .addError(problem("UnsupportedMediaType"))
  .annotate(Access, invoiceReading)
  .annotate(BodyLimit, bodyLimitBytes);

export const invoiceById = HttpApiEndpoint.get("invoiceById", "/api/v1/invoices/:id")
  .setPath(Schema.Struct({ id: text("UUID of the invoice.") }))
  .addSuccess(InvoiceAnswer)
  .addError(problem("NotFound"))
  .addError(problem("LinkExpired"))
  .annotate(Access, invoiceReading);

export const invoiceFile = HttpApiEndpoint.get("invoiceFile", "/api/v1/invoices/files/*")
  .addSuccess(HttpApiSchema.Uint8Array({ contentType: "application/pdf" }))
  .addError(problem("DocumentNotFound"))
  .addError(problem("LinkChanged"))
  .addError(problem("LinkExpired"))
  .addError(problem("RangeNotSatisfiable"));
