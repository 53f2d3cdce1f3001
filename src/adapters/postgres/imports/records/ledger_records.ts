/** All records of an account's ledger: read page by page, and deleted with years whose retention is over. */
import * as SqlClient from "@effect/sql/SqlClient";
import type { SqlError } from "@effect/sql/SqlError";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Option from "effect/Option";
import {
  LedgerRecords,
  type RecordBounds,
  type RecordCounts,
} from "../../../../application/imports/records/record_ports.ts";
import { countRow, idRows, yearRow } from "../../engine/rows.ts";
import { inLargeTurn } from "../../engine/large_turns.ts";
import { orUnavailable } from "../../engine/unavailable.ts";
import { lockSuppliers } from "../../supplier_lock.ts";
import { fileColumns, fileRows } from "../../attachments/attachment_rows.ts";
import { pagesWith } from "./exported_pages.ts";
import {
  type ClosedBounds,
  closedDeclarants,
  closedImporters,
  closedInstallations,
  type DeletedPart,
  deletedParts,
} from "./record_parts.ts";

const make: Effect.Effect<LedgerRecords["Type"], never, SqlClient.SqlClient> = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  const pages = pagesWith(sql);

  const closed = (bounds: RecordBounds) =>
    Effect.gen(function* () {
      const { accountId, throughYear, lotIds, isWhole } = bounds;
      const day = `${throughYear}-12-31`;
      const importers = yield* idRows(sql.unsafe(closedImporters, [accountId, day, isWhole]));
      const declarants = yield* idRows(
        sql.unsafe(closedDeclarants, [accountId, day, isWhole, throughYear, lotIds]),
      );
      const installations = yield* idRows(
        sql.unsafe(closedInstallations, [accountId, throughYear, isWhole]),
      );
      return {
        ...bounds,
        installationIds: installations.map(({ id }) => id),
        importerIds: importers.map(({ id }) => id),
        declarantIds: declarants.map(({ id }) => id),
      };
    });

  /** Runs a statement for each kind, in their order; each counts its rows. */
  const each = (
    bounds: ClosedBounds,
    statement: (part: DeletedPart) => string,
  ): Effect.Effect<RecordCounts, SqlError> => {
    const one = (part: DeletedPart) =>
      Effect.map(
        countRow(sql.unsafe(statement(part), [bounds.accountId, ...part.values(bounds)])),
        Option.match({ onNone: () => 0, onSome: ({ count }) => count }),
      );
    return Effect.all({
      calculations: one(deletedParts.calculations),
      live_imports: one(deletedParts.live_imports),
      entries: one(deletedParts.entries),
      threshold_notices: one(deletedParts.threshold_notices),
      declaration_documents: one(deletedParts.declaration_documents),
      certificate_withdrawals: one(deletedParts.certificate_withdrawals),
      certificate_moves: one(deletedParts.certificate_moves),
      certificate_lots: one(deletedParts.certificate_lots),
      declarant_states: one(deletedParts.declarant_states),
      declarants: one(deletedParts.declarants),
      importers: one(deletedParts.importers),
      inquiry_files: one(deletedParts.inquiry_files),
      inquiry_links: one(deletedParts.inquiry_links),
      inquiry_answers: one(deletedParts.inquiry_answers),
      inquiries: one(deletedParts.inquiries),
      value_attachments: one(deletedParts.value_attachments),
      supplier_files: one(deletedParts.supplier_files),
      value_versions: one(deletedParts.value_versions),
      supplier_values: one(deletedParts.supplier_values),
      installation_versions: one(deletedParts.installation_versions),
      installations: one(deletedParts.installations),
      saved_items: one(deletedParts.saved_items),
    });
  };

  const lockPeople = (accountId: string) =>
    Effect.zipRight(
      lockSuppliers(sql, accountId),
      Effect.zipRight(
        sql.unsafe("select id from importer where account_id = $1::uuid order by id for update", [accountId]),
        sql.unsafe("select id from declarant where account_id = $1::uuid order by id for update", [
          accountId,
        ]),
      ),
    );

  return {
    pages,
    lastYear: (accountId) =>
      Effect.map(
        orUnavailable(yearRow(sql.unsafe(
          `select greatest(
             (select extract(year from max(e.released_on))::int from import_entry e
              join importer i on i.id = e.importer_id where i.account_id = $1::uuid),
             (select max(year) from declaration_report where account_id = $1::uuid)) as year`,
          [accountId],
        ))),
        Option.flatMap(({ year }) => Option.fromNullable(year)),
      ),
    documents: (accountId, throughYear) =>
      Effect.map(
        orUnavailable(idRows(sql.unsafe(
          "select id from declaration_report where account_id = $1::uuid and year <= $2 order by id",
          [accountId, throughYear],
        ))),
        (rows) => rows.map(({ id }) => id),
      ),
    count: (bounds) =>
      orUnavailable(Effect.flatMap(closed(bounds), (all) =>
        each(
          all,
          ({ table, condition }) => `select count(*)::int as count from ${table} where ${condition}`,
        ))),
    remove: (bounds) =>
      orUnavailable(
        inLargeTurn(sql)(sql.withTransaction(
          Effect.gen(function* () {
            yield* lockPeople(bounds.accountId);
            const all = yield* closed(bounds);
            const { condition: isOldFile, values } = deletedParts.supplier_files;
            const files = yield* fileRows(sql.unsafe(
              `select ${fileColumns} from supplier_file f where f.id in (select id from supplier_file where ${isOldFile})`,
              [bounds.accountId, ...values(all)],
            ));
            const counts = yield* each(
              all,
              ({ table, condition }) =>
                `with gone as (delete from ${table} where ${condition} returning 1)
               select count(*)::int as count from gone`,
            );
            return { counts, files };
          }),
        )),
      ),
  };
});

export const layer: Layer.Layer<LedgerRecords, never, SqlClient.SqlClient> = Layer.effect(
  LedgerRecords,
  make,
);
