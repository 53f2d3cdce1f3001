/**
 * English sentences about suppliers' communication templates.
 */
import { type TemplateFindings, templateSentences } from "../../../kernel/findings/templates.ts";
import type { PageSentences } from "../page_sentences.ts";

export const englishTemplates: PageSentences<TemplateFindings> = templateSentences;
