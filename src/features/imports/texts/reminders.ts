/**
 * Words of the page for reminders, in every language.
 */
import type { InLanguages } from "../../../web/words/language.ts";
import { reminders as german } from "./de/reminders.ts";
import { type ReminderPageTexts, reminders as english } from "./en/reminders.ts";
import { reminders as french } from "./fr/reminders.ts";

export const reminderTexts: InLanguages<ReminderPageTexts> = { en: english, de: german, fr: french };
