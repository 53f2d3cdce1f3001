/**
 * One import: as it holds now, what it comes to, the document code of its day, and every entry that was made of it.
 */
import type { VNode } from "preact";
import { quantityOf } from "../../../../domain/imports/figures/shipments.ts";
import { changedMembers } from "../../../../domain/imports/ledger/names/changed_members.ts";
import type { LedgerEntry } from "../../../../domain/imports/ledger/entry.ts";
import { debtorOfImport } from "../../../../domain/imports/people/declarant.ts";
import type { Framed } from "../../../../web/page/layout.tsx";
import type { Member } from "../../../../web/page/routes.ts";
import { DataTable } from "../../../../web/parts/data_table.tsx";
import { Notice } from "../../../../web/parts/notice.tsx";
import { count, longDay, placeName, spacedCode } from "../../../../web/words/figures.ts";
import type { Language } from "../../../../web/words/language.ts";
import { frameTexts } from "../../texts/frame.ts";
import { ledgerTexts } from "../../texts/ledger.ts";
import { memberTexts } from "../../texts/members.ts";
import { CodeResult } from "../../../cbam/pages/codes/code_answer.tsx";
import { Done, inImports } from "../frame.tsx";
import { importPath, valuePath } from "../import_paths.ts";
import { moreFacts } from "../more_facts.ts";
import { findingSentence, importFields } from "../sentences.ts";
import { kilograms, tonnes } from "../shown.ts";
import { ChangeNotes } from "./recording/change_notes.tsx";
import { CalculationsPanel } from "./calculations_panel.tsx";
import { FiguresPanel } from "./entry_figures.tsx";
import { SavingOfImport } from "../saving/saving_of_import.tsx";
import type { EntryView } from "./entry_view.ts";
import { type Fact, Facts } from "../facts.tsx";
import { ValuesPanel } from "./values/values_panel.tsx";

const quantityText = (entry: LedgerEntry, language: Language): string => {
  const { quantity, unit } = quantityOf(entry.facts);
  return unit === "t" ? `${kilograms(quantity, language)} kg` : `${tonnes(quantity, language)} MWh`;
};

const codesText = ({ facts: { codes } }: LedgerEntry): string =>
  codes.map(({ code, reference }) => reference === null ? code : `${code} (${reference})`).join(", ");

const optionalFact = (name: string, value: string | null | undefined): ReadonlyArray<Fact> =>
  value === null || value === undefined || value === "" ? [] : [[name, value]];

/** The supplier's value that the figures were taken from, by the version that was taken. */
const valueFact = (
  { id, version }: NonNullable<NonNullable<LedgerEntry["facts"]["actual"]>["value"]>,
  used: EntryView["used"],
  language: Language,
): Fact => {
  const { valueStates, versionOf } = ledgerTexts[language];
  const about = used === undefined
    ? []
    : [String(used.value.key.period), valueStates[used.value.facts.state]];
  return [
    memberTexts[language].value_id,
    <>
      <a href={valuePath(id)}>{[...about, versionOf(count(version, language))].join(", ")}</a>
      <div>
        <code class="id small">{id}</code>
      </div>
    </>,
  ];
};

const FactsPanel = ({ view, language }: { readonly view: EntryView; readonly language: Language }): VNode => {
  const { entry, importer, declarant, calculated } = view;
  const [texts, frame, names] = [ledgerTexts[language], frameTexts[language], memberTexts[language]];
  const { facts } = entry;
  const { actual } = facts;
  return (
    <section class="panel">
      <h2>{calculated === undefined ? texts.lastFacts : texts.factsTitle}</h2>
      <Facts
        facts={[
          [names.importer, importer?.name ?? frame.without],
          [names.declarant, declarant?.name ?? frame.noDeclarant],
          [names.representation, frame.representations[entry.representation]],
          [names.release_date, longDay(facts.releasedOn, language)],
          [names.recorded_on, longDay(entry.recordedOn, language)],
          [names.procedure, facts.procedure],
          [names.cn_code, spacedCode(facts.cnCode)],
          [names.origin_country, placeName(facts.origin, language)],
          [texts.quantity, quantityText(entry, language)],
          ...optionalFact(names.production_route, facts.productionRoute),
          [names.determination, frame.determinations[facts.determination]],
          ...optionalFact(
            texts.installation,
            actual && [actual.installation.id, actual.installation.name].filter(Boolean).join(", "),
          ),
          ...(actual?.value === undefined ? [] : [valueFact(actual.value, view.used, language)]),
          ...optionalFact(texts.verifier, actual?.verification?.verifier),
          ...moreFacts(view, language),
          ...optionalFact(texts.recordedCodes, codesText(entry)),
          ...optionalFact(names.note, facts.note),
        ]}
      />
      {calculated === undefined || importer === undefined ? null : (
        <>
          {view.withoutDeclarant.map((finding) => (
            <p key={finding.kind}>{findingSentence(finding, language)}</p>
          ))}
          <p class="muted small">
            {findingSentence(
              { kind: "whoOwes", why: debtorOfImport(entry.representation, importer, declarant).why },
              language,
            )}
          </p>
        </>
      )}
    </section>
  );
};

