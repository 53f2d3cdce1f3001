/**
 * Imports of a declarant's year that it can't declare: their importer is another company, and nobody represents it indirectly, as
 * `debtorOfImport` has it. They are looked for only of importers with another EORI number, which most declarants have none of.
 */
import type * as SqlClient from "@effect/sql/SqlClient";
import * as Effect from "effect/Effect";
import type { ImportLedger } from "../../../application/imports/import_ports.ts";
import { uuidOfText } from "../../../kernel/uuid.ts";
import { idRows } from "../engine/rows.ts";
import { orUnavailable } from "../engine/unavailable.ts";
import { holdsOn } from "./entry_rows.ts";

type Reading = Pick<ImportLedger["Type"], "declaredForOthers">;

/** Entries are looked up importer by importer (`offset 0`), as those of a year are. */
const found = `select e.id from declarant d
  join importer i on i.account_id = d.account_id and i.eori <> d.eori
  cross join lateral (
    select e.first_entry_id as id from import_entry e
    where e.importer_id = i.id and e.declarant_id = d.id and e.representation <> 'indirect'
      and e.released_on between $3::date and $4::date and ${holdsOn("$5")}
    offset 0) e
  where d.id = $1::uuid and d.account_id = $2::uuid`;

/** @returns the reader of imports that a declarant can't declare */
export const declaredForOthersWith = (sql: SqlClient.SqlClient): Reading => ({
  declaredForOthers: ({ accountId, declarantId, year, asOf }) => {
    const values = [uuidOfText(declarantId) ?? null, accountId, `${year}-01-01`, `${year}-12-31`, asOf];
    return Effect.map(
      orUnavailable(idRows(sql.unsafe(found, values))),
      (rows) => new Set(rows.map(({ id }) => id)),
    );
  },
});
