/**
 * Words of an importer's year, in every language.
 */
import type { InLanguages } from "../../../web/words/language.ts";
import { manifest as german } from "./de/manifest.ts";
import { type ImportsManifestTexts, manifest as english } from "./en/manifest.ts";
import { manifest as french } from "./fr/manifest.ts";

export const manifestTexts: InLanguages<ImportsManifestTexts> = { en: english, de: german, fr: french };
