/**
 * Answer about the cost of a tonne of goods for a day of import, as it goes with an offer. Decisions, 0124.
 */
import * as Schema from "effect/Schema";
import { CalculationStatus, RouteRecord, SupplierValueUsed } from "../calculation.ts";
import {
  Citation,
  closing,
  figure,
  figureOrNull,
  optional,
  readAs,
  Sector,
  text,
  textOrNull,
  Versions,
} from "../members.ts";

/** A tonne of goods, of electricity a MWh. */
export const TonneCost = Schema.Struct({
  embedded_t_per_t: figure("Embedded emissions that count, with the mark-up of default values, tCO2e."),
  mark_up: figureOrNull("Share of the default value that is added to it: 0.1 for 10 %; null without one."),
  free_allocation_t_per_t: figure("Free allocation, tCO2e."),
  net_emissions_t_per_t: figure(
    "Emissions that certificates are due for, tCO2e: also what a change of the price by one EUR adds, in EUR, as long as nothing is deducted.",
  ),
  gross_cost_eur_per_t: figure("Net emissions times the certificate price, EUR."),
  origin_carbon_deduction_eur_per_t: figure("What was paid in the country of origin and is taken off, EUR."),
  cost_eur_per_t: figure("Gross cost less the deduction, EUR."),
}).annotations({
  identifier: "TonneCost",
  description: "Emissions and cost of a tonne, of electricity a MWh.",
});
/** A value of the shape that `TonneCost` declares. */
export type TonneCostRecord = typeof TonneCost.Type;

/** Answer of `GET` and `POST /api/v1/cbam/indication`. */
export const IndicationAnswer = Schema.Struct({
  status: CalculationStatus,
  cn_code: text("CN code, 8 digits."),
  origin_country_iso3: text("Country of origin, ISO 3166-1 alpha-3."),
  sector: Sector,
  import: text("Day of import."),
  reporting_period: optional(
    Schema.Int.annotations({
      description:
        "Calendar year that the producer's values are of, where it was sent or `value_id` has one.",
    }),
  ),
  supplier_value: optional(SupplierValueUsed),
  tonnage: figure("Net mass of the offer in tonnes; of electricity MWh, as `mwh`."),
  mwh: optional(figure("Only for electricity: energy of the offer in MWh.")),
  production_route: textOrNull("Route that the figures are of."),
  values: Schema.NullOr(
    Schema.Literal("verified", "not_verified", "default", "default_of_others"),
  ).annotations({
    description:
      "Values that the cost rests on: the producer's own, which a verifier has confirmed or not yet; the default value of the country, or that of all other countries.",
  }),
  certificate_price_eur_per_tco2e: figureOrNull("Price of certificates, EUR per tCO2e."),
  price_basis: Schema.NullOr(Schema.Literal("published", "newest", "given")).annotations({
    description:
      "`published`: the price of the import's own quarter; `newest`: the newest published one, which stands in; `given`: by `price_path`.",
  }),
  price_period: textOrNull("Quarter or week that the price was published for; null for a given one."),
  cost: Schema.NullOr(TonneCost),
  by_default: Schema.NullOr(TonneCost).annotations({
    description: "The same with the default value, beside own values; null without one.",
  }),
  total_eur: figureOrNull("Cost of the offer's whole quantity, EUR."),
  not_settled: Schema.Array(
    Schema.Literal("price", "values", "correction_factor", "benchmarks", "default_values"),
  ).annotations({
    description:
      "Parts that may still change: the price, because it is not published for the import; the values, because nobody has verified them; the correction factor, because none is set; the benchmarks, because none are set or others are announced; the default values, because they are to be reviewed before.",
  }),
  sentence: text("The indication in words, in the language of `lang`."),
  message: optional(text("Why there are no figures, or why the cost is 0.")),
  production_routes: optional(
    Schema.Array(RouteRecord).annotations({
      description: "The routes to choose from, where the route is missing.",
    }),
  ),
  notes: Schema.Array(Schema.String).annotations({
    description: "What a reader of the figures should know, in the language of `lang`.",
  }),
  versions: Versions,
  sources: Schema.Array(Citation),
  read_as: readAs,
  ...closing,
}).annotations({
  identifier: "Indication",
  description: "Cost of a tonne of goods for a day of import, with what is not settled. It is no report.",
});
/** A value of the shape that `IndicationAnswer` declares. */
export type IndicationRecord = typeof IndicationAnswer.Type;
