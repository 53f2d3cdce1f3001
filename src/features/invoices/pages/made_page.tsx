/**
 * The page of an invoice that was made.
 */
import type { InvoiceAnswer } from "../../../contract/answers/invoices.ts";
import { Offered } from "../../../web/parts/form_token.tsx";
import { longDay } from "../../../web/words/figures.ts";
import type { Framed } from "../../../web/page/layout.tsx";
import { Notice } from "../../../web/parts/notice.tsx";
import type { Member } from "../../../web/page/routes.ts";
import { accountTexts } from "../../accounts/texts/account.ts";
import { DraftStays } from "./invoice_page.tsx";
import { invoiceTexts } from "../texts/invoice.ts";

/** @returns the page of an invoice that was made, with links that are good for an hour */
export const madePage = (
  member: Member,
  { answer, number, madeOn, keptUntil, isNew }: {
    readonly answer: InvoiceAnswer;
    readonly number: string;
    /** Days, `YYYY-MM-DD`. */
    readonly madeOn: string;
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
      {isNew ? <DraftStays language={language} /> : null}
      <section class="panel">
        <dl class="facts">
          <dt>{texts.reference}</dt>
          <dd>{answer.shortId}</dd>
          <dt>{texts.madeOn}</dt>
          <dd>{longDay(madeOn, language)}</dd>
          <dt>{texts.keptUntil}</dt>
          <dd>{longDay(keptUntil, language)}</dd>
        </dl>
        <h2>{texts.documentsTitle}</h2>
        <p class="actions">
          {answer.documents.map(({ type, signedUrl }, index) => (
            <a class={index === 0 ? "button" : "button second"} href={signedUrl}>{`${names[type]} (PDF)`}</a>
          ))}
        </p>
        <p class="muted small">{texts.links}</p>
        <div class="actions">
          <Offered right="work">
            <a class="button second" href="/invoices/new">{texts.makeAgain}</a>
          </Offered>
          <a href="/account/invoices">{accountTexts[language].invoices}</a>
        </div>
      </section>
    </>
  );
  const modules = isNew ? { modules: ["features/invoices/browser/made.ts"] } : {};
  return { visit: member.visit, title, section: "invoices", ...modules, children };
};
