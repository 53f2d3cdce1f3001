/**
 * Texts of the page of what is saved in the account, in every language.
 */
import type { InLanguages } from "../../../web/words/language.ts";
import { saved as german } from "./de/saved.ts";
import { saved as english, type SavedTexts } from "./en/saved.ts";
import { saved as french } from "./fr/saved.ts";

export const savedTexts: InLanguages<SavedTexts> = { en: english, de: german, fr: french };
