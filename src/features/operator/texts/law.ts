/**
 * Texts of the operator's page of data sets, in every language.
 */
import type { InLanguages } from "../../../web/words/language.ts";
import { law as german } from "./de/law.ts";
import { law as english, type LawTexts } from "./en/law.ts";
import { law as french } from "./fr/law.ts";

export const lawTexts: InLanguages<LawTexts> = { en: english, de: german, fr: french };
