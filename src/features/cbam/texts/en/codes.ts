/**
 * English texts of the answer which document code a line of an import declaration needs.
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
  unknownCode: "No such CN code",
  title: "Document code of the import declaration",
  choose: "Document code for",
  chooseHint: "Adds the code that the line of the import declaration needs, with its reference.",
  nobody: "Don’t show a code",
  authorised: "An authorised declarant",
  below: "An importer who expects to stay at or below this year’s threshold",
  neither: "An importer above the threshold without authorisation",
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
  standings: {
    in_scope: "Regulated goods",
    not_in_annex_i: "Not in Annex I",
    annex_iii_origin: "Origin of Annex III",
    eu_origin: "Origin in the Union",
    exempt_territory: "Exempt territory",
    military: "Military",
    offshore: "Offshore",
  },
};

/** The texts that every language has. */
export type CodeTexts = typeof codes;
