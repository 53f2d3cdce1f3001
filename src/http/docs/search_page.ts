/**
 * The page of search results, which also works without script.
 */
import { escaped } from "./highlight.ts";
import { framed } from "./layout.ts";
import type { Library } from "./library.ts";
import type { Hit } from "./search.ts";

const hitHtml = ({ address, title, heading, chapter, excerpt }: Hit): string =>
  `<li><a href="${address}"><strong>${
    escaped(heading === "" ? title : `${title}: ${heading}`)
  }</strong></a> <small>${escaped(chapter)}</small><p>${escaped(excerpt)}</p></li>`;

/** @returns the results as an HTML document */
export const searchPage = (library: Library, query: string, hits: ReadonlyArray<Hit>): string => {
  const found = query === ""
    ? "<p>Type what you look for.</p>"
    : hits.length === 0
    ? `<p>Nothing was found for <q>${escaped(query)}</q>. Try fewer or other words.</p>`
    : `<ol class="docs-hits">${hits.map(hitHtml).join("")}</ol>`;
  return framed(library, {
    title: query === "" ? "Search" : `Search: ${query}`,
    summary: "Search in the documentation.",
    address: "/docs/search",
    main: `<article class="prose"><h1>Search</h1>${found}</article>`,
    query,
  });
};
