/**
 * Answer about one import: every entry as it was recorded, and every calculation that it keeps. Regulation (EU) 2023/956,
 * Article 6(2) and Annex V.
 */
import * as Schema from "effect/Schema";
import { ImportRecord } from "../imports.ts";
import {
  closing,
  count,
  day,
  figure,
  figureOrNull,
  flag,
  text,
  textOrNull,
  timestamp,
  Versions,
} from "../members.ts";

const dayOrNull = (description: string) => Schema.NullOr(day(description)).annotations({ description });

const InstallationRecord = Schema.Struct({
  id: text("Id in the registry, or the importer's own."),
  name: textOrNull("Name."),
  unlocode: textOrNull("UN/LOCODE."),
  address: textOrNull("Street, place and country."),
  operator: textOrNull("Operator of the installation."),
}).annotations({ identifier: "InstallationRecord", description: "Installation that made the goods." });

const VerificationRecord = Schema.Struct({
  verifier: text("Name or registry id of the verifier."),
  day: dayOrNull("Day of the verification report."),
  report: textOrNull("Id of the verification report."),
  accreditation: textOrNull("Number of the accreditation."),
  accreditation_body: textOrNull("National body that accredited."),
  is_satisfactory: Schema.NullOr(flag("Whether the report was verified as satisfactory.")).annotations({
    description: "Whether the report was verified as satisfactory; null while nobody said.",
  }),
}).annotations({ identifier: "VerificationRecord", description: "Statement of a verifier." });

const PrecursorRecord = Schema.Struct({
  cn_code: text("CN code."),
  production_route: textOrNull("Production route."),
  tonnes_per_tonne: figure("Tonnes in a tonne of the goods."),
  free_allocation_t_per_t: figureOrNull("Free allocation that was given, tCO2e per tonne."),
  verified_emissions_t_per_t: figureOrNull("Verified emissions that were given, tCO2e per tonne."),
  origin_country: textOrNull("Country of origin, ISO 3166-1 alpha-3."),
}).annotations({ identifier: "PrecursorRecord", description: "A precursor in the goods." });

const ActualValuesRecord = Schema.Struct({
  direct_t_per_t: figure("Specific direct emissions, tCO2e per tonne or functional unit."),
  indirect_t_per_t: figureOrNull("Specific indirect emissions, tCO2e per tonne or functional unit."),
  free_allocation_t_per_t: figureOrNull("Specific embedded free allocation (SEFA), tCO2e per tonne."),
  unit_content: figureOrNull("Clinker or nitrogen in a tonne of goods."),
  reporting_period: Schema.NullOr(count("Year that the values are of.")).annotations({
    description: "Year that the values are of; null for the year of import.",
  }),
  precursors: Schema.NullOr(Schema.Array(PrecursorRecord)).annotations({
    description: "Precursors; empty for a simple good, null where nobody told.",
  }),
  installation: InstallationRecord,
  verification: Schema.NullOr(VerificationRecord).annotations({ description: "Null without a verifier." }),
  value_id: textOrNull("UUID of the supplier's value that they were taken from; null where they were given."),
  value_version: Schema.NullOr(count("Number of its version.")).annotations({
    description: "Number of its version; null where they were given.",
  }),
}).annotations({
  identifier: "ActualValuesRecord",
  description: "Actual emissions, and where they come from.",
});

/** An entry of the ledger with every fact, under the names by which it is sent. */
export const LedgerEntryRecord = Schema.Struct({
  id: text("UUID of the entry."),
  kind: text("import, correction or cancellation."),
  refers_to: textOrNull("UUID of the entry that it replaces or removes; null for an import."),
  recorded_on: day("Day in Brussels on which it was recorded."),
  declarant: textOrNull("UUID of the declarant."),
  representation: text("own, direct or indirect."),
  mrn: text("Movement reference number."),
  item: count("Item of the declaration."),
  release_date: day("Day of release for free circulation."),
  procedure: text("Customs procedure."),
  cn_code: text("CN code."),
  taric_code: textOrNull("TARIC code."),
  origin_country: text("Country of origin, ISO 3166-1 alpha-3."),
  net_mass_kg: figure("Net mass, kg."),
  mwh: figureOrNull("Energy of electricity, MWh."),
  production_route: textOrNull("Production route."),
  determination: text("Determination of the emissions."),
  reporting_period: Schema.NullOr(count("Year of production that the import names.")).annotations({
    description:
      "Year of production that the import names, with actual values theirs; null for the year of release.",
  }),
  exemption: textOrNull("Exemption that was claimed."),
  actual_values: Schema.NullOr(ActualValuesRecord).annotations({
    description: "Null without actual values.",
  }),
  origin_carbon_price: Schema.NullOr(Schema.Struct({
    eur_per_t: figure("EUR per tCO2e that was paid."),
    certifier: textOrNull("Independent person who certified the payment."),
    evidence: textOrNull("Reference of the evidence."),
  })).annotations({ description: "A carbon price paid abroad; null without one." }),
  placed_goods: Schema.NullOr(Schema.Struct({
    cn_code: text("CN code."),
    taric_code: textOrNull("TARIC code."),
    origin_country: text("Country of origin, ISO 3166-1 alpha-3."),
    net_mass_kg: figure("Net mass, kg."),
    production_route: textOrNull("Production route."),
    procedure_reference: textOrNull("Reference of the procedure."),
  })).annotations({ description: "Goods placed under inward processing; null with other procedures." }),
  document_codes: Schema.Array(Schema.Struct({
    code: text("Code of the document."),
    reference: textOrNull("Its reference."),
  })).annotations({ description: "Codes of the declaration, as it was lodged." }),
  member_state: textOrNull("Member state of release, ISO 3166-1 alpha-2."),
  note: textOrNull("The caller's own note."),
}).annotations({
  identifier: "LedgerEntryRecord",
  description: "An entry of the ledger as it was recorded; it is never changed.",
});

