/** Sentences of the notes on plans, in every language. */
import {
  isPlanNote,
  type PlanFinding,
  type PlanNote,
  planNoteIn,
  planNoteText,
} from "../../../kernel/findings/plan_notes.ts";
import { lawSentence } from "../../../web/law/law_sentence.ts";
import { inPageEnglish } from "../../../web/words/figures.ts";
import type { InLanguages, Language } from "../../../web/words/language.ts";
import { germanNotes } from "./de/notes.ts";
import { frenchNotes } from "./fr/notes.ts";

const writers: InLanguages<(note: PlanNote) => string> = {
  en: (note) => inPageEnglish(planNoteText(note)),
  de: (note) => planNoteIn(germanNotes, note),
  fr: (note) => planNoteIn(frenchNotes, note),
};

/** @returns the note's sentence in the language */
export const planNoteSentence = (note: PlanNote, language: Language): string => writers[language](note);

/** @returns the sentence in the language of a note, or of a finding of the law */
export const planFindingSentence = (finding: PlanFinding, language: Language): string =>
  isPlanNote(finding) ? planNoteSentence(finding, language) : lawSentence(finding, language);
