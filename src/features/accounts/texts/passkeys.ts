/**
 * Texts of passkeys, in every language.
 */
import type { InLanguages } from "../../../web/words/language.ts";
import { passkeys as german } from "./de/passkeys.ts";
import { passkeys as english, type PasskeyTexts } from "./en/passkeys.ts";
import { passkeys as french } from "./fr/passkeys.ts";

export const passkeyTexts: InLanguages<PasskeyTexts> = { en: english, de: german, fr: french };
