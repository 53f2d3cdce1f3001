/**
 * Texts of signing in and out, in every language.
 */
import type { InLanguages } from "../../../web/words/language.ts";
import { signIn as german } from "./de/sign_in.ts";
import { signIn as english, type SignInTexts } from "./en/sign_in.ts";
import { signIn as french } from "./fr/sign_in.ts";

export const signInTexts: InLanguages<SignInTexts> = { en: english, de: german, fr: french };
