/**
 * Importers and declarants of an account: who is there, in which state, and the forms that record them.
 */
import type { VNode } from "preact";
import { type Declarant, stateOn } from "../../../../domain/imports/people/declarant.ts";
import type { Framed } from "../../../../web/page/layout.tsx";
import type { Member } from "../../../../web/page/routes.ts";
import { DataTable } from "../../../../web/parts/data_table.tsx";
import { ErrorSummary, SelectField, TextField } from "../../../../web/parts/fields.tsx";
import { FormToken } from "../../../../web/parts/form_token.tsx";
import { longDay, placeName } from "../../../../web/words/figures.ts";
import type { Language } from "../../../../web/words/language.ts";
import { frameTexts } from "../../texts/frame.ts";
import { memberTexts } from "../../texts/members.ts";
import { peopleTexts } from "../../texts/people.ts";
import type { Chosen } from "../chosen.ts";
import { Done, inImports, personOptions, wordOptions } from "../frame.tsx";
import { importPaths } from "../import_paths.ts";
import type { FormErrors } from "../sentences.ts";
import { unionOptions } from "../union_options.ts";

/** The forms of the page, by what they record. */
export const peopleForms = ["importer", "declarant", "state"] as const;
export type PeopleForm = typeof peopleForms[number];

/** A form that could not be carried out as it stands. */
export interface PeopleTold {
  /** The form that was sent. */
  readonly form?: PeopleForm;
  readonly values?: ReadonlyMap<string, string>;
  readonly errors?: FormErrors;
  /** Sentence about what was recorded. */
  readonly done?: string | undefined;
}

const tones = { applied: "warn", authorised: "good", refused: "bad", revoked: "bad" } as const;

interface Parts {
  readonly member: Member;
  readonly chosen: Chosen;
  readonly told: PeopleTold;
}

/** Value and error of a field of a form: those that were sent with it. */
const sentOf = ({ told }: Parts, form: PeopleForm) => (name: string) => ({
  value: told.form === form ? told.values?.get(name) : undefined,
  error: told.form === form ? told.errors?.get(name) : undefined,
});

const Importers = ({ member: { visit: { language } }, chosen: { importers } }: Parts): VNode => {
  const texts = peopleTexts[language];
  return importers.length === 0 ? <p class="panel">{texts.noImporters}</p> : (
    <DataTable
      caption={texts.importers}
      isCaptionUnseen
      rows={importers}
      columns={[
        { heading: texts.name, cell: ({ name }) => name },
        { heading: texts.eori, cell: ({ eori }) => <span class="id">{eori}</span> },
        {
          heading: texts.memberState,
          cell: ({ memberState }) => memberState === null ? texts.outside : placeName(memberState, language),
        },
        {
          heading: frameTexts[language].year,
          cell: ({ id, name }) => (
            <a href={`${importPaths.year}?importer=${id}`}>
              {texts.toYear} <span class="unseen">{name}</span>
            </a>
          ),
        },
      ]}
    />
  );
};

const StateList = ({ declarant, language }: { declarant: Declarant; language: Language }): VNode => {
  const texts = peopleTexts[language];
  const { states } = frameTexts[language];
  return declarant.states.length === 0 ? <>{texts.noState}</> : (
    <ul class="plain">
      {declarant.states.map(({ state, from, reference }) => (
        <li>
          {`${longDay(from, language)}: ${states[state]}`}
          {reference === null ? null : <span class="muted">{` (${reference})`}</span>}
        </li>
      ))}
    </ul>
  );
};

const Declarants = ({ member: { visit: { language } }, chosen: { declarants, today } }: Parts): VNode => {
  const texts = peopleTexts[language];
  const frame = frameTexts[language];
  return declarants.length === 0 ? <p class="panel">{texts.noDeclarants}</p> : (
    <DataTable
      caption={texts.declarants}
      isCaptionUnseen
      rows={declarants}
      columns={[
        { heading: texts.name, cell: ({ name }) => name },
        { heading: texts.eori, cell: ({ eori }) => <span class="id">{eori}</span> },
        { heading: texts.account, cell: ({ account }) => account ?? frame.without },
        {
          heading: texts.today,
          cell: (declarant) => {
            const state = stateOn(declarant, today)?.state;
            return state === undefined
              ? frame.without
              : <span class={`badge ${tones[state]}`}>{frame.states[state]}</span>;
          },
        },
        {
          heading: texts.state,
          cell: (declarant) => <StateList declarant={declarant} language={language} />,
        },
      ]}
    />
  );
};

