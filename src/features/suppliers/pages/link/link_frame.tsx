/**
 * The frame of the page behind a supplier's link: nothing of the other pages, no script but the one that keeps what is typed in the
 * tab, kept by nobody else, named to nobody.
 */
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import type { ComponentChildren, VNode } from "preact";
import { renderToString } from "preact-render-to-string";
import { inquiryPath } from "../../../../application/suppliers/inquiries/ask_supplier.ts";
import { type SupplierLanguage, supplierLanguages } from "../../../../domain/suppliers/inquiries/inquiry.ts";
import { hasErrorSummary } from "../../../../web/parts/fields.tsx";
import { Brand } from "../../../../web/parts/brand.tsx";
import { hasTypedForm } from "../../../../web/visit/typed_forms.ts";
import type { Visit } from "../../../../web/visit/visit.ts";
import { shellTexts } from "../../../../web/words/shell.ts";
import { linkTexts } from "../../texts/link/texts.ts";
import { isPageLanguage } from "./fault_sentence.ts";

/** Path of the module that keeps what is typed, below `src`. */
export const draftModule = "features/suppliers/browser/inquiry.ts";

const policyOf = ({ keepsTyped }: Pick<LinkFrame, "keepsTyped">): string =>
  `default-src 'none'; ${
    keepsTyped === true ? "script-src 'self'; " : ""
  }style-src 'self'; font-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;

/** Page of a supplier. */
export interface LinkFrame {
  readonly visit: Visit;
  readonly language: SupplierLanguage;
  /** Token of the link; empty for an unknown one, whose languages lead nowhere. */
  readonly token: string;
  readonly title: string;
  /** True of the form, whose module keeps what is typed, and of the page after it was sent, whose module forgets that. */
  readonly keepsTyped?: boolean;
  readonly children: ComponentChildren;
}

const addressIn = (token: string, lang: SupplierLanguage): string =>
  `${inquiryPath}?${new URLSearchParams(token === "" ? { lang } : { token, lang })}`;

const Page = ({ visit, language, token, title, keepsTyped, children }: LinkFrame): VNode => {
  const { addressOf } = visit.site.files;
  const content = renderToString(<>{children}</>);
  return (
    <html lang={language}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="referrer" content="no-referrer" />
        <title>{hasErrorSummary(content) ? `${linkTexts[language].errorSummary} · ${title}` : title}</title>
        <link rel="stylesheet" href={addressOf("style.css")} />
        <link rel="icon" href={addressOf("icon.svg")} type="image/svg+xml" />
        {keepsTyped === true ? <script type="module" src={addressOf(draftModule)}></script> : null}
      </head>
      <body>
        <header class="site-header">
          <div>
            <span class="brand">
              <Brand />
              {shellTexts[isPageLanguage(language) ? language : "en"].product}
            </span>
            <nav class="site-tools" aria-label={linkTexts[language].language}>
              {supplierLanguages.filter((each) => each !== language).map((each) => (
                <a
                  href={addressIn(token, each)}
                  lang={each}
                  hreflang={each}
                  rel="nofollow"
                  target={visit.isOfForm || hasTypedForm(content) ? "_blank" : undefined}
                >
                  {linkTexts[each].language}
                </a>
              ))}
            </nav>
          </div>
        </header>
        <main id="content" class="asked" dangerouslySetInnerHTML={{ __html: content }} />
      </body>
    </html>
  );
};

/** A page that says one thing, with what was typed where that was not sent. */
export const LinkSaying = ({ title, text, typed }: {
  readonly title: string;
  readonly text: string;
  readonly typed?: ComponentChildren;
}): VNode => (
  <div class="panel narrow">
    <h1>{title}</h1>
    <p>{text}</p>
    {typed}
  </div>
);

/** A page that says why a form was not read just now, and holds what was typed in it. */
export const LinkHolding = (
  { title, text, values, language }: {
    readonly title: string;
    readonly text: string;
    readonly values: ReadonlyMap<string, string>;
    readonly language: SupplierLanguage;
  },
): VNode => (
  <div class="panel narrow">
    <h1>{title}</h1>
    <p>{text}</p>
    <p>{linkTexts[language].kept}</p>
    <form method="post" action={inquiryPath} enctype="multipart/form-data">
      {[...values].map(([name, value]) => <input type="hidden" name={name} value={value} />)}
      <button class="button" type="submit">{linkTexts[language].sendAgain}</button>
    </form>
  </div>
);

/** @returns the page as an answer */
export const linkAnswerPage = (
  frame: LinkFrame,
  status = 200,
  headers: Readonly<Record<string, string>> = {},
): HttpServerResponse.HttpServerResponse =>
  HttpServerResponse.raw(`<!doctype html>\n${renderToString(<Page {...frame} />)}\n`, {
    status,
    contentType: "text/html; charset=utf-8",
    headers: {
      ...headers,
      "cache-control": "no-store",
      "content-language": frame.language,
      "content-security-policy": policyOf(frame),
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex, nofollow",
    },
  });
