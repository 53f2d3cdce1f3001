/** A year of many imports: copies of an importer's imports in the database, as the service writes them. */
import type { SqlClient } from "@effect/sql/SqlClient";
import type { SqlError } from "@effect/sql/SqlError";
import * as Effect from "effect/Effect";

const copyOf = `md5('copy' || n || t.id)::uuid`;

/** Columns of a copy, by those of the copied entry `t` and the copy's number `n`. */
const changes: Readonly<Record<string, string>> = {
  id: copyOf,
  first_entry_id: copyOf,
  kind: "'import'",
  refers_to: "null",
  mrn: `'C' || n || '-' || right(t.mrn, 12)`,
  alike: `case when t.alike like 'entry %' then 'entry ' || ${copyOf} else t.alike end`,
};

/** Puts so many copies of each live import of an importer into the ledger. */
export const copyImports = (
  sql: SqlClient,
  importerId: string,
  copies: number,
): Effect.Effect<void, SqlError> =>
  Effect.gen(function* () {
    const columns = (yield* sql.unsafe<{ readonly name: string }>(
      `select column_name as name from information_schema.columns
       where table_name = 'import_entry' and table_schema = current_schema()
         and is_generated = 'NEVER' and is_identity = 'NO'`,
    )).map(({ name }) => name);
    yield* sql.unsafe(
      `insert into import_entry (${columns.map((name) => `"${name}"`).join()})
       select ${columns.map((name) => changes[name] ?? `t."${name}"`).join()}
       from (select e.* from import_entry e join live_import l on l.entry_id = e.id where e.importer_id = $1::uuid) t,
         generate_series(1, ${copies}) n`,
      [importerId],
    );
    yield* sql.unsafe(
      `insert into live_import (importer_id, mrn, item, first_entry_id, entry_id)
       select importer_id, mrn, item, id, id from import_entry where importer_id = $1::uuid and mrn like 'C%'`,
      [importerId],
    );
  });
