/** Notice of what is to be known of a sheet beside its rows: macros that were not run, rows that it hides. */
import type { VNode } from "preact";
import type { Issue } from "../../../../kernel/issue.ts";
import { pageSentence } from "../../../../web/issue_sentences/page_sentence.ts";
import { Notice } from "../../../../web/parts/notice.tsx";
import type { Language } from "../../../../web/words/language.ts";
import { importFields } from "../sentences.ts";

/** The notice; nothing where there is nothing to say. */
export const FileWarnings = ({ warnings, language }: {
  readonly warnings: ReadonlyArray<Issue>;
  readonly language: Language;
}): VNode | null =>
  warnings.length === 0 ? null : (
    <Notice tone="warn">
      {warnings.map((issue) => <p key={issue.message}>{pageSentence(issue, importFields(language))}</p>)}
    </Notice>
  );
