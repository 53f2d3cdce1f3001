/**
 * Sentence of a page about a failure: one sentence for each kind of failure in each language. What is wrong with inputs
 * is told by its issues.
 */
import type { ApiFailure, FailureOf } from "../../contract/problems.ts";
import type { Issue } from "../../kernel/issue.ts";
import { type PageNames, pageSentence } from "../issue_sentences/page_sentence.ts";
import { failures as german } from "../words/de/failures.ts";
import { type FailureFigures, failures as english, type FailureTexts } from "../words/en/failures.ts";
import { failures as french } from "../words/fr/failures.ts";
import { amount } from "../words/figures.ts";
import { shellTexts } from "../words/shell.ts";
import type { InLanguages, Language } from "../words/language.ts";

/** Every language's sentences, for each kind of failure. */
export const failureTexts: InLanguages<FailureTexts> = { en: english, de: german, fr: french };

const told = (issues: ReadonlyArray<Issue>, names: PageNames): string =>
  issues.map((issue) => pageSentence(issue, names)).join(" ");

const bytesInMegabyte = 1_000_000;
const shownDigits = 2;

const figuresOf = (failure: ApiFailure, language: Language): FailureFigures => ({
  limit: failure._tag === "PayloadTooLarge"
    ? amount(Number((failure.limitBytes / bytesInMegabyte).toPrecision(shownDigits)), language)
    : "",
});

type Tag = keyof FailureTexts["failures"];

const sentenceIn = <Each extends Tag>(
  { failures }: FailureTexts,
  failure: { readonly [One in Each]: FailureOf<One> & { readonly _tag: One } }[Each],
  figures: FailureFigures,
): string => failures[failure._tag](failure, figures);

/**
 * @param names what the page calls fields, and its language
 * @returns the sentence of the page about the failure
 */
export const failureSentence = (failure: ApiFailure, names: PageNames): string => {
  const { language } = names;
  const texts = failureTexts[language];
  switch (failure._tag) {
    case "InvalidRequest":
      return failure.issues.length === 0 ? texts.unreadable : told(failure.issues, names);
    case "FiguresDisagree":
      return told(failure.issues, names);
    case "PermissionDenied":
      return texts.denials[failure.reason ?? "other"];
    default:
      return sentenceIn(texts, failure, figuresOf(failure, language));
  }
};

/** @returns the sentence that says when to try again; undefined for a failure that waiting does not end */
export const waitSentence = (failure: ApiFailure, language: Language): string | undefined =>
  "retryAfterSeconds" in failure ? shellTexts[language].tryAgainIn(failure.retryAfterSeconds) : undefined;
