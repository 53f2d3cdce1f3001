/**
 * The accrual of a month. Regulation (EU) 2023/956, Article 21.
 */
import * as Effect from "effect/Effect";
import { closingOfImports } from "../../../application/cbam/cited.ts";
import { type MonthEnd, readMonthEnd } from "../../../application/imports/month_end.ts";
import { withdrawalsOf } from "../../../application/suppliers/declared_values.ts";
import { runWithPauses } from "../../../application/yield_to_io.ts";
import type { AccrualAnswer } from "../../../contract/answers/import_books.ts";
import {
  type InvalidRequest,
  invalidRequest,
  type NotFound,
  type ServiceUnavailable,
} from "../../../contract/failures.ts";
import * as Contract from "../../../contract/imports/books.ts";
import type { AccrualQuery } from "../../../contract/requests/import_books.ts";
import { settingsOf } from "../../../domain/imports/ledger/standing.ts";
import { longAnswer } from "../../../http/fast/long_answer.ts";
import { issueOf } from "../../../kernel/issue.ts";
import type { CalendarDay } from "../../../kernel/time/calendar.ts";
import { accrualRecord } from "../records/accrual_record.ts";
import { accrualSheets } from "../sheets/accrual_tables.ts";
import { type AnswerWithSheets, tableAnswerTo } from "../sheets/table_answer.ts";
import { knownOn, ledgerRoute, type LedgerServices, ownerOf, ownerRecord } from "../services.ts";

/** The accrual before was not made after the day that the question is about. */
const notAfter = (since: CalendarDay | undefined, asOf: CalendarDay) =>
  since === undefined || since <= asOf ? Effect.void : invalidRequest([
    issueOf({ path: "since", label: "since", code: "range", suggestion: asOf }, {
      kind: "dayToCome",
      last: asOf,
      found: since,
    }),
  ]);

/** Imports that figures of the month rest on. */
const importsOf = ({ made: { accrual, notAccrued } }: MonthEnd) =>
  [...accrual.imports, ...notAccrued.imports].map(({ live }) => live);

/** The accrual of a month with what it is written as a table with. */
export const accrualOf = (
  accountId: string,
  query: AccrualQuery,
): Effect.Effect<
  AnswerWithSheets<typeof AccrualAnswer.Type>,
  InvalidRequest | NotFound | ServiceUnavailable,
  LedgerServices
> =>
  Effect.gen(function* () {
    const { month, since } = query;
    const { cbam, tables, asOf } = yield* knownOn(query.as_of);
    yield* notAfter(since, asOf);
    const owner = yield* ownerOf(accountId, query);
    const end = yield* readMonthEnd({
      accountId,
      owner,
      month,
      asOf,
      since,
      cbam,
      tables,
      settings: settingsOf(query.returned_goods),
      withdrawalsBy: yield* withdrawalsOf(accountId),
    });
    const answer = {
      ...ownerRecord(owner),
      month,
      as_of: asOf,
      ...yield* runWithPauses(() => accrualRecord(end, Number(month.slice(0, 4)))),
      ...closingOfImports(cbam, importsOf(end), Number(month.slice(0, 4))),
    };
    const more = { createdAt: cbam.generatedAt(), decimal: query.decimal };
    return { answer, sheets: () => accrualSheets(answer, more) };
  });

export const importAccrual = ledgerRoute(
  Contract.importAccrual,
  ({ query, request }, { accountId }) =>
    Effect.gen(function* () {
      const { answer, sheets: made } = yield* accrualOf(accountId, query);
      const sheets = tableAnswerTo(request, made);
      return sheets === undefined ? yield* longAnswer(answer) : yield* sheets;
    }),
);
