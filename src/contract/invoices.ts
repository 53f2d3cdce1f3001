/**
 * Customs documents from one description of a shipment. Contract sections 2.8 to 2.11 and 4.7; decisions, "Additions to
 * v1" and "Documents".
 */
import * as HttpApiEndpoint from "@effect/platform/HttpApiEndpoint";
import * as HttpApiSchema from "@effect/platform/HttpApiSchema";
import * as OpenApi from "@effect/platform/OpenApi";
import * as Schema from "effect/Schema";
import { invoiceCreation, invoiceReading } from "./access.ts";
import { InvoiceAnswer, ValidationAnswer } from "./answers/invoices.ts";
import { InvoiceList } from "./answers/lists.ts";
import { idText } from "./answers/members.ts";
import { Access, AnswerHeaders, BodyLimit, Idempotent, LimitsInWords, RestOfPath } from "./endpoint.ts";
import { bodyProblems, keyedProblems, problems } from "./problems.ts";
import { InvoiceRequest } from "./requests/invoice.ts";
import { listQueryOf } from "./requests/list_query.ts";

/** Contract section 8.2: 1 MB. */
const bodyLimitBytes = 1_024 * 1_024;

/** Contract section 4.7. */
export const createInvoice = HttpApiEndpoint.post("createInvoice", "/api/v1/invoices")
  .setPayload(InvoiceRequest)
  .addSuccess(InvoiceAnswer)
  .addError(
    problems(
      "InvalidRequest",
      "FiguresDisagree",
      "TooManyLineItems",
      ...keyedProblems,
      "RateLimited",
      "LinkExpired",
    ),
  )
  .annotate(Access, invoiceCreation)
  .annotate(BodyLimit, bodyLimitBytes)
  .annotate(Idempotent, true)
  .annotate(
    LimitsInWords,
    "At most 500 line items, 60 invoices an hour and key, 120 seconds a call; an hour and account 200 mails to other addresses than the account's, 60 to one of them.",
  )
  .annotate(OpenApi.Summary, "Make customs documents")
  .annotate(
    OpenApi.Description,
    "Makes a commercial or proforma invoice, a packing list and a certificate of origin as PDFs from one description of a shipment. Without `documents` it makes the primary document and the additional ones. Links to the PDFs are good for an hour; `GET` on the invoice gives fresh ones for 30 days. The documents are also mailed to `email`, else to the account's address; `email: null` means no mail. Mails to other addresses are counted by account besides; above their limit nothing is made (429), while a call without `email`, or with null, goes on. Figures are checked exactly, in the currency's minor unit: lines against quantity times unit price, `totalDeclaredValue` against lines and charges; a disagreement is a 422. Everything else that is wrong is a 400 with every issue at once. Unknown members are refused. Either all documents are made or none. With an `Idempotency-Key` the call is done once in 24 hours; an answer that comes again has fresh links, and is 410 where the invoice is no longer kept. Try `validate` first.",
  );

/** Decisions, "Additions to v1". */
export const validateInvoice = HttpApiEndpoint.post("validateInvoice", "/api/v1/invoices/validate")
  .setPayload(InvoiceRequest)
  .addSuccess(ValidationAnswer)
  .addError(problems("InvalidRequest", ...bodyProblems))
  .annotate(Access, invoiceReading)
  .annotate(BodyLimit, bodyLimitBytes)
  .annotate(OpenApi.Summary, "Check an invoice request")
  .annotate(
    OpenApi.Description,
    "Takes the same body as `POST /api/v1/invoices`, checks all of it and makes nothing. The answer is 200 whatever the verdict: `valid` says whether the documents would be made, `issues` names everything that stands against it, with paths, codes and, where they are known, right values, and `warnings` what is accepted although customs may ask about it, such as FOB with transport by air, missing weights on a packing list, an amount finer than the currency's cents, or the HS code 0000.00. Issues and warnings come together, so that one look mends all. Only a body that is no JSON, too large or of another media type has an error status. Calls are counted apart from invoices, at the tier's rate, so forms may ask on every change.",
  );

