/**
 * Texts of the people part of the pages of an importer's year, in every language.
 */
import type { InLanguages } from "../../../web/words/language.ts";
import { people as german } from "./de/people.ts";
import { people as english, type PeopleTexts } from "./en/people.ts";
import { people as french } from "./fr/people.ts";

export const peopleTexts: InLanguages<PeopleTexts> = { en: english, de: german, fr: french };
