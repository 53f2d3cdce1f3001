/** Companies that a typed text means: by the name, the EORI number, or a part of them. */
import { uuidOfText } from "../../kernel/uuid.ts";
import type { Option } from "../parts/fields.tsx";

/** Companies of one choice that are shown as a list; of more one is typed. */
export const mostChoices = 100;

/** Value of a choice of the declarant that is the importer itself, whichever importer is chosen beside it. */
export const importerItself = "importer";

/** Value of a choice of nobody where an empty one would be the usual. */
export const nobody = "none";

/** True of the value of a choice that is no company. */
export const isNoCompany = (value: string): boolean =>
  value === "" || value === importerItself || value === nobody;

/** True of the value of a choice that is a company: its id, behind its kind where importers and declarants are one choice. */
export const isCompany = (value: string): boolean => uuidOfText(value.split(" ").at(-1) ?? "") !== undefined;

/** True of a choice with more companies than are shown as a list. */
export const isTypedChoice = (options: ReadonlyArray<Option>): boolean =>
  options.length > mostChoices && options.filter(({ value }) => isCompany(value)).length > mostChoices;

/** Choices that a typed text may mean: the one it names, or those that have its words. */
export interface TypedPerson {
  /** Value of the only choice with this name, label or EORI number; undefined where the text is none of one alone. */
  readonly value: string | undefined;
  /** Choices that have the text, where none has it alone. */
  readonly candidates: ReadonlyArray<Option>;
}

/** The text as it is compared: capitals, hyphens of EORI numbers and blanks apart. */
const plain = (text: string): string =>
  text.normalize("NFC").toLowerCase().replaceAll("-", "").split(/\s+/).join(" ").trim();

/** Returns the choices whose labels have all words of a text. */
export const choicesWith = (text: string, options: ReadonlyArray<Option>): ReadonlyArray<Option> => {
  const words = [...new Set(plain(text).split(" "))];
  return options.filter((option) => {
    const label = plain(option.label);
    return words.every((word) => label.includes(word));
  });
};

/** Returns the choice that a text names, or those that it may mean: label, EORI number and name first, then all of its words. */
export const typedPerson = (text: string, options: ReadonlyArray<Option>): TypedPerson => {
  const typed = plain(text);
  const labels = options.map((option) => ({ option, label: plain(option.label) }));
  const having = (isMeant: (label: string) => boolean) =>
    labels.filter(({ label }) => isMeant(label)).map(({ option }) => option);
  const eori = `(${typed.replaceAll(" ", "")})`;
  const named = [
    (label: string) => label === typed,
    (label: string) => label.endsWith(eori),
    (label: string) => label.startsWith(`${typed} (`),
  ];
  for (const isMeant of named) {
    const [only, ...others] = having(isMeant);
    if (only !== undefined) {
      return others.length === 0
        ? { value: only.value, candidates: [] }
        : { value: undefined, candidates: [only, ...others] };
    }
  }
  return { value: undefined, candidates: choicesWith(text, options) };
};
