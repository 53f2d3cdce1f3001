/** Choice of an importer or a declarant: a list of up to a hundred, of more a field in which the name or the EORI number is typed. */
import type { VNode } from "preact";
import {
  controlWords,
  Field,
  type FieldWords,
  type Option,
  SelectField,
} from "../../../../web/parts/fields.tsx";
import { frameTexts } from "../../texts/frame.ts";
import { isNoCompany, isTypedChoice } from "./typed_person.ts";

/** Name of a company of 200 characters with its EORI number. */
const longestTyped = 240;

/** A choice among companies, and what stands for none of them. */
export const PersonChoice = (
  words: FieldWords & { readonly options: ReadonlyArray<Option>; readonly value?: string | undefined },
): VNode => {
  const { options, value, language } = words;
  if (!isTypedChoice(options)) return <SelectField {...words} />;
  const texts = frameTexts[language];
  const chosen = options.find((option) => option.value === value) ??
    (value === undefined ? options[0] : undefined);
  const others = options.filter((option) => isNoCompany(option.value));
  const empty = others.find((option) => option.value !== "importer");
  const typed = others.filter((option) => option !== empty);
  const hint = [
    ...(words.hint === undefined ? [] : [words.hint]),
    texts.personHint,
    ...(empty === undefined ? [] : [texts.emptyMeans(empty.label)]),
    ...typed.map(({ label }) => texts.orTyped(label)),
  ].join(" ");
  const shown = chosen === undefined || chosen === empty ? "" : chosen.label;
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
        list={typed.length === 0 ? undefined : listId}
      />
      {typed.length === 0
        ? null
        : <datalist id={listId}>{typed.map(({ label }) => <option value={label}></option>)}</datalist>}
    </Field>
  );
};
