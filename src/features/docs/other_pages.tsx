/**
 * Pages of the documentation that no Markdown stands behind: search results, the page that sends calls, and what is shown
 * where there is no page.
 */
import type { VNode } from "preact";
import type { Framed } from "../../web/page/layout.tsx";
import type { Visit } from "../../web/visit/visit.ts";
import type { Language } from "../../web/words/language.ts";
import { inDocs } from "./layout.tsx";
import type { Library, NavigationEntry } from "./library/library.ts";
import { nearestPages, wordsOfAddress } from "./library/nearest_pages.ts";
import { kindOf } from "./library/page_kinds.ts";
import { betweenWords, byPage, type Hit, type PageHits } from "./library/search.ts";
import { docsWords } from "./words.ts";

/** The most pages that a search shows, and further sections of each. */
const most = { pages: 10, sections: 4 };

/** Language of the page at an address. */
const languageAt = (address: string): "de" | "en" => address.startsWith("/docs/de/") ? "de" : "en";

/** The excerpt, with the words that were found marked. */
const Excerpt = ({ hit: { excerpt, terms } }: { hit: Hit }): VNode => (
  <p>
    {excerpt.split(new RegExp(`(${betweenWords.source})`, "u")).map((part) =>
      terms.includes(part.toLowerCase()) ? <mark>{part}</mark> : <>{part}</>
    )}
  </p>
);

/** Kind of the page that was found, and where it stands: the call itself, of an operation. */
const Kind = ({ library, hit, language }: { library: Library; hit: Hit; language: Language }): VNode => {
  const { kind, place } = kindOf(library, hit);
  return (
    <p class="docs-kind">
      <span class={`docs-badge ${kind.toLowerCase()}`} lang={language}>
        {docsWords[language].kinds[kind]}
      </span>
      {place}
    </p>
  );
};

