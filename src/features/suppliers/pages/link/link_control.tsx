/**
 * Fields of the form behind a supplier's link.
 */
import type { VNode } from "preact";
import type { SupplierLanguage } from "../../../../domain/suppliers/inquiries/inquiry.ts";
import { choicesOfField, chosenFields, fieldKinds } from "../../form/field_kinds.ts";
import { fieldName, type FormValues } from "../../form/form_values.ts";
import { fieldTexts, type LinkGoods } from "../../form/link_view.ts";
import type { FieldTexts, LinkField } from "../../texts/link/link_texts.ts";
import { linkTexts } from "../../texts/link/texts.ts";
import type { LinkErrors } from "./link_answer.ts";

/** Facts that a field shows. */
export interface ControlFacts {
  readonly language: SupplierLanguage;
  readonly values: FormValues;
  readonly errors: LinkErrors;
}

interface Option {
  readonly value: string;
  readonly label: string;
}

/** A field with its label, hint and what is wrong with it. */
export const Control = ({ name, texts: { label, hint }, isRequired, isNumber, options, facts }: {
  readonly name: string;
  readonly texts: FieldTexts;
  readonly isRequired: boolean;
  readonly isNumber: boolean;
  /** Choices; undefined for a field that is written in. */
  readonly options?: ReadonlyArray<Option> | undefined;
  readonly facts: ControlFacts;
}): VNode => {
  const { language, values, errors } = facts;
  const error = errors.get(name);
  const words = {
    class: "control",
    id: name,
    name,
    "aria-describedby": error === undefined ? `${name}-hint` : `${name}-hint ${name}-error`,
    "aria-invalid": error === undefined ? undefined : "true",
  } as const;
  const value = values.get(name) ?? "";
  return (
    <div class="field">
      <label for={name}>
        {label}
        {isRequired ? null : <span class="aside">{` (${linkTexts[language].optional})`}</span>}
      </label>
      <p class="hint" id={`${name}-hint`}>{hint}</p>
      {options === undefined
        ? (
          <input
            {...words}
            type="text"
            value={value}
            inputmode={isNumber ? "decimal" : undefined}
            maxlength={200}
            spellcheck={false}
          />
        )
        : (
          <select {...words}>
            {options.map((option) => (
              <option value={option.value} selected={option.value === value}>{option.label}</option>
            ))}
          </select>
        )}
      {error === undefined ? null : <p class="error" id={`${name}-error`}>{error}</p>}
    </div>
  );
};

/** Choices of a field; undefined for one that is written in. */
const optionsOf = (
  { states, routes, routeNames }: LinkGoods,
  field: LinkField,
  language: SupplierLanguage,
): ReadonlyArray<Option> | undefined => {
  const texts = linkTexts[language];
  if (field === "production_route") {
    return [
      { value: "", label: texts.everyRoute },
      ...routes.map((value) => ({ value, label: routeNames.get(value) ?? value })),
    ];
  }
  const choices = choicesOfField(field, texts);
  if (choices === undefined) return undefined;
  const options = Object.entries(choices).map(([value, label]) => ({ value, label }));
  if (field === "state") return options.filter(({ value }) => states.some((state) => state === value));
  if (chosenFields.has(field)) return options;
  return [{ value: "", label: field === "precursors" ? texts.precursors.listed : "–" }, ...options];
};

/** A field of the goods. */
export const LinkControl = ({ goods, field, facts }: {
  readonly goods: LinkGoods;
  readonly field: LinkField;
  readonly facts: ControlFacts;
}): VNode => (
  <Control
    name={fieldName(goods.index, field)}
    texts={fieldTexts(goods, field, facts.language)}
    isRequired={field === "direct_t_per_t" || chosenFields.has(field)}
    isNumber={fieldKinds[field] === "number"}
    options={optionsOf(goods, field, facts.language)}
    facts={facts}
  />
);
