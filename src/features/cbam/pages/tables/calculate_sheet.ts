/** A table that is calculated for a page: kept as a batch with the sheet that it was made of. */
import * as Effect from "effect/Effect";
import {
  type CbamContext,
  cbamContext,
  type LawServices,
  todayOf,
} from "../../../../application/cbam/cbam_context.ts";
import { type BulkCall, runBulk } from "../../../../application/cbam/run_bulk.ts";
import { Batches } from "../../../../application/ports.ts";
import type { SupplierValues } from "../../../../application/suppliers/supplier_ports.ts";
import { valueRows } from "../../../../application/suppliers/use_values.ts";
import { duePauses } from "../../../../application/yield_to_io.ts";
import type {
  CalculatorFailed,
  InvalidRequest,
  PermissionDenied,
  ServiceUnavailable,
  TooManyRows,
} from "../../../../contract/failures.ts";
import { readRow } from "../../../../domain/cbam/bulk/bulk.ts";
import type { Batch } from "../../../../domain/cbam/bulk/bulk_record.ts";
import type { WrongRow } from "../../../../domain/cbam/bulk/own_sheet.ts";
import { Exchange } from "../../../../http/exchange/exchange.ts";
import { yearOf } from "../../../../kernel/time/calendar.ts";
import { pageSentence } from "../../../../web/issue_sentences/page_sentence.ts";
import { inEachLanguage, type Language } from "../../../../web/words/language.ts";
import type { OwnAnswer } from "../../table/own/own_row.ts";
import { tableFields } from "./field_names.ts";
import type { PageSheet } from "./page_sheet.ts";

/** Sentences about a row beyond which more would hide the first ones. */
const mostIssues = 5;

/** Sentences about the rows that could not be calculated, in every language: a batch is read again in another one. */
const wrongRows = (batch: Batch, { rows }: PageSheet, cbam: CbamContext) =>
  Effect.gen(function* () {
    const year = yearOf(todayOf(cbam));
    const pause = yield* duePauses;
    const wrong: Array<WrongRow> = [];
    for (const { calcStatus, rowIndex: index } of batch.rows) {
      if (calcStatus !== "error") continue;
      yield* pause;
      const issues = rows.slice(index, index + 1).flatMap((row) => readRow(row, year).issues);
      if (issues.length === 0) continue;
      const first = issues.slice(0, mostIssues);
      wrong.push({
        index,
        said: inEachLanguage((language) =>
          first.map((issue) => pageSentence(issue, tableFields(language))).join(" ")
        ),
      });
    }
    return wrong;
  });

/** @returns the answer, which is kept by then */
export const calculateSheet = (
  caller: BulkCall["caller"],
  sent: PageSheet,
  language: Language,
): Effect.Effect<
  OwnAnswer,
  TooManyRows | CalculatorFailed | InvalidRequest | PermissionDenied | ServiceUnavailable,
  Batches | Exchange | LawServices | SupplierValues
> =>
  Effect.gen(function* () {
    const { requestId } = yield* Exchange;
    const values = yield* valueRows(caller, undefined);
    const batch = yield* runBulk({ caller, requestId, rows: sent.rows, values, codesOf: sent.codesOf });
    const sheet = { ...sent.sheet, wrong: yield* wrongRows(batch, sent, yield* cbamContext) };
    yield* (yield* Batches).keepSheet(batch.id, sheet);
    const { rows, ...head } = batch;
    return { head, rows, sheet, language };
  });
