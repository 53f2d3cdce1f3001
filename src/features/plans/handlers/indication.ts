/** Cost that CBAM adds to an offer, as JSON or as a page to send with it. Decisions, 0124. */
import type * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import { type CbamContext, cbamContext } from "../../../application/cbam/cbam_context.ts";
import * as Contract from "../../../contract/plans.ts";
import { pdf } from "../../../contract/values/media_types.ts";
import { goodsOfQuery, goodsOfRow } from "../../../domain/plans/planned_goods.ts";
import { bodyOf } from "../../../http/routes/body.ts";
import { implement } from "../../../http/routes/implement.ts";
import { preferredOf } from "../../../http/wire/forms/preferred_form.ts";
import { pointed } from "../../../http/wire/pointed.ts";
import { withReadAs } from "../../../http/wire/written.ts";
import type { Language } from "../../../web/words/language.ts";
import { type AnsweredIndication, askIndication, indicationPdf } from "../indication/ask_indication.ts";
import { indicationRecord } from "../indication/indication_record.ts";
import { askValuedIndication } from "../indication/valued_indication.ts";

const forms = ["application/json", pdf] as const;

const wantsPage = (request: HttpServerRequest.HttpServerRequest): boolean =>
  preferredOf(request, forms) === pdf;

const answerOf = (answered: AnsweredIndication, cbam: CbamContext, language: Language) =>
  indicationRecord(answered.law, { ...answered, language, generatedAt: cbam.generatedAt() });

export const indication = implement(
  Contract.indication,
  ({ request, query, readAs }) =>
    Effect.gen(function* () {
      const cbam = yield* cbamContext;
      const answered = yield* askIndication(query, goodsOfQuery(query), cbam);
      const language = query.lang ?? "en";
      if (wantsPage(request)) return yield* indicationPdf(answered, cbam, { language, goodsPath: "cn" });
      return withReadAs(answerOf(answered, cbam, language), readAs);
    }),
);

const body = bodyOf(Contract.indicationFromJson);

export const indicationFromJson = implement(
  Contract.indicationFromJson,
  ({ request }, caller) =>
    Effect.gen(function* () {
      const { value: asked } = yield* body.decode(yield* body.bytes(request));
      const cbam = yield* cbamContext;
      const { value_id: id } = asked;
      const answered = id === undefined
        ? yield* Either.mapLeft(askIndication(asked, goodsOfRow(asked), cbam), pointed)
        : yield* Effect.mapError(
          askValuedIndication(id, { asked, caller }, cbam),
          (failure) => failure._tag === "InvalidRequest" ? pointed(failure) : failure,
        );
      const language = asked.lang ?? "en";
      if (wantsPage(request)) {
        return yield* indicationPdf(answered, cbam, { language, goodsPath: "/cn_code" });
      }
      return answerOf(answered, cbam, language);
    }),
);
