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

/** The members of a row that fields fill, where they have other names. */
const memberOf: Readonly<Record<string, string>> = {
  cn: "cn_code",
  country: "origin_country",
  mass: "tonnage",
  verified_direct: "verified_direct_intensity",
  verified_indirect: "verified_indirect_intensity",
  origin_carbon: "origin_carbon_price_eur_per_t",
};

const precursorMembers: Readonly<Record<string, string>> = {
  r: "production_route",
  t: "tonnes_per_tonne",
  e: "verified_emissions_t_per_t",
};

/** @returns the field's name for people, in the visitor's language */
export const labelOf = (field: FieldName, language: Language, values: FormValues): string => {
  const [, place, member = ""] = /^precursor_(\d)(?:_(\w))?$/.exec(field) ?? [];
  return calculatorFields(language, isElectricity(values)).labelOf(
    place === undefined
      ? memberOf[field] ?? field
      : `precursors/${Number(place) - 1}/${precursorMembers[member] ?? "cn_code"}`,
  );
};

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
  return `${pageSentence(issue, calculatorFields(language, isElectricity(values)))}${suggestion}`;
};
