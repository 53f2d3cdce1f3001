/** Options of choices among importers and declarants. */
import type { Declarant, Importer } from "../../../../domain/imports/people/declarant.ts";
import { eoriKey } from "../../../../kernel/identifiers.ts";
import type { Option } from "../../../../web/parts/fields.tsx";
import type { Language } from "../../../../web/words/language.ts";
import { frameTexts } from "../../texts/frame.ts";
import { importerItself } from "../../../../web/people/typed_person.ts";

/** Importers and declarants of an account. */
export interface People {
  readonly importers: ReadonlyArray<Importer>;
  readonly declarants: ReadonlyArray<Declarant>;
}

/** True if a form has importers to choose from, one of whom is a declarant too. */
export const offersImporterItself = ({ importers, declarants }: People): boolean => {
  const keys = new Set(declarants.map(({ eori }) => eoriKey(eori)));
  return importers.length > 1 && importers.some(({ eori }) => keys.has(eoriKey(eori)));
};

/** @returns the options of a choice among people */
export const personOptions = (
  people: ReadonlyArray<{ readonly id: string; readonly name: string; readonly eori: string }>,
): ReadonlyArray<Option> => people.map(({ id, name, eori }) => ({ value: id, label: `${name} (${eori})` }));

/** Returns the options of a choice of the declarant beside one of the importer. @param nobody value of the choice of nobody */
export const declarantOptions = (people: People, language: Language, nobody = ""): ReadonlyArray<Option> => {
  const texts = frameTexts[language];
  return [
    { value: nobody, label: texts.noDeclarant },
    ...(offersImporterItself(people) ? [{ value: importerItself, label: texts.importerItself }] : []),
    ...personOptions(people.declarants),
  ];
};
