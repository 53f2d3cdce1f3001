/**
 * The verify page: by number and date with a form, by the PDF in the browser.
 */
import type { VNode } from "preact";
import type { VerifiedDeclaration } from "../../../contract/answers/declaration.ts";
import type { VerifiedReport } from "../../../contract/answers/reports.ts";
import { everyAlpha3 } from "../../../kernel/identifiers.ts";
import { euros, exactly, longDay, placeName, spacedCode } from "../../../web/words/figures.ts";
import { type Language, locales } from "../../../web/words/language.ts";
import { unbroken } from "../../../web/words/unbroken.ts";
import type { Framed } from "../../../web/page/layout.tsx";
import { FormLanguage } from "../../../web/parts/form_token.tsx";
import { Notice } from "../../../web/parts/notice.tsx";
import { ErrorSummary, TextField } from "../../../web/parts/fields.tsx";
import type { VerifyTexts } from "../texts/en/verify.ts";
import { tablesTexts } from "../../cbam/texts/tables.ts";
import { verifyTexts } from "../texts/verify.ts";
import type { Visit } from "../../../web/visit/visit.ts";

/** Errors of the entered values, before anything is looked up. */
export interface WrongFields {
  readonly wrong: ReadonlyArray<readonly [field: "reportId" | "issuedDate", fault: "missing" | "form"]>;
}

/** Entered values, and the result; undefined before anything was asked. */
export interface VerifyView {
  readonly reportId: string;
  readonly issuedDate: string;
  readonly result: "nothing" | "not verified" | VerifiedReport | VerifiedDeclaration | WrongFields;
}

interface Words {
  readonly language: Language;
  readonly texts: VerifyTexts;
  readonly shown: VerifyView;
}

/** Errors of the fields, each with the field's sentence. */
const errorsOf = ({ texts, shown: { result } }: Words) =>
  typeof result === "object" && "wrong" in result
    ? result.wrong.map(([id, fault]) => ({ id, message: texts.wrong[id][fault] }))
    : [];

const errorOf = (words: Words, field: string): string | undefined =>
  errorsOf(words).find(({ id }) => id === field)?.message;

const ByNumber = (words: Words): VNode => {
  const { language, texts, shown } = words;
  return (
    <form class="panel" method="post" action="/verify" aria-labelledby="by-number">
      <h2 id="by-number">{texts.byNumber}</h2>
      <FormLanguage />
      <div class="fields">
        <TextField
          language={language}
          name="reportId"
          label={texts.reportId}
          hint={texts.reportIdHint}
          value={shown.reportId}
          error={errorOf(words, "reportId")}
          maxLength={80}
          isRequired
        />
        <TextField
          language={language}
          name="issuedDate"
          label={texts.issuedDate}
          hint={texts.issuedDateHint}
          value={shown.issuedDate}
          error={errorOf(words, "issuedDate")}
          maxLength={10}
          isRequired
        />
      </div>
      <p class="actions">
        <button type="submit" class="button">{texts.button}</button>
      </p>
    </form>
  );
};

const ByFile = ({ texts }: Words): VNode => (
  <section aria-labelledby="by-file">
    <noscript>
      <div class="panel">
        <h2>{texts.byFile}</h2>
        <p>{texts.needsScripts}</p>
      </div>
    </noscript>
    <div class="drop needs-script" id="drop">
      <h2 id="by-file">{texts.byFile}</h2>
      <p class="drop-title">{texts.drop}</p>
      <label class="button second" for="file">{texts.choose}</label>
      <input type="file" id="file" name="file" class="unseen" accept="application/pdf,.pdf" multiple />
      <p class="hint">{texts.stays}</p>
    </div>
  </section>
);

/** Facts of a report on the page, in the order of the paper. */
const factsOf = (report: VerifiedReport, language: Language): ReadonlyArray<readonly [string, string]> => {
  const { figures } = verifyTexts[language];
  const { sectors } = tablesTexts[language];
  return [
    [figures.report_number, report.report_number],
    [figures.issued_at, longDay(report.issued_at, language)],
    [figures.cn_code, spacedCode(report.cn_code)],
    [figures.origin_country_iso3, placeName(report.origin_country_iso3, language)],
    [figures.sector, sectors[report.sector]],
    [figures.tonnage, exactly(report.tonnage, language)],
    [figures.net_cost_eur, report.net_cost_eur === null ? "\u2013" : euros(report.net_cost_eur, language)],
    [figures.content_hash, report.content_hash],
  ];
};

