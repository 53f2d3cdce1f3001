/**
 * Forms that a value takes in the API's sentences, each of them with the way back from the text to the value.
 */
import { alpha3OfName, countryName } from "../../country_names.ts";
import type { PartValue } from "./parts.ts";

/** One form. */
export interface PartForm {
  /** Returns the text that stands in the sentence. */
  readonly write: (value: PartValue) => string;
  /** Returns the value that the text was made of; undefined for a text that the form does not write. */
  readonly read: (text: string) => PartValue | undefined;
  /** Source of a regular expression for the text; without groups of its own. */
  readonly pattern: string;
}

const listOf = (value: PartValue): ReadonlyArray<string> =>
  typeof value === "object" ? value : [String(value)];

const anything = ".+?";

/** Returns the text with each of its characters standing for itself. */
export const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");

const separated = (separator: string): PartForm => ({
  pattern: anything,
  write: (value) => listOf(value).join(separator),
  read: (text) => text.split(separator),
});

/** The words of a closed list of values. */
const oneOf = (words: Readonly<Record<string, string>>): PartForm => ({
  write: (value) => words[String(value)] ?? String(value),
  read: (text) => Object.entries(words).find(([, own]) => own === text)?.[0],
  pattern: `(?:${Object.values(words).map(escaped).join("|")})`,
});

const quotedWords = (text: string): ReadonlyArray<string> | undefined => {
  const words = text.match(/"(?:[^"\\]|\\.)*"/g) ?? [];
  try {
    return words.map((word) => String(JSON.parse(word)));
  } catch {
    return undefined;
  }
};

/** Form of a part that stands as it is: text and numbers. */
export const plain: PartForm = { pattern: anything, write: String, read: (text) => text };

/** The other forms by their names. */
export const forms: Readonly<Record<string, PartForm>> = {
  list: separated(", "),
  and: separated(" and "),
  euros: {
    pattern: anything,
    write: (value) => listOf(value).map((cost) => `${cost} EUR`).join(", "),
    read: (text) => text.split(", ").map((cost) => cost.replace(/ EUR$/, "")),
  },
  quoted: {
    pattern: anything,
    write: (value) => listOf(value).map((word) => JSON.stringify(word)).join(", "),
    read: quotedWords,
  },
  name: { pattern: anything, write: (value) => countryName(String(value)), read: alpha3OfName },
  about: {
    pattern: "(?: \\(.+\\))?",
    write: (value) => value === "" ? "" : ` (${value})`,
    read: (text) => text === "" ? "" : /^ \((.+)\)$/s.exec(text)?.[1],
  },
  more: {
    pattern: "(?: and \\d+ more)?",
    write: (value) => value === 0 ? "" : ` and ${value} more`,
    read: (text) => /\d+/.exec(text)?.[0] ?? "0",
  },
  applies: oneOf({
    both: "",
    direct: " to the direct intensity",
    indirect: " to the indirect intensity",
  }),
  input: oneOf({
    precursors: "The precursors have",
    precursorsAndAllocation: "The precursors and the free allocation given for them have",
    verifiedAllocation: "The verified free allocation has",
    correctionFactor: "The assumed correction factor has",
  }),
  counted: oneOf({
    not: "",
    byBenchmark: " Its free allocation is counted here by its benchmark of column B.",
    asGiven: " Its free allocation is counted here as it was given.",
  }),
  compared: oneOf({
    total: " (direct and indirect emissions in both)",
    direct: " (direct emissions alone in both, as they alone count for these goods)",
  }),
  markUp: oneOf({ with: " with mark-up", without: "" }),
  idle: oneOf({
    nothing: "",
    precursors: ", and the precursors that were named have no part in it",
  }),
  table: oneOf({
    country: "the country's table",
    otherCountries: "other countries and territories",
    union: "the European Union",
  }),
};
