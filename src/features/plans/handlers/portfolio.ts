/** A portfolio of suppliers, from JSON or a table, as JSON or a table. Decisions, 0119. */
import type * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import { cbamContext } from "../../../application/cbam/cbam_context.ts";
import { checkRows } from "../../../application/cbam/run_bulk.ts";
import { Spreadsheets } from "../../../application/documents/spreadsheets.ts";
import {
  type Plan,
  planOf,
  type PlanRow,
  planRows,
  rowsOfJson,
} from "../../../application/plans/plan_questions.ts";
import { mapWithPauses } from "../../../application/yield_to_io.ts";
import * as Contract from "../../../contract/plans.ts";
import type { PortfolioQuery } from "../../../contract/requests/plans.ts";
import { csv, xlsx } from "../../../contract/values/media_types.ts";
import type { SentRows } from "../../../domain/cbam/bulk/bulk.ts";
import { contentDisposition, fileNameOf } from "../../../domain/documents/file_name.ts";
import { type Holding, portfolioTally } from "../../../domain/plans/portfolio.ts";
import { bodyLimitOf, implementFor } from "../../../http/routes/implement.ts";
import { rowsBodyOf } from "../../../http/routes/rows_body.ts";
import { listAnswer } from "../../../http/wire/json_pieces.ts";
import { readBytes, requirePlain } from "../../../http/wire/request.ts";
import { noStore } from "../../../http/wire/response.ts";
import { type CsvDialect, tablePieces } from "../../../http/wire/table/csv_answer.ts";
import { dialectOf } from "../../../http/wire/table/question.ts";
import { optionsOf, tableReaderOf } from "../../../http/wire/table/sent_table.ts";
import { csvResponse, formOf } from "../../../http/wire/forms/preferred_form.ts";
import { rowsLookedAt, rowsOfTable } from "../../cbam/table/bulk_rows.ts";
import { planClosing } from "../records/plan_closing.ts";
import { gatherNotes, summaryOf } from "../records/plan_summary.ts";
import { priceCases, sumRecords } from "../records/portfolio_record.ts";
import { planYearRecord, rowRecords } from "../records/trajectory_record.ts";
import { planTable } from "../table/columns.ts";
import { portfolioColumns, type PortfolioHead } from "../table/portfolio_columns.ts";
import { portfolioWorkbook } from "../table/portfolio_workbook.ts";

const body = rowsBodyOf(Contract.portfolio, { name: "rows", most: rowsLookedAt });

/** Rows of a call, and how a table of them was written. */
interface PortfolioQuestion {
  readonly rows: SentRows;
  readonly dialect: CsvDialect;
  readonly readAs: ReadonlyArray<string>;
}

/** The body's rows, JSON or a table. */
const questionOf = (request: HttpServerRequest.HttpServerRequest, query: PortfolioQuery) =>
  Effect.gen(function* () {
    const options = optionsOf(query);
    const readTable = tableReaderOf(planTable, request);
    if (readTable === undefined) {
      const value = yield* body.ofRequest(request);
      const question: PortfolioQuestion = {
        rows: rowsOfJson(value.rows),
        dialect: dialectOf(options),
        readAs: [],
      };
      return question;
    }
    yield* requirePlain(request);
    const bytes = yield* readBytes(request, bodyLimitOf(Contract.portfolio));
    const { rows, shape, dialect, readAs } = yield* readTable(bytes, options);
    const question: PortfolioQuestion = { rows: rowsOfTable(rows, shape), dialect, readAs };
    return question;
  });

const holdingOf = ({ supplier, goods, result }: PlanRow): Holding | undefined =>
  goods === undefined || Either.isLeft(result) || result.right.status !== "ok"
    ? undefined
    : { supplier, goods, trajectory: result.right };

/** Sums of the portfolio, goods by goods, with pauses when they are due. */
const sumsOf = (plan: Plan, rows: ReadonlyArray<PlanRow>, query: PortfolioQuery) =>
  Effect.gen(function* () {
    const cases = priceCases(plan, query);
    const tally = portfolioTally(plan.years.map(({ year }) => year), cases.map(({ prices }) => prices));
    yield* mapWithPauses(rows, (row) => {
      const holding = holdingOf(row);
      if (holding !== undefined) tally.add(holding);
    });
    return sumRecords(tally.sums(), cases);
  });

export const portfolio = implementFor(
  Contract.portfolio,
  ({ request, query }, caller) =>
    Effect.gen(function* () {
      const { rows: sent, dialect, readAs } = yield* questionOf(request, query);
      yield* checkRows(caller, sent.length);
      const cbam = yield* cbamContext;
      const law = { datasetVersion: query.dataset_version, asOf: query.as_of };
      const plan = yield* planOf(cbam, law, query);
      const rows = yield* planRows(plan, sent);
      const language = query.lang ?? "en";
      const notes = yield* gatherNotes(plan, rows, language);
      const head: PortfolioHead = {
        years: plan.years.map(planYearRecord),
        summary: yield* summaryOf(rows),
        ...yield* sumsOf(plan, rows, query),
        notes: notes.texts,
        ...(readAs.length === 0 ? undefined : { read_as: readAs }),
        ...planClosing(plan, cbam.generatedAt()),
      };
      const records = rowRecords(plan, rows, notes);
      const table = { records, asked: rows, extraNames: Object.keys(rows[0]?.extra ?? {}) };
      const form = formOf(request);
      if (form === csv) {
        const columns = portfolioColumns(head, table);
        const wholeTable = { readAs, heading: "notes" };
        const pieces = tablePieces({ columns, rows: records, dialect, wholeTable });
        return yield* csvResponse(pieces, false);
      }
      if (form === xlsx) {
        const bytes = yield* (yield* Spreadsheets).write(
          portfolioWorkbook(head, table, language),
          "customer",
        );
        return HttpServerResponse.uint8Array(bytes, {
          contentType: xlsx,
          headers: {
            "cache-control": noStore,
            "content-disposition": contentDisposition(fileNameOf("cbam-portfolio", "xlsx")),
          },
        });
      }
      return yield* listAnswer(head, "results", records);
    }),
);
