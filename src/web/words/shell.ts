/**
 * Texts that every page shares, in every language.
 */
import type { InLanguages } from "./language.ts";
import { shell as german } from "./de/shell.ts";
import { shell as english, type ShellTexts } from "./en/shell.ts";
import { shell as french } from "./fr/shell.ts";

export const shellTexts: InLanguages<ShellTexts> = { en: english, de: german, fr: french };
