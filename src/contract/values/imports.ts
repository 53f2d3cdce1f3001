/**
 * Values of an importer's year: numbers of declarations, procedures, years, ids, and the closed lists of the ledger. Decisions,
 * "Changed and added on 22 November 2026"; Regulation (EU) 2023/956, Articles 5, 6, 20 and 22.
 */
import type * as Schema from "effect/Schema";
import { decimalOfText, one, zero } from "../../kernel/decimal.ts";
import { readCodeAsWritten, readWholeAsWritten } from "../../kernel/lenient/code.ts";
import { readKilogramsAsWritten } from "../../kernel/lenient/mass.ts";
import { uuidOfText } from "../../kernel/uuid.ts";
import { choice } from "./choice.ts";
import { quantity, type QuantitySchemas } from "./quantities.ts";
import { scalar } from "./scalar.ts";
import { lineOfText } from "./text.ts";
import { determinationWords, exemptionWords, kindWords, representationWords } from "./words/ledger.ts";

/** Id of something that the account recorded. */
export const RecordId: Schema.Schema<string> = scalar<string, string>({
  identifier: "RecordId",
  expected: "the UUID that was answered when it was recorded",
  read: (sent) => typeof sent === "string" ? uuidOfText(sent) : undefined,
  example: "0190163d-8694-739b-aea5-966c26f8ad91",
  jsonSchema: { type: "string", format: "uuid" },
});

const patterned = (
  pattern: RegExp,
  words: Readonly<Record<"identifier" | "expected" | "example" | "description", string>>,
): Schema.Schema<string> =>
  scalar<string, string>({
    ...words,
    read: (sent) => typeof sent === "string" && pattern.test(sent) ? sent : undefined,
    asWritten: readCodeAsWritten,
    jsonSchema: { type: "string", pattern: pattern.source },
  });

/** Movement reference number. @source Delegated Regulation (EU) 2015/2446, Annex B, data element 12 01 001 000 */
export const Mrn: Schema.Schema<string> = patterned(/^[0-9]{2}[A-Z]{2}[A-Z0-9]{14}$/, {
  identifier: "Mrn",
  expected: "a movement reference number of 18 characters such as 26DE000000000001R1",
  example: "26DE000000000001R1",
  description:
    "Movement reference number of the import declaration: two digits of the year, two letters of the country, 14 capital letters or digits.",
});

const releaseProcedure = /^(?:01|07|40|42|43|44|45|46|48|61|63|68)[0-9]{2}$/;

/**
 * Returns whether a procedure releases goods for free circulation, which alone are imported: not inward processing,
 * warehousing and temporary admission. @source Regulation (EU) 2023/956, Article 3(4); Delegated Regulation (EU) 2015/2446, Annex B
 */
export const isReleaseProcedure = (procedure: string): boolean => releaseProcedure.test(procedure);

const ofProcedure = {
  expected:
    "four digits of a procedure that releases goods for free circulation such as 4000, 4051, 4200 or 6110; goods under another procedure are recorded when they are released",
  example: "4000",
  description:
    "Requested and previous customs procedure, four digits; 4000 when it is left out. Only goods that are released for free circulation are imported: other procedures are refused. Where it contradicts `determination`, `notes` say so.",
} as const;

/** Procedure of goods that are released for free circulation. */
export const ReleaseProcedure: Schema.Schema<string> = patterned(releaseProcedure, {
  ...ofProcedure,
  identifier: "ReleaseProcedure",
});

/** Procedure of an entry: the ledger refuses one that releases nothing, unless it has the entry with it already. */
export const EntryProcedure: Schema.Schema<string> = patterned(/^[0-9]{4}$/, {
  ...ofProcedure,
  identifier: "EntryProcedure",
});

/** Ten digits where eight do not decide. */
export const TaricCode: Schema.Schema<string> = patterned(/^[0-9]{10}$/, {
  identifier: "TaricCode",
  expected: "a TARIC code of 10 digits such as 2507008080",
  example: "2507008080",
  description: "TARIC code, 10 digits, where the 8 of the CN code do not decide.",
});

/** A code of a document in the import declaration. */
export const DocumentCode: Schema.Schema<string> = patterned(/^[A-Z0-9][0-9A-Z]{3}$/, {
  identifier: "DocumentCode",
  expected: "a letter and three digits or letters such as Y128",
  example: "Y128",
  description: "Code of the supporting document in the import declaration.",
});

const positiveInteger = (identifier: string, most: number, description: string): Schema.Schema<number> =>
  scalar<number, number>({
    identifier,
    expected: `a whole number from 1 to ${most}`,
    read: (sent) =>
      typeof sent === "number" && Number.isInteger(sent) && sent >= 1 && sent <= most ? sent : undefined,
    explain: (sent) => typeof sent === "number" ? { code: "range" } : undefined,
    asWritten: readWholeAsWritten,
    example: 1,
    jsonSchema: { type: "integer", minimum: 1, maximum: most },
    description,
  });

const mostItems = 99_999;
const mostCertificates = 1_000_000_000;

/** Number of an item in an import declaration. */
export const ItemNumber: Schema.Schema<number> = positiveInteger(
  "ItemNumber",
  mostItems,
  "Number of the item in the import declaration, from 1.",
);

/** A number of certificates. */
export const CertificateNumber: Schema.Schema<number> = positiveInteger(
  "CertificateNumber",
  mostCertificates,
  "How many certificates: a certificate is one whole tonne of CO2e (Regulation (EU) 2023/956, Article 3(24)).",
);

