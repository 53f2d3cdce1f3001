/**
 * English sentences of the pages about statements on origin.
 */
import { type PreferenceFindings, preferenceSentences } from "../../../kernel/findings/preference.ts";
import { countryName } from "../../../kernel/country_names.ts";
import type { PageSentences } from "../page_sentences.ts";

export const englishPreference: PageSentences<PreferenceFindings> = {
  ...preferenceSentences,
  originElsewhere: ({ agreement: { names, source }, country }, label) =>
    `${label}: the line's origin is ${
      countryName(country)
    }, and the statement covers every line that is not marked. ` +
    `Say so where the line is not of preferential origin (${names.en}, ${source}).`,
};
