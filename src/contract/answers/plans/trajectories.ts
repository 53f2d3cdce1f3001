/**
 * Answers about goods of a plan, year by year. Decisions, 0119.
 */
import * as Schema from "effect/Schema";
import { IssueRecord } from "../../problems.ts";
import { ExtraCells } from "../bulk.ts";
import { CalculationStatus, RouteRecord } from "../calculation.ts";
import {
  Citation,
  closing,
  count,
  figure,
  figureOrNull,
  flag,
  optional,
  readAs,
  Sector,
  text,
  textOrNull,
  Versions,
} from "../members.ts";

const planYearMembers = {
  year: Schema.Int.annotations({ description: "Calendar year of import." }),
  certificate_price_eur_per_tco2e: figure(
    "Price of certificates that the year is calculated with, EUR per tCO2e.",
  ),
  price_basis: Schema.Literal("given", "held", "grown", "published").annotations({
    description:
      "`given`: by the price path; `held`: the path's price of an earlier year; `grown`: by the path's growth; `published`: the newest published price, in 2026 that of its own quarters.",
  }),
  cbam_factor: figureOrNull("Share of free allocation that is left."),
  cscf: figureOrNull("Cross-sectoral correction factor; null where none is needed any more."),
  cscf_assumed: flag("True where no act has set the correction factor of the year, so that it is assumed."),
} as const;

/** Price and factors of a year, the same for all goods. */
export const PlanYear = Schema.Struct(planYearMembers).annotations({
  identifier: "PlanYear",
  description: "Price and factors of a year, the same for all goods.",
});
/** A value of the shape that `PlanYear` declares. */
export type PlanYearRecord = typeof PlanYear.Type;

/** Emissions and cost of a year, with default or with verified values. */
export const YearCost = Schema.Struct({
  embedded_t_per_t: figure(
    "Embedded emissions that count, with the mark-up of default values, tCO2e per tonne.",
  ),
  free_allocation_t_per_t: figure("Free allocation, tCO2e per tonne."),
  net_emissions_t: figure("What certificates are due for, tCO2e in the year."),
  net_cost_eur: figure("Net cost of the year, EUR."),
}).annotations({ identifier: "YearCost", description: "Emissions and cost of a year." });
/** A value of the shape that `YearCost` declares. */
export type YearCostRecord = typeof YearCost.Type;

const goodsYearMembers = {
  mark_up: figureOrNull(
    "Share that is added to the default value: 0.1 for 10 %; null without a default value, and in years in which CBAM does not reach the goods.",
  ),
  benchmark_t_per_t: figureOrNull(
    "Benchmark of the free allocation, column B, tCO2e per tonne; null where there is none.",
  ),
  benchmark_assumed: flag("True where benchmarks are set for earlier years only, and the last ones go on."),
  default: Schema.NullOr(YearCost).annotations({
    description: "With default values; null for goods that have verified values and no default value.",
  }),
  verified: Schema.NullOr(YearCost),
  saving_eur: figureOrNull(
    "Cost with default values less that with verified ones, EUR; null without one of them.",
  ),
  break_even_t_per_t: figureOrNull(
    "Verified intensity at which both cost the same, tCO2e per tonne; it may lie above the default value. A carbon price paid in the country of origin is left out of it. Null without a default value, and in years in which CBAM does not reach the goods.",
  ),
} as const;

/** A year of goods beside the plan's own years. */
export const GoodsYear = Schema.Struct({ year: planYearMembers.year, ...goodsYearMembers }).annotations({
  identifier: "GoodsYear",
  description: "A year of goods; price and factors stand in the plan's `years`.",
});
/** A value of the shape that `GoodsYear` declares. */
export type GoodsYearRecord = typeof GoodsYear.Type;

/** Sums over all years. */
export const PlanSums = Schema.Struct({
  default_eur: figureOrNull("Cost with default values, EUR; null without any."),
  verified_eur: figureOrNull("Cost with verified values, EUR; null without any."),
  saving_eur: figureOrNull("What the verified values save, EUR; null without one of both."),
}).annotations({
  identifier: "PlanSums",
  description: "Sums over all years, each rounded once, from exact figures.",
});
/** A value of the shape that `PlanSums` declares. */
export type PlanSumsRecord = typeof PlanSums.Type;

const goodsMembers = {
  sector: Sector,
  production_route: textOrNull("Route of the default value, of the verified ones where there is none."),
  message: optional(text("Why there are no figures, or why the cost is 0.")),
  production_routes: optional(
    Schema.Array(RouteRecord).annotations({
      description: "The routes to choose from, where the route is missing.",
    }),
  ),
  sums: Schema.NullOr(PlanSums),
} as const;

const notes = Schema.Array(Schema.String).annotations({
  description: "Assumptions and what else a reader should know.",
});

