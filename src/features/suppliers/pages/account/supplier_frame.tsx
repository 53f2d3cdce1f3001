/**
 * The frame of an importer's pages about suppliers, with the sentences of their forms.
 */
import type { ComponentChildren, VNode } from "preact";
import type { Issue } from "../../../../kernel/issue.ts";
import { pageSentence } from "../../../../web/issue_sentences/page_sentence.ts";
import type { Framed } from "../../../../web/page/layout.tsx";
import type { Member } from "../../../../web/page/routes.ts";
import { Notice, type Tone } from "../../../../web/parts/notice.tsx";
import { Tabs } from "../../../../web/parts/tabs.tsx";
import type { Language } from "../../../../web/words/language.ts";
import { pageTexts } from "../../texts/pages.ts";
import { supplierPaths } from "./supplier_paths.ts";

const tabs = ["requests", "installations", "values", "checks"] as const;

/** Contents of a page about suppliers. */
export interface SupplierPage {
  readonly tab: typeof tabs[number];
  readonly title: string;
  readonly children: ComponentChildren;
}

/** @returns the page in its frame */
export const inSuppliers = ({ visit }: Member, { tab, title, children }: SupplierPage): Framed => {
  const texts = pageTexts[visit.language];
  return {
    visit,
    title,
    section: "suppliers",
    children: (
      <>
        <Tabs
          label={texts.title}
          tabs={tabs.map((name) => ({
            href: supplierPaths[name],
            label: texts[name],
            isCurrent: name === tab,
          }))}
        />
        <h1>{title}</h1>
        {children}
      </>
    ),
  };
};

/** Sentence about what was done. */
export interface DoneNotice {
  readonly tone: Tone;
  readonly text: string;
}

/** The sentence; nothing where there is none. */
export const Telling = ({ told }: { readonly told: DoneNotice | undefined }): VNode | null =>
  told === undefined ? null : (
    <Notice tone={told.tone}>
      <p>{told.text}</p>
    </Notice>
  );

const neutral: ReadonlySet<string> = new Set(["mailed", "changed", "known"]);

/** @returns the sentence of what was done, by the name in the address */
export const doneIn = ({ visit: { query, language } }: Member): DoneNotice | undefined => {
  const done: ReadonlyMap<string, string> = new Map(Object.entries(pageTexts[language].done));
  const name = query["done"] ?? "";
  const text = done.get(name);
  return text === undefined ? undefined : { tone: neutral.has(name) ? "warn" : "good", text };
};

/** Values of a form that could not be carried out, with what is wrong. */
export interface SentForm {
  readonly values: ReadonlyMap<string, string>;
  /** Sentences by the names of the fields. */
  readonly errors: ReadonlyMap<string, string>;
}

/** A form that nobody sent yet. */
export const nothingSent: SentForm = { values: new Map(), errors: new Map() };

/**
 * Returns the first sentence about each field.
 * @param labels labels of the fields, by the first members of the issues' paths
 */
export const errorsOf = (
  issues: ReadonlyArray<Issue>,
  labels: ReadonlyMap<string, string>,
  language: Language,
): ReadonlyMap<string, string> => {
  const errors = new Map<string, string>();
  for (const issue of issues) {
    const [field = ""] = issue.path.replace(/^\//, "").split("/");
    const nameOf = (name: string) => labels.get(name) ?? name;
    if (errors.has(field)) continue;
    errors.set(field, pageSentence({ ...issue, path: field }, { language, nameOf, labelOf: nameOf }));
  }
  return errors;
};
