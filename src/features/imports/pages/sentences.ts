/**
 * Sentences of the pages of an importer's year: findings of its rules and issues of its forms, in the visitor's language.
 */
import type { Finding } from "../../../kernel/findings/finding.ts";
import { type Issue, issueOf } from "../../../kernel/issue.ts";
import { partsOfPointer } from "../../../kernel/text/json.ts";
import { type PageNames, pageSentence } from "../../../web/issue_sentences/page_sentence.ts";
import type { Language } from "../../../web/words/language.ts";
import { memberTexts } from "../texts/members.ts";

/** @returns the names of the fields, by the members of the requests that they fill */
export const importFields = (language: Language): PageNames => {
  const names: ReadonlyMap<string, string> = new Map(Object.entries(memberTexts[language]));
  const nameOf = (member: string): string => names.get(member) ?? member;
  const labelOf = (path: string): string => {
    const parts = path.startsWith("/") ? partsOfPointer(path) : path.split("/");
    return names.get(parts.join("/")) ?? nameOf(parts.at(-1) ?? "");
  };
  return { language, nameOf, labelOf };
};

/** @returns the sentence of a finding that is about no field */
export const findingSentence = (finding: Finding, language: Language): string =>
  pageSentence(issueOf({ path: "", code: "conflict" }, finding), importFields(language));

/** @returns the sentences of findings, each once */
export const findingSentences = (
  findings: ReadonlyArray<Finding>,
  language: Language,
): ReadonlyArray<string> => [...new Set(findings.map((finding) => findingSentence(finding, language)))];

/** Errors of a form by the names of its fields. */
export type FormErrors = ReadonlyMap<string, string>;

/** @returns the first sentence about each field: paths without their first slash are the fields' names */
export const formErrors = (issues: ReadonlyArray<Issue>, language: Language): FormErrors => {
  const names = importFields(language);
  const errors = new Map<string, string>();
  for (const issue of issues) {
    const field = issue.path.replace(/^\//, "");
    if (!errors.has(field)) errors.set(field, pageSentence({ ...issue, path: field }, names));
  }
  return errors;
};
