/**
 * The CBAM endpoints that anyone may ask. Contract sections 4.1 to 4.4; decisions, "Additions to v1".
 */
import * as HttpApiEndpoint from "@effect/platform/HttpApiEndpoint";
import * as OpenApi from "@effect/platform/OpenApi";
import * as Schema from "effect/Schema";
import { openCbam } from "./access.ts";
import { AskedCalculation, ReferencedCalculation } from "./answers/calculation.ts";
import { DataSetsAnswer, PricesAnswer, RoutesAnswer, ScopeAnswer, SearchAnswer } from "./answers/lookups.ts";
import { optional } from "./answers/members.ts";
import { ShortCalculation, ShortReferencedCalculation } from "./answers/short.ts";
import { Access, BodyLimit, CachingRule } from "./endpoint.ts";
import { bodyProblems, problems } from "./problems.ts";
import { CalculateQuery, CalculationRequest } from "./requests/calculation.ts";
import { alsoNamed, goodsAlone, goodsAndOrigin } from "./requests/other_names.ts";
import { DatedQuery, WrittenQuery } from "./requests/written_query.ts";
import { CnCode } from "./values/goods.ts";
import { TaricCode } from "./values/imports.ts";
import { Alpha2AsSent, OriginAlpha3 } from "./values/places.ts";
import { Tonnes } from "./values/quantities.ts";
import { SearchQuery } from "./values/text.ts";
import { AsOf, ImportDayOrYear } from "./values/time.ts";

/** Query of `GET /api/v1/cbam/scope`; contract section 4.1. */
const ScopeQuery = Schema.Struct({
  cn: CnCode,
  country: optional(Alpha2AsSent),
  tonnage: optional(Tonnes.inQuery),
  ...WrittenQuery.fields,
});
/** A value of the shape that `ScopeQuery` declares. */
export type ScopeQuery = typeof ScopeQuery.Type;

/** Contract section 4.1. */
export const scope = HttpApiEndpoint.get("scope", "/api/v1/cbam/scope")
  .setUrlParams(alsoNamed(ScopeQuery, goodsAlone))
  .addSuccess(ScopeAnswer)
  .annotate(Access, openCbam)
  .annotate(CachingRule, "revalidate")
  .annotate(OpenApi.Summary, "Is a CN code in scope of CBAM?")
  .annotate(
    OpenApi.Description,
    "Tells whether goods of a CN code fall under the EU carbon border adjustment mechanism (Annex I of Regulation (EU) 2023/956). With `country`, an EU member state by its two letters, the answer names the competent authority there (`nca`); for other countries `nca` is null. With `tonnage` it recommends whether an authorised CBAM declarant is needed: yes above the threshold of net mass, and always for electricity and hydrogen; it counts all imports of a calendar year, so look at `rationale`. `needs_manual_check` is true where the eight digits don't decide, as for calcined clays, or where the tables don't have the code. Codes outside Annex I are answered with `in_scope: false`, not with an error. Which origins are exempt is a matter of `calculate`.",
  );

/** Contract section 4.2. */
export const calculate = HttpApiEndpoint.get("calculate", "/api/v1/cbam/calculate")
  .setUrlParams(CalculateQuery)
  .addSuccess(Schema.Union(AskedCalculation, ShortCalculation))
  .addError(problems("InvalidRequest", "Unauthenticated", "TierLacksFeature", "PermissionDenied"))
  .annotate(Access, openCbam)
  .annotate(OpenApi.Summary, "What does a shipment cost?")
  .annotate(
    OpenApi.Description,
    "Calculates one shipment: embedded emissions, free allocation, certificate price and cost, each from the acts that `sources` names. Without verified values the default values of the origin count, with the year's mark-up; `verified_direct` and `verified_indirect` (tCO2e per tonne) take their place, one alone or both, with `unit_content` where they are per tonne of clinker or kilogram of nitrogen; `verified_free_allocation` is the free allocation of the verification report and wins over benchmarks; `reporting_period` names another year than that of import for the CBAM factor and the correction factor, from 2027. Where a CN code and origin have several production routes, `production_route` must name one: without it the answer is `needs_data` and lists them. `value_id` names a supplier's value of the caller's account in the place of all these figures, and the answer's `supplier_value` says which version counted; without a key of the account it is refused. `origin_carbon` is a carbon price that was paid in the country of origin; it is deducted, at most down to zero, and with default values a note says what Article 9(4) of the regulation allows and the cost without the deduction. `explain=true` adds every term with unit and source; `sources=short` leaves the acts out. `status` says whether there are figures; goods outside of CBAM cost 0. Emissions have six decimals, money two; figures are exact decimals.",
  );

/** Decisions, "Additions to v1". */
export const calculateFromJson = HttpApiEndpoint.post("calculateFromJson", "/api/v1/cbam/calculate")
  .setUrlParams(DatedQuery)
  .setPayload(CalculationRequest)
  .addSuccess(Schema.Union(ReferencedCalculation, ShortReferencedCalculation))
  .addError(
    problems("InvalidRequest", "Unauthenticated", "TierLacksFeature", "PermissionDenied", ...bodyProblems),
  )
  .annotate(Access, openCbam)
  .annotate(BodyLimit, 65_536)
  .annotate(OpenApi.Summary, "What does a shipment cost, with its precursors?")
  .annotate(
    OpenApi.Description,
    "The same calculation as `GET`, from a JSON body, and the only form that takes `precursors`. With verified values, goods get free allocation for their own process (benchmark column A) and for what they were made of: name each precursor with its tonnes per tonne of goods and, where its producer told it, its free allocation; without that the precursor's column B counts. The verified intensity of the goods must hold the emissions of their precursors. An empty array says that the goods are simple, with none. Without `precursors` the whole chain's benchmark (column B) stands in, and a note says so. `value_id` names a supplier's value of the caller's account, which brings its precursors with it. `client_ref` comes back unchanged. Unknown members are refused at every depth, so that a typing error can't change a figure silently. `import` is a date; `explain` adds every term; `sources: short` leaves the acts out; `dataset_version` replays an older table.",
  );