const PageItem = (
  { library, hits: [hit, ...others], language }: { library: Library; hits: PageHits; language: Language },
): VNode => {
  const sections = others.filter(({ heading }) => heading !== "").slice(0, most.sections);
  return (
    <li lang={languageAt(hit.address)}>
      <Kind library={library} hit={hit} language={language} />
      <a href={hit.address}>
        {hit.title}
        {hit.heading === "" ? null : <span>{` › ${hit.heading}`}</span>}
      </a>
      <Excerpt hit={hit} />
      {sections.length === 0 ? null : (
        <ul aria-label={docsWords[language].more(hit.title)}>
          {sections.map(({ address, heading }) => (
            <li>
              <a href={address}>{heading}</a>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
};

/** The most pages that are named where there is none. */
const mostNear = 5;

/** Pages to begin at, where an address says nothing. */
const beginnings: ReadonlyArray<string> = ["/docs", "/docs/first-call", "/docs/pages", "/docs/reference"];

/** The pages to begin at, those in the reader's language first. */
const beginningsOf = (library: Library, language: Language): ReadonlyArray<NavigationEntry> => {
  const entries = library.navigation.flatMap((group) => group.entries);
  const own = language === "en" ? [] : entries.filter(({ address }) => languageAt(address) === language);
  return [...own, ...entries.filter(({ address }) => beginnings.includes(address))];
};

const PageList = (
  { heading, entries }: { heading?: string; entries: ReadonlyArray<NavigationEntry> },
): VNode | null =>
  entries.length === 0 ? null : (
    <>
      {heading === undefined ? null : <h2>{heading}</h2>}
      <ul>
        {entries.map(({ title, label, address, method }) => (
          <li lang={languageAt(address)}>
            <a href={address}>{title}</a>
            {method === undefined ? null : <code>{`${method} ${label}`}</code>}
          </li>
        ))}
      </ul>
    </>
  );

const Results = ({ library, query, hits, language }: {
  library: Library;
  query: string;
  hits: ReadonlyArray<Hit>;
  language: Language;
}): VNode => {
  const words = docsWords[language];
  if (query === "") return <p>{words.empty}</p>;
  if (hits.length === 0) {
    return (
      <>
        <p>
          {words.nothing} <q>{query}</q>. {words.nothingHelp}
        </p>
        <PageList entries={beginningsOf(library, language)} />
      </>
    );
  }
  return (
    <>
      <p>{words.found}</p>
      <ol class="docs-hits">
        {byPage(hits).slice(0, most.pages).map((ofPage) => (
          <PageItem library={library} hits={ofPage} language={language} />
        ))}
      </ol>
    </>
  );
};

/** A page of the search in the reader's language. */
const searchFrame = (visit: Visit, library: Library, query: string, below: VNode): Framed => {
  const words = docsWords[visit.language];
  return inDocs(visit, library, {
    title: words.search,
    summary: words.searchSummary,
    address: "",
    leadsOn: true,
    query,
    main: (
      <article class="prose" lang={visit.language}>
        <h1>{words.search}</h1>
        {below}
      </article>
    ),
  });
};

/** @returns the results, on a page that also works without script */
export const searchPage = (
  visit: Visit,
  library: Library,
  { query, hits }: { readonly query: string; readonly hits: ReadonlyArray<Hit> },
): Framed =>
  searchFrame(
    visit,
    library,
    query,
    <Results library={library} query={query} hits={hits} language={visit.language} />,
  );

/** @returns the page for a query that is too long to be looked for */
export const longQueryPage = (visit: Visit, library: Library): Framed =>
  searchFrame(visit, library, "", <p>{docsWords[visit.language].tooLong}</p>);

const tryHead = (
  <>
    <link rel="stylesheet" href="/docs/assets/swagger-ui.css" />
    <link rel="stylesheet" href="/docs/assets/try.css" />
    <script src="/docs/assets/swagger-ui-bundle.js" defer></script>
    <script type="module" src="/docs/assets/try.js"></script>
  </>
);

/** @returns the page that sends calls to this server: Swagger UI over the service's own OpenAPI document */
export const tryPage = (visit: Visit, library: Library): Framed =>
  inDocs(visit, library, {
    title: "Try it",
    summary: "Send calls to this server from the browser.",
    address: "/docs/try",
    head: tryHead,
    main: (
      <>
        <article class="prose">
          <p class="docs-chapter">Reference</p>
          <h1>Try it</h1>
          <p>
            Open a call and press{" "}
            <strong>Execute</strong>: your browser sends it to this server, and what comes back is shown. Put
            your key in at <strong>Authorize</strong> (the text that begins with{" "}
            <code>cik_</code>); it stays in this page and is forgotten when you leave it. Without a key scope,
            calculate, search and routes answer ten times an hour.
          </p>
          <noscript>
            <p>
              This page needs script. Every call with samples for the command line is in the{" "}
              <a href="/docs/reference">reference</a>.
            </p>
          </noscript>
        </article>
        <div id="try"></div>
      </>
    ),
  });

/** @returns the page for an address that has none: a search for its words, and the pages nearest to it */
export const noPage = (visit: Visit, library: Library): Framed => {
  const words = wordsOfAddress(visit.path);
  const near = nearestPages(library, words, mostNear);
  const said = docsWords[visit.language];
  return inDocs(visit, library, {
    title: said.missing,
    summary: said.missingHelp,
    address: "",
    leadsOn: true,
    main: (
      <article class="prose" lang={visit.language}>
        <h1>{said.missing}</h1>
        <p>{said.missingHelp}</p>
        <form class="docs-again" role="search" aria-label={said.search} action="/docs/search">
          <input
            class="control"
            type="search"
            name="q"
            value={words}
            aria-label={said.searchField}
            autocomplete="off"
            spellcheck={false}
            maxLength={100}
          />
          <button class="button" type="submit">{said.find}</button>
        </form>
        <PageList heading={said.near} entries={near} />
        <PageList heading={said.begin} entries={beginningsOf(library, visit.language)} />
      </article>
    ),
  });
};
