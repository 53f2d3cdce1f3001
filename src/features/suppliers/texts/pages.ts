/**
 * Texts of an importer's pages about suppliers, in every language.
 */
import type { InLanguages } from "../../../web/words/language.ts";
import { pages as german } from "./de/pages.ts";
import { pages as english, type SupplierPageTexts } from "./en/pages.ts";
import { pages as french } from "./fr/pages.ts";

export const pageTexts: InLanguages<SupplierPageTexts> = { en: english, de: german, fr: french };