const KeptFiguresRecord = Schema.Struct({
  state: text("`default`, `verified`, `estimated` or `zero`."),
  standing: text("How the import stands to Regulation (EU) 2023/956."),
  embedded_t: figure("Embedded emissions, tCO2e."),
  free_allocation_t: figure("Free allocation, tCO2e."),
  net_t: figure("Certificates before they are rounded: net emissions, tCO2e."),
  certificate_price_eur: figureOrNull("Price that counted, EUR per tCO2e; null where nothing is due."),
  certificate_price_period: textOrNull("Period of that price."),
  has_own_price: flag("Whether the period of the import had a published price."),
  gross_eur: figure("Net emissions times price, EUR."),
  deduction_eur: figure("Taken off for a carbon price paid abroad, EUR."),
  cost_eur: figure("Gross less deduction, EUR."),
}).annotations({ identifier: "KeptFigures", description: "Figures of a calculation that was kept." });

const DifferenceRecord = Schema.Struct({
  embedded_t: figure("Embedded emissions, tCO2e."),
  net_t: figure("Certificates before they are rounded, tCO2e."),
  cost_eur: figure("Cost, EUR."),
}).annotations({
  identifier: "CalculationDifference",
  description: "Change from the calculation before, with its sign.",
});

const CalculationRecord = Schema.Struct({
  entry: text("UUID of the entry that was calculated."),
  calculated_at: timestamp("When it was calculated."),
  versions: Versions,
  figures: Schema.NullOr(KeptFiguresRecord).annotations({
    description: "Null where the import could not be calculated.",
  }),
  reasons: Schema.Array(Schema.String).annotations({ description: "Why it could not be calculated." }),
  difference: Schema.NullOr(DifferenceRecord).annotations({
    description:
      "Change from the calculation before; null for the first one, and beside one without figures.",
  }),
}).annotations({
  identifier: "ImportCalculation",
  description:
    "A calculation that the import keeps: another is added when law, prices or facts give other figures.",
});

/** The answer of `GET /api/v1/cbam/imports/{id}`. */
export const ImportHistoryAnswer = Schema.Struct({
  as_of: day("Day by whose end entries were recorded and calculations were made."),
  import: Schema.NullOr(ImportRecord).annotations({
    description: "The import as it holds, at the law and prices of `versions`; null where it was cancelled.",
  }),
  debtor: Schema.NullOr(Schema.Struct({
    party: Schema.Literal("importer", "representative").annotations({
      description: "Who owes declaration, holding, certificates and penalties.",
    }),
    eori: textOrNull("EORI number; null for an indirect representative whom the import doesn't name."),
    note: text("Why, with the article."),
  })).annotations({
    description: "Who owes for the import by its representation and declarant; null where it was cancelled.",
  }),
  entries: Schema.Array(LedgerEntryRecord).annotations({ description: "Every entry, the oldest first." }),
  calculations: Schema.Array(CalculationRecord).annotations({
    description: "Every calculation that was kept, the oldest first.",
  }),
  checked_under: Schema.NullOr(Versions).annotations({
    description:
      "Law and prices under which the newest calculation was last found to hold; null until the import was calculated first, some seconds after it was recorded, once it is cancelled, and with an `as_of` before today.",
  }),
  versions: Versions,
  ...closing,
}).annotations({ identifier: "ImportHistory", description: "One import with its entries and calculations." });
