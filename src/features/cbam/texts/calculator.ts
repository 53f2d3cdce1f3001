/**
 * Texts of the calculator, in every language.
 */
import type { InLanguages } from "../../../web/words/language.ts";
import { calculator as german } from "./de/calculator.ts";
import { calculator as english, type CalculatorTexts } from "./en/calculator.ts";
import { calculator as french } from "./fr/calculator.ts";

export const calculatorTexts: InLanguages<CalculatorTexts> = { en: english, de: german, fr: french };
