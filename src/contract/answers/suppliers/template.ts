/** Answer of the reader of suppliers' communication templates. Implementing Regulation (EU) 2023/1773, Annex IV. */
import * as Schema from "effect/Schema";
import { issueCodes } from "../../../kernel/issue.ts";
import {
  closing,
  count,
  day,
  figure,
  figureOrNull,
  flag,
  optional,
  text,
  textOrNull,
  Versions,
} from "../members.ts";
import { InstallationRecorded } from "./installations.ts";
import { ValueRecord } from "./values.ts";

const ReadFromValue = Schema.Literal("typed", "result", "rebuilt").annotations({
  identifier: "TemplateOrigin",
  description:
    "`typed` stands in the cell; `result` is what its formula came to when the file was saved; `rebuilt` was counted from the input sheets, because the file lacks the result.",
});

/** Weight of an issue. */
export const Weight = Schema.Literal("error", "warning", "remark").annotations({
  description:
    "`error`: what it is about is not among `values`; `warning`: look at it; `remark`: how something was read.",
});

const TemplateIssueRecord = Schema.Struct({
  weight: Weight,
  code: Schema.Literal(...issueCodes).annotations({ description: "Kind of the mistake, for programs." }),
  sheet: textOrNull("Name of the sheet as its tab has it; null for the whole workbook."),
  cell: textOrNull("Cell, such as `I20`; null for the whole sheet."),
  line: Schema.NullOr(Schema.Number).annotations({
    description: "Number of the line of products that it is about; null for none.",
  }),
  message: text("A sentence that names the cell, what was found and what would be right."),
  suggestion: textOrNull("The right value, where it is known."),
}).annotations({
  identifier: "TemplateIssue",
  description: "What is missing in a template, contradicts itself or can't be.",
});

const TemplateCell = Schema.Struct({
  member: text("Name of what was read, such as `installation.name` or `products.3.direct`."),
  sheet: text("Name of the sheet as its tab has it."),
  cell: text("Cell, such as `I20`."),
  value: text("The value as it was taken."),
  from: ReadFromValue,
}).annotations({ identifier: "TemplateCell", description: "A value with the cell that it was read from." });

const TemplateProcessRecord = Schema.Struct({
  number: count("Number in the template, from 1."),
  name: text("Name of the process."),
  category: text("Aggregated goods category as the supplier chose it, in the template's language."),
  goods: textOrNull("The category for programs, such as `crude_steel`; null for one that isn't known."),
  routes: Schema.Array(text("Production route as the supplier chose it.")),
}).annotations({ identifier: "TemplateProcess", description: "A production process of the installation." });

const TemplatePrecursorRecord = Schema.Struct({
  number: count("Number in the template, from 1."),
  name: text("Name of the precursor."),
  category: text("Aggregated goods category, in the template's language."),
  country: text("Country of origin as it stands; empty where none does."),
}).annotations({ identifier: "TemplatePrecursor", description: "A purchased precursor." });

const CarbonPriceDueRecord = Schema.Struct({
  instrument: textOrNull("Kind of the instrument as the supplier chose it."),
  currency: text("ISO 4217."),
  due_per_t: figure("Carbon price due per tonne of goods, or per MWh."),
  rebate_type: textOrNull("Kind of the rebate as the supplier chose it."),
  rebate_per_t: figure("Rebate per tonne of goods, or per MWh."),
  effective_per_t: figure("What is due less the rebate."),
}).annotations({
  identifier: "TemplateCarbonPrice",
  description:
    "A carbon price that is due, in its currency. It is not evidence of payment (Regulation (EU) 2023/956, Article 9).",
});

const TemplateProductRecord = Schema.Struct({
  line: count("Number of the line in the template, from 1."),
  process: textOrNull("Name of the production process."),
  goods: textOrNull("Aggregated goods category for programs, such as `crude_steel`."),
  routes: Schema.Array(text("Production route of the process.")),
  cn_code: textOrNull("CN code, eight digits."),
  name: textOrNull("Name of the product, as invoices have it."),
  direct_t_per_t: figureOrNull("Specific embedded direct emissions, tCO2e per tonne of goods (per MWh)."),
  indirect_t_per_t: figureOrNull("Specific embedded indirect emissions as the template has them."),
  direct_from: Schema.NullOr(ReadFromValue),
  indirect_from: Schema.NullOr(ReadFromValue),
  indirect_counts: Schema.NullOr(Schema.Boolean).annotations({
    description: "False for goods of Annex II, whose indirect emissions don't count; null without a CN code.",
  }),
  default_share: figureOrNull("Share of the emissions that default values make up, from 0 to 1."),
  electricity_mwh_per_t: figureOrNull("Embedded electricity, MWh per tonne of goods."),
  clinker_t_per_t: figureOrNull("Tonnes of clinker in a tonne of cement."),
  nitrogen_share: figureOrNull("Share of nitrogen in the mass of the goods."),
  carbon_price: Schema.NullOr(CarbonPriceDueRecord),
  is_sound: flag("True if nothing is wrong with the line: its value is among `values`."),
}).annotations({ identifier: "TemplateProduct", description: "A line of products." });

