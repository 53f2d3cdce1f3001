/**
 * Documents of declarations: issued, found, downloaded, verified. Decision 0116; Regulation (EU) 2023/956, Article 6.
 */
import * as HttpApiEndpoint from "@effect/platform/HttpApiEndpoint";
import * as HttpApiSchema from "@effect/platform/HttpApiSchema";
import * as OpenApi from "@effect/platform/OpenApi";
import * as Schema from "effect/Schema";
import { importReading, importWriting } from "../access.ts";
import { DeclarationReportAnswer, VerifyDeclarationAnswer } from "../answers/declaration.ts";
import { idText, optional, text } from "../answers/members.ts";
import { Access, AnswerHeaders, BodyLimit, Idempotent, LimitsInWords } from "../endpoint.ts";
import { KnownOn } from "../imports.ts";
import { keyedProblems, problems } from "../problems.ts";
import { RecordId } from "../values/imports.ts";
import { DeclarationBasisValue } from "../requests/import_query.ts";
import { ImportYear } from "../values/time.ts";

const bodyLimitBytes = 65_536;
const documents = "/api/v1/cbam/imports/declaration/documents";
const DocumentPath = Schema.Struct({
  id: idText("UUID of the document, or its printed number `DECL-<id>`."),
});

/** The body of `POST /api/v1/cbam/imports/declaration/documents`. */
export const DeclarationDocumentRequest = Schema.Struct({
  declarant: RecordId,
  year: ImportYear.annotations({ description: "Calendar year of importation, from 2026." }),
  as_of: optional(KnownOn),
  basis: optional(DeclarationBasisValue),
}).annotations({
  identifier: "DeclarationDocumentRequest",
  description: "Whose declaration of which year is issued as a document, as the ledger was known on a day.",
});

/** `POST /api/v1/cbam/imports/declaration/documents`. */
export const issueDeclaration = HttpApiEndpoint.post("issueDeclaration", documents)
  .setPayload(DeclarationDocumentRequest)
  .addSuccess(DeclarationReportAnswer, { status: 201 })
  .addError(problems("InvalidRequest", "NotFound", ...keyedProblems, "PermissionDenied"))
  .annotate(Access, importWriting)
  .annotate(BodyLimit, bodyLimitBytes)
  .annotate(Idempotent, true)
  .annotate(AnswerHeaders, { "Location": "Path of the document." })
  .annotate(OpenApi.Summary, "Issue a declaration's preparation as a signed document")
  .annotate(
    OpenApi.Description,
    "Takes a declarant's year as `GET declaration` answers it and issues it as a document: it gets a number and today's date, its content is hashed as canonical JSON (RFC 8785, SHA-256) and signed (Ed25519) with the keys of reports, and its PDF is printed when it is first asked for. Each line has the ids of the imports behind it; sums have none of their own. What changes in the ledger afterwards doesn't change the document: issue another one. It says that it is a preparation, because the format of the CBAM registry is not published. With an `Idempotency-Key` a document is issued once.",
  );

/** `GET /api/v1/cbam/imports/declaration/documents/{id}`. */
export const declarationDocument = HttpApiEndpoint.get("declarationDocument", `${documents}/:id`)
  .setPath(DocumentPath)
  .addSuccess(DeclarationReportAnswer)
  .addError(problems("NotFound", "PermissionDenied"))
  .annotate(Access, importReading)
  .annotate(OpenApi.Summary, "Find a declaration's document")
  .annotate(
    OpenApi.Description,
    "Gives back a document of the same account as it was issued, by its id or its printed number, with a fresh link to its PDF. Hash and signature are those of the PDF's attachment `report.json`. Prices, tables and entries that changed since don't change it: `as_of` is the day at whose end its ledger was known, and `versions` name the tables and prices. A document of another account and an unknown id are answered with the same 404.",
  );

/** `GET /api/v1/cbam/imports/declaration/documents/{id}/download`. */
export const downloadDeclaration = HttpApiEndpoint.get("downloadDeclaration", `${documents}/:id/download`)
  .setPath(DocumentPath)
  .addSuccess(HttpApiSchema.Uint8Array({ contentType: "application/pdf" }))
  .addError(problems("NotFound", "DocumentNotFound", "LinkChanged", "LinkExpired", "RangeNotSatisfiable"))
  .annotate(AnswerHeaders, {
    "Content-Disposition": "Name to save the PDF under.",
    "Accept-Ranges": "bytes",
    "Content-Range": "On a 206: the range that was sent.",
  })
  .annotate(OpenApi.Summary, "Download a declaration's document by its link")
  .annotate(
    OpenApi.Description,
    "Leads to the PDF behind `download_url`: the link is all that a reader needs, keys are not looked at. It is signed together with its time, so anything that is changed in it is answered with 403, and an hour after it was made with 410. Byte ranges are served (`Range`), and `HEAD` tells size and name without sending the file. The PDF carries the content with hash and signature as the attached file `report.json`; the same document always has the same bytes. The address is not meant to be built by hand: take it from the answer of `GET` on the document or of `POST verify`.",
  );

/** A body of any shape is answered; one of another shape than the declared one is not verified. */
export const VerifyDeclarationRequest = Schema.Struct({
  reportId: text("Printed number of the document (`DECL-<id>`), or its UUID."),
  issuedDate: text("Printed date: YYYY-MM-DD, DD/MM/YYYY, DD-MM-YYYY or DD.MM.YYYY; a day off is tolerated."),
}).annotations({
  identifier: "VerifyDeclarationRequest",
  description: "Number and date as they stand on the document: these two members and no others.",
});

/** `POST /api/v1/cbam/imports/declaration/verify`. */
export const verifyDeclaration = HttpApiEndpoint.post(
  "verifyDeclaration",
  "/api/v1/cbam/imports/declaration/verify",
)
  .setPayload(VerifyDeclarationRequest)
  .addSuccess(VerifyDeclarationAnswer)
  .addError(problems("RateLimited"))
  .annotate(BodyLimit, bodyLimitBytes)
  .annotate(
    LimitsInWords,
    "The windows of `POST verify`, shared with it: 30 calls an hour and client address, and 10 an hour and document.",
  )
  .annotate(OpenApi.Summary, "Is a declaration's document genuine?")
  .annotate(
    OpenApi.Description,
    "Tells whoever holds a declaration's document, without an account, whether the service issued it and what it says, by the number and the date that are printed on it. Every failure is the same `{\"ok\": false}` with status 200, as for reports; only too many calls are answered otherwise, with 429. `download_url` leads to the service's own copy for an hour. The date may be a day off and may be written in four ways. Compare the figures with the paper: declarant, year, lines, embedded and net emissions and certificates are those that were signed. Without the service the attachment is checked with the keys at `/.well-known/cbam-report-keys.json`.",
  );
