/** Notes of an answer, each said once: rows name them by their position. */
import { type PlanFinding, planFindingText, type PlanNote } from "../../../kernel/findings/plan_notes.ts";
import type { Language } from "../../../web/words/language.ts";
import { planFindingSentence } from "../texts/notes.ts";

/** Notes that were gathered so far. */
export interface NoteList {
  /** Every note, in the order in which it was first said. */
  readonly texts: ReadonlyArray<string>;
  /** Position of a row's notes, each gathered where it is new. */
  readonly positionsOf: (notes: ReadonlyArray<PlanFinding>) => ReadonlyArray<number>;
}

/**
 * @param first notes on the whole, which stand before those of the rows
 * @param language of the answer; English is the API's own, whose days and amounts are written as the contract has them
 */
export const noteList = (first: ReadonlyArray<PlanNote>, language: Language = "en"): NoteList => {
  const sentenceOf = (note: PlanFinding): string =>
    language === "en" ? planFindingText(note) : planFindingSentence(note, language);
  const texts = first.map(sentenceOf);
  const positions = new Map(texts.map((text, at) => [text, at]));
  const positionOf = (note: PlanFinding): number => {
    const text = sentenceOf(note);
    const known = positions.get(text);
    if (known !== undefined) return known;
    positions.set(text, texts.length);
    return texts.push(text) - 1;
  };
  return { texts, positionsOf: (notes) => notes.map(positionOf) };
};
