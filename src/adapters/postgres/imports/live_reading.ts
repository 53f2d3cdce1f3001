/**
 * Imports that live on a day, read without their whole histories: pages of a list, masses that count, a declarant's year.
 */
import type * as SqlClient from "@effect/sql/SqlClient";
import type { SqlError } from "@effect/sql/SqlError";
import * as Effect from "effect/Effect";
import { runWithPauses } from "../../../application/yield_to_io.ts";
import type {
  DeclarantYearRead,
  ImportLedger,
  ImportPart,
} from "../../../application/imports/import_ports.ts";
import type { ServiceUnavailable } from "../../../contract/failures.ts";
import type { FiguredImport } from "../../../domain/imports/ledger/alike.ts";
import { claimedExemptions, determinations } from "../../../domain/imports/ledger/entry.ts";
import { type LiveImport, liveImports } from "../../../domain/imports/ledger/live.ts";
import type { CountedFacts } from "../../../domain/imports/ledger/standing.ts";
import { uuidOfText } from "../../../kernel/uuid.ts";
import { groupsInParts, holdingIfMany, inTurnIfMany, readInParts, type ReadRows } from "../engine/parts.ts";
import { orUnavailable } from "../engine/unavailable.ts";
import { alikeWith } from "./alike_reading.ts";
import { entryColumns, entryOf, entryRows, holdsOn } from "./entry_rows.ts";
import { countedOf, massesByImporter } from "./listing/counted_masses.ts";
import { code, country, day, decimal, members, oneOf, orNull, text } from "./members.ts";

type Reading = Pick<
  ImportLedger["Type"],
  "part" | "counted" | "masses" | "alikeOfDeclarant" | "importsOfDeclarant"
>;

const determination = oneOf(determinations);
const exemptionOrNull = orNull(oneOf(claimedExemptions));

/** Returns the facts of a row that its mass is counted by. */
export const countedFacts = (row: object): CountedFacts => {
  const kept = members(row, "the row");
  const placed = kept["placedNetMassT"];
  return {
    releasedOn: day(kept["releasedOn"], "releasedOn"),
    cnCode: code(kept["cnCode"], "cnCode"),
    origin: country(kept["origin"], "origin"),
    claimedExemption: exemptionOrNull(kept["claimedExemption"], "claimedExemption"),
    determination: determination(kept["determination"], "determination"),
    netMassT: decimal(kept["netMassT"], "netMassT"),
    placed: placed === null ? null : {
      cnCode: code(kept["placedCnCode"], "placedCnCode"),
      origin: country(kept["placedOrigin"], "placedOrigin"),
      netMassT: decimal(placed, "placedNetMassT"),
    },
  };
};

const idOf = (row: object, name: string): string => text(members(row, "the row")[name], name);

const ownImport = (row: object): LiveImport => {
  const entry = entryOf(row);
  return { id: idOf(row, "importId"), entry, history: [entry] };
};

const classColumns = "e.released_on, e.cn_code, e.origin, e.claimed_exemption, e.determination";
/** Columns of entries `e` that are counted alike, but for goods placed, and what they have in common. */
export const countedColumns = `e.released_on::text as "releasedOn", e.cn_code as "cnCode", e.origin,
  e.claimed_exemption as "claimedExemption", e.determination`;
/** Sums of exact decimals are exact. */
export const summedMass =
  `sum(e.net_mass_t)::text as "netMassT", sum(e.placed_net_mass_t)::text as "placedNetMassT"`;
/** Goods placed under inward processing, which few entries have, stand in the facts alone. */
const placedMember = (member: string): string =>
  `case when e.placed_net_mass_t is null then null else e.facts -> 'placed' ->> '${member}' end`;
