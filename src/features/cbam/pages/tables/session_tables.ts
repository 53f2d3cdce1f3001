/**
 * Tables that are calculated on the page, and downloaded again as their sender's own sheet: by who is signed in, or with a
 * key.
 */
import * as HttpRouter from "@effect/platform/HttpRouter";
import type * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import { cbamContext } from "../../../../application/cbam/cbam_context.ts";
import * as Contract from "../../../../contract/bulk.ts";
import { csv, xlsx } from "../../../../contract/values/media_types.ts";
import type { BatchHead } from "../../../../domain/cbam/bulk/bulk_record.ts";
import type { ReferenceTables } from "../../../../domain/cbam/law/reference.ts";
import { Exchange, headerOf } from "../../../../http/exchange/exchange.ts";
import { bodyLimitOf } from "../../../../http/routes/implement.ts";
import { preferredOf } from "../../../../http/wire/forms/preferred_form.ts";
import { listAnswer } from "../../../../http/wire/json_pieces.ts";
import { problemResponse } from "../../../../http/wire/answer.ts";
import { parseJson, readBytes, unreadable } from "../../../../http/wire/request.ts";
import { numberOf, textOf } from "../../../../kernel/text/json.ts";
import { pageRoute } from "../../../../web/page/page.tsx";
import { goodsName } from "../../../../web/law/goods.ts";
import { signInFirst } from "../../../../web/page/routes.ts";
import { toModule } from "../../../../web/page/to_module.ts";
import { signedInOf } from "../../../../web/visit/session.ts";
import type { Language } from "../../../../web/words/language.ts";
import { ownBatch, ownBatchOfPage } from "../../handlers/own_batch.ts";
import { assumedYear, type OwnAnswer, type OwnRow, ownRows } from "../../table/own/own_row.ts";
import { codeText } from "../../table/own/figure_columns.ts";
import { rowCodesChosen, tableCode } from "../codes/code_choice.ts";
import { ownCsv, ownWorkbook } from "../../table/own/own_files.ts";
import { answerOf, calculateSheet } from "./calculate_sheet.ts";
import { notATable } from "./named_table.ts";
import { sheetOfModule } from "./page_sheet.ts";
import { hasKey, mayCalculate, underKey } from "./table_rights.ts";

/** A row as the page shows it. */
const shownRow = (
  own: OwnRow,
  language: Language,
  goods: string | undefined,
) => {
  const { answered: { input, output, row, clientRef }, number, said } = own;
  return {
    number,
    reference: clientRef ?? null,
    code: textOf(input["cn_code"]) ?? null,
    origin: textOf(input["origin_country_iso3"]) ?? null,
    day: textOf(output["import"]) ?? null,
    assumedYear: assumedYear(own) ?? null,
    goods: goods ?? null,
    tonnes: numberOf(output["tonnage"]) ?? null,
    emissions: numberOf(output["net_emissions_t"]) ?? null,
    cost: numberOf(output["net_cost_eur"]) ?? null,
    status: row.calcStatus,
    said: said.join(" "),
    codes: codeText(output, language) ?? null,
  };
};

/** Rows as the page shows them: the first one of each code tells the name of its goods. */
function* shownRows(answer: OwnAnswer, { goods }: ReferenceTables) {
  const { language } = answer;
  const named = new Set<string>();
  for (const row of ownRows(answer)) {
    const code = textOf(row.answered.input["cn_code"]) ?? "";
    const name = named.has(code) ? undefined : goodsName(code, language) ?? goods.get(code)?.description;
    named.add(code);
    yield shownRow(row, language, name);
  }
}

/** The answer to a text that names no declarant, or several: the sentence that says so. */
const unclearDeclarant = (told: string) =>
  Effect.map(
    Exchange,
    ({ requestId }) => problemResponse(unreadable(told), { requestId, accept: undefined, told }),
  );

const calculate = pageRoute(
  "POST",
  "/tables/calculate",
  (visit, request) =>
    toModule(
      mayCalculate(visit, { request, token: headerOf(request, "x-form-token") ?? "" }, (caller) =>
        Effect.gen(function* () {
          const bytes = yield* readBytes(request, bodyLimitOf(Contract.bulk));
          const sent = yield* sheetOfModule(yield* parseJson(bytes));
          if (Option.isNone(sent)) {
            return yield* notATable;
          }
          const { value: codes, error } = yield* tableCode(
            visit.query["codes"] ?? "",
            visit.language,
            caller.keyId === null ? caller.accountId : undefined,
          );
          if (error !== undefined) {
            return yield* unclearDeclarant(error);
          }
          const codesOf = yield* rowCodesChosen(codes, caller);
          const { tables } = yield* cbamContext;
          const formId = headerOf(request, "x-form-id") ?? "";
          const form = { caller, language: visit.language, formId, sent: [codes, bytes] };
          const answer = yield* calculateSheet(form, { ...sent.value, codesOf });
          const { requestId: request_id, summary } = answer.head;
          return yield* listAnswer({ request_id, summary }, "results", shownRows(answer, tables));
        })),
      visit.language,
    ),
);

/** The form that the address names, which links do, else the one that the request prefers. */
const fileOf = (
  { request, form }: {
    readonly request: HttpServerRequest.HttpServerRequest;
    readonly form: string | undefined;
  },
  answer: OwnAnswer,
) =>
  (form ?? (preferredOf(request, [xlsx, csv]) === csv ? "csv" : "xlsx")) === "csv"
    ? ownCsv(answer)
    : ownWorkbook(answer);

const download = pageRoute(
  "GET",
  "/tables/calculated/:id",
  (visit, request) =>
    Effect.gen(function* () {
      const { id = "" } = yield* HttpRouter.params;
      const file = (head: BatchHead) =>
        Effect.flatMap(
          answerOf(head, visit.language),
          (answer) => fileOf({ request, form: visit.query["form"] }, answer),
        );
      if (hasKey(request)) {
        return yield* toModule(
          underKey(Contract.bulkByRequest, (caller) => Effect.flatMap(ownBatch(caller, id), file)),
          visit.language,
        );
      }
      const signedIn = yield* signedInOf(request, visit);
      if (signedIn === undefined) {
        return signInFirst(visit);
      }
      return yield* toModule(
        Effect.flatMap(ownBatchOfPage(signedIn.accountId, id), file),
        visit.language,
      );
    }),
);

export const sessionTables = [calculate, download] as const;
