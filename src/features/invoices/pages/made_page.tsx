/**
 * The page of an invoice that was made.
 */
import type { InvoiceAnswer } from "../../../contract/answers/invoices.ts";
import { longDay } from "../../../web/words/figures.ts";
import type { Framed } from "../../../web/page/layout.tsx";
import { Notice } from "../../../web/parts/notice.tsx";
import type { Member } from "../../../web/page/routes.ts";
import { accountTexts } from "../../accounts/texts/account.ts";
import { invoiceTexts } from "../texts/invoice.ts";

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
  const modules = isNew ? { modules: ["features/invoices/browser/made.ts"] } : {};
  return { visit: member.visit, title, section: "invoices", ...modules, children };
};
