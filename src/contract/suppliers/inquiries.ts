/**
 * Endpoints about inquiries: suppliers are asked for values, answer by a link without an account, and their answers are taken or
 * sent back. Regulation (EU) 2023/956, Articles 7 to 10.
 */
import * as HttpApiEndpoint from "@effect/platform/HttpApiEndpoint";
import * as HttpApiSchema from "@effect/platform/HttpApiSchema";
import * as OpenApi from "@effect/platform/OpenApi";
import * as Schema from "effect/Schema";
import { supplierReading, supplierWriting } from "../access.ts";
import { idText, optional } from "../answers/members.ts";
import {
  InquiryAccepted,
  InquiryAnswer,
  InquiryChanged,
  InquiryList,
} from "../answers/suppliers/inquiries.ts";
import { Access, AnswerHeaders, Idempotent, LimitsInWords, OtherAnswers } from "../endpoint.ts";
import { keyedProblems, problems } from "../problems.ts";
import { listQueryOf } from "../requests/list_query.ts";
import { AcceptRequest, InquiryRequest, ReturnRequest } from "../requests/suppliers/inquiry.ts";
import { RecordId } from "../values/imports.ts";
import { pdf, savedAs, savedFile, xlsx } from "../values/media_types.ts";
import { InquiryDeliveryValue, InquiryStateFilter } from "../values/suppliers.ts";

const InquiryPath = Schema.Struct({ id: idText("UUID of the inquiry.") });
const mailLimit = "At most 200 mails to suppliers an hour and account.";

/** `POST /api/v1/cbam/inquiries`. */
export const addInquiry = HttpApiEndpoint.post("addInquiry", "/api/v1/cbam/inquiries")
  .setPayload(InquiryRequest)
  .addSuccess(InquiryChanged)
  .addError(problems("InvalidRequest", "NotFound", ...keyedProblems, "PermissionDenied", "RateLimited"))
  .annotate(Access, supplierWriting)
  .annotate(Idempotent, true)
  .annotate(LimitsInWords, `${mailLimit} 60 of its mails to one address, those of invoices included.`)
  .annotate(OpenApi.Summary, "Ask a supplier for values")
  .annotate(
    OpenApi.Description,
    "Mails a supplier a link, in its language, with what is needed, by when, what own values save at the last prices, and what happens without. Whoever has the link fills in a short form, or drops the Commission's communication template, without an account; each link works until an answer was sent, or 30 days (a setting of the operator) after `due`. Reminders go out 14 and 3 days before `due`, and on it, unless the operator sets other days. The supplier sees what the request says and nothing else of the account. The link is in the mail alone: it is not answered, and kept as a hash. Values of an answer count when it is accepted.",
  );

/** `GET /api/v1/cbam/inquiries`. */
export const inquiryList = HttpApiEndpoint.get("inquiryList", "/api/v1/cbam/inquiries")
  .setUrlParams(Schema.Struct({
    installation: optional(RecordId),
    state: optional(InquiryStateFilter),
    delivery: optional(InquiryDeliveryValue),
    ...listQueryOf("inquiries").fields,
  }))
  .addSuccess(InquiryList)
  .addError(problems("InvalidRequest", "PermissionDenied"))
  .annotate(Access, supplierReading)
  .annotate(OpenApi.Summary, "Which suppliers were asked?")
  .annotate(
    OpenApi.Description,
    "Lists the inquiries of the account, the newest first, each as it stands now, with the cost of its goods by default values at the last prices, the price of a certificate and the break-even of own values: what a value saves is told when there is one. `state=waiting` has those too whose links work no more, which are told as `expired`; `state=expired` finds them alone; `delivery=undelivered` finds those whose newest mail nobody got. `next_cursor` leads to the next page with the same filters, and is null after the last entry. Inquiries of other accounts are never in the list.",
  );

