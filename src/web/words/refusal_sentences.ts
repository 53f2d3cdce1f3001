/**
 * Why a command or a change of one's own account can't be carried out, as the pages say it.
 */
import type { LawFigure } from "../../kernel/findings/law/law_figures.ts";
import type { Refusal, Refusals } from "../../kernel/findings/refusals.ts";
import type { OperatorRefused } from "../../domain/accounts/operator_refused.ts";
import { refusals as german } from "./de/refusals.ts";
import { refusals as english, type RefusalTexts } from "./en/refusals.ts";
import { refusals as french } from "./fr/refusals.ts";
import { digitByDigit, longDay, periodName } from "./figures.ts";
import type { InLanguages, Language } from "./language.ts";

const texts: InLanguages<RefusalTexts> = { en: english, de: german, fr: french };

const sentenceIn = <Kind extends keyof Refusals>(
  language: Language,
  refusal: { readonly [Each in Kind]: { readonly kind: Each } & Refusals[Each] }[Kind],
): string =>
  texts[language].refusals[refusal.kind](refusal, {
    period: (period) => periodName(period, language),
    day: (day) => longDay(day, language),
    number: (text) => /^\d+\.\d+$/.test(text) ? digitByDigit(text, language) : text,
  });

/** @returns the sentence of the page about a refusal */
export const refusalOnPage = (refusal: Refusal, language: Language): string => sentenceIn(language, refusal);

/** @returns the sentence of the page about a command that was refused */
export const refusedOnPage = ({ refusal }: OperatorRefused, language: Language): string =>
  refusal === undefined ? texts[language].unexplained : refusalOnPage(refusal, language);

/** @returns the language's name of a figure of the law */
export const figureName = (figure: LawFigure, language: Language): string => texts[language].figures[figure];
