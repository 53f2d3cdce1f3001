/**
 * Texts of an account's own pages, in every language.
 */
import type { InLanguages } from "../../../web/words/language.ts";
import { account as german } from "./de/account.ts";
import { account as english, type AccountTexts } from "./en/account.ts";
import { account as french } from "./fr/account.ts";

export const accountTexts: InLanguages<AccountTexts> = { en: english, de: german, fr: french };
