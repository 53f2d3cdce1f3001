/**
 * The form that asks the supplier of an installation for values.
 */
import type { VNode } from "preact";
import { type SupplierLanguage, supplierLanguages } from "../../../../domain/suppliers/inquiries/inquiry.ts";
import type { Installation } from "../../../../domain/suppliers/installation.ts";
import type { Framed } from "../../../../web/page/layout.tsx";
import type { Member } from "../../../../web/page/routes.ts";
import { controlWords, ErrorSummary, Field, SelectField, TextField } from "../../../../web/parts/fields.tsx";
import { FormToken } from "../../../../web/parts/form_token.tsx";
import type { Language } from "../../../../web/words/language.ts";
import { linkTexts } from "../../texts/link/texts.ts";
import { pageTexts } from "../../texts/pages.ts";
import { inSuppliers, type SentForm } from "./supplier_frame.tsx";
import { installationPath } from "./supplier_paths.ts";

/** A question before it is asked. */
export interface AskView {
  readonly installation: Installation;
  /** Years that values may be asked of, the newest first. */
  readonly years: ReadonlyArray<number>;
  readonly sent: SentForm;
  /** Key under which the question is asked once. */
  readonly key: string;
}

/** Languages of countries whose suppliers are written to in their own. */
const languagesOfCountries: ReadonlyMap<string, SupplierLanguage> = new Map([
  ["TUR", "tr"],
  ["CHN", "zh"],
  ["IND", "hi"],
]);

/** @returns the language that a supplier of a country is likely to read */
export const likelyLanguage = (country: string): SupplierLanguage =>
  languagesOfCountries.get(country) ?? "en";

const Words = ({ name, label, hint, rows, sent, language, isOptional = false, placeholder }: {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly rows: number;
  readonly sent: SentForm;
  readonly language: Language;
  readonly isOptional?: boolean;
  readonly placeholder?: string;
}): VNode => {
  const words = { name, label, hint, language, isOptional, error: sent.errors.get(name) };
  return (
    <Field {...words}>
      <textarea
        class="control"
        {...controlWords(words)}
        rows={rows}
        maxlength={1_000}
        placeholder={placeholder}
        spellcheck={false}
      >
        {sent.values.get(name) ?? ""}
      </textarea>
    </Field>
  );
};

/** Facts of the question: whom it goes to, in which language, by which day, and who asks. */
const Circumstances = ({ years, sent, language }: Pick<AskView, "years" | "sent"> & {
  readonly language: Language;
}): VNode => {
  const texts = pageTexts[language];
  const of = (name: string) => ({
    name,
    value: sent.values.get(name),
    error: sent.errors.get(name),
    language,
  });
  return (
    <div class="fields spread">
      <TextField {...of("email")} label={texts.email} type="email" maxLength={254} isRequired />
      <SelectField
        {...of("language")}
        label={texts.language}
        options={supplierLanguages.map((value) => ({ value, label: linkTexts[value].language }))}
      />
      <SelectField
        {...of("reporting_period")}
        label={texts.period}
        options={years.map((year) => ({ value: String(year), label: String(year) }))}
      />
      <TextField {...of("due")} label={texts.due} type="date" isRequired />
      <TextField
        {...of("asker")}
        label={texts.asker}
        hint={texts.askerHint}
        maxLength={100}
        isRequired
      />
      <TextField {...of("reply_to")} label={texts.replyTo} type="email" maxLength={254} isOptional />
    </div>
  );
};

/** Goods that are asked about, and words to the supplier. */
const FreeWords = ({ sent, language }: Pick<AskView, "sent"> & { readonly language: Language }): VNode => {
  const texts = pageTexts[language];
  return (
    <div class="fields">
      <Words
        name="goods"
        label={texts.goods}
        hint={texts.goodsHint}
        rows={3}
        sent={sent}
        language={language}
      />
      <Words
        name="message"
        label={texts.message}
        hint={texts.messageHint}
        rows={3}
        sent={sent}
        language={language}
        isOptional
      />
    </div>
  );
};

/** @returns the page with the form */
export const askPage = (member: Member, { installation, years, sent, key }: AskView): Framed => {
  const { visit: { language }, signedIn } = member;
  const texts = pageTexts[language];
  return inSuppliers(member, {
    tab: "installations",
    title: texts.askTitle(installation.facts.name),
    children: (
      <>
        <p class="lead">{texts.askLead}</p>
        <ErrorSummary
          language={language}
          errors={[...sent.errors].map(([id, message]) => ({ id, message }))}
        />
        <form class="panel ask" method="post" action={`${installationPath(installation.id)}/ask`}>
          <FormToken signedIn={signedIn} />
          <input type="hidden" name="key" value={key} />
          <Circumstances years={years} sent={sent} language={language} />
          <FreeWords sent={sent} language={language} />
          <div class="actions">
            <button class="button" type="submit">{texts.send}</button>
            <a class="button quiet" href={installationPath(installation.id)}>
              {texts.backTo(installation.facts.name)}
            </a>
          </div>
        </form>
      </>
    ),
  });
};
