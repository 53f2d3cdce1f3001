/** Names of the columns on the page for tables. */
import type { PageNames } from "../../../../web/issue_sentences/page_sentence.ts";
import type { Language } from "../../../../web/words/language.ts";
import { tablesTexts } from "../../texts/tables.ts";

/** @returns the names of the columns */
export const tableFields = (language: Language): PageNames => {
  const names = new Map(Object.entries(tablesTexts[language].columnNames));
  const nameOf = (member: string): string => names.get(member) ?? member;
  return { language, nameOf, labelOf: nameOf };
};
