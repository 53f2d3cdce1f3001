/** Meanings of the production routes' letters, in the languages of the pages. */
import type { InLanguages, Language } from "../words/language.ts";
import { routes as german } from "./de/routes.ts";
import { routes as french } from "./fr/routes.ts";

const meanings: InLanguages<Readonly<Record<string, string>>> = { en: {}, de: german, fr: french };

/** @returns the meaning of the route's letter; undefined where the description of the tables is all there is */
export const routeMeaning = (route: string, language: Language): string | undefined =>
  meanings[language][route];
