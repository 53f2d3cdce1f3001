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

/** Code, origin and route; the route is named where the default values have several. */
const goods: ReadonlyArray<readonly [cnCode: string, origin: string, route: string | null]> = [
  ["72083900", "CHN", null],
  ["76042990", "IND", null],
  ["73181595", "CHN", null],
  ["31021019", "EGY", null],
  ["76011090", "IND", null],
  ["25232900", "UKR", null],
  ["73181595", "TUR", null],
  ["72083900", "IND", null],
  ["76042990", "CHN", null],
  ["31021019", "DZA", null],
];

/** Days over which the imports of a year are spread; each has every kind of goods. */
const daysOfYear = 320;

/** Of so many imports one has actual values of its own, and of so many one was corrected. */
const actualEvery = 41;
const correctedEvery = 101;

const actual = {
  directTPerT: "1.98",
  indirectTPerT: null,
  freeAllocationTPerT: "1.2",
  unitContent: null,
  precursors: null,
  defaultShare: null,
  reportingPeriod: null,
  installation: {
    id: "INST-1",
    name: null,
    unlocode: null,
    address: null,
    latitude: null,
    longitude: null,
    operator: null,
  },
  verification: null,
};

/**
 * Fills an empty ledger whose importers and declarants of the two large years are there.
 * @param isCalculated true where all imports count as calculated under the first law, though none has a calculation
 */
export const fillLedger = async (
  client: pg.Client,
  { of2026, of2027 }: LargeYears,
  { entries, ownEntries, importers }: LedgerSize,
  isCalculated: boolean,
): Promise<void> => {
  await client.query(
    `insert into importer (id, account_id, eori, name, created_at)
     select gen_random_uuid(), i.account_id, 'DE2' || lpad(n::text, 14, '0'), 'Importer ' || n, now()
     from importer i, generate_series(1, $1::integer) n where i.id = $2::uuid`,
    [importers - 2, of2026.importer],
  );
  await client.query("set session_replication_role = replica");
  for (const trigger of ["filled", "ends"]) {
    await client.query(`alter table import_entry enable always trigger import_entry_${trigger}`);
  }
  await client.query(
    `with places as (
       select id, (row_number() over (order by id <> $1::uuid, id <> $6::uuid, eori) - 1)::integer as place
       from importer
     ), made as (
       select gen_random_uuid() as id, p.id as importer_id, n, $4::json -> ((n / ${daysOfYear}) % ${goods.length}) as of_row,
         n % ${actualEvery} = 0 as is_actual,
         (case when n between $3::integer + 1 and 2 * $3::integer then date '2027-01-01' else date '2026-01-01' end
           + n % ${daysOfYear}) as released_on
       from generate_series(1, $2::integer) n
       join places p on p.place =
         case when n <= $3::integer then 0 when n <= 2 * $3::integer then 1 else 2 + n % ($8::integer - 2) end
     ), entries as (
       insert into import_entry (id, importer_id, first_entry_id, kind, recorded_on, known_from, declarant_id,
         representation, mrn, item, released_on, facts)
       select id, importer_id, id, 'import', '2026-11-01', '2026-11-01',
         case importer_id when $1::uuid then $5::uuid when $6::uuid then $7::uuid end, 'own',
         '26DE' || lpad(n::text, 14, '0'), 1, released_on, json_build_object(
           'releasedOn', to_char(released_on, 'YYYY-MM-DD'), 'procedure', '4000', 'cnCode', of_row ->> 0,
           'taricCode', null, 'origin', of_row ->> 1, 'netMassT', (1 + n % 97)::text || '.25', 'mwh', null,
           'productionRoute', of_row ->> 2, 'determination', case when is_actual then 'actual' else 'default' end,
           'claimedExemption', null, 'actual', case when is_actual then $9::json end,
           'carbonPrice', null, 'placed', null, 'codes', '[]'::json, 'memberState', null, 'note', 'Order ' || n)
       from made returning id, importer_id, mrn, item
     )
     insert into live_import (importer_id, mrn, item, first_entry_id, entry_id, law_id)
     select importer_id, mrn, item, id, id, $10::integer from entries`,
    [
      of2026.importer,
      entries,
      ownEntries,
      JSON.stringify(goods),
      of2026.declarant,
      of2027.importer,
      of2027.declarant,
      importers,
      JSON.stringify(actual),
      isCalculated ? 1 : 0,
    ],
  );
  await client.query(
    `with corrected as (
       insert into import_entry (id, importer_id, first_entry_id, kind, refers_to, recorded_on, known_from, declarant_id,
         representation, mrn, item, released_on, facts)
       select gen_random_uuid(), importer_id, id, 'correction', id, '2026-11-02', '2026-11-02', declarant_id, representation, mrn,
         item, released_on, (facts::jsonb || '{"netMassT": "7.5"}')::json
       from import_entry where place % ${correctedEvery} = 0 returning id, first_entry_id
     )
     update live_import l set entry_id = c.id from corrected c where l.first_entry_id = c.first_entry_id`,
  );
  await client.query("set session_replication_role = origin");
  await client.query("vacuum analyze import_entry");
  await client.query("vacuum analyze live_import");
};

