/**
 * What is wrong with a row, in the visitor's language: the sentence of the API in English, the rule of the column in
 * German, and the right value where it is known.
 */
import type { Issue } from "../../../kernel/issue.ts";
import { inLanguage } from "../law_sentences/wording.ts";
import type { Language } from "../language.ts";
import { tablesTexts } from "../texts/tables.ts";
import type { WrongRow } from "./check.ts";

/** An issue as the page shows it. */
export interface ToldIssue {
  /** The column that it is about; empty for the whole row. */
  readonly column: string;
  readonly sentence: string;
  readonly suggestion?: string;
}

const rulesOf = (language: Language): ReadonlyMap<string, string> =>
  new Map(Object.entries(tablesTexts[language].wrong));

const told = ({ path, message, suggestion }: Issue, language: Language): ToldIssue => {
  const rule = language === "en" ? undefined : rulesOf(language).get(path);
  return {
    column: path,
    sentence: inLanguage(message, language) ?? rule ?? message,
    ...(suggestion === undefined ? undefined : { suggestion }),
  };
};

/** @returns the rows with their issues in the language */
export const toldRows = (
  rows: ReadonlyArray<WrongRow>,
  language: Language,
): ReadonlyArray<{ readonly index: number; readonly issues: ReadonlyArray<ToldIssue> }> =>
  rows.map(({ index, issues }) => ({ index, issues: issues.map((issue) => told(issue, language)) }));
