/**
 * A declarant's year: the preparation of its declaration, and what must be on the account at quarters' ends. Regulation
 * (EU) 2023/956, Articles 6 and 22.
 */
import * as Effect from "effect/Effect";
import { closingNow } from "../../../application/cbam/cbam_queries.ts";
import { readDeclarantYear, readHolding } from "../../../application/imports/importer_year.ts";
import type { DeclarationAnswer } from "../../../contract/answers/declaration.ts";
import type { InvalidRequest, NotFound, ServiceUnavailable } from "../../../contract/failures.ts";
import * as Contract from "../../../contract/import_duties.ts";
import { longAnswer } from "../../../http/fast/long_answer.ts";
import { declarationRecord, holdingRecord } from "../records/declaration_record.ts";
import { declarationSheets } from "../sheets/declaration_tables.ts";
import { type AnswerWithSheets, tableAnswerTo } from "../sheets/table_answer.ts";
import { knownOn, ledgerRoute, type LedgerServices, orNotFound, ownDeclarant } from "../services.ts";

/** The caller, and the declarant and year of the question. */
interface YearQuestion {
  readonly accountId: string;
  readonly declarant: string;
  readonly year: number;
  readonly as_of?: Parameters<typeof knownOn>[0];
}

/** The account's own declarant, and what its year is read with. */
const asked = ({ accountId, declarant: sent, year, as_of: sentDay }: YearQuestion) =>
  Effect.gen(function* () {
    const known = yield* knownOn(sentDay);
    const { id: declarantId } = yield* ownDeclarant(accountId, sent);
    const { cbam, tables: imports, asOf } = known;
    return { cbam, question: { accountId, declarantId, year, asOf, law: cbam.law(), imports } };
  });

/** A declarant's year as a preparation, and the same as sheets. */
export const declarationOf = (
  asking: YearQuestion & { readonly decimal?: "comma" | "point" | undefined },
): Effect.Effect<
  AnswerWithSheets<typeof DeclarationAnswer.Type>,
  InvalidRequest | NotFound | ServiceUnavailable,
  LedgerServices
> =>
  Effect.gen(function* () {
    const { cbam, question } = yield* asked(asking);
    const year = yield* readDeclarantYear(question);
    const answer = {
      declarant: question.declarantId,
      as_of: question.asOf,
      ...declarationRecord(year, question.imports),
      versions: cbam.versions(),
      ...closingNow(cbam),
    };
    const more = { createdAt: cbam.generatedAt(), decimal: asking.decimal };
    return { answer, sheets: () => declarationSheets(answer, year.figures, more) };
  });

export const importDeclaration = ledgerRoute(
  Contract.importDeclaration,
  ({ query, request }, { accountId }) =>
    Effect.gen(function* () {
      const { answer, sheets: made } = yield* declarationOf({ accountId, ...query });
      const sheets = tableAnswerTo(request, made);
      return sheets === undefined ? yield* longAnswer(answer) : yield* sheets;
    }),
);

export const importHolding = ledgerRoute(
  Contract.importHolding,
  ({ query: { basis, order_working_days: orderWorkingDays, ...query } }, { accountId }) =>
    Effect.gen(function* () {
      const { cbam, question } = yield* asked({ accountId, ...query });
      const read = yield* readHolding({
        ...question,
        ...(basis === undefined ? undefined : { basis }),
        ...(orderWorkingDays === undefined ? undefined : { orderWorkingDays }),
      });
      const { holding } = yield* orNotFound("declarant", question.declarantId, read);
      return yield* longAnswer({
        declarant: question.declarantId,
        as_of: question.asOf,
        ...holdingRecord(holding),
        versions: cbam.versions(),
        ...closingNow(cbam),
      });
    }),
);