/** A question of the service, the same of a row at most, and bare statements that read the same rows. */
export interface LedgerQuestion {
  readonly name: string;
  readonly path: string;
  /** The same question of one import, or of none: what any such call costs. */
  readonly fixedPath: string;
  /** Reads the rows with the columns that the answer is made of. */
  readonly statement: string;
  /** Reads them with every column, where that is another statement. */
  readonly wholeRows: string;
  readonly value: string;
}

const holds = "e.kind <> 'cancellation' and not exists (select from import_entry f where f.refers_to = e.id)";

/** @returns the questions about the two large years, and about an importer and a declarant without imports */
export const ledgerQuestions = (
  { of2026, of2027 }: LargeYears,
  nobody: { readonly importer: string; readonly declarant: string },
): ReadonlyArray<LedgerQuestion> => {
  const imports = "/api/v1/cbam/imports";
  const year = (of: number) => `e.released_on between '${of}-01-01' and '${of}-12-31'`;
  const ofYear = (columns: string, of: number) =>
    `select ${columns} from import_entry e where e.declarant_id = $1 and ${year(of)} and ${holds}
     order by e.released_on, e.first_entry_id`;
  const figured = "e.first_entry_id, e.importer_id, e.facts";
  const counted = `select e.first_entry_id, e.released_on::text, e.cn_code, e.origin, e.claimed_exemption,
    e.determination, e.net_mass_t::text from import_entry e where e.importer_id = $1 and ${
    year(2026)
  } and ${holds}
    order by e.released_on, e.first_entry_id`;
  const list = (columns: string) =>
    `select ${columns} from import_entry e where e.importer_id = $1 and ${holds}
     order by e.first_entry_id desc limit 101`;
  return [
    {
      name: "threshold",
      path: `${imports}/threshold?importer=${of2026.importer}&year=2026`,
      fixedPath: `${imports}/threshold?importer=${nobody.importer}&year=2026`,
      statement: counted,
      wholeRows: counted,
      value: of2026.importer,
    },
    {
      name: "list, one page",
      path: `${imports}?importer=${of2026.importer}&limit=100`,
      fixedPath: `${imports}?importer=${of2026.importer}&limit=1`,
      statement: list(
        `e.id, e.kind, e.refers_to, e.recorded_on::text, e.importer_id, e.declarant_id, e.representation,
        e.mrn, e.item, e.facts`,
      ),
      wholeRows: list("e.*"),
      value: of2026.importer,
    },
    {
      name: "holding",
      path: `${imports}/holding?declarant=${of2027.declarant}&year=2027`,
      fixedPath: `${imports}/holding?declarant=${nobody.declarant}&year=2027`,
      statement: ofYear(figured, 2027),
      wholeRows: ofYear("e.*", 2027),
      value: of2027.declarant,
    },
    {
      name: "declaration",
      path: `${imports}/declaration?declarant=${of2026.declarant}&year=2026`,
      fixedPath: `${imports}/declaration?declarant=${nobody.declarant}&year=2026`,
      statement: ofYear(figured, 2026),
      wholeRows: ofYear("e.*", 2026),
      value: of2026.declarant,
    },
  ];
};
