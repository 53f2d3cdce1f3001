/** Fields of the precursors of complex goods, as their maker names them. */
import type { VNode } from "preact";
import { TextField } from "../../../../web/parts/fields.tsx";
import type { FormWords } from "./form_words.ts";
import { type FieldName, precursorFields, precursorPlaces } from "./values.ts";

export const PrecursorFields = ({ language, texts, values, errors }: FormWords): VNode => {
  const field = (name: FieldName, label: string, inputMode?: "numeric" | "decimal") => (
    <TextField
      language={language}
      name={name}
      label={label}
      {...(inputMode === undefined ? {} : { inputMode })}
      value={values.fields[name]}
      error={errors.get(name)}
    />
  );
  return (
    <fieldset class="field precursors">
      <legend>{texts.precursors}</legend>
      <p class="hint">{texts.precursorsHint}</p>
      {precursorPlaces.map((place) => {
        const { code, route, share, emissions } = precursorFields(place);
        return (
          <div class="precursor">
            {field(code, texts.precursor(place), "numeric")}
            {field(route, texts.route)}
            {field(share, texts.precursorShare, "decimal")}
            {field(emissions, texts.precursorEmissions, "decimal")}
          </div>
        );
      })}
    </fieldset>
  );
};
