/**
 * Values before a declaration: what imports rest on, and the dossier of an installation. Regulation (EU) 2023/956, Articles 6 to 8.
 */
import type * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import * as Option from "effect/Option";
import * as Stream from "effect/Stream";
import { requirePermission } from "../../../application/accounts/admit.ts";
import { type CbamContext, cbamContext } from "../../../application/cbam/cbam_context.ts";
import { askCalculation } from "../../../application/cbam/cbam_queries.ts";
import { DocumentStore } from "../../../application/documents/document_ports.ts";
import type { ArchivedFile } from "../../../application/documents/zipped_files.ts";
import { Attachments } from "../../../application/attachments/attachment_ports.ts";
import { keptFile, tryFirst } from "../../../application/attachments/kept_file.ts";
import { checkValues, importsByValues, versionsOfYear } from "../../../application/suppliers/check_values.ts";
import { Installations, type ValueUses } from "../../../application/suppliers/supplier_ports.ts";
import type { NotFound, ServiceUnavailable } from "../../../contract/failures.ts";
import { importReading } from "../../../contract/access.ts";
import * as Contract from "../../../contract/suppliers/checks.ts";
import { namingValue } from "../../../domain/cbam/calculation/record.ts";
import type { Attachment } from "../../../domain/suppliers/attachment.ts";
import { fileNameOf } from "../../../domain/documents/file_name.ts";
import type { Cells } from "../../../domain/documents/workbook.ts";
import {
  firstPeriod,
  isWithdrawn,
  unitOf,
  type ValueOfInstallation,
} from "../../../domain/suppliers/value.ts";
import { valueUsed, withFiguresOf } from "../../../domain/suppliers/value_use.ts";
import { archiveAnswer } from "../../../http/wire/archive.ts";
import { csvText, plainDialect } from "../../../http/wire/table/csv_answer.ts";
import { one } from "../../../kernel/decimal.ts";
import { orNotFound } from "../../imports/services.ts";
import { archivedName, attachmentCells, attachmentColumns } from "../records/attachment_record.ts";
import { installationRecord } from "../records/installation_record.ts";
import {
  importCells,
  importColumns,
  useCells,
  useColumns,
  useRecord,
  valueCells,
  valueColumns,
} from "../records/use_record.ts";
import { valueRecord } from "../records/value_record.ts";
import { supplierRoute, type SupplierServices } from "../services.ts";

export const valueUses = supplierRoute(
  Contract.valueUses,
  ({ query: { year, installation: installationId } }, caller) =>
    Effect.gen(function* () {
      yield* requirePermission(importReading.permission, caller);
      const uses = yield* checkValues({ accountId: caller.accountId, year, installationId });
      return { year, uses: uses.map(useRecord) };
    }),
);

/** Calculation of one tonne by a value, with every term; the reason where it has none. */
const explainedValue = (used: ValueOfInstallation, year: number, cbam: CbamContext) => {
  const { value, installation } = used;
  const shipment = withFiguresOf(used, {
    cnCode: value.key.cnCode,
    origin: installation.facts.country,
    tonnage: one,
    unit: unitOf(value.key),
    time: { year: Math.max(year, value.key.period, firstPeriod) },
    productionRoute: undefined,
    verifiedDirectTPerT: undefined,
    verifiedIndirectTPerT: undefined,
    originCarbonPriceEurPerT: undefined,
    precursors: undefined,
  });
  return Either.match(askCalculation(shipment, { isExplained: true }, cbam), {
    onLeft: ({ issues }) => ({ supplier_value: valueUsed(used), issues }),
    onRight: (record) => namingValue(record, valueUsed(used)),
  });
};

