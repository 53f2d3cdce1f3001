/**
 * Tables of an account's ledger as they are exported, each with the condition by which its rows are the account's. The account is
 * the parameter $1.
 */
import type { ExportedKind } from "../../../../application/imports/records/record_ports.ts";
import { eoriAsWritten } from "../../columns.ts";

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
/** Documents have megabytes: several would be read, and held, in one piece. */
const documentsAtOnce = 1;

const ofImporter = "join importer i on i.id = t.importer_id and i.account_id = $1::uuid";
const ofDeclarant = "join declarant d on d.id = t.declarant_id and d.account_id = $1::uuid";
const ofLot = `join certificate_lot l on l.id = t.lot_id
  join declarant d on d.id = l.declarant_id and d.account_id = $1::uuid`;
const ofInstallation = "join installation i on i.id = t.installation_id and i.account_id = $1::uuid";
const byId = [["t.id", "id", "uuid"]] as const;
const some = (columns: string, from: string) => ({ columns, from, key: byId, atOnce: rowsAtOnce });

/** Kinds that an account may have millions of: they are read some imports at a time, by the imports' ids $1. */
export const partsOfImports = {
  calculations: `select t.entry_id, t.law_id, t.calculated_at, t.figures
    from import_entry e join import_calculation t on t.entry_id = e.id
    where e.first_entry_id = any($1::uuid[]) order by t.entry_id, t.law_id`,
  entries:
    `select t.importer_id, t.first_entry_id as import_id, t.id, t.place, t.kind, t.refers_to, t.recorded_on,
      t.declarant_id, t.representation, t.mrn, t.item, t.released_on, t.facts
    from import_entry t where t.first_entry_id = any($1::uuid[]) order by t.first_entry_id, t.place`,
} as const;

/** Laws that calculations of the imports $1 were made under, and those of the numbers $1. */
export const lawNumbers =
  `select distinct c.law_id as number from import_entry e join import_calculation c on c.entry_id = e.id
  where e.first_entry_id = any($1::uuid[])`;
export const laws = `select t.id, t.fingerprint, t.versions, t.seen_at from import_law t
  where t.id = any($1::integer[]) order by t.id`;

/** Every other kind as it is exported. */
export const exportedParts: Readonly<
  Record<Exclude<ExportedKind, keyof typeof partsOfImports | "laws">, ExportedPart>
> = {
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
  certificate_withdrawals: some(
    "t.id, t.lot_id, t.move_id, t.withdrawn_on, t.note",
    `certificate_withdrawal t ${ofLot}`,
  ),
  certificate_moves: some(
    "t.id, t.lot_id, t.kind, t.moved_on, t.number, t.for_year",
    `certificate_move t ${ofLot}`,
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
    `t.id, ${eoriAsWritten("t")} as eori, t.name, t.cbam_account, t.created_at`,
    "(select * from declarant where account_id = $1::uuid) t",
  ),
  importers: some(
    `t.id, ${eoriAsWritten("t")} as eori, t.name, t.member_state, t.created_at`,
    "(select * from importer where account_id = $1::uuid) t",
  ),
  members: some(
    "t.id, t.email, t.role, t.joined_at, t.left_at",
    "(select * from member where account_id = $1::uuid) t",
  ),
  inquiry_files: {
    ...some(
      "t.inquiry_id, t.round, t.file_id, t.name, t.is_sent",
      `inquiry_file t join supplier_file f on f.id = t.file_id and f.account_id = $1::uuid`,
    ),
    key: [["t.inquiry_id", "inquiry_id", "uuid"], ["t.round", "round", "integer"], [
      "t.file_id",
      "file_id",
      "uuid",
    ]],
  },
  value_attachments: some(
    "t.id, t.value_id, t.file_id, t.name, t.origin, t.added_on",
    `value_attachment t join supplier_file f on f.id = t.file_id and f.account_id = $1::uuid`,
  ),
  supplier_files: some(
    "t.id, t.sha256, t.kind, t.size_bytes, t.stored_at",
    "(select * from supplier_file where account_id = $1::uuid) t",
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
  // A member's own drafts and calculations are that person's to download.
  saved_items: some(
    "t.id, t.kind, t.item::json as item, t.saved_at",
    "(select * from saved_item where account_id = $1::uuid and owner_id = $1::uuid) t",
  ),
};
