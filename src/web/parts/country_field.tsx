/** Field of a country, by its name or code: the browser offers the names. */
import type { VNode } from "preact";
import type { Language } from "../words/language.ts";
import { placesOf } from "../words/places.ts";
import { controlWords, Field, type FieldWords } from "./fields.tsx";

const placeNames = "places";

/** Names that every field of a country on the page offers: once on a page. */
export const PlaceNames = ({ language }: { readonly language: Language }): VNode => (
  <datalist id={placeNames}>
    {placesOf(language).map((name) => <option value={name}></option>)}
  </datalist>
);

export const CountryField = (
  words: FieldWords & { readonly value: string | undefined; readonly isRequired?: boolean },
): VNode => (
  <Field {...words}>
    <input
      class="control"
      {...controlWords(words)}
      type="text"
      list={placeNames}
      value={words.value}
      maxLength={100}
      required={words.isRequired}
    />
  </Field>
);
