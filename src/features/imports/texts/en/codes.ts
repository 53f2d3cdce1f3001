/**
 * English texts of the page that answers which document code a line needs.
 */
import type { CodeBasis } from "../../../../domain/imports/law.ts";

/** Why a code stands in a declaration, in words. */
export type BasisTexts = Readonly<Record<CodeBasis, string>>;

const bases: BasisTexts = {
  authorised: "The declarant is authorised on that day.",
  applied: "The declarant applied in time and has no decision yet.",
  de_minimis: "The importer expects to stay at or below the threshold of the year.",
  union_origin: "The goods have their origin in the Union.",
  territory: "The goods come from an exempt territory.",
  military: "The goods are military goods.",
  offshore: "Electricity or hydrogen that was produced offshore.",
  inward: "The goods were placed under inward processing; the code stands beside the other one.",
};

export const codes = {
  title: "Which document code?",
  lead:
    "Each line of an import declaration with goods of Annex I needs one of these codes (measure 775 of the tariff), or must not be released.",
  ask: "Show the code",
  day: "Day of release",
  expects: "The importer expects to stay at or below 50 t this year",
  expectsHint: "Only then Y137 is an answer; electricity and hydrogen are never exempt.",
  noCode: "No code is needed",
  noCodeText: (standing: string): string => `${standing}: the line needs no code.`,
  refused: "Must not be released",
  code: (code: string): string => `Code ${code}`,
  codes: (codes: string): string => `Codes ${codes}`,
  reference: "Reference",
  references: {
    account: "Number of the CBAM account",
    application: "Number of the application",
    procedure: "Reference of the procedure",
    none: "None",
  },
  missingReference: (kind: string): string => `${kind}: not known here`,
  why: "Why",
  valid: "Valid",
  validTo: (from: string, to: string): string => `from ${from} to ${to}`,
  validFrom: (from: string): string => `from ${from} on`,
  source: "Source",
  bases,
};

/** The texts that every language has. */
export type CodesTexts = typeof codes;
