/**
 * Words of suppliers, in every language.
 */
import type { InLanguages } from "../../../web/words/language.ts";
import { manifest as german } from "./de/manifest.ts";
import { manifest as english, type SupplierManifestTexts } from "./en/manifest.ts";
import { manifest as french } from "./fr/manifest.ts";

export const manifestTexts: InLanguages<SupplierManifestTexts> = { en: english, de: german, fr: french };
