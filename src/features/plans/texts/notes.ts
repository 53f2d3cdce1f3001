/** Sentences of the notes on plans, in every language. */
import { type PlanNote, planNoteIn, planNoteText } from "../../../kernel/findings/plan_notes.ts";
import type { InLanguages, Language } from "../../../web/words/language.ts";
import { germanNotes } from "./de/notes.ts";
import { frenchNotes } from "./fr/notes.ts";

const writers: InLanguages<(note: PlanNote) => string> = {
  en: planNoteText,
  de: (note) => planNoteIn(germanNotes, note),
  fr: (note) => planNoteIn(frenchNotes, note),
};

/** @returns the note's sentence in the language */
export const planNoteSentence = (note: PlanNote, language: Language): string => writers[language](note);
