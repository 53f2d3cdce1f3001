/** The form behind a supplier's link: the table that may be dropped, a part for each of the goods, and a remark. */
import type { VNode } from "preact";
import { inquiryPath } from "../../../../application/suppliers/inquiries/ask_supplier.ts";
import { inquiryTexts, mailedGoods } from "../../../../domain/suppliers/inquiries/inquiry_mail.ts";
import { Unbroken } from "../../../../web/parts/unbroken.tsx";
import { spacedCode } from "../../../../web/words/figures.ts";
import { chosenFields } from "../../form/field_kinds.ts";
import { fieldName } from "../../form/form_values.ts";
import { carbonFields, furtherFields, type LinkGoods, verificationFields } from "../../form/link_view.ts";
import type { LinkField } from "../../texts/link/link_texts.ts";
import { linkTexts } from "../../texts/link/texts.ts";
import { LinkControl as Control } from "./link_control.tsx";
import { formSheetPath, keptName, type LinkPageFacts } from "./link_facts.ts";
import { LinkPrecursors } from "./link_precursors.tsx";

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

/** Part of the form that takes a file in the place of its fields. */
const FilePart = ({ facts }: { readonly facts: LinkPageFacts }): VNode => {
  const { language, token } = facts;
  const texts = linkTexts[language];
  return (
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
  );
};

const Remark = ({ facts: { language, values, errors } }: { readonly facts: LinkPageFacts }): VNode => {
  const texts = linkTexts[language];
  const remarkError = errors.get("remark");
  return (
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
  );
};

export const AnswerForm = ({ facts }: { readonly facts: LinkPageFacts }): VNode => {
  const { known: { inquiry }, language, token, goods } = facts;
  const texts = linkTexts[language];
  return (
    <form
      class="fields"
      method="post"
      action={inquiryPath}
      encType="multipart/form-data"
      noValidate
      data-draft={facts.isOfForm ? "sent" : "opened"}
    >
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="lang" value={language} />
      <button type="submit" name="do" value="look" hidden />
      <FilePart facts={facts} />
      <h2>{texts.formTitle}</h2>
      {goods.map((each) => <Goods goods={each} facts={facts} />)}
      <Remark facts={facts} />
      <p class="hint">
        {texts.once} {texts.privacy(inquiry.facts.asker)}
      </p>
      <div class="actions">
        <button class="button" type="submit" name="do" value="send">{texts.send}</button>
      </div>
    </form>
  );
};
