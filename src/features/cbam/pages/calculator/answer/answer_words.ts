/** Data that the parts of an answer on the page are made of. */
import type { SignedIn } from "../../../../../application/accounts/browser_session.ts";
import type { ScopeRecord } from "../../../../../contract/answers/lookups.ts";
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
  /** Id that tells one form that saves the answer from the next. */
  readonly formId: string;
}

/**
 * Description of the goods; undefined for a code without goods, whose scope answer has an English sentence in its place:
 * the page says the reason in its own language.
 */
export const goodsDescription = ({ description, note, sector }: ScopeRecord): string | undefined =>
  description === note || note === undefined && sector === "none" ? undefined : description;
