/**
 * Texts of the page that takes a sheet of imports, in every language.
 */
import type { InLanguages } from "../../../web/words/language.ts";
import { sheet as german } from "./de/sheet.ts";
import { sheet as english, type SheetTexts } from "./en/sheet.ts";
import { sheet as french } from "./fr/sheet.ts";

export const sheetTexts: InLanguages<SheetTexts> = { en: english, de: german, fr: french };