/** `GET /api/v1/cbam/inquiries/{id}`. */
export const inquiryById = HttpApiEndpoint.get("inquiryById", "/api/v1/cbam/inquiries/:id")
  .setPath(InquiryPath)
  .addSuccess(InquiryAnswer)
  .addError(problems("InvalidRequest", "NotFound", "PermissionDenied"))
  .annotate(Access, supplierReading)
  .annotate(OpenApi.Summary, "What did a supplier answer?")
  .annotate(
    OpenApi.Description,
    "Gives one inquiry with all that the supplier answered in its rounds: the figures of each of the goods, and what each would save a tonne against default values at the law and prices of `versions`. An answer that was sent back stays beside the ones after it, so that it can be told who said what and when. `inquiry` says how it stands, by when an answer is wanted, until when links work and on which days mails went out. Nothing of an answer counts before the answer is accepted. The id of another account's inquiry is answered like one that nobody has.",
  );

/** `GET /api/v1/cbam/inquiries/{id}/template.xlsx`. */
export const inquiryTemplate = HttpApiEndpoint.get(
  "inquiryTemplate",
  "/api/v1/cbam/inquiries/:id/template.xlsx",
)
  .setPath(InquiryPath)
  .addSuccess(HttpApiSchema.Uint8Array({ contentType: xlsx }))
  .addError(problems("InvalidRequest", "NotFound", "PermissionDenied"))
  .annotate(Access, supplierReading)
  .annotate(AnswerHeaders, savedAs("the workbook"))
  .annotate(OpenApi.Summary, "A supplier's table to fill in")
  .annotate(
    OpenApi.Description,
    "Gives the table that the page behind the supplier's link gives too, in the language of the inquiry: a sheet with one row for each of the goods, their codes, names and year filled in, a dash where the law asks for nothing, and the figures of the last answer if there is one; and a sheet that says what belongs in each column. The supplier fills it in and chooses it on the page, where it fills the form in; a wrong cell is named by row and column. Columns are known by their headings in any of the languages, in any order. It holds nothing of the account but what the inquiry says. The id of another account's inquiry is answered like one that nobody has.",
  );

/** `GET /api/v1/cbam/inquiries/{id}/files/{sha256}`. */
export const inquiryFile = HttpApiEndpoint.get("inquiryFile", "/api/v1/cbam/inquiries/:id/files/:sha256")
  .setPath(Schema.Struct({
    id: idText("UUID of the inquiry."),
    sha256: idText(
      "SHA-256 of the file, as the inquiry's answers name it.",
      "db8ac29697169cc466880769b02f040a6efaeb132856575387424a54a70af441",
    ),
  }))
  .addSuccess(HttpApiSchema.Uint8Array({ contentType: xlsx }))
  .addError(
    problems("InvalidRequest", "NotFound", "DocumentNotFound", "RangeNotSatisfiable", "PermissionDenied"),
  )
  .annotate(Access, supplierReading)
  .annotate(OtherAnswers, { [pdf]: "The PDF." })
  .annotate(AnswerHeaders, savedFile)
  .annotate(OpenApi.Summary, "Download a table that came with an answer")
  .annotate(
    OpenApi.Description,
    "Gives a table or template that a supplier sent along with an answer, whole or in ranges (`Range`), so that it can be looked at before the answer is accepted; `files` of the inquiry's answers name it by its SHA-256. It is a stranger's file, without macros, of which nothing was run or changed: it is saved and not shown. Accepting the answer attaches it to the values that the answer becomes. The id of another account's inquiry is answered like one that nobody has.",
  );

