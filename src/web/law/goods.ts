/**
 * Short names of goods in the languages of the pages, beside the English description of the tables.
 */
import type { InLanguages, Language } from "../words/language.ts";
import { goods as german } from "./de/goods.ts";
import { goods as french } from "./fr/goods.ts";

const names: InLanguages<Readonly<Record<string, string>>> = { en: {}, de: german, fr: french };

/** @returns the short name of the goods; undefined in English, and for a code outside CBAM's headings */
export const goodsName = (cnCode: string, language: Language): string | undefined =>
  names[language][cnCode.slice(0, 6)] ?? names[language][cnCode.slice(0, 4)];
