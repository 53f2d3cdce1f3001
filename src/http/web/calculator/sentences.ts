/**
 * What is wrong with a field, in the visitor's language. English pages have the sentence of the API, which names what was
 * found; German ones the rule of the field, with the right value where it is known.
 */
import type { CalculatorTexts } from "../texts/en/calculator.ts";
import type { Language } from "../language.ts";
import type { FieldIssue } from "./question.ts";

/** @returns a whole sentence */
export const sentenceOf = (
  { field, issue }: FieldIssue,
  language: Language,
  texts: CalculatorTexts,
): string => {
  const { missing, other } = texts.wrong[field];
  if (issue.code === "missing" && missing !== "") return missing;
  const suggestion = issue.suggestion === undefined ? "" : ` ${texts.didYouMean(issue.suggestion)}`;
  const isSaid = language === "en" && (issue.code === "conflict" || issue.code === "ambiguous");
  return `${isSaid ? issue.message : other}${suggestion}`;
};
