/**
 * Texts of the page that shows a year at a glance, in every language.
 */
import type { InLanguages } from "../../../web/words/language.ts";
import { year as german } from "./de/year.ts";
import { year as english, type YearTexts } from "./en/year.ts";
import { year as french } from "./fr/year.ts";

export const yearTexts: InLanguages<YearTexts> = { en: english, de: german, fr: french };
