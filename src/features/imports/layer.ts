/**
 * Services that an importer's year brings: people, ledger, certificates, and the tables of its law.
 */
import type * as SqlClient from "@effect/sql/SqlClient";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Calculations from "../../adapters/postgres/imports/calculations.ts";
import * as CertificateStore from "../../adapters/postgres/imports/certificates.ts";
import * as Ledger from "../../adapters/postgres/imports/ledger.ts";
import * as ListedImports from "../../adapters/postgres/imports/listing/import_list.ts";
import * as Notices from "../../adapters/postgres/imports/threshold_notices.ts";
import * as People from "../../adapters/postgres/imports/people.ts";
import * as RemindersStore from "../../adapters/postgres/imports/reminders.ts";
import * as ArchiveFile from "../../adapters/postgres/imports/records/archive_file.ts";
import * as Records from "../../adapters/postgres/imports/records/ledger_records.ts";
import * as AttachmentStore from "../../adapters/postgres/attachments/attachments.ts";
import { loadImportTables } from "../../adapters/reference/import_tables.ts";
import type { DocumentStore } from "../../application/documents/document_ports.ts";
import type { ImportCalculations } from "../../application/imports/calculation_ports.ts";
import {
  type Certificates,
  ImportLaw,
  type ImportLedger,
  type ImportPeople,
  type ThresholdNotices,
} from "../../application/imports/import_ports.ts";
import type { ImportList } from "../../application/imports/listing/listed_imports.ts";
import type { Reminders } from "../../application/imports/reminders/reminder_ports.ts";
import type { LedgerArchives, LedgerRecords } from "../../application/imports/records/record_ports.ts";
import { watchExportLine } from "./export_line.ts";
import { StartFailed } from "../../application/start_failed.ts";

/**
 * The tables, read at the start: a broken one stops it with a sentence.
 * @param directory of the tables; those of the release when it is left out
 */
export const importLaw = (directory?: URL): Layer.Layer<ImportLaw, StartFailed> =>
  Layer.effect(
    ImportLaw,
    Effect.mapError(loadImportTables(directory), ({ message }) => new StartFailed({ message })),
  );

/** Stores of all records of an account's ledger, which also the operator's commands work on. */
export const recordStores: Layer.Layer<
  Certificates | ImportPeople | LedgerArchives | LedgerRecords,
  never,
  DocumentStore | SqlClient.SqlClient
> = Layer.mergeAll(
  CertificateStore.layer,
  People.layer,
  Layer.provideMerge(Layer.provide(ArchiveFile.layer, AttachmentStore.layer), Records.layer),
);

export const layer: Layer.Layer<
  | Certificates
  | ImportCalculations
  | ImportLaw
  | ImportLedger
  | ImportList
  | ImportPeople
  | LedgerArchives
  | LedgerRecords
  | Reminders
  | ThresholdNotices,
  StartFailed,
  DocumentStore | SqlClient.SqlClient
> = Layer.mergeAll(
  importLaw(),
  Calculations.layer,
  Ledger.layer,
  ListedImports.layer,
  Notices.layer,
  RemindersStore.layer,
  recordStores,
  Layer.effectDiscard(watchExportLine),
);
