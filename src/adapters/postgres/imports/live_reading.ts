/**
 * Imports that live on a day, read without their whole histories: pages of a list, masses that count, a declarant's year.
 */
import type * as SqlClient from "@effect/sql/SqlClient";
import * as Effect from "effect/Effect";
import type { ImportLedger, ImportPart } from "../../../application/imports/import_ports.ts";
import { liveImports } from "../../../domain/imports/ledger/live.ts";
import type { CountedImport } from "../../../domain/imports/threshold/threshold.ts";
import { uuidOfText } from "../../../kernel/uuid.ts";
import { rowsOf } from "../engine/rows.ts";
import { orUnavailable } from "../engine/unavailable.ts";
import { entryColumns, entryOf, entryRows, holdsOn } from "./entry_rows.ts";
import { CountedColumns, importRows } from "./live_rows.ts";

type Reading = Pick<ImportLedger["Type"], "part" | "counted" | "importsOfDeclarant">;

const countedRows = rowsOf(CountedColumns);
const countedColumns =
  `e.first_entry_id as id, e.importer_id as "importerId", e.released_on::text as "releasedOn",
  e.cn_code as "cnCode", e.origin, e.claimed_exemption as "claimedExemption", e.determination,
  e.net_mass_t::text as "netMassT", e.placed_net_mass_t::text as "placedNetMassT"`;

const countedOf = ({ id, placedNetMassT, ...facts }: typeof CountedColumns.Type): CountedImport => ({
  id,
  facts: { ...facts, placed: placedNetMassT === null ? null : { netMassT: placedNetMassT } },
});

const firstDay = (year: number): string => `${year}-01-01`;
const lastDay = (year: number): string => `${year}-12-31`;

/** Conditions on entries `e`, each with the value of its parameter; those without a value are left out. */
const filtersOf = (part: ImportPart): ReadonlyArray<readonly [condition: string, value: unknown]> => {
  const { declarantId, year, behindId } = part;
  const filters: ReadonlyArray<readonly [string, unknown]> = [
    ["e.declarant_id = ?::uuid", declarantId === undefined ? undefined : uuidOfText(declarantId) ?? null],
    ["e.released_on >= ?::date", year === undefined ? undefined : firstDay(year)],
    ["e.released_on <= ?::date", year === undefined ? undefined : lastDay(year)],
    ["e.released_on >= ?::date", part.releasedFrom],
    ["e.released_on <= ?::date", part.releasedTo],
    ["e.cn_code = ?", part.cnCode],
    ["e.origin = ?", part.origin],
    ["e.determination = any(?::text[])", part.determinations],
    ["e.first_entry_id < ?::uuid", behindId === undefined ? undefined : uuidOfText(behindId) ?? null],
  ];
  return filters.filter(([, value]) => value !== undefined);
};

/** @returns the reading half of the ledger */
export const readingWith = (sql: SqlClient.SqlClient): Reading => {
  const part: Reading["part"] = (asked) => {
    const { accountId, importerId, asOf, atMost } = asked;
    const filters = filtersOf(asked);
    const first = 4;
    const conditions = filters.map(([condition], index) => condition.replace("?", `$${first + index + 1}`));
    const page = `select e.first_entry_id from import_entry e
      where e.importer_id = $1::uuid and exists (
          select from importer i where i.id = e.importer_id and i.account_id = $2::uuid)
        and ${[holdsOn("$3"), ...conditions].join(" and ")}
      order by e.first_entry_id desc limit $4`;
    const found = entryRows(sql.unsafe(
      `select ${entryColumns} from import_entry e
       where e.first_entry_id in (${page}) and e.known_from <= $3::date order by e.place`,
      [uuidOfText(importerId) ?? null, accountId, asOf, atMost, ...filters.map(([, value]) => value)],
    ));
    return Effect.map(
      orUnavailable(found),
      (rows) => liveImports(rows.map(entryOf)).toSorted((a, b) => a.id < b.id ? 1 : -1),
    );
  };

  const counted: Reading["counted"] = ({ accountId, importerId, year, asOf }) =>
    Effect.map(
      orUnavailable(countedRows(sql.unsafe(
        `select ${countedColumns} from import_entry e
         where e.importer_id = $1::uuid and exists (
             select from importer i where i.id = e.importer_id and i.account_id = $2::uuid)
           and e.released_on between $3::date and $4::date and ${holdsOn("$5")}
         order by e.released_on, e.first_entry_id`,
        [uuidOfText(importerId) ?? null, accountId, firstDay(year), lastDay(year), asOf],
      ))),
      (rows) => rows.map(countedOf),
    );

  const importsOfDeclarant: Reading["importsOfDeclarant"] = ({ accountId, declarantId, year, asOf }) => {
    const values = [uuidOfText(declarantId) ?? null, accountId, firstDay(year), lastDay(year), asOf];
    const importers = `select i.id from importer i where i.account_id = $2::uuid and exists (
      select from import_entry d where d.importer_id = i.id and d.declarant_id = $1::uuid
        and d.released_on between $3::date and $4::date)`;
    const ofImporters = countedRows(sql.unsafe(
      `select ${countedColumns} from import_entry e
       where e.importer_id in (${importers}) and e.released_on between $3::date and $4::date
         and ${holdsOn("$5")}
       order by e.released_on, e.first_entry_id`,
      values,
    ));
    const own = importRows(sql.unsafe(
      `select ${entryColumns}, e.first_entry_id as "importId" from import_entry e
         join importer i on i.id = e.importer_id and i.account_id = $2::uuid
       where e.declarant_id = $1::uuid and e.released_on between $3::date and $4::date and ${holdsOn("$5")}
       order by e.released_on, e.first_entry_id`,
      values,
    ));
    return orUnavailable(Effect.map(Effect.all([ofImporters, own]), ([all, imports]) => ({
      counted: new Map(
        [...Map.groupBy(all, ({ importerId }) => importerId)].map(([id, rows]) => [id, rows.map(countedOf)]),
      ),
      imports: imports.map(({ importId, ...row }) => {
        const entry = entryOf(row);
        return { id: importId, entry, history: [entry] };
      }),
    })));
  };

  return { part, counted, importsOfDeclarant };
};
