/**
 * A row of an answered table of shipments: what was sent, then what came of it, under the contract's names, and last the columns
 * that were passed through. A row with an error shows what was sent. Contract sections 2.2, 2.5 and 2.6.
 */
import * as Schema from "effect/Schema";
import { rowOfKept } from "../../../domain/cbam/bulk/bulk.ts";
import { routeOfSeveralGrades } from "../../../domain/cbam/law/production_route.ts";
import { precursorCell } from "../../../domain/cbam/bulk/precursor_cell.ts";
import type { BatchHead, RowRecord } from "../../../domain/cbam/bulk/bulk_record.ts";
import type {
  CalculationRecord,
  CertificatePriceRecord,
  SupplierValueUsed,
} from "../../../contract/answers/calculation.ts";
import { ReadAs } from "../../../contract/answers/members.ts";
import { jsonOf, numberOf, recordOf, textOf, textsOf } from "../../../kernel/text/json.ts";
import type { Cell, CellFormat } from "../../../domain/documents/workbook.ts";
import { type AnswerColumn as ColumnOf, column } from "../../../http/wire/table/answer_column.ts";
import { sentenceOf } from "../../../kernel/lenient/reading.ts";
import { BulkShipment } from "../../../contract/requests/calculation.ts";
import { columns } from "./columns.ts";
import { type GivenMember, givenMembersOf, massAsSent } from "./sent_members.ts";

type Members = Readonly<Record<string, unknown>>;

/** A row whose kept texts were parsed. */
export interface AnsweredRow {
  readonly head: BatchHead;
  readonly row: RowRecord;
  readonly clientRef: string | undefined;
  /** Members of the row as it was sent; releases before this one may have left some out. */
  readonly input: Members;
  /** Members of the calculation, or of the error. */
  readonly output: Members;
}

/** @returns the row's texts as values */
export const answeredRow = (head: BatchHead, row: RowRecord): AnsweredRow => ({
  head,
  row,
  clientRef: textOf(jsonOf(row.clientRef)),
  input: recordOf(jsonOf(row.input)),
  output: recordOf(jsonOf(row.output)),
});

type AnswerColumn = ColumnOf<AnsweredRow>;

const summed = (name: string, format: CellFormat, cell: AnswerColumn["cell"]): AnswerColumn => ({
  ...column(name, format, 16, cell),
  isSummed: true,
});

const figure = (name: keyof CalculationRecord & `${string}_t`): AnswerColumn =>
  summed(name, "number", ({ output }) => numberOf(output[name]));

const money = (name: keyof CalculationRecord & `${string}_eur`): AnswerColumn =>
  summed(name, "money", ({ output }) => numberOf(output[name]));

const cellOf = (value: unknown): Cell | undefined =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? value : undefined;

/** A wrong row's cell by the contract's name, as it was sent. */
const sentOf = ({ input }: AnsweredRow, name: string): Cell => cellOf(recordOf(input["sent"])[name]) ?? null;

const priceOf = ({ output }: AnsweredRow, name: keyof CertificatePriceRecord): Cell | undefined =>
  cellOf(recordOf(output["certificate_price"])[name]);

const valueOf = ({ output }: AnsweredRow, name: keyof SupplierValueUsed): Cell | undefined =>
  cellOf(recordOf(output["supplier_value"])[name]);

const isReadAs = Schema.is(ReadAs);

/** Sentences about values of the row that were not written in their strict form; undefined where none is kept. */
const readAsOf = ({ input }: AnsweredRow): string | undefined =>
  Array.isArray(input["read_as"]) ? input["read_as"].filter(isReadAs).map(sentenceOf).join(" ") : undefined;

/** @returns the notes on the row's figures */
export const notesOf = ({ output }: AnsweredRow): ReadonlyArray<string> => textsOf(output["notes"]);

/** @returns the data set that the row's figures rest on; undefined for a row without one, such as one with an error */
export const dataSetOf = ({ output }: AnsweredRow): string | undefined => textOf(output["dataset_version"]);

const verifiedMembers = ["verified_direct_intensity", "verified_indirect_intensity", "value_id"] as const;

/**
 * Route of a row; none beside verified values for which neither the row nor the supplier's value named one, and whose benchmark another
 * grade may have: sent back it would name one.
 */
const routeOf = (row: AnsweredRow): Cell | undefined => {
  const route = cellOf(row.output["production_route"]) ?? sentOf(row, "production_route");
  if (route !== routeOfSeveralGrades) return route;
  const given = recordOf(rowOfKept(jsonOf(row.row.sent)));
  const isAssumed = cellOf(given["production_route"]) === undefined &&
    valueOf(row, "production_route") === undefined &&
    verifiedMembers.some((name) => cellOf(given[name]) !== undefined);
  return isAssumed ? undefined : route;
};

