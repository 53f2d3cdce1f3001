/**
 * Texts of the page for certificates, in every language.
 */
import type { InLanguages } from "../../../web/words/language.ts";
import { certificates as german } from "./de/certificates.ts";
import { certificates as english, type CertificatesTexts } from "./en/certificates.ts";
import { certificates as french } from "./fr/certificates.ts";

export const certificatesTexts: InLanguages<CertificatesTexts> = { en: english, de: german, fr: french };