/** Contract section 4.3. */
export const search = HttpApiEndpoint.get("search", "/api/v1/cbam/search")
  .setUrlParams(Schema.Struct({ q: SearchQuery }))
  .addSuccess(SearchAnswer)
  .annotate(Access, openCbam)
  .annotate(CachingRule, "revalidate")
  .annotate(OpenApi.Summary, "Find a CN code")
  .annotate(
    OpenApi.Description,
    "Finds CN codes of Annex I as you type. Digits are the beginning of a code, also written in groups, with dots or hyphens, after `CN` or `HS`, or as ten digits of TARIC, of which the first eight count; what is found begins with them, and `message` says which codes are below a heading that was typed whole. Words are those of the descriptions or of the trade, in English, German or French: all of them have to fit, the best matches come first, the last word may be unfinished. Case, accents, hyphens, plurals, British and American spelling and one typing error don't matter; `not stainless` leaves stainless goods out; numbers and grades only help to rank. At most twelve results. An eight-digit code that the tables don't have is answered with its heading, marked with `match_kind: chapter_fallback` and the code that was typed. Empty `results` mean that no CBAM goods match; `message` says why, and names chapters, headings and goods that CBAM does not cover. The search covers goods of CBAM only, not the whole Combined Nomenclature; to learn whether a certain code is in scope, ask `scope`. Answers carry an entity tag, so a type-ahead field may ask again cheaply with `If-None-Match`.",
  );

/** Contract section 4.4. */
export const productionRoutes = HttpApiEndpoint.get("productionRoutes", "/api/v1/cbam/routes")
  .setUrlParams(alsoNamed(
    Schema.Struct({
      cn: CnCode,
      taric_code: optional(TaricCode),
      country: OriginAlpha3,
      import: optional(ImportDayOrYear),
      ...DatedQuery.fields,
    }),
    goodsAndOrigin,
  ))
  .addSuccess(RoutesAnswer)
  .annotate(Access, openCbam)
  .annotate(CachingRule, "public-hour")
  .annotate(OpenApi.Summary, "Which production routes are there?")
  .annotate(
    OpenApi.Description,
    "Lists the production routes that the EU's table of default values has for a CN code and country of origin, with the values of a year: total with mark-up, and its direct and indirect parts for information. `import` is a date, or a year, which stands for its last day; left out, it is today. The law is that of the day. With no route there is no default value, and `calculate` needs `verified_direct` and `verified_indirect`; with one route `production_route` may be left out there, because it is implied; with several it must be named. `match_quality` says whether the values are the country's own or those of all other countries. Origins to which CBAM does not apply have no routes, and `message` says why. Anyone may keep the answer for an hour.",
  );

/** Decisions, "Additions to v1". */
export const dataSets = HttpApiEndpoint.get("dataSets", "/api/v1/cbam/datasets")
  .addSuccess(DataSetsAnswer)
  .annotate(Access, openCbam)
  .annotate(CachingRule, "revalidate")
  .annotate(OpenApi.Summary, "Which tables answer?")
  .annotate(
    OpenApi.Description,
    "Lists every version of the default values that the service has, with the legal acts that print it, the days on which it is in force, and the SHA-256 and number of rows of each file. Those in force (`is_in_force`) answer whenever no `dataset_version` is named: of them, an import takes the one that applies from the latest day up to it (`applies_from`), so a table for 2027 leaves the imports of 2026 as they were. An older one can be named in a calculation to replay what was answered under it; nothing else changes by that, so prices and factors are today's. The hashes let an auditor compare the tables with the repository's, byte by byte. Every CBAM answer says in `dataset_version` which one it was made from. Use this endpoint to notice a new table: when the version in force changes, costs that were calculated before may have to be calculated again.",
  );

/** Decisions, "Changed and added on 21 November 2026". */
export const prices = HttpApiEndpoint.get("prices", "/api/v1/cbam/prices")
  .setUrlParams(Schema.Struct({ as_of: optional(AsOf) }))
  .addSuccess(PricesAnswer)
  .addError(problems("InvalidRequest"))
  .annotate(Access, openCbam)
  .annotate(OpenApi.Summary, "What do certificates cost?")
  .annotate(
    OpenApi.Description,
    "Lists the published prices of CBAM certificates, the newest period first: the period (a quarter in 2026, an ISO week from 2027), EUR per tCO2e, and the day of publication, from which the price counts. The Commission publishes the price of a quarter in the week after it ends (Implementing Regulation (EU) 2025/2548). A calculation for a period without a price takes the last one that was published before it, and says so in `notes`; so the list tells in advance which price a shipment will meet. The service's operator enters new prices as they are published; within seconds every process answers with them. Prices are added, corrected and retracted, never changed: `as_of` lists those that counted at any moment before. From 2027 certificates are bought when they are needed, so the price of the import's week is an estimate of the cost.",
  );
