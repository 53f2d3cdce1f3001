/**
 * English sentences of the pages about tables of customs, accruals and certificates that go back.
 */
import { type ClosingFindings, closingSentences } from "../../../kernel/findings/closings.ts";
import type { PageSentences } from "../page_sentences.ts";

export const englishClosings: PageSentences<ClosingFindings> = closingSentences;
