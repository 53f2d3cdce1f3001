/** The plan's form: a GET form, so that its address is the question. */
import type { VNode } from "preact";
import { firstPlanYear, lastPlanYear } from "../../../contract/values/plans/price_path.ts";
import { CountryField, PlaceNames } from "../../../web/parts/country_field.tsx";
import { controlWords, Field, type Option, SelectField, TextField } from "../../../web/parts/fields.tsx";
import type { Words } from "./offer_words.ts";
import { isElectricity, longestName, type OfferNumber, type PlanField, type PlanValues } from "./values.ts";

/** Name of the answer on the page, where a sent form leads: on a phone it stands far below the form. */
export const answered = "cheapest";

/** Contents of the form. */
export interface FormWords extends Words {
  readonly values: PlanValues;
  /** Year that is chosen. */
  readonly year: number;
  /** The newest published price in whole EUR, where the slider stands while the field is empty. */
  readonly newestEur: number;
  readonly errors: ReadonlyMap<PlanField, string>;
  /** Routes to choose from, by the number of an offer that lacks one. */
  readonly routes: ReadonlyMap<OfferNumber, ReadonlyArray<Option>>;
}

const Origin = ({ offer, words }: {
  readonly offer: PlanValues["offers"][number];
  readonly words: FormWords;
}): VNode => {
  const { language, texts, errors } = words;
  const name = `country_${offer.number}` as const;
  return (
    <CountryField
      language={language}
      name={name}
      label={texts.origin}
      value={offer.country}
      error={errors.get(name)}
      isRequired={offer.number === 1}
      isOptional={offer.number > 1}
    />
  );
};

/** Offers whose fields stand open; the further ones open when they are wanted. */
const alwaysOpen = 2;

const OfferFields = ({ offer, words }: {
  readonly offer: PlanValues["offers"][number];
  readonly words: FormWords;
}): VNode => {
  const { language, texts, errors, routes } = words;
  const { number } = offer;
  const choices = routes.get(number) ?? [];
  const unit = isElectricity(words.values) ? "t CO₂e / MWh" : "t CO₂e / t";
  const value = (name: "direct" | "indirect", label: string) => (
    <TextField
      language={language}
      name={`${name}_${number}`}
      label={label}
      isOptional
      inputMode="decimal"
      unit={unit}
      value={offer[name]}
      error={errors.get(`${name}_${number}`)}
    />
  );
  const isFilled = offer.direct !== "" || offer.indirect !== "";
  const fields = (
    <fieldset class="plan-offer">
      <legend>{texts.offer(number)}</legend>
      <TextField
        language={language}
        name={`name_${number}`}
        label={texts.supplier}
        isOptional
        maxLength={longestName}
        value={offer.name}
      />
      <Origin offer={offer} words={words} />
      {choices.length > 0
        ? (
          <SelectField
            language={language}
            name={`route_${number}`}
            label={texts.route}
            error={errors.get(`route_${number}`)}
            options={offer.route === "" ? [{ value: "", label: texts.routeChoose }, ...choices] : choices}
            value={offer.route}
          />
        )
        : offer.route === ""
        ? null
        : <input type="hidden" name={`route_${number}`} value={offer.route} />}
      <details open={isFilled || errors.has(`direct_${number}`) || errors.has(`indirect_${number}`)}>
        <summary>{texts.verifiedValues}</summary>
        <div class="fields">
          {value("direct", texts.direct)}
          {value("indirect", texts.indirect)}
        </div>
      </details>
    </fieldset>
  );
  const { name, country, direct, indirect, route } = offer;
  const isWaiting = number > alwaysOpen && `${name}${country}${direct}${indirect}${route}` === "";
  return isWaiting
    ? (
      <details class="plan-more">
        <summary>{texts.addOffer(number)}</summary>
        {fields}
      </details>
    )
    : fields;
};

/** Field of the goods, searched while they are typed. */
const GoodsField = ({ language, texts, values, errors }: FormWords): VNode => {
  const goods = {
    language,
    name: "cn",
    label: texts.goodsAndAmount,
    hint: texts.goodsHint,
    error: errors.get("cn"),
  };
  return (
    <Field {...goods}>
      <div class="goods-search" data-search="/goods" data-found={texts.found}>
        <input
          class="control"
          {...controlWords(goods)}
          type="text"
          value={values.cn}
          autocomplete="off"
          spellcheck={false}
          maxLength={100}
          required
        />
      </div>
      <p class="goods-name"></p>
    </Field>
  );
};

/** Prices of certificates that the plan counts with. */
const PriceFields = ({ language, texts, values, errors, newestEur }: FormWords): VNode => (
  <>
    <div class="fields pair">
      <TextField
        language={language}
        name="price"
        label={texts.price}
        hint={texts.priceHint}
        unit={texts.priceUnit}
        inputMode="decimal"
        isOptional
        value={values.price}
        error={errors.get("price")}
      />
      <TextField
        language={language}
        name="growth"
        label={texts.growth}
        hint={texts.growthHint}
        unit={texts.growthUnit}
        isOptional
        value={values.growth}
        error={errors.get("growth")}
      />
    </div>
    <div class="price-slider no-print" data-words={texts.priceSlider} data-price={newestEur}></div>
  </>
);

export const PlanForm = (words: FormWords): VNode => {
  const { language, texts, values, errors, year } = words;
  const years = Array.from(
    { length: lastPlanYear - firstPlanYear + 1 },
    (_, at) => String(firstPlanYear + at),
  );
  return (
    <form action={`/plan#${answered}`} method="get" id="plan" class="panel" aria-label={texts.heading}>
      <input type="hidden" name="decimal" value={values.mark} />
      <div class="fields">
        <GoodsField {...words} />
        <div class="fields pair">
          <TextField
            language={language}
            name="mass"
            label={texts.mass}
            inputMode="decimal"
            value={values.mass}
            error={errors.get("mass")}
            isRequired
          />
          <SelectField
            language={language}
            name="year"
            label={texts.year}
            options={years.map((each) => ({ value: each, label: each }))}
            value={String(year)}
          />
        </div>
        <PriceFields {...words} />
        {values.offers.map((offer) => <OfferFields offer={offer} words={words} />)}
        <PlaceNames language={language} />
      </div>
      <div class="actions">
        <button type="submit" class="button">{texts.compare}</button>
      </div>
    </form>
  );
};