/** Facts of a declaration's document on the page, in the order of the paper. */
const declarationFacts = (
  found: VerifiedDeclaration,
  language: Language,
): ReadonlyArray<readonly [string, string]> => {
  const { figures, bases } = verifyTexts[language];
  return [
    [figures.report_number, found.report_number],
    [figures.issued_at, longDay(found.issued_at, language)],
    [figures.declarant_name, found.declarant_name],
    [figures.declarant_eori, found.declarant_eori],
    [figures.cbam_account, found.cbam_account ?? "\u2013"],
    [figures.year, String(found.year)],
    [figures.as_of, longDay(found.as_of, language)],
    [figures.basis, bases[found.basis]],
    [figures.lines, exactly(found.lines, language)],
    [figures.embedded_t, exactly(found.embedded_t, language)],
    [figures.net_emissions_t, exactly(found.net_t, language)],
    [figures.certificates, exactly(found.certificates_rounded_once, language)],
    [figures.content_hash, found.content_hash],
  ];
};

const isDeclaration = (found: VerifiedReport | VerifiedDeclaration): found is VerifiedDeclaration =>
  "declarant_eori" in found;

const Genuine = ({ report, language, texts }: {
  report: VerifiedReport | VerifiedDeclaration;
  language: Language;
  texts: VerifyTexts;
}): VNode => {
  const isSample = !isDeclaration(report) && report.is_sample === true;
  const facts = isDeclaration(report) ? declarationFacts(report, language) : factsOf(report, language);
  const title = isDeclaration(report) ? texts.genuineDeclaration : texts.genuine;
  return (
    <div class="panel" role="status">
      <Notice tone={isSample ? "info" : "good"} title={isSample ? texts.sample : title}>
        <p>
          {(isSample ? texts.sampleText : texts.compared)(
            report.report_number,
            longDay(report.issued_at, language),
          )}
        </p>
      </Notice>
      <dl class="facts">
        {facts.map(([label, text]) => (
          <>
            <dt>{unbroken(label)}</dt>
            <dd>{text}</dd>
          </>
        ))}
      </dl>
      <p class="actions no-print">
        <a class="button second" href={report.download_url}>{texts.download}</a>
        <span class="hint">{texts.downloadHint}</span>
      </p>
    </div>
  );
};

const Result = (words: Words): VNode | null => {
  const { language, texts, shown: { result } } = words;
  if (result === "nothing") return null;
  if (typeof result === "object" && "wrong" in result) {
    return <ErrorSummary language={language} errors={errorsOf(words)} />;
  }
  if (typeof result === "object") return <Genuine report={result} language={language} texts={texts} />;
  return (
    <div role="alert">
      <Notice tone="bad" title={texts.notVerified}>
        <p>{texts.notVerifiedLead}</p>
        <ul>{texts.nextSteps.map((step) => <li>{step}</li>)}</ul>
      </Notice>
    </div>
  );
};

const toldToModule = (language: Language) => ({
  texts: verifyTexts[language].client,
  figures: verifyTexts[language].figures,
  sectors: tablesTexts[language].sectors,
  locale: locales[language],
  places: Object.fromEntries(everyAlpha3.map((code) => [code, placeName(code, language)])),
});

/** @returns the content of the frame */
export const verifyPage = (visit: Visit, shown: VerifyView): Framed => {
  const { language } = visit;
  const texts = verifyTexts[language];
  const words = { language, texts, shown };
  const children = (
    <div id="verify" data-told={JSON.stringify(toldToModule(language))}>
      <div class="page-head">
        <h1>{texts.heading}</h1>
        <p class="lead">{texts.lead}</p>
      </div>
      <div id="answer-to-form">
        <Result {...words} />
      </div>
      <div id="answer-to-file" aria-live="polite"></div>
      <div class="columns halves">
        <ByNumber {...words} />
        <ByFile {...words} />
      </div>
    </div>
  );
  return {
    visit,
    title: texts.title,
    description: texts.description,
    section: "verify",
    modules: ["features/reports/browser/verify.ts"],
    children,
  };
};