/** `POST /api/v1/cbam/inquiries/{id}/remind`. */
export const remindInquiry = HttpApiEndpoint.post("remindInquiry", "/api/v1/cbam/inquiries/:id/remind")
  .setPath(InquiryPath)
  .addSuccess(InquiryChanged)
  .addError(problems("InvalidRequest", "NotFound", "RecordConflict", "PermissionDenied", "RateLimited"))
  .annotate(Access, supplierWriting)
  .annotate(LimitsInWords, `${mailLimit} One a day and inquiry.`)
  .annotate(OpenApi.Summary, "Remind a supplier now")
  .annotate(
    OpenApi.Description,
    "Queues a mail with a new link, beside the reminders that go out by themselves; links of earlier mails work on. Where a mail of the inquiry was queued today already, nothing is, and `is_mailed` is false, so that a call may be sent again. The mail says again what is needed, by when, why it pays and what happens without, in the language of the inquiry. Reminders that go out by themselves are counted apart: a mail of today does not put them off. An inquiry that waits for nobody is refused with 409.",
  );

/** `POST /api/v1/cbam/inquiries/{id}/revoke`. */
export const revokeInquiry = HttpApiEndpoint.post("revokeInquiry", "/api/v1/cbam/inquiries/:id/revoke")
  .setPath(InquiryPath)
  .addSuccess(InquiryChanged)
  .addError(problems("InvalidRequest", "NotFound", "RecordConflict", "PermissionDenied"))
  .annotate(Access, supplierWriting)
  .annotate(OpenApi.Summary, "Revoke an inquiry")
  .annotate(
    OpenApi.Description,
    "Ends an inquiry: its links answer that it was withdrawn, no more reminders go out, and what was sent stays to be looked at. The supplier gets no mail about it: whoever opens the link reads that no answer is needed any more. An inquiry can't be brought back; ask anew, and the supplier gets another link. Values that were accepted from earlier inquiries stay as they are. Revoked already, it is answered as it is. An inquiry whose answer was accepted is refused with 409: the values are recorded.",
  );

/** `POST /api/v1/cbam/inquiries/{id}/accept`. */
export const acceptInquiry = HttpApiEndpoint.post("acceptInquiry", "/api/v1/cbam/inquiries/:id/accept")
  .setPath(InquiryPath)
  .setPayload(AcceptRequest)
  .addSuccess(InquiryAccepted)
  .addError(problems("InvalidRequest", "NotFound", "RecordConflict", ...keyedProblems, "PermissionDenied"))
  .annotate(Access, supplierWriting)
  .annotate(Idempotent, true)
  .annotate(OpenApi.Summary, "Accept a supplier's answer")
  .annotate(
    OpenApi.Description,
    "Records the figures of an answer as values, all of them or none: new ones, or new versions where values of the same installation, goods, period and route are there. `round` names the answer that was looked at; another one, or none, is refused with 409 that shows the inquiry as it is. Figures are judged once more by the law of the moment, so that an answer from before an amendment can be refused with the place of what is wrong. `note` is kept with each value. Rows of the ledger take a value by its id as `value_id`.",
  );

/** `POST /api/v1/cbam/inquiries/{id}/return`. */
export const returnInquiry = HttpApiEndpoint.post("returnInquiry", "/api/v1/cbam/inquiries/:id/return")
  .setPath(InquiryPath)
  .setPayload(ReturnRequest)
  .addSuccess(InquiryChanged)
  .addError(
    problems(
      "InvalidRequest",
      "NotFound",
      "RecordConflict",
      ...keyedProblems,
      "PermissionDenied",
      "RateLimited",
    ),
  )
  .annotate(Access, supplierWriting)
  .annotate(Idempotent, true)
  .annotate(LimitsInWords, mailLimit)
  .annotate(OpenApi.Summary, "Send a supplier's answer back")
  .annotate(
    OpenApi.Description,
    "Sends an answer back with a remark: the next round begins, and the supplier gets a mail with the remark and a new link, behind which its figures stand as it sent them. Links of earlier rounds work no more. The remark is for the supplier, in its own language or one that it reads, and says what is missing or can't be. `due` names a new day by which the answer is wanted. What was sent in each round stays. `round` names the answer that was looked at; another one, or none, is refused with 409.",
  );
