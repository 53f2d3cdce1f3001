/**
 * The form of an import, for a new one and for a correction: what every import has first, what few have below.
 */
import type { VNode } from "preact";
import { PlaceNames } from "../../../../web/parts/country_field.tsx";
import { FormToken } from "../../../../web/parts/form_token.tsx";
import { ledgerTexts } from "../../texts/ledger.ts";
import type { UnusualDeclarant } from "../chosen.ts";
import { Country, type EntryFormParts, More, Select, Text } from "./entry_controls.tsx";
import { Holding } from "../../../../web/page/changed_since.tsx";

/** Value of the button that looks for values of suppliers in the place of recording. */
export const lookForValues = "values";

/** Field of the importer and the unusual declarant, or nobody, that the page of a new import told of. */
export const toldDeclarant = "told_declarant";

/** Returns a text that stands for the importer and the unusual declarant. */
export const markOfUnusual = ({ importer, declarant }: UnusualDeclarant): string =>
  `${importer.id} ${declarant?.id ?? "none"}`;

const Declaration = ({ form }: { readonly form: EntryFormParts }): VNode => {
  const { language, isNew } = form;
  const texts = ledgerTexts[language];
  return (
    <fieldset class="plain-set">
      <legend>{texts.declarationTitle}</legend>
      <div class="fields spread">
        {isNew ? <Select form={form} name="importer" /> : null}
        <Select form={form} name="declarant" />
        <Select form={form} name="representation" />
        <Text form={form} name="mrn" hint={texts.mrnHint} isRequired />
        <Text form={form} name="item" isNumber isRequired />
        <Text form={form} name="release_date" type="date" isRequired />
        <Text form={form} name="procedure" hint={texts.procedureHint} isOptional />
        <Text form={form} name="recorded_on" type="date" hint={texts.recordedHint} isOptional />
      </div>
    </fieldset>
  );
};

const Goods = ({ form }: { readonly form: EntryFormParts }): VNode => {
  const texts = ledgerTexts[form.language];
  return (
    <fieldset class="plain-set">
      <legend>{texts.goodsTitle}</legend>
      <div class="fields spread">
        <Text form={form} name="cn_code" hint={texts.codeHint} isRequired />
        <Country form={form} name="origin_country" isRequired />
        <Text form={form} name="net_mass_kg" unit="kg" isNumber />
        <Text form={form} name="mwh" unit="MWh" isNumber isOptional />
        <Text form={form} name="production_route" hint={texts.routeHint} isOptional />
        <Select form={form} name="determination" />
        <Text form={form} name="reporting_period" isNumber isOptional />
      </div>
    </fieldset>
  );
};

/** Values of suppliers to choose from; for a new import the button that looks for them by its goods, country and day. */
const OfferedValues = ({ form }: { readonly form: EntryFormParts }): VNode | null => {
  const { language, isNew, offered, isLookedFor = false } = form;
  const texts = ledgerTexts[language];
  const choice = offered.length === 0 ? null : <Select form={form} name="value_id" />;
  if (!isNew) return choice;
  return (
    <div class="fitting-values">
      {choice}
      {isLookedFor && offered.length === 0 ? <p class="hint">{texts.noValueFits}</p> : null}
      <div class="actions">
        <button class="button second" type="submit" name="do" value={lookForValues} formNoValidate>
          {texts.showValues}
        </button>
      </div>
    </div>
  );
};

/** As many precursors as an import may have, each with a number of every kind. */
const longestPrecursors = 10_000;

