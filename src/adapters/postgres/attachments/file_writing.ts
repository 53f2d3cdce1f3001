/**
 * Rows of an account's files: made once for the same bytes, deleted when nothing has them. In turn with other writers of the account.
 */
import type * as SqlClient from "@effect/sql/SqlClient";
import type { SqlError } from "@effect/sql/SqlError";
import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import type { StoredFile } from "../../../application/attachments/attachment_ports.ts";
import { mostAccountBytes } from "../../../contract/requests/suppliers/attachment.ts";
import type { SupplierFile } from "../../../domain/suppliers/attachment.ts";
import { countRow } from "../engine/rows.ts";
import { fileColumns, fileRows, isUnused } from "./attachment_rows.ts";
import { time } from "../engine/statements/times.ts";

/** Statements about an account's files. */
export interface FileWriting {
  /** The account's file with these bytes. */
  readonly knownNow: (
    accountId: string,
    sha256: string,
  ) => Effect.Effect<Option.Option<SupplierFile>, SqlError>;
  /** The account's row of a file, made where there is none; the result that stands in its way. */
  readonly settled: (
    stored: StoredFile,
  ) => Effect.Effect<SupplierFile | { readonly result: "gone" | "tooMuch" }, SqlError>;
  /** Deletes those of the files that nothing has. @returns them */
  readonly withoutUse: (
    files: ReadonlyArray<SupplierFile>,
  ) => Effect.Effect<ReadonlyArray<SupplierFile>, SqlError>;
}

/** The statements on a database. */
export const fileWriting = (sql: SqlClient.SqlClient): FileWriting => {
  const knownNow: FileWriting["knownNow"] = (accountId, sha256) =>
    Effect.map(
      fileRows(sql.unsafe(
        `select ${fileColumns} from supplier_file f where f.account_id = $1::uuid and f.sha256 = $2`,
        [accountId, sha256],
      )),
      ([found]) => Option.fromNullable(found),
    );

  const settled: FileWriting["settled"] = ({ accountId, file, isNew }) =>
    Effect.gen(function* () {
      const known = yield* knownNow(accountId, file.sha256);
      if (Option.isSome(known)) return known.value;
      if (!isNew) return { result: "gone" };
      const bytes = yield* countRow(sql.unsafe(
        "select coalesce(sum(size_bytes), 0)::float8 as count from supplier_file where account_id = $1::uuid",
        [accountId],
      ));
      if (Option.getOrElse(bytes, () => ({ count: 0 })).count + file.sizeBytes > mostAccountBytes) {
        return { result: "tooMuch" };
      }
      yield* sql.unsafe(
        `insert into supplier_file (id, account_id, sha256, kind, size_bytes, stored_at)
         values ($1::uuid, $2::uuid, $3, $4, $5, ${time(6)})`,
        [file.id, accountId, file.sha256, file.kind, file.sizeBytes, yield* Clock.currentTimeMillis],
      );
      return file;
    });

  const withoutUse: FileWriting["withoutUse"] = (files) =>
    files.length === 0 ? Effect.succeed(files) : fileRows(sql.unsafe(
      `delete from supplier_file f where f.id = any($1::uuid[]) and ${isUnused} returning ${fileColumns}`,
      [files.map(({ id }) => id)],
    ));

  return { knownNow, settled, withoutUse };
};
