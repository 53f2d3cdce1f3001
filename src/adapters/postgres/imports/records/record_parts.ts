/**
 * Tables of an account's ledger as their rows go with a year, each with the condition by which its rows are the account's. The
 * account is the parameter $1.
 */
import type { RecordBounds, RecordKind } from "../../../../application/imports/records/record_ports.ts";

/** Bounds with the people of whom nothing is left behind them. */
export interface ClosedBounds extends RecordBounds {
  readonly importerIds: ReadonlyArray<string>;
  readonly declarantIds: ReadonlyArray<string>;
  readonly installationIds: ReadonlyArray<string>;
}

/** Rows of a table that go: the condition on them, and its parameters behind the account. */
export interface DeletedPart {
  readonly table: string;
  readonly condition: string;
  readonly values: (bounds: ClosedBounds) => ReadonlyArray<unknown>;
}

const lastDay = ({ throughYear }: RecordBounds): string => `${throughYear}-12-31`;

/** Imports of whose entries none was released behind the day $2. */
const chains = `select e.first_entry_id from import_entry e join importer i on i.id = e.importer_id
  where i.account_id = $1::uuid group by e.first_entry_id having max(e.released_on) <= $2::date`;

const ofAccount = (column: string, owner: "importer" | "declarant") =>
  `${column} in (select id from ${owner} where account_id = $1::uuid)`;
const day = (bounds: ClosedBounds) => [lastDay(bounds)];
const lots = ({ lotIds }: ClosedBounds) => [lotIds];
const whole = ({ isWhole }: ClosedBounds) => [isWhole];
const declarants = ({ declarantIds }: ClosedBounds) => [declarantIds];
const importers = ({ importerIds }: ClosedBounds) => [importerIds];
const lotsOfAccount = `select id from certificate_lot where ${ofAccount("declarant_id", "declarant")}`;

const periods = ({ throughYear }: ClosedBounds) => [throughYear];
const installations = ({ installationIds }: ClosedBounds) => [installationIds];
/** Values `s` that stay: of a later period than $2, or taken by an import of which an entry was released behind that year. */
const laterValue =
  `(s.period > $2::int or exists (select from import_entry e join importer m on m.id = e.importer_id
  join import_entry f on f.first_entry_id = e.first_entry_id and f.released_on > make_date($2::int, 12, 31)
  where m.account_id = $1::uuid and e.value_id = s.id))`;
/** Values `s` of the account that don't. */
const oldValue =
  `not ${laterValue} and s.installation_id in (select id from installation where account_id = $1::uuid)`;
const periodsAndInstallations = ({ throughYear, installationIds }: ClosedBounds) => [
  throughYear,
  installationIds,
];
/** Inquiries `q` of the account of no later period than $2, or of installations that go. */
const oldInquiry = `(q.period <= $2 or q.installation_id = any($3::uuid[]))
  and q.installation_id in (select id from installation where account_id = $1::uuid)`;