/** A value as it is recorded, but for its installation. */
export const TemplateValue = Schema.Struct({
  cn_code: text("CN code, eight digits."),
  reporting_period: figure("Calendar year that the figures cover."),
  production_route: optional(text("Production route.")),
  state: Schema.Literal("estimated"),
  direct_t_per_t: figure(
    "Specific embedded direct emissions, tCO2e per tonne of goods (per MWh), or per functional unit with `unit_content`.",
  ),
  indirect_t_per_t: optional(
    figure("Specific embedded indirect emissions; left out for goods whose indirect emissions don't count."),
  ),
  unit_content: optional(figure("Tonnes of clinker or kilograms of nitrogen in a tonne of goods.")),
  free_allocation_t_per_t: optional(figure("Specific embedded free allocation, tCO2e per tonne of goods.")),
  default_share: optional(figure("Share that default values make up, from 0 to 1.")),
  source: text("Origin of the figures, such as the template and its line."),
}).annotations({
  identifier: "TemplateValue",
  description:
    "A value as `POST /api/v1/cbam/values` takes it, but for the `installation` that it is recorded for.",
});

const TemplateVerifierRecord = Schema.Struct({
  name: text("Name of the verifier."),
  accreditation: optional(text("Number of the accreditation.")),
  accreditation_body: optional(text("National body that accredited.")),
}).annotations({ identifier: "TemplateVerifier", description: "Verifier that a template names." });

/** An installation as it is recorded. */
export const TemplateInstallation = Schema.Struct({
  registry_id: optional(text("Id in the CBAM registry.")),
  name: text("Name of the installation."),
  operator: optional(text("Who operates it.")),
  country: text("Country in which it stands, ISO 3166-1 alpha-3."),
  address: optional(text("Street and place.")),
  unlocode: optional(text("UN/LOCODE.")),
  latitude: optional(figure("Degrees north of the main source of emissions.")),
  longitude: optional(figure("Degrees east of the main source of emissions.")),
  verifier: optional(TemplateVerifierRecord),
}).annotations({
  identifier: "TemplateInstallation",
  description:
    "An installation as `POST /api/v1/cbam/installations` takes it. A template names no operator and no registry id: add them where they are known.",
});

/** Outcome of a value that was to be recorded. */
const SavedValue = Schema.Struct({
  cn_code: text("CN code of the value that was read."),
  result: Schema.Literal("added", "unchanged", "conflict", "refused").annotations({
    description:
      "`added` is new, `unchanged` was there before, `conflict`: another value holds, `refused`: the figures can't be.",
  }),
  message: textOrNull("Why it was not recorded; null where it was."),
  value: Schema.NullOr(ValueRecord).annotations({
    description: "The value that is recorded, which a conflict is with; null for a refused one.",
  }),
}).annotations({ identifier: "SavedTemplateValue", description: "What became of a value that was read." });

const KeptFile = Schema.Struct({
  name: text("Name that it is saved as."),
  size_bytes: count("Size in bytes."),
  sha256: text("SHA-256 of the bytes, 64 lower-case hex digits."),
}).annotations({ identifier: "KeptTemplate", description: "A template that is kept with values." });

/** Record of what became of a template that was to be recorded. */
export const SavedReading = Schema.Struct({
  installation: Schema.NullOr(InstallationRecorded).annotations({
    description: "The installation that the values are recorded for; null where nothing was to be recorded.",
  }),
  values: Schema.Array(SavedValue),
  file: optional(
    Schema.NullOr(KeptFile).annotations({
      description: "The template as it is kept with each of these values; null where it isn't.",
    }),
  ),
  file_message: optional(textOrNull("Why the template isn't kept; null where it is, and where no value is.")),
}).annotations({
  identifier: "SavedTemplate",
  description: "With `save=true`: what was recorded of the template.",
});
/** A value of the shape that `saved` of a reading has. */
export type SavedRecord = typeof SavedReading.Type;

/** The answer of `POST /api/v1/cbam/values/read`. */
export const TemplateAnswer = Schema.Struct({
  template_version: textOrNull("Newest version that the template's history names; null where it has none."),
  period: Schema.Struct({
    from: Schema.NullOr(day("First day.")),
    to: Schema.NullOr(day("Last day.")),
    year: Schema.NullOr(Schema.Number).annotations({
      description: "The calendar year; null for a period that is none.",
    }),
  }).annotations({ description: "Reporting period." }),
  installation: Schema.NullOr(TemplateInstallation).annotations({
    description:
      "The installation as `POST /api/v1/cbam/installations` takes it; null without a name or a country.",
  }),
  processes: Schema.Array(TemplateProcessRecord),
  precursors: Schema.Array(TemplatePrecursorRecord),
  products: Schema.Array(TemplateProductRecord).annotations({
    description: "Every line of products that has something in it.",
  }),
  values: Schema.Array(TemplateValue).annotations({
    description: "Values that nothing is wrong with, one for each CN code.",
  }),
  issues: Schema.Array(TemplateIssueRecord),
  cells: Schema.Array(TemplateCell).annotations({ description: "What was read from which cell." }),
  saved: optional(SavedReading),
  versions: Versions,
  ...closing,
}).annotations({
  identifier: "SupplierTemplateReading",
  description: "What a supplier's communication template says, cell by cell.",
});
/** A value of the shape that `TemplateAnswer` declares. */
export type TemplateRecord = typeof TemplateAnswer.Type;
