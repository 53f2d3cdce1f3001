/**
 * Tables of an account's ledger, each with the condition by which its rows are the account's, and by which they go with a year.
 * The account is the parameter $1.
 */
import type {
  ExportedKind,
  RecordBounds,
  RecordKind,
} from "../../../../application/imports/records/record_ports.ts";

/** Rows of a table as they are exported. */
export interface ExportedPart {
  /** Columns, under the names that they leave by. */
  readonly columns: string;
  readonly from: string;
  /** Columns that rows are told apart and ordered by, with their types. */
  readonly key: ReadonlyArray<readonly [column: string, name: string, type: string]>;
  readonly atOnce: number;
}

const rowsAtOnce = 5_000;
/** Documents have megabytes. */
const documentsAtOnce = 10;

const ofImporter = "join importer i on i.id = t.importer_id and i.account_id = $1::uuid";
const ofDeclarant = "join declarant d on d.id = t.declarant_id and d.account_id = $1::uuid";
const ofInstallation = "join installation i on i.id = t.installation_id and i.account_id = $1::uuid";
const byId = [["t.id", "id", "uuid"]] as const;
const some = (columns: string, from: string) => ({ columns, from, key: byId, atOnce: rowsAtOnce });

/** Every kind as it is exported. */
export const exportedParts: Readonly<Record<ExportedKind, ExportedPart>> = {
  laws: {
    ...some(
      "t.id, t.fingerprint, t.versions, t.seen_at",
      `import_law t join (select distinct c.law_id from import_calculation c join import_entry e on e.id = c.entry_id
         join importer i on i.id = e.importer_id and i.account_id = $1::uuid) used on used.law_id = t.id`,
    ),
    key: [["t.id", "id", "integer"]],
  },
  calculations: {
    ...some(
      "t.entry_id, t.law_id, t.calculated_at, t.figures",
      `import_calculation t join import_entry e on e.id = t.entry_id
         join importer i on i.id = e.importer_id and i.account_id = $1::uuid`,
    ),
    key: [["t.entry_id", "entry_id", "uuid"], ["t.law_id", "law_id", "integer"]],
  },
  entries: {
    ...some(
      `t.importer_id, t.first_entry_id as import_id, t.id, t.place, t.kind, t.refers_to, t.recorded_on, t.declarant_id,
       t.representation, t.mrn, t.item, t.released_on, t.facts`,
      `import_entry t ${ofImporter}`,
    ),
    key: [
      ["t.importer_id", "importer_id", "uuid"],
      ["t.first_entry_id", "import_id", "uuid"],
      ["t.place", "place", "bigint"],
    ],
  },
  threshold_notices: {
    ...some("t.importer_id, t.year, t.kind, t.day, t.queued_at", `threshold_notice t ${ofImporter}`),
    key: [["t.importer_id", "importer_id", "uuid"], ["t.year", "year", "integer"], [
      "t.kind",
      "kind",
      "text",
    ]],
  },
  declaration_documents: {
    ...some(
      `t.id, t.declarant_id, t.year, t.report_number, t.issued_on, t.content, t.content_hash, t.signature,
       t.signed_with, t.created_at`,
      `declaration_report t ${ofDeclarant}`,
    ),
    atOnce: documentsAtOnce,
  },
  certificate_moves: some(
    "t.id, t.lot_id, t.kind, t.moved_on, t.number, t.for_year",
    `certificate_move t join certificate_lot l on l.id = t.lot_id
       join declarant d on d.id = l.declarant_id and d.account_id = $1::uuid`,
  ),
  certificate_lots: some(
    "t.id, t.declarant_id, t.kind, t.bought_on, t.number, t.unit_price_eur::text, t.reference",
    `certificate_lot t ${ofDeclarant}`,
  ),
  declarant_states: some(
    "t.id, t.declarant_id, t.state, t.from_day, t.reference, t.recorded_on",
    `declarant_state t ${ofDeclarant}`,
  ),
  declarants: some(
    "t.id, t.eori, t.name, t.cbam_account, t.created_at",
    "(select * from declarant where account_id = $1::uuid) t",
  ),
  importers: some(
    "t.id, t.eori, t.name, t.member_state, t.created_at",
    "(select * from importer where account_id = $1::uuid) t",
  ),
  inquiry_answers: {
    ...some(
      "t.inquiry_id, t.round, t.sent_on, t.answer_values, t.remark",
      `inquiry_answer t join supplier_inquiry q on q.id = t.inquiry_id
         join installation i on i.id = q.installation_id and i.account_id = $1::uuid`,
    ),
    key: [["t.inquiry_id", "inquiry_id", "uuid"], ["t.round", "round", "integer"]],
  },
  inquiries: some(
    `t.id, t.installation_id, t.facts, t.asked_on, t.state, t.round, t.round_on, t.due_on, t.open_until, t.remark,
     t.created_at`,
    `supplier_inquiry t ${ofInstallation}`,
  ),
  value_versions: {
    ...some(
      "t.value_id, t.version, t.recorded_on, t.facts",
      `supplier_value_version t join supplier_value s on s.id = t.value_id
         join installation i on i.id = s.installation_id and i.account_id = $1::uuid`,
    ),
    key: [["t.value_id", "value_id", "uuid"], ["t.version", "version", "integer"]],
  },
  supplier_values: some(
    "t.id, t.installation_id, t.cn_code, t.period, t.production_route, t.created_at",
    `supplier_value t ${ofInstallation}`,
  ),
  installation_versions: {
    ...some(
      "t.installation_id, t.version, t.recorded_on, t.facts",
      `installation_version t ${ofInstallation}`,
    ),
    key: [["t.installation_id", "installation_id", "uuid"], ["t.version", "version", "integer"]],
  },
  installations: some(
    "t.id, t.registry_id, t.created_at",
    "(select * from installation where account_id = $1::uuid) t",
  ),
};

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
const declarants = ({ declarantIds }: ClosedBounds) => [declarantIds];
const importers = ({ importerIds }: ClosedBounds) => [importerIds];
const lotsOfAccount = `select id from certificate_lot where ${ofAccount("declarant_id", "declarant")}`;

const periods = ({ throughYear }: ClosedBounds) => [throughYear];
const installations = ({ installationIds }: ClosedBounds) => [installationIds];
/** Values `s` of the account of no later period than $2: entries of the ledger have copies of what they took. */
const oldValue =
  `s.period <= $2 and s.installation_id in (select id from installation where account_id = $1::uuid)`;
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
  and not exists (select from supplier_value s where s.installation_id = i.id and s.period > $2)
  and not exists (select from supplier_inquiry q where q.installation_id = i.id and q.period > $2)
  and ($3::boolean or exists (select from supplier_value s where s.installation_id = i.id))`;
