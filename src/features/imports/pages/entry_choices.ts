/** Choices of the form of an import: what its fields may hold, by the words that stand for it. */
import type { Option } from "../../../web/parts/fields.tsx";
import { longDay } from "../../../web/words/figures.ts";
import type { Language } from "../../../web/words/language.ts";
import { frameTexts } from "../texts/frame.ts";
import { ledgerTexts } from "../texts/ledger.ts";
import type { ChosenYear } from "./chosen.ts";
import { wordOptions } from "./frame.tsx";
import { declarantOptions, personOptions } from "./whose/person_options.ts";
import { unionOptions } from "./union_options.ts";

/** Facts that the choices are made of. */
export interface ChoiceTerms {
  readonly language: Language;
  readonly chosen: Pick<ChosenYear, "importers" | "declarants">;
  /** Values of suppliers that the import may take. */
  readonly offered: ReadonlyArray<Option>;
}

/** Name of a field that is a choice. */
export type ChoiceName =
  | "importer"
  | "declarant"
  | "representation"
  | "determination"
  | "value_id"
  | "actual_values/verification/is_satisfactory"
  | "exemption"
  | "member_state";

/** Returns the options of each field that is a choice. */
export const entryChoices = (
  { language, chosen, offered }: ChoiceTerms,
): Readonly<Record<ChoiceName, ReadonlyArray<Option>>> => {
  const [texts, frame] = [ledgerTexts[language], frameTexts[language]];
  return {
    importer: personOptions(chosen.importers),
    declarant: declarantOptions(chosen, language),
    representation: wordOptions(frame.representations),
    determination: wordOptions(frame.determinations),
    value_id: [{ value: "", label: texts.noValue }, ...offered],
    "actual_values/verification/is_satisfactory": wordOptions(texts.opinions),
    exemption: wordOptions(texts.exemptions),
    member_state: [{ value: "", label: frame.without }, ...unionOptions(language)],
  };
};

/** Names of fields that hold a day. */
const dayFields: ReadonlySet<string> = new Set(["release_date", "actual_values/verification/day"]);

/** Returns the words for what a field holds: of a choice those of the form, of a day those of the language. */
export const shownValue = (terms: ChoiceTerms): (name: string, value: string) => string => {
  const choices = new Map<string, ReadonlyArray<Option>>(Object.entries(entryChoices(terms)));
  return (name, value) => {
    const chosen = choices.get(name)?.find((option) => option.value === value)?.label;
    return chosen ?? (dayFields.has(name) ? longDay(value, terms.language) : value);
  };
};
