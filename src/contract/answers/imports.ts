/**
 * Answers about people, entries and the threshold of an importer's year. Regulation (EU) 2023/956, Articles 2a, 5, 6 and 17.
 */
import * as Schema from "effect/Schema";
import { IssueRecord } from "../problems.ts";
import { Recommendation } from "./lookups.ts";
import {
  closing,
  count,
  day,
  figure,
  figureOrNull,
  flag,
  optional,
  ReadAs,
  text,
  textOrNull,
  Versions,
} from "./members.ts";

/** Sentences that a reader should know. */
export const notes: Schema.Schema<ReadonlyArray<string>> = Schema.Array(Schema.String).annotations({
  description: "What a reader should know, and which rule is not sure: a sentence each, with its source.",
});

/** An importer of the account. */
export const ImporterRecord = Schema.Struct({
  id: text("UUID of the importer."),
  eori: text("EORI number."),
  name: text("Name."),
  member_state: textOrNull("Member state of establishment, ISO 3166-1 alpha-2; null outside the Union."),
}).annotations({ identifier: "Importer", description: "Who imports: by whom the threshold is counted." });

/** A declarant of the account. */
export const DeclarantRecord = Schema.Struct({
  id: text("UUID of the declarant."),
  eori: text("EORI number."),
  name: text("Name."),
  cbam_account: textOrNull("Number of the account in the CBAM registry; null before the authorisation."),
  state: textOrNull("State today: applied, authorised, refused or revoked; null without one."),
  states: Schema.Array(Schema.Struct({
    state: text("applied, authorised, refused or revoked."),
    from: day("First day of the state."),
    reference: textOrNull("Number of the application."),
    recorded_on: day("Day in Brussels on which the state was recorded."),
  })).annotations({ description: "Every state, by its first day." }),
}).annotations({
  identifier: "Declarant",
  description: "By whom declaration, holding and certificates are.",
});

/** The answer of `GET /api/v1/cbam/importers`. */
export const ImporterList = Schema.Struct({ importers: Schema.Array(ImporterRecord) })
  .annotations({ identifier: "ImporterList", description: "The account's importers, by name." });

/** The answer of `GET /api/v1/cbam/declarants`. */
export const DeclarantList = Schema.Struct({ declarants: Schema.Array(DeclarantRecord) })
  .annotations({ identifier: "DeclarantList", description: "The account's declarants, by name." });

const EntryResult = Schema.Struct({
  index: count("Position of the row in the call, from 0."),
  row: optional(count("Of a table: number of the row in the file, from 1, as a spreadsheet shows it.")),
  row_index: optional(
    count("Of a row of a batch or a line of an invoice: its position there, from 0."),
  ),
  entry: textOrNull("The caller's own name of the row."),
  result: Schema.Literal("added", "unchanged", "refused").annotations({
    description:
      "`added` is new, `unchanged` was recorded before with the same facts, `refused` left nothing behind.",
  }),
  id: textOrNull("UUID of the entry; of an unchanged row that of the entry with the same facts."),
  notes: Schema.Array(Schema.String).annotations({
    description:
      "Of an unchanged row: which entry holds where it was corrected or cancelled since, and which version of a supplier's value it keeps where that has a newer one. Of any row: that its declarant is another company than the importer, which it does not represent indirectly.",
  }),
  read_as: optional(
    Schema.Array(ReadAs).annotations({
      description:
        "Of a table, a batch or an invoice: what was read as what, where it stood there in another form.",
    }),
  ),
  issues: Schema.Array(IssueRecord).annotations({ description: "Why the row was refused." }),
}).annotations({ identifier: "EntryResult", description: "What became of a row." });

