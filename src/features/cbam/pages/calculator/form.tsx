/**
 * The calculator's form: a GET form, so that its address is the question.
 */
import type { VNode } from "preact";
import type { RoutesRecord } from "../../../../contract/answers/lookups.ts";
import type { Language } from "../../../../web/words/language.ts";
import { routeMeaning } from "../../../../web/law/routes.ts";
import { controlWords, Field, type Option, SelectField, TextField } from "../../../../web/parts/fields.tsx";
import { GoodsName } from "../../../../web/parts/goods_name.tsx";
import type { CalculatorTexts } from "../../texts/en/calculator.ts";
import { codeTexts } from "../../texts/codes.ts";
import { shellTexts } from "../../../../web/words/shell.ts";
import { placesOf } from "../../../../web/words/places.ts";
import { type FieldName, type FormValues, isElectricity, unitsFor } from "./values.ts";

/** Contents of the form. */
export interface FormWords {
  readonly language: Language;
  readonly texts: CalculatorTexts;
  readonly values: FormValues;
  /** Choices of people whom a document code is for. */
  readonly codeChoice: ReadonlyArray<Option>;
  /** Description of the goods' code, where it is known. */
  readonly goods: { readonly code: string; readonly description: string } | undefined;
  readonly routes: RoutesRecord | undefined;
  readonly errors: ReadonlyMap<FieldName, string>;
}

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
          autocomplete="off"
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

/** Default values name their route by themselves where there is one; verified values may be of any route. */
const routeOptions = ({ routes, texts, language, values: { fields } }: FormWords): ReadonlyArray<Option> => {
  const isVerified = fields.verified_direct !== "" || fields.verified_indirect !== "";
  if ((routes?.routes.length ?? 0) < 2 && !isVerified && fields.production_route === "") return [];
  const known = new Map<string, string>();
  for (
    const { production_route: route, description } of [
      ...routes?.routes ?? [],
      ...routes?.benchmark_routes ?? [],
    ]
  ) {
    if (route !== "default") {
      known.set(route, `${route} ${routeMeaning(route, language) ?? description}`);
    }
  }
  const options = [...known].map(([value, label]) => ({ value, label }));
  return options.length < 2 ? [] : [{ value: "", label: texts.routeAny }, ...options];
};

/**
 * Field of the production route, whose choices depend on the goods and the origin: none is asked for where there is
 * nothing to choose.
 */
const RouteField = (words: FormWords): VNode => {
  const { language, texts, values, errors } = words;
  const options = routeOptions(words);
  const error = errors.get("production_route");
  return (
    <div id="route-field">
      {options.length === 0 && error === undefined
        ? values.fields.production_route === ""
          ? null
          : <input type="hidden" name="production_route" value={values.fields.production_route} />
        : (
          <SelectField
            language={language}
            name="production_route"
            label={texts.route}
            hint={texts.routeHint}
            error={error}
            options={options}
            value={values.fields.production_route}
          />
        )}
    </div>
  );
};

const moreNames: ReadonlyArray<FieldName> = [
  "verified_direct",
  "verified_indirect",
  "origin_carbon",
  "assume_cscf",
];

/** Electricity has no default values here: without verified ones there is no answer, so their fields stand open. */
const MoreFields = ({ language, texts, values, codeChoice, errors }: FormWords): VNode => {
  const isOfElectricity = isElectricity(values);
  const unit = isOfElectricity ? texts.intensityUnitElectricity : texts.intensityUnit;
  const field = (name: FieldName, label: string, more: { hint?: string; unit?: string }) => (
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
      open={isOfElectricity || values.codeFor !== "" ||
        moreNames.some((name) => values.fields[name] !== "" || errors.has(name))}
    >
      <summary>{texts.more}</summary>
      <div class="fields">
        {field("verified_direct", texts.direct, {
          unit,
          hint: isOfElectricity ? texts.intensityHintElectricity : texts.intensityHint,
        })}
        {field("verified_indirect", texts.indirect, { unit })}
        {field("origin_carbon", texts.paid, { hint: texts.paidHint, unit: texts.paidUnit })}
        {field("assume_cscf", texts.factor, { hint: texts.factorHint })}
        <SelectField
          language={language}
          name="code_for"
          label={codeTexts[language].choose}
          hint={codeTexts[language].chooseHint}
          options={codeChoice}
          value={values.codeFor}
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
        <Field
          language={language}
          name="country"
          label={texts.origin}
          hint={texts.originHint}
          error={errors.get("country")}
        >
          <input
            class="control"
            {...controlWords({
              language,
              name: "country",
              label: texts.origin,
              hint: texts.originHint,
              error: errors.get("country"),
            })}
            type="text"
            list="places"
            value={values.fields.country}
            autocomplete="off"
            required
          />
          <datalist id="places">
            {placesOf(language).map((name) => <option value={name}></option>)}
          </datalist>
        </Field>
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
