/**
 * Short names of goods by heading, in the languages that importers and their suppliers read. They are not the text of the Combined
 * Nomenclature: that stands in English beside them.
 */
import { goods as german } from "./de.ts";
import { goods as french } from "./fr.ts";
import { goods as hindi } from "./hi.ts";
import { goods as turkish } from "./tr.ts";
import { goods as chinese } from "./zh.ts";

/** Names by headings and some subheadings, in each language. */
export const headingNames = { de: german, fr: french, tr: turkish, zh: chinese, hi: hindi } as const;

/** Returns the name of the goods under a code, by its subheading or heading; undefined outside CBAM's headings. */
export const headingName = (cnCode: string, language: keyof typeof headingNames): string | undefined =>
  headingNames[language][cnCode.slice(0, 6)] ?? headingNames[language][cnCode.slice(0, 4)];
