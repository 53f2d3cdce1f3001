/**
 * Declarants of imports: those that an importer's newest ones name, or that represent it indirectly, importers of an origin, imports
 * of a declarant's year that it can't declare, as their importer is another company, and nobody represents it indirectly
 * (`debtorOfImport`), and imports of its importers that name no declarant.
 */
import type * as SqlClient from "@effect/sql/SqlClient";
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import type { ImportLedger } from "../../../application/imports/import_ports.ts";
import { representations } from "../../../domain/imports/people/declarant.ts";
import type { CountedFacts } from "../../../domain/imports/ledger/standing.ts";
import { uuidOfText } from "../../../kernel/uuid.ts";
import type { CalendarDay } from "../../../kernel/time/calendar.ts";
import { groupsInParts, holdingIfMany, inTurnIfMany } from "../engine/parts.ts";
import { idRows, readRows, rowsOf } from "../engine/rows.ts";
import { orUnavailable } from "../engine/unavailable.ts";
import { alikeWith } from "./alike_reading.ts";
import { holdsOn } from "./entry_rows.ts";
import { byClass, countedColumns, countedFacts, placedColumns, summedMass } from "./live_reading.ts";
import { members, orNull, text } from "./members.ts";

type Reading = Pick<
  ImportLedger["Type"],
  "declaredForOthers" | "declaredBefore" | "importersFrom" | "represented" | "undeclared"
>;

const beforeRows = rowsOf(Schema.Struct({
  declarantId: Schema.String,
  isOfYear: Schema.Boolean,
  imports: Schema.Int,
  representation: Schema.Literal(...representations),
}));

const idOrNull = orNull(text);
const representedRows = readRows((row) =>
  [idOrNull(members(row, "the row")["declarantId"], "declarantId"), countedFacts(row)] as const
);

const byRepresentative = `import_entry e
  where e.importer_id = $1::uuid and exists (
      select from importer i where i.id = e.importer_id and i.account_id = $2::uuid)
    and e.released_on between $3::date and $4::date and e.representation = 'indirect' and ${holdsOn("$5")}`;

/** Imports of an importer that are looked at, from the last day back: what is usual doesn't take more. */
const newest = 500;

const before =
  `select n.declarant_id as "declarantId", n.released_on >= $3::date as "isOfYear", count(*)::integer as imports,
    (array_agg(n.representation order by n.released_on desc, n.place desc))[1] as representation
  from (select e.declarant_id, e.representation, e.released_on, e.place from import_entry e
    where e.importer_id = $1::uuid and exists (
        select from importer i where i.id = e.importer_id and i.account_id = $2::uuid)
      and e.released_on <= $4::date and ${holdsOn("$5")}
    order by e.released_on desc limit ${newest}) n
  where n.declarant_id is not null group by 1, 2`;

const from = `select i.id from importer i
  cross join lateral (
    select bool_or(n.origin = $2) as is_from from (
      select e.origin from import_entry e
      where e.importer_id = i.id and e.kind <> 'cancellation' and e.known_until is null
      order by e.released_on desc limit ${newest}) n
    offset 0) n
  where i.account_id = $1::uuid and n.is_from`;

/**
 * The year's entries of the declarant are gone through once (`offset 0`), however many importers the account has: an index alone tells whose
 * they are, and no entry is read where all are the declarant's own, as most declarants' are.
 */
const forOthers = `with others as materialized (
    select i.id from (
      select e.importer_id from import_entry e
      where e.declarant_id = $1::uuid and e.released_on between $3::date and $4::date
      group by e.importer_id offset 0) named
    join declarant d on d.id = $1::uuid and d.account_id = $2::uuid
    join importer i on i.id = named.importer_id and i.account_id = d.account_id and i.eori <> d.eori)
  select e.id from others join (
    select e.first_entry_id as id, e.importer_id from import_entry e
    where e.declarant_id = $1::uuid and e.representation <> 'indirect'
      and e.released_on between $3::date and $4::date and ${holdsOn("$5")}
      and exists (select from others)
    offset 0) e on e.importer_id = others.id`;

/**
 * Importers for whom the declarant declares something in the year, and the one that it is itself, of whose imports of the year some name
 * another declarant or none. Of the others an index alone says that all are the declarant's.
 */
const notOwnAlone = `with named as materialized (
    select e.importer_id as id, count(*) as own from import_entry e
    where e.declarant_id = $1::uuid and e.released_on between $3::date and $4::date and ${holdsOn("$5")}
    group by e.importer_id),
  whose as materialized (
    select named.id, named.own from named join importer i on i.id = named.id and i.account_id = $2::uuid
    union all
    select i.id, 0 from declarant d join importer i on i.account_id = d.account_id and i.eori = d.eori
    where d.id = $1::uuid and d.account_id = $2::uuid and not exists (select from named where named.id = i.id))
  select whose.id from whose where whose.own < (
    select count(*) from import_entry e where e.importer_id = whose.id
      and e.released_on between $3::date and $4::date and ${holdsOn("$5")})`;