/** Every kind as it is deleted. */
export const deletedParts: Readonly<Record<RecordKind, DeletedPart>> = {
  calculations: {
    table: "import_calculation",
    condition: `entry_id in (select id from import_entry where first_entry_id in (${chains}))`,
    values: day,
  },
  live_imports: { table: "live_import", condition: `first_entry_id in (${chains})`, values: day },
  entries: { table: "import_entry", condition: `first_entry_id in (${chains})`, values: day },
  threshold_notices: {
    table: "threshold_notice",
    condition: `${ofAccount("importer_id", "importer")} and (year <= $2 or importer_id = any($3::uuid[]))`,
    values: ({ throughYear, importerIds }) => [throughYear, importerIds],
  },
  declaration_documents: {
    table: "declaration_report",
    condition: "account_id = $1::uuid and year <= $2",
    values: ({ throughYear }) => [throughYear],
  },
  certificate_withdrawals: {
    table: "certificate_withdrawal",
    condition: `lot_id in (${lotsOfAccount}) and lot_id = any($2::uuid[])`,
    values: lots,
  },
  certificate_moves: {
    table: "certificate_move",
    condition: `lot_id in (${lotsOfAccount}) and lot_id = any($2::uuid[])`,
    values: lots,
  },
  certificate_lots: {
    table: "certificate_lot",
    condition: `${ofAccount("declarant_id", "declarant")} and id = any($2::uuid[])`,
    values: lots,
  },
  declarant_states: {
    table: "declarant_state",
    condition: `${ofAccount("declarant_id", "declarant")} and declarant_id = any($2::uuid[])`,
    values: declarants,
  },
  declarants: {
    table: "declarant",
    condition: "account_id = $1::uuid and id = any($2::uuid[])",
    values: declarants,
  },
  importers: {
    table: "importer",
    condition: "account_id = $1::uuid and id = any($2::uuid[])",
    values: importers,
  },
  inquiry_files: {
    table: "inquiry_file",
    condition: `inquiry_id in (select q.id from supplier_inquiry q where ${oldInquiry})`,
    values: periodsAndInstallations,
  },
  inquiry_links: {
    table: "inquiry_link",
    condition: `inquiry_id in (select q.id from supplier_inquiry q where ${oldInquiry})`,
    values: periodsAndInstallations,
  },
  inquiry_answers: {
    table: "inquiry_answer",
    condition: `inquiry_id in (select q.id from supplier_inquiry q where ${oldInquiry})`,
    values: periodsAndInstallations,
  },
  inquiries: {
    table: "supplier_inquiry",
    condition: `id in (select q.id from supplier_inquiry q where ${oldInquiry})`,
    values: periodsAndInstallations,
  },
  value_attachments: {
    table: "value_attachment",
    condition: `value_id in (select s.id from supplier_value s where ${oldValue})`,
    values: periods,
  },
  supplier_files: {
    table: "supplier_file",
    condition: `account_id = $1::uuid
      and not exists (select from value_attachment a join supplier_value s on s.id = a.value_id
        where a.file_id = supplier_file.id and not (${oldValue}))
      and not exists (select from inquiry_file d join supplier_inquiry q on q.id = d.inquiry_id
        where d.file_id = supplier_file.id and not (${oldInquiry}))`,
    values: periodsAndInstallations,
  },
  value_versions: {
    table: "supplier_value_version",
    condition: `value_id in (select s.id from supplier_value s where ${oldValue})`,
    values: periods,
  },
  supplier_values: {
    table: "supplier_value",
    condition: `id in (select s.id from supplier_value s where ${oldValue})`,
    values: periods,
  },
  installation_versions: {
    table: "installation_version",
    condition: "installation_id = any($2::uuid[]) and $1::uuid is not null",
    values: installations,
  },
  installations: {
    table: "installation",
    condition: "account_id = $1::uuid and id = any($2::uuid[])",
    values: installations,
  },
  saved_items: { table: "saved_item", condition: "account_id = $1::uuid and $2::boolean", values: whole },
};

/** Importers of whom nothing is left behind the day $2; with $3 also those of whom nothing was ever recorded. */
export const closedImporters = `select i.id from importer i where i.account_id = $1::uuid
  and not exists (select from import_entry e where e.importer_id = i.id and e.released_on > $2::date)
  and ($3::boolean or exists (select from import_entry e where e.importer_id = i.id))`;

/** Declarants likewise: of imports, of documents behind the year $4, of lots other than $5. */
export const closedDeclarants = `select d.id from declarant d where d.account_id = $1::uuid
  and not exists (select from import_entry e join import_entry f on f.first_entry_id = e.first_entry_id
    where e.declarant_id = d.id and f.released_on > $2::date)
  and not exists (select from declaration_report r where r.declarant_id = d.id and r.year > $4)
  and not exists (select from certificate_lot l where l.declarant_id = d.id and l.id <> all($5::uuid[]))
  and ($3::boolean or exists (select from import_entry e where e.declarant_id = d.id)
    or exists (select from declaration_report r where r.declarant_id = d.id)
    or exists (select from certificate_lot l where l.declarant_id = d.id))`;

/** Installations of which no value is left behind the year $2; with $3 also those of which none was ever recorded. */
export const closedInstallations = `select i.id from installation i where i.account_id = $1::uuid
  and not exists (select from supplier_value s where s.installation_id = i.id and ${laterValue})
  and not exists (select from supplier_inquiry q where q.installation_id = i.id and q.period > $2)
  and ($3::boolean or exists (select from supplier_value s where s.installation_id = i.id))`;
