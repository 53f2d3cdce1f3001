/**
 * A table that customs or a broker sent against the ledger. Regulation (EU) 2023/956, Article 25(2).
 */
import * as Effect from "effect/Effect";
import type * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import type { Spreadsheets } from "../../../application/documents/spreadsheets.ts";
import { todayOf } from "../../../application/cbam/cbam_context.ts";
import {
  type CustomsTable,
  customsTable,
  reconcileTable,
  type SentCustomsRow,
  sentCustomsRows,
  spanOf,
} from "../../../application/imports/customs_table.ts";
import { mapWithPauses, runWithPauses } from "../../../application/yield_to_io.ts";
import { byName } from "../../../contract/decoding/decoding.ts";
import type { ReconcileAnswer } from "../../../contract/answers/import_books.ts";
import {
  type InvalidRequest,
  invalidRequest,
  type NotFound,
  type ServiceUnavailable,
} from "../../../contract/failures.ts";
import { mostCustomsRows, type ReconcileQuery } from "../../../contract/requests/import_books.ts";
import type { TableQuery } from "../../../contract/requests/table_query.ts";
import type { WrittenQuery } from "../../../contract/requests/written_query.ts";
import type { Cells } from "../../../domain/documents/workbook.ts";
import { longAnswer } from "../../../http/fast/long_answer.ts";
import { bodyLimitOf } from "../../../http/routes/implement.ts";
import { readBytes, requirePlain } from "../../../http/wire/request.ts";
import { optionsOf, type TableReader, tableReaderOf } from "../../../http/wire/table/sent_table.ts";
import type { TableShape } from "../../../http/wire/table/shape.ts";
import { readTableRow } from "../../../http/wire/table/table_row.ts";
import { type Issue, issueOf } from "../../../kernel/issue.ts";
import { customsColumns } from "../sheets/customs_columns.ts";
import * as Contract from "../../../contract/imports/books.ts";
import { type BodyFailure, bodyOf } from "../../../http/routes/body.ts";
import { reconcileRecord } from "../records/reconcile_record.ts";
import { reconcileSheets } from "../sheets/reconcile_table.ts";
import { type AnswerWithSheets, tableAnswerTo } from "../sheets/table_answer.ts";
import { inOrder, knownOn, ledgerRoute, type LedgerServices, ownerOf, ownerRecord } from "../services.ts";

const body = bodyOf(Contract.reconcileImports);

const sentRow = (shape: TableShape) => (cells: Cells): SentCustomsRow => {
  const { strict, complaint } = readTableRow(cells, shape);
  if (strict !== undefined) return { value: strict.members, naming: byName, issues: strict.complaints };
  const issues = complaint === undefined ? [] : [issueOf({ path: "", code: "format" }, complaint)];
  return { value: {}, naming: byName, issues };
};

/** Rows of a body, and what of a table was read as what. */
export interface ReadRows {
  readonly rows: ReadonlyArray<SentCustomsRow>;
  readonly readAs: ReadonlyArray<string>;
  /** Numbers of the rows in their file; undefined for JSON. */
  readonly numbers?: ReadonlyArray<number>;
  /** Warnings about a file beside its rows. */
  readonly warnings?: ReadonlyArray<Issue>;
}

/** The rows of a table. @fails InvalidRequest for a file that is none, or has too many rows */
export const customsRows = (
  read: TableReader,
  bytes: Uint8Array,
  query: TableQuery & Pick<WrittenQuery, "decimal">,
): Effect.Effect<ReadRows, InvalidRequest | ServiceUnavailable, Spreadsheets> =>
  Effect.gen(function* () {
    const table = yield* read(bytes, { ...optionsOf(query), keepsExtraColumns: true });
    const { shape, rows, readAs, numbers, warnings } = table;
    if (rows.length > mostCustomsRows) return yield* tooManyRows(rows.length);
    return { rows: yield* mapWithPauses(rows, sentRow(shape)), readAs, numbers, warnings };
  });

/** The rows of a body: JSON, CSV or a workbook. */
const rowsOf = (
  request: HttpServerRequest.HttpServerRequest,
  query: TableQuery & Pick<WrittenQuery, "decimal">,
): Effect.Effect<
  ReadRows,
  BodyFailure | InvalidRequest | ServiceUnavailable,
  Spreadsheets
> =>
  Effect.gen(function* () {
    const readTable = tableReaderOf(customsColumns, request);
    if (readTable === undefined) {
      const { value } = yield* body.decode(yield* body.bytes(request));
      return { rows: sentCustomsRows(value.rows), readAs: [] };
    }
    yield* requirePlain(request);
    const bytes = yield* readBytes(request, bodyLimitOf(Contract.reconcileImports));
    return yield* customsRows(readTable, bytes, query);
  });

const tooManyRows = (rows: number) =>
  invalidRequest([
    issueOf({ path: "", code: "length" }, {
      kind: "call",
      sentence: `The table has ${rows} rows: send at most ${mostCustomsRows} in a call.`,
    }),
  ]);

const nothing = { matched: [], differing: [], missingInLedger: [], missingInTable: [], known: new Map() };

/** Rows against the ledger, with what the answer is written as a table with. */
export const reconciled = (
  accountId: string,
  { rows, readAs }: ReadRows,
  query: ReconcileQuery,
): Effect.Effect<
  AnswerWithSheets<typeof ReconcileAnswer.Type> & Pick<CustomsTable, "refused">,
  InvalidRequest | NotFound | ServiceUnavailable,
  LedgerServices
> =>
  Effect.gen(function* () {
    yield* inOrder(["from", "to"], query.from, query.to);
    const { cbam, asOf } = yield* knownOn(query.as_of);
    const owner = yield* ownerOf(accountId, query);
    const table = yield* customsTable(rows, todayOf(cbam));
    const span = spanOf(table, query);
    const found = span === undefined
      ? nothing
      : yield* reconcileTable({ accountId, owner, asOf, span }, table.rows);
    const answer = {
      ...ownerRecord(owner),
      as_of: asOf,
      ...(readAs.length === 0 ? undefined : { read_as: readAs }),
      ...yield* runWithPauses(() => reconcileRecord(table, found, { span, tables: cbam.law().tables })),
    };
    const more = { createdAt: cbam.generatedAt(), decimal: query.decimal };
    return { answer, refused: table.refused, sheets: () => reconcileSheets(answer, more) };
  });

export const reconcileImports = ledgerRoute(
  Contract.reconcileImports,
  ({ request, query }, { accountId }) =>
    Effect.gen(function* () {
      const read = yield* rowsOf(request, query);
      const { answer, sheets: made } = yield* reconciled(accountId, read, query);
      const sheets = tableAnswerTo(request, made);
      return sheets === undefined ? yield* longAnswer(answer) : yield* sheets;
    }),
);
