/**
 * Importers and declarants of an account: who is there, in which state, and the forms that record them.
 */
import type { VNode } from "preact";
import { type Declarant, stateOn } from "../../../../domain/imports/people/declarant.ts";
import type { Framed } from "../../../../web/page/layout.tsx";
import type { Member } from "../../../../web/page/routes.ts";
import { ChangedMeanwhile } from "../../../../web/page/changed_since.tsx";
import { DataTable } from "../../../../web/parts/data_table.tsx";
import { ErrorSummary } from "../../../../web/parts/fields.tsx";
import { longDay, placeName } from "../../../../web/words/figures.ts";
import type { Language } from "../../../../web/words/language.ts";
import { frameTexts } from "../../texts/frame.ts";
import { peopleTexts } from "../../texts/people.ts";
import type { ChosenYear } from "../chosen.ts";
import { Done, inImports } from "../frame.tsx";
import { importPaths } from "../import_paths.ts";
import { Offered } from "../../../../web/parts/form_token.tsx";
import { DeclarantForm, ImporterForm, StateForm } from "./people_forms.tsx";
import type { PeopleOutcome, PeopleParts } from "./people_outcome.ts";
import { labelled } from "../../../../web/words/labelled.ts";

const tones = { applied: "warn", authorised: "good", refused: "bad", revoked: "bad" } as const;

const Importers = ({ member: { visit: { language } }, chosen: { importers } }: PeopleParts): VNode => {
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
            <a class="whole" href={`${importPaths.year}?importer=${id}`}>
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
          {labelled(longDay(from, language), states[state], language)}
          {reference === null ? null : <span class="muted">{` (${reference})`}</span>}
        </li>
      ))}
    </ul>
  );
};

const Declarants = (
  { member: { visit: { language } }, chosen: { declarants, today } }: PeopleParts,
): VNode => {
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

/** @returns the page with the lists and the forms */
export const peoplePage = (member: Member, chosen: ChosenYear, told: PeopleOutcome = {}): Framed => {
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
        {told.isChanged === true ? <ChangedMeanwhile language={language} /> : null}
        <ErrorSummary language={language} errors={errors} />
        <h2>{texts.importers}</h2>
        <Importers {...parts} />
        <h2>{texts.declarants}</h2>
        <Declarants {...parts} />
        <Offered right="work">
          <div class={`columns forms ${chosen.declarants.length === 0 ? "halves" : "thirds"}`}>
            <ImporterForm {...parts} />
            <DeclarantForm {...parts} />
            <StateForm {...parts} />
          </div>
        </Offered>
        {chosen.importers.length + chosen.declarants.length === 0 ? null : (
          <section class="panel">
            <h2>{texts.archiveTitle}</h2>
            <p>{texts.archiveText}</p>
            <p>
              <a class="button second" href={importPaths.archive} download>{texts.archive}</a>
            </p>
          </section>
        )}
      </>
    ),
  });
};
