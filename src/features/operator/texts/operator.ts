/**
 * Texts of the operator's pages, in every language.
 */
import type { InLanguages } from "../../../web/words/language.ts";
import { operator as german } from "./de/operator.ts";
import { operator as english, type OperatorTexts } from "./en/operator.ts";
import { operator as french } from "./fr/operator.ts";

export const operatorTexts: InLanguages<OperatorTexts> = { en: english, de: german, fr: french };
