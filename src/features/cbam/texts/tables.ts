/**
 * Texts of the page for tables, in every language.
 */
import type { InLanguages } from "../../../web/words/language.ts";
import { tables as german } from "./de/tables.ts";
import { tables as english, type TablesTexts } from "./en/tables.ts";
import { tables as french } from "./fr/tables.ts";

export const tablesTexts: InLanguages<TablesTexts> = { en: english, de: german, fr: french };
