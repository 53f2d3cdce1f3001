/**
 * The form of an invoice, with the preview beside it, and the page of an invoice that was made.
 */
import type { VNode } from "preact";
import type { InvoiceAnswer } from "../../../contract/answers/invoices.ts";
import { additionalDocumentTypes, primaryDocumentTypes } from "../../../contract/values/document_types.ts";
import { incoterms, transportModes } from "../../../contract/values/terms.ts";
import { everyAlpha3 } from "../../../kernel/identifiers.ts";
import { alpha2OfAnyCode } from "../../../kernel/identifiers.ts";
import { longDay, placeName } from "../figures.ts";
import type { Framed } from "../layout.tsx";
import { ErrorSummary } from "../parts/fields.tsx";
import { FormToken } from "../parts/form_token.tsx";
import { Notice } from "../parts/notice.tsx";
import type { Member } from "../routes.ts";
import { accountTexts } from "../texts/account.ts";
import { invoiceTexts } from "../texts/invoice.ts";
import { type FormState, LineGrid, MemberChoice, MemberField, PartyFields } from "./form_parts.tsx";
import { data } from "./invoice_form.ts";

/** What the form's page is made of, beside the fields. */
export interface FormPage extends FormState {
  /** The request of an opened file, as JSON. */
  readonly base: string;
  readonly warnings: ReadonlyArray<string>;
  readonly declared: string;
  readonly additional: ReadonlySet<string>;
  readonly isSameManufacturer: boolean;
  readonly receiver: string;
  /** Whether all was checked and nothing is wrong. */
  readonly isGood: boolean;
}

const Countries = ({ state }: { state: FormState }): VNode => (
  <datalist id="countries">
    {everyAlpha3.map((code) => (
      <option value={alpha2OfAnyCode(code) ?? code} label={placeName(code, state.language)} />
    ))}
  </datalist>
);

const DocumentFields = ({ state }: { state: FormPage }): VNode => {
  const texts = invoiceTexts[state.language];
  const names = accountTexts[state.language].documentNames;
  return (
    <section class="panel fields">
      <h2>{texts.documentsTitle}</h2>
      <div class="fields pair">
        <MemberChoice
          state={state}
          name={`${data}/primaryDocument`}
          label={texts.fields.primaryDocument}
          options={primaryDocumentTypes.map((value) => ({ value, label: names[value] }))}
        />
        <MemberField state={state} name={`${data}/invoiceNumber`} label={texts.fields.invoiceNumber} />
        <MemberField
          state={state}
          name={`${data}/invoiceDate`}
          label={texts.fields.invoiceDate}
          type="date"
        />
        <MemberField state={state} name={`${data}/currency`} label={texts.fields.currency} />
      </div>
      <fieldset class="field">
        <legend>{texts.fields.additionalDocuments}</legend>
        {additionalDocumentTypes.map((value) => (
          <div class="choice">
            <input
              type="checkbox"
              id={value}
              name={`${data}/additionalDocuments`}
              value={value}
              checked={state.additional.has(value)}
            />
            <label for={value}>{names[value]}</label>
          </div>
        ))}
        <div class="choice">
          <input
            type="checkbox"
            id="same-manufacturer"
            name={`${data}/manufacturerSameAsShipper`}
            value="true"
            checked={state.isSameManufacturer}
          />
          <label for="same-manufacturer">{texts.fields.manufacturerSameAsShipper}</label>
        </div>
      </fieldset>
    </section>
  );
};

const Terms = ({ state }: { state: FormPage }): VNode => {
  const texts = invoiceTexts[state.language];
  const { fields } = texts;
  const country = { hint: texts.countryHint, list: "countries", isOptional: true };
  return (
    <section class="panel fields">
      <h2>{texts.termsTitle}</h2>
      <div class="fields pair">
        <MemberChoice
          state={state}
          name={`${data}/incoterms`}
          label={fields.incoterms}
          options={incoterms.map((value) => ({ value, label: value }))}
        />
        <MemberField state={state} name={`${data}/incotermsPlace`} label={fields.incotermsPlace} isOptional />
        <MemberChoice
          state={state}
          name={`${data}/transportMode`}
          label={fields.transportMode}
          options={transportModes.map((value) => ({ value, label: texts.transport[value] }))}
        />
        <MemberField state={state} name={`${data}/portOfLoading`} label={fields.portOfLoading} isOptional />
        <MemberField
          state={state}
          name={`${data}/portOfDischarge`}
          label={fields.portOfDischarge}
          isOptional
        />
        <MemberField
          state={state}
          name={`${data}/countryOfDispatch`}
          label={fields.countryOfDispatch}
          {...country}
        />
        <MemberField
          state={state}
          name={`${data}/countryOfDestination`}
          label={fields.countryOfDestination}
          {...country}
        />
        <MemberField state={state} name={`${data}/paymentTerms`} label={fields.paymentTerms} isOptional />
      </div>
      <MemberField state={state} name={`${data}/declarationText`} label={fields.declarationText} isOptional />
    </section>
  );
};

