/**
 * Answers about a declarant's duties: declaration, holding, certificates, calendar, codes. Regulation (EU) 2023/956,
 * Articles 6, 9 and 20 to 26.
 */
import * as Schema from "effect/Schema";
import { notes } from "./imports.ts";
import { closing, count, day, figure, figureOrNull, flag, text, textOrNull, Versions } from "./members.ts";

const ids = Schema.Array(Schema.String).annotations({
  description: "UUIDs of the imports behind the figures.",
});

const sums = {
  imports: ids,
  tonnes: figure("Net mass, tonnes."),
  mwh: figure("Energy of electricity, MWh."),
  embedded_t: figure("Embedded emissions, tCO2e."),
  free_allocation_t: figure("Free allocation, tCO2e; it may exceed the embedded emissions."),
  net_t: figure("Net emissions, tCO2e: no import is below 0."),
  deduction_eur: figure("Taken off for carbon prices paid abroad, EUR (Article 9)."),
  paid_abroad_eur: figure("Carbon price paid abroad times embedded emissions, EUR."),
  cost_eur: figure("Cost at the prices of the imports' periods, or those that stand in, EUR."),
} as const;

const Sums = Schema.Struct(sums).annotations({
  identifier: "ImportSums",
  description: "Sums of some imports: emissions are added exactly and rounded to 6 decimals, money to 2.",
});

const NamedSums = Schema.Array(Schema.Struct({ name: text("What the imports share."), ...sums }));

const Line = Schema.Struct({
  cn_code: text("CN code."),
  origin_country: text("Country of origin, ISO 3166-1 alpha-3."),
  determination: text("How emissions are determined."),
  state: text("`default`, `verified`, `estimated` (must not be declared) or `zero`."),
  installation: textOrNull("Id of the installation; null with default values."),
  reporting_period: count("Reporting period of the values."),
  procedure: text("Customs procedure."),
  ...sums,
}).annotations({ identifier: "DeclarationLine", description: "Imports that are declared together." });

const Exposure = Schema.Struct({
  least_eur: figure("Least penalty, EUR."),
  most_eur: figure("Highest penalty, EUR."),
  certificates: count("Certificates that it is counted on."),
  notes,
});

/** The answer of `GET /api/v1/cbam/imports/declaration`. */
export const DeclarationAnswer = Schema.Struct({
  declarant: text("UUID of the declarant."),
  year: count("Calendar year of importation."),
  as_of: day("Day by whose end the entries were recorded."),
  importers: Schema.Array(Schema.Struct({
    importer: text("UUID of the importer."),
    counted_t: figure("Net mass that counts for the threshold, tonnes."),
    passed_on: textOrNull("Day on which the threshold was passed; null where it was not."),
  })).annotations({ description: "Each importer's year against the threshold." }),
  lines: Schema.Array(Line),
  totals: Schema.Struct({
    ...sums,
    certificates_rounded_once: count("Certificates if the year's total is rounded up once."),
    certificates_rounded_by_quarter: Schema.NullOr(Schema.NonNegativeInt).annotations({
      description: "For 2026: certificates if each quarter is rounded up; null for other years.",
    }),
    priced_cost_eur: figure("Cost of imports whose period has a price, EUR."),
    mean_price_eur: figureOrNull("Mean of the year's published prices, EUR per tCO2e."),
    is_mean_of_year: flag("Whether that is the mean of the whole year."),
  }),
  by_default: Sums.annotations({ description: "The year with everything by default values." }),
  fileable: Sums.annotations({
    description: "The year as it could be filed today: unverified values give way to default values.",
  }),
  quarters: Schema.Array(Schema.Struct({
    quarter: text("Quarter such as 2026-Q1."),
    net_t: figure("Net emissions, tCO2e."),
    certificates: count("Rounded up to whole certificates."),
    price_eur: figureOrNull("Price of the quarter or the one that stands in, EUR per tCO2e."),
    has_own_price: flag("Whether the quarter's own price is published."),
    deduction_eur: figure("Taken off for carbon prices paid abroad, EUR."),
    cost_eur: figure("Cost, EUR."),
    draft_reduction_certificates: figure(
      "Certificates less by the Commission's draft of 13 May 2026, which is not adopted.",
    ),
  })).annotations({
    description: "For 2026: certificates by quarter (Implementing Regulation (EU) 2025/2548, Article 1).",
  }),
  checks: Schema.Struct({
    by_cn_code: NamedSums,
    by_origin: NamedSums,
    by_determination: NamedSums,
    by_installation: NamedSums,
  }).annotations({ description: "Sums as checks of the lines." }),
  missing: Schema.Array(Schema.Struct({ message: text("What is missing."), imports: ids })).annotations({
    description: "What is missing before it can be filed, as a list of work.",
  }),
  penalty: Schema.NullOr(Exposure).annotations({
    description:
      "What it would cost to surrender nothing, as exposure and not as advice (Article 26(1)); null for a year without a figure.",
  }),
  notes,
  versions: Versions,
  ...closing,
}).annotations({
  identifier: "DeclarationAnswer",
  description: "The preparation of a year's declaration: the registry's format is not published.",
});

