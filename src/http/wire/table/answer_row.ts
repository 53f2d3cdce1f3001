/**
 * A row of an answered table: what was sent, then what came of it, under the contract's names, and last the columns
 * that were passed through. A row with an error shows what was sent. Contract sections 2.2, 2.5 and 2.6.
 */
import type { BatchHead, RowRecord } from "../../../domain/cbam/bulk/bulk_record.ts";
import type { CalculationRecord } from "../../../contract/answers/calculation.ts";
import type { Cell, CellFormat, Cells } from "../../../domain/documents/workbook.ts";
import { type ReadAs, sentenceOf } from "../../../kernel/lenient/reading.ts";

/** Stored members of a row's input; its last members are there where they say something. */
export interface KeptInput {
  readonly cn_code: string | null;
  readonly origin_country_iso3: string | null;
  readonly tonnage: number | null;
  readonly import_year: number | null;
  readonly import?: string | null;
  readonly read_as?: ReadonlyArray<ReadAs>;
  /** A wrong row's cells by the contract's names, as they were sent. */
  readonly sent?: Readonly<Record<string, Cell>>;
  /** Cells of columns that were passed through, by their headings. */
  readonly extra?: Readonly<Record<string, Cell>>;
}

/** A row whose kept texts were parsed. */
export interface AnsweredRow {
  readonly head: BatchHead;
  readonly row: RowRecord;
  readonly clientRef: string | null;
  readonly input: KeptInput;
  readonly output: Partial<CalculationRecord>;
}

/** @returns the row's texts as values */
export const answeredRow = (head: BatchHead, row: RowRecord): AnsweredRow => ({
  head,
  row,
  clientRef: JSON.parse(row.clientRef),
  input: JSON.parse(row.input),
  output: JSON.parse(row.output),
});

/** A column of an answered table. */
export interface AnswerColumn {
  readonly name: string;
  readonly format: CellFormat;
  readonly widthCharacters: number;
  /** True if a row of sums adds it up. */
  readonly isSummed: boolean;
  readonly cell: (row: AnsweredRow) => Cell | undefined;
}

const column = (
  name: string,
  format: CellFormat,
  widthCharacters: number,
  cell: AnswerColumn["cell"],
): AnswerColumn => ({ name, format, widthCharacters, isSummed: false, cell });

const summed = (name: string, format: CellFormat, cell: AnswerColumn["cell"]): AnswerColumn => ({
  ...column(name, format, 16, cell),
  isSummed: true,
});

const figure = (name: keyof CalculationRecord & `${string}_t`): AnswerColumn =>
  summed(name, "number", ({ output }) => numberOf(output[name]));

const money = (name: keyof CalculationRecord & `${string}_eur`): AnswerColumn =>
  summed(name, "money", ({ output }) => numberOf(output[name]));

const numberOf = (value: unknown): number | null => typeof value === "number" ? value : null;

const sentOf = ({ input }: AnsweredRow, name: string): Cell => input.sent?.[name] ?? null;

/** The mass of a row with an error, with its unit where that isn't tonnes. */
const sentMass = (row: AnsweredRow): Cell => {
  const kilograms = sentOf(row, "net_mass_kg");
  return sentOf(row, "tonnage") ?? (kilograms === null ? null : `${kilograms} kg`);
};

/** Every column but those that are passed through, in their order. */
export const answerColumns: ReadonlyArray<AnswerColumn> = [
  column("row_index", "whole", 10, ({ row }) => row.rowIndex),
  column("client_ref", "text", 20, (row) => row.clientRef ?? sentOf(row, "client_ref")),
  column("cn_code", "text", 12, (row) => row.input.cn_code ?? sentOf(row, "cn_code")),
  column(
    "origin_country",
    "text",
    10,
    (row) => row.input.origin_country_iso3 ?? sentOf(row, "origin_country"),
  ),
  summed("tonnage", "number", (row) => row.input.tonnage ?? sentMass(row)),
  column("import", "day", 12, (row) => row.input.import ?? sentOf(row, "import")),
  column("import_year", "whole", 11, (row) => row.input.import_year ?? sentOf(row, "import_year")),
  column("status", "text", 13, ({ row }) => row.calcStatus),
  column("in_scope", "text", 9, ({ output }) => output.in_scope),
  column("sector", "text", 13, ({ output }) => output.sector),
  column("production_route", "text", 12, ({ output }) => output.production_route),
  figure("direct_emissions_t"),
  figure("indirect_emissions_t"),
  figure("free_allocation_t"),
  figure("net_emissions_t"),
  column("certificate_price_period", "text", 12, ({ output }) => output.certificate_price?.period),
  column(
    "certificate_price_eur_per_tco2e",
    "money",
    16,
    ({ output }) => output.certificate_price?.price_eur_per_tco2e,
  ),
  column("certificate_price_published_at", "day", 16, ({ output }) => output.certificate_price?.published_at),
  money("gross_cost_eur"),
  money("origin_carbon_deduction_eur"),
  money("net_cost_eur"),
  column("intensity_source", "text", 28, ({ output }) => output.intensity_source),
  column("message", "text", 50, ({ output }) => output.message),
  column("notes", "text", 50, ({ output }) => output.notes?.join(" ")),
  column("read_as", "text", 40, ({ input }) => input.read_as?.map(sentenceOf).join(" ")),
  column("report_id", "text", 38, ({ row }) => row.reportId),
  column("request_id", "text", 38, ({ head }) => head.requestId),
  column("dataset_version", "text", 14, ({ head }) => head.disclosure.dataset_version),
  column("disclosure", "text", 40, ({ head }) => head.disclosure.statement),
];

const extraWidth = 20;

/** @returns every column of a table, those that were passed through last, under their own headings */
export const columnsWith = (extraNames: ReadonlyArray<string>): ReadonlyArray<AnswerColumn> => [
  ...answerColumns,
  ...extraNames.map((name) => column(name, "text", extraWidth, ({ input }) => input.extra?.[name])),
];

/** @returns the row's cells */
export const cellsOf = (columns: ReadonlyArray<AnswerColumn>, row: AnsweredRow): Cells =>
  columns.map(({ cell }) => cell(row) ?? null);
