/**
 * What is missing before a declaration can be filed, as a list of work: each item with the imports that it is about.
 */
import type { VNode } from "preact";
import type { MissingItem } from "../../../domain/imports/declaration/missing.ts";
import { count } from "../../../web/words/figures.ts";
import type { Language } from "../../../web/words/language.ts";
import { importPath } from "./import_paths.ts";
import { findingSentence } from "./sentences.ts";
import { importCount } from "./shown.ts";

/** Imports that an item links to; the others are counted. */
const mostLinks = 5;

const Links = ({ imports, language }: {
  readonly imports: ReadonlyArray<string>;
  readonly language: Language;
}): VNode => (
  <span class="small muted">
    {` ${importCount(imports.length, language)}: `}
    {imports.slice(0, mostLinks).map((id, index) => (
      <>
        {index === 0 ? "" : ", "}
        <a href={importPath(id)}>{count(index + 1, language)}</a>
      </>
    ))}
    {imports.length > mostLinks ? ", …" : ""}
  </span>
);

/** The list. */
export const Missing = ({ items, language }: {
  readonly items: ReadonlyArray<MissingItem>;
  readonly language: Language;
}): VNode => (
  <ul class="notes">
    {items.map(({ finding, imports }) => (
      <li>
        {findingSentence(finding, language)}
        <Links imports={imports} language={language} />
      </li>
    ))}
  </ul>
);
