/**
 * Findings about suppliers' values that imports of a declaration took and that don't hold any more, and the API's sentences
 * about them.
 */
import type { Sentences } from "../sentences.ts";
import { type CalculationNoteFindings, calculationNoteSentences } from "./calculation_notes.ts";

/** A supplier's value that imports of a declaration took. */
export interface DeclaredValue {
  /** The installation as sentences name it. */
  readonly installation: string;
  /** CN code of the value. */
  readonly code: string;
  /** UUID of the value. */
  readonly value: string;
  /** Day of the newest version. */
  readonly since: string;
}

/** Each kind of finding with what its sentences are made of. */
export interface DeclaredValueFindings extends CalculationNoteFindings {
  /** Imports by a supplier's value that was withdrawn since. */
  readonly declaredValueWithdrawn: DeclaredValue;
  /** Imports by an earlier version of a supplier's value than the newest one. */
  readonly declaredValueReplaced: DeclaredValue & {
    readonly used: number;
    readonly newest: number;
    readonly isVerified: boolean;
  };
  /** Verified values of an installation without the id of the verification report. */
  readonly noVerificationReport: { readonly installation: string };
  /** Verified values of an installation of whose report nobody said that it is satisfactory. */
  readonly noOpinion: { readonly installation: string };
}

/** The API's sentences. */
export const declaredValueSentences: Sentences<DeclaredValueFindings> = {
  ...calculationNoteSentences,
  declaredValueWithdrawn: ({ installation, code, value, since }) =>
    `The supplier's value ${value} of installation ${installation} for CN code ${code} was withdrawn on ${since}: the imports that took it must not be declared by it, and count by default values in what could be filed today. Correct them to another value, or to default values.`,
  declaredValueReplaced: ({ installation, code, value, since, used, newest, isVerified }) =>
    `The imports took version ${used} of the supplier's value ${value} of installation ${installation} for CN code ${code}; since ${since} its version ${newest} holds, which is ${
      isVerified ? "verified" : "not verified yet"
    }. Correct the imports to take it.`,
  noVerificationReport: ({ installation }) =>
    `The id of the verification report on installation ${installation} is missing: until it is there, the imports count by default values in what could be filed today.`,
  noOpinion: ({ installation }) =>
    `Nobody has said whether the report on installation ${installation} was verified as satisfactory: until that is said, the imports count by default values in what could be filed today.`,
};
