/**
 * The page behind a supplier's link: what is asked and why, the template that may be dropped, a short form for each of the goods;
 * and what is said when a link takes no answer.
 */
import type { VNode } from "preact";
import { inquiryPath } from "../../../../application/suppliers/inquiries/ask_supplier.ts";
import type { KnownInquiry } from "../../../../application/suppliers/inquiries/inquiry_ports.ts";
import type { AnswerFile, SupplierLanguage } from "../../../../domain/suppliers/inquiries/inquiry.ts";
import {
  inquiryFacts,
  inquiryTexts,
  mailedGoods,
} from "../../../../domain/suppliers/inquiries/inquiry_mail.ts";
import type { Prospect } from "../../../../domain/suppliers/inquiries/prospect.ts";
import type { TemplateIssue } from "../../../../domain/suppliers/template/places/notebook.ts";
import { Notice, type Tone } from "../../../../web/parts/notice.tsx";
import { Unbroken } from "../../../../web/parts/unbroken.tsx";
import { spacedCode } from "../../../../web/words/figures.ts";
import { chosenFields } from "../../form/field_kinds.ts";
import type { LinkField } from "../../texts/link/link_texts.ts";
import { linkTexts } from "../../texts/link/texts.ts";
import { FileIssues } from "./file_issues.tsx";
import type { LinkErrors } from "./link_answer.ts";
import { fieldName, type FormValues } from "../../form/form_values.ts";
import { carbonFields, furtherFields, type LinkGoods, verificationFields } from "../../form/link_view.ts";
import { LinkControl as Control } from "./link_control.tsx";
import { LinkPrecursors } from "./link_precursors.tsx";

/** Facts of the page. */
export interface LinkPageFacts {
  readonly known: KnownInquiry;
  readonly language: SupplierLanguage;
  readonly token: string;
  readonly goods: ReadonlyArray<LinkGoods>;
  /** Prospects of own values, one for each of the goods. */
  readonly prospects: ReadonlyArray<Prospect | undefined>;
  readonly values: FormValues;
  readonly errors: LinkErrors;
  /** Tables that were dropped in the round; those that are ticked go along. */
  readonly dropped: ReadonlyArray<AnswerFile>;
  /** Sentence about the file, and what it was about. */
  readonly told?: { readonly tone: Tone; readonly text: string } | undefined;
  /** True of a file with macros, which are not run, and which is not kept. */
  readonly hasMacros?: boolean;
  /** Sentences about cells of the own table that are no value of the form. */
  readonly cellIssues?: ReadonlyArray<string>;
  /** Issues of the Commission's template. */
  readonly fileIssues?: ReadonlyArray<TemplateIssue>;
}

/** @returns the name of the field that sends a table along */
export const keptName = (sha256: string): string => `kept.${sha256}`;

/** Path of the table that may be filled in in the place of the form. */
export const formSheetPath = `${inquiryPath}/template.xlsx` as const;

const Goods = ({ goods, facts }: { readonly goods: LinkGoods; readonly facts: LinkPageFacts }): VNode => {
  const { language, errors, prospects } = facts;
  const texts = linkTexts[language];
  const own = inquiryTexts[language];
  const { cnCode, productionRoute } = goods.goods;
  const main = goods.fields.filter((field) =>
    field !== "precursors" &&
    ![furtherFields, carbonFields, verificationFields].some((fields) => fields.has(field))
  );
  const part = (title: string, fields: ReadonlySet<LinkField>): VNode | null => {
    const shown = goods.fields.filter((field) => fields.has(field));
    if (shown.length === 0) return null;
    const isOpen = shown.some((field) => {
      const name = fieldName(goods.index, field);
      return errors.has(name) || (!chosenFields.has(field) && (facts.values.get(name) ?? "") !== "");
    });
    return (
      <details open={isOpen}>
        <summary>{title}</summary>
        <div class="fields">
          {shown.map((field) => <Control goods={goods} field={field} facts={facts} />)}
        </div>
      </details>
    );
  };
  return (
    <fieldset class="panel fields asked-goods">
      <legend>
        {texts.sheet.cnCode.label} <span class="whole">{spacedCode(cnCode)}</span>
        {productionRoute === null ? "" : ` · ${goods.routeNames.get(productionRoute) ?? productionRoute}`}
      </legend>
      <p class="hint">
        <Unbroken
          text={own.good(
            mailedGoods({ ...goods.goods, names: goods.names, prospect: prospects[goods.index] }, own),
          )}
          words={[spacedCode(cnCode)]}
        />
      </p>
      {main.map((field) => <Control goods={goods} field={field} facts={facts} />)}
      {part(texts.more, furtherFields)}
      <LinkPrecursors goods={goods} facts={facts} />
      {part(texts.carbonPrice, carbonFields)}
      {part(texts.verification, verificationFields)}
    </fieldset>
  );
};