const Actual = ({ form }: { readonly form: EntryFormParts }): VNode => {
  const texts = ledgerTexts[form.language];
  return (
    <More
      form={form}
      title={texts.actualTitle}
      text={form.isNew ? `${texts.actualText} ${texts.valuesByGoods}` : texts.actualText}
      prefixes={["actual_values", "value_id"]}
      isAsked={form.isLookedFor === true}
    >
      <OfferedValues form={form} />
      <Text form={form} name="actual_values/direct_t_per_t" unit={texts.perTonne} isNumber />
      <Text form={form} name="actual_values/indirect_t_per_t" unit={texts.perTonne} isNumber isOptional />
      <Text
        form={form}
        name="actual_values/free_allocation_t_per_t"
        unit={texts.perTonne}
        isNumber
        isOptional
      />
      <Text form={form} name="actual_values/unit_content" isNumber isOptional />
      <Text
        form={form}
        name="actual_values/precursors"
        hint={texts.precursorsHint}
        maxLength={longestPrecursors}
        isOptional
      />
      <Text form={form} name="actual_values/installation/id" />
      <Text form={form} name="actual_values/installation/name" isOptional />
      <Text form={form} name="actual_values/installation/unlocode" isOptional />
      <Text form={form} name="actual_values/installation/address" isOptional />
      <Text form={form} name="actual_values/installation/operator" isOptional />
      <Text form={form} name="actual_values/verification/verifier" isOptional />
      <Text form={form} name="actual_values/verification/accreditation" isOptional />
      <Text form={form} name="actual_values/verification/accreditation_body" isOptional />
      <Text form={form} name="actual_values/verification/report" isOptional />
      <Text form={form} name="actual_values/verification/day" type="date" isOptional />
      <Select form={form} name="actual_values/verification/is_satisfactory" />
    </More>
  );
};

const Others = ({ form }: { readonly form: EntryFormParts }): VNode => {
  const texts = ledgerTexts[form.language];
  return (
    <>
      <More form={form} title={texts.paidTitle} text={texts.paidText} prefixes={["origin_carbon_price"]}>
        <Text form={form} name="origin_carbon_price/eur_per_t" unit={texts.perCo2} isNumber />
        <Text form={form} name="origin_carbon_price/certifier" isOptional />
        <Text form={form} name="origin_carbon_price/evidence" isOptional />
      </More>
      <More form={form} title={texts.placedTitle} text={texts.placedText} prefixes={["placed_goods"]}>
        <Text form={form} name="placed_goods/cn_code" />
        <Text form={form} name="placed_goods/taric_code" isOptional />
        <Country form={form} name="placed_goods/origin_country" />
        <Text form={form} name="placed_goods/net_mass_kg" unit="kg" isNumber />
        <Text form={form} name="placed_goods/production_route" isOptional />
        <Text form={form} name="placed_goods/procedure_reference" isOptional />
      </More>
      <More
        form={form}
        title={texts.moreTitle}
        prefixes={["document_codes", "exemption", "member_state", "note", "taric_code"]}
      >
        <Text form={form} name="document_codes/0/code" isOptional />
        <Text form={form} name="document_codes/0/reference" isOptional />
        <Text form={form} name="document_codes/1/code" isOptional />
        <Text form={form} name="document_codes/1/reference" isOptional />
        <Select form={form} name="exemption" />
        <Text form={form} name="taric_code" isOptional />
        <Select form={form} name="member_state" />
        <Text form={form} name="note" isOptional />
      </More>
    </>
  );
};

/** The form. */
export const EntryForm = (form: EntryFormParts): VNode => (
  <form class="panel entry-form" method="post" action={form.path}>
    <button type="submit" hidden />
    <FormToken signedIn={form.signedIn} />
    {form.holding === undefined ? null : <Holding value={form.holding} />}
    {form.toldOf === undefined ? null : <input type="hidden" name={toldDeclarant} value={form.toldOf} />}
    <PlaceNames language={form.language} />
    <Declaration form={form} />
    <Goods form={form} />
    <Actual form={form} />
    <Others form={form} />
    <div class="actions">
      <button class="button" type="submit">{form.button}</button>
      <a class="button second" href={form.back}>{ledgerTexts[form.language].keep}</a>
    </div>
  </form>
);
