/**
 * Sentences about mistakes of suppliers in the languages that the pages' own catalogues lack.
 */
import type { SupplierLanguage } from "../../../../../domain/suppliers/inquiries/inquiry.ts";
import type { Language } from "../../../../../web/words/language.ts";
import { faultSentences as hindi } from "./hi.ts";
import type { FaultSentences } from "./link_faults.ts";
import { faultSentences as turkish } from "./tr.ts";
import { faultSentences as chinese } from "./zh.ts";

/** Language of suppliers in which no other page is written. */
export type LinkLanguage = Exclude<SupplierLanguage, Language>;

/** The sentences of each language. */
export const faultTexts: Readonly<Record<LinkLanguage, FaultSentences>> = {
  zh: chinese,
  tr: turkish,
  hi: hindi,
};
