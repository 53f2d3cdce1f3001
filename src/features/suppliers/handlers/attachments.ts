/**
 * Files beside suppliers' values: attached, listed, downloaded, and removed while nothing rests on them. Regulation (EU) 2023/956,
 * Articles 7(6) and 9(3).
 */
import type * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import { cbamContext, type LawServices } from "../../../application/cbam/cbam_context.ts";
import { DocumentStore } from "../../../application/documents/document_ports.ts";
import { RateLimiter } from "../../../application/ports.ts";
import type { Spreadsheets } from "../../../application/documents/spreadsheets.ts";
import { Uploads } from "../../../application/documents/uploads.ts";
import {
  attachFile,
  type AttachmentOutcome,
  forgetBytes,
  type SentFile,
  soundFile,
} from "../../../application/attachments/attach_file.ts";
import { Attachments, type Removal } from "../../../application/attachments/attachment_ports.ts";
import { openKept } from "../../../application/attachments/kept_file.ts";
import { SupplierValues } from "../../../application/suppliers/supplier_ports.ts";
import {
  type DocumentNotFound,
  type InvalidRequest,
  NotFound,
  PayloadTooLarge,
  type RangeNotSatisfiable,
  type RateLimited,
  RecordConflict,
  type ServiceUnavailable,
  UnsupportedMediaType,
} from "../../../contract/failures.ts";
import {
  filesPerHour,
  mostAccountBytes,
  mostAttachments,
} from "../../../contract/requests/suppliers/attachment.ts";
import * as Contract from "../../../contract/suppliers/attachments.ts";
import type { Quota } from "../../../domain/accounts/quota.ts";
import { daysLater } from "../../../domain/imports/days.ts";
import { lastDayOfRecords } from "../../../domain/imports/retention/retention.ts";
import { type Attachment, attachmentKinds } from "../../../domain/suppliers/attachment.ts";
import type { AnswerFile } from "../../../domain/suppliers/inquiries/inquiry.ts";
import { headerOf } from "../../../http/exchange/exchange.ts";
import { bodyLimitOf } from "../../../http/routes/implement.ts";
import { documentAnswer, isAskedWhole } from "../../../http/wire/document_answer.ts";
import { mediaType, readBytes, requirePlain, typeInWords } from "../../../http/wire/request.ts";
import { orNotFound } from "../../imports/services.ts";
import { attachmentRecord, mediaTypesOfKinds } from "../records/attachment_record.ts";
import { supplierRoute } from "../services.ts";

const filesOfAccount: Quota = { policy: "supplier-files", limit: filesPerHour, windowSeconds: 3_600 };

/** Takes a place among the account's files. @fails RateLimited above 600 in an hour */
export const countFile = (
  accountId: string,
): Effect.Effect<unknown, RateLimited | ServiceUnavailable, RateLimiter> =>
  Effect.flatMap(RateLimiter, ({ take }) => take(filesOfAccount, accountId));

/** A value of the account. */
export interface NamedValue {
  readonly accountId: string;
  /** UUID of the value. */
  readonly valueId: string;
}

const ownValue = ({ accountId, valueId }: NamedValue) =>
  Effect.gen(function* () {
    const [found] = yield* (yield* SupplierValues).newest(accountId, [valueId]);
    return (yield* orNotFound("value", valueId, Option.fromNullable(found))).value;
  });

const tooManyFiles = (sent: Readonly<Record<string, unknown>>): RecordConflict => {
  const message =
    `The value has ${mostAttachments} files, the most that are added to one: put several into one PDF.`;
  return new RecordConflict({
    message,
    conflicts: [{ path: "", message, current: { files: mostAttachments }, sent }],
  });
};

/** Sentence for an account whose files take all the room that they may. */
export const noRoomMessage = `The account's files would take more than ${
  mostAccountBytes / 1_024 ** 3
} GB together: this one was not kept. Ask the operator for room.`;

const noRoom = new PayloadTooLarge({ limitBytes: mostAccountBytes, message: noRoomMessage });

const noSuchValue = (id: string): NotFound =>
  new NotFound({ message: `There is no value ${id} of this account.` });

/** Attaches a file to a value. @fails InvalidRequest for a file that isn't kept */
export const attachFor = (
  { accountId, valueId }: NamedValue,
  sent: SentFile,
): Effect.Effect<
  AttachmentOutcome,
  InvalidRequest | ServiceUnavailable,
  Attachments | DocumentStore | LawServices | Spreadsheets
> =>
  Effect.gen(function* () {
    const sound = yield* soundFile(sent, "customer");
    const today = (yield* cbamContext).today();
    return yield* attachFile(accountId, sound, { valueId, origin: "added", today });
  });

/** The same, with failures of the contract where there is no room or no such value. */
const attached = (named: NamedValue, sent: SentFile) =>
  Effect.gen(function* () {
    const outcome = yield* attachFor(named, sent);
    switch (outcome.result) {
      case "full":
        return yield* tooManyFiles({ name: sent.name, size_bytes: sent.bytes.byteLength });
      case "tooMuch":
        return yield* noRoom;
      case "unknown":
        return yield* noSuchValue(named.valueId);
      default:
        return outcome;
    }
  });

