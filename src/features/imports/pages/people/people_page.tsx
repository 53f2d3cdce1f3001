/**
 * Importers and declarants of an account: who is there, in which state, and the forms that record them.
 */
import type { VNode } from "preact";
import { type Declarant, type Importer, stateOn } from "../../../../domain/imports/people/declarant.ts";
import type { Framed } from "../../../../web/page/layout.tsx";
import type { Member } from "../../../../web/page/routes.ts";
import { ChangedMeanwhile } from "../../../../web/page/changed_since.tsx";
import { recordsANumberedPage } from "../../../../application/page.ts";
import type { CalendarDay } from "../../../../kernel/time/calendar.ts";
import { accountTexts } from "../../../accounts/texts/account.ts";
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
import { listOf, type PeopleList, PeoplePages, PeopleSearch, wordsOfPeople } from "./people_list.tsx";
import type { PeopleOutcome } from "./people_outcome.ts";
import { labelled } from "../../../../web/words/labelled.ts";

const tones = { applied: "warn", authorised: "good", refused: "bad", revoked: "bad" } as const;

const Importers = ({ language, list }: {
  readonly language: Language;
  readonly list: PeopleList<Importer>;
}): VNode => {
  const texts = peopleTexts[language];
  return list.all === 0 ? <p class="panel">{texts.noImporters}</p> : (
    <DataTable
      caption={texts.importers}
      isCaptionUnseen
      rows={list.shown}
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

const Declarants = ({ language, list, today }: {
  readonly language: Language;
  readonly list: PeopleList<Declarant>;
  readonly today: CalendarDay;
}): VNode => {
  const texts = peopleTexts[language];
  const frame = frameTexts[language];
  return list.all === 0 ? <p class="panel">{texts.noDeclarants}</p> : (
    <DataTable
      caption={texts.declarants}
      isCaptionUnseen
      rows={list.shown}
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
  const importers = listOf(member, "importers", chosen.importers);
  const declarants = listOf(member, "declarants", chosen.declarants);
  const isSearched = Math.max(importers.all, declarants.all) > recordsANumberedPage;
  const nothing = <p class="panel">{accountTexts[language].nothingFound(wordsOfPeople(member))}</p>;
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
        {isSearched ? <PeopleSearch member={member} /> : null}
        <h2>{texts.importers}</h2>
        {importers.found === 0 && importers.all > 0
          ? nothing
          : <Importers language={language} list={importers} />}
        <PeoplePages member={member} list={importers} />
        <h2>{texts.declarants}</h2>
        {declarants.found === 0 && declarants.all > 0
          ? nothing
          : <Declarants language={language} list={declarants} today={chosen.today} />}
        <PeoplePages member={member} list={declarants} />
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