/** The answer of `GET /api/v1/cbam/imports/holding`. */
export const HoldingAnswer = Schema.Struct({
  declarant: text("UUID of the declarant."),
  year: count("Calendar year."),
  as_of: day("Day by whose end the entries were recorded."),
  first_quarter: textOrNull(
    "Quarter after that in which the threshold was passed (Article 22(2a)); null where it was not.",
  ),
  obliged: count(
    "Most certificates that a quarter's end demands: at most so many can be sold back (Article 23).",
  ),
  quarters: Schema.Array(Schema.Struct({
    quarter: text("Quarter such as 2027-Q3."),
    day: day("Last day of the quarter."),
    basis_a_t: figure("Net emissions since 1 January by default values without mark-up, tCO2e."),
    hold_a: count("Half of it, rounded up: certificates."),
    never_exempt_t: figure("Part of basis (a) that is of electricity and hydrogen, tCO2e."),
    basis_b_t: figureOrNull("Net emissions by the number surrendered, tCO2e; null where it can't be used."),
    hold_b: Schema.NullOr(Schema.NonNegativeInt).annotations({ description: "Half of it, rounded up." }),
    is_obliged: flag("Whether other goods than electricity and hydrogen count."),
    due: count("Certificates that are due by the basis that was asked for."),
    held: count("Certificates on the account at the end of the day."),
    short: count("Certificates that lack."),
    short_eur: figureOrNull("What they cost at the newest price, EUR."),
    order_by: day("Ten working days before, by when to order them."),
    imports: ids,
  })).annotations({ description: "Ends of quarters (Article 22(2)); none before 2027." }),
  without_figures: Schema.Array(Schema.Struct({
    import: text("UUID of the import."),
    reasons: Schema.Array(Schema.String).annotations({ description: "Why it could not be calculated." }),
  })),
  notes,
  versions: Versions,
  ...closing,
}).annotations({
  identifier: "HoldingAnswer",
  description: "What must be on the account at quarters' ends.",
});

/** The answer of `GET /api/v1/cbam/imports/calendar`. */
export const CalendarAnswer = Schema.Struct({
  year: count("Calendar year."),
  dates: Schema.Array(Schema.Struct({
    day: day("The day that the act names."),
    kind: text("What it is about, such as `declaration_and_surrender`."),
    about: text("Period or year that it is about."),
    summary: text("The same in words."),
    is_weekend: flag("Whether the day is a Saturday or Sunday."),
    working_day: day("The Monday after a weekend, to which Regulation 1182/71 may move the day."),
    source: text("The article."),
  })),
}).annotations({ identifier: "CalendarAnswer", description: "The dates of a declarant's calendar year." });

/** The answer of `GET /api/v1/cbam/imports/codes`. */
export const CodesAnswer = Schema.Struct({
  answer: Schema.Literal("code", "none", "must_not_be_released").annotations({
    description: "`none` where no code is needed; `must_not_be_released` where none may be used.",
  }),
  standing: text("How the import stands to Regulation (EU) 2023/956, such as `in_scope`."),
  codes: Schema.Array(Schema.Struct({
    code: text("Code of the supporting document, such as Y128."),
    basis: text("Why: authorised, applied, de_minimis, union_origin, territory, military, offshore, inward."),
    reference: textOrNull("What stands beside it: account number, number of the application or procedure."),
    reference_kind: text("What the reference is: account, application, procedure or none."),
    valid_from: day("First day of release on which it may be used."),
    valid_to: textOrNull("Last day; null while it goes on."),
    source: text("Where it is told."),
  })),
  notes,
}).annotations({
  identifier: "CodesAnswer",
  description: "The code that a line of an import declaration needs.",
});
