/**
 * Notes on plans: comparisons of origins and costs of years to come. As data, because every language makes its own
 * sentence of them; the API's sentences are here.
 */
import type { NoParts, OneOf } from "./sentences.ts";

/** Each kind of note with what its sentences are made of. */
export interface PlanNotes {
  /** Only the origin that goods really have counts. */
  readonly onlyRealOrigin: NoParts;
  /** Origins that have no line of their own, out of all that were compared. */
  readonly valuesOfOthers: { readonly origins: number; readonly fallingBack: number };
  /** Exempt origins are not in a comparison that names no countries. */
  readonly exemptOriginsLeftOut: NoParts;
  /** Default values stand in until somebody verifies a producer's own. */
  readonly defaultsStandIn: NoParts;
}

/** A note of one of the kinds. */
export type PlanNote = OneOf<PlanNotes>;

/** One language's sentence for each kind; it does not compile while a kind lacks one. */
export type PlanNoteSentences = {
  readonly [Kind in keyof PlanNotes]: (note: PlanNotes[Kind]) => string;
};

/**
 * Returns the note's sentence in a language.
 * @param sentences of the language
 */
export const planNoteIn = <Kind extends keyof PlanNotes>(
  sentences: PlanNoteSentences,
  note: { readonly [Each in Kind]: { readonly kind: Each } & PlanNotes[Each] }[Kind],
): string => sentences[note.kind](note);

const english: PlanNoteSentences = {
  onlyRealOrigin: () =>
    "Only the real origin of the goods counts. Moving goods, or the origin that is declared, to get a lower default value may be circumvention (Regulation (EU) 2023/956, Article 27; the proposal COM(2025) 989 would name it there).",
  valuesOfOthers: ({ origins, fallingBack }) =>
    `${fallingBack} of ${origins} origins have no default value of their own for these goods: they take the row of all other countries and territories.`,
  exemptOriginsLeftOut: () =>
    "Goods of the Union and of the countries of Annex III of Regulation (EU) 2023/956 are exempt and not in the list: name them in countries to see them with a cost of 0.",
  defaultsStandIn: () =>
    "The costs rest on the default values of each origin, not on what a producer emits: a verified value of a producer takes their place.",
};

/** Returns the API's sentence about the note. */
export const planNoteText = (note: PlanNote): string => planNoteIn(english, note);
