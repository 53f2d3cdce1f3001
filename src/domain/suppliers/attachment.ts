/**
 * Files about suppliers' values: evidence that is kept as long as the ledger. Regulation (EU) 2023/956, Articles 7(6) and 9(3).
 */
import type { CalendarDay } from "../../kernel/time/calendar.ts";
import type { OneOf } from "../../kernel/findings/sentences.ts";
import type { FileKind, SupplierFindings } from "../../kernel/findings/suppliers/suppliers.ts";
import { type DocumentKey, documentKeyOfText } from "../documents/document_key.ts";
import { type FileName, fileNameOf } from "../documents/file_name.ts";

/** Kinds of files that are kept, by their endings. */
export const attachmentKinds = ["pdf", "xlsx"] as const satisfies ReadonlyArray<FileKind>;
/** A kind of file. */
export type AttachmentKind = FileKind;

/** Ways by which a file came to its value: added by somebody, or the table that the value was read from or came with in an answer. */
export const attachmentOrigins = ["added", "read"] as const;
/** A way by which a file came to its value. */
export type AttachmentOrigin = typeof attachmentOrigins[number];

/** A file of an account, kept once whatever it is attached to. */
export interface SupplierFile {
  /** UUID, which carries the time of its making. */
  readonly id: string;
  /** Kind, by its bytes. */
  readonly kind: AttachmentKind;
  /** Size of the bytes. */
  readonly sizeBytes: number;
  /** 64 lower-case hex digits. */
  readonly sha256: string;
}

/** A file beside a value. */
export interface Attachment {
  /** UUID. */
  readonly id: string;
  /** UUID of the value. */
  readonly valueId: string;
  /** Bytes that are attached. */
  readonly file: SupplierFile;
  /** Name that it is saved as. */
  readonly name: FileName;
  /** Way by which it came here. */
  readonly origin: AttachmentOrigin;
  /** Day in Brussels. */
  readonly addedOn: CalendarDay;
}

const prefix = "attachments/";

/** Returns where the bytes of a file are stored. */
export const keyOfFile = ({ id, kind }: Pick<SupplierFile, "id" | "kind">): DocumentKey => {
  const key = documentKeyOfText(`${prefix}${id}.${kind}`);
  if (key === undefined) throw new Error(`${id} is no id of a file`);
  return key;
};

/** Returns the id of the file that a key is of. */
export const fileIdOfKey = (key: DocumentKey): string | undefined =>
  /^attachments\/([0-9a-f-]{36})\.(?:pdf|xlsx)$/.exec(key)?.[1];

const endings = /\.(pdf|xlsx|xlsm|xlsb|xls|ods|doc|docx|zip|csv|txt|html?|exe|js)$/i;

/**
 * Returns the name that a file is kept under, harmless everywhere, or what speaks against it: an ending of another kind.
 * @param name in whatever form it was sent
 */
export const attachmentName = (
  name: string,
  kind: AttachmentKind,
): FileName | OneOf<Pick<SupplierFindings, "otherEnding">> => {
  const [, ending] = endings.exec(name.trim()) ?? [];
  if (ending === undefined) return fileNameOf(name, kind);
  return ending.toLowerCase() === kind
    ? fileNameOf(name.trim().slice(0, -ending.length - 1), kind)
    : { kind: "otherEnding", ending: ending.toLowerCase(), found: kind };
};

const header = "%PDF-";
/** Bytes at the beginning in which readers look for the header. */
const beginning = 1_024;

const latin = new TextDecoder("latin1");

/** Beginnings of ZIP archives and of compound files, which hold old or encrypted workbooks. */
const beginnings: ReadonlyArray<ReadonlyArray<number>> = [[0x50, 0x4b, 0x03, 0x04], [0xd0, 0xcf, 0x11, 0xe0]];

/** Returns the kind that a file says it is by its first bytes; undefined for any other. */
export const kindOfBytes = (bytes: Uint8Array): AttachmentKind | undefined => {
  if (beginnings.some((first) => first.every((byte, at) => bytes[at] === byte))) return "xlsx";
  return latin.decode(bytes.subarray(0, beginning)).trimStart().startsWith(header) ? "pdf" : undefined;
};
