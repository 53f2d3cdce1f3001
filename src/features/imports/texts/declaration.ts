/**
 * Texts of the page for the declaration, in every language.
 */
import type { InLanguages } from "../../../web/words/language.ts";
import { declaration as german } from "./de/declaration.ts";
import { declaration as english, type DeclarationTexts } from "./en/declaration.ts";
import { declaration as french } from "./fr/declaration.ts";

export const declarationTexts: InLanguages<DeclarationTexts> = { en: english, de: german, fr: french };
