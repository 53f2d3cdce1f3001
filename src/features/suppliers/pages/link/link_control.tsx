/**
 * A field of the form behind a supplier's link.
 */
import type { VNode } from "preact";
import type { SupplierLanguage } from "../../../../domain/suppliers/inquiries/inquiry.ts";
import { chosenFields, fieldKinds } from "../../form/field_kinds.ts";
import { fieldName, fieldTexts, type FormValues, type LinkGoods } from "../../form/link_view.ts";
import type { LinkField } from "../../texts/link/en.ts";
import { linkTexts } from "../../texts/link/texts.ts";
import type { LinkErrors } from "./link_answer.ts";

/** Facts that a field shows. */
export interface ControlFacts {
  readonly language: SupplierLanguage;
  readonly values: FormValues;
  readonly errors: LinkErrors;
}

/** A field of the goods with its label, hint and what is wrong with it. */
export const LinkControl = ({ goods, field, facts }: {
  readonly goods: LinkGoods;
  readonly field: LinkField;
  readonly facts: ControlFacts;
}): VNode => {
  const { language, values, errors } = facts;
  const texts = linkTexts[language];
  const name = fieldName(goods.index, field);
  const { label, hint } = fieldTexts(goods, field, language);
  const error = errors.get(name);
  const isRequired = field === "direct_t_per_t" || chosenFields.has(field);
  const words = {
    class: "control",
    id: name,
    name,
    "aria-describedby": error === undefined ? `${name}-hint` : `${name}-hint ${name}-error`,
    "aria-invalid": error === undefined ? undefined : "true",
  } as const;
  const options = field === "state"
    ? goods.states.map((state) => ({ value: state, label: texts.states[state] }))
    : field === "carbon_per"
    ? (["emissions", "goods"] as const).map((unit) => ({ value: unit, label: texts.carbonUnits[unit] }))
    : field === "production_route"
    ? [{ value: "", label: texts.everyRoute }, ...goods.routes.map((value) => ({ value, label: value }))]
    : undefined;
  const value = values.get(name) ?? "";
  return (
    <div class="field">
      <label for={name}>
        {label}
        {isRequired ? null : <span class="aside">{` (${texts.optional})`}</span>}
      </label>
      <p class="hint" id={`${name}-hint`}>{hint}</p>
      {options === undefined
        ? (
          <input
            {...words}
            type="text"
            value={value}
            inputmode={fieldKinds[field] === "number" ? "decimal" : undefined}
            maxlength={200}
            autocomplete="off"
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
