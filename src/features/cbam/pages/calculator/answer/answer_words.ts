/** Data that the parts of an answer on the page are made of. */
import type { SignedIn } from "../../../../../application/accounts/browser_session.ts";
import type { Language } from "../../../../../web/words/language.ts";
import type { CalculatorTexts } from "../../../texts/en/calculator.ts";
import type { AnsweredCalculation } from "../question.ts";
import type { FormValues } from "../values.ts";

/** Data that every part of an answer needs. */
export interface AnswerWords extends AnsweredCalculation {
  readonly language: Language;
  readonly texts: CalculatorTexts;
  /** The address that repeats the answer, with its origin. */
  readonly link: string;
  readonly curl: string;
  readonly values: FormValues;
  readonly signedIn: SignedIn | undefined;
}
