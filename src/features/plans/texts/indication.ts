/** Texts of a CBAM indication, in every language. */
import type { InLanguages } from "../../../web/words/language.ts";
import { indication as german } from "./de/indication.ts";
import { indication as english, type IndicationTexts } from "./en/indication.ts";
import { indication as french } from "./fr/indication.ts";

export const indicationTexts: InLanguages<IndicationTexts> = { en: english, de: german, fr: french };
