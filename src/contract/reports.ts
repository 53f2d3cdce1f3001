/**
 * Reports: issued, found, downloaded, verified. Contract section 4.6; decisions, "Additions to v1" and "Documents".
 */
import * as HttpApiEndpoint from "@effect/platform/HttpApiEndpoint";
import * as HttpApiSchema from "@effect/platform/HttpApiSchema";
import * as OpenApi from "@effect/platform/OpenApi";
import * as Schema from "effect/Schema";
import { reportWriting } from "./access.ts";
import { ReportList } from "./answers/lists.ts";
import { idText, optional, text } from "./answers/members.ts";
import { ReportAnswer, ReportKeysAnswer, VerifyAnswer } from "./answers/reports.ts";
import {
  Access,
  AnswerHeaders,
  BodyLimit,
  CachingRule,
  Idempotent,
  LimitsInWords,
  OtherAnswers,
} from "./endpoint.ts";
import { keyedProblems, problems } from "./problems.ts";
import { ReportRequest } from "./requests/calculation.ts";
import { listQueryOf } from "./requests/list_query.ts";
import { DatedQuery } from "./requests/written_query.ts";
import { FlagText } from "./values/text.ts";

const bodyLimitBytes = 65_536;
const ReportPath = Schema.Struct({ id: idText("UUID of the report, or its printed number.") });

const Recalculate = FlagText.annotations({
  description: "`true`: where price or data set have changed, issue the draft with today's figures.",
});

/** Decisions, "Additions to v1". */
export const createReport = HttpApiEndpoint.post("createReport", "/api/v1/cbam/reports")
  .setUrlParams(DatedQuery)
  .setPayload(ReportRequest)
  .addSuccess(ReportAnswer, { status: 201 })
  .addError(problems("InvalidRequest", "ReportNeedsFigures", ...keyedProblems, "PermissionDenied"))
  .annotate(Access, reportWriting)
  .annotate(BodyLimit, bodyLimitBytes)
  .annotate(Idempotent, true)
  .annotate(AnswerHeaders, { "Location": "Path of the report." })
  .annotate(OpenApi.Summary, "Issue a report")
  .annotate(
    OpenApi.Description,
    "Makes a calculation with every term and issues it as a report: it gets a number and today's date, its content is hashed as canonical JSON (RFC 8785, SHA-256) and signed (Ed25519), and its PDF is printed when it is first asked for. The body is that of `POST calculate` with `draft`: a draft says so across each page, does not verify, and can be issued later. A calculation that lacks data can't be reported (422). `download_url` is a relative signed link that is good for an hour; `GET` on the report gives a fresh one. Anyone verifies the report without an account, by its id and date at `verify_url` or `POST verify`, or without the service from the PDF and the published keys. With an `Idempotency-Key` a report is issued once.",
  );

/** Decisions, "Changed and added on 21 November 2026", "Answers". */
export const reportList = HttpApiEndpoint.get("reportList", "/api/v1/cbam/reports")
  .setUrlParams(listQueryOf("reports"))
  .addSuccess(ReportList)
  .annotate(Access, reportWriting)
  .annotate(OpenApi.Summary, "Which reports are there?")
  .annotate(
    OpenApi.Description,
    "Lists the reports of the caller's account, the newest first, whichever of its keys made them: number, state, day of issue, the goods and what they cost, the hash, and a fresh relative link to the PDF that is good for an hour. Drafts are listed too. A bulk row's report is there from the first time that somebody asked for it; all rows are in `GET` on their call. `next_cursor` leads to the next page and is null after the last report: send it back as `cursor`, with the same or another `limit`. Cursors stay good, and what is issued while somebody pages appears before the first page, so nothing is listed twice and nothing is left out. The order is that of the calculations, which may differ from `issued_at` for drafts that were issued later.",
  );

/** `GET /api/v1/cbam/reports/{id}`: a report of the caller's own account. */
export const reportById = HttpApiEndpoint.get("reportById", "/api/v1/cbam/reports/:id")
  .setPath(ReportPath)
  .addSuccess(ReportAnswer)
  .addError(problems("NotFound"))
  .annotate(Access, reportWriting)
  .annotate(OpenApi.Summary, "Find a report")
  .annotate(
    OpenApi.Description,
    "Gives back a report of the same account, as it was issued, with a fresh link to its PDF. Reports are found by their printed number too (`CBAM-<id>`, `BULK-<id>-R<row>`), those of bulk rows by the `report_id` that the row has; the first call makes and signs the row's report, and from then on its hash stays. The calculation in it is the one that was answered then: prices and tables that changed since don't change it. `status` is `issued`, `draft`, or `unpaid` where the operator holds the report back; only issued reports verify. A report of another account, an unknown id, and a row without figures are all answered with 404. Signature and hash in the answer are the ones in the PDF's attached `report.json`, so that a copy of either can be checked against the published keys.",
  );

