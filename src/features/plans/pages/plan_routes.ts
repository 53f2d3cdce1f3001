/** The page of plans and its figures as a table, which count by the visitor's address and apart from calls of the API. */
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import * as Schema from "effect/Schema";
import type { BrowserSession } from "../../../application/accounts/browser_session.ts";
import { cbamContext, fromLaw, type LawServices } from "../../../application/cbam/cbam_context.ts";
import type { PdfRenderer } from "../../../application/documents/document_ports.ts";
import type { RateLimiter } from "../../../application/ports.ts";
import { byName, decoderOf } from "../../../contract/decoding/decoding.ts";
import { invalidRequest } from "../../../contract/failures.ts";
import { csv } from "../../../contract/values/media_types.ts";
import { ImportDay } from "../../../contract/values/time.ts";
import type { Quota } from "../../../domain/accounts/quota.ts";
import { contentDisposition, fileNameOf } from "../../../domain/documents/file_name.ts";
import { roundHalfAwayFromZero, toJsonNumber, zero } from "../../../kernel/decimal.ts";
import { Exchange } from "../../../http/exchange/exchange.ts";
import { countedByAddress } from "../../../http/routes/counted.ts";
import { noStore } from "../../../http/wire/response.ts";
import { tablePieces } from "../../../http/wire/table/csv_answer.ts";
import { pageRoute } from "../../../web/page/page.tsx";
import { goTo, privatePage, visitorRoute } from "../../../web/page/routes.ts";
import { planTexts } from "../texts/plan.ts";
import { indicate } from "../../../domain/plans/indication.ts";
import { indicationPdf } from "../indication/ask_indication.ts";
import { figureColumns, figureRows } from "./figures.ts";
import { indicationFields } from "./indication_form.tsx";
import { planPage } from "./plan_page.tsx";
import { type Offer, stateOf, yearLookedAt } from "./state.ts";
import { isAsked, queryOf, valuesOf } from "./values.ts";

/** Plans of the page, an hour and address: each costs some hundred calculations. */
const plans: Quota = { policy: "page-plans", limit: 120, windowSeconds: 3_600 };

export const planRoute = visitorRoute<RateLimiter | Exchange | LawServices | BrowserSession>(
  "/plan",
  (visit) =>
    Effect.gen(function* () {
      const { linkOrigin: origin } = yield* Exchange;
      const values = valuesOf(visit);
      const cbam = yield* cbamContext;
      const newest = cbam.law().prices.prices.at(-1)?.priceEurPerTco2e ?? zero;
      const words = {
        visit,
        values,
        year: yearLookedAt(values, cbam.today()),
        newestEur: toJsonNumber(roundHalfAwayFromZero(newest, 0)),
        origin,
      };
      if (!isAsked(visit)) return privatePage(planPage({ ...words, state: { kind: "nothing" } }));
      yield* countedByAddress(plans);
      return privatePage(planPage({ ...words, state: stateOf(values, cbam) }));
    }),
);

/** A plan that cannot be made leads back to its form, which says why. */
export const planFiguresRoute = pageRoute<RateLimiter | Exchange | LawServices>(
  "GET",
  "/plan/figures.csv",
  (visit) =>
    Effect.gen(function* () {
      yield* countedByAddress(plans);
      const values = valuesOf(visit);
      const state = yield* fromLaw((cbam) => Effect.sync(() => stateOf(values, cbam)));
      if (state.kind !== "planned") return goTo(`/plan?${queryOf(values)}`);
      const { language } = visit;
      const isComma = language !== "en";
      const pieces = tablePieces({
        columns: figureColumns,
        rows: figureRows(state.offers, { language, texts: planTexts[language] }),
        dialect: {
          separator: isComma ? ";" : ",",
          decimalMark: isComma ? "comma" : "point",
          hasByteOrderMark: true,
        },
        wholeTable: undefined,
      });
      return HttpServerResponse.raw([...pieces].join(""), {
        contentType: `${csv}; charset=utf-8; header=present`,
        headers: {
          "cache-control": noStore,
          "content-disposition": contentDisposition(fileNameOf("cbam-plan", "csv")),
        },
      });
    }),
);

const decodeDay = decoderOf(Schema.Struct({ [indicationFields.day]: ImportDay }));

const offerAsked = (offers: ReadonlyArray<Offer>, number: string | undefined): Offer | undefined =>
  offers.find((offer) => String(offer.number) === number) ?? offers[0];

/** The indication of an offer; a plan that cannot be made leads back to its form, which says why. */
export const planIndicationRoute = pageRoute<RateLimiter | Exchange | LawServices | PdfRenderer>(
  "GET",
  "/plan/indication.pdf",
  (visit) =>
    Effect.gen(function* () {
      yield* countedByAddress(plans);
      const values = valuesOf(visit);
      const cbam = yield* cbamContext;
      const state = stateOf(values, cbam);
      if (state.kind !== "planned") return goTo(`/plan?${queryOf(values)}`);
      const { offer: number, day, confirmed } = indicationFields;
      const read = yield* Either.mapLeft(
        decodeDay({ [day]: visit.query[day] }, byName),
        ({ issues }) => invalidRequest(issues),
      );
      const offer = offerAsked(state.offers, visit.query[number]);
      if (offer === undefined) return goTo(`/plan?${queryOf(values)}`);
      const { law, assumptions } = state.plan;
      const question = {
        goods: offer.goods,
        day: read.day,
        isConfirmed: visit.query[confirmed] === "yes",
        pricePath: assumptions.pricePath,
        assumedCscf: undefined,
      };
      const indication = yield* Either.mapLeft(indicate(law, question), invalidRequest);
      return yield* indicationPdf({ law, question, indication }, cbam, {
        language: visit.language,
        goodsPath: "cn",
      });
    }),
);
