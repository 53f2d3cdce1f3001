/**
 * Words of the reports feature, in every language.
 */
import type { InLanguages } from "../../../web/words/language.ts";
import { manifest as german } from "./de/manifest.ts";
import { manifest as french } from "./fr/manifest.ts";
import { manifest as english, type ReportsManifestTexts } from "./en/manifest.ts";

export const manifestTexts: InLanguages<ReportsManifestTexts> = { en: english, de: german, fr: french };
