/** Whose books are closed: an importer or a declarant, as one choice of a form. */
import type { Option } from "../../../../web/parts/fields.tsx";
import { labelled } from "../../../../web/words/labelled.ts";
import type { Language } from "../../../../web/words/language.ts";
import { frameTexts } from "../../texts/frame.ts";
import type { ChosenYear } from "../chosen.ts";
import { type People, personOptions } from "./person_options.ts";

/** Name of the choice. */
export const ownerName = "of";

/** An importer or a declarant by its id. */
export type BooksOwner = { readonly importer: string } | { readonly declarant: string };

/** Returns the choice's value. */
export const ownerValue = (owner: BooksOwner): string =>
  "importer" in owner ? `importer ${owner.importer}` : `declarant ${owner.declarant}`;

/** Returns the owner that a value names: the importer that is chosen for none, and nobody for one of another account. */
export const ownerOfValue = (
  value: string,
  { importers, declarants, importer }: ChosenYear,
): BooksOwner | undefined => {
  if (value === "") return importer === undefined ? undefined : { importer: importer.id };
  const [kind, id = ""] = value.split(" ");
  const isOf = (people: ReadonlyArray<{ readonly id: string }>) => people.some((each) => each.id === id);
  if (kind === "importer" && isOf(importers)) return { importer: id };
  return kind === "declarant" && isOf(declarants) ? { declarant: id } : undefined;
};

/** Returns the options of the choice: importers, then declarants. */
export const ownersOf = ({ importers, declarants }: People, language: Language): ReadonlyArray<Option> => {
  const frame = frameTexts[language];
  return [
    ...personOptions(importers).map(({ value, label }) => ({
      value: ownerValue({ importer: value }),
      label: labelled(frame.importer, label, language),
    })),
    ...personOptions(declarants).map(({ value, label }) => ({
      value: ownerValue({ declarant: value }),
      label: labelled(frame.declarant, label, language),
    })),
  ];
};
