/**
 * Answers about a year's declaration: the preparation, and the document that is issued of it. Regulation (EU) 2023/956,
 * Articles 6, 9, 22 and 26.
 */
import * as Schema from "effect/Schema";
import { notes } from "./imports.ts";
import { closing, count, day, figure, figureOrNull, flag, text, textOrNull, Versions } from "./members.ts";

const ids = Schema.Array(Schema.String).annotations({
  description: "UUIDs of the imports behind the figures.",
});

const figures = {
  tonnes: figure("Net mass, tonnes."),
  mwh: figure("Energy of electricity, MWh."),
  embedded_t: figure("Embedded emissions, tCO2e."),
  free_allocation_t: figure("Free allocation, tCO2e; it may exceed the embedded emissions."),
  net_t: figure("Net emissions, tCO2e: no import is below 0."),
  deduction_eur: figure("Taken off for carbon prices paid abroad, EUR (Article 9)."),
  paid_abroad_eur: figure("Carbon price paid abroad times embedded emissions, EUR."),
  cost_eur: figure(
    "Cost at the prices of the imports' periods, or those that stand in, after what is taken off for carbon prices paid abroad, EUR.",
  ),
} as const;

const sums = { imports: ids, ...figures } as const;

const Sums = Schema.Struct(sums).annotations({
  identifier: "ImportSums",
  description: "Sums of some imports: emissions are added exactly and rounded to 6 decimals, money to 2.",
});

const NamedSums = Schema.Array(Schema.Struct({ name: text("What the imports share."), ...sums }));

/** Imports that are declared together. */
const line = {
  line: count("Number of the line, from 1."),
  cn_code: text("CN code."),
  origin_country: text("Country of origin, ISO 3166-1 alpha-3."),
  determination: text("How emissions are determined."),
  state: text("`default`, `verified`, `estimated` (must not be declared) or `zero`."),
  installation: textOrNull("Id of the installation; null with default values."),
  reporting_period: count("Reporting period of the values."),
  procedure: text("Customs procedure."),
  ...sums,
} as const;

const embeddedPerUnit = figure(
  "Embedded emissions per tonne, of electricity per MWh, tCO2e (Article 6(2)(b)).",
);

const Line = Schema.Struct({ ...line, embedded_t_per_unit: embeddedPerUnit }).annotations({
  identifier: "DeclarationLine",
  description: "Imports that are declared together.",
});

const basis = Schema.Literal("determined", "fileable").annotations({
  description:
    "Figures that lines, totals, quarters and checks are of: `determined` by the imports' own determination, estimates included, `fileable` as the year could be filed today.",
});

const Exposure = Schema.Struct({
  least_eur: figure("Least penalty, EUR."),
  most_eur: figure("Highest penalty, EUR."),
  certificates: count(
    "Certificates that it is counted on, before anything is taken off for carbon prices paid abroad.",
  ),
  notes,
});

const certificates = {
  certificates_rounded_once: count(
    "Certificates if the year's total is rounded up once, before anything is taken off for carbon prices paid abroad.",
  ),
  certificates_rounded_by_quarter: Schema.NullOr(Schema.NonNegativeInt).annotations({
    description:
      "For 2026: certificates if each quarter is rounded up, before anything is taken off for carbon prices paid abroad; null for other years.",
  }),
  priced_cost_eur: figure("Cost of imports whose period has a price, EUR."),
  mean_price_eur: figureOrNull("Mean of the year's published prices, EUR per tCO2e."),
  is_mean_of_year: flag("Whether that is the mean of the whole year."),
} as const;

const Quarters = Schema.Array(Schema.Struct({
  quarter: text("Quarter such as 2026-Q1."),
  net_t: figure("Net emissions, tCO2e."),
  certificates: count(
    "Net emissions rounded up to whole certificates, before anything is taken off for carbon prices paid abroad.",
  ),
  price_eur: figureOrNull("Price of the quarter or the one that stands in, EUR per tCO2e."),
  has_own_price: flag("Whether the quarter's own price is published."),
  deduction_eur: figure("Taken off for carbon prices paid abroad, EUR."),
  cost_eur: figure("Cost after what is taken off for carbon prices paid abroad, EUR."),
  draft_reduction_certificates: figure(
    "Certificates less for carbon prices paid abroad by the Commission's draft of 13 May 2026, which is not adopted: of each import at most what it owes.",
  ),
})).annotations({
  description: "For 2026: certificates by quarter (Implementing Regulation (EU) 2025/2548, Article 1).",
});

const Missing = Schema.Array(Schema.Struct({ message: text("What is missing."), imports: ids })).annotations({
  description:
    "What is missing before it can be filed, as a list of work. First imports that name no declarant, of an importer that this one is itself by its EORI number or declares for in the year: no declaration has them, and the figures lack them.",
});

const Penalty = Schema.NullOr(Exposure).annotations({
  description:
    "What it would cost to surrender nothing, as exposure and not as advice (Article 26(1)): counted on `totals`, after the last day to surrender on `fileable`. Where certificates are recorded as surrendered for the year, `notes` has what it is for the others; null for a year without a figure.",
});