/** Files beside values, each once, and the list of them, which says what the store lacks, or has otherwise than it was sent. */
const archivedAttachments = (
  store: DocumentStore["Type"],
  beside: ReadonlyArray<Attachment>,
  fileOf: (name: string, bytes: ArchivedFile["bytes"]) => ArchivedFile,
): Stream.Stream<ArchivedFile, ServiceUnavailable> =>
  Stream.suspend(() => {
    const lost = new Set<string>();
    const files = Stream.mapEffect(
      Stream.fromIterable(new Map(beside.map((each) => [archivedName(each), each.file]))),
      ([name, file]) =>
        Effect.map(keptFile(store, file, "bytes"), (found) => {
          if (found.state === "whole") {
            return Option.some(fileOf(name, found.document.read()));
          }
          lost.add(file.id);
          return Option.none<ArchivedFile>();
        }),
    );
    const list = Stream.sync(() =>
      fileOf(
        "attachments.csv",
        csvBytes([
          attachmentColumns,
          ...beside.map((each) => [...attachmentCells(each), !lost.has(each.file.id)]),
        ]),
      )
    );
    return Stream.concat(Stream.filterMap(files, (found) => found), list);
  });

const encoder = new TextEncoder();
const csvBytes = (lines: ReadonlyArray<Cells>): Uint8Array => encoder.encode(csvText(lines, plainDialect));
const jsonBytes = (value: unknown): Uint8Array => encoder.encode(JSON.stringify(value, null, 2));

/** Installation and year of an account's dossier. */
interface DossierQuestion {
  readonly accountId: string;
  /** UUID of the installation. */
  readonly id: string;
  readonly year: number;
}

/** @returns the archive of all that a verifier or an authority asks for of an installation and year */
export const dossierOf = (
  { accountId, id, year }: DossierQuestion,
): Effect.Effect<HttpServerResponse.HttpServerResponse, NotFound | ServiceUnavailable, SupplierServices> =>
  Effect.gen(function* () {
    const found = yield* (yield* Installations).versions(accountId, id);
    const { id: installationId } = yield* orNotFound("installation", id, Option.fromNullable(found[0]));
    const cbam = yield* cbamContext;
    const question = { accountId, year, installationId };
    const taken = yield* checkValues(question);
    const values = yield* versionsOfYear(question, { taken, asOf: cbam.today() });
    const newest = values.flatMap((versions) => versions.at(-1) ?? []);
    const counting = newest.filter(({ value }) => !isWithdrawn(value));
    const beside = yield* (yield* Attachments).ofValues(
      accountId,
      values.flatMap(([one]) => one?.value.id ?? []),
    );
    const fileOf = (name: string, bytes: ArchivedFile["bytes"]): ArchivedFile => ({
      name,
      changedAt: cbam.generatedAt(),
      bytes,
    });
    const first = [
      fileOf("installation.json", jsonBytes({ versions: found.map(installationRecord) })),
      fileOf("values.json", jsonBytes({ values: values.map((versions) => versions.map(valueRecord)) })),
      fileOf("values.csv", csvBytes([valueColumns, ...values.flat().map(valueCells)])),
      fileOf(
        "calculations.json",
        jsonBytes({ calculations: counting.map((each) => explainedValue(each, year, cbam)) }),
      ),
      fileOf("uses.csv", csvBytes([useColumns, ...taken.map(useCells)])),
    ];
    const store = yield* DocumentStore;
    const attachments = archivedAttachments(store, beside, fileOf);
    const services = yield* Effect.context<ValueUses>();
    const lines = Stream.map(importsByValues(question), (part) => csvBytes(part.map(importCells)));
    const imports = fileOf(
      "imports.csv",
      Stream.provideContext(Stream.concat(Stream.make(csvBytes([importColumns])), lines), services),
    );
    return yield* archiveAnswer({
      fileName: fileNameOf(`dossier-${installationId}-${year}`, "zip"),
      files: Stream.concat(Stream.fromIterable(first), Stream.concat(attachments, Stream.make(imports))),
      trial: tryFirst(store, beside[0]?.file),
    });
  });

export const installationDossier = supplierRoute(
  Contract.installationDossier,
  ({ path: { id }, query: { year } }, caller) =>
    Effect.zipRight(
      requirePermission(importReading.permission, caller),
      dossierOf({ accountId: caller.accountId, id, year }),
    ),
);