/**
 * Entries of some importers without a declarant, looked up importer by importer (`offset 0`); the index of declarants, which has those
 * of all accounts under none, is of no use to `num_nonnulls`.
 */
const withoutDeclarant = `unnest($1::uuid[]) as whose (id) cross join lateral (
    select e.* from import_entry e
    where e.importer_id = whose.id and num_nonnulls(e.declarant_id) = 0
      and e.released_on between $2::date and $3::date and ${holdsOn("$4")}
    offset 0) e`;

/** Entries of some importers, whoever declares them, looked up importer by importer. */
const ofImporters = `unnest($1::uuid[]) as whose (id) cross join lateral (
    select e.* from import_entry e
    where e.importer_id = whose.id and e.released_on between $2::date and $3::date and ${holdsOn("$4")}
    offset 0) e`;

const importerRow = (row: object) =>
  [text(members(row, "the row")["importerId"], "importerId"), countedFacts(row)] as const;

/** Days of a year between which entries were released, and the day on which they are read as known. */
type Span = readonly [first: string, last: string, asOf: CalendarDay];

/** Reader of the masses of several importers, by importer and day of release: one statement, however many there are. */
const massesWith = (sql: SqlClient.SqlClient) => {
  const groups = groupsInParts(sql, importerRow);
  return (importerIds: ReadonlyArray<string>, span: Span) => {
    if (importerIds.length === 0) return Effect.succeed(new Map<string, ReadonlyArray<CountedFacts>>());
    const rows = { from: ofImporters, values: [importerIds, ...span] };
    const masses = groups({
      columns: `e.importer_id as "importerId", ${countedColumns}, ${placedColumns}, ${summedMass}`,
      from: `${ofImporters} group by e.importer_id, ${byClass}`,
      order: "e.released_on",
      values: rows.values,
    });
    return Effect.map(inTurnIfMany(sql, rows)(masses), (found) => {
      const counted = new Map<string, Array<CountedFacts>>();
      for (const [importerId, facts] of found) {
        const own = counted.get(importerId);
        if (own === undefined) counted.set(importerId, [facts]);
        else own.push(facts);
      }
      return counted;
    });
  };
};

/** Reader of the imports of a declarant's importers that name no declarant, with the masses of these importers. */
const undeclaredWith = (sql: SqlClient.SqlClient): Reading["undeclared"] => {
  const alike = alikeWith(sql);
  const massesOf = massesWith(sql);
  return ({ accountId, declarantId, year, asOf, knownImporterIds }) => {
    const span = [`${year}-01-01`, `${year}-12-31`, asOf] as const;
    const importers = idRows(
      sql.unsafe(notOwnAlone, [uuidOfText(declarantId) ?? null, accountId, ...span]),
    );
    return orUnavailable(Effect.gen(function* () {
      const found = yield* importers;
      if (found.length === 0) return { imports: [], counted: new Map() };
      const rows = { from: withoutDeclarant, values: [found.map(({ id }) => id), ...span] };
      const imports = yield* holdingIfMany(sql, rows)(alike(rows, null));
      const whose = new Set(imports.map(({ entry: { importerId } }) => importerId));
      const unknown = [...whose].filter((id) => knownImporterIds?.has(id) !== true);
      return { imports, counted: yield* massesOf(unknown, span) };
    }));
  };
};

/** @returns the reader of who declares */
export const declaredByWith = (sql: SqlClient.SqlClient): Reading => ({
  undeclared: undeclaredWith(sql),
  declaredBefore: ({ accountId, importerId, year, asOf }) => {
    const values = [uuidOfText(importerId) ?? null, accountId, `${year}-01-01`, `${year}-12-31`, asOf];
    return orUnavailable(beforeRows(sql.unsafe(before, values)));
  },
  represented: ({ accountId, importerId, year, asOf }) => {
    const values = [uuidOfText(importerId) ?? null, accountId, `${year}-01-01`, `${year}-12-31`, asOf];
    const goods = `select ${countedColumns}, ${placedColumns}, ${summedMass}, e.declarant_id as "declarantId"
      from ${byRepresentative} group by ${byClass}, e.declarant_id order by e.released_on`;
    const read = representedRows(sql.unsafe(goods, values));
    return orUnavailable(inTurnIfMany(sql, { from: byRepresentative, values })(read));
  },
  importersFrom: (accountId, origin) =>
    Effect.map(
      orUnavailable(idRows(sql.unsafe(from, [accountId, origin]))),
      (rows) => rows.map(({ id }) => id),
    ),
  declaredForOthers: ({ accountId, declarantId, year, asOf }) => {
    const values = [uuidOfText(declarantId) ?? null, accountId, `${year}-01-01`, `${year}-12-31`, asOf];
    return Effect.map(
      orUnavailable(idRows(sql.unsafe(forOthers, values))),
      (rows) => new Set(rows.map(({ id }) => id)),
    );
  },
});
