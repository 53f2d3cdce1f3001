/**
 * Texts of the page about the state of the service, in every language.
 */
import type { InLanguages } from "../../../web/words/language.ts";
import { status as german } from "./de/status.ts";
import { status as english, type StatusTexts } from "./en/status.ts";
import { status as french } from "./fr/status.ts";

export const statusTexts: InLanguages<StatusTexts> = { en: english, de: german, fr: french };
