/**
 * A bulk batch as it leaves, JSON or CSV, made piece by piece while it is sent: thousands of rows neither hold other
 * calls up nor stand in memory twice. The same batch gives the same bytes. Contract sections 2.6 and 4.5.
 */
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import Papa from "papaparse";
import type { Batch, BatchHead, RowRecord } from "../../domain/cbam/bulk/bulk_record.ts";
import type { CalculationRecord } from "../../contract/answers/calculation.ts";
import { csv } from "../../contract/bulk.ts";
import { noStore } from "./response.ts";

const pieceRows = 100;

/** The texts that rows share, made once. */
interface SharedTexts {
  readonly sources: ReadonlyArray<string>;
  readonly disclosure: string;
}

export const sharedTexts = ({ sourceLists, disclosure }: BatchHead): SharedTexts => ({
  sources: sourceLists.map((list) => JSON.stringify(list)),
  disclosure: JSON.stringify(disclosure),
});

/** The row's `output` as contract section 2.2 has it. */
const outputText = ({ output, sourceList }: RowRecord, shared: SharedTexts): string =>
  sourceList === undefined
    ? output
    : `${output.slice(0, -1)},"sources":${shared.sources[sourceList]},"disclosure":${shared.disclosure}}`;

/**
 * A result row as JSON.
 * @param more members beside those of contract section 2.6, as JSON without braces; empty for none
 */
export const rowText = (row: RowRecord, shared: SharedTexts, more = ""): string =>
  `{"row_index":${row.rowIndex},"client_ref":${row.clientRef},${more}"input":${row.input},"output":${
    outputText(row, shared)
  }}`;

function* jsonPieces(batch: Batch): Generator<string> {
  const shared = sharedTexts(batch);
  const head = {
    request_id: batch.requestId,
    processed_at: batch.processedAt,
    row_count: batch.rows.length,
    summary: batch.summary,
    versions: batch.versions,
  };
  yield `${JSON.stringify(head).slice(0, -1)},"results":[`;
  for (let start = 0; start < batch.rows.length; start += pieceRows) {
    const rows = batch.rows.slice(start, start + pieceRows).map((row) => rowText(row, shared));
    yield `${start === 0 ? "" : ","}${rows.join(",")}`;
  }
  const { dataset_version: version } = batch.disclosure;
  yield `],"dataset_version":${JSON.stringify(version)},"disclosure":${shared.disclosure}}`;
}

type Cell = string | number | boolean | null | undefined;

/** The columns of an answered table: what was sent, then what came of it. */
const columns: Readonly<Record<string, (row: TableRow) => Cell>> = {
  row_index: ({ row }) => row.rowIndex,
  client_ref: ({ clientRef }) => clientRef,
  cn_code: ({ input }) => input.cn_code,
  origin_country: ({ input }) => input.origin_country_iso3,
  tonnage: ({ input }) => input.tonnage,
  import_year: ({ input }) => input.import_year,
  status: ({ row }) => row.calcStatus,
  in_scope: ({ output }) => output.in_scope,
  sector: ({ output }) => output.sector,
  production_route: ({ output }) => output.production_route,
  direct_emissions_t: ({ output }) => output.direct_emissions_t,
  indirect_emissions_t: ({ output }) => output.indirect_emissions_t,
  free_allocation_t: ({ output }) => output.free_allocation_t,
  net_emissions_t: ({ output }) => output.net_emissions_t,
  certificate_price_period: ({ output }) => output.certificate_price?.period,
  certificate_price_eur_per_tco2e: ({ output }) => output.certificate_price?.price_eur_per_tco2e,
  certificate_price_published_at: ({ output }) => output.certificate_price?.published_at,
  gross_cost_eur: ({ output }) => output.gross_cost_eur,
  origin_carbon_deduction_eur: ({ output }) => output.origin_carbon_deduction_eur,
  net_cost_eur: ({ output }) => output.net_cost_eur,
  intensity_source: ({ output }) => output.intensity_source,
  message: ({ output }) => output.message,
  notes: ({ output }) => output.notes?.join(" "),
  report_id: ({ row }) => row.reportId,
  request_id: ({ head }) => head.requestId,
  dataset_version: ({ head }) => head.disclosure.dataset_version,
  disclosure: ({ head }) => head.disclosure.statement,
};

interface TableRow {
  readonly head: BatchHead;
  readonly row: RowRecord;
  readonly clientRef: string | null;
  readonly input: {
    readonly cn_code: string | null;
    readonly origin_country_iso3: string | null;
    readonly tonnage: number | null;
    readonly import_year: number | null;
  };
  readonly output: Partial<CalculationRecord>;
}

const tableRow = (head: BatchHead, row: RowRecord): TableRow => ({
  head,
  row,
  clientRef: JSON.parse(row.clientRef),
  input: JSON.parse(row.input),
  output: JSON.parse(row.output),
});

const lineEnd = "\r\n";

/** Cells that a spreadsheet would take for a formula are made texts by a leading apostrophe. */
const table = (cells: Array<Array<Cell>>): string =>
  Papa.unparse(cells, { newline: lineEnd, escapeFormulae: true }) + lineEnd;

function* csvPieces(batch: Batch): Generator<string> {
  yield table([Object.keys(columns)]);
  for (let start = 0; start < batch.rows.length; start += pieceRows) {
    const rows = batch.rows.slice(start, start + pieceRows).map((row) => tableRow(batch, row));
    yield table(rows.map((row) => Object.values(columns).map((cell) => cell(row))));
  }
}

function* encoded(pieces: Iterable<string>): Generator<Uint8Array> {
  const encoder = new TextEncoder();
  for (const piece of pieces) yield encoder.encode(piece);
}

/** The forms that a batch is answered in, by their media types. */
const forms = {
  "application/json": { pieces: jsonPieces, contentType: "application/json" },
  [csv]: { pieces: csvPieces, contentType: "text/csv; charset=utf-8; header=present" },
} as const;
export type BatchForm = keyof typeof forms;
export const batchForms: ReadonlyArray<BatchForm> = ["application/json", csv];

/** @returns the whole text for a few rows, a stream for many. */
export const batchAnswer = (batch: Batch, form: BatchForm): HttpServerResponse.HttpServerResponse => {
  const { pieces, contentType } = forms[form];
  const isShort = batch.rows.length <= pieceRows;
  return HttpServerResponse.raw(
    isShort ? [...pieces(batch)].join("") : ReadableStream.from(encoded(pieces(batch))),
    { contentType, headers: { "cache-control": noStore } },
  );
};
