/** Sentences about a field of the calculator, in the visitor's language. */
import { about } from "../../../../kernel/issue.ts";
import { pageSentence } from "../../../../web/issue_sentences/page_sentence.ts";
import type { Language } from "../../../../web/words/language.ts";
import type { CalculatorTexts } from "../../texts/en/calculator.ts";
import { calculatorFields } from "./field_names.ts";
import type { FieldIssue } from "./question.ts";
import { type FormValues, isElectricity } from "./values.ts";

/** @returns a whole sentence */
export const sentenceOf = (
  { field, issue }: FieldIssue,
  language: Language,
  { texts, values }: { readonly texts: CalculatorTexts; readonly values: FormValues },
): string => {
  if (issue.code === "missing") {
    return field === "mass" && isElectricity(values) ? texts.giveElectricity : texts.give[field];
  }
  const hasSuggestion = issue.suggestion !== undefined && issue[about].kind !== "wrong";
  const suggestion = hasSuggestion ? ` ${texts.didYouMean(issue.suggestion)}` : "";
  return `${pageSentence(issue, calculatorFields(language))}${suggestion}`;
};