/** Decisions, "Changed and added on 21 November 2026", "Answers". */
export const invoiceList = HttpApiEndpoint.get("invoiceList", "/api/v1/invoices")
  .setUrlParams(listQueryOf("invoices"))
  .addSuccess(InvoiceList)
  .annotate(Access, invoiceReading)
  .annotate(OpenApi.Summary, "Which invoices were made?")
  .annotate(
    OpenApi.Description,
    "Lists the invoices of the caller's account, the newest first, whichever of its keys made them: the reference, the caller's own number, which documents were made and when, until when they are kept, and whether they are still there. Links to the documents are in `GET` on the invoice, fresh each time. What an invoice said is not kept longer than its documents, so after 30 days its number is null; the entry itself stays, so that an invoice that was made once is always known by its reference. `nextCursor` leads to the next page and is null after the last invoice: send it back as `cursor`, with the same or another `limit`. Cursors stay good, and invoices that are made while somebody pages appear before the first page. Calls don't count as invoices.",
  );

/** Decisions, "Additions to v1". */
export const invoiceById = HttpApiEndpoint.get("invoiceById", "/api/v1/invoices/:id")
  .setPath(Schema.Struct({ id: idText("UUID of the invoice, or its `shortId`.") }))
  .addSuccess(InvoiceAnswer)
  .addError(problems("NotFound", "LinkExpired"))
  .annotate(Access, invoiceReading)
  .annotate(OpenApi.Summary, "Find an invoice again")
  .annotate(
    OpenApi.Description,
    "Gives back an invoice of the same account with its reference and a fresh signed link to each of its documents, good for an hour from now. The documents themselves are what they were when the invoice was made; they can't be changed, only made again under a new id. They are kept for 30 days. After that they are gone, together with what the request said, and the answer is a 410 that says until when they were there; make the invoice again if they are still needed. The `shortId` finds it too. An unknown id and an invoice of another account are both answered with 404. Use this endpoint when a link is past its hour: links of a replayed call under an `Idempotency-Key` are the first answer's, and may be late too. Calls don't count as invoices.",
  );

/** Endpoint of links to documents that the service keeps itself; a storage of its own serves its own links. */
export const invoiceFile = HttpApiEndpoint.get("invoiceFile", "/api/v1/invoices/files/*")
  .addSuccess(HttpApiSchema.Uint8Array({ contentType: "application/pdf" }))
  .addError(problems("LinkChanged", "DocumentNotFound", "LinkExpired", "RangeNotSatisfiable"))
  .annotate(AnswerHeaders, {
    "Content-Disposition": "Name to save the PDF under.",
    "Accept-Ranges": "bytes",
    "Content-Range": "On a 206: the range that was sent.",
  })
  .annotate(RestOfPath, {
    template: "invoices/{id}/{file}",
    parts: {
      id: { description: "UUID of the invoice.", example: "019aa6c2-3f1e-7b58-9d0a-2c4e6f8a1b3d" },
      file: { description: "Which document it is, with its ending.", example: "commercial.pdf" },
    },
  })
  .annotate(OpenApi.Summary, "Download a document by its link")
  .annotate(
    OpenApi.Description,
    "Where `signedUrl` leads when the service keeps documents itself: one PDF of an invoice. The link is all that a reader needs, so that it can be passed on to a forwarder or broker without a key; keys are not looked at. Path, name and time are signed together: whoever changes anything gets a 403, and an hour after the link was made it is a 410. A fresh one is in the answer of `GET` on the invoice. Byte ranges are served (`Range`), and `HEAD` tells size and name without sending the file. A document that was never made, or was removed after its 30 days, is a 404. With documents in an object storage, links lead there and this endpoint is not used. The address is not meant to be built by hand.",
  );
