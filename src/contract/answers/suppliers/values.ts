/**
 * Answers about values of suppliers and what they save. Regulation (EU) 2023/956, Articles 7 to 10 and 31.
 */
import * as Schema from "effect/Schema";
import { closing, count, day, figure, figureOrNull, flag, text, textOrNull, Versions } from "../members.ts";
import { recordingResult, VerifierRecord } from "./installations.ts";

const PrecursorRecord = Schema.Struct({
  cn_code: text("CN code."),
  origin_country: textOrNull("Country of origin, ISO 3166-1 alpha-3."),
  production_route: textOrNull("Production route."),
  tonnes_per_tonne: figure("Tonnes in a tonne of the goods."),
  free_allocation_t_per_t: figureOrNull("Free allocation that was given, tCO2e per tonne."),
  verified_emissions_t_per_t: figureOrNull("Verified emissions that were given, tCO2e per tonne."),
}).annotations({ identifier: "ValuePrecursor", description: "A precursor in the goods." });

const CarbonPriceRecord = Schema.Struct({
  amount: figure("Amount before the rebate."),
  currency: text("ISO 4217 code."),
  per: text("`emissions` or `goods`: per tonne of CO2e or of goods."),
  rebate: figure("Part that is compensated."),
  certifier: textOrNull("Independent person who certified the payment."),
  evidence: textOrNull("Reference of the evidence."),
}).annotations({ identifier: "CarbonPriceDue", description: "Carbon price due where the goods are made." });

const VerificationRecord = Schema.Struct({
  report: text("Id of the verification report."),
  day: day("Day of the report."),
  opinion: text("`satisfactory` or `not_satisfactory`."),
  verifier: Schema.NullOr(VerifierRecord).annotations({
    description: "Verifier of this report; null for that of the installation.",
  }),
}).annotations({ identifier: "ValueVerification", description: "A verifier's report." });

/** Members of a value as one of its versions has it. */
export const valueMembers = {
  id: text("UUID of the value, the same in all of its versions."),
  version: count("Number of the version, from 1."),
  recorded_on: day("Day in Brussels on which the version was recorded."),
  installation: text("UUID of the installation."),
  installation_name: text("Name of the installation, as it is now."),
  country: text(
    "Country of the installation, ISO 3166-1 alpha-3: the origin of goods that the value is used for.",
  ),
  cn_code: text("CN code."),
  reporting_period: count("Calendar year of the emissions."),
  production_route: textOrNull("Production route; null for every route."),
  state: text("`estimated`, `operator`, `verified` or `withdrawn`."),
  direct_t_per_t: figure("Specific direct emissions, tCO2e per tonne of goods or functional unit."),
  indirect_t_per_t: figureOrNull("Specific indirect emissions in the same unit."),
  unit_content: figureOrNull(
    "Tonnes of clinker or kilograms of nitrogen in a tonne of goods; null for values per tonne of goods.",
  ),
  free_allocation_t_per_t: figureOrNull("Specific embedded free allocation (SEFA), tCO2e per tonne."),
  default_share: figureOrNull("Share that default values stand for."),
  precursors: Schema.NullOr(Schema.Array(PrecursorRecord)).annotations({
    description: "Precursors; empty for a simple good, null where nobody told.",
  }),
  carbon_price: Schema.NullOr(CarbonPriceRecord).annotations({ description: "Null without one." }),
  verification: Schema.NullOr(VerificationRecord).annotations({ description: "Null without one." }),
  source: textOrNull("Origin of the figures."),
  note: textOrNull("The caller's own note."),
} as const;

/** A value as one of its versions has it. */
export const ValueRecord = Schema.Struct(valueMembers).annotations({
  identifier: "SupplierValue",
  description:
    "Emissions of one good of an installation in a reporting period, as one of its versions has it.",
});
/** A value of the shape that `ValueRecord` declares. */
export type ValueRecord = typeof ValueRecord.Type;

