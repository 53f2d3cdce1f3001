/**
 * The form of an invoice, with the preview beside it.
 */
import * as Effect from "effect/Effect";
import type { VNode } from "preact";
import { mostSaved } from "../../../domain/saved/saved_kinds.ts";
import { formIdName } from "../../../http/routes/form_once.ts";
import type { Framed } from "../../../web/page/layout.tsx";
import { EarlierNote } from "../../../web/parts/earlier_note.tsx";
import { ErrorSummary } from "../../../web/parts/fields.tsx";
import { FormToken } from "../../../web/parts/form_token.tsx";
import { Notice } from "../../../web/parts/notice.tsx";
import type { Member } from "../../../web/page/routes.ts";
import type { Language } from "../../../web/words/language.ts";
import { invoiceTexts } from "../texts/invoice.ts";
import { drawnRows, type FormState, LineGrid, PartyFields } from "./form_parts.tsx";
import {
  BesideForm,
  Charges,
  Countries,
  DocumentFields,
  FileBar,
  type FormPage,
  Receiver,
  Terms,
} from "./form_sections.tsx";

const Buttons = ({ state }: { state: FormPage }): VNode => {
  const texts = invoiceTexts[state.language];
  return (
    <div class="panel actions">
      <button class="button" type="submit" name="do" value="create">{texts.create}</button>
      <button class="button second" type="submit" name="do" value="check">{texts.check}</button>
      <button
        class="button second"
        type="submit"
        name="do"
        value="preview"
        id="preview"
        formaction="/invoices/preview"
        formtarget="_blank"
      >
        {texts.preview}
      </button>
    </div>
  );
};

/** Texts for the form's module, which has none of its own. */
const wordsOf = ({ language }: FormState): string => {
  const texts = invoiceTexts[language];
  const { notJson, notUtf8, failed, ended, allGood } = texts;
  return JSON.stringify({
    ...{ notJson, notUtf8, failed, ended, allGood },
    earlier: texts.earlierSums,
    open1: texts.openIssues(1),
    openMany: texts.openIssues(2).replace("2", "#"),
    tooManyLines: texts.tooManyLines("{0}"),
    leftOut: texts.leftOut("{0}"),
    ...{ what: texts.beside.what, says: texts.beside.says, leaveOut: texts.beside.leaveOut },
  });
};

const FormNotices = ({ state }: { state: FormPage }): VNode => {
  const texts = invoiceTexts[state.language];
  const errors = [...state.errors].map(([id, message]) => ({ id, message }));
  return (
    <>
      <ErrorSummary language={state.language} errors={errors} />
      {state.isGood
        ? (
          <Notice tone="good">
            <p>{texts.allGood}</p>
          </Notice>
        )
        : null}
      {state.warnings.length === 0 ? null : (
        <Notice tone="warn" title={texts.warningsTitle}>
          <ul>{state.warnings.map((warning) => <li>{warning}</li>)}</ul>
        </Notice>
      )}
    </>
  );
};

/** Draft of the browser that may be dropped. */
const Draft = ({ state }: { readonly state: FormPage }): VNode => {
  const texts = invoiceTexts[state.language];
  return (
    <div id="draft" class="notice" role="status" hidden>
      <p>{texts.draft}</p>
      <p class="actions">
        <button type="button" class="button second small">{texts.forgetDraft}</button>
      </p>
    </div>
  );
};

/** Said by the module of a draft that was to be forgotten, and that another browser changed since. */
export const DraftStays = ({ language }: { readonly language: Language }): VNode => {
  const texts = invoiceTexts[language];
  return (
    <div id="draft-stays" class="notice" role="status" hidden>
      <p>{texts.draftStays}</p>
      <p class="actions">
        <a class="button second small" href="/invoices/new">{texts.openDraft}</a>{" "}
        <a class="button second small" href="/invoices/new?draft=new">{texts.forgetDraft}</a>
      </p>
    </div>
  );
};

/** Parties of the document. */
const Parties = ({ state }: { readonly state: FormPage }): VNode => {
  const texts = invoiceTexts[state.language];
  return (
    <section class="panel fields">
      <h2>{texts.partiesTitle}</h2>
      <div class="columns halves parties">
        <PartyFields state={state} party="shipper" />
        <PartyFields state={state} party="consignee" />
      </div>
    </section>
  );
};

/** Goods of the document, line by line. */
const GoodsLines = ({ state, rows }: { readonly state: FormPage; readonly rows: string }): VNode => {
  const texts = invoiceTexts[state.language];
  return (
    <section class="panel fields">
      <h2>{texts.goodsTitle}</h2>
      <p class="hint">{texts.goodsHint}</p>
      <p class="error" id="goods-said" role="alert" hidden></p>
      <LineGrid state={state} rows={rows} />
      <div class="actions">
        <button class="button second small" type="submit" name="do" value="more" id="more">
          {texts.moreLines}
        </button>
      </div>
    </section>
  );
};

/** Place of the document that is made of what was typed. */
const Preview = ({ state }: { readonly state: FormPage }): VNode => {
  const texts = invoiceTexts[state.language];
  return (
    <aside class="panel" aria-label={texts.previewTitle}>
      <h2>{texts.previewTitle}</h2>
      <p class="muted small" id="preview-empty">{texts.previewEmpty}</p>
      <EarlierNote language={state.language} earlier={texts.earlierPreview} />
      <iframe id="preview-frame" title={texts.previewTitle} hidden></iframe>
    </aside>
  );
};

const framedForm = (member: Member, state: FormPage, rows: string): Framed => {
  const texts = invoiceTexts[state.language];
  const children = (
    <>
      <div class="page-head">
        <h1>{texts.title}</h1>
        <p class="lead">{texts.lead}</p>
        {state.isFresh
          ? <p class="muted small">{texts.draftsKept(mostSaved(`draft-invoice-${state.language}`))}</p>
          : null}
      </div>
      <FormNotices state={state} />
      {state.isFresh ? <Draft state={state} /> : null}
      {state.isFresh ? <DraftStays language={state.language} /> : null}
      <div class="invoice-columns">
        <form
          id="invoice"
          method="post"
          action="/invoices/new"
          data-draft="own"
          data-words={wordsOf(state)}
          noValidate
        >
          <FormToken signedIn={member.signedIn} />
          <input type="hidden" name={formIdName} value={state.formId} />
          <input type="hidden" name="base" value={state.base} />
          <input type="hidden" name="rows" value={String(state.rows.length)} />
          <button type="submit" name="do" value="check" hidden />
          <FileBar state={state} />
          <BesideForm state={state} />
          <DocumentFields state={state} />
          <Parties state={state} />
          <Terms state={state} />
          <GoodsLines state={state} rows={rows} />
          <Charges state={state} />
          <Receiver member={member} state={state} />
          <Buttons state={state} />
          <Countries state={state} />
          <datalist id="parties"></datalist>
        </form>
        <Preview state={state} />
      </div>
    </>
  );
  return {
    visit: member.visit,
    title: texts.title,
    section: "invoices",
    modules: ["features/invoices/browser/invoice.ts"],
    children,
  };
};

/** @returns the form, filled in as far as it was */
export const formPage = (member: Member, state: FormPage): Effect.Effect<Framed> =>
  Effect.map(drawnRows(state), (rows) => framedForm(member, state, rows));
