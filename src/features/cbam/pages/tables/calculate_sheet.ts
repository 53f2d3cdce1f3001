/** A table that is calculated for a page once: kept as a batch with the sheet that it was made of. */
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import * as Option from "effect/Option";
import {
  type CbamContext,
  cbamContext,
  type LawServices,
  todayOf,
} from "../../../../application/cbam/cbam_context.ts";
import { type BulkCall, runBulk } from "../../../../application/cbam/run_bulk.ts";
import { Batches, type Idempotency } from "../../../../application/ports.ts";
import type { SupplierValues } from "../../../../application/suppliers/supplier_ports.ts";
import { valueRows } from "../../../../application/suppliers/use_values.ts";
import { duePauses } from "../../../../application/yield_to_io.ts";
import type { ServiceUnavailable } from "../../../../contract/failures.ts";
import type { ApiFailure } from "../../../../contract/problems.ts";
import { readRow } from "../../../../domain/cbam/bulk/bulk.ts";
import type { Batch, BatchHead } from "../../../../domain/cbam/bulk/bulk_record.ts";
import type { WrongRow } from "../../../../domain/cbam/bulk/own_sheet.ts";
import { Exchange } from "../../../../http/exchange/exchange.ts";
import { formOnce } from "../../../../http/routes/form_once.ts";
import { hashOf, type Keep } from "../../../../http/routes/idempotent.ts";
import { yearOf } from "../../../../kernel/time/calendar.ts";
import { pageSentence } from "../../../../web/issue_sentences/page_sentence.ts";
import { inEachLanguage, type Language } from "../../../../web/words/language.ts";
import { type OwnAnswer, sheetOfCall } from "../../table/own/own_row.ts";
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

/** @returns the batch with its rows, as the sheet that it was made of */
export const answerOf = (
  head: BatchHead,
  language: Language,
): Effect.Effect<OwnAnswer, ServiceUnavailable, Batches> =>
  Effect.gen(function* () {
    const batches = yield* Batches;
    const rows = yield* batches.rows(head, { fromIndex: 0, limit: head.summary.total });
    const sheet = Option.getOrElse(yield* batches.sheet(head.id), () => sheetOfCall(rows, language));
    return { head, rows, sheet, language };
  });

/** The batch that an earlier sending of the form made. */
const calculatedBefore = (id: string, language: Language) =>
  Effect.gen(function* () {
    const batch = yield* (yield* Batches).byId(id);
    return Option.isSome(batch)
      ? yield* answerOf(batch.value, language)
      : yield* Effect.dieMessage(`The batch ${id} is named by a form and not there.`);
  });

const calculate = (
  { caller, language }: Pick<TableForm, "caller" | "language">,
  sent: PageSheet,
  keep: Keep | undefined,
) =>
  Effect.gen(function* () {
    const { requestId } = yield* Exchange;
    const values = yield* valueRows(caller, undefined);
    const call = { caller, requestId, rows: sent.rows, values, codesOf: sent.codesOf };
    const batch = yield* runBulk(call, keep);
    const sheet = { ...sent.sheet, wrong: yield* wrongRows(batch, sent, yield* cbamContext) };
    yield* (yield* Batches).keepSheet(batch.id, sheet);
    const { rows, ...head } = batch;
    const answer: OwnAnswer = { head, rows, sheet, language };
    return answer;
  });

/** A form that asks for a table's figures. */
export interface TableForm {
  readonly caller: BulkCall["caller"];
  readonly language: Language;
  /** Id that tells one filling in from the next; empty where the form has none. */
  readonly formId: string;
  /** All that the figures depend on, as it came. */
  readonly sent: ReadonlyArray<string | Uint8Array>;
}

/** @returns the answer, which is kept by then: the first one, where the form was sent with this table before */
export const calculateSheet = (
  { caller, language, formId, sent }: TableForm,
  sheet: PageSheet,
): Effect.Effect<
  OwnAnswer,
  ApiFailure,
  Batches | Exchange | Idempotency | LawServices | SupplierValues
> =>
  Effect.flatten(formOnce({
    accountId: caller.accountId,
    endpoint: `${caller.isTest ? "test " : ""}POST /tables`,
    formId,
    sent: hashOf(sent),
    work: (keep) => Effect.either(calculate({ caller, language }, sheet, keep)),
    replay: (id) => Effect.map(calculatedBefore(id, language), Either.right),
  }));
