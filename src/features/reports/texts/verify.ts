/**
 * Texts of the verify page, in every language.
 */
import type { InLanguages } from "../../../web/words/language.ts";
import { verify as german } from "./de/verify.ts";
import { verify as english, type VerifyTexts } from "./en/verify.ts";
import { verify as french } from "./fr/verify.ts";

export const verifyTexts: InLanguages<VerifyTexts> = { en: english, de: german, fr: french };