/** The answer of `GET /api/v1/cbam/imports/declaration`. */
export const DeclarationAnswer = Schema.Struct({
  declarant: text("UUID of the declarant."),
  year: count("Calendar year of importation."),
  as_of: day("Day by whose end the entries were recorded."),
  basis,
  importers: Schema.Array(Schema.Struct({
    importer: text("UUID of the importer."),
    counted_t: figure("Net mass that counts for the threshold, tonnes."),
    passed_on: textOrNull("Day on which the threshold was passed; null where it was not."),
  })).annotations({ description: "Each importer's year against the threshold." }),
  lines: Schema.Array(Line),
  totals: Schema.Struct({ ...sums, ...certificates }),
  by_default: Sums.annotations({ description: "The year with everything by default values." }),
  fileable: Sums.annotations({
    description:
      "The year as it could be filed today: values that are not verified, whose verification report or opinion is not stated, or that their supplier withdrew, give way to default values, and a carbon price paid abroad without certificate or evidence takes nothing off.",
  }),
  quarters: Quarters,
  checks: Schema.Struct({
    by_cn_code: NamedSums,
    by_origin: NamedSums,
    by_determination: NamedSums,
    by_installation: NamedSums,
  }).annotations({ description: "Sums as checks of the lines." }),
  missing: Missing,
  penalty: Penalty,
  notes,
  versions: Versions,
  ...closing,
}).annotations({
  identifier: "DeclarationAnswer",
  description: "The preparation of a year's declaration: the registry's format is not published.",
});

/** The year of a declaration as a document signs it: each line with its imports, sums without. */
const DeclaredYear = Schema.Struct({
  year: count("Calendar year of importation."),
  as_of: day("Day by whose end the entries were recorded."),
  basis: Schema.optional(basis).annotations({
    description:
      "Figures that lines and totals are of; a document without it has those of the imports' own determination.",
  }),
  importers: Schema.Array(Schema.Struct({
    importer: text("UUID of the importer."),
    name: text("Name."),
    eori: text("EORI number."),
    counted_t: figure("Net mass that counts for the threshold, tonnes."),
    passed_on: textOrNull("Day on which the threshold was passed; null where it was not."),
  })),
  lines: Schema.Array(Schema.Struct({
    ...line,
    embedded_t_per_unit: Schema.optional(embeddedPerUnit).annotations({
      description:
        "Embedded emissions per tonne, of electricity per MWh, tCO2e; documents of earlier releases lack it.",
    }),
  })),
  totals: Schema.Struct({
    ...figures,
    ...certificates,
    gross_eur: Schema.optional(figure("Cost before what is taken off for carbon prices paid abroad, EUR."))
      .annotations({
        description:
          "Cost before what is taken off for carbon prices paid abroad, EUR: `cost_eur` and `deduction_eur` together. Issued documents alone have it, as the mark of a release that prints what is taken off of each line; documents of earlier releases lack it, and print nothing of what is taken off but by quarter.",
      }),
  }),
  by_default: Schema.Struct(figures),
  fileable: Schema.Struct(figures),
  quarters: Quarters,
  missing: Missing,
  penalty: Penalty,
  notes,
  versions: Versions,
  ...closing,
}).annotations({ identifier: "DeclaredYear", description: "The year as the document signs it." });
/** A value of the shape that `DeclaredYear` declares. */
export type DeclaredYear = typeof DeclaredYear.Type;

const ofDocument = {
  report_number: text("Number as it is printed: `DECL-<id>`."),
  issued_at: day("Day of issue."),
} as const;

/** A declaration's document that was issued. */
export const DeclarationReportAnswer = Schema.Struct({
  id: text("UUID of the document."),
  ...ofDocument,
  content_hash: text("SHA-256 of the content as RFC 8785 canonical JSON, lower-case hex."),
  key_id: text("Thumbprint of the key that signed it (RFC 7638)."),
  signature: text("Ed25519 over the hash's hex digits, base64url."),
  verify_url: text("Where anyone verifies it."),
  download_url: text("Relative signed link to the PDF, good for an hour."),
  declarant: Schema.Struct({
    id: text("UUID of the declarant."),
    name: text("Name."),
    eori: text("EORI number."),
    cbam_account: textOrNull("Number of the account in the CBAM registry."),
  }),
  declaration: DeclaredYear,
}).annotations({
  identifier: "DeclarationReport",
  description: "A declaration's preparation as a signed document.",
});
/** A value of the shape that `DeclarationReportAnswer` declares. */
export type DeclarationReportRecord = typeof DeclarationReportAnswer.Type;

/** A document of a declaration as it is told to whoever holds it. */
export const VerifiedDeclaration = Schema.Struct({
  ...ofDocument,
  declarant_name: text("Name of the declarant."),
  declarant_eori: text("EORI number of the declarant."),
  cbam_account: textOrNull("Number of the account in the CBAM registry."),
  year: count("Calendar year of importation."),
  as_of: day("Day by whose end the entries were recorded."),
  basis: basis.annotations({
    description:
      "Figures that lines and sums are of: by the imports' own determination, or as the year could be filed.",
  }),
  lines: count("Lines of the declaration."),
  embedded_t: figure("Embedded emissions, tCO2e."),
  net_t: figure("Net emissions, tCO2e."),
  certificates_rounded_once: count("Certificates if the year's total is rounded up once."),
  content_hash: text("SHA-256 of the content as RFC 8785 canonical JSON, lower-case hex."),
  download_url: text("Relative signed link to the PDF, good for an hour."),
}).annotations({ identifier: "VerifiedDeclaration", description: "What a declaration's document says." });
/** A value of the shape that `VerifiedDeclaration` declares. */
export type VerifiedDeclaration = typeof VerifiedDeclaration.Type;

/** The answer of `POST /api/v1/cbam/imports/declaration/verify`. */
export const VerifyDeclarationAnswer = Schema.Union(
  Schema.Struct({ ok: Schema.Literal(true), declaration: VerifiedDeclaration, ...closing }).annotations({
    identifier: "DeclarationVerified",
    description: "The document is genuine.",
  }),
  Schema.Struct({ ok: Schema.Literal(false) }).annotations({
    identifier: "DeclarationNotVerified",
    description: "It is not, or anything is wrong: the answer doesn't say what.",
  }),
);
