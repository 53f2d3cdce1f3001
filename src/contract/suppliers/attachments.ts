/**
 * Endpoints about files beside suppliers' values: reports, evidence, and the tables that values were read from. Regulation (EU)
 * 2023/956, Articles 7(6) and 9(3).
 */
import * as HttpApiEndpoint from "@effect/platform/HttpApiEndpoint";
import * as HttpApiSchema from "@effect/platform/HttpApiSchema";
import * as OpenApi from "@effect/platform/OpenApi";
import * as Schema from "effect/Schema";
import { supplierReading, supplierWriting } from "../access.ts";
import { idText } from "../answers/members.ts";
import { AttachmentAdded, AttachmentList, AttachmentRemoved } from "../answers/suppliers/attachments.ts";
import { Access, AnswerHeaders, BodyLimit, LimitsInWords, OtherAnswers, OtherBodies } from "../endpoint.ts";
import { bodyProblems, problems } from "../problems.ts";
import { FileQuery, filesPerHour, mostAttachments, mostFileBytes } from "../requests/suppliers/attachment.ts";
import { pdf, savedFile, xlsx } from "../values/media_types.ts";

const ValuePath = Schema.Struct({ id: idText("UUID of the value.") });
const AttachmentPath = Schema.Struct({
  id: idText("UUID of the value."),
  attachment: idText("UUID of the attachment."),
});

/** `POST /api/v1/cbam/values/{id}/attachments`. */
export const addAttachment = HttpApiEndpoint.post("addAttachment", "/api/v1/cbam/values/:id/attachments")
  .setPath(ValuePath)
  .setPayload(HttpApiSchema.Uint8Array({ contentType: pdf }).annotations({ description: "The PDF." }))
  .setUrlParams(FileQuery)
  .addSuccess(AttachmentAdded)
  .addError(
    problems(
      "InvalidRequest",
      "NotFound",
      "RecordConflict",
      ...bodyProblems,
      "PermissionDenied",
      "RateLimited",
    ),
  )
  .annotate(Access, supplierWriting)
  .annotate(BodyLimit, mostFileBytes)
  .annotate(OtherBodies, { [xlsx]: "The workbook." })
  .annotate(
    LimitsInWords,
    `At most ${
      mostFileBytes / 1_048_576
    } MB a file, ${mostAttachments} files added to a value, ${filesPerHour} an hour and 20 GB an account.`,
  )
  .annotate(OpenApi.Summary, "Attach a file to a value")
  .annotate(
    OpenApi.Description,
    "Keeps a file beside a value as long as the ledger: a verification report, evidence of a carbon price, a supplier's table. The body is the file itself, a PDF or an XLSX workbook, whichever of the two `Content-Type` says; what it is is read from its bytes. A workbook has to unpack to what it says, at most 100 MB, without a password and without macros, which are never run; a PDF has to be there to its end. `name` is what it is saved as: control characters, directions of writing and what file systems reserve become `-`. The same bytes again are `unchanged`, whatever their name, so that a call may be sent again. The id of another account's value is answered like one that nobody has.",
  );

/** `GET /api/v1/cbam/values/{id}/attachments`. */
export const attachmentList = HttpApiEndpoint.get("attachmentList", "/api/v1/cbam/values/:id/attachments")
  .setPath(ValuePath)
  .addSuccess(AttachmentList)
  .addError(problems("InvalidRequest", "NotFound", "PermissionDenied"))
  .annotate(Access, supplierReading)
  .annotate(OpenApi.Summary, "Which files does a value have?")
  .annotate(
    OpenApi.Description,
    "Lists the files that are kept with a value, the oldest first, each with its size, its SHA-256, and how it came here: `added` by somebody, or `read`, because the value was read from it or came with it in a supplier's answer. Files are of the value, not of one of its versions: a report that verifies a later version stands beside the table of the first. A value without files has an empty list. The id of another account's value is answered like one that nobody has.",
  );

/** `GET /api/v1/cbam/values/{id}/attachments/{attachment}`. */
export const downloadAttachment = HttpApiEndpoint.get(
  "downloadAttachment",
  "/api/v1/cbam/values/:id/attachments/:attachment",
)
  .setPath(AttachmentPath)
  .addSuccess(HttpApiSchema.Uint8Array({ contentType: pdf }))
  .addError(
    problems("InvalidRequest", "NotFound", "DocumentNotFound", "RangeNotSatisfiable", "PermissionDenied"),
  )
  .annotate(Access, supplierReading)
  .annotate(OtherAnswers, { [xlsx]: "The workbook." })
  .annotate(AnswerHeaders, savedFile)
  .annotate(OpenApi.Summary, "Download a file of a value")
  .annotate(
    OpenApi.Description,
    "Gives a file as it was sent, byte by byte, whole or in ranges (`Range`), under the name that it is kept under. It is to be saved and not shown (`Content-Disposition: attachment`, `nosniff`): a supplier or verifier made it, and the service never ran or changed anything in it. `Repr-Digest` is the SHA-256 of the whole file, which the list of files tells too. A file that the store has lost is a 404 of its own, and the same upload brings it back.",
  );

/** `POST /api/v1/cbam/values/{id}/attachments/{attachment}/remove`. */
export const removeAttachment = HttpApiEndpoint.post(
  "removeAttachment",
  "/api/v1/cbam/values/:id/attachments/:attachment/remove",
)
  .setPath(AttachmentPath)
  .addSuccess(AttachmentRemoved)
  .addError(problems("InvalidRequest", "NotFound", "RecordConflict", "PermissionDenied"))
  .annotate(Access, supplierWriting)
  .annotate(OpenApi.Summary, "Remove a file that nothing rests on")
  .annotate(
    OpenApi.Description,
    "Removes a file that was attached by mistake. It is refused with 409 where the value was read from the file or came with it, and where an entry of the ledger took the value, cancelled ones included: then the law keeps what proves it until the end of the fourth year after that of the declaration (Regulation (EU) 2023/956, Articles 7(6) and 9(3)), and `message` says until when.",
  );
