/**
 * The page that sends calls to this server from the browser: Swagger UI over the service's own OpenAPI document.
 */
import { framed } from "./layout.ts";
import type { Library } from "./library.ts";

const head = `<link rel="stylesheet" href="/docs/assets/swagger-ui.css">
<link rel="stylesheet" href="/docs/assets/try.css">
<script src="/docs/assets/swagger-ui-bundle.js" defer></script>
<script type="module" src="/docs/assets/try.js"></script>
`;

/** @returns the page as an HTML document */
export const tryPage = (library: Library): string =>
  framed(library, {
    title: "Try it",
    summary: "Send calls to this server from the browser.",
    address: "/docs/try",
    main: `<article class="prose"><h1>Try it</h1>
<p>Open a call, press <strong>Try it out</strong>, then <strong>Execute</strong>: your browser sends it to this server, and what comes back is shown. Put your key in at <strong>Authorize</strong> (the text that begins with <code>cik_</code>); it stays in this page and is forgotten when you leave it. Without a key scope, calculate, search and routes answer ten times an hour.</p>
<noscript><p>This page needs script. Every call with samples for the command line is in the <a href="/docs/reference">reference</a>.</p></noscript></article>
<div id="try"></div>`,
    head,
  });