const Charges = ({ state }: { state: FormPage }): VNode => {
  const texts = invoiceTexts[state.language];
  return (
    <section class="panel fields">
      <h2>{texts.chargesTitle}</h2>
      <div class="fields pair">
        {(["freight", "insurance", "otherCharges"] as const).map((name) => (
          <MemberField state={state} name={`${data}/${name}`} label={texts.fields[name]} isOptional />
        ))}
      </div>
      <p class="declared" aria-live="polite">
        {texts.total} <strong id="declared">{state.declared}</strong>
      </p>
    </section>
  );
};

const Receiver = ({ member, state }: { member: Member; state: FormPage }): VNode => {
  const texts = invoiceTexts[state.language];
  const choices = [
    ["account", texts.receiverAccount(member.signedIn.email)],
    ["none", texts.receiverNone],
    ["other", texts.receiverOther],
  ] as const;
  return (
    <section class="panel fields">
      <h2>{texts.sendingTitle}</h2>
      <fieldset class="field">
        <legend>{texts.receiver}</legend>
        {choices.map(([value, label]) => (
          <div class="choice">
            <input
              type="radio"
              id={`receiver-${value}`}
              name="receiver"
              value={value}
              checked={state.receiver === value}
            />
            <label for={`receiver-${value}`}>{label}</label>
          </div>
        ))}
      </fieldset>
      <MemberField state={state} name="/email" label={texts.receiverAddress} type="email" isOptional />
    </section>
  );
};

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

/** What the form's module says, which has no texts of its own. */
const wordsOf = ({ language }: FormState): string => {
  const texts = invoiceTexts[language];
  const { save, open, forget, remembered, fileHint, notJson, failed, allGood } = texts;
  return JSON.stringify({
    ...{ save, open, forget, remembered, fileHint, notJson, failed, allGood },
    open1: texts.openIssues(1),
    openMany: texts.openIssues(2).replace("2", "#"),
  });
};

const Told = ({ state }: { state: FormPage }): VNode => {
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
          <ul lang="en">{state.warnings.map((warning) => <li>{warning}</li>)}</ul>
        </Notice>
      )}
    </>
  );
};

/** @returns the form, filled in as far as it was */
export const formPage = (member: Member, state: FormPage): Framed => {
  const texts = invoiceTexts[state.language];
  const children = (
    <>
      <div class="page-head">
        <h1>{texts.title}</h1>
        <p class="lead">{texts.lead}</p>
      </div>
      <Told state={state} />
      <div class="invoice-columns">
        <form id="invoice" method="post" action="/invoices/new" data-words={wordsOf(state)} noValidate>
          <FormToken signedIn={member.signedIn} />
          <input type="hidden" name="base" value={state.base} />
          <input type="hidden" name="rows" value={String(state.rows)} />
          <DocumentFields state={state} />
          <section class="panel fields">
            <h2>{texts.partiesTitle}</h2>
            <div class="columns halves">
              <PartyFields state={state} party="shipper" />
              <PartyFields state={state} party="consignee" />
            </div>
          </section>
          <Terms state={state} />
          <section class="panel fields">
            <h2>{texts.goodsTitle}</h2>
            <p class="hint">{texts.goodsHint}</p>
            <LineGrid state={state} />
            <div class="actions">
              <button class="button second small" type="submit" name="do" value="more" id="more">
                {texts.moreLines}
              </button>
            </div>
          </section>
          <Charges state={state} />
          <Receiver member={member} state={state} />
          <Buttons state={state} />
          <Countries state={state} />
          <datalist id="parties"></datalist>
        </form>
        <aside class="panel" aria-label={texts.previewTitle}>
          <h2>{texts.previewTitle}</h2>
          <p class="muted small" id="preview-empty">{texts.previewEmpty}</p>
          <iframe id="preview-frame" title={texts.previewTitle} hidden></iframe>
        </aside>
      </div>
    </>
  );
  return {
    visit: member.visit,
    title: texts.title,
    section: "invoices",
    isWide: true,
    modules: ["http/web/client/invoice.ts"],
    children,
  };
};

/** @returns the page of an invoice that was made, with links that are good for an hour */
export const madePage = (
  member: Member,
  { answer, number, keptUntil, isNew }: {
    readonly answer: InvoiceAnswer;
    readonly number: string;
    readonly keptUntil: string;
    readonly isNew: boolean;
  },
): Framed => {
  const { language } = member.visit;
  const texts = invoiceTexts[language];
  const names = accountTexts[language].documentNames;
  const title = texts.pageTitle(number);
  const children = (
    <>
      <h1>{title}</h1>
      {isNew
        ? (
          <Notice tone="good">
            <p>{texts.made}</p>
          </Notice>
        )
        : null}
      <section class="panel">
        <dl class="facts">
          <dt>{texts.reference}</dt>
          <dd>{answer.shortId}</dd>
          {answer.documents.map(({ type, signedUrl }) => (
            <>
              <dt>{names[type]}</dt>
              <dd>
                <a href={signedUrl}>
                  {texts.download} <span class="unseen">{names[type]}</span>
                </a>
              </dd>
            </>
          ))}
        </dl>
        <p class="muted small">{`${texts.links} ${texts.keptUntil(longDay(keptUntil, language))}`}</p>
        <div class="actions">
          <a class="button second" href="/invoices/new">{texts.makeAgain}</a>
          <a href="/account/invoices">{accountTexts[language].invoices}</a>
        </div>
      </section>
    </>
  );
  return { visit: member.visit, title, section: "invoices", children };
};
