/**
 * Texts of the page for API keys, in every language.
 */
import type { InLanguages } from "../../../web/words/language.ts";
import { keys as german } from "./de/keys.ts";
import { keys as english, type KeyTexts } from "./en/keys.ts";
import { keys as french } from "./fr/keys.ts";

export const keyTexts: InLanguages<KeyTexts> = { en: english, de: german, fr: french };
