/**
 * Plans: what to buy, where, and what it costs until 2034. Decisions, 0119.
 */
import * as HttpApiEndpoint from "@effect/platform/HttpApiEndpoint";
import * as OpenApi from "@effect/platform/OpenApi";
import { cbamBulk, openCbam } from "./access.ts";
import { ComparisonAnswer } from "./answers/plans/comparison.ts";
import { IndicationAnswer } from "./answers/plans/indication.ts";
import { PortfolioAnswer } from "./answers/plans/portfolio.ts";
import { TrajectoriesAnswer, TrajectoryAnswer } from "./answers/plans/trajectories.ts";
import { Access, AnswerHeaders, BodyLimit, LimitsInWords, OtherAnswers, OtherBodies } from "./endpoint.ts";
import { bodyProblems, problems } from "./problems.ts";
import { IndicationQuery, IndicationRequest } from "./requests/indication.ts";
import {
  CompareQuery,
  PlanRowRequest,
  PortfolioQuery,
  PortfolioRequest,
  TrajectoryQuery,
  TrajectoryRequest,
} from "./requests/plans.ts";
import { csv, pdf, xlsx } from "./values/media_types.ts";

/** Schemas that the document names and no endpoint decodes as a whole. */
export const planSchemas = [PlanRowRequest] as const;

const bodyLimitBytes = 4 * 1_024 * 1_024;
/** A body of one offer. */
const offerLimitBytes = 65_536;

/** `GET /api/v1/cbam/compare`. */
export const compare = HttpApiEndpoint.get("compare", "/api/v1/cbam/compare")
  .setUrlParams(CompareQuery)
  .addSuccess(ComparisonAnswer)
  .addError(problems("InvalidRequest"))
  .annotate(Access, openCbam)
  .annotate(OpenApi.Summary, "Which origin is cheapest?")
  .annotate(
    OpenApi.Description,
    "Calculates the same goods from every country that the default values name, and by every production route that they print for it, and ranks them by net cost: the cheapest first, equal costs share a rank, and the next one counts them all. `countries` compares those alone; an exempt country costs 0 then. `intensity_source` is `default_other_countries_year` where a country has no line of its own, and `fallback_count` says how many rows that are. With `verified_direct` or `verified_indirect` the answer sets goods with these verified values beside the ranking, in `verified`, with the rank that they would have: `verified_country` says where they come from, `production_route` how they were made, `verified_free_allocation` what the verification report states. Only the real origin counts: a note says what the regulation holds of moving goods for a lower default value. A row's `notes` are positions in the answer's `notes`. Figures are those of `calculate`, row by row; one comparison counts as one call.",
  );

/** `GET /api/v1/cbam/trajectory`. */
export const trajectory = HttpApiEndpoint.get("trajectory", "/api/v1/cbam/trajectory")
  .setUrlParams(TrajectoryQuery)
  .addSuccess(TrajectoryAnswer)
  .addError(problems("InvalidRequest"))
  .annotate(Access, openCbam)
  .annotate(OpenApi.Summary, "What do goods cost until 2034?")
  .annotate(
    OpenApi.Description,
    "Calculates goods for every year from 2026 to 2034, with the default value of their origin and, where `verified_direct` or `verified_indirect` is given, with verified values: emissions, free allocation and cost of a year, what the verified values save, and the break-even, the verified intensity at which both cost the same. Each year has its CBAM factor, mark-up, benchmark, correction factor and price. What no act has set is assumed and said: the correction factor of 2031 to 2033 (`assume_cscf`, else 1), the benchmarks after 2030 (the last ones go on), and every price to come: `price_path` gives them, and without it the newest published price is held. Goods without a default value, such as electricity where the operator left its values off, have the figures of their verified values alone: `default`, `saving_eur` and `break_even_t_per_t` are null then. Free allocations of a verification report are scaled from `verified_year` to the other years. `tonnage` is that of one year. Precursors go into the `POST` call; here the whole chain's benchmark (column B) stands in for verified values. Figures are those of `calculate`, each rounded once from its exact value, so that a sum may differ from that of the printed figures by a cent. The law is that of today, or of `as_of`.",
  );

/** `POST /api/v1/cbam/trajectory`. */
export const trajectories = HttpApiEndpoint.post("trajectories", "/api/v1/cbam/trajectory")
  .setPayload(TrajectoryRequest)
  .addSuccess(TrajectoriesAnswer)
  .addError(problems("InvalidRequest", ...bodyProblems, "TooManyRows"))
  .annotate(Access, cbamBulk)
  .annotate(BodyLimit, bodyLimitBytes)
  .annotate(LimitsInWords, "At most 5 000 rows, and not more than the tier's `cbam_bulk_rows`.")
  .annotate(OpenApi.Summary, "What do many goods cost until 2034?")
  .annotate(
    OpenApi.Description,
    "The same as `GET` for up to 5 000 rows of goods, and the only form that takes `precursors`: with them verified values get free allocation for their own process (column A) and for what they were made of, and the break-even is exact; an empty array says that the goods are simple. Each row stands for itself: one that can't be read is answered with `status: error`, its message and every issue, and doesn't touch the others. `years` has price and factors of each year once, `results` the years of each row, `summary` counts rows by status and sums their cost over all years. `price_path` may be a number, an array of prices year after year, or the text that the query has. Nothing is kept: the same call is answered anew, and with the `as_of` and the version of the data set that `versions` names it has the same figures. Rows of goods that CBAM does not reach cost 0 and say why.",
  );