/** Members in which an entry differs from the one before it. */
const changedIn = (history: ReadonlyArray<LedgerEntry>, index: number, language: Language): string => {
  const [before, entry] = [history[index - 1], history[index]];
  if (before === undefined || entry === undefined || entry.kind === "cancellation") return "";
  const { nameOf } = importFields(language);
  return changedMembers(before, entry).map(nameOf).join(", ");
};

const History = ({ view: { history }, language }: {
  readonly view: EntryView;
  readonly language: Language;
}): VNode => {
  const [texts, names, frame] = [ledgerTexts[language], memberTexts[language], frameTexts[language]];
  const rows = history.map((entry, index) => ({ entry, changed: changedIn(history, index, language) }));
  return (
    <section class="panel">
      <h2>{texts.historyTitle}</h2>
      <DataTable
        caption={texts.historyTitle}
        isCaptionUnseen
        rows={rows.toReversed()}
        columns={[
          { heading: texts.entry, cell: ({ entry }) => texts.kinds[entry.kind] },
          {
            heading: texts.recordedOn,
            cell: ({ entry }) => <span class="whole">{longDay(entry.recordedOn, language)}</span>,
          },
          {
            heading: names.release_date,
            cell: ({ entry }) => <span class="whole">{longDay(entry.facts.releasedOn, language)}</span>,
          },
          { heading: texts.quantity, isNumber: true, cell: ({ entry }) => quantityText(entry, language) },
          {
            heading: texts.changed,
            cell: ({ changed }) => <span class="words">{changed === "" ? frame.without : changed}</span>,
          },
          { heading: "ID", cell: ({ entry }) => <code class="id small">{entry.id}</code> },
        ]}
      />
    </section>
  );
};

const Actions = ({ view, language }: { readonly view: EntryView; readonly language: Language }): VNode => {
  const texts = ledgerTexts[language];
  const { calculated, entry } = view;
  return calculated === undefined
    ? (
      <Notice tone="warn">
        <p>{texts.isCancelled(longDay(entry.recordedOn, language))}</p>
        <p>
          <a href={`${importPath(entry.id)}/correct`}>{texts.bringBack}</a>
        </p>
      </Notice>
    )
    : (
      <div class="actions entry-actions">
        <a class="button second" href={`${importPath(calculated.live.id)}/correct`}>{texts.correct}</a>
        <a class="button quiet" href={`${importPath(calculated.live.id)}/cancel`}>{texts.cancel}</a>
      </div>
    );
};

/** @returns the page of an import */
export const entryPage = (member: Member, view: EntryView): Framed => {
  const { language, query } = member.visit;
  const texts = ledgerTexts[language];
  const { calculated, entry, code } = view;
  const dones: Readonly<Record<string, string>> = {
    added: texts.added,
    unchanged: texts.unchanged,
    earlier: texts.earlier,
    corrected: texts.corrected,
    cancelled: texts.cancelled,
  };
  return inImports(member, {
    tab: "ledger",
    title: `${entry.mrn}, ${texts.item(count(entry.item, language))}`,
    children: (
      <>
        <Done text={dones[query["done"] ?? ""]} />
        {query["done"] === "corrected" ? <ChangeNotes history={view.history} language={language} /> : null}
        <Actions view={view} language={language} />
        <div class="columns halves">
          <div class="stack">
            <FactsPanel view={view} language={language} />
            <SavingOfImport view={view} language={language} />
          </div>
          <div class="stack">
            <FiguresPanel view={view} language={language} />
            <section class="panel">
              <h2>{ledgerTexts[language].codesTitle(longDay(entry.facts.releasedOn, language))}</h2>
              <CodeResult answer={code} language={language} />
            </section>
          </div>
        </div>
        {calculated === undefined ? null : (
          <ValuesPanel
            id={calculated.live.id}
            offered={view.offered}
            used={view.used}
            language={language}
          />
        )}
        <History view={view} language={language} />
        <CalculationsPanel calculations={view.calculations} language={language} />
      </>
    ),
  });
};
