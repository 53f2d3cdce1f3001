/**
 * The document code that a line needs on a day: the form, and the answer beside it.
 */
import type { VNode } from "preact";
import type { CodeAnswer } from "../../../../domain/imports/codes/document_codes.ts";
import type { Framed } from "../../../../web/page/layout.tsx";
import type { Member } from "../../../../web/page/routes.ts";
import { CountryField, PlaceNames } from "../../../../web/parts/country_field.tsx";
import { ErrorSummary, SelectField, TextField } from "../../../../web/parts/fields.tsx";
import { formLanguageName } from "../../../../web/visit/session.ts";
import type { Language } from "../../../../web/words/language.ts";
import { codesTexts } from "../../texts/codes.ts";
import { frameTexts } from "../../texts/frame.ts";
import { ledgerTexts } from "../../texts/ledger.ts";
import { memberTexts } from "../../texts/members.ts";
import type { ChosenYear } from "../chosen.ts";
import { inImports, wordOptions } from "../frame.tsx";
import { importPaths } from "../import_paths.ts";
import { PersonChoice } from "../../../../web/people/person_choice.tsx";
import { declarantOptions, personOptions } from "../whose/person_options.ts";
import { nobody } from "../../../../web/people/typed_person.ts";
import type { FormErrors } from "../sentences.ts";
import { CodeResult } from "../../../cbam/pages/codes/code_answer.tsx";

/** Fields of goods that were placed under inward processing: code, origin and reference. */
const placedFields = [
  "placed_goods/cn_code",
  "placed_goods/origin_country",
  "placed_goods/procedure_reference",
] as const;

/** State of the page. */
export interface CodesState {
  /** Values of the form, by the names of its fields. */
  readonly values: ReadonlyMap<string, string>;
  readonly errors: FormErrors;
  /** Undefined before anything was asked, or where something is wrong with it. */
  readonly answer: CodeAnswer | undefined;
}

/** Goods that were placed under inward processing, which few lines have: open where one of the fields is filled or wrong. */
const PlacedGoods = ({ language, state }: {
  readonly language: Language;
  readonly state: CodesState;
}): VNode => {
  const [texts, names] = [ledgerTexts[language], memberTexts[language]];
  const { values, errors } = state;
  const isOpen = placedFields.some((name) => (values.get(name) ?? "") !== "" || errors.has(name));
  const [code, origin, reference] = placedFields;
  const field = (name: typeof placedFields[number]) => ({
    language,
    name,
    label: names[name],
    value: values.get(name),
    error: errors.get(name),
  });
  return (
    <details open={isOpen}>
      <summary>{texts.placedTitle}</summary>
      <p class="muted small">{texts.placedText}</p>
      <div class="fields">
        <TextField {...field(code)} maxLength={20} />
        <CountryField {...field(origin)} />
        <TextField {...field(reference)} maxLength={200} isOptional />
      </div>
    </details>
  );
};

/** Goods that are asked about, with their day and mass. */
const GoodsFields = ({ language, state }: { language: Language; state: CodesState }): VNode => {
  const { values, errors } = state;
  const [texts, names] = [codesTexts[language], memberTexts[language]];
  return (
    <>
      <TextField
        language={language}
        name="cn"
        label={names.cn}
        hint={ledgerTexts[language].codeHint}
        value={values.get("cn")}
        error={errors.get("cn")}
        maxLength={20}
        isRequired
      />
      <CountryField
        language={language}
        name="country"
        label={names.country}
        value={values.get("country")}
        error={errors.get("country")}
        isRequired
      />
      <PlaceNames language={language} />
      <TextField
        language={language}
        name="date"
        label={texts.day}
        type="date"
        value={values.get("date")}
        error={errors.get("date")}
        isRequired
      />
      <TextField
        language={language}
        name="net_mass_kg"
        label={names.net_mass_kg}
        unit="kg"
        hint={texts.massHint}
        value={values.get("net_mass_kg")}
        error={errors.get("net_mass_kg")}
        maxLength={30}
        isOptional
      />
    </>
  );
};

/** People of the account whose imports count, or nobody. */
const PeopleFields = ({ language, chosen, values }: {
  readonly language: Language;
  readonly chosen: ChosenYear;
  readonly values: CodesState["values"];
}): VNode => {
  const names = memberTexts[language];
  return (
    <>
      <PersonChoice
        language={language}
        name="importer"
        label={names.importer}
        options={[
          { value: nobody, label: frameTexts[language].noImporter },
          ...personOptions(chosen.importers),
        ]}
        value={values.get("importer")}
      />
      <PersonChoice
        language={language}
        name="declarant"
        label={names.declarant}
        options={declarantOptions(chosen, language, nobody)}
        value={values.get("declarant")}
      />
      <SelectField
        language={language}
        name="representation"
        label={names.representation}
        options={wordOptions({
          "": codesTexts[language].byDeclarant,
          ...frameTexts[language].representations,
        })}
        value={values.get("representation")}
      />
    </>
  );
};

/** Tick of who expects to stay below the threshold. */
const Expectation = ({ language, values }: {
  readonly language: Language;
  readonly values: CodesState["values"];
}): VNode => {
  const texts = codesTexts[language];
  return (
    <div class="choice">
      <input
        type="checkbox"
        id="stays_below"
        name="stays_below"
        value="true"
        checked={values.get("stays_below") === "true"}
        aria-describedby="stays_below-hint"
      />
      <div>
        <label for="stays_below">{texts.expects}</label>
        <p class="hint" id="stays_below-hint">{texts.expectsHint}</p>
      </div>
    </div>
  );
};

const CodesForm = ({ member, chosen, state }: {
  readonly member: Member;
  readonly chosen: ChosenYear;
  readonly state: CodesState;
}): VNode => {
  const { language } = member.visit;
  const { values } = state;
  const [texts, names] = [codesTexts[language], memberTexts[language]];
  return (
    <form class="panel" method="get" action={importPaths.codes} data-typed>
      <input type="hidden" name={formLanguageName} value={values.get(formLanguageName) ?? language} />
      <div class="fields">
        <GoodsFields language={language} state={state} />
        <PeopleFields language={language} chosen={chosen} values={values} />
        <SelectField
          language={language}
          name="exemption"
          label={names.exemption}
          options={wordOptions(ledgerTexts[language].exemptions)}
          value={values.get("exemption")}
        />
        <Expectation language={language} values={values} />
      </div>
      <PlacedGoods language={language} state={state} />
      <div class="actions">
        <button class="button" type="submit">{texts.ask}</button>
      </div>
    </form>
  );
};

/** @returns the page, with the answer where there is one */
export const codesPage = (member: Member, chosen: ChosenYear, state: CodesState): Framed => {
  const { language } = member.visit;
  const texts = codesTexts[language];
  return inImports(member, {
    tab: "codes",
    title: texts.title,
    children: (
      <>
        <p class="lead">{texts.lead}</p>
        <ErrorSummary
          language={language}
          errors={[...state.errors].map(([id, message]) => ({ id, message }))}
        />
        <div class="columns form-and-answer">
          <CodesForm member={member} chosen={chosen} state={state} />
          {state.answer === undefined
            ? (
              <section class="panel start">
                <h2>{texts.start}</h2>
                <ul class="ticks">{texts.gives.map((gain) => <li key={gain}>{gain}</li>)}</ul>
              </section>
            )
            : (
              <section class="panel" aria-live="polite">
                <CodeResult answer={state.answer} language={language} />
              </section>
            )}
        </div>
      </>
    ),
  });
};
