/**
 * Answers of plans: origins by cost. Decisions, 0119.
 */
import * as Schema from "effect/Schema";
import { CalculationStatus, CertificatePrice, IntensitySource } from "../calculation.ts";
import {
  Citation,
  closing,
  count,
  figure,
  figureOrNull,
  optional,
  readAs,
  Sector,
  text,
  textOrNull,
  Versions,
} from "../members.ts";

const notePositions = Schema.Array(Schema.NonNegativeInt).annotations({
  description: "Positions of the row's own notes in the answer's `notes`, from 0.",
});

const perTonneMembers = {
  intensity_source: Schema.NullOr(IntensitySource),
  embedded_t_per_t: figureOrNull(
    "Embedded emissions that count, with the mark-up of default values, tCO2e per tonne (electricity: per MWh).",
  ),
  free_allocation_t_per_t: figureOrNull("Free allocation, tCO2e per tonne."),
  net_emissions_t: figureOrNull("What certificates are due for, tCO2e."),
  net_cost_eur: figureOrNull("Net cost, EUR."),
} as const;

/** An origin and production route in its place. */
export const RankedOrigin = Schema.Struct({
  rank: Schema.NullOr(Schema.Int).annotations({
    description: "Place by net cost, from 1 on; equal costs share a place. Null without figures.",
  }),
  status: CalculationStatus,
  origin_country_iso3: text("Country of origin, ISO 3166-1 alpha-3."),
  production_route: textOrNull("Route that the figures are of."),
  ...perTonneMembers,
  message: optional(text("Why there are no figures, or why the cost is 0.")),
  notes: notePositions,
}).annotations({ identifier: "RankedOrigin", description: "One origin and production route by its cost." });
/** A value of the shape that `RankedOrigin` declares. */
export type RankedOriginRecord = typeof RankedOrigin.Type;

/** The same goods with verified values, beside the ranking. */
export const VerifiedBeside = Schema.Struct({
  status: CalculationStatus,
  origin_country_iso3: text("Country of origin of the verified goods."),
  production_route: textOrNull("Route that the figures are of."),
  ...perTonneMembers,
  rank: Schema.NullOr(Schema.Int).annotations({
    description:
      "The place that it would have among the origins; null without figures, and where no origin has a default value.",
  }),
  message: optional(text("Why there are no figures, or why the cost is 0.")),
  notes: notePositions,
}).annotations({
  identifier: "VerifiedBeside",
  description: "The goods with verified values, beside the ranking of default values.",
});
/** A value of the shape that `VerifiedBeside` declares. */
export type VerifiedBesideRecord = typeof VerifiedBeside.Type;

/** Answer of `GET /api/v1/cbam/compare`. */
export const ComparisonAnswer = Schema.Struct({
  status: CalculationStatus,
  cn_code: text("CN code, 8 digits."),
  sector: Sector,
  tonnage: figure("Net mass in tonnes; of electricity MWh, as `mwh`."),
  mwh: optional(figure("Only for electricity: energy in MWh.")),
  import: text("Day of import."),
  certificate_price: Schema.NullOr(CertificatePrice),
  message: optional(text(
    "Why there is no ranking, and what would be needed; with `status: ok` where `verified` has figures and no origin has.",
  )),
  origins: Schema.Array(RankedOrigin).annotations({
    description: "Origins and routes, the cheapest first; those without figures last.",
  }),
  fallback_count: count("Rows that rest on the row of all other countries and territories."),
  verified: optional(VerifiedBeside),
  notes: Schema.Array(Schema.String).annotations({
    description: "Notes on the ranking first, then those that rows point into; each once.",
  }),
  versions: Versions,
  sources: Schema.Array(Citation),
  read_as: readAs,
  ...closing,
}).annotations({
  identifier: "Comparison",
  description: "Every origin and production route of goods, ranked by net cost.",
});
/** A value of the shape that `ComparisonAnswer` declares. */
export type ComparisonRecord = typeof ComparisonAnswer.Type;
