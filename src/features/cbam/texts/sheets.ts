/** Texts of the files of the page for tables, in every language. */
import type { InLanguages } from "../../../web/words/language.ts";
import { sheets as german } from "./de/sheets.ts";
import { sheets as english, type SheetTexts } from "./en/sheets.ts";
import { sheets as french } from "./fr/sheets.ts";

export const sheetTexts: InLanguages<SheetTexts> = { en: english, de: german, fr: french };
