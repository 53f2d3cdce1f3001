/**
 * English sentences of the pages about declaration, holding, certificates and penalties.
 */
import { translatedLaw } from "../../law/law_sentence.ts";
import { type DutyFindings, dutySentences as api } from "../../../kernel/findings/duties.ts";
import type { PageSentences } from "../page_sentences.ts";

export const englishDuties: PageSentences<DutyFindings> = {
  ...api,
  noFigures: ({ reasons }) =>
    `The import could not be calculated: ${
      reasons.map((reason) => translatedLaw(reason, "en") ?? reason).join(" ")
    }`,
};
