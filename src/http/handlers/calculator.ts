/**
 * The calculator and its search for goods. They are the service's own pages, counted apart from calls of the API: a page
 * that asks while somebody types must not use up what the contract gives to callers (contract section 8.1).
 */
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Effect from "effect/Effect";
import { fromLaw, type LawServices } from "../../application/cbam/world.ts";
import type { RateLimiter } from "../../application/ports.ts";
import type { Quota } from "../../domain/accounts/quota.ts";
import { absoluteUrl, Exchange } from "../server/exchange.ts";
import { calculatorPage } from "../web/calculator/calculator_page.tsx";
import { searchGoods, show } from "../web/calculator/question.ts";
import { isAsked, valuesOf } from "../web/calculator/values.ts";
import { countedByAddress } from "../web/counted.ts";
import { page, pageRoute } from "../web/page.tsx";

const hourSeconds = 3_600;
/** Answers of the calculator, an hour and address. */
const answers: Quota = { policy: "page-answers", limit: 300, windowSeconds: hourSeconds };
/** Searches while somebody types, an hour and address. */
const searches: Quota = { policy: "page-searches", limit: 1_200, windowSeconds: hourSeconds };

export const calculatorRoute = pageRoute<RateLimiter | Exchange | LawServices>(
  "GET",
  "/",
  (visit, request) =>
    Effect.gen(function* () {
      const exchange = yield* Exchange;
      const values = valuesOf(visit);
      const origin = absoluteUrl("/", request, exchange).replace(/\/$/, "");
      if (!isAsked(visit)) {
        return page(calculatorPage({ visit, values, shown: { kind: "nothing" }, origin }), {
          cacheControl: "private, no-cache",
        });
      }
      yield* countedByAddress(answers);
      const shown = yield* fromLaw((world) => Effect.sync(() => show(values, world)));
      return page(calculatorPage({ visit, values, shown, origin }));
    }),
);

/** The goods that fit the words, for the field that searches while somebody types. */
export const goodsRoute = pageRoute<RateLimiter | Exchange | LawServices>(
  "GET",
  "/goods",
  ({ query }) =>
    Effect.gen(function* () {
      const words = (query["q"] ?? "").trim();
      yield* countedByAddress(searches);
      const found = yield* fromLaw((world) =>
        Effect.sync(() => words === "" ? { results: [] } : searchGoods(words, world))
      );
      const results = found.results.map(({ cn_code, description }) => ({ cn_code, description }));
      return HttpServerResponse.unsafeJson({ results }, {
        headers: { "cache-control": "private, max-age=300" },
      });
    }),
);
