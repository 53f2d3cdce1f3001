/**
 * The frame of every page: head, header with navigation, language and account, and footer.
 */
import type { ComponentChildren, VNode } from "preact";
import { maskedToken } from "../../application/accounts/secrets.ts";
import { serviceVersion } from "../../kernel/service_version.ts";
import { type Language, languageNames, languages } from "../words/language.ts";
import { isOffered } from "../parts/form_token.tsx";
import { Brand } from "../parts/brand.tsx";
import { EnglishLink } from "../parts/english_link.tsx";
import type { ShellTexts } from "../words/en/shell.ts";
import { shellTexts } from "../words/shell.ts";
import { addressIn, type Visit } from "../visit/visit.ts";
import { formModulesOf, hasTypedForm } from "../visit/typed_forms.ts";

/** Content of the frame, and of its head. */
export interface Framed {
  readonly visit: Visit;
  /** Of the browser's tab: the page's own part. */
  readonly title: string;
  /** For search engines, and for whoever shares the address. */
  readonly description?: string;
  /** Section of the navigation that the page belongs to; undefined: nowhere in the navigation. */
  readonly section?: string;
  /** Paths of the page's modules below `src`, as the feature's manifest names them. */
  readonly modules?: ReadonlyArray<string>;
  /** Elements of the page's head beside those of every page. */
  readonly head?: ComponentChildren;
  /** True if nobody looked who is signed in, as where something failed: then the link leads to the account, which asks. */
  readonly isAnyone?: boolean;
  readonly children: ComponentChildren;
}

/** A page's frame with the HTML of its own part. */
interface FramedHtml extends Omit<Framed, "children"> {
  readonly content: string;
  /** True for the answer to a form that was refused. */
  readonly isRefused: boolean;
  /** True where the page says that something of a form is wrong. */
  readonly hasErrors: boolean;
}

interface HeaderParts {
  readonly visit: Visit;
  readonly section: string | undefined;
  /** True where somebody types on the page, who keeps it while another language is looked at. */
  readonly isTyped: boolean;
  readonly isAnyone: boolean;
  readonly texts: ShellTexts;
}

const Navigation = ({ texts, visit, section }: Pick<HeaderParts, "texts" | "visit" | "section">): VNode => (
  <nav class="site-nav" aria-label={texts.navigation}>
    {visit.site.navigation.filter(({ right = "look" }) => isOffered(visit.account?.role, right)).map((
      { section: name, path, label, isEnglish },
    ) => (
      <a
        href={path}
        aria-current={name === section ? "page" : undefined}
        hreflang={isEnglish ? "en" : undefined}
      >
        {label(visit.language)}
        {isEnglish && texts.inEnglish !== "" ? <span class="unseen">{` (${texts.inEnglish})`}</span> : null}
      </a>
    ))}
  </nav>
);

const Languages = ({ visit, isTyped }: Pick<HeaderParts, "visit" | "isTyped">): VNode => (
  <span class="site-languages">
    {languages.filter((language) => language !== visit.language).map((language) => (
      <a
        href={addressIn(visit, language)}
        lang={language}
        hreflang={language}
        rel="alternate"
        target={visit.isOfForm || isTyped ? "_blank" : undefined}
      >
        {languageNames[language]}
      </a>
    ))}
  </span>
);

const Tools = ({ texts, visit, isTyped, isAnyone }: Omit<HeaderParts, "section">): VNode => (
  <div class="site-tools">
    <Languages visit={visit} isTyped={isTyped} />
    {visit.account === undefined && !isAnyone
      ? <a class="who" href="/sign-in">{texts.signIn}</a>
      : <a class="who" href="/account" title={visit.account?.email}>{texts.account}</a>}
  </div>
);

const Header = ({ visit, section, isTyped, isAnyone, texts }: HeaderParts): VNode => (
  <header class="site-header">
    <div>
      <a class="brand" href="/">
        <Brand />
        {texts.product}
      </a>
      <details class="site-menu">
        <summary>{texts.menu}</summary>
      </details>
      <Navigation texts={texts} visit={visit} section={section} />
      <Tools texts={texts} visit={visit} isTyped={isTyped} isAnyone={isAnyone} />
    </div>
  </header>
);

const Footer = ({ texts, language }: { texts: ShellTexts; language: Language }): VNode => (
  <footer class="site-footer">
    <div>
      <p>{texts.footer}</p>
      <ul>
        <li>
          <EnglishLink href="/docs" text={texts.docs} language={language} />
        </li>
        <li>
          <a href="/openapi.json">{texts.apiReference}</a>
        </li>
        <li>
          <a href="/status">{texts.serviceState}</a>
        </li>
        <li>{texts.version(serviceVersion)}</li>
      </ul>
    </div>
  </footer>
);

interface HeadParts extends Omit<Framed, "children"> {
  readonly hasErrors: boolean;
}

/** Elements of the head; the title begins with "Error:" where something is wrong: readers of screens are told it first. */
const Head = ({ visit, title, description, modules, head, hasErrors }: HeadParts): VNode => {
  const { product, errorPrefix } = shellTexts[visit.language];
  const { addressOf } = visit.site.files;
  const plain = `${title} · ${product}`;
  return (
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {hasErrors ? <title data-plain={plain}>{`${errorPrefix} ${plain}`}</title> : <title>{plain}</title>}
      {description === undefined ? null : <meta name="description" content={description} />}
      <link
        rel="preload"
        href={addressOf("inter.woff2")}
        as="font"
        type="font/woff2"
        crossorigin="anonymous"
      />
      <link rel="stylesheet" href={addressOf("style.css")} />
      <link rel="icon" href={addressOf("icon.svg")} type="image/svg+xml" />
      {languages.map((language) => (
        <link rel="alternate" hreflang={language} href={addressIn(visit, language)} />
      ))}
      {modules?.map((path) => <script type="module" src={addressOf(path)}></script>)}
      {head}
    </head>
  );
};

/**
 * @param content HTML of the page's own part
 * @returns a whole page but for its doctype
 */
export const Layout = ({ content, isRefused, ...framed }: FramedHtml): VNode => {
  const { visit, section, isAnyone = false, modules = [] } = framed;
  const texts = shellTexts[visit.language];
  return (
    <html lang={visit.language}>
      <Head {...framed} modules={[...modules, ...formModulesOf(content)]} />
      <body
        data-member={visit.account?.memberId}
        data-refused={isRefused ? "" : undefined}
        data-token={visit.account === undefined ? undefined : maskedToken(visit.account.formToken)}
      >
        <a class="skip" href="#content">{texts.skip}</a>
        <Header
          visit={visit}
          section={section}
          isTyped={hasTypedForm(content)}
          isAnyone={isAnyone}
          texts={texts}
        />
        <main id="content" tabIndex={-1} dangerouslySetInnerHTML={{ __html: content }} />
        <Footer texts={texts} language={visit.language} />
      </body>
    </html>
  );
};
