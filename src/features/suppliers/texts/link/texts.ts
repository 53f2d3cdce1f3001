/**
 * Texts of the page behind a supplier's link, in every language that suppliers are written to in.
 */
import type { SupplierLanguage } from "../../../../domain/suppliers/inquiries/inquiry.ts";
import { linkTexts as german } from "./de.ts";
import { linkTexts as english } from "./en.ts";
import { linkTexts as french } from "./fr.ts";
import { linkTexts as hindi } from "./hi.ts";
import type { LinkTexts } from "./link_texts.ts";
import { linkTexts as turkish } from "./tr.ts";
import { linkTexts as chinese } from "./zh.ts";

/** The texts of each language. */
export const linkTexts: Readonly<Record<SupplierLanguage, LinkTexts>> = {
  en: english,
  de: german,
  fr: french,
  zh: chinese,
  tr: turkish,
  hi: hindi,
};