const ImporterForm = (parts: Parts): VNode => {
  const { member: { visit: { language }, signedIn } } = parts;
  const texts = peopleTexts[language];
  const sent = sentOf(parts, "importer");
  return (
    <form class="panel" id="importer" method="post" action={importPaths.people}>
      <h3>{texts.addImporter}</h3>
      <p class="muted small">{texts.addImporterText}</p>
      <FormToken signedIn={signedIn} />
      <input type="hidden" name="do" value="importer" />
      <div class="fields">
        <TextField
          language={language}
          name="eori"
          id="importer-eori"
          label={texts.eori}
          hint={texts.eoriHint}
          maxLength={20}
          isRequired
          {...sent("eori")}
        />
        <TextField
          language={language}
          name="name"
          id="importer-name"
          label={texts.name}
          maxLength={200}
          isRequired
          {...sent("name")}
        />
        <SelectField
          language={language}
          name="member_state"
          id="importer-member_state"
          label={texts.memberState}
          hint={texts.memberStateHint}
          options={[{ value: "", label: texts.outside }, ...unionOptions(language)]}
          {...sent("member_state")}
        />
      </div>
      <div class="actions">
        <button class="button" type="submit">{texts.saveImporter}</button>
      </div>
    </form>
  );
};

const DeclarantForm = (parts: Parts): VNode => {
  const { member: { visit: { language }, signedIn } } = parts;
  const texts = peopleTexts[language];
  const sent = sentOf(parts, "declarant");
  return (
    <form class="panel" id="declarant" method="post" action={importPaths.people}>
      <h3>{texts.addDeclarant}</h3>
      <p class="muted small">{texts.addDeclarantText}</p>
      <FormToken signedIn={signedIn} />
      <input type="hidden" name="do" value="declarant" />
      <div class="fields">
        <TextField
          language={language}
          name="eori"
          id="declarant-eori"
          label={texts.eori}
          hint={texts.eoriHint}
          maxLength={20}
          isRequired
          {...sent("eori")}
        />
        <TextField
          language={language}
          name="name"
          id="declarant-name"
          label={texts.name}
          maxLength={200}
          isRequired
          {...sent("name")}
        />
        <TextField
          language={language}
          name="cbam_account"
          id="declarant-cbam_account"
          label={texts.account}
          hint={texts.accountHint}
          maxLength={50}
          isOptional
          {...sent("cbam_account")}
        />
      </div>
      <div class="actions">
        <button class="button" type="submit">{texts.saveDeclarant}</button>
      </div>
    </form>
  );
};

const StateForm = (parts: Parts): VNode | null => {
  const { member: { visit: { language }, signedIn }, chosen: { declarants } } = parts;
  const texts = peopleTexts[language];
  const sent = sentOf(parts, "state");
  return declarants.length === 0
    ? null
    : (
      <form class="panel" id="state" method="post" action={importPaths.people}>
        <h3>{texts.addState}</h3>
        <p class="muted small">{texts.addStateText}</p>
        <FormToken signedIn={signedIn} />
        <input type="hidden" name="do" value="state" />
        <div class="fields">
          <SelectField
            language={language}
            name="declarant"
            id="state-declarant"
            label={memberTexts[language].declarant}
            options={personOptions(declarants)}
            {...sent("declarant")}
          />
          <div class="fields pair">
            <SelectField
              language={language}
              name="state"
              id="state-state"
              label={texts.state}
              options={wordOptions(frameTexts[language].states)}
              {...sent("state")}
            />
            <TextField
              language={language}
              name="from"
              id="state-from"
              label={texts.from}
              type="date"
              isRequired
              {...sent("from")}
            />
          </div>
          <TextField
            language={language}
            name="reference"
            id="state-reference"
            label={texts.reference}
            hint={texts.referenceHint}
            maxLength={200}
            isOptional
            {...sent("reference")}
          />
        </div>
        <div class="actions">
          <button class="button" type="submit">{texts.saveState}</button>
        </div>
      </form>
    );
};

/** @returns the page with the lists and the forms */
export const peoplePage = (member: Member, chosen: Chosen, told: PeopleTold = {}): Framed => {
  const { language } = member.visit;
  const texts = peopleTexts[language];
  const parts = { member, chosen, told };
  const errors = [...told.errors ?? []].map(([name, message]) => ({ id: `${told.form}-${name}`, message }));
  return inImports(member, {
    tab: "people",
    title: frameTexts[language].people,
    children: (
      <>
        <p class="lead">{texts.lead}</p>
        <Done text={told.done} />
        <ErrorSummary language={language} errors={errors} />
        <h2>{texts.importers}</h2>
        <Importers {...parts} />
        <h2>{texts.declarants}</h2>
        <Declarants {...parts} />
        <div class="columns halves forms">
          <ImporterForm {...parts} />
          <DeclarantForm {...parts} />
          <StateForm {...parts} />
        </div>
      </>
    ),
  });
};
