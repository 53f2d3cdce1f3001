/**
 * Templates that values are read from, kept with the values that they hold. Decision 0143.
 */
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import type { LawServices } from "../../../application/cbam/cbam_context.ts";
import { cbamContext } from "../../../application/cbam/cbam_context.ts";
import type { DocumentStore } from "../../../application/documents/document_ports.ts";
import type { Spreadsheets } from "../../../application/documents/spreadsheets.ts";
import {
  attachStored,
  forgetBytes,
  type SentFile,
  soundFile,
  storedFile,
} from "../../../application/attachments/attach_file.ts";
import type { Attachments } from "../../../application/attachments/attachment_ports.ts";
import type { Installations, SupplierValues } from "../../../application/suppliers/supplier_ports.ts";
import type { SavedRecord, TemplateRecord } from "../../../contract/answers/suppliers/template.ts";
import type { InvalidRequest, NotFound, ServiceUnavailable } from "../../../contract/failures.ts";
import { noRoomMessage } from "./attachments.ts";
import { type SavedReading, savedReading } from "./save_template.ts";

/** Ids of the values that a template holds as they are recorded. */
const heldValues = ({ values }: SavedRecord): ReadonlyArray<string> =>
  values.flatMap(({ result, value }) =>
    value !== null && (result === "added" || result === "unchanged") ? [value.id] : []
  );

/** The reading with what became of its file. */
const told = (
  saved: SavedReading,
  about: Required<Pick<SavedRecord, "file" | "file_message">>,
): SavedReading => ({ ...saved, record: { ...saved.record, ...about } });

/**
 * Records the values of a template that nothing is wrong with, and attaches the template to each that it holds. Its bytes are
 * stored before anything is recorded, so that no value is without them; who is told of a failure sends it again.
 * @fails as `savedReading` does
 */
export const savedWithFile = (
  accountId: string,
  sent: Pick<SentFile, "bytes" | "name">,
  record: Pick<TemplateRecord, "installation" | "values" | "period">,
  installationId: string | undefined,
): Effect.Effect<
  SavedReading,
  InvalidRequest | NotFound | ServiceUnavailable,
  Attachments | DocumentStore | Installations | LawServices | Spreadsheets | SupplierValues
> =>
  Effect.gen(function* () {
    const saving = savedReading(accountId, installationId, record);
    if (record.values.length === 0) return yield* saving;
    const name = sent.name ?? `${record.installation?.name ?? ""} ${record.period.year ?? ""}`;
    const judged = yield* Effect.either(soundFile({ bytes: sent.bytes, name, said: undefined }, "customer"));
    if (Either.isLeft(judged)) {
      if (judged.left._tag !== "InvalidRequest") return yield* judged.left;
      return told(yield* saving, { file: null, file_message: judged.left.message });
    }
    const sound = judged.right;
    const stored = yield* storedFile(accountId, sound);
    const forget = stored.isNew ? forgetBytes(stored.file) : Effect.void;
    const saved = yield* Effect.tapError(saving, () => forget);
    const today = (yield* cbamContext).today();
    let isKept = false;
    for (const valueId of heldValues(saved.record)) {
      const attachment = { valueId, name: sound.name, origin: "read" as const, today };
      const outcome = yield* attachStored(stored, sound, attachment);
      if (outcome.result === "tooMuch") return told(saved, { file: null, file_message: noRoomMessage });
      isKept = true;
    }
    if (!isKept) {
      yield* forget;
      return told(saved, { file: null, file_message: null });
    }
    const file = { name: sound.name, size_bytes: stored.file.sizeBytes, sha256: stored.file.sha256 };
    return told(saved, { file, file_message: null });
  });
