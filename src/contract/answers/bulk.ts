/**
 * Answers of bulk calls. Contract sections 2.6 and 4.5; decisions, "Additions to v1".
 */
import * as Schema from "effect/Schema";
import { IssueRecord } from "../problems.ts";
import { calculationMembers } from "./calculation.ts";
import { documentCodes } from "./import_duties.ts";
import { ShortRowCalculation, sourceLists } from "./short.ts";
import {
  Citation,
  closing,
  count,
  Disclosure,
  figure,
  optional,
  readAs,
  text,
  textOrNull,
  timestamp,
  Versions,
} from "./members.ts";

/** Sums of the rows of one period. */
export const PeriodSummary = Schema.Struct({
  period: text("Quarter (`2026-Q1`) or ISO week (`2027-W01`) of import; a year for rows that gave no day."),
  rows: count("Rows with figures."),
  net_emissions_t: figure("Sum of the rows' printed net emissions, exact, tCO2e."),
  net_cost_eur: figure("Sum of the rows' printed net costs, exact, EUR."),
}).annotations({ identifier: "PeriodSummary", description: "What the rows of one period come to." });
/** A value of the shape that `PeriodSummary` declares. */
export type PeriodSummary = typeof PeriodSummary.Type;

/** Contract section 4.5; the four counts add up to `total`. */
export const BulkSummary = Schema.Struct({
  total: count("Rows of the call."),
  in_scope: count("Rows with figures (`ok`)."),
  out_of_scope: count("Rows that CBAM doesn't reach."),
  needs_data: count("Rows that lack something, which their `message` names."),
  errors: count("Rows that could not be read or calculated."),
  total_net_cost_eur: figure("Sum of the rows' printed net costs, exact, EUR."),
  by_period: Schema.Array(PeriodSummary).annotations({
    description: "The same by period of import, in order; the costs add up to `total_net_cost_eur`.",
  }),
}).annotations({
  identifier: "BulkSummary",
  description: "The rows counted by status, and the sum of their costs.",
});
/** A value of the shape that `BulkSummary` declares. */
export type BulkSummary = typeof BulkSummary.Type;

const CellValue = Schema.NullOr(Schema.Union(Schema.String, Schema.Number, Schema.Boolean));

/** Cells of columns that a table's rows are passed through with. */
export const ExtraCells: Schema.Schema<{ readonly [heading: string]: string | number | boolean | null }> =
  Schema.Record(
    { key: Schema.String, value: CellValue },
  ).annotations({
    description: "Cells of columns that were passed through (`extra_columns=keep`), by their headings.",
  });

const tableReadAs = optional(
  Schema.Array(Schema.String).annotations({
    description:
      "What was taken for what in a whole table, in sentences: headings, decimal mark, rows of sums.",
  }),
);

/** Readable values of a row. */
export const RowEcho = Schema.Struct({
  cn_code: textOrNull("CN code."),
  origin_country_iso3: textOrNull("Country of origin, ISO 3166-1 alpha-3."),
  tonnage: Schema.NullOr(Schema.Number).annotations({
    description: "Net mass in tonnes; of electricity MWh, as `mwh`.",
  }),
  import_year: Schema.NullOr(Schema.Int).annotations({ description: "Year of import." }),
  import: optional(textOrNull("Day of import, where the row gave one.")),
  net_mass_kg: optional(
    Schema.Number.annotations({ description: "Net mass in kilograms, where the row gave it." }),
  ),
  mwh: optional(Schema.Number.annotations({ description: "Energy in MWh, where the row gave it." })),
  read_as: readAs,
  extra: optional(ExtraCells),
  sent: optional(
    Schema.Record({ key: Schema.String, value: CellValue }).annotations({
      description:
        "What was sent, where the row has an error: long values are cut, nested ones stand as their JSON; cells behind the last column of a table as `column <position>`.",
    }),
  ),
  sent_value: optional(
    CellValue.annotations({ description: "The row itself, where it has an error and is no object." }),
  ),
}).annotations({
  identifier: "BulkRowInput",
  description: "What was readable of a row; null where it wasn't.",
});
/** A value of the shape that `RowEcho` declares. */
export type RowEcho = typeof RowEcho.Type;

