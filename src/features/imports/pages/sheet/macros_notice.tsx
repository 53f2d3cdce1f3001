/** Notice that the macros of a sheet were not run. */
import type { VNode } from "preact";
import { macrosIssue } from "../../../../http/wire/table/question.ts";
import { pageSentence } from "../../../../web/issue_sentences/page_sentence.ts";
import { Notice } from "../../../../web/parts/notice.tsx";
import type { Language } from "../../../../web/words/language.ts";
import { importFields } from "../sentences.ts";

/** The notice; nothing for a sheet without macros. */
export const MacrosNotice = ({ hasMacros, language }: {
  readonly hasMacros: boolean;
  readonly language: Language;
}): VNode | null =>
  hasMacros
    ? (
      <Notice tone="warn">
        <p>{pageSentence(macrosIssue, importFields(language))}</p>
      </Notice>
    )
    : null;