const notAccepted = (found: string): UnsupportedMediaType =>
  new UnsupportedMediaType({
    message:
      `The body must be a PDF or an Excel workbook (.xlsx): send it with Content-Type: ${mediaTypesOfKinds.pdf} or ${mediaTypesOfKinds.xlsx}, found ${found}.`,
  });

/** Kind that a call says its body is of. @fails UnsupportedMediaType for any other */
const saidBy = (request: HttpServerRequest.HttpServerRequest) =>
  Effect.gen(function* () {
    const found = mediaType(request);
    const kind = attachmentKinds.find((each) => mediaTypesOfKinds[each] === found);
    if (kind === undefined) {
      return yield* notAccepted(typeInWords(headerOf(request, "content-type") ?? "none"));
    }
    yield* requirePlain(request);
    return { mediaType: found, kind };
  });

export const addAttachment = supplierRoute(
  Contract.addAttachment,
  ({ request, path: { id: valueId }, query: { name } }, { accountId }) =>
    Effect.gen(function* () {
      const said = yield* saidBy(request);
      const named = { accountId, valueId };
      yield* ownValue(named);
      yield* countFile(accountId);
      const { received } = yield* Uploads;
      const { result, attachment } = yield* received(
        accountId,
        readBytes(request, bodyLimitOf(Contract.addAttachment)),
        (bytes) => attached(named, { bytes, name, said }),
      );
      return { result, attachment: attachmentRecord(attachment) };
    }),
);

export const attachmentList = supplierRoute(
  Contract.attachmentList,
  ({ path: { id: valueId } }, { accountId }) =>
    Effect.gen(function* () {
      const { id } = yield* ownValue({ accountId, valueId });
      const found = yield* (yield* Attachments).ofValues(accountId, [id]);
      return { attachments: found.map(attachmentRecord) };
    }),
);

/** A file of a value. */
export interface NamedAttachment extends NamedValue {
  /** UUID of the attachment. */
  readonly id: string;
}

/** The file as an answer. @fails NotFound for one that the account doesn't have */
export const attachmentAnswer = (
  request: HttpServerRequest.HttpServerRequest,
  { accountId, valueId, id }: NamedAttachment,
): Effect.Effect<
  HttpServerResponse.HttpServerResponse,
  FileFailure | NotFound,
  Attachments | DocumentStore
> =>
  Effect.gen(function* () {
    const found = yield* (yield* Attachments).find(accountId, valueId, id);
    return yield* fileAnswer(request, yield* orNotFound("attachment", id, found));
  });

/** Failure of a file that is asked for. */
export type FileFailure = DocumentNotFound | RangeNotSatisfiable | ServiceUnavailable;

/**
 * A file as it was sent, to be saved and not shown.
 * @fails DocumentNotFound for one that the store lost or changed; for a part of it, or its head, its size alone is looked at
 */
export const fileAnswer = (
  request: HttpServerRequest.HttpServerRequest,
  { file, name }: AnswerFile,
): Effect.Effect<HttpServerResponse.HttpServerResponse, FileFailure, DocumentStore> =>
  Effect.gen(function* () {
    const depth = isAskedWhole(request) ? "bytes" : "size";
    const document = yield* openKept(yield* DocumentStore, file, depth);
    const answer = yield* documentAnswer(request, document, name);
    const digest = Uint8Array.fromHex(file.sha256).toBase64();
    return HttpServerResponse.setHeader(answer, "repr-digest", `sha-256=:${digest}:`);
  });

export const downloadAttachment = supplierRoute(
  Contract.downloadAttachment,
  ({ request, path: { id: valueId, attachment } }, { accountId }) =>
    attachmentAnswer(request, { accountId, valueId, id: attachment }),
);

const refusal = (attachment: Attachment, lastYear: number | undefined): RecordConflict => {
  const message = lastYear === undefined
    ? `The value came with ${attachment.name}: the file stays as long as the value does.`
    : `Entries of the ledger took the value, the last of them released in ${lastYear}: its files must be kept until ${
      lastDayOfRecords(lastYear)
    }, the end of the fourth year after that of the declaration (Regulation (EU) 2023/956, Articles 7(6) and 9(3)). From ${
      daysLater(lastDayOfRecords(lastYear), 1)
    } on the operator may let them go.`;
  return new RecordConflict({
    message,
    conflicts: [{ path: "", message, current: attachmentRecord(attachment), sent: {} }],
  });
};

/** Removes a file that nothing rests on. @fails NotFound for one that the account doesn't have */
export const removalOf = (
  { accountId, valueId, id }: NamedAttachment,
): Effect.Effect<Removal, NotFound | ServiceUnavailable, Attachments | DocumentStore> =>
  Effect.gen(function* () {
    const found = yield* (yield* Attachments).remove(accountId, valueId, id);
    const removal = yield* orNotFound("attachment", id, found);
    if (removal.result === "removed" && removal.unused !== undefined) yield* forgetBytes(removal.unused);
    return removal;
  });

export const removeAttachment = supplierRoute(
  Contract.removeAttachment,
  ({ path: { id: valueId, attachment } }, { accountId }) =>
    Effect.gen(function* () {
      const removal = yield* removalOf({ accountId, valueId, id: attachment });
      if (removal.result === "removed") return { removed: attachmentRecord(removal.attachment) };
      return yield* refusal(removal.attachment, removal.result === "used" ? removal.lastYear : undefined);
    }),
);
