/**
 * The page that takes a sheet of imports: it is chosen, looked at with its columns and rows, and recorded. Each step is the
 * answer to a form, with and without scripts.
 */
import type { VNode } from "preact";
import type { Framed } from "../../../../web/page/layout.tsx";
import type { Member } from "../../../../web/page/routes.ts";
import { SelectField } from "../../../../web/parts/fields.tsx";
import { FormToken } from "../../../../web/parts/form_token.tsx";
import { Notice } from "../../../../web/parts/notice.tsx";
import { count } from "../../../../web/words/figures.ts";
import { PlainChoices } from "../../../cbam/pages/tables/table_controls.tsx";
import { tablesTexts } from "../../../cbam/texts/tables.ts";
import { frameTexts } from "../../texts/frame.ts";
import { memberTexts } from "../../texts/members.ts";
import { sheetTexts } from "../../texts/sheet.ts";
import { type ChosenYear, declarantAtFirst, representationAtFirst } from "../chosen.ts";
import { FirstStep, inImports, pathFor, wordOptions } from "../frame.tsx";
import { importPaths } from "../import_paths.ts";
import { PersonChoice } from "../../../../web/people/person_choice.tsx";
import { declarantOptions, personOptions } from "../whose/person_options.ts";
import { DeclarantNote, FileWarnings, LaterRows, RowNotes } from "./file_warnings.tsx";
import { SheetDrop } from "./sheet_drop.tsx";
import { lookedAt, type SheetForm, sheetText } from "./sheet_form.ts";
import { Columns, RefusedRows, RowsPanel } from "./sheet_parts.tsx";
import type { SheetView } from "./sheet_view.ts";

/** State of the page. */
export interface SheetState {
  /** Undefined before anything was sent. */
  readonly form: SheetForm | undefined;
  /** Undefined before a sheet was looked at. */
  readonly view: SheetView | undefined;
  /** Why there is no sheet. */
  readonly error?: string;
  /** Key under which the sheet is recorded once. */
  readonly newKey: string;
}

interface Parts extends SheetState {
  readonly member: Member;
  readonly chosen: ChosenYear;
}

const Whose = ({ member: { visit: { language } }, chosen, form }: Parts): VNode => {
  const [texts, frame, names] = [sheetTexts[language], frameTexts[language], memberTexts[language]];
  return (
    <fieldset class="plain-set">
      <legend>{texts.ofWhom}</legend>
      <div class="fields spread">
        <PersonChoice
          language={language}
          name="importer"
          label={names.importer}
          options={personOptions(chosen.importers)}
          value={form?.importer ?? chosen.importer?.id}
        />
        <PersonChoice
          language={language}
          name="declarant"
          label={names.declarant}
          options={declarantOptions(chosen, language)}
          value={form?.declarant ?? declarantAtFirst(chosen)}
        />
        <SelectField
          language={language}
          name="representation"
          label={names.representation}
          options={wordOptions(frame.representations)}
          value={form?.representation ?? representationAtFirst(chosen)}
        />
      </div>
    </fieldset>
  );
};

const ColumnsPanel = ({ member: { visit: { language } }, view }: Parts): VNode | null => {
  const texts = sheetTexts[language];
  if (view === undefined || view.columns.length === 0) return null;
  return (
    <details class="panel" open={view.questions.length > 0}>
      <summary>{texts.columnsTitle}</summary>
      <p class="muted">{texts.columnsText}</p>
      <Columns columns={view.columns} language={language} />
      <p class="actions">
        <button class="button second" type="submit" name="do" value="look">{texts.lookAgain}</button>
      </p>
    </details>
  );
};

const Kept = ({ form, view, newKey }: Parts): VNode => (
  <>
    <input type="hidden" name="key" value={newKey} />
    {form?.sheet === undefined ? null : (
      <>
        <input type="hidden" name="sheet" value={sheetText(form.sheet)} />
        <input type="hidden" name="sheet_name" value={form.sheet.name} />
        {view?.checked === undefined
          ? null
          : <input type="hidden" name="looked" value={lookedAt(form, view.columns)} />}
      </>
    )}
    {view === undefined || view.columns.length === 0
      ? null
      : <input type="hidden" name="columns_of" value={view.headingRow} />}
  </>
);

