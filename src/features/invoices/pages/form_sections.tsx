/**
 * The sections of the invoice's form: documents, terms, charges, and what happens with the documents.
 */
import type { VNode } from "preact";
import {
  additionalDocumentTypes,
  primaryDocumentTypes,
} from "../../../contract/values/invoices/document_types.ts";
import { incoterms, transportModes } from "../../../contract/values/invoices/terms.ts";
import { placesOf } from "../../../web/words/places.ts";
import type { Member } from "../../../web/page/routes.ts";
import { accountTexts } from "../../accounts/texts/account.ts";
import { invoiceTexts } from "../texts/invoice.ts";
import { type FormState, MemberChoice, MemberField } from "./form_parts.tsx";
import { data } from "./form_values.ts";

/** Contents of the form's page beside the fields. */
export interface FormPage extends FormState {
  /** The request of an opened file, as JSON. */
  readonly base: string;
  /** Members of it that are left out, as JSON. */
  readonly left: string;
  readonly warnings: ReadonlyArray<string>;
  readonly declared: string;
  readonly additional: ReadonlySet<string>;
  readonly isSameManufacturer: boolean;
  readonly receiver: string;
  /** Tells one filling in from the next: what is sent under one id makes one invoice. */
  readonly formId: string;
  /** True if all was checked and nothing is wrong. */
  readonly isGood: boolean;
  /** True if nothing was sent yet: then a draft of the browser may fill the form. */
  readonly isFresh: boolean;
}

export const Countries = ({ state }: { state: FormState }): VNode => (
  <datalist id="countries">
    {placesOf(state.language).map((name) => <option value={name} />)}
  </datalist>
);

export const DocumentFields = ({ state }: { state: FormPage }): VNode => {
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
      </fieldset>
      <fieldset class="field">
        <legend>{texts.fields.manufacturer}</legend>
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

export const Terms = ({ state }: { state: FormPage }): VNode => {
  const texts = invoiceTexts[state.language];
  const { fields } = texts;
  const country = { list: "countries", isOptional: true };
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

export const Charges = ({ state }: { state: FormPage }): VNode => {
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

export const Receiver = ({ member, state }: { member: Member; state: FormPage }): VNode => {
  const texts = invoiceTexts[state.language];
  const choices = [
    ["account", texts.receiverAccount(member.signedIn.accountEmail)],
    ["none", texts.receiverNone],
    ["other", texts.receiverOther],
  ] as const;
  return (
    <section class="panel fields receiver">
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

/** Place in which the form's module tells what the opened file says beside the fields; it alone opens files. */
export const BesideForm = ({ state }: { state: FormPage }): VNode => {
  const { beside } = invoiceTexts[state.language];
  return (
    <section class="panel" id="beside" hidden>
      <input type="hidden" name="left" value={state.left} />
      <h2>{beside.title}</h2>
      <p class="muted">{beside.text}</p>
      <div class="content"></div>
    </section>
  );
};

/** Buttons of the form's module; they are shown where modules run. */
export const FileBar = ({ state }: { state: FormState }): VNode => {
  const texts = invoiceTexts[state.language];
  return (
    <div class="actions scripted file-bar">
      <button class="button second small" type="button" id="open-file">{texts.open}</button>
      <button class="button second small" type="button" id="save-file">{texts.save}</button>
      <button class="button second small" type="button" id="forget-parties">{texts.forget}</button>
      <input type="file" id="file" accept="application/json,.json" aria-label={texts.open} hidden />
      <span class="muted small">{`${texts.fileHint} ${texts.remembered}`}</span>
      <p class="error" id="file-said" role="alert" hidden></p>
    </div>
  );
};
