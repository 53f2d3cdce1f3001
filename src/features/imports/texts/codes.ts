/**
 * Texts of the page that answers which document code a line needs, in every language.
 */
import type { InLanguages } from "../../../web/words/language.ts";
import { codes as german } from "./de/codes.ts";
import { codes as english, type CodesTexts } from "./en/codes.ts";
import { codes as french } from "./fr/codes.ts";

export const codesTexts: InLanguages<CodesTexts> = { en: english, de: german, fr: french };
