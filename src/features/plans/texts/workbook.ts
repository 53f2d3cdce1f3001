/** Texts of a portfolio's workbook, in every language. */
import type { InLanguages } from "../../../web/words/language.ts";
import { workbook as german } from "./de/workbook.ts";
import { workbook as english, type WorkbookTexts } from "./en/workbook.ts";
import { workbook as french } from "./fr/workbook.ts";

export const workbookTexts: InLanguages<WorkbookTexts> = { en: english, de: german, fr: french };
