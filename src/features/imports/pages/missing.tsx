/**
 * Items that are missing before a declaration can be filed, as a list of work: each item with the imports that it is about.
 */
import type { VNode } from "preact";
import type { Declaration } from "../../../domain/imports/declaration/declaration.ts";
import type { MissingItem } from "../../../domain/imports/declaration/missing.ts";
import type { LedgerEntry } from "../../../domain/imports/ledger/entry.ts";
import type { LiveImport } from "../../../domain/imports/ledger/live.ts";
import type { Language } from "../../../web/words/language.ts";
import { importPath } from "./import_paths.ts";
import { findingSentence } from "./sentences.ts";
import { importCount } from "./shown.ts";
import { labelled } from "../../../web/words/labelled.ts";

/** Imports that an item links to; the others are counted. */
const mostLinks = 3;

const Links = ({ imports, names, language }: {
  readonly imports: ReadonlyArray<string>;
  readonly names: ReadonlyMap<string, string>;
  readonly language: Language;
}): VNode => (
  <span class="small muted">
    {" "}
    <span class="whole">{labelled(importCount(imports.length, language), "", language)}</span>
    {imports.slice(0, mostLinks).map((id, index) => (
      <>
        {index === 0 ? "" : ", "}
        <a href={importPath(id)}>{names.get(id) ?? id}</a>
      </>
    ))}
    {imports.length > mostLinks ? ", …" : ""}
  </span>
);

/** Sentence about what the sums of a declaration lack; none where each of its imports was calculated. */
export const Lacking = ({ declaration: { findings }, language }: {
  readonly declaration: Pick<Declaration, "findings">;
  readonly language: Language;
}): VNode | null => {
  const lacking = findings.find(({ kind }) => kind === "declaredWithout");
  return lacking === undefined ? null : <p>{findingSentence(lacking, language)}</p>;
};

/** The list. */
export const Missing = ({ items, imports: live, language }: {
  readonly items: ReadonlyArray<MissingItem>;
  /** The imports of the year. */
  readonly imports: ReadonlyArray<LiveImport>;
  readonly language: Language;
}): VNode => {
  const nameOf = ({ mrn, item }: Pick<LedgerEntry, "mrn" | "item">): string => `${mrn}/${item}`;
  const names = new Map(live.map(({ id, entry }) => [id, nameOf(entry)]));
  for (const item of items) for (const [id, entry] of item.names ?? []) names.set(id, nameOf(entry));
  return (
    <ul class="notes">
      {items.map(({ finding, imports }) => (
        <li>
          {findingSentence(finding, language)}
          <Links imports={imports} names={names} language={language} />
        </li>
      ))}
    </ul>
  );
};
