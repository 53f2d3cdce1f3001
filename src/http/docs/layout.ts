/**
 * A page of the documentation as an HTML document: navigation on the left, the page, its headings on the right.
 */
import { escaped } from "./highlight.ts";
import type { Library, NavigationEntry, Page } from "./library.ts";
import { markdownAddress } from "./llms.ts";

/** What stands in the frame of every page. */
export interface Framed {
  readonly title: string;
  readonly summary: string;
  /** Of the page, for the navigation's mark. */
  readonly address: string;
  readonly main: string;
  /** What stands beside the page; empty: nothing. */
  readonly aside?: string;
  /** What was searched for. */
  readonly query?: string;
  /** Styles and scripts beside those of every page. */
  readonly head?: string;
}

const entryHtml = ({ label, address, method }: NavigationEntry, current: string): string => {
  const mark = address === current ? ' aria-current="page"' : "";
  const badge = method === undefined
    ? ""
    : `<span class="method method-${method.toLowerCase()}">${method}</span> `;
  return `<li><a href="${address}"${mark}>${badge}<span>${escaped(label)}</span></a></li>`;
};

const navigationHtml = ({ navigation }: Library, current: string): string =>
  navigation.map(({ heading, entries }) =>
    `<h2>${heading}</h2><ul>${entries.map((entry) => entryHtml(entry, current)).join("")}</ul>`
  ).join("");

const searchForm = (query: string): string =>
  `<form class="docs-search" role="search" action="/docs/search"><label class="visually-hidden" for="docs-query">Search the documentation</label>` +
  `<input id="docs-query" type="search" name="q" value="${
    escaped(query)
  }" placeholder="Search" autocomplete="off" spellcheck="false" maxlength="100"><kbd>/</kbd></form>`;

/** @returns the whole HTML document */
export const framed = (
  library: Library,
  { title, summary, address, main, aside, query, head }: Framed,
): string =>
  `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} - Customs Invoice and CBAM API</title>
<meta name="description" content="${escaped(summary)}">
<link rel="stylesheet" href="/docs/assets/docs.css">
${head ?? ""}<script type="module" src="/docs/assets/docs.js"></script>
</head>
<body class="docs">
<a class="skip-link" href="#content">Skip to the content</a>
<header class="docs-top">
<a class="brand" href="/docs">Customs Invoice and CBAM API</a>
${searchForm(query ?? "")}
<a href="/docs/reference">Reference</a> <a href="/docs/try">Try it</a>
</header>
<div class="docs-body">
<nav class="docs-navigation" aria-label="Documentation"><details><summary>Menu</summary></details><div class="docs-pages">${
    navigationHtml(library, address)
  }</div></nav>
<main id="content">
${main}
</main>
${aside ?? ""}
</div>
</body>
</html>
`;

const asideOf = ({ sections }: Page): string => {
  const listed = sections.filter(({ depth }) => depth === 2 || depth === 3);
  if (listed.length < 2) return "";
  const items = listed.map(({ id, heading, depth }) =>
    `<li class="depth-${depth}"><a href="#${id}">${escaped(heading)}</a></li>`
  );
  return `<aside class="docs-contents" aria-label="On this page"><h2>On this page</h2><ul>${
    items.join("")
  }</ul></aside>`;
};

/** The pages before and after one, in the order of the navigation. */
const neighboursHtml = ({ navigation, page }: Library, { address }: Page): string => {
  const entries = navigation.flatMap(({ entries: all }) => all);
  const at = entries.findIndex((entry) => entry.address === address);
  if (at < 0) return "";
  const link = (entry: NavigationEntry | undefined, what: "Previous" | "Next"): string =>
    entry === undefined
      ? "<span></span>"
      : `<a rel="${what.slice(0, 4).toLowerCase()}" href="${entry.address}"><small>${what}</small>${
        escaped(entry.method === undefined ? entry.label : page(entry.address)?.title ?? entry.label)
      }</a>`;
  return `<nav class="docs-neighbours" aria-label="Neighbouring pages">${link(entries[at - 1], "Previous")}${
    link(entries[at + 1], "Next")
  }</nav>`;
};

/** @returns a page as an HTML document */
export const pageHtml = (library: Library, page: Page): string =>
  framed(library, {
    title: page.title,
    summary: page.summary,
    address: page.address,
    main:
      `<article class="prose"><p class="docs-chapter">${escaped(page.chapter)}</p>${page.html}</article>` +
      neighboursHtml(library, page) +
      `<p class="docs-foot"><a href="${markdownAddress(page.address)}">This page as Markdown</a></p>`,
    aside: asideOf(page),
  });
