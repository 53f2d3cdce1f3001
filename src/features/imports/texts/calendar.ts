/**
 * Words of the calendar, in every language.
 */
import type { InLanguages } from "../../../web/words/language.ts";
import { calendar as german } from "./de/calendar.ts";
import { calendar as english, type CalendarTexts } from "./en/calendar.ts";
import { calendar as french } from "./fr/calendar.ts";

export const calendarTexts: InLanguages<CalendarTexts> = { en: english, de: german, fr: french };