const placedClass = `${placedMember("cnCode")}, ${placedMember("origin")}`;
/** Columns of goods placed under inward processing. */
export const placedColumns = `${placedMember("cnCode")} as "placedCnCode", ${
  placedMember("origin")
} as "placedOrigin"`;
/** Columns that entries which are counted alike are put together by. */
export const byClass = `${classColumns}, e.placed_net_mass_t is null, ${placedClass}`;

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
    const page = `select ${entryColumns}, e.first_entry_id, e.place from import_entry e
      where e.importer_id = $1::uuid and exists (
          select from importer i where i.id = e.importer_id and i.account_id = $2::uuid)
        and ${[holdsOn("$3"), ...conditions].join(" and ")}
      order by e.first_entry_id desc limit $4`;
    const found = entryRows(sql.unsafe(
      `with page as materialized (${page}), changed as (
         select first_entry_id from page where id <> first_entry_id)
       select p.id, p.kind, p."refersTo", p."recordedOn", p."importerId", p."declarantId", p.representation, p.mrn, p.item,
         p.facts, p.place
       from page p where p.id = p.first_entry_id
       union all
       select ${entryColumns}, e.place from import_entry e
       where e.first_entry_id in (select first_entry_id from changed) and e.known_from <= $3::date
       order by place`,
      [uuidOfText(importerId) ?? null, accountId, asOf, atMost, ...filters.map(([, value]) => value)],
    ));
    return Effect.map(
      orUnavailable(found),
      (entries) => liveImports(entries).toSorted((a, b) => a.id < b.id ? 1 : -1),
    );
  };

  const ofImporterAndYear = `e.importer_id = $1::uuid and exists (
      select from importer i where i.id = e.importer_id and i.account_id = $2::uuid)
    and e.released_on between $3::date and $4::date and ${holdsOn("$5")}`;

  const alike = alikeWith(sql);
  const massesInParts = groupsInParts(sql, countedFacts);
  const massesOfImporters = groupsInParts(
    sql,
    (row) => [idOf(row, "importerId"), countedFacts(row)] as const,
  );
  const counted: Reading["counted"] = ({ accountId, importerId, year, asOf }) => {
    const values = [uuidOfText(importerId) ?? null, accountId, firstDay(year), lastDay(year), asOf];
    const rows = { from: `import_entry e where ${ofImporterAndYear}`, values };
    return Effect.flatMap(
      orUnavailable(holdingIfMany(sql, rows)(alike(rows, null))),
      (imports) => runWithPauses(() => countedOf(imports)),
    );
  };

  const masses: Reading["masses"] = ({ accountId, importerId, year, asOf }) => {
    const values = [uuidOfText(importerId) ?? null, accountId, firstDay(year), lastDay(year), asOf];
    const rows = { from: `import_entry e where ${ofImporterAndYear}`, values };
    return orUnavailable(
      inTurnIfMany(sql, rows)(massesInParts({
        columns: `${countedColumns}, ${placedColumns}, ${summedMass}`,
        from: `${rows.from} group by ${byClass}`,
        order: "e.released_on",
        values,
      })),
    );
  };

  const valuesOf = ({ accountId, declarantId, year, asOf }: DeclarantYearRead) => [
    uuidOfText(declarantId) ?? null,
    accountId,
    firstDay(year),
    lastDay(year),
    asOf,
  ];
  /**
   * Masses are looked up importer by importer (`offset 0`): a server that joins them otherwise goes through the entries of all accounts.
   * Of importers who have no other declarant, which most have not, an index alone says so.
   */
  const massesOfOthers = (asked: DeclarantYearRead) =>
    massesOfImporters({
      columns: "m.*",
      from: `(with named as materialized (
         select e.importer_id, count(*) as own from import_entry e
         where e.declarant_id = $1::uuid and e.released_on between $3::date and $4::date and ${holdsOn("$5")}
         group by e.importer_id)
       select named.importer_id as "importerId", masses.* from named
         join importer i on i.id = named.importer_id and i.account_id = $2::uuid
           and named.own < (
             select count(*) from import_entry e where e.importer_id = named.importer_id
               and e.released_on between $3::date and $4::date and ${holdsOn("$5")})
         cross join lateral (
           select ${countedColumns}, ${placedColumns}, ${summedMass} from import_entry e
           where e.importer_id = named.importer_id and e.declarant_id is distinct from $1::uuid
             and e.released_on between $3::date and $4::date and ${holdsOn("$5")}
           group by ${byClass}
           offset 0) masses) m`,
      values: valuesOf(asked),
    });
  const ofDeclarantAndYear = (asked: DeclarantYearRead): ReadRows => ({
    from: `import_entry e where e.declarant_id = $1::uuid and exists (
        select from importer i where i.id = e.importer_id and i.account_id = $2::uuid)
      and e.released_on between $3::date and $4::date and ${holdsOn("$5")}`,
    values: valuesOf(asked),
  });
  /** The declarant's year, with its own imports as they were read: one reading after the other, by one connection. */
  const yearWith = <Live extends FiguredImport>(
    asked: DeclarantYearRead,
    own: Effect.Effect<ReadonlyArray<Live>, SqlError | ServiceUnavailable>,
  ) =>
    orUnavailable(
      Effect.flatMap(
        holdingIfMany(sql, ofDeclarantAndYear(asked))(Effect.all([massesOfOthers(asked), own])),
        ([others, imports]) =>
          Effect.map(
            runWithPauses(() => massesByImporter(imports, others)),
            (counted) => ({ counted, imports }),
          ),
      ),
    );

  const alikeOfDeclarant: Reading["alikeOfDeclarant"] = (asked) =>
    yearWith(asked, alike(ofDeclarantAndYear(asked), asked.declarantId));

  const ownInParts = readInParts(sql, ownImport);
  const importsOfDeclarant: Reading["importsOfDeclarant"] = ({ knownImporterId: known, ...asked }) => {
    const { from, values } = ofDeclarantAndYear(asked);
    return yearWith(
      asked,
      ownInParts({
        columns: `${entryColumns}, e.first_entry_id as "importId"`,
        from: known === undefined ? from : `${from} and e.importer_id <> $6::uuid`,
        order: "e.released_on, e.first_entry_id",
        values: known === undefined ? values : [...values, uuidOfText(known) ?? null],
      }),
    );
  };

  return { part, counted, masses, alikeOfDeclarant, importsOfDeclarant };
};
