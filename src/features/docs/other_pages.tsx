/**
 * Pages of the documentation that no Markdown stands behind: search results, the page that sends calls, and what is shown
 * where there is no page.
 */
import type { VNode } from "preact";
import type { Framed } from "../../web/page/layout.tsx";
import type { Visit } from "../../web/visit/visit.ts";
import { inDocs } from "./layout.tsx";
import type { Library, NavigationEntry } from "./library/library.ts";
import { nearestPages, wordsOfAddress } from "./library/nearest_pages.ts";
import { kindOf } from "./library/page_kinds.ts";
import { betweenWords, byPage, type Hit, type PageHits, queryIsTooLong } from "./library/search.ts";

/** The most pages that a search shows, and further sections of each. */
const most = { pages: 10, sections: 4 };

/** The excerpt, with the words that were found marked. */
const Excerpt = ({ hit: { excerpt, terms } }: { hit: Hit }): VNode => (
  <p>
    {excerpt.split(new RegExp(`(${betweenWords.source})`, "u")).map((part) =>
      terms.includes(part.toLowerCase()) ? <mark>{part}</mark> : <>{part}</>
    )}
  </p>
);

/** Kind of the page that was found, and where it stands: the call itself, of an operation. */
const Kind = ({ library, hit }: { library: Library; hit: Hit }): VNode => {
  const { kind, place } = kindOf(library, hit);
  return (
    <p class="docs-kind">
      <span class={`docs-badge ${kind.toLowerCase()}`}>{kind}</span>
      {place}
    </p>
  );
};

const PageItem = ({ library, hits: [hit, ...others] }: { library: Library; hits: PageHits }): VNode => {
  const sections = others.filter(({ heading }) => heading !== "").slice(0, most.sections);
  return (
    <li>
      <Kind library={library} hit={hit} />
      <a href={hit.address}>
        {hit.title}
        {hit.heading === "" ? null : <span>{` › ${hit.heading}`}</span>}
      </a>
      <Excerpt hit={hit} />
      {sections.length === 0 ? null : (
        <ul aria-label={`More of ${hit.title}`}>
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

const Results = (
  { library, query, hits }: { library: Library; query: string; hits: ReadonlyArray<Hit> },
): VNode =>
  query === "" ? <p>Type what you look for into the field.</p> : hits.length === 0
    ? (
      <>
        <p>
          Nothing was found for <q>{query}</q>. Try fewer or other words.
        </p>
        <p>
          Or begin at the <a href="/docs">introduction</a>, at the <a href="/docs/pages">pages for people</a>
          {" "}
          or at <a href="/docs/reference">all calls</a>.
        </p>
      </>
    )
    : (
      <>
        <p>
          What fits <q>{query}</q> best:
        </p>
        <ol class="docs-hits">
          {byPage(hits).slice(0, most.pages).map((ofPage) => <PageItem library={library} hits={ofPage} />)}
        </ol>
      </>
    );

/** @returns the results, on a page that also works without script */
export const searchPage = (
  visit: Visit,
  library: Library,
  { query, hits }: { readonly query: string; readonly hits: ReadonlyArray<Hit> },
): Framed =>
  inDocs(visit, library, {
    title: "Search",
    summary: "Search in the documentation.",
    address: "",
    query,
    main: (
      <article class="prose">
        <h1>Search</h1>
        <Results library={library} query={query} hits={hits} />
      </article>
    ),
  });

/** @returns the page for a query that is too long to be looked for */
export const longQueryPage = (visit: Visit, library: Library): Framed =>
  inDocs(visit, library, {
    title: "Search",
    summary: "Search in the documentation.",
    address: "",
    main: (
      <article class="prose">
        <h1>Search</h1>
        <p>{queryIsTooLong}</p>
      </article>
    ),
  });

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

/** The most pages that are named where there is none. */
const mostNear = 5;

/** Pages to begin at, where an address says nothing. */
const beginnings: ReadonlyArray<string> = ["/docs", "/docs/first-call", "/docs/pages", "/docs/reference"];

const PageList = (
  { heading, entries }: { heading: string; entries: ReadonlyArray<NavigationEntry> },
): VNode | null =>
  entries.length === 0 ? null : (
    <>
      <h2>{heading}</h2>
      <ul>
        {entries.map(({ title, label, address, method }) => (
          <li>
            <a href={address}>{title}</a>
            {method === undefined ? null : <code>{`${method} ${label}`}</code>}
          </li>
        ))}
      </ul>
    </>
  );

/** @returns the page for an address that has none: a search for its words, and the pages nearest to it */
export const noPage = (visit: Visit, library: Library): Framed => {
  const words = wordsOfAddress(visit.path);
  const near = nearestPages(library, words, mostNear);
  const first = library.navigation.flatMap(({ entries }) => entries)
    .filter(({ address }) => beginnings.includes(address));
  return inDocs(visit, library, {
    title: "Not found",
    summary: "There is no such page.",
    address: "",
    main: (
      <article class="prose">
        <h1>Not found</h1>
        <p>There is no such page.</p>
        <form class="docs-again" role="search" aria-label="Search for it" action="/docs/search">
          <input
            class="control"
            type="search"
            name="q"
            value={words}
            aria-label="What you look for"
            autocomplete="off"
            spellcheck={false}
            maxLength={100}
          />
          <button class="button" type="submit">Search</button>
        </form>
        <PageList heading="Did you mean" entries={near} />
        <PageList heading="Begin at" entries={first} />
      </article>
    ),
  });
};
