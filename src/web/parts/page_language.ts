/** Language of the page for parts that are the same in every language but for how they set numbers. */
import { createContext } from "preact";
import type { Language } from "../words/language.ts";

/** Context that the frame of a page sets. */
export const PageLanguage = createContext<Language>("en");