const Form = (parts: Parts): VNode => {
  const { member, form, view, error } = parts;
  const { language } = member.visit;
  const texts = sheetTexts[language];
  const isAsked = view !== undefined && view.questions.length > 0;
  return (
    <form
      class="sheet-form"
      method="post"
      action={pathFor(importPaths.sheet, member)}
      enctype="multipart/form-data"
    >
      <FormToken signedIn={member.signedIn} />
      <Kept {...parts} />
      {form?.sheet === undefined ? null : <p class="lead">{texts.current(form.sheet.name)}</p>}
      {isAsked
        ? (
          <Notice tone="bad" title={texts.questionsTitle}>
            {view.questions.map((sentence) => <p key={sentence}>{sentence}</p>)}
          </Notice>
        )
        : null}
      <FileWarnings warnings={view?.warnings ?? []} language={language} />
      {view?.checked === undefined ? null : (
        <>
          <DeclarantNote chosen={parts.chosen} declarant={form?.declarant ?? ""} language={language} />
          <RowNotes checked={view.checked} language={language} />
          <LaterRows checked={view.checked} language={language} />
          <RowsPanel checked={view.checked} language={language} />
        </>
      )}
      {view?.checked === undefined
        ? null
        : <RefusedRows refused={view.checked.refused} text={texts.refusedText} language={language} />}
      <ColumnsPanel {...parts} />
      <section class="panel">
        <h2>{form?.sheet === undefined ? texts.chooseTitle : texts.another}</h2>
        <Whose {...parts} />
        <SheetDrop
          drop={texts.drop}
          choose={texts.choose}
          limits={`${texts.limits} ${texts.unrecorded}`}
          error={error}
        />
        <details open={isAsked}>
          <summary>{tablesTexts[language].choices}</summary>
          <PlainChoices texts={tablesTexts[language]} choices={form?.choices ?? {}} />
        </details>
        <p class="actions">
          <button class="button" type="submit" name="do" value="look">{texts.look}</button>
          <a href="/docs/import-tables">{texts.template}</a>
        </p>
      </section>
    </form>
  );
};

const Recorded = ({ member, view }: Parts): VNode => {
  const { language } = member.visit;
  const texts = sheetTexts[language];
  const { summary, refused } = view?.checked ??
    { summary: { added: 0, unchanged: 0 }, refused: [] };
  return (
    <>
      <Notice tone="good" title={texts.recordedTitle}>
        <p>{texts.recorded(count(summary.added, language), count(summary.unchanged, language))}</p>
      </Notice>
      <FileWarnings warnings={view?.warnings ?? []} language={language} />
      {view?.checked === undefined ? null : (
        <>
          <RowNotes checked={view.checked} language={language} />
          <LaterRows checked={view.checked} language={language} />
        </>
      )}
      <p class="actions">
        <a class="button" href={pathFor(importPaths.ledger, member)}>{texts.toLedger}</a>
        <a class="button second" href={pathFor(importPaths.sheet, member)}>{texts.another}</a>
      </p>
      <RefusedRows refused={refused} text={texts.refusedText} language={language} />
    </>
  );
};

/** Returns the page; what to do first for an account without an importer. */
export const sheetPage = (member: Member, chosen: ChosenYear, state: SheetState): Framed => {
  const { language } = member.visit;
  const texts = sheetTexts[language];
  const parts = { member, chosen, ...state };
  const hasForm = chosen.importer !== undefined && state.view?.isRecorded !== true;
  return {
    ...inImports(member, {
      tab: "ledger",
      title: texts.title,
      children: chosen.importer === undefined
        ? <FirstStep language={language} />
        : state.view?.isRecorded === true
        ? <Recorded {...parts} />
        : (
          <>
            <p class="lead">{texts.lead}</p>
            <Form {...parts} />
          </>
        ),
    }),
    ...(hasForm ? { modules: ["features/imports/browser/sheet.ts"] } : undefined),
  };
};
