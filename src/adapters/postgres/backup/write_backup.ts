/**
 * Writes all rows of the service's tables to a file, as they are at one moment. On the embedded database, which has one
 * connection, calls wait until it is done.
 */
import * as SqlClient from "@effect/sql/SqlClient";
import type { SqlError } from "@effect/sql/SqlError";
import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import * as Layer from "effect/Layer";
import * as Schema from "effect/Schema";
import { Backups, type TableCount } from "../../../application/ports.ts";
import type { ServiceUnavailable } from "../../../contract/failures.ts";
import { fileUnwritten, type OperatorRefused } from "../../../domain/accounts/operator_refused.ts";
import { appliedMigrations } from "../engine/migrations.ts";
import { rowsOf } from "../engine/rows.ts";
import { orUnavailable } from "../engine/unavailable.ts";
import { type BackupFile, format, type Header, openForWriting } from "./backup_file.ts";
import { quoted, serviceTables, type Table } from "./tables.ts";

const rowsAtOnce = 500;

const lines = rowsOf(Schema.Struct({ line: Schema.String }));

const writeTable = (
  sql: SqlClient.SqlClient,
  file: BackupFile,
  { table, columns }: Table,
): Effect.Effect<TableCount, SqlError> =>
  Effect.gen(function* () {
    yield* Effect.promise(() => file.write([JSON.stringify({ table, columns })]));
    const texts = columns.map(({ name }) => `${quoted(name)}::text`).join(", ");
    yield* sql.unsafe(
      `declare rows no scroll cursor for select json_build_array(${texts})::text as line from ${
        quoted(table)
      }`,
    );
    let rows = 0;
    while (true) {
      const page = yield* lines(sql.unsafe(`fetch ${rowsAtOnce} from rows`));
      if (page.length === 0) break;
      yield* Effect.promise(() => file.write(page.map(({ line }) => line)));
      rows += page.length;
    }
    yield* sql`close rows`;
    return { table, rows };
  });

const writeAll = (sql: SqlClient.SqlClient, file: BackupFile) =>
  sql.withTransaction(Effect.gen(function* () {
    yield* sql`set transaction isolation level repeatable read, read only`;
    const madeAt = new Date(yield* Clock.currentTimeMillis).toISOString();
    const header: Header = { format, madeAt, migrations: yield* appliedMigrations };
    yield* Effect.promise(() => file.write([JSON.stringify(header)]));
    const counts: Array<TableCount> = [];
    for (const table of yield* serviceTables) counts.push(yield* writeTable(sql, file, table));
    const rows = counts.reduce((sum, count) => sum + count.rows, 0);
    yield* Effect.promise(() => file.write([JSON.stringify({ end: true, rows })]));
    return counts;
  }));

/**
 * @param path where the backup is written; what stands there is replaced when the backup is whole
 * @returns the number of rows of each table in the backup
 * @fails OperatorRefused when the file can't be written
 */
export const writeBackup = (
  path: string,
): Effect.Effect<
  ReadonlyArray<TableCount>,
  OperatorRefused | ServiceUnavailable,
  SqlClient.SqlClient
> =>
  Effect.flatMap(SqlClient.SqlClient, (sql) =>
    Effect.acquireUseRelease(
      Effect.tryPromise({
        try: () => openForWriting(path),
        catch: fileUnwritten(path),
      }),
      (file) => orUnavailable(writeAll(sql, file)),
      (file, exit) => Effect.promise(() => Exit.isSuccess(exit) ? file.finish() : file.giveUp()),
    ));

export const layer: Layer.Layer<Backups, never, SqlClient.SqlClient> = Layer.effect(
  Backups,
  Effect.map(SqlClient.SqlClient, (sql) => ({
    write: (path) => Effect.provideService(writeBackup(path), SqlClient.SqlClient, sql),
  })),
);
