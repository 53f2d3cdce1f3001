/** Words of an indication in a language, with the figures as the language writes them. Decisions, 0124. */
import { yearOf } from "../../../kernel/time/calendar.ts";
import {
  type Decimal,
  isZero,
  minus,
  one,
  roundHalfAwayFromZero,
  times,
  toJsonNumber,
  toText,
} from "../../../kernel/decimal.ts";
import { lawSentence } from "../../../web/law/law_sentence.ts";
import {
  digitByDigit,
  euros,
  exactly,
  longDay,
  periodName,
  placeName,
  spacedCode,
} from "../../../web/words/figures.ts";
import type { Language } from "../../../web/words/language.ts";
import {
  type IndicatedCost,
  type Indication,
  type IndicationFigures,
  type IndicationQuestion,
  periodOf,
} from "../../../domain/plans/indicated.ts";
import type { IndicationParts } from "../texts/en/indication.ts";
import { indicationTexts } from "../texts/indication.ts";
import { planFindingSentence } from "../texts/notes.ts";

/** Sentences of an indication. */
export interface IndicationWords {
  /** All of it in one paragraph. */
  readonly sentence: string;
  /** Sentences on what is not settled. */
  readonly open: ReadonlyArray<string>;
  /** Sentences on what else a reader should know. */
  readonly notes: ReadonlyArray<string>;
}

const cents = 2;

const rounded = (value: Decimal): Decimal => roundHalfAwayFromZero(value, cents);

/** @returns the net cost of so many tonnes in EUR: rounded gross less rounded deduction, as a calculation has it */
export const costOfTonnes = ({ grossEurPerT, deductionEurPerT }: IndicatedCost, tonnes: Decimal): number =>
  toJsonNumber(minus(rounded(times(grossEurPerT, tonnes)), rounded(times(deductionEurPerT, tonnes))));

/** Price at which each EUR brings as many EUR a tonne as net emissions: nothing is deducted, and something is paid for. */
const perEuroOf = ({ netTPerT, deductionEurPerT }: IndicatedCost, language: Language): string | undefined =>
  isZero(netTPerT) || !isZero(deductionEurPerT)
    ? undefined
    : euros(toJsonNumber(rounded(netTPerT)), language);

const firstYearOfPurchase = 2027;

/** @returns `250 t`, of electricity `250 MWh` */
export const quantityOf = (
  { goods }: IndicationQuestion,
  isElectricity: boolean,
  language: Language,
): string => `${exactly(toJsonNumber(goods.tonnage), language)}\u00a0${isElectricity ? "MWh" : "t"}`;

/** @returns the parts of the sentences about figures */
export const indicationParts = (
  question: IndicationQuestion,
  figures: IndicationFigures,
  language: Language,
): IndicationParts => {
  const { goods, day } = question;
  const { own, byDefault, price, sector } = figures;
  const isElectricity = sector === "electricity";
  return {
    code: spacedCode(goods.cnCode),
    origin: placeName(goods.origin, language),
    day: longDay(day, language),
    isElectricity,
    cost: euros(costOfTonnes(own, one), language),
    total: euros(costOfTonnes(own, goods.tonnage), language),
    quantity: quantityOf(question, isElectricity, language),
    values: figures.values,
    price: euros(toJsonNumber(price.priceEurPerTco2e), language),
    period: price.period === undefined ? undefined : periodName(price.period, language),
    isNewest: price.basis === "newest",
    open: figures.open,
    byDefault: byDefault && euros(costOfTonnes(byDefault, one), language),
    year: periodOf(question),
    isOfPurchase: yearOf(day) >= firstYearOfPurchase,
    perEuro: perEuroOf(own, language),
    factor: digitByDigit(toText(figures.assumedCscf ?? one), language),
    benchmarksUntil: figures.benchmarkUntil ?? periodOf(question),
  };
};

/** @returns the sentences of an indication */
export const indicationWords = (
  question: IndicationQuestion,
  indication: Indication,
  language: Language,
): IndicationWords => {
  const texts = indicationTexts[language];
  if (indication.status !== "ok") {
    const { cnCode, origin } = question.goods;
    const write = indication.status === "out_of_scope" ? texts.noneDueSentence : texts.noFigureSentence;
    const sentence = write(
      spacedCode(cnCode),
      placeName(origin, language),
      longDay(question.day, language),
      lawSentence(indication.reason, language),
    );
    return { sentence, open: [], notes: [] };
  }
  const parts = indicationParts(question, indication, language);
  const { values, notes } = indication;
  return {
    sentence: texts.sentence(parts),
    open: indication.open.map((point) => texts.openSentences[point](parts)),
    notes: [
      ...(values === "default" || values === "default_of_others" ? [texts.defaultStandsIn] : []),
      ...notes.map((note) => planFindingSentence(note, language)),
    ],
  };
};
