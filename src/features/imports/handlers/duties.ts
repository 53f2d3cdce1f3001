/**
 * A declarant's year: the preparation of its declaration, and what must be on the account at quarters' ends. Regulation
 * (EU) 2023/956, Articles 6 and 22.
 */
import * as Effect from "effect/Effect";
import { runWithPauses } from "../../../application/yield_to_io.ts";
import { closingOfImports } from "../../../application/cbam/cited.ts";
import { readDeclaration, readWholeDeclaration } from "../../../application/suppliers/declared_values.ts";
import { readHolding } from "../../../application/holdings/holding_of_year.ts";
import { readDeclaredNotes } from "../../../application/imports/certificates/declared_notes.ts";
import type { DeclarationAnswer } from "../../../contract/answers/declaration.ts";
import type { InvalidRequest, NotFound, ServiceUnavailable } from "../../../contract/failures.ts";
import * as Contract from "../../../contract/imports/duties.ts";
import type { DeclarationBasis } from "../../../domain/imports/declaration/declaration.ts";
import { settingsOf } from "../../../domain/imports/ledger/standing.ts";
import { type DeclarantYear, importsInFigures } from "../../../domain/imports/year/declarant_year.ts";
import { longAnswer } from "../../../http/fast/long_answer.ts";
import { declarationRecord, holdingRecord } from "../records/declaration_record.ts";
import { declarationSheets } from "../sheets/declaration_tables.ts";
import { type SheetsAnswer, sheetsResponse, tableFormOf } from "../sheets/table_answer.ts";
import { knownOn, ledgerRoute, type LedgerServices, orNotFound, ownDeclarant } from "../services.ts";

/** The caller, and the declarant and year of the question. */
interface YearQuestion {
  readonly accountId: string;
  readonly declarant: string;
  readonly year: number;
  readonly as_of?: Parameters<typeof knownOn>[0];
  readonly returned_goods?: "counted" | "excluded";
  readonly declarationBasis?: DeclarationBasis | undefined;
}

/** The account's own declarant, and what its year is read with. */
const asked = (
  { accountId, declarant: sent, year, as_of: sentDay, returned_goods: returned, declarationBasis }:
    YearQuestion,
) =>
  Effect.gen(function* () {
    const known = yield* knownOn(sentDay);
    const declarant = yield* ownDeclarant(accountId, sent);
    const declarantId = declarant.id;
    const { cbam, tables: imports, asOf } = known;
    const settings = settingsOf(returned);
    return {
      cbam,
      declarant,
      question: {
        ...{ accountId, declarantId, year, asOf, law: cbam.law(), imports, settings },
        ...(declarationBasis === undefined ? undefined : { declarationBasis }),
      },
    };
  });

/** The preparation of a declarant's year as it leaves. */
const declarationAnswer = (
  { cbam, declarant, question }: Effect.Effect.Success<ReturnType<typeof asked>>,
  year: DeclarantYear,
) =>
  Effect.gen(function* () {
    const notes = yield* readDeclaredNotes(declarant, question, year);
    const record = yield* runWithPauses(() =>
      declarationRecord(year, question.imports, notes, question.asOf)
    );
    const answer: typeof DeclarationAnswer.Type = {
      declarant: question.declarantId,
      as_of: question.asOf,
      ...record,
      ...closingOfImports(cbam, importsInFigures(year), year.declaration.year),
    };
    return answer;
  });

/** A declarant's year as a preparation, as sheets. */
export const declarationSheetsOf = (
  asking: YearQuestion & { readonly decimal?: "comma" | "point" | undefined },
): Effect.Effect<SheetsAnswer, InvalidRequest | NotFound | ServiceUnavailable, LedgerServices> =>
  Effect.gen(function* () {
    const known = yield* asked(asking);
    const year = yield* readWholeDeclaration(known.question);
    const more = { createdAt: known.cbam.generatedAt(), decimal: asking.decimal };
    const figures = year.declaration.basis === "fileable" ? year.fileable : year.figures;
    return declarationSheets(yield* declarationAnswer(known, year), figures, more);
  });

export const importDeclaration = ledgerRoute(
  Contract.importDeclaration,
  ({ query: { basis: declarationBasis, ...query }, request }, { accountId }) =>
    Effect.gen(function* () {
      const asking = { accountId, declarationBasis, ...query };
      const form = tableFormOf(request);
      if (form !== undefined) return yield* sheetsResponse(form, yield* declarationSheetsOf(asking));
      const known = yield* asked(asking);
      return yield* longAnswer(yield* declarationAnswer(known, yield* readDeclaration(known.question)));
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
      const { holding, year: of } = yield* orNotFound("declarant", question.declarantId, read);
      return yield* longAnswer({
        declarant: question.declarantId,
        as_of: question.asOf,
        ...holdingRecord(holding),
        ...closingOfImports(cbam, of.imports, question.year),
      });
    }),
);