/** The answer of `POST /api/v1/cbam/imports`. */
export const ImportsAnswer = Schema.Struct({
  summary: Schema.Struct({
    total: count("Rows of the call."),
    added: count("Rows that were added."),
    unchanged: count("Rows that were there."),
    refused: count("Rows that were refused."),
  }),
  results: Schema.Array(EntryResult),
  read_as: optional(
    Schema.Array(Schema.String).annotations({
      description: "Of a table or an invoice: what was read as what for the whole of it, a sentence each.",
    }),
  ),
  notes: optional(
    Schema.Array(Schema.String).annotations({
      description:
        "How many rows name no declarant, which no declaration has until a correction names one, and the account's declarant with the importer's EORI number. Of an invoice: that it is a proforma, that its consignee has another EORI number than the importer, and which of its lines had been taken before as another import, a sentence each.",
    }),
  ),
}).annotations({
  identifier: "ImportsAnswer",
  description: "What became of each row, in the order of the call.",
});

const EntryHistory = Schema.Struct({
  id: text("UUID of the entry."),
  kind: text("import, correction, or cancellation where a correction of it followed."),
  recorded_on: day("Day on which it was recorded."),
  release_date: day("Day of release that it has."),
  net_mass_kg: figure("Net mass that it has, kg."),
});

const ImportCost = Schema.Struct({
  state: text("`default`, `verified`, `estimated` (must not be declared), or `zero`."),
  standing: text("How the import stands to Regulation (EU) 2023/956, such as `in_scope`."),
  quantity: figure("Quantity: tonnes, of electricity MWh."),
  unit: text("`t` or `MWh`."),
  embedded_t_per_unit: figure("Specific embedded emissions, tCO2e per unit."),
  free_allocation_t_per_unit: figure("Free allocation, tCO2e per unit."),
  embedded_t: figure("Embedded emissions, tCO2e."),
  free_allocation_t: figure("Free allocation, tCO2e."),
  net_t: figure("What certificates are due for, tCO2e; not below 0."),
  certificate_period: text("Quarter of 2026 or week from 2027 of the day of release."),
  certificate_price_eur: figureOrNull("Price that counts, EUR per tCO2e; null where nothing is due."),
  has_own_price: flag("Whether the period has a published price; false where another one stands in."),
  gross_eur: figure("Net emissions times price, EUR."),
  deduction_eur: figure("Taken off for a carbon price paid abroad, EUR (Article 9)."),
  cost_eur: figure("Gross less deduction, EUR."),
  notes,
}).annotations({
  identifier: "ImportCost",
  description: "What the import comes to at the law and prices of `versions`.",
});

const ImportSaving = Schema.Struct({
  default_cost_eur: figure("Cost by default values, EUR."),
  value_cost_eur: figure("Cost by the actual values, as `cost` has it, EUR."),
  saving_eur: figure("Cost by default less cost by the actual values, EUR; below 0 where these cost more."),
  break_even_t_per_unit: figure(
    "Embedded emissions at which both cost the same, tCO2e per unit; it may lie above the default value.",
  ),
  formula: text("Formula of the break-even with its terms."),
}).annotations({
  identifier: "ImportSaving",
  description: "Cost of an import by default values beside that by its actual ones.",
});

