/** Database port of files about suppliers' values. Their bytes are in the store of documents, under the keys of `keyOfFile`. */
import * as Context from "effect/Context";
import type * as Effect from "effect/Effect";
import type * as Option from "effect/Option";
import type * as Stream from "effect/Stream";
import type { ServiceUnavailable } from "../../contract/failures.ts";
import type { FileName } from "../../domain/documents/file_name.ts";
import type { Attachment, AttachmentOrigin, SupplierFile } from "../../domain/suppliers/attachment.ts";
import type { AnswerFile } from "../../domain/suppliers/inquiries/inquiry.ts";
import type { CalendarDay } from "../../kernel/time/calendar.ts";

type StoreEffect<Value> = Effect.Effect<Value, ServiceUnavailable>;

/** A file whose bytes are stored, before it is attached. */
export interface StoredFile {
  /** UUID of the account. */
  readonly accountId: string;
  readonly file: SupplierFile;
  /** True where the bytes were stored just now, and nobody knows of them yet. */
  readonly isNew: boolean;
}

/** A file for a value. */
export interface NewAttachment {
  /** UUID of the value. */
  readonly valueId: string;
  readonly name: FileName;
  readonly origin: AttachmentOrigin;
  /** The day in Brussels. */
  readonly today: CalendarDay;
}

/** Result of attaching a file. */
export type AttachmentResult =
  | { readonly result: "added" | "unchanged"; readonly attachment: Attachment }
  /** The value has as many as one may have. */
  | { readonly result: "full" }
  /** The account's files would take more than they may. */
  | { readonly result: "tooMuch" }
  /** Another removed the file meanwhile: store its bytes again. */
  | { readonly result: "gone" }
  /** The account has no such value. */
  | { readonly result: "unknown" };

/** Result of removing an attachment. */
export type Removal =
  | { readonly result: "removed"; readonly attachment: Attachment; readonly unused: SupplierFile | undefined }
  /** The value was read from it, or came with it. */
  | { readonly result: "read"; readonly attachment: Attachment }
  /** Entries of the ledger took the value; the last of them was released in the year. */
  | { readonly result: "used"; readonly attachment: Attachment; readonly lastYear: number };

/** A round of an inquiry that a table was dropped in. */
export interface DroppedTable {
  readonly inquiryId: string;
  readonly round: number;
  readonly name: FileName;
}

/** Files about values, and those that came with answers to inquiries. */
export class Attachments extends Context.Tag("Attachments")<Attachments, {
  /** The account's file with these bytes. */
  readonly known: (accountId: string, sha256: string) => StoreEffect<Option.Option<SupplierFile>>;
  /** Attaches a file, in turn with other writers of the account's values and as a part of the caller's transaction. */
  readonly attach: (stored: StoredFile, attachment: NewAttachment) => StoreEffect<AttachmentResult>;
  /** Attachments of those of the values that the account has, the oldest first. */
  readonly ofValues: (
    accountId: string,
    valueIds: ReadonlyArray<string>,
  ) => StoreEffect<ReadonlyArray<Attachment>>;
  /** An attachment of a value of the account. */
  readonly find: (
    accountId: string,
    valueId: string,
    id: string,
  ) => StoreEffect<Option.Option<Attachment>>;
  /**
   * Removes an attachment that nothing rests on.
   * @returns the file that nothing needs any more; none for an attachment that the account doesn't have
   */
  readonly remove: (
    accountId: string,
    valueId: string,
    id: string,
  ) => StoreEffect<Option.Option<Removal>>;
  /** Tables that were dropped in a round of an inquiry, with their names. */
  readonly dropped: (inquiryId: string, round: number) => StoreEffect<ReadonlyArray<AnswerFile>>;
  /** Keeps a table that was dropped in a round of an inquiry. @returns false where the round or the account has too many */
  readonly keepDropped: (stored: StoredFile, table: DroppedTable) => StoreEffect<boolean>;
  /**
   * Marks the tables of a round that are sent along with its answer, and forgets the round's others, as a part of the caller's
   * transaction.
   * @param sha256s of the tables; those that are none of the round are passed over
   * @returns files that nothing needs any more
   */
  readonly markSent: (
    inquiryId: string,
    round: number,
    sha256s: ReadonlyArray<string>,
  ) => StoreEffect<ReadonlyArray<SupplierFile>>;
  /** Forgets tables of rounds that take no answer any more. @returns files that nothing needs any more */
  readonly forgetUnsent: (today: CalendarDay) => StoreEffect<ReadonlyArray<SupplierFile>>;
  /** Those of the ids that are ids of files. */
  readonly knownIds: (ids: ReadonlyArray<string>) => StoreEffect<ReadonlySet<string>>;
  /** Every file of an account, or of all. */
  readonly files: (accountId: string | undefined) => Stream.Stream<SupplierFile, ServiceUnavailable>;
}>() {}
