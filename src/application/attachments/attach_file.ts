/**
 * Files attached to suppliers' values: judged by what they hold, stored, then recorded. A process that is killed in between leaves
 * bytes that no row names, which the purge removes later; never a row without its bytes.
 */
import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import { type InvalidRequest, invalidRequest, type ServiceUnavailable } from "../../contract/failures.ts";
import type { FileName } from "../../domain/documents/file_name.ts";
import { isWholePdf } from "../../kernel/text/bytes.ts";
import {
  type AttachmentKind,
  attachmentName,
  keyOfFile,
  kindOfBytes,
  type SupplierFile,
} from "../../domain/suppliers/attachment.ts";
import type { Finding } from "../../kernel/findings/finding.ts";
import { issueOf } from "../../kernel/issue.ts";
import { DocumentStore } from "../documents/document_ports.ts";
import { type SheetCaller, Spreadsheets } from "../documents/spreadsheets.ts";
import { newId } from "../new_id.ts";
import {
  type AttachmentResult,
  Attachments,
  type NewAttachment,
  type StoredFile,
} from "./attachment_ports.ts";
import { keptFile } from "./kept_file.ts";

/** A file as it came. */
export interface SentFile {
  readonly bytes: Uint8Array;
  /** Name in whatever form; undefined where none was sent. */
  readonly name: string | undefined;
  /** Media type as it was sent, and the kind that it is of; undefined where nobody said. */
  readonly said: { readonly mediaType: string; readonly kind: AttachmentKind } | undefined;
}

/** A file that may be kept. */
export interface SoundFile {
  readonly bytes: Uint8Array;
  readonly kind: AttachmentKind;
  readonly name: FileName;
}

const refused = (path: string, finding: Finding) =>
  invalidRequest([
    issueOf({ path, code: path === "" ? "unreadable" : "conflict" }, finding),
  ]);

/**
 * Judges a file by its content.
 * @fails InvalidRequest for one that is neither a whole PDF nor a sound workbook without macros, or whose name says another kind
 */
export const soundFile = (
  { bytes, name, said }: SentFile,
  caller: SheetCaller,
): Effect.Effect<SoundFile, InvalidRequest | ServiceUnavailable, Spreadsheets> =>
  Effect.gen(function* () {
    if (bytes.byteLength === 0) return yield* refused("", { kind: "emptyFile" });
    const kind = kindOfBytes(bytes);
    if (kind === undefined) return yield* refused("", { kind: "otherFile" });
    if (said !== undefined && said.kind !== kind) {
      return yield* refused("", { kind: "otherFileKind", said: said.mediaType, found: kind });
    }
    if (kind === "pdf" && !isWholePdf(bytes)) return yield* refused("", { kind: "cutPdf" });
    if (kind === "xlsx") yield* (yield* Spreadsheets).inspect(bytes, caller);
    const named = attachmentName(name ?? "", kind);
    return typeof named === "string" ? { bytes, kind, name: named } : yield* refused("name", named);
  });

const hexOf = (bytes: ArrayBuffer): string => new Uint8Array(bytes).toHex();

/** The SHA-256 of many bytes, off this thread. */
const sha256Of = (bytes: Uint8Array): Effect.Effect<string> =>
  Effect.map(Effect.promise(() => crypto.subtle.digest("SHA-256", new Uint8Array(bytes))), hexOf);

const storedAnew = (accountId: string, { bytes, kind }: SoundFile, sha256: string) =>
  Effect.gen(function* () {
    const id = newId(yield* Clock.currentTimeMillis);
    const file: SupplierFile = { id, kind, sizeBytes: bytes.byteLength, sha256 };
    yield* (yield* DocumentStore).put(keyOfFile(file), bytes);
    return { accountId, file, isNew: true } satisfies StoredFile;
  });

/**
 * Stores the bytes of a file, unless the account has them; a store that lost or changed them has them again.
 * @fails ServiceUnavailable where the store or the database is away: nothing is recorded
 */
export const storedFile = (
  accountId: string,
  sound: SoundFile,
): Effect.Effect<StoredFile, ServiceUnavailable, Attachments | DocumentStore> =>
  Effect.gen(function* () {
    const store = yield* DocumentStore;
    const sha256 = yield* sha256Of(sound.bytes);
    const known = yield* (yield* Attachments).known(accountId, sha256);
    if (Option.isNone(known)) return yield* storedAnew(accountId, sound, sha256);
    const { state } = yield* keptFile(store, known.value, "bytes");
    if (state !== "whole") yield* store.put(keyOfFile(known.value), sound.bytes);
    return { accountId, file: known.value, isNew: false };
  });

/** Removes bytes that nothing names; where the store is away the purge does so later. */
export const forgetBytes = (file: SupplierFile): Effect.Effect<void, never, DocumentStore> =>
  Effect.flatMap(DocumentStore, ({ remove }) => Effect.ignore(remove(keyOfFile(file))));

/** Result of attaching, but for files that went meanwhile, which are stored again. */
export type AttachmentOutcome = Exclude<AttachmentResult, { readonly result: "gone" }>;

/**
 * Attaches a file whose bytes are stored, and removes bytes that turn out to be there twice or not to be wanted.
 * @param sound the file, for the case that another removed it meanwhile
 */
export const attachStored = (
  stored: StoredFile,
  sound: SoundFile,
  attachment: NewAttachment,
): Effect.Effect<AttachmentOutcome, ServiceUnavailable, Attachments | DocumentStore> =>
  Effect.gen(function* () {
    const { attach } = yield* Attachments;
    const outcome = yield* attach(stored, attachment);
    if (outcome.result === "gone") {
      const again = yield* storedAnew(stored.accountId, sound, stored.file.sha256);
      return yield* attachStored(again, sound, attachment);
    }
    const kept = "attachment" in outcome ? outcome.attachment.file.id : undefined;
    if (stored.isNew && kept !== stored.file.id) yield* forgetBytes(stored.file);
    return outcome;
  });

/** Stores a file and attaches it to a value. */
export const attachFile = (
  accountId: string,
  sound: SoundFile,
  attachment: Omit<NewAttachment, "name">,
): Effect.Effect<AttachmentOutcome, ServiceUnavailable, Attachments | DocumentStore> =>
  Effect.flatMap(
    storedFile(accountId, sound),
    (stored) => attachStored(stored, sound, { ...attachment, name: sound.name }),
  );
