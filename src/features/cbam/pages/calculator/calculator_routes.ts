/**
 * The calculator and its search for goods, which count by the visitor's address and apart from calls of the API.
 */
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Effect from "effect/Effect";
import type { BrowserSession } from "../../../../application/accounts/browser_session.ts";
import type { RateLimiter } from "../../../../application/ports.ts";
import type { Quota } from "../../../../domain/accounts/quota.ts";
import { Exchange } from "../../../../http/exchange/exchange.ts";
import { calculatorPage } from "./calculator_page.tsx";
import { searchGoods, show } from "./question.ts";
import { inLanguage } from "./own_language.ts";
import { isAsked, valuesOf } from "./values.ts";
import { countedByAddress } from "../../../../http/routes/counted.ts";
import { goodsName } from "../../../../web/law/goods.ts";
import { newFormId } from "../../../../http/routes/form_once.ts";
import { pageRoute } from "../../../../web/page/page.tsx";
import { privatePage } from "../../../../web/page/routes.ts";
import { signedInOf } from "../../../../web/visit/session.ts";
import type { ImportLaw, ImportPeople } from "../../../../application/imports/import_ports.ts";
import { codeChoices, codesChosen, meantCode } from "../codes/code_choice.ts";
import { fromLaw, type LawServices } from "../../../../application/cbam/cbam_context.ts";

const hourSeconds = 3_600;
/** Answers of the calculator, an hour and address. */
const answers: Quota = { policy: "page-answers", limit: 300, windowSeconds: hourSeconds };
/** Searches while somebody types, an hour and address. */
const searches: Quota = { policy: "page-searches", limit: 1_200, windowSeconds: hourSeconds };

type Needs = RateLimiter | Exchange | LawServices | BrowserSession | ImportLaw | ImportPeople;

export const calculatorRoute = pageRoute<Needs>("GET", "/", (visitor, request) =>
  Effect.gen(function* () {
    const signedIn = yield* signedInOf(request, visitor);
    const visit = { ...visitor, account: signedIn };
    const typed = inLanguage(valuesOf(visit), visit.language);
    const { linkOrigin: origin } = yield* Exchange;
    const codeChoice = yield* codeChoices(visit.language, signedIn);
    const codeFor = meantCode(typed.codeFor, {
      options: codeChoice,
      language: visit.language,
      isKept: false,
    });
    const values = { ...typed, codeFor: codeFor.value };
    const words = { visit, values, origin, signedIn, codeChoice, codeFor, formId: yield* newFormId };
    if (!isAsked(visit)) {
      return privatePage(calculatorPage({ ...words, shown: { kind: "nothing" } }), {
        cacheControl: "private, no-cache",
      });
    }
    yield* countedByAddress(answers);
    const chosen = codeFor.error === undefined ? codeFor.value : "";
    const codeOf = yield* codesChosen(chosen, signedIn?.accountId);
    const shown = yield* fromLaw((cbam) => Effect.sync(() => show(values, cbam, codeOf)));
    return privatePage(calculatorPage({ ...words, shown }));
  }));

/** The goods that fit the words, for the field that searches while somebody types. */
export const goodsRoute = pageRoute<RateLimiter | Exchange | LawServices>(
  "GET",
  "/goods",
  ({ query, language }) =>
    Effect.gen(function* () {
      const words = (query["q"] ?? "").trim();
      yield* countedByAddress(searches);
      const found = yield* fromLaw((cbam) =>
        Effect.sync(() => words === "" ? { results: [] } : searchGoods(words, cbam))
      );
      const results = found.results.map(({ cn_code, description }) => {
        const name = goodsName(cn_code, language);
        return { cn_code, description, ...(name === undefined ? undefined : { name }) };
      });
      return HttpServerResponse.unsafeJson({ results }, {
        headers: { "cache-control": "private, max-age=300", "vary": "Accept-Language, Cookie" },
      });
    }),
);