const Errors = ({ facts: { language, errors, cellIssues = [] } }: {
  readonly facts: LinkPageFacts;
}): VNode | null =>
  errors.size + cellIssues.length === 0 ? null : (
    <div class="notice bad" role="alert" id="errors">
      <h2>{linkTexts[language].errorSummary}</h2>
      <ul>
        {cellIssues.map((message) => <li>{message}</li>)}
        {[...errors].map(([name, message]) => (
          <li>
            <a href={`#${name}`}>{message}</a>
          </li>
        ))}
      </ul>
    </div>
  );

const Words = ({ title, text }: { readonly title: string; readonly text: string | null }): VNode | null =>
  text === null ? null : (
    <Notice title={title}>
      {text.split("\n").map((line) => <p>{line}</p>)}
    </Notice>
  );

/** Tables that go along with the form. */
const Dropped = ({ facts: { dropped, values, language } }: {
  readonly facts: LinkPageFacts;
}): VNode | null =>
  dropped.length === 0 ? null : (
    <fieldset class="fields dropped">
      <legend>{linkTexts[language].filesSent}</legend>
      {dropped.map(({ file: { sha256 }, name }) => (
        <div class="choice">
          <input
            type="checkbox"
            id={keptName(sha256)}
            name={keptName(sha256)}
            value="on"
            checked={values.has(keptName(sha256))}
          />
          <label for={keptName(sha256)}>
            <bdi class="words">{name}</bdi>
          </label>
        </div>
      ))}
    </fieldset>
  );

/** The page of a link that takes an answer. */
export const LinkForm = ({ facts }: { readonly facts: LinkPageFacts }): VNode => {
  const { known: { inquiry, installation }, language, token, goods, values, errors } = facts;
  const { told, hasMacros = false, fileIssues = [] } = facts;
  const texts = linkTexts[language];
  const own = inquiryTexts[language];
  const words = inquiryFacts(inquiry, installation.facts.name, own);
  const remarkError = errors.get("remark");
  return (
    <>
      <div class="page-head">
        <h1>{texts.title(words.period)}</h1>
        <p class="lead">{own.opening[inquiry.remark === null ? "asked" : "returned"](words)}</p>
      </div>
      {told === undefined ? null : (
        <Notice tone={told.tone}>
          <p>{told.text}</p>
        </Notice>
      )}
      {hasMacros
        ? (
          <Notice tone="warn">
            <p>{texts.macros}</p>
          </Notice>
        )
        : null}
      <Errors facts={facts} />
      <FileIssues issues={fileIssues} language={language} title={texts.fileIssues} />
      <Words title={own.remark(words)} text={inquiry.remark} />
      <Words title={own.message(words)} text={inquiry.facts.message} />
      <p>{own.why(words)}</p>
      <p>
        <Unbroken
          text={[own.when(words), ...(facts.prospects.some((prospect) => prospect) ? [own.without] : [])]
            .join(language === "zh" ? "" : " ")}
          words={[words.due, words.until]}
        />
      </p>
      <form class="fields" method="post" action={inquiryPath} encType="multipart/form-data" noValidate>
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="lang" value={language} />
        <button type="submit" name="do" value="look" hidden />
        <section class="panel fields">
          <h2>{texts.fileTitle}</h2>
          <p class="hint" id="file-hint">{texts.fileText}</p>
          <p>
            <a href={`${formSheetPath}?${new URLSearchParams({ token, lang: language })}`}>
              {texts.sheet.download}
            </a>
          </p>
          <div class="field">
            <label for="file">{texts.file}</label>
            <input
              class="control"
              type="file"
              id="file"
              name="file"
              accept=".xlsx,.xlsm"
              aria-describedby="file-hint"
            />
          </div>
          <div class="actions">
            <button class="button second" type="submit" name="do" value="read">{texts.read}</button>
          </div>
          <Dropped facts={facts} />
        </section>
        <h2>{texts.formTitle}</h2>
        {goods.map((each) => <Goods goods={each} facts={facts} />)}
        <div class="field">
          <label for="remark">
            {texts.remark}
            <span class="aside">{` (${texts.optional})`}</span>
          </label>
          <p class="hint" id="remark-hint">{texts.remarkHint}</p>
          <textarea
            class="control"
            id="remark"
            name="remark"
            rows={4}
            maxlength={1000}
            aria-describedby={remarkError === undefined ? "remark-hint" : "remark-hint remark-error"}
            aria-invalid={remarkError === undefined ? undefined : "true"}
          >
            {values.get("remark") ?? ""}
          </textarea>
          {remarkError === undefined ? null : <p class="error" id="remark-error">{remarkError}</p>}
        </div>
        <p class="hint">
          {texts.once} {texts.privacy(inquiry.facts.asker)}
        </p>
        <div class="actions">
          <button class="button" type="submit" name="do" value="send">{texts.send}</button>
        </div>
      </form>
    </>
  );
};
