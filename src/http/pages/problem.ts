/**
 * The page about one kind of problem, in plain HTML with the style of the verify page.
 */
import type { ProblemKind } from "../../contract/problems.ts";

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** Words between backticks are code. */
const withCode = (text: string): string => escaped(text).replace(/`([^`]+)`/g, "<code>$1</code>");

const headersOf = ({ headers = {} }: ProblemKind): string => {
  const rows = Object.entries(headers).map(([name, what]) =>
    `<dt><code>${escaped(name)}</code></dt><dd>${withCode(what)}</dd>`
  );
  return rows.length === 0 ? "" : `<h2>Headers</h2><dl>${rows.join("")}</dl>`;
};

/** @returns the page as HTML */
export const problemHtml = (kind: ProblemKind): string =>
  `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(kind.title)} (${kind.status})</title>
<link rel="stylesheet" href="/pages/verify.css">
</head>
<body>
<main>
<h1>${escaped(kind.title)}</h1>
<p>HTTP status <strong>${kind.status}</strong></p>
<p>${withCode(kind.meaning)}</p>
${headersOf(kind)}
</main>
</body>
</html>
`;