/** Net mass of an entry, which is 0 for electricity. */
export const NetMassKg: QuantitySchemas = quantity({
  identifier: "NetMassKg",
  expected: "a number of kilograms from 0 to 1000000000000",
  least: zero,
  isLeastAllowed: true,
  most: decimalOfText("1000000000000") ?? one,
  asWritten: readKilogramsAsWritten,
  example: 6200,
  description: "Net mass in kilograms; left out or 0 for electricity.",
});

/** Price of one certificate as it was bought. */
export const CertificateEur: QuantitySchemas = quantity({
  identifier: "CertificateEur",
  expected: "a positive number of EUR up to 1000000",
  least: zero,
  isLeastAllowed: false,
  most: decimalOfText("1000000") ?? one,
  example: 75.36,
  description: "Price of one certificate as it was bought, EUR.",
});

/** Effect of an entry on the ledger. */
export const EntryKindValue: Schema.Schema<"import" | "correction" | "cancellation", string> = choice({
  identifier: "EntryKind",
  values: ["import", "correction", "cancellation"] as const,
  words: kindWords,
  example: "import",
  description:
    "`import` adds an item of an import declaration, `correction` replaces the entry that `refers_to` names (or brings back the import, where that is a cancellation), `cancellation` removes it; `import` when it is left out.",
});

/** Form of the importer's representation before customs. */
export const RepresentationValue: Schema.Schema<"own" | "direct" | "indirect", string> = choice({
  identifier: "Representation",
  values: ["own", "direct", "indirect"] as const,
  words: representationWords,
  example: "own",
  description:
    "How the importer is represented before customs: in its own name, by a direct or by an indirect representative; `own` when it is left out (Regulation (EU) 2023/956, Article 5).",
});

/** Determination of emissions. */
export const DeterminationValue: Schema.Schema<
  "default" | "actual" | "returned" | "outward" | "inward",
  string
> = choice({
  identifier: "Determination",
  values: ["default", "actual", "returned", "outward", "inward"] as const,
  words: determinationWords,
  example: "default",
  description:
    "How emissions are determined: by `default` values, by `actual` ones, zero for `returned` goods, the processing abroad only after `outward` processing, those of the goods placed under `inward` processing; `default` when it is left out (Regulation (EU) 2023/956, Articles 6(3) to (5) and 7).",
});

/** Certainty of an import's emissions. */
export const FigureStateValue: Schema.Schema<"default" | "verified" | "estimated" | "zero", string> = choice({
  identifier: "FigureState",
  values: ["default", "verified", "estimated", "zero"] as const,
  example: "estimated",
  description:
    "Certainty of the emissions: `default` values, `verified` actual ones, `estimated` ones that nobody verified (they must not be declared), or `zero` for returned goods and outside of the Regulation.",
});

/** Why the Regulation does not apply, where only the caller can say so. */
export const ExemptionValue: Schema.Schema<"territory" | "military" | "offshore", string> = choice({
  identifier: "ClaimedExemption",
  values: ["territory", "military", "offshore"] as const,
  words: exemptionWords,
  example: "territory",
  description:
    "Why Regulation (EU) 2023/956 does not apply, where only the importer can know: Article 2(3a), (4) or (5).",
});

/** State of an application for the status. */
export const DeclarantStateValue: Schema.Schema<"applied" | "authorised" | "refused" | "revoked", string> =
  choice({
    identifier: "DeclarantState",
    values: ["applied", "authorised", "refused", "revoked"] as const,
    example: "authorised",
    description: "What the application for the status of authorised CBAM declarant has come to.",
  });

/** The kinds of certificates. */
export const CertificateKindValue: Schema.Schema<
  "2026-Q1" | "2026-Q2" | "2026-Q3" | "2026-Q4" | "weekly",
  string
> = choice({
  identifier: "CertificateKind",
  values: ["2026-Q1", "2026-Q2", "2026-Q3", "2026-Q4", "weekly"] as const,
  example: "2026-Q1",
  description: "Quarter of 2026 that the certificate is for, or `weekly` for later imports.",
});

/** Causes that take certificates off the account. */
export const MoveKindValue: Schema.Schema<"surrendered" | "bought_back" | "cancelled", string> = choice({
  identifier: "CertificateMoveKind",
  values: ["surrendered", "bought_back", "cancelled"] as const,
  example: "surrendered",
  description: "Why the certificates left the account.",
});

/** The basis that a declarant holds by. */
export const HoldingBasisValue: Schema.Schema<"a" | "b", string> = choice({
  identifier: "HoldingBasis",
  values: ["a", "b"] as const,
  example: "a",
  description:
    "Basis of what is due: `a` default values without their mark-up, `b` the number surrendered for the year before; `a` when it is left out (Regulation (EU) 2023/956, Article 22(2)).",
});

const firstYear = 2026;
/** A calendar year of a query. */
export const YearText: Schema.Schema<number, string> = scalar<string, number>({
  identifier: "CalendarYear",
  expected: `a year from ${firstYear} to 2100`,
  read: (sent) => {
    const year = typeof sent === "string" && /^\d{4}$/.test(sent) ? Number(sent) : 0;
    return year >= firstYear && year <= 2100 ? year : undefined;
  },
  explain: (sent) => typeof sent === "string" && /^\d{4}$/.test(sent) ? { code: "range" } : undefined,
  example: String(firstYear),
  jsonSchema: { type: "string", pattern: "^\\d{4}$" },
  description: "Calendar year of release for free circulation, from 2026.",
});

const longName = 200;
/** A short text that the service keeps and gives back. */
export const KeptText = (identifier: string, description: string, example: string): Schema.Schema<string> =>
  lineOfText({ identifier, most: longName, example, description });
