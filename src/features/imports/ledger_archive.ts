/** Everything that an account's ledger holds, as one archive. Regulation (EU) 2023/956, Articles 7(6) and 9(3). */
import type * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import * as Stream from "effect/Stream";
import { requirePermission } from "../../application/accounts/admit.ts";
import { DocumentStore } from "../../application/documents/document_ports.ts";
import { type ExportChoices, exportFiles } from "../../application/imports/records/export_records.ts";
import { LedgerRecords } from "../../application/imports/records/record_ports.ts";
import { Attachments } from "../../application/attachments/attachment_ports.ts";
import { tryFirst } from "../../application/attachments/kept_file.ts";
import { supplierReading } from "../../contract/access.ts";
import type { ServiceUnavailable } from "../../contract/failures.ts";
import * as Contract from "../../contract/imports/records.ts";
import { fileNameOf } from "../../domain/documents/file_name.ts";
import { archiveAnswer } from "../../http/wire/archive.ts";
import { dayInBrussels } from "../../kernel/time/day_in_brussels.ts";
import { ledgerRoute } from "./services.ts";

/**
 * Returns the archive of an account's ledger, which leaves while it is made.
 * @fails ServiceUnavailable where the first of its files can't be looked for
 */
export const ledgerArchive = (
  accountId: string,
  choices: ExportChoices = {},
): Effect.Effect<
  HttpServerResponse.HttpServerResponse,
  ServiceUnavailable,
  Attachments | DocumentStore | LedgerRecords
> =>
  Effect.gen(function* () {
    const nowMs = yield* Clock.currentTimeMillis;
    const sources = {
      records: yield* LedgerRecords,
      attachments: yield* Attachments,
      store: yield* DocumentStore,
    };
    const files = exportFiles(sources, { id: accountId, at: new Date(nowMs).toISOString() }, choices);
    const firstFile = Stream.runHead(sources.attachments.files(accountId));
    return yield* archiveAnswer({
      fileName: fileNameOf(`imports-${dayInBrussels(nowMs)}`, "zip"),
      files,
      trial: choices.hasFiles === false
        ? Effect.void
        : Effect.flatMap(firstFile, (file) => tryFirst(sources.store, Option.getOrUndefined(file))),
    });
  });

export const importArchive = ledgerRoute(
  Contract.importArchive,
  ({ query: { files } }, caller) =>
    Effect.zipRight(
      requirePermission(supplierReading.permission, caller),
      ledgerArchive(caller.accountId, { hasFiles: files ?? true }),
    ),
);
