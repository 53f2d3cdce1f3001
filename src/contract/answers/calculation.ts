/**
 * Answers of the calculation and of production routes. Contract sections 2.2 and 2.4; decisions, "Answers that are not
 * ok".
 */
import * as Schema from "effect/Schema";
import {
  Citation,
  closing,
  day,
  figure,
  figureOrNull,
  flag,
  optional,
  readAs,
  Sector,
  text,
  textOrNull,
  Versions,
} from "./members.ts";

/** Whose default value was taken: the country's own line of the act, or the row of all other countries. */
export const MatchQuality = Schema.Literal("country", "other_countries").annotations({
  description:
    "`other_countries`: the act has no line for the country, so the row of all other countries applies.",
});
/** One of the words that `MatchQuality` declares. */
export type MatchQuality = typeof MatchQuality.Type;

/** A production route with its default values: contract section 2.4. */
export const RouteRecord = Schema.Struct({
  production_route: text("Route code such as `(C)`; `default` where the values don't depend on the route."),
  description: text("What the letter stands for."),
  value_for_year: figure("Total default value with the year's mark-up, tCO2e per tonne."),
  direct_t_per_t: figure("Direct part with mark-up, for information, tCO2e per tonne."),
  indirect_t_per_t: figure("Indirect part with mark-up, for information, tCO2e per tonne."),
  source: Schema.Literal("eu_default"),
  match_quality: MatchQuality,
  unit: optional(
    Schema.Literal("tCO2e/MWh").annotations({
      description: "Only for electricity, whose figures are per MWh.",
    }),
  ),
}).annotations({
  identifier: "ProductionRouteValue",
  description: "A production route and its default values.",
});
/** A value of the shape that `RouteRecord` declares. */
export type RouteRecord = typeof RouteRecord.Type;

/** The price that a cost was made with: contract section 2.2. */
export const CertificatePrice = Schema.Struct({
  period: text("Quarter (`2026-Q1`) or, from 2027, ISO week (`2027-W01`) that the price is of."),
  price_eur_per_tco2e: figure("EUR per tCO2e."),
  published_at: day("Day of publication; the price counts from that day."),
}).annotations({ identifier: "CertificatePrice", description: "A published price of CBAM certificates." });
/** A value of the shape that `CertificatePrice` declares. */
export type CertificatePriceRecord = typeof CertificatePrice.Type;

/** One term of an explained calculation. */
export const TraceTerm = Schema.Struct({
  term: text("Name of the term."),
  factor: text("What the term is, or the formula that made it."),
  value: figure("Exact value, not rounded."),
  unit: text("Unit of the value."),
  source: Citation,
}).annotations({
  identifier: "TraceTerm",
  description: "One term on the way from the law's figures to the cost.",
});
/** A value of the shape that `TraceTerm` declares. */
export type TraceTerm = typeof TraceTerm.Type;

/** Origin of an intensity. */
export const IntensitySource = Schema.Literal(
  "verified",
  "verified_direct",
  "verified_indirect",
  "default_country_year",
  "default_other_countries_year",
).annotations({
  identifier: "IntensitySource",
  description:
    "Where the intensity comes from; `verified_direct` and `verified_indirect`: that one is verified, the other a default value.",
});
/** One of the words that `IntensitySource` declares. */
export type IntensitySource = typeof IntensitySource.Type;

/** Status of a calculation. */
export const CalculationStatus = Schema.Literal("ok", "out_of_scope", "needs_data").annotations({
  identifier: "CalculationStatus",
  description:
    "`ok`: figures; `out_of_scope`: CBAM doesn't reach the goods, all figures are 0; `needs_data`: figures are null, `message` says what is missing.",
});

/** Value of a supplier that a calculation took its figures from. */
export const SupplierValueUsed = Schema.Struct({
  id: text("UUID of the value."),
  version: Schema.Int.annotations({ description: "Version of the value whose figures count." }),
  state: text("`estimated`, `operator` or `verified`: only verified values may be declared."),
  reporting_period: Schema.Int.annotations({ description: "Calendar year of the emissions." }),
  installation: text("UUID of the installation."),
  installation_name: text("Name of the installation."),
  production_route: optional(text("Route that the value is of; only where it names one.")),
}).annotations({
  identifier: "SupplierValueUsed",
  description: "Value of a supplier that a calculation took its figures from.",
});
/** A value of the shape that `SupplierValueUsed` declares. */
export type SupplierValueUsed = typeof SupplierValueUsed.Type;

/** A calculation's members but those that every CBAM answer closes with. */
export const calculationMembers = {
  status: CalculationStatus,
  cn_code: text("CN code, 8 digits."),
  origin_country_iso3: text("Country of origin, ISO 3166-1 alpha-3."),
  tonnage: figure("Net mass in tonnes; of electricity MWh, as `mwh`."),
  mwh: optional(figure("Only for electricity: energy in MWh.")),
  import: text("Day of import, or the year where only that was given."),
  in_scope: flag("Whether CBAM reaches the goods of this origin."),
  sector: Sector,
  production_route: textOrNull("Route that the figures are of."),
  direct_emissions_t: figureOrNull("Direct emissions, tCO2e."),
  indirect_emissions_t: figureOrNull("Indirect emissions, tCO2e."),
  free_allocation_t: figureOrNull("Free allocation that is taken off, tCO2e."),
  net_emissions_t: figureOrNull(
    "What certificates are due for: embedded emissions less free allocation, tCO2e.",
  ),
  certificate_price: Schema.NullOr(CertificatePrice),
  gross_cost_eur: figureOrNull("Net emissions times the certificate price, EUR."),
  origin_carbon_deduction_eur: figureOrNull("What was paid in the country of origin and is taken off, EUR."),
  net_cost_eur: figureOrNull("Gross cost less the deduction, EUR."),
  intensity_source: Schema.NullOr(IntensitySource),
  message: optional(text("Why there are no figures, and what would be needed.")),
  production_routes: optional(
    Schema.Array(RouteRecord).annotations({
      description: "The routes to choose from, where the route is missing.",
    }),
  ),
  notes: Schema.Array(Schema.String).annotations({
    description: "What a reader of the figures should know.",
  }),
  trace: optional(
    Schema.Array(TraceTerm).annotations({ description: "With `explain`: every term with its source." }),
  ),
  supplier_value: optional(SupplierValueUsed),
} as const;

/** A calculation: contract section 2.2. */
export const Calculation = Schema.Struct({
  ...calculationMembers,
  versions: Versions,
  sources: Schema.Array(Citation),
  ...closing,
}).annotations({
  identifier: "Calculation",
  description: "One shipment: emissions, free allocation, certificate price and cost, each with its source.",
});
/** A value of the shape that `Calculation` declares. */
export type CalculationRecord = typeof Calculation.Type;

/** A calculation that was asked by query. */
export const AskedCalculation = Schema.Struct({ ...Calculation.fields, read_as: readAs }).annotations({
  identifier: "AskedCalculation",
  description: "A calculation, with what was read as what.",
});

/** A calculation with the reference of the caller who sent JSON. */
export const ReferencedCalculation = Schema.Struct({
  client_ref: optional(text("The caller's own reference.")),
  ...AskedCalculation.fields,
}).annotations({
  identifier: "ReferencedCalculation",
  description: "A calculation with the caller's own reference.",
});
