/**
 * Answers of scope, search, routes, datasets and prices. Contract sections 2.1, 2.3 and 4.4; decisions, "Additions to
 * v1".
 */
import * as Schema from "effect/Schema";
import { CertificatePrice, RouteRecord } from "./calculation.ts";
import {
  Citation,
  closing,
  count,
  day,
  figure,
  flag,
  lawTables,
  optional,
  readAs,
  Sector,
  TableVersion,
  text,
  textOrNull,
  timestamp,
  Versions,
} from "./members.ts";

/** A member state's authority: contract section 2.1, `nca`. */
export const CompetentAuthority = Schema.Struct({
  country: text("Name of the member state."),
  authority: textOrNull("Name of the authority; null where it isn't known."),
  email: textOrNull("Mailbox; null where it isn't known."),
  website: textOrNull("Page; null where it isn't known."),
  note: textOrNull("What else was read, such as who does which part of the work; no contact."),
  source_url: textOrNull("Where this was read: the authority's own page where one is known."),
  source_accessed_at: textOrNull("When it was read there."),
}).annotations({ identifier: "CompetentAuthority", description: "The CBAM authority of a member state." });

/** Recommendation to become an authorised declarant: contract section 2.1, `recommendation`. */
export const Recommendation = Schema.Struct({
  needs_authorised_declarant: flag("Whether an authorised CBAM declarant is needed."),
  rationale: text("Why, with the article."),
}).annotations({
  identifier: "Recommendation",
  description: "Whether the goods need an authorised declarant.",
});

/** Contract section 2.1. */
export const ScopeAnswer = Schema.Struct({
  cn_code: text("CN code, 8 digits."),
  country: textOrNull("Country as it was sent."),
  in_scope: flag("Whether the CN code is in scope of CBAM."),
  needs_manual_check: flag(
    "True where the eight digits alone don't decide, or the tables don't have the code.",
  ),
  sector: Sector,
  sector_label: text("The sector's name; that the digits don't decide, where they are no code of goods."),
  description: text("What the CN code covers."),
  note: optional(
    text(
      "Why nothing can be calculated with the code, such as a heading, with the codes below or near it; and that a country is no member state, where one was sent.",
    ),
  ),
  nca: Schema.NullOr(CompetentAuthority),
  recommendation: Schema.NullOr(Recommendation),
  sources: Schema.Array(Citation),
  regulation_ref: text("The act that decides."),
  read_as: readAs,
  ...closing,
}).annotations({ identifier: "Scope", description: "Whether a CN code is in scope of CBAM." });
/** A value of the shape that `ScopeAnswer` declares. */
export type ScopeRecord = typeof ScopeAnswer.Type;

/** Contract section 2.3. */
export const SearchItem = Schema.Struct({
  cn_code: text("CN code, 8 digits; a heading is filled up with zeros."),
  sector: Sector,
  description: text("What the code covers."),
  kind: Schema.Literal("code", "heading").annotations({
    description: "`code`: goods can be imported under it; `heading`: ask with one of the codes below it.",
  }),
  match_kind: optional(
    Schema.Literal("chapter_fallback").annotations({
      description: "The typed code isn't in the tables: this is its heading.",
    }),
  ),
  user_typed_cn: optional(text("The code that was typed, on fall-back results.")),
}).annotations({ identifier: "SearchItem", description: "A CN code that was found." });
/** A value of the shape that `SearchItem` declares. */
export type SearchItem = typeof SearchItem.Type;

/** Most results of one search. Contract section 8.2. */
export const searchLimit = 12;

/** Contract section 4.3. */
export const SearchAnswer = Schema.Struct({
  results: Schema.Array(SearchItem).pipe(Schema.maxItems(searchLimit)).annotations({
    description: "At most twelve codes, the best first.",
  }),
  message: optional(
    text(
      "Why nothing was found, that CBAM does not cover what was asked for, or which words were left out because they fit no result.",
    ),
  ),
  ...closing,
}).annotations({ identifier: "SearchResults", description: "CN codes that were found." });
/** A value of the shape that `SearchAnswer` declares. */
export type SearchRecord = typeof SearchAnswer.Type;

/** A route that a verified value may name. */
export const BenchmarkRouteRecord = Schema.Struct({
  production_route: text(
    "Route code such as `(C)`; `default` where the benchmark doesn't depend on the route.",
  ),
  description: text("What the letter stands for."),
  column_a_t_per_t: figure("Benchmark of the process alone, column A of the act, tCO2e per tonne."),
  column_b_t_per_t: figure("Benchmark of the whole chain, column B of the act, tCO2e per tonne."),
  source: Citation,
}).annotations({
  identifier: "BenchmarkRoute",
  description: "A production route that has a benchmark for the year.",
});
/** A value of the shape that `BenchmarkRouteRecord` declares. */
export type BenchmarkRouteRecord = typeof BenchmarkRouteRecord.Type;