/** Versions of the tables that some years rest on. */
export const VersionsOfYears = Schema.Struct({
  first_year: Schema.Int.annotations({ description: "First year that rests on these tables." }),
  last_year: Schema.Int.annotations({ description: "Last year that rests on them." }),
  versions: Versions,
}).annotations({
  identifier: "VersionsOfYears",
  description: "Versions of the tables that some years of a plan rest on.",
});

/** Versions of the tables of all years, where there are several. */
export const versionsOfYears: Schema.optionalWith<
  Schema.Schema<ReadonlyArray<typeof VersionsOfYears.Type>>,
  { readonly exact: true }
> = optional(
  Schema.Array(VersionsOfYears).annotations({
    description:
      "Only where the years rest on several tables, because some apply from a year to come: those of all years, stretch by stretch. `versions` and `dataset_version` then name each table, in the order of the years, with commas between them.",
  }),
);

/** Answer of `GET /api/v1/cbam/trajectory`. */
export const TrajectoryAnswer = Schema.Struct({
  status: CalculationStatus,
  cn_code: text("CN code, 8 digits."),
  origin_country_iso3: text("Country of origin, ISO 3166-1 alpha-3."),
  tonnage: figure("Net mass a year in tonnes; of electricity MWh, as `mwh`."),
  mwh: optional(figure("Only for electricity: energy a year in MWh.")),
  ...goodsMembers,
  years: Schema.Array(
    Schema.Struct({ ...planYearMembers, ...goodsYearMembers }).annotations({
      identifier: "TrajectoryYear",
      description: "A year of goods with its price and factors.",
    }),
  ),
  notes,
  versions: Versions,
  versions_of_years: versionsOfYears,
  sources: Schema.Array(Citation),
  read_as: readAs,
  ...closing,
}).annotations({ identifier: "Trajectory", description: "Cost of goods year by year." });
/** A value of the shape that `TrajectoryAnswer` declares. */
export type TrajectoryRecord = typeof TrajectoryAnswer.Type;

/** A row of `POST /api/v1/cbam/trajectory`, answered. */
export const TrajectoryRow = Schema.Struct({
  row_index: count("Position in `rows`, from 0."),
  client_ref: textOrNull("The caller's own reference."),
  supplier: textOrNull("Supplier as it was sent."),
  extra: optional(ExtraCells),
  status: Schema.Literal("ok", "out_of_scope", "needs_data", "error").annotations({
    description: "As of a calculation; `error`: the row could not be read, `issues` say why.",
  }),
  cn_code: textOrNull("CN code."),
  origin_country_iso3: textOrNull("Country of origin, ISO 3166-1 alpha-3."),
  tonnage: figureOrNull("Net mass a year in tonnes; of electricity MWh."),
  ...goodsMembers,
  years: Schema.Array(GoodsYear),
  issues: optional(Schema.Array(IssueRecord)),
  notes: Schema.Array(Schema.NonNegativeInt).annotations({
    description: "Positions of the row's own notes in the answer's `notes`, from 0.",
  }),
}).annotations({ identifier: "TrajectoryRow", description: "A row of a plan, answered." });
/** A value of the shape that `TrajectoryRow` declares. */
export type TrajectoryRowRecord = typeof TrajectoryRow.Type;

/** Rows that have verified values and no default value. */
export const withoutDefault: ReturnType<typeof count> = count(
  "Rows with verified values that have no default value: they count in `known_eur` alone.",
);

/** Rows of a plan, counted and summed. */
export const PlanSummary = Schema.Struct({
  total: count("Rows of the call."),
  ok: count("Rows with figures."),
  out_of_scope: count("Rows that CBAM doesn't reach."),
  needs_data: count("Rows that lack something, which their `message` names."),
  errors: count("Rows that could not be read."),
  without_default: withoutDefault,
  default_eur: figure("Cost of all years with default values, of the rows that have one, EUR."),
  known_eur: figure("Cost of all years with verified values where a row has them, else default ones, EUR."),
  saving_eur: figure("What the verified values save, of the rows that have a default value, EUR."),
}).annotations({
  identifier: "PlanSummary",
  description: "Rows of a plan counted by status, and their sums over all years.",
});
/** A value of the shape that `PlanSummary` declares. */
export type PlanSummaryRecord = typeof PlanSummary.Type;

/** Answer of `POST /api/v1/cbam/trajectory`. */
export const TrajectoriesAnswer = Schema.Struct({
  years: Schema.Array(PlanYear),
  summary: PlanSummary,
  notes,
  versions: Versions,
  versions_of_years: versionsOfYears,
  sources: Schema.Array(Citation),
  ...closing,
  results: Schema.Array(TrajectoryRow).annotations({
    description: "One result a row, in the order of the call.",
  }),
}).annotations({ identifier: "Trajectories", description: "Cost of many goods year by year." });
/** A value of the shape that `TrajectoriesAnswer` declares. */
export type TrajectoriesRecord = typeof TrajectoriesAnswer.Type;
