/** Sentences about an invoice's form, in the visitor's language. */
import type { Issue } from "../../../kernel/issue.ts";
import { pageSentence } from "../../../web/issue_sentences/page_sentence.ts";
import type { Language } from "../../../web/words/language.ts";
import { invoiceFields } from "./field_names.ts";
import { fieldOf } from "./form_lines.ts";

/** @returns the first sentence about each field */
export const errorsOf = (
  issues: ReadonlyArray<Issue>,
  language: Language,
): ReadonlyMap<string, string> => {
  const names = invoiceFields(language);
  const errors = new Map<string, string>();
  for (const issue of issues) {
    if (!errors.has(issue.path)) errors.set(issue.path, pageSentence(issue, names));
  }
  return errors;
};

/**
 * @param rows of each line of the request, the row of the form that it stands in
 * @returns the warnings about values that are accepted and worth another look
 */
export const warningsOf = (
  warnings: ReadonlyArray<Issue>,
  rows: ReadonlyArray<number>,
  language: Language,
): ReadonlyArray<string> => {
  const names = invoiceFields(language);
  return warnings.map((warning) => pageSentence({ ...warning, path: fieldOf(warning.path, rows) }, names));
};