/** Contract section 4.4. */
export const RoutesAnswer = Schema.Struct({
  cn_code: text("CN code, 8 digits."),
  country_iso3: text("Country of origin, ISO 3166-1 alpha-3."),
  year: Schema.Int.annotations({ description: "Year that the values are of." }),
  routes: Schema.Array(RouteRecord).annotations({
    description: "None: verified values must be given to calculate; one: it is implied there.",
  }),
  benchmark_routes: Schema.Array(BenchmarkRouteRecord).annotations({
    description:
      "Routes that a verified value may name, beside those of `routes`: every one with a benchmark for the year, after 2030 for 2030.",
  }),
  message: optional(text("Why there are no routes.")),
  read_as: readAs,
  ...closing,
}).annotations({ identifier: "ProductionRoutes", description: "Production routes of a CN code and origin." });
/** A value of the shape that `RoutesAnswer` declares. */
export type RoutesRecord = typeof RoutesAnswer.Type;

/** Times of tables that an operator added to the running service; absent for those that it ships with. */
const addedTimes = {
  added_at: optional(timestamp("Since when the service answers with it, where an operator added it.")),
  withdrawn_at: optional(
    timestamp("Since when it answers nothing but calls that name it, where the operator withdrew it."),
  ),
};

/** A version of the default values. */
export const DataSetRecord = Schema.Struct({
  version: text("Version, the day from which the table is used."),
  title: text("What it is."),
  is_in_force: flag("Whether it answers when no version is named."),
  in_force_from: day("First day on which the service answers with it."),
  in_force_until: Schema.NullOr(day("Last day on which it does; null while it is in force.")),
  applies_from: day("First day of import that it applies to."),
  ...addedTimes,
  sha256: text("SHA-256 of the lines `<sha256>  <name>` of its files by name: what `versions` has."),
  notice: optional(text("What must be said wherever the values are passed on.")),
  legal_acts: Schema.Array(Citation),
  files: Schema.Array(Schema.Struct({
    name: text("File of the table."),
    sha256: text("SHA-256 of its bytes, lower-case hex."),
    rows: count("Rows."),
  })),
}).annotations({
  identifier: "DataSet",
  description: "A version of the default values, with acts and hashes.",
});
/** A value of the shape that `DataSetRecord` declares. */
export type DataSetRecord = typeof DataSetRecord.Type;

/** An edition of the tables that every data set shares. */
export const EditionRecord = Schema.Struct({
  in_force_from: day("First day on which the service answers with it."),
  applies_from: day(
    "First day of import that the tables count for that the edition before it doesn't have: an import takes of each table the one that applies from the latest day up to its own.",
  ),
  added_at: addedTimes.added_at,
  tables: Schema.Struct({
    ...lawTables,
    nomenclature: TableVersion,
    thresholds: TableVersion,
    competent_authorities: TableVersion,
  }),
}).annotations({
  identifier: "SharedTables",
  description: "An edition of the tables that every data set shares, with versions and hashes.",
});
/** A value of the shape that `EditionRecord` declares. */
export type EditionRecord = typeof EditionRecord.Type;

/** The answer of `GET /api/v1/cbam/datasets`: every version of the tables, with acts and hashes. */
export const DataSetsAnswer = Schema.Struct({
  datasets: Schema.Array(DataSetRecord),
  electricity: Schema.Array(DataSetRecord).annotations({
    description: "Default values of electricity; none where the operator left them off.",
  }),
  shared_tables: Schema.Array(EditionRecord).annotations({
    description: "Editions of the tables that every data set shares, the newest first.",
  }),
  versions: Versions,
  ...closing,
}).annotations({ identifier: "DataSets", description: "Every data set, the newest first." });
/** A value of the shape that `DataSetsAnswer` declares. */
export type DataSetsRecord = typeof DataSetsAnswer.Type;

/** A published price with the days of its period. */
export const PriceRecord = Schema.Struct({
  ...CertificatePrice.fields,
  first_day: Schema.NullOr(
    day("First day of the period: of import in 2026; from 2027 of the week whose auctions made the price."),
  ),
  last_day: Schema.NullOr(day("Last day of the period.")),
}).annotations({
  identifier: "PublishedPrice",
  description: "A published price with the days of its period.",
});
/** A value of the shape that `PriceRecord` declares. */
export type PriceRecord = typeof PriceRecord.Type;

/** The answer of `GET /api/v1/cbam/prices`: the published prices that count, the newest period first. */
export const PricesAnswer = Schema.Struct({
  prices: Schema.Array(PriceRecord),
  versions: Versions,
  ...closing,
}).annotations({
  identifier: "CertificatePrices",
  description: "The prices that count at the moment that was asked for, the newest period first.",
});
/** A value of the shape that `PricesAnswer` declares. */
export type PricesRecord = typeof PricesAnswer.Type;
