/** Sentences about a field of the calculator, in the visitor's language. */
import { about } from "../../../../kernel/issue.ts";
import { pageSentence } from "../../../../web/issue_sentences/page_sentence.ts";
import type { Language } from "../../../../web/words/language.ts";
import type { CalculatorTexts } from "../../texts/en/calculator.ts";
import { calculatorFields } from "./field_names.ts";
import type { FieldIssue } from "./question.ts";
import { type FieldName, type FormValues, isElectricity, type PrecursorField } from "./values.ts";

/** Kinds of issues whose own sentence names what was most likely meant. */
const namesItself: ReadonlySet<string> = new Set(["wrong", "noCountry"]);

const isOfPrecursor = (field: FieldName): field is PrecursorField => field.startsWith("precursor_");

/** @returns a whole sentence */
export const sentenceOf = (
  { field, issue }: FieldIssue,
  language: Language,
  { texts, values }: { readonly texts: CalculatorTexts; readonly values: FormValues },
): string => {
  if (issue.code === "missing") {
    if (isOfPrecursor(field)) return field.endsWith("_r") ? texts.give.production_route : texts.givePrecursor;
    return field === "mass" && isElectricity(values) ? texts.giveElectricity : texts.give[field];
  }
  const hasSuggestion = issue.suggestion !== undefined && !namesItself.has(issue[about].kind);
  const suggestion = hasSuggestion ? ` ${texts.didYouMean(issue.suggestion)}` : "";
  return `${pageSentence(issue, calculatorFields(language))}${suggestion}`;
};
