/**
 * The page behind a supplier's link: what is asked and why, the template that may be dropped, a short form for each of the goods;
 * and what is said when a link takes no answer.
 */
import type { VNode } from "preact";
import { inquiryFacts, inquiryTexts } from "../../../../domain/suppliers/inquiries/inquiry_mail.ts";
import { summaryAttributes } from "../../../../web/parts/fields.tsx";
import { Notice } from "../../../../web/parts/notice.tsx";
import { Unbroken } from "../../../../web/parts/unbroken.tsx";
import { linkTexts } from "../../texts/link/texts.ts";
import { FileIssues, moreSentence } from "./file_issues.tsx";
import type { LinkPageFacts } from "./link_facts.ts";
import { AnswerForm } from "./link_form.tsx";

/** Most cells of a table that are listed. */
const mostCells = 20;

const Errors = ({ facts: { language, errors, cellIssues = [] } }: {
  readonly facts: LinkPageFacts;
}): VNode | null =>
  errors.size + cellIssues.length === 0 ? null : (
    <div {...summaryAttributes}>
      <h2>{linkTexts[language].errorSummary}</h2>
      <ul>
        {cellIssues.slice(0, mostCells).map((message) => <li>{message}</li>)}
        {cellIssues.length > mostCells
          ? <li>{moreSentence(cellIssues.length - mostCells, language)}</li>
          : null}
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

/** The page of a link that takes an answer. */
export const LinkForm = ({ facts }: { readonly facts: LinkPageFacts }): VNode => {
  const { known: { inquiry, installation }, language } = facts;
  const { told, hasMacros = false, fileIssues = [] } = facts;
  const texts = linkTexts[language];
  const own = inquiryTexts[language];
  const words = inquiryFacts(inquiry, installation.facts.name, own);
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
      <AnswerForm facts={facts} />
    </>
  );
};
