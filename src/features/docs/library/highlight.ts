/**
 * Colours for code: highlight.js with the languages that the pages use, loaded when the first page is asked for.
 */

import { escapedHtml } from "../../../kernel/text/html.ts";

/** Name of a language for readers, by its name in fences. */
export const languageNames: Readonly<Record<string, string>> = {
  sh: "curl",
  js: "JavaScript",
  python: "Python",
  json: "JSON",
  csv: "CSV",
  ts: "TypeScript",
  sql: "SQL",
  http: "HTTP",
  text: "Text",
};

/** Makes HTML of code. */
export type Highlight = (code: string, language: string) => string;

/** Loads the library; a language that it wasn't given stays as it is. */
export const loadHighlight = async (): Promise<Highlight> => {
  const [{ default: hljs }, bash, javascript, typescript, python, json, sql, http] = await Promise.all([
    import("highlight.js/lib/core"),
    import("highlight.js/lib/languages/bash"),
    import("highlight.js/lib/languages/javascript"),
    import("highlight.js/lib/languages/typescript"),
    import("highlight.js/lib/languages/python"),
    import("highlight.js/lib/languages/json"),
    import("highlight.js/lib/languages/sql"),
    import("highlight.js/lib/languages/http"),
  ]);
  const languages = { sh: bash, js: javascript, ts: typescript, python, json, sql, http };
  for (const [name, language] of Object.entries(languages)) hljs.registerLanguage(name, language.default);
  return (code, language) =>
    hljs.getLanguage(language) === undefined ? escapedHtml(code) : hljs.highlight(code, { language }).value;
};