const SideRecord = Schema.Struct({
  embedded_t_per_t: figure(
    "Embedded emissions that count, with the mark-up of default values, tCO2e per tonne.",
  ),
  free_allocation_t_per_t: figure("Free allocation, tCO2e per tonne."),
  net_t_per_t: figure("What certificates are due for, tCO2e per tonne; not below 0."),
  cost_eur_per_t: figure("Net cost, EUR per tonne."),
  cost_eur: figure("Net cost of the quantity, EUR."),
}).annotations({ identifier: "SavingSide", description: "Emissions and cost by one of the two." });

/** Saving of goods by a producer's own values. */
export const SavingRecord = Schema.Struct({
  import: text("Day or year of import that is calculated with."),
  quantity: figure("Quantity: tonnes, of electricity MWh."),
  certificate_price_eur: figure("Certificate price that counts, EUR per tCO2e."),
  certificate_price_period: text("Period of that price."),
  production_route_by_default: text("Route of the default value."),
  default: SideRecord,
  value: SideRecord,
  saving_eur_per_t: figure(
    "Cost by default less cost by the value, EUR per tonne; below 0 where the value costs more.",
  ),
  saving_eur: figure("The same for the quantity, EUR."),
  break_even_t_per_t: figure(
    "Embedded emissions at which both cost the same, tCO2e per tonne; it may lie above the default value.",
  ),
  formula: text("Formula of the break-even with its terms."),
  notes: Schema.Array(Schema.String).annotations({ description: "What a reader should know." }),
}).annotations({
  identifier: "ValueSaving",
  description: "Cost by default, by the producer's own values, and the difference.",
});
/** A value of the shape that `SavingRecord` declares. */
export type SavingRecord = typeof SavingRecord.Type;

/** Members that tell what a value saves. */
export const savingMembers = {
  saving: Schema.NullOr(SavingRecord).annotations({
    description: "What the value saves against default values; null where one of the two has no figures.",
  }),
  no_saving_because: textOrNull("Why there is no saving to tell; null where there is one."),
} as const;

/** A value with what it saves. */
const ValueWithSaving = Schema.Struct({ ...valueMembers, ...savingMembers }).annotations({
  identifier: "SupplierValueWithSaving",
  description: "A value with what it saves a tonne.",
});

/** The answer of `POST /api/v1/cbam/values`. */
export const ValuesRecorded = Schema.Struct({
  results: Schema.Array(
    Schema.Struct({ result: recordingResult, value: ValueRecord }).annotations({
      identifier: "SupplierValueResult",
      description: "What became of a value.",
    }),
  ).annotations({ description: "In the order of the call." }),
}).annotations({ identifier: "SupplierValuesRecorded", description: "What became of each value." });

/** The answer of `POST /api/v1/cbam/values/{id}/versions`. */
export const ValueChanged = Schema.Struct({ result: recordingResult, value: ValueRecord }).annotations({
  identifier: "SupplierValueChanged",
  description: "The value as it is now.",
});

/** The answer of `GET /api/v1/cbam/values`. */
export const ValueList = Schema.Struct({
  as_of: day("Day at whose end the values are told."),
  values: Schema.Array(ValueWithSaving),
  next_cursor: textOrNull("Send it as `cursor` to get the next page; null after the last entry."),
  versions: Versions,
  ...closing,
}).annotations({
  identifier: "SupplierValueList",
  description: "A page of the account's values, newest first.",
});

/** The answer of `GET /api/v1/cbam/values/{id}`. */
export const ValueAnswer = Schema.Struct({
  as_of: day("Day at whose end the value is told."),
  value: Schema.NullOr(ValueRecord).annotations({
    description: "The version that held at the end of the day; null before the first one.",
  }),
  ...savingMembers,
  is_declarable: flag("Whether the version may be declared: verified values alone may."),
  history: Schema.Array(ValueRecord).annotations({
    description: "Every version that was recorded by the end of the day, the oldest first.",
  }),
  versions: Versions,
  ...closing,
}).annotations({
  identifier: "SupplierValueAnswer",
  description: "A value with its versions and what it saves.",
});
