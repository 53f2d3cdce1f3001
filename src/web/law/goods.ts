/**
 * Names of goods in the languages of the pages: for each code of eight digits in the words of the Combined Nomenclature,
 * shortened, so that codes beside each other are told apart; a heading has the name that the trade gives it.
 */
import { headingNames } from "../../domain/cbam/goods_names/heading_names.ts";
import type { InLanguages, Language } from "../words/language.ts";
import germanByCode from "./de/goods_by_code.json" with { type: "json" };
import frenchByCode from "./fr/goods_by_code.json" with { type: "json" };

const names: InLanguages<Readonly<Record<string, string>>> = {
  en: {},
  de: { ...headingNames.de, ...germanByCode },
  fr: { ...headingNames.fr, ...frenchByCode },
};

/** @returns the name of the goods under a code; undefined in English, and for a code outside CBAM's headings */
export const goodsName = (cnCode: string, language: Language): string | undefined =>
  names[language][cnCode] ?? names[language][cnCode.slice(0, 6)] ?? names[language][cnCode.slice(0, 4)];
