/**
 * Texts of the invoice's form and page, in every language.
 */
import type { InLanguages } from "../../../web/words/language.ts";
import { invoice as german } from "./de/invoice.ts";
import { invoice as english, type InvoiceTexts } from "./en/invoice.ts";
import { invoice as french } from "./fr/invoice.ts";

export const invoiceTexts: InLanguages<InvoiceTexts> = { en: english, de: german, fr: french };