/** An import of the ledger with what it comes to. */
export const ImportRecord = Schema.Struct({
  id: text("UUID of the entry by which the import was first recorded: it stays when it is corrected."),
  entry_id: text("UUID of the entry that holds: a correction refers to it."),
  importer: text("UUID of the importer."),
  declarant: textOrNull("UUID of the declarant."),
  representation: text("own, direct or indirect."),
  mrn: text("Movement reference number."),
  item: count("Item of the declaration."),
  recorded_on: day("Day on which the entry that holds was recorded."),
  release_date: day("Day of release for free circulation."),
  procedure: text("Customs procedure."),
  cn_code: text("CN code."),
  origin_country: text("Country of origin, ISO 3166-1 alpha-3."),
  net_mass_kg: figure("Net mass, kg."),
  mwh: figureOrNull("Energy of electricity, MWh."),
  production_route: textOrNull("Production route."),
  determination: text("How emissions are determined."),
  installation: textOrNull("Id of the installation of actual values."),
  value_id: textOrNull("UUID of the supplier's value that the figures were taken from; null for others."),
  value_version: Schema.NullOr(count("Number of its version.")).annotations({
    description: "Number of its version, which stays when the value changes; null for others.",
  }),
  note: textOrNull("The caller's own note."),
  history: Schema.Array(EntryHistory).annotations({
    description: "Every entry of the import, the oldest first.",
  }),
  cost: Schema.NullOr(ImportCost).annotations({ description: "Null where it could not be calculated." }),
  reasons: Schema.Array(Schema.String).annotations({ description: "Why it could not be calculated." }),
  saving: Schema.NullOr(ImportSaving).annotations({
    description:
      "What actual values save against default values; null for imports without actual values, and where default values could not be calculated, as without a production route where they have several.",
  }),
}).annotations({ identifier: "ImportRecord", description: "An import as it was known on the day." });

/** The answer of `GET /api/v1/cbam/imports`. */
export const ImportList = Schema.Struct({
  as_of: day("Day by whose end the entries were recorded."),
  imports: Schema.Array(ImportRecord),
  next_cursor: textOrNull("Send it as `cursor` to get the next page; null after the last import."),
  versions: Versions,
  ...closing,
}).annotations({ identifier: "ImportList", description: "A page of the imports that live, newest first." });

const DayReached = Schema.NullOr(Schema.Struct({
  day: day("Day of release."),
  running_t: figure("Sum of the year at the end of that day, tonnes."),
}));

/** The answer of `GET /api/v1/cbam/imports/threshold`. */
export const ThresholdAnswer = Schema.Struct({
  importer: text("UUID of the importer."),
  year: count("Calendar year."),
  as_of: day("Day by whose end the entries were recorded."),
  limit_t: figure("Net mass that must not be exceeded, tonnes (Article 2a(1), Annex VII)."),
  warn_at_t: figure("Net mass from which authorities see the importer on a list, tonnes (Article 25a(1))."),
  source: text("Act of the limit."),
  total_t: figure("Net mass of the year that counts, tonnes."),
  counted_imports: count("Imports that count."),
  warned_on: DayReached.annotations({
    description: "First day whose sum exceeds `warn_at_t`; null without one.",
  }),
  passed_on: DayReached.annotations({
    description: "First day whose sum exceeds the limit; null without one.",
  }),
  pace: Schema.NullOr(Schema.Struct({
    days_elapsed: count("Days of the year up to `as_of`."),
    days_of_year: count("Days of the year."),
    year_total_t: figure("Sum of the year that the mean pace since 1 January leads to, tonnes."),
    passes_on: optional(
      day("Day on which the limit was passed; before that the day on which the pace exceeds it."),
    ),
    apply_by: optional(
      day(
        "Last day on which an application is decided by then, at 120 days (Implementing Regulation (EU) 2025/486); none for an importer that is an authorised declarant itself, or has applied.",
      ),
    ),
    statement: text("The same in words."),
  })).annotations({ description: "What the present pace leads to; null without an import that counts." }),
  recommendation: Recommendation.annotations({
    description:
      "Recommendation by the sum of the year, as `scope` gives it for a single shipment: an authorised declarant is needed once the limit is exceeded. Electricity and hydrogen need one in any case, and so does an indirect representative who declares for the importer (Article 5(1a)).",
  }),
  days: Schema.Array(Schema.Struct({
    day: day("Day of release."),
    import: text("UUID of the import."),
    mass_t: figure("Net mass that counts, tonnes."),
    running_t: figure("Sum of the year up to this import, tonnes."),
  })).annotations({ description: "Imports that count, by day of release." }),
  notes,
  versions: Versions,
  ...closing,
}).annotations({
  identifier: "ThresholdAnswer",
  description: "An importer's calendar year against the threshold.",
});
