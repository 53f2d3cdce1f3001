/**
 * Words of the calendar, in every language.
 */
import type { InLanguages } from "../../../web/words/language.ts";
import { calendar as german } from "../../../domain/imports/calendar/words/de.ts";
import { calendar as english, type CalendarTexts } from "../../../domain/imports/calendar/words/en.ts";
import { calendar as french } from "../../../domain/imports/calendar/words/fr.ts";

export const calendarTexts: InLanguages<CalendarTexts> = { en: english, de: german, fr: french };