/** Every column but those that are passed through, in their order. */
const answerColumns: ReadonlyArray<AnswerColumn> = [
  column("row_index", "whole", 10, ({ row }) => row.rowIndex),
  column("client_ref", "text", 20, (row) => row.clientRef ?? sentOf(row, "client_ref")),
  column("cn_code", "text", 12, (row) => cellOf(row.input["cn_code"]) ?? sentOf(row, "cn_code")),
  column(
    "origin_country",
    "text",
    10,
    (row) => cellOf(row.input["origin_country_iso3"]) ?? sentOf(row, "origin_country"),
  ),
  summed(
    "tonnage",
    "number",
    (row) =>
      numberOf(row.input["mwh"]) === undefined
        ? cellOf(row.input["tonnage"]) ?? massAsSent((name) => sentOf(row, name))
        : undefined,
  ),
  column("import", "day", 12, (row) => cellOf(row.input["import"]) ?? sentOf(row, "import")),
  column("import_year", "whole", 11, (row) => cellOf(row.input["import_year"]) ?? sentOf(row, "import_year")),
  column("status", "text", 13, ({ row }) => row.calcStatus),
  column("in_scope", "text", 9, ({ output }) => cellOf(output["in_scope"])),
  column("sector", "text", 13, ({ output }) => cellOf(output["sector"])),
  column("production_route", "text", 12, routeOf),
  figure("direct_emissions_t"),
  figure("indirect_emissions_t"),
  figure("free_allocation_t"),
  figure("net_emissions_t"),
  column("certificate_price_period", "text", 12, (row) => priceOf(row, "period")),
  column(
    "certificate_price_eur_per_tco2e",
    "money",
    16,
    (row) => priceOf(row, "price_eur_per_tco2e"),
  ),
  column("certificate_price_published_at", "day", 16, (row) => priceOf(row, "published_at")),
  money("gross_cost_eur"),
  money("origin_carbon_deduction_eur"),
  money("net_cost_eur"),
  column("intensity_source", "text", 28, ({ output }) => cellOf(output["intensity_source"])),
  column("value_id", "text", 38, (row) => valueOf(row, "id") ?? sentOf(row, "value_id")),
  column("value_version", "whole", 12, (row) => valueOf(row, "version")),
  column("message", "text", 50, ({ output }) => cellOf(output["message"])),
  column(
    "notes",
    "text",
    50,
    (row) => row.output["notes"] === undefined ? undefined : notesOf(row).join(" "),
  ),
  column("read_as", "text", 40, readAsOf),
  column("report_id", "text", 38, ({ row }) => row.reportId),
  column("request_id", "text", 38, ({ head }) => head.requestId),
  column("dataset_version", "text", 14, (row) => dataSetOf(row) ?? row.head.disclosure.dataset_version),
  column("disclosure", "text", 40, ({ head }) => head.disclosure.statement),
];

const codeOf = ({ output }: AnsweredRow): Members => recordOf(output["document_codes"]);

/** Codes that stand in an answer's line, with a member of each, in one cell. */
const codeCell = (row: AnsweredRow, member: string): Cell | undefined => {
  const { codes } = codeOf(row);
  return Array.isArray(codes)
    ? codes.map((code) => textOf(recordOf(code)[member]) ?? "").filter((text) => text !== "").join(" ")
    : undefined;
};

/** Columns of document codes: the codes themselves, or `none` and `must_not_be_released`. */
const codeColumns: ReadonlyArray<AnswerColumn> = [
  column("document_code", "text", 22, (row) => codeCell(row, "code") || cellOf(codeOf(row)["answer"])),
  column("document_code_reference", "text", 24, (row) => codeCell(row, "reference")),
  column("document_code_notes", "text", 50, (row) => textsOf(codeOf(row)["notes"]).join(" ")),
];

/** @returns true if rows of a call have document codes, which then all have that can have one */
export const hasCodes = (rows: ReadonlyArray<RowRecord>): boolean =>
  rows.some(({ output }) => output.includes(`"document_codes":{`));

/** Members of a question that no column of figures shows: with them an answer that is sent again comes to the same. */
const givenMembers = givenMembersOf(
  BulkShipment.fields,
  new Set(answerColumns.map(({ name }) => name)),
  columns,
);

const givenIn = new RegExp(`"(${givenMembers.map(({ name }) => name).join("|")})":(?!null|"")`, "g");

/** @returns those that a row of the call gives */
export const givenNames = (rows: ReadonlyArray<RowRecord>): ReadonlyArray<GivenMember> => {
  const found = new Set<string>();
  for (const { sent } of rows) {
    for (const [, name = ""] of sent.matchAll(givenIn)) found.add(name);
  }
  return givenMembers.filter(({ name }) => found.has(name));
};

const extraCell = ({ input }: AnsweredRow, name: string): Cell | undefined =>
  cellOf(recordOf(input["extra"])[name]);

/** A member as it was read, or as it was sent; else the cell of a column of its name that was passed through. */
const givenCell = (row: AnsweredRow, name: string): Cell | undefined => {
  const given = recordOf(rowOfKept(jsonOf(row.row.sent)))[name];
  return cellOf(given) ?? precursorCell(given) ?? sentOf(row, name) ?? extraCell(row, name);
};

/** Columns of an answer beside those that every one has. */
export interface MoreColumns {
  /** Members that rows give and no figure shows. */
  readonly given: ReadonlyArray<GivenMember>;
  /** Headings of columns that were passed through. */
  readonly extraNames: ReadonlyArray<string>;
  readonly hasCodes: boolean;
}

const extraWidth = 20;

/** @returns every column of a table, those that were passed through last, under their own headings */
export const columnsWith = ({ given, extraNames, hasCodes }: MoreColumns): ReadonlyArray<AnswerColumn> => [
  ...answerColumns,
  ...(hasCodes ? codeColumns : []),
  ...given.map(({ name, format }) => column(name, format, 16, (row: AnsweredRow) => givenCell(row, name))),
  ...extraNames.filter((extra) => !given.some(({ name }) => name === extra)).map((name) =>
    column(name, "text", extraWidth, (row: AnsweredRow) => extraCell(row, name))
  ),
];

/** True if a row of sums counts the row. */
export const isCounted = ({ row: { calcStatus } }: AnsweredRow): boolean => calcStatus !== "error";
