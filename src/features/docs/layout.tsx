/**
 * Pages of the documentation inside the frame of every page: navigation on the left, the page, its headings on the right.
 */
import type { ComponentChildren, VNode } from "preact";
import type { Framed } from "../../web/page/layout.tsx";
import type { Visit } from "../../web/visit/visit.ts";
import { germanHeading } from "./contents.ts";
import type { Library, NavigationEntry, NavigationGroup, Page } from "./library/library.ts";
import { markdownAddress } from "./library/llms.ts";

/** The modules of every page here: tabs and copying, suggestions while a search is typed. */
const modules = ["features/docs/browser/docs.ts", "features/docs/browser/docs_search.ts"];

const Entry = ({ entry, current }: { entry: NavigationEntry; current: string }): VNode => (
  <li>
    <a href={entry.address} aria-current={entry.address === current ? "page" : undefined}>
      {entry.method === undefined
        ? null
        : <span class={`docs-method ${entry.method.toLowerCase()}`}>{entry.method}</span>}
      {entry.label}
    </a>
  </li>
);

const Group = ({ group, current }: { group: NavigationGroup; current: string }): VNode => (
  <details open={group.isOpen || group.entries.some(({ address }) => address === current)}>
    <summary>{group.heading}</summary>
    <ul>{group.entries.map((entry) => <Entry entry={entry} current={current} />)}</ul>
  </details>
);

const SearchForm = ({ query }: { query: string }): VNode => (
  <form class="docs-search" role="search" action="/docs/search">
    <label class="unseen" for="docs-query">Search the documentation</label>
    <input
      class="control"
      id="docs-query"
      type="search"
      name="q"
      value={query}
      placeholder="Search the docs"
      autocomplete="off"
      spellcheck={false}
      maxLength={100}
    />
    <kbd aria-hidden="true">/</kbd>
  </form>
);

const Navigation = ({ library, current }: { library: Library; current: string }): VNode => (
  <nav class="docs-nav" aria-label="Documentation">
    <details class="docs-menu">
      <summary>All pages</summary>
    </details>
    <div class="docs-groups">
      {library.navigation.map((group) => <Group group={group} current={current} />)}
    </div>
  </nav>
);

/** Contents of a page of the documentation beside the navigation. */
export interface DocsPage {
  readonly title: string;
  readonly summary: string;
  readonly address: string;
  readonly main: ComponentChildren;
  readonly aside?: ComponentChildren;
  readonly query?: string;
  readonly head?: ComponentChildren;
}

/** @returns the page in the frame; the documentation's own words are English, whatever language the frame has */
export const inDocs = (visit: Visit, library: Library, shown: DocsPage): Framed => ({
  visit,
  title: shown.title,
  description: shown.summary,
  section: "docs",
  modules,
  head: shown.head,
  children: (
    <div class="docs" lang="en">
      <div class="docs-side">
        <SearchForm query={shown.query ?? ""} />
        <Navigation library={library} current={shown.address} />
      </div>
      <div class="docs-main">{shown.main}</div>
      {shown.aside}
    </div>
  ),
});

const Contents = ({ page }: { page: Page }): VNode | null => {
  const listed = page.sections.filter(({ depth }) => depth === 2 || depth === 3);
  if (listed.length < 2) return null;
  return (
    <nav class="docs-contents" aria-label="On this page">
      <p>On this page</p>
      <ul>
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
const Neighbours = ({ library, page }: { library: Library; page: Page }): VNode | null => {
  const entries = library.navigation.flatMap((group) => group.entries);
  const at = entries.findIndex(({ address }) => address === page.address);
  const before = entries[at - 1];
  const after = entries[at + 1];
  if (at < 0) return null;
  return (
    <nav class="docs-neighbours" aria-label="Neighbouring pages">
      {before === undefined ? <span></span> : (
        <a rel="prev" href={before.address}>
          <small>Previous</small>
          {before.title}
        </a>
      )}
      {after === undefined ? null : (
        <a rel="next" href={after.address}>
          <small>Next</small>
          {after.title}
        </a>
      )}
    </nav>
  );
};

/** The way to the German guides, for who reads the pages in German. */
const InGerman = ({ library, page }: { library: Library; page: Page }): VNode | null => {
  const german = library.navigation.find(({ heading }) => heading === germanHeading);
  return german === undefined || page.language === "de"
    ? null
    : (
      <nav class="docs-german small no-print" lang="de" aria-label={germanHeading}>
        {`${germanHeading}: `}
        {german.entries.map(({ label, address }, at) => (
          <>
            {at === 0 ? "" : ", "}
            <a href={address} hreflang="de">{label}</a>
          </>
        ))}
      </nav>
    );
};

/** @returns a page of the documentation */
export const docsPage = (visit: Visit, library: Library, page: Page): Framed =>
  inDocs(visit, library, {
    title: page.title,
    summary: page.summary,
    address: page.address,
    main: (
      <>
        {visit.language === "de" ? <InGerman library={library} page={page} /> : null}
        <article class="prose" lang={page.language}>
          <p class="docs-chapter">{page.chapter}</p>
          <div dangerouslySetInnerHTML={{ __html: page.html }}></div>
        </article>
        <Neighbours library={library} page={page} />
        <p class="small muted no-print">
          <a href={markdownAddress(page.address)}>This page in Markdown</a>
        </p>
      </>
    ),
    aside: <Contents page={page} />,
  });
