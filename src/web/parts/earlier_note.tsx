/** The note before a result whose question has changed since; the page's module shows it. */
import type { VNode } from "preact";
import type { Language } from "../words/language.ts";
import { shellTexts } from "../words/shell.ts";

/** Language of the page, and words for what the result is; those of answers where they are left out. */
export interface EarlierWords {
  readonly language: Language;
  readonly earlier?: string;
}

export const EarlierNote = ({ language, earlier }: EarlierWords): VNode => {
  const { earlier: answer, unanswered, silent } = shellTexts[language];
  return (
    <p
      class="earlier-note"
      role="status"
      data-earlier={earlier ?? answer}
      data-unanswered={unanswered}
      data-silent={silent}
      hidden
    >
      <span></span>
    </p>
  );
};
