/** Choice of an importer or a declarant: a list of up to a hundred, of more a field in which the name or the EORI number is typed. */
import type { VNode } from "preact";
import { controlWords, Field, type FieldWords, type Option, SelectField } from "../parts/fields.tsx";
import { shellTexts } from "../words/shell.ts";
import { isCompany, isTypedChoice, nobody } from "./typed_person.ts";

/** Name of a company of 200 characters with its EORI number. */
const longestTyped = 240;

/** The text of a choice that is none of the options: an id of no company here is nothing that somebody typed. */
const shownText = (value: string): string => isCompany(value) ? "" : value;

/** A choice among companies, and what stands for none of them. */
export const PersonChoice = (
  words: FieldWords & {
    readonly options: ReadonlyArray<Option>;
    /** Value of an option, or a text that was typed and names none. */
    readonly value?: string | undefined;
    /** Companies that the text may mean, at most as many as a list has. */
    readonly candidates?: ReadonlyArray<Option>;
  },
): VNode => {
  const { options, value, language, candidates = [] } = words;
  if (!isTypedChoice(options)) return <SelectField {...words} />;
  const texts = shellTexts[language].people;
  const chosen = options.find((option) => option.value === value) ??
    (value === undefined ? options[0] : undefined);
  const others = options.filter((option) => !isCompany(option.value));
  const empty = others.find((option) => option.value === "" || option.value === nobody);
  const typed = others.filter((option) => option !== empty);
  const hint = [
    ...(words.hint === undefined ? [] : [words.hint]),
    texts.personHint,
    ...(empty === undefined ? [] : [texts.emptyMeans(empty.label)]),
    ...typed.map(({ label }) => texts.orTyped(label)),
  ].join(" ");
  const shown = chosen === empty ? "" : chosen?.label ?? (value === undefined ? "" : shownText(value));
  const suggested = [...candidates, ...typed];
  const control = controlWords({ ...words, hint });
  const listId = `${control.id}-choices`;
  return (
    <Field {...words} hint={hint}>
      <input
        class="control"
        {...control}
        type="text"
        value={shown}
        required={empty === undefined}
        maxlength={longestTyped}
        spellcheck={false}
        list={suggested.length === 0 ? undefined : listId}
      />
      {suggested.length === 0
        ? null
        : <datalist id={listId}>{suggested.map(({ label }) => <option value={label}></option>)}</datalist>}
    </Field>
  );
};
