/** Findings about the number and the document codes of a declaration that are recorded, and the API's sentences about them. */
import type { Sentences } from "../sentences.ts";

/** Each kind of finding with what its sentences are made of. */
export interface ImportDeclarationFindings {
  /** A number with letters that no customs office of the Union has. */
  readonly mrnOfNoOffice: { readonly mrn: string; readonly letters: string };
  /** A number of a year that is more than one from that of the release. */
  readonly mrnOfOtherYear: { readonly mrn: string; readonly year: number; readonly released: string };
  /** Recorded codes that are others than the line needs, with their references; `needed` is empty where it needs none, or may use none. */
  readonly recordedCodesDiffer: {
    readonly recorded: string;
    readonly needed: string;
    /** True if the goods must not be released: the line needs a code, and there is none that it may use. */
    readonly mayUseNone: boolean;
  };
}

/** The API's sentences. */
export const importDeclarationSentences: Sentences<ImportDeclarationFindings> = {
  mrnOfNoOffice: ({ mrn, letters }) =>
    `MRN ${mrn} has the letters ${letters}, and goods are released by an office of a member state: is the number that of the import declaration?`,
  mrnOfOtherYear: ({ mrn, year, released }) =>
    `MRN ${mrn} is of ${year}, and the goods were released on ${released}: are both right?`,
  recordedCodesDiffer: ({ recorded, needed, mayUseNone }) =>
    `The declaration is recorded with ${recorded}; by the ledger the line ${
      mayUseNone ? "may use no such code" : `needs ${needed === "" ? "no such code" : needed}`
    }: is the entry right, and was the declaration?`,
};
