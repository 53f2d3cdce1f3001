/**
 * Texts of savings and break-evens, in every language.
 */
import type { InLanguages } from "../../../web/words/language.ts";
import { saving as german } from "./de/saving.ts";
import { saving as english, type SavingTexts } from "./en/saving.ts";
import { saving as french } from "./fr/saving.ts";

export const savingTexts: InLanguages<SavingTexts> = { en: english, de: german, fr: french };
