/**
 * Rows of files about values as the domain has them.
 */
import type * as SqlClient from "@effect/sql/SqlClient";
import type { SqlError } from "@effect/sql/SqlError";
import * as Chunk from "effect/Chunk";
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import * as Schema from "effect/Schema";
import * as Stream from "effect/Stream";
import type { ServiceUnavailable } from "../../../contract/failures.ts";
import { type FileName, fileNameOf, fileNameOfText } from "../../../domain/documents/file_name.ts";
import {
  type Attachment,
  type AttachmentKind,
  attachmentKinds,
  attachmentOrigins,
  type SupplierFile,
} from "../../../domain/suppliers/attachment.ts";
import { Day } from "../columns.ts";
import { rowsOf } from "../engine/rows.ts";
import { orUnavailable } from "../engine/unavailable.ts";

/** Columns of a file `f`. */
export const fileColumns = `f.id as "fileId", f.kind, f.size_bytes as "sizeBytes", f.sha256`;

const file = {
  fileId: Schema.String,
  kind: Schema.Literal(...attachmentKinds),
  sizeBytes: Schema.Int,
  sha256: Schema.String,
} as const;

const files = rowsOf(Schema.Struct(file));

const fileOf = (
  { fileId, kind, sizeBytes, sha256 }: {
    readonly fileId: string;
    readonly kind: AttachmentKind;
    readonly sizeBytes: number;
    readonly sha256: string;
  },
): SupplierFile => ({ id: fileId, kind, sizeBytes, sha256 });

type RawRows = Parameters<typeof files>[0];

/** Reads files of the columns `fileColumns`. */
export const fileRows = (found: RawRows): Effect.Effect<ReadonlyArray<SupplierFile>, SqlError> =>
  Effect.map(files(found), (all) => all.map(fileOf));

const nameOf = (name: string, kind: AttachmentKind): FileName =>
  fileNameOfText(name) ?? fileNameOf(name, kind);

/** A file with the name that it came under. */
export const NamedFileRow = Schema.Struct({ ...file, name: Schema.String });

/** Returns a file with its name. */
export const namedFileOf = (
  { name, ...row }: typeof NamedFileRow.Type,
): { readonly file: SupplierFile; readonly name: FileName } => ({
  file: fileOf(row),
  name: nameOf(name, row.kind),
});

const namedFiles = rowsOf(NamedFileRow);

/** Reads files of the columns `fileColumns` with their names. */
export const namedFileRows = (
  found: RawRows,
): Effect.Effect<ReadonlyArray<ReturnType<typeof namedFileOf>>, SqlError> =>
  Effect.map(namedFiles(found), (all) => all.map(namedFileOf));

/** Columns of an attachment `a` of a file `f`. */
export const attachmentColumns =
  `${fileColumns}, a.id, a.value_id as "valueId", a.name, a.origin, a.added_on::text as "addedOn"`;

const attachments = rowsOf(Schema.Struct({
  ...file,
  id: Schema.String,
  valueId: Schema.String,
  name: Schema.String,
  origin: Schema.Literal(...attachmentOrigins),
  addedOn: Day,
}));

/** Reads attachments of the columns `attachmentColumns`. */
export const attachmentRows = (found: RawRows): Effect.Effect<ReadonlyArray<Attachment>, SqlError> =>
  Effect.map(
    attachments(found),
    (all) =>
      all.map(({ id, valueId, name, origin, addedOn, ...row }) => ({
        id,
        valueId,
        file: fileOf(row),
        name: nameOf(name, row.kind),
        origin,
        addedOn,
      })),
  );

/** Reads accounts. */
export const accountRows = rowsOf(Schema.Struct({ accountId: Schema.String }));

/** Condition on a file `f` that neither a value nor an inquiry has. */
export const isUnused = `not exists (select from value_attachment a where a.file_id = f.id)
  and not exists (select from inquiry_file d where d.file_id = f.id)`;

const atOnce = 1_000;

/** Every file of an account, or of all, in the order of their ids. */
export const filePages = (
  sql: SqlClient.SqlClient,
  accountId: string | undefined,
): Stream.Stream<SupplierFile, ServiceUnavailable> =>
  Stream.paginateChunkEffect<string | undefined, SupplierFile, ServiceUnavailable, never>(
    undefined,
    (behindId) =>
      Effect.map(
        orUnavailable(fileRows(sql.unsafe(
          `select ${fileColumns} from supplier_file f where ($1::uuid is null or f.account_id = $1::uuid)
             and ($2::uuid is null or f.id > $2::uuid) order by f.id limit ${atOnce}`,
          [accountId ?? null, behindId ?? null],
        ))),
        (found) => [
          Chunk.fromIterable(found),
          found.length === atOnce ? Option.fromNullable(found.at(-1)?.id) : Option.none(),
        ],
      ),
  );
