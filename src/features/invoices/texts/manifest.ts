/**
 * Words of the invoices feature, in every language.
 */
import type { InLanguages } from "../../../web/words/language.ts";
import { manifest as german } from "./de/manifest.ts";
import { manifest as french } from "./fr/manifest.ts";
import { type InvoicesManifestTexts, manifest as english } from "./en/manifest.ts";

export const manifestTexts: InLanguages<InvoicesManifestTexts> = { en: english, de: german, fr: french };
