/** Files beside values as they leave. */
import type { AttachmentRecord } from "../../../contract/answers/suppliers/attachments.ts";
import { pdf, xlsx } from "../../../contract/values/media_types.ts";
import type { Cells } from "../../../domain/documents/workbook.ts";
import type { Attachment, SupplierFile } from "../../../domain/suppliers/attachment.ts";

/** Media types of the kinds of files. */
export const mediaTypesOfKinds = { pdf, xlsx } as const;

/** @returns the members that tell of a file's bytes */
export const fileMembers = (
  { kind, sizeBytes, sha256 }: SupplierFile,
): Pick<AttachmentRecord, "media_type" | "size_bytes" | "sha256"> => ({
  media_type: mediaTypesOfKinds[kind],
  size_bytes: sizeBytes,
  sha256,
});

/** @returns the record of a file beside a value */
export const attachmentRecord = (
  { id, valueId, name, file, origin, addedOn }: Attachment,
): AttachmentRecord => ({
  id,
  value: valueId,
  name,
  ...fileMembers(file),
  origin,
  added_on: addedOn,
});

const digitsOfName = 8;

/** @returns the name of a file in an archive: that of one that several values have is the same for all of them */
export const archivedName = ({ file, name }: Attachment): string =>
  `attachments/${file.sha256.slice(0, digitsOfName)}-${name}`;

/** Headings of the list of files in a dossier. */
export const attachmentColumns: Cells = [
  "value",
  "file",
  "name",
  "media_type",
  "size_bytes",
  "sha256",
  "origin",
  "added_on",
  "is_stored",
];

/** @returns the cells of a file beside a value */
export const attachmentCells = (attachment: Attachment): Cells => {
  const { value, name, media_type, size_bytes, sha256, origin, added_on } = attachmentRecord(attachment);
  return [value, archivedName(attachment), name, media_type, size_bytes, sha256, origin, added_on];
};
