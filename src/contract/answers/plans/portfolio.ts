/**
 * Answers about portfolios of suppliers. Decisions, 0119.
 */
import * as Schema from "effect/Schema";
import { Citation, closing, count, figure, optional, text, textOrNull, Versions } from "../members.ts";
import { PlanSummary, PlanYear, TrajectoryRow, versionsOfYears, withoutDefault } from "./trajectories.ts";

const costMembers = {
  rows: count("Rows with figures."),
  without_default: withoutDefault,
  default_eur: figure("Cost with default values, of the rows that have one, EUR."),
  known_eur: figure("Cost with verified values where they are known, else default ones, EUR."),
  saving_eur: figure("What the verified values save, of the rows that have a default value, EUR."),
} as const;

/** Cost of a supplier. */
export const SupplierCost = Schema.Struct({
  supplier: textOrNull("Supplier as it was sent; null for rows without one."),
  ...costMembers,
  portfolio_at_break_even_eur: figure(
    "Cost of the whole portfolio if this supplier's values were at the break-even and all others as they are, EUR. Rows without a default value have no break-even and stay as they are.",
  ),
  worth_of_a_tenth_eur: figure(
    "What each 0.1 tCO2e per tonne below the break-even, without one below the verified value, saves at this supplier, EUR, down to a cost of 0: the certificate price less a carbon price paid in the country of origin.",
  ),
}).annotations({
  identifier: "SupplierCost",
  description: "Cost of a supplier over all years, and what its values are worth.",
});
/** A value of the shape that `SupplierCost` declares. */
export type SupplierCostRecord = typeof SupplierCost.Type;

/** Cost of a CN code. */
export const CodeCost = Schema.Struct({ cn_code: text("CN code, 8 digits."), ...costMembers }).annotations({
  identifier: "CodeCost",
  description: "Cost of a CN code over all years.",
});
/** A value of the shape that `CodeCost` declares. */
export type CodeCostRecord = typeof CodeCost.Type;

/** Cost of a year. */
const YearOfPortfolio = Schema.Struct({
  year: Schema.Int.annotations({ description: "Calendar year of import." }),
  ...costMembers,
}).annotations({ identifier: "PortfolioYear", description: "Cost of the whole portfolio in a year." });

/** Cost at one path of prices. */
export const PriceCase = Schema.Struct({
  path: Schema.Literal("low", "base", "high"),
  default_eur: costMembers.default_eur,
  known_eur: costMembers.known_eur,
  by_year: Schema.Array(
    Schema.Struct({
      year: Schema.Int.annotations({ description: "Calendar year of import." }),
      certificate_price_eur_per_tco2e: figure("Price of certificates, EUR per tCO2e."),
      default_eur: costMembers.default_eur,
      known_eur: costMembers.known_eur,
    }).annotations({ identifier: "PricedYear", description: "Cost of a year at a price." }),
  ),
}).annotations({
  identifier: "PriceCase",
  description: "Cost of the whole portfolio at one path of prices.",
});
/** A value of the shape that `PriceCase` declares. */
export type PriceCaseRecord = typeof PriceCase.Type;

/** Answer of `POST /api/v1/cbam/portfolio`. */
export const PortfolioAnswer = Schema.Struct({
  years: Schema.Array(PlanYear),
  summary: PlanSummary,
  by_supplier: Schema.Array(SupplierCost),
  by_code: Schema.Array(CodeCost),
  by_year: Schema.Array(YearOfPortfolio),
  prices: Schema.Array(PriceCase).annotations({
    description: "The same portfolio at three paths of prices.",
  }),
  notes: Schema.Array(Schema.String).annotations({
    description: "Assumptions and what else a reader should know.",
  }),
  read_as: optional(
    Schema.Array(Schema.String).annotations({
      description: "What was taken for what in a table, in sentences.",
    }),
  ),
  versions: Versions,
  versions_of_years: versionsOfYears,
  sources: Schema.Array(Citation),
  ...closing,
  results: Schema.Array(TrajectoryRow).annotations({
    description: "One result a row, in the order of the call.",
  }),
}).annotations({ identifier: "Portfolio", description: "Cost of a portfolio by supplier, code and year." });
