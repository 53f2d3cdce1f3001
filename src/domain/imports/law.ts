/**
 * The tables that the rules of an importer's year rest on, beside those of the calculation: thresholds by year, codes of
 * the import declaration, penalties, default carbon prices. Regulation (EU) 2023/956 as amended by (EU) 2025/2083.
 */
import type { CalendarDay } from "../../kernel/time/calendar.ts";
import type { Decimal } from "../../kernel/decimal.ts";
import type { CountryAlpha3 } from "../../kernel/identifiers.ts";

/** The net mass of a calendar year up to which an importer is exempt. */
export interface AnnualThreshold {
  /** First calendar year that it holds for. */
  readonly yearFrom: number;
  /** Last calendar year; null while it goes on. */
  readonly yearTo: number | null;
  /** Net mass that must not be exceeded, tonnes. */
  readonly tonnes: Decimal;
  /** Share of it from which the authorities see the importer on a list: 0.9. */
  readonly warnShare: Decimal;
  /** The act and article. */
  readonly source: string;
}

/** Why a code stands in an import declaration. */
export type CodeBasis =
  | "authorised"
  | "applied"
  | "de_minimis"
  | "union_origin"
  | "territory"
  | "military"
  | "offshore"
  | "inward";

/** Every reason, in the order of the choice. */
export const codeBases: ReadonlyArray<CodeBasis> = [
  "union_origin",
  "territory",
  "offshore",
  "military",
  "authorised",
  "applied",
  "de_minimis",
  "inward",
];

/** Kind of reference beside a code. */
export type CodeReference = "account" | "application" | "procedure" | "none";

/** Certainty of a rule: read in the act itself, or in a page that quotes it. */
export type Grade = "act" | "secondary";

/** A code of measure 775 of the integrated tariff, data element "supporting document". */
export interface DocumentCode {
  /** Y and three digits. */
  readonly code: string;
  /** Why it stands in a declaration. */
  readonly basis: CodeBasis;
  /** Kind of its reference. */
  readonly reference: CodeReference;
  /** First day of release on which it may be used. */
  readonly validFrom: CalendarDay;
  /** Last day; null while it goes on. */
  readonly validTo: CalendarDay | null;
  /** Certainty of the rule. */
  readonly grade: Grade;
  /** Source of the rule. */
  readonly source: string;
}

/** The penalty for a certificate that was not surrendered. */
export interface Penalty {
  /** Calendar year of importation. */
  readonly year: number;
  /** EUR for each missing certificate. */
  readonly eurPerCertificate: Decimal;
  /** True if the figure is the indexed one of the year; the act's own figure stands in where it isn't. */
  readonly isIndexed: boolean;
  /** The acts. */
  readonly source: string;
}

/** A default carbon price that the Commission published for a country and year. */
export interface DefaultCarbonPrice {
  /** Country of origin. */
  readonly country: CountryAlpha3;
  /** Calendar year. */
  readonly year: number;
  /** EUR per tCO2e. */
  readonly eurPerTco2e: Decimal;
  /** The act. */
  readonly source: string;
}

/** All tables together, with what each is told apart by. */
export interface ImportTables {
  /** In the order of their years. */
  readonly thresholds: ReadonlyArray<AnnualThreshold>;
  /** Codes of the import declaration. */
  readonly codes: ReadonlyArray<DocumentCode>;
  /** Penalties by year. */
  readonly penalties: ReadonlyArray<Penalty>;
  /** Empty until the Commission publishes any. */
  readonly defaultCarbonPrices: ReadonlyArray<DefaultCarbonPrice>;
  /** SHA-256 of each file, by its name. */
  readonly versions: Readonly<Record<string, string>>;
}

/** Returns the threshold of a calendar year; undefined for a year that the table does not reach. */
export const thresholdOfYear = (
  { thresholds }: Pick<ImportTables, "thresholds">,
  year: number,
): AnnualThreshold | undefined =>
  thresholds.find(({ yearFrom, yearTo }) => yearFrom <= year && (yearTo === null || year <= yearTo));