/** The output of a row that was calculated. */
export const RowCalculation = Schema.Struct({
  ...calculationMembers,
  document_codes: documentCodes,
  dataset_version: closing.dataset_version,
  sources: Schema.Array(Citation),
  disclosure: Disclosure,
}).annotations({ identifier: "BulkRowCalculation", description: "A row's calculation." });

/** The output of a row that was not. */
export const RowError = Schema.Struct({
  status: Schema.Literal("error"),
  message: text("What is wrong with the row."),
  errors: Schema.Array(IssueRecord),
}).annotations({
  identifier: "BulkRowError",
  description: "What is wrong with a row; the other rows are not affected.",
});

const rowMembers = {
  row_index: count("Position in `shipments`, from 0."),
  client_ref: textOrNull("The caller's own reference."),
  input: RowEcho,
  output: Schema.Union(RowCalculation, ShortRowCalculation, RowError),
} as const;

/** Contract section 2.6. */
export const BulkRow = Schema.Struct(rowMembers).annotations({
  identifier: "BulkRow",
  description: "A row's result.",
});

const batchVersions = Schema.NullOr(Versions).annotations({
  description: "What every row was calculated with; null for a batch that was kept without.",
});

/** Contract section 4.5. */
export const BulkAnswer = Schema.Struct({
  request_id: text("Id under which the call is found again."),
  processed_at: timestamp("When the call was answered."),
  row_count: count("Rows of the call."),
  summary: BulkSummary,
  versions: batchVersions,
  results: Schema.Array(BulkRow).annotations({ description: "One result a row, in the order of the call." }),
  read_as: tableReadAs,
  source_lists: sourceLists,
  ...closing,
}).annotations({ identifier: "BulkResult", description: "A bulk call, answered." });

/** A batch's states: only a `ready` one's rows can be verified (contract section 3). */
export const BatchStatus = Schema.Literal("processing", "ready", "failed").annotations({
  description: "State of the batch.",
});
/** One of the words that `BatchStatus` declares. */
export type BatchStatus = typeof BatchStatus.Type;

/** A row's state: of its calculation, or `error` where there is none. */
export const CalcStatus = Schema.Literal("ok", "out_of_scope", "needs_data", "error").annotations({
  description: "State of the row.",
});
/** One of the words that `CalcStatus` declares. */
export type CalcStatus = typeof CalcStatus.Type;

/** A row as it was answered, with its report. */
export const StoredBulkRow = Schema.Struct({
  row_index: rowMembers.row_index,
  client_ref: rowMembers.client_ref,
  calc_status: CalcStatus,
  report_id: text("Id of the row's report."),
  report_number: text("Number of the row's report, as it is printed."),
  download_url: textOrNull(
    "Relative signed link to the report's PDF, good for an hour; null where the row has none.",
  ),
  input: rowMembers.input,
  output: rowMembers.output,
}).annotations({ identifier: "StoredBulkRow", description: "A row as it was answered, with its report." });

/** A bulk call without its rows, as it stands in the list of its account. */
export const BatchEntry = Schema.Struct({
  request_id: text("Id of the call."),
  batch_id: text("Id of the batch."),
  status: BatchStatus,
  processed_at: timestamp("When the call was answered."),
  row_count: count("Rows of the call."),
  summary: BulkSummary,
}).annotations({ identifier: "BatchEntry", description: "A bulk call in the list of its account." });
/** A value of the shape that `BatchEntry` declares. */
export type BatchEntry = typeof BatchEntry.Type;

/** Answer of a bulk call, a page of its rows. */
export const BatchAnswer = Schema.Struct({
  ...BatchEntry.fields,
  versions: batchVersions,
  next: textOrNull("Path of the next page; null after the last row."),
  results: Schema.Array(StoredBulkRow),
  read_as: tableReadAs,
  source_lists: sourceLists,
  ...closing,
}).annotations({ identifier: "Batch", description: "What a bulk call was answered, a page of its rows." });
