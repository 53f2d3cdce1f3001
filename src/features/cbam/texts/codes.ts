/**
 * Texts of the answer which document code a line of an import declaration needs, in every language.
 */
import type { InLanguages } from "../../../web/words/language.ts";
import { codes as german } from "./de/codes.ts";
import { codes as english, type CodeTexts } from "./en/codes.ts";
import { codes as french } from "./fr/codes.ts";

export const codeTexts: InLanguages<CodeTexts> = { en: english, de: german, fr: french };
