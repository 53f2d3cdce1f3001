/** Field of a country, by its name or code: the browser offers the names. */
import type { VNode } from "preact";
import { controlWords, Field } from "../../../web/parts/fields.tsx";
import type { Language } from "../../../web/words/language.ts";
import type { FormErrors } from "./sentences.ts";

export const CountryField = ({ language, name, label, state: { values, errors }, isRequired = false }: {
  readonly language: Language;
  readonly name: string;
  readonly label: string;
  /** Values and errors of the form, by the names of its fields. */
  readonly state: { readonly values: ReadonlyMap<string, string>; readonly errors: FormErrors };
  readonly isRequired?: boolean;
}): VNode => {
  const words = { language, name, label, error: errors.get(name) };
  return (
    <Field {...words}>
      <input
        class="control"
        {...controlWords(words)}
        type="text"
        list="places"
        value={values.get(name)}
        maxLength={100}
        required={isRequired}
        autocomplete="off"
      />
    </Field>
  );
};
