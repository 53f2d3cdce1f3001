/**
 * Answers about a declarant's duties: holding, calendar, codes. Regulation (EU) 2023/956,
 * Articles 6, 9 and 20 to 26.
 */
import * as Schema from "effect/Schema";
import { notes } from "./imports.ts";
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
} from "./members.ts";

const ids = Schema.Array(Schema.String).annotations({
  description: "UUIDs of the imports behind the figures.",
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
    held: count(
      "Certificates on the account at the end of the day, without those that are cancelled by then (1 November) or, on a day to come, still to be surrendered for years before by then (30 September).",
    ),
    short: count("Certificates that lack."),
    short_eur: figureOrNull("What they cost at the newest price, EUR."),
    order_by: day(
      "Day by which to order them: ten working days before, or as many as were asked for. Public holidays are not left out.",
    ),
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
    working_day: day(
      "The Monday after a weekend, to which Regulation 1182/71 may move the day. Public holidays, which differ between member states and institutions, are not counted: where that Monday is one, the day after may hold.",
    ),
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

/** The code of a row's line, where it was asked for. */
export const documentCodes: Schema.optionalWith<
  Schema.Schema<typeof CodesAnswer.Type, typeof CodesAnswer.Encoded>,
  { readonly exact: true }
> = optional(
  CodesAnswer.annotations({
    description:
      "With `document_codes`: the code of the row's line of the import declaration on the day of `import`; absent for rows without a day.",
  }),
);
