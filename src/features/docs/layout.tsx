/**
 * Pages of the documentation inside the frame of every page: navigation on the left, the page, its headings on the right.
 */
import type { ComponentChildren, VNode } from "preact";
import type { Framed } from "../../web/page/layout.tsx";
import type { Visit } from "../../web/visit/visit.ts";
import type { Language } from "../../web/words/language.ts";
import { germanHeading } from "./contents.ts";
import type { Library, Page } from "./library/library.ts";
import { markdownAddress } from "./library/llms.ts";
import { Navigation, SearchForm } from "./menu.tsx";
import { type Notice, noticeIn } from "./notices.ts";
import { docsWords } from "./words.ts";

/** The modules of every page here: tabs and copying, suggestions while a search is typed. */
const modules = ["features/docs/browser/docs.ts", "features/docs/browser/docs_search.ts"];

/** Contents of a page of the documentation beside the navigation. */
export interface DocsPage {
  readonly title: string;
  readonly summary: string;
  readonly address: string;
  readonly main: ComponentChildren;
  readonly aside?: ComponentChildren;
  readonly query?: string;
  readonly head?: ComponentChildren;
  /** Its language, where that is not English. */
  readonly language?: "en" | "de";
  /** True of a page in the reader's language that leads to the others: results of a search. */
  readonly leadsOn?: boolean;
}

/** The guide in German on what a page is about, else all guides in German. */
const germanFor = (library: Library, address: string) => {
  const all = library.navigation.find(({ heading }) => heading === germanHeading)?.entries ?? [];
  const same = all.filter((entry) => entry.address === address.replace(/^\/docs/, "/docs/de"));
  return { isSame: same.length > 0, entries: same.length > 0 ? same : all };
};

/** Notice to who reads the pages in another language: that this one is English, and which guides are German. */
const LanguageNotice = ({ notice, leadsOn, language, library, address }: {
  readonly notice: Notice;
  readonly leadsOn: boolean;
  readonly language: string;
  readonly library: Library;
  readonly address: string;
}): VNode => {
  const { isSame, entries } = germanFor(library, address);
  return (
    <p class="docs-notice small no-print" lang={language}>
      {leadsOn ? notice.most : notice.english}
      {notice.german === undefined ? null : (
        <>
          {` ${isSame ? notice.german.same : notice.german.others} `}
          {entries.map(({ label, address: to }, at) => (
            <>
              {at === 0 ? "" : ", "}
              <a href={to} hreflang="de">{label}</a>
            </>
          ))}
        </>
      )}
    </p>
  );
};

/** @returns the page in the frame; words around it are in the reader's language */
export const inDocs = (visit: Visit, library: Library, shown: DocsPage): Framed => {
  const notice = noticeIn(visit.language);
  return {
    visit,
    title: shown.title,
    description: shown.summary,
    section: "docs",
    modules,
    head: shown.head,
    children: (
      <div class="docs" lang="en">
        <div class="docs-side">
          <SearchForm query={shown.query ?? ""} language={visit.language} />
          <Navigation library={library} current={shown.address} language={visit.language} />
        </div>
        <div class="docs-main">
          {notice === undefined || shown.language === visit.language ? null : (
            <LanguageNotice
              notice={notice}
              leadsOn={shown.leadsOn ?? false}
              language={visit.language}
              library={library}
              address={shown.address}
            />
          )}
          {shown.main}
        </div>
        {shown.aside}
      </div>
    ),
  };
};

/** The most headings that are listed beside a page with those of the third level: more don't fit a window. */
const mostListed = 16;

const Contents = ({ page, language }: { page: Page; language: Language }): VNode | null => {
  const all = page.sections.filter(({ depth }) => depth === 2 || depth === 3);
  const listed = all.length > mostListed ? all.filter(({ depth }) => depth === 2) : all;
  if (listed.length < 2) return null;
  return (
    <nav class="docs-contents" aria-label={docsWords[language].onThisPage}>
      <p lang={language}>{docsWords[language].onThisPage}</p>
      <ul lang={page.language}>
        {listed.map(({ id, heading, depth }) => (
          <li class={depth === 3 ? "deeper" : undefined}>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
};

/** The pages before and after one, in the order of the navigation. */
const Neighbours = (
  { library, page, language }: { library: Library; page: Page; language: Language },
): VNode | null => {
  const words = docsWords[language];
  const entries = library.navigation.flatMap((group) => group.entries);
  const at = entries.findIndex(({ address }) => address === page.address);
  const before = entries[at - 1];
  const after = entries[at + 1];
  if (at < 0) return null;
  return (
    <nav class="docs-neighbours" aria-label={words.neighbours}>
      {before === undefined ? <span></span> : (
        <a rel="prev" href={before.address}>
          <small lang={language}>{words.previous}</small>
          {before.title}
        </a>
      )}
      {after === undefined ? null : (
        <a rel="next" href={after.address}>
          <small lang={language}>{words.next}</small>
          {after.title}
        </a>
      )}
    </nav>
  );
};

/** @returns a page of the documentation */
export const docsPage = (visit: Visit, library: Library, page: Page): Framed =>
  inDocs(visit, library, {
    title: page.title,
    summary: page.summary,
    address: page.address,
    language: page.language,
    main: (
      <>
        <article class="prose" lang={page.language}>
          <p class="docs-chapter">{page.chapter}</p>
          <div dangerouslySetInnerHTML={{ __html: page.html }}></div>
        </article>
        <Neighbours library={library} page={page} language={visit.language} />
        <p class="small muted no-print" lang={visit.language}>
          <a href={markdownAddress(page.address)}>{docsWords[visit.language].markdown}</a>
        </p>
      </>
    ),
    aside: <Contents page={page} language={visit.language} />,
  });
