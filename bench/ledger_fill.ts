/**
 * Entries of a ledger for `bench/ledger.ts`, made by the database: 200 importers, of whom one has 50 000 imports of 2026,
 * another one 50 000 of 2027, and the others share the rest. All count as calculated under the first law, which the service
 * names when it starts. Foreign keys are not looked at meanwhile.
 */
import type pg from "pg";

/** People of the two large years. */
export interface LargeYears {
  /** Importer and declarant of 2026. */
  readonly of2026: { readonly importer: string; readonly declarant: string };
  /** Importer and declarant of 2027. */
  readonly of2027: { readonly importer: string; readonly declarant: string };
}

/** Size of a ledger. */
export interface LedgerSize {
  readonly entries: number;
  /** Entries of each of the two large years. */
  readonly ownEntries: number;
  readonly importers: number;
}

const goods = [
  ["72083900", "CHN"],
  ["76042990", "IND"],
  ["73181595", "CHN"],
  ["31021019", "EGY"],
];

/** Fills an empty ledger whose importers and declarants of the two large years are there. */
export const fillLedger = async (
  client: pg.Client,
  { of2026, of2027 }: LargeYears,
  { entries, ownEntries, importers }: LedgerSize,
): Promise<void> => {
  await client.query(
    `insert into importer (id, account_id, eori, name, created_at)
     select gen_random_uuid(), i.account_id, 'DE2' || lpad(n::text, 14, '0'), 'Importer ' || n, now()
     from importer i, generate_series(1, $1::integer) n where i.id = $2::uuid`,
    [importers - 2, of2026.importer],
  );
  await client.query("set session_replication_role = replica");
  await client.query(
    `with places as (
       select id, (row_number() over (order by id <> $1::uuid, id <> $6::uuid, eori) - 1)::integer as place
       from importer
     ), made as (
       select gen_random_uuid() as id, p.id as importer_id, n, goods.of_row,
         (case when n between $3::integer + 1 and 2 * $3::integer then date '2027-01-01' else date '2026-01-01' end
           + n % 320) as released_on
       from generate_series(1, $2::integer) n
       join places p on p.place =
         case when n <= $3::integer then 0 when n <= 2 * $3::integer then 1 else 2 + n % ($8::integer - 2) end
       cross join lateral (select $4::json -> (n % 4)::integer as of_row) goods
     ), entries as (
       insert into import_entry (id, importer_id, first_entry_id, kind, recorded_on, known_from, declarant_id,
         representation, mrn, item, released_on, facts)
       select id, importer_id, id, 'import', '2026-11-01', '2026-11-01',
         case importer_id when $1::uuid then $5::uuid when $6::uuid then $7::uuid end, 'own',
         '26DE' || lpad(n::text, 14, '0'), 1, released_on, json_build_object(
           'releasedOn', to_char(released_on, 'YYYY-MM-DD'), 'procedure', '4000', 'cnCode', of_row ->> 0,
           'taricCode', null, 'origin', of_row ->> 1, 'netMassT', (1 + n % 97)::text || '.25', 'mwh', null,
           'productionRoute', null, 'determination', 'default', 'claimedExemption', null, 'actual', null,
           'carbonPrice', null, 'placed', null, 'codes', '[]'::json, 'memberState', null, 'note', null)
       from made returning id, importer_id, mrn, item
     )
     insert into live_import (importer_id, mrn, item, first_entry_id, entry_id, law_id)
     select importer_id, mrn, item, id, id, 1 from entries`,
    [
      of2026.importer,
      entries,
      ownEntries,
      JSON.stringify(goods),
      of2026.declarant,
      of2027.importer,
      of2027.declarant,
      importers,
    ],
  );
  await client.query("set session_replication_role = origin");
  await client.query("vacuum analyze import_entry");
  await client.query("vacuum analyze live_import");
};

/** Statements that read the rows of a question with the columns that its answer needs, or all of them. */
const holds = "e.kind <> 'cancellation' and not exists (select from import_entry f where f.refers_to = e.id)";

/** A question of the service, the same of nobody's imports, and the bare statement that reads the same rows. */
export interface LedgerQuestion {
  readonly name: string;
  readonly path: string;
  readonly emptyPath: string;
  readonly statement: string;
  readonly value: string;
}

/** @returns the questions about the two large years, and about an importer and a declarant without imports */
export const ledgerQuestions = (
  { of2026, of2027 }: LargeYears,
  nobody: { readonly importer: string; readonly declarant: string },
): ReadonlyArray<LedgerQuestion> => {
  const imports = "/api/v1/cbam/imports";
  const year = (of: number) => `e.released_on between '${of}-01-01' and '${of}-12-31'`;
  const wholeYear = (of: number) =>
    `select e.* from import_entry e where e.declarant_id = $1 and ${year(of)} and ${holds}
     order by e.released_on, e.first_entry_id`;
  return [
    {
      name: "threshold",
      path: `${imports}/threshold?importer=${of2026.importer}&year=2026`,
      emptyPath: `${imports}/threshold?importer=${nobody.importer}&year=2026`,
      statement: `select e.first_entry_id, e.released_on::text, e.cn_code, e.origin, e.claimed_exemption,
        e.determination, e.net_mass_t::text from import_entry e where e.importer_id = $1 and ${
        year(2026)
      } and ${holds}
        order by e.released_on, e.first_entry_id`,
      value: of2026.importer,
    },
    {
      name: "list, one page",
      path: `${imports}?importer=${of2026.importer}&limit=100`,
      emptyPath: `${imports}?importer=${nobody.importer}&limit=100`,
      statement: `select e.* from import_entry e where e.importer_id = $1 and ${holds}
        order by e.first_entry_id desc limit 101`,
      value: of2026.importer,
    },
    {
      name: "holding",
      path: `${imports}/holding?declarant=${of2027.declarant}&year=2027`,
      emptyPath: `${imports}/holding?declarant=${nobody.declarant}&year=2027`,
      statement: wholeYear(2027),
      value: of2027.declarant,
    },
    {
      name: "declaration",
      path: `${imports}/declaration?declarant=${of2026.declarant}&year=2026`,
      emptyPath: `${imports}/declaration?declarant=${nobody.declarant}&year=2026`,
      statement: wholeYear(2026),
      value: of2026.declarant,
    },
  ];
};
