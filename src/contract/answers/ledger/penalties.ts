/** Answer about imports without the status of authorised declarant. Regulation (EU) 2023/956, Articles 2a, 4, 5, 17 and 26. */
import * as Schema from "effect/Schema";
import { notes } from "../imports.ts";
import { closing, count, day, figure, flag, text, textOrNull, Versions } from "../members.ts";

const debtor = {
  debtor: Schema.Literal("importer", "representative").annotations({ description: "Who is liable." }),
  eori: textOrNull("EORI number of who is liable; null for a representative whom the imports don't name."),
} as const;

const Reason = Schema.Literal(
  "limit_exceeded",
  "before_limit",
  "never_exempt",
  "representative",
  "application_refused",
).annotations({
  description:
    "`limit_exceeded`: released on or after the day on which the limit of the year was passed; `before_limit`: before it, in a year in which it was passed; `never_exempt`: electricity or hydrogen, which no limit exempts (Article 2a(4)); `representative`: by an indirect representative, who needs the status from the first import (Article 5(1a)); `application_refused`: while an application of 2026 was undecided that was refused later (Article 17(7a)).",
});

/** The answer of `GET /api/v1/cbam/imports/penalties`. */
export const PenaltiesAnswer = Schema.Struct({
  importer: text("UUID of the importer."),
  year: count("Calendar year of importation."),
  as_of: day("Day by whose end entries and states were recorded."),
  limit_t: figure("Net mass of the year up to which the importer is exempt, tonnes."),
  counted_t: figure("Net mass of the year that counts, tonnes."),
  passed_on: textOrNull("Day on which the limit was passed; null where it was not."),
  without_status: Schema.Array(Schema.Struct({
    reason: Reason,
    ...debtor,
    is_exposed: flag(
      "Whether a penalty is possible; false for imports before the limit that a declarant with the status declares with the year.",
    ),
    may_be_lower: flag(
      "Whether the authority may set less than three times the penalty: the limit was exceeded by at most 10 %, or an application of 2026 was refused (Article 26(2a)).",
    ),
    net_by_default_t: figure("Net emissions by default values less free allocation, tCO2e (Article 26(4a))."),
    imports: Schema.Array(Schema.String).annotations({
      description: "UUIDs of the imports, by day of release.",
    }),
  })).annotations({ description: "Imports without the status, by reason and by who is liable." }),
  exposure: Schema.Array(Schema.Struct({
    ...debtor,
    certificates: count(
      "Certificates that were not surrendered: the emissions that are exposed, rounded up.",
    ),
    least_eur: figure("Least penalty, EUR: three times that of a missing certificate, or once."),
    most_eur: figure("Highest penalty, EUR: five times."),
    notes,
  })).annotations({
    description:
      "What it may cost each who is liable, as exposure and not as advice (Article 26(2)); empty where nothing is exposed, or the year's penalty is not known.",
  }),
  without_figures: Schema.Array(Schema.Struct({
    import: text("UUID of the import."),
    reasons: Schema.Array(Schema.String).annotations({
      description: "Why it could not be calculated: it is in no figure here.",
    }),
  })),
  notes,
  versions: Versions,
  ...closing,
}).annotations({
  identifier: "PenaltiesAnswer",
  description: "Imports of a year without the status, and what they are exposed to.",
});
