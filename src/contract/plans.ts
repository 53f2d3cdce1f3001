/**
 * Plans: what to buy, where, and what it costs until 2034. Decisions, 0119.
 */
import * as HttpApiEndpoint from "@effect/platform/HttpApiEndpoint";
import * as OpenApi from "@effect/platform/OpenApi";
import { openCbam } from "./access.ts";
import { ComparisonAnswer } from "./answers/plans.ts";
import { Access } from "./endpoint.ts";
import { problem } from "./problems.ts";
import { CompareQuery } from "./requests/plans.ts";

/** `GET /api/v1/cbam/compare`. */
export const compare = HttpApiEndpoint.get("compare", "/api/v1/cbam/compare")
  .setUrlParams(CompareQuery)
  .addSuccess(ComparisonAnswer)
  .addError(problem("InvalidRequest"))
  .annotate(Access, openCbam)
  .annotate(OpenApi.Summary, "Which origin is cheapest?")
  .annotate(
    OpenApi.Description,
    "Calculates the same goods from every country that the default values name, and by every production route that they print for it, and ranks them by net cost: the cheapest first, equal costs share a rank, and the next one counts them all. `countries` compares those alone; an exempt country costs 0 then. `intensity_source` is `default_other_countries_year` where a country has no line of its own, and `fallback_count` says how many rows that are. With `verified_direct` or `verified_indirect` the answer sets goods with these verified values beside the ranking, in `verified`, with the rank that they would have: `verified_country` says where they come from, `production_route` how they were made, `verified_free_allocation` what the verification report states. Only the real origin counts: a note says what the regulation holds of moving goods for a lower default value. A row's `notes` are positions in the answer's `notes`. Figures are those of `calculate`, row by row; one comparison counts as one call.",
  );
