/**
 * Answers about files beside suppliers' values. Regulation (EU) 2023/956, Articles 7(6) and 9(3).
 */
import * as Schema from "effect/Schema";
import { count, day, text } from "../members.ts";

/** A file beside a value. */
export const AttachmentRecord = Schema.Struct({
  id: text("UUID of the attachment."),
  value: text("UUID of the value."),
  name: text("Name that it is saved as: made harmless, at most 120 characters and the ending."),
  media_type: text("`application/pdf`, or that of an XLSX workbook."),
  size_bytes: count("Size in bytes."),
  sha256: text("SHA-256 of the bytes, 64 lower-case hex digits."),
  origin: text(
    "`added` by somebody, or `read`: the value was read from it, or came with it in a supplier's answer.",
  ),
  added_on: day("Day in Brussels on which it was attached."),
}).annotations({
  identifier: "ValueAttachment",
  description: "A file beside a value, kept as long as the ledger.",
});
/** A value of the shape that `AttachmentRecord` declares. */
export type AttachmentRecord = typeof AttachmentRecord.Type;

/** The answer of the call that attaches a file. */
export const AttachmentAdded = Schema.Struct({
  result: text("`added`, or `unchanged`: the value has these bytes."),
  attachment: AttachmentRecord,
}).annotations({ identifier: "ValueAttachmentAdded", description: "The file as it is attached." });

/** The answer of `GET /api/v1/cbam/values/{id}/attachments`. */
export const AttachmentList = Schema.Struct({
  attachments: Schema.Array(AttachmentRecord).annotations({ description: "The oldest first." }),
}).annotations({ identifier: "ValueAttachmentList", description: "The files of a value." });

/** The answer of the call that removes a file. */
export const AttachmentRemoved = Schema.Struct({
  removed: AttachmentRecord,
}).annotations({ identifier: "ValueAttachmentRemoved", description: "The attachment that is gone." });