/** `POST /api/v1/cbam/reports/{id}/issue`: makes a draft binding, once. */
export const issueReport = HttpApiEndpoint.post("issueReport", "/api/v1/cbam/reports/:id/issue")
  .setPath(ReportPath)
  .setUrlParams(Schema.Struct({ recalculate: optional(Recalculate) }))
  .addSuccess(ReportAnswer)
  .addError(
    problems(
      "InvalidRequest",
      "NotFound",
      "PermissionDenied",
      "ReportNotDraft",
      "ReportOutdated",
      "ReportNeedsFigures",
    ),
  )
  .annotate(Access, reportWriting)
  .annotate(OpenApi.Summary, "Issue a draft")
  .annotate(
    OpenApi.Description,
    "Issues a draft of the same account today. Its content stays what it was, but for state and date, so its hash and signature are new ones; where the certificate price or the data set has changed since it was made, the call is refused with 409 and both figures, and `recalculate=true` issues the draft with the new ones (a draft that was asked with `as_of` and `dataset_version` keeps its own); the PDF that says DRAFT across each page is replaced when the report is next downloaded. From then on the report verifies. Only a draft can be issued, and only once: anything else is answered with 409. The call takes no body (a body with members is a 400) and needs no `Idempotency-Key`: sent again after it went well, it says that the report is no draft any more, and nothing changes. Use drafts to show a calculation to somebody before it is binding, and issue them when it is accepted; a draft that is never issued harms nobody and verifies for nobody.",
  );

/** `GET /api/v1/cbam/reports/{id}/download`: the PDF behind a signed link; contract section 3. */
export const downloadReport = HttpApiEndpoint.get("downloadReport", "/api/v1/cbam/reports/:id/download")
  .setPath(ReportPath)
  .addSuccess(HttpApiSchema.Uint8Array({ contentType: "application/pdf" }))
  .addError(problems("NotFound", "DocumentNotFound", "LinkChanged", "LinkExpired", "RangeNotSatisfiable"))
  .annotate(AnswerHeaders, {
    "Content-Disposition": "Name to save the PDF under.",
    "Accept-Ranges": "bytes",
    "Content-Range": "On a 206: the range that was sent.",
  })
  .annotate(OpenApi.Summary, "Download a report's PDF by its link")
  .annotate(
    OpenApi.Description,
    "Where `download_url` leads: the PDF of a report. The link is all that a reader needs, so that it can be passed on; keys are not looked at. It is signed together with its time, so anything that is changed in it is answered with 403, and an hour after it was made with 410; a fresh one is in the answer of `GET` on the report, and of `POST verify`. Byte ranges are served (`Range`), and `HEAD` tells size and name without sending the file. The PDF carries the report's content, hash and signature as the attached file `report.json`; the same report always has the same bytes. A draft's PDF says DRAFT across each page. The address is not meant to be built by hand.",
  );

/** Contract section 4.6: a body of any shape is answered; what isn't the declared one is not verified. */
export const VerifyRequest = Schema.Struct({
  reportId: text(
    "UUID of the report, its printed number (`CBAM-<id>`, `BULK-<id>-R<row>`), or `sample` (`CBAM-SAMPLE`); white space in it doesn't count.",
  ),
  issuedDate: text("Printed date: YYYY-MM-DD, DD/MM/YYYY, DD-MM-YYYY or DD.MM.YYYY; a day off is tolerated."),
}).annotations({
  identifier: "VerifyRequest",
  description: "What stands on the report: these two members and no others.",
});

/** `POST /api/v1/cbam/verify`: what a report says, to whoever has its id and date; contract section 4.6. */
export const verify = HttpApiEndpoint.post("verify", "/api/v1/cbam/verify")
  .setPayload(VerifyRequest)
  .addSuccess(VerifyAnswer)
  .addError(problems("RateLimited"))
  .annotate(BodyLimit, bodyLimitBytes)
  .annotate(
    LimitsInWords,
    "30 calls an hour and client address, 60 for the verify page, and 10 an hour and report, by its id or its number.",
  )
  .annotate(OpenApi.Summary, "Is a report genuine?")
  .annotate(
    OpenApi.Description,
    "For whoever holds a report, without an account: the id or number and the date that are printed on it tell whether the service issued it, and what it says. Compare the figures with the paper. Every failure is the same `{\"ok\": false}` with status 200: an unknown id, another date, a draft, a report that the operator holds back, a body that can't be read, or one with other members than `reportId` and `issuedDate` (a report's own answer names them `report_number` and `issued_at`). Only too many calls are answered otherwise, with 429. The date may be a day off and may be written in four ways. `sample` with the date 2026-01-15 is a published example. `download_url` leads to the service's own copy of the PDF for an hour. To check a PDF without the service, use its attachment and the keys at `/.well-known/cbam-report-keys.json`.",
  );

/** `GET /.well-known/cbam-report-keys.json`: the public keys under which reports' signatures hold. */
export const reportKeys = HttpApiEndpoint.get("reportKeys", "/.well-known/cbam-report-keys.json")
  .addSuccess(ReportKeysAnswer)
  .annotate(CachingRule, "public-hour-untagged")
  .annotate(OpenApi.Summary, "Which keys sign reports?")
  .annotate(
    OpenApi.Description,
    "The public keys that sign reports, as a JSON Web Key Set (RFC 7517, RFC 8037): the one that signs now and all that signed before, because old reports must stay verifiable. A report's `key_id` is the `kid` of its key, which is the key's own thumbprint (RFC 7638). To check a report's PDF offline, take out its attachment `report.json`, make its `content` canonical (RFC 8785), compare the SHA-256 with `content_hash`, and verify `signature` (Ed25519, base64url) over the hash's 64 hex digits with the key. `created_at` and `retired_at` say between which times a key signed; a report dated outside of them is not genuine. Keep a copy of this answer where reports must be checked without the network. It may be kept for an hour.",
  );

/** The page that a report's QR code leads to. */
export const verifyPage = HttpApiEndpoint.get("verifyPage", "/verify")
  .addSuccess(HttpApiSchema.Text({ contentType: "text/html" }))
  .addError(problems("RateLimited"))
  .annotate(OtherAnswers, {})
  .annotate(OpenApi.Exclude, true);
