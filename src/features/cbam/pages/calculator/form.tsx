/**
 * The calculator's form: a GET form, so that its address is the question.
 */
import type { VNode } from "preact";
import { CountryField, PlaceNames } from "../../../../web/parts/country_field.tsx";
import { controlWords, Field, TextField } from "../../../../web/parts/fields.tsx";
import { PersonChoice } from "../../../../web/people/person_choice.tsx";
import { GoodsName } from "../../../../web/parts/goods_name.tsx";
import { codeTexts } from "../../texts/codes.ts";
import { shellTexts } from "../../../../web/words/shell.ts";
import type { FormWords } from "./form_words.ts";
import { RouteField } from "./route_field.tsx";
import { PrecursorFields } from "./precursor_fields.tsx";
import { type FieldName, isElectricity, precursorFields, precursorPlaces, unitsFor } from "./values.ts";

const GoodsField = ({ language, texts, values, goods, errors }: FormWords): VNode => {
  const words = { language, name: "cn", label: texts.goods, hint: texts.goodsHint, error: errors.get("cn") };
  return (
    <Field {...words}>
      <div class="goods-search" data-search="/goods" data-found={texts.found}>
        <input
          class="control"
          {...controlWords(words)}
          type="text"
          value={values.fields.cn}
          autocomplete="off"
          spellcheck={false}
          maxLength={100}
          required
        />
      </div>
      <p class="goods-name">
        {goods === undefined
          ? null
          : <GoodsName code={goods.code} description={goods.description} language={language} />}
      </p>
    </Field>
  );
};

/** Of electricity the field asks for MWh. */
const MassField = ({ language, texts, values, errors }: FormWords): VNode => {
  const label = isElectricity(values) ? texts.electricity : texts.mass;
  const words = { language, name: "mass", label, error: errors.get("mass") };
  return (
    <Field {...words}>
      <div class="with-unit">
        <input
          class="control"
          {...controlWords(words)}
          type="text"
          inputMode="decimal"
          value={values.fields.mass}
          required
        />
        <select class="control" name="unit" aria-label={texts.unit}>
          {unitsFor(values).map((unit) => (
            <option value={unit} selected={unit === values.unit}>{texts.units[unit]}</option>
          ))}
        </select>
      </div>
    </Field>
  );
};

const moreNames: ReadonlyArray<FieldName> = [
  "verified_direct",
  "verified_indirect",
  "origin_carbon",
  "assume_cscf",
  ...precursorPlaces.flatMap((place) => Object.values(precursorFields(place))),
];

/** Electricity has no default values here: without verified ones there is no answer, so their fields stand open. */
const MoreFields = (words: FormWords): VNode => {
  const { language, texts, values, codeChoice, codeFor, errors, needsVerified } = words;
  const isOfElectricity = isElectricity(values);
  const unit = isOfElectricity ? texts.intensityUnitElectricity : texts.intensityUnit;
  const field = (
    name: FieldName,
    label: string,
    more: { hint?: string; unit?: string; isOptional?: boolean },
  ) => (
    <TextField
      language={language}
      name={name}
      label={label}
      isOptional
      inputMode="decimal"
      value={values.fields[name]}
      error={errors.get(name)}
      {...more}
    />
  );
  return (
    <details
      id="more"
      open={isOfElectricity || needsVerified || values.codeFor !== "" ||
        moreNames.some((name) => values.fields[name] !== "" || errors.has(name))}
    >
      <summary>{texts.more}</summary>
      <div class="fields">
        {field("verified_direct", texts.direct, {
          unit,
          isOptional: !needsVerified,
          hint: needsVerified
            ? texts.intensityNeeded
            : isOfElectricity
            ? texts.intensityHintElectricity
            : texts.intensityHint,
        })}
        {field("verified_indirect", texts.indirect, { unit, isOptional: !needsVerified })}
        {isOfElectricity ? null : <PrecursorFields {...words} />}
        {field("origin_carbon", texts.paid, { hint: texts.paidHint, unit: texts.paidUnit })}
        {field("assume_cscf", texts.factor, { hint: texts.factorHint })}
        <PersonChoice
          language={language}
          name="code_for"
          label={codeTexts[language].choose}
          hint={codeTexts[language].chooseHint}
          options={codeChoice}
          {...codeFor}
        />
      </div>
    </details>
  );
};

export const CalculatorForm = (words: FormWords): VNode => {
  const { language, texts, values, errors } = words;
  return (
    <form
      action="/"
      method="get"
      id="shipment"
      class="panel"
      aria-labelledby="shipment-heading"
      noValidate
      data-error={shellTexts[language].errorPrefix}
      data-incomplete={texts.incompleteDay}
    >
      <h2 id="shipment-heading">{texts.shipment}</h2>
      <input type="hidden" name="decimal" value={values.mark} />
      <div class="fields">
        <GoodsField {...words} />
        <CountryField
          language={language}
          name="country"
          label={texts.origin}
          hint={texts.originHint}
          value={values.fields.country}
          error={errors.get("country")}
          isRequired
        />
        <PlaceNames language={language} />
        <div class="fields pair">
          <MassField {...words} />
          <TextField
            language={language}
            name="import"
            label={texts.date}
            type="date"
            value={values.fields.import}
            error={errors.get("import")}
          />
        </div>
        <RouteField {...words} />
      </div>
      <MoreFields {...words} />
      <div class="actions">
        <button type="submit" class="button">{texts.calculate}</button>
      </div>
    </form>
  );
};