const indicationPage = {
  [pdf]:
    "A page to send with an offer, where `Accept` prefers it, in the language of `lang`. It is no report: it has no number and cannot be verified, and says so.",
};

/** `GET /api/v1/cbam/indication`. */
export const indication = HttpApiEndpoint.get("indication", "/api/v1/cbam/indication")
  .setUrlParams(IndicationQuery)
  .addSuccess(IndicationAnswer)
  .addError(problems("InvalidRequest"))
  .annotate(Access, openCbam)
  .annotate(OtherAnswers, indicationPage)
  .annotate(AnswerHeaders, { "Content-Disposition": "Of a PDF: name to save it under." })
  .annotate(OpenApi.Summary, "What does CBAM add to an offer?")
  .annotate(
    OpenApi.Description,
    "Gives the cost of certificates for a tonne of goods on the day that they are to be imported, for an offer: by the default value of the origin, or by the producer's own values (`verified_direct`, `verified_indirect`), beside which `by_default` stands. `not_settled` names what may still change: the price, where none is published for the import (from 2027 a certificate costs what the week of its purchase costs); the producer's values, unless `confirmed=true` says that a verifier has confirmed them; a correction factor that is assumed, benchmarks and default values that are to be replaced or reviewed. `sentence` says it all in English, German or French (`lang`), and with `Accept: application/pdf` it is a page to send with the offer. Neither is a report: nothing is kept, nothing has a number, nothing can be verified. `price_path` assumes prices, as in `trajectory`. Figures of a tonne are those of `calculate`; `total_eur` is that of the offer's whole quantity, rounded once.",
  );

/** `POST /api/v1/cbam/indication`. */
export const indicationFromJson = HttpApiEndpoint.post("indicationFromJson", "/api/v1/cbam/indication")
  .setPayload(IndicationRequest)
  .addSuccess(IndicationAnswer)
  .addError(
    problems("InvalidRequest", ...bodyProblems, "Unauthenticated", "TierLacksFeature", "PermissionDenied"),
  )
  .annotate(Access, openCbam)
  .annotate(BodyLimit, offerLimitBytes)
  .annotate(OtherAnswers, indicationPage)
  .annotate(AnswerHeaders, { "Content-Disposition": "Of a PDF: name to save it under." })
  .annotate(OpenApi.Summary, "What does CBAM add to an offer of complex goods?")
  .annotate(
    OpenApi.Description,
    "The same as `GET` with members of a body, and the only form that takes `precursors`: with them the producer's values get free allocation for the own process (column A) and for what the goods were made of. `value_id` names a supplier's value of the caller's account in the place of figures: `supplier_value` says which version counted, and one that is `verified` needs no `confirmed`. Nothing is kept.",
  );

/** `POST /api/v1/cbam/portfolio`. */
export const portfolio = HttpApiEndpoint.post("portfolio", "/api/v1/cbam/portfolio")
  .setUrlParams(PortfolioQuery)
  .setPayload(PortfolioRequest)
  .addSuccess(PortfolioAnswer)
  .addError(problems("InvalidRequest", ...bodyProblems, "TooManyRows"))
  .annotate(Access, cbamBulk)
  .annotate(BodyLimit, bodyLimitBytes)
  .annotate(OtherBodies, {
    [csv]:
      "The same rows as a table in UTF-8, separated by commas, semicolons or tabs, with the names of the columns, in English, German or French, in one of its first ten lines.",
    [xlsx]: "The same rows as the first sheet of a workbook.",
  })
  .annotate(OtherAnswers, {
    [csv]: "A line a row with the cost of each year, where `Accept` prefers it.",
    [xlsx]:
      "A workbook with a sheet each for rows, suppliers, codes, years and prices, and one of notes and sources.",
  })
  .annotate(AnswerHeaders, { "Content-Disposition": "Name to save the workbook under." })
  .annotate(LimitsInWords, "At most 5 000 rows, and not more than the tier's `cbam_bulk_rows`.")
  .annotate(OpenApi.Summary, "What does a portfolio cost, and what are its values worth?")
  .annotate(
    OpenApi.Description,
    "Sums up to 5 000 rows of goods by supplier, by CN code and by year, each row calculated as `trajectory` does, from JSON, a CSV table or an Excel workbook. `known_eur` takes verified values where a row has them and default values elsewhere, `saving_eur` is what they save; rows with verified values and no default value (`without_default`) count in `known_eur` alone. `prices` has the whole portfolio at three paths: that of `price_path`, and `price_path_low` and `price_path_high`, which are a fifth less and more where they are left out. `by_supplier` says what a supplier's values are worth: the cost of the portfolio if that supplier alone were at the break-even (then its values save nothing), and what each tenth of a tonne CO2e per tonne of goods below the break-even saves. Rows stand for themselves: a wrong one has `status: error` and touches no sum. Nothing is kept. Tables have the columns of a bulk call, without days and years of import, and `supplier`; `decimal` says how their numbers are written. Figures are rounded once, from exact sums.",
  );
