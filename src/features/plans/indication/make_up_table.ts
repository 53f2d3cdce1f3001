/** Terms of an indication's cost as a table. Decisions, 0124. */
import { goodsRows } from "../../../domain/documents/filled_columns.ts";
import type { Block } from "../../../domain/documents/printable.ts";
import type { IndicatedCost, IndicationFigures } from "../../../domain/plans/indicated.ts";
import {
  decimalOfNumber,
  isZero,
  one,
  roundHalfAwayFromZero,
  times,
  toJsonNumber,
} from "../../../kernel/decimal.ts";
import { euros, exactly, takenOff } from "../../../web/words/figures.ts";
import type { Language } from "../../../web/words/language.ts";
import type { IndicationTexts } from "../texts/en/indication.ts";
import { costOfTonnes } from "./indication_words.ts";

const hundred = decimalOfNumber(100) ?? one;
const emissionsUnit = "t\u00a0CO\u2082e";

const figure = (value: IndicatedCost["netTPerT"], language: Language): string =>
  exactly(toJsonNumber(roundHalfAwayFromZero(value, 6)), language);

/** A term of the cost: its unit, and its figure for the values that count and for default values. */
interface Term {
  readonly name: string;
  readonly unit: string;
  readonly of: (cost: IndicatedCost) => string;
}

const money = (value: IndicatedCost["costEurPerT"], language: Language): string =>
  euros(toJsonNumber(roundHalfAwayFromZero(value, 2)), language);

const termsOf = (
  { own, price }: IndicationFigures,
  texts: IndicationTexts,
  language: Language,
): ReadonlyArray<Term> => {
  const markUp = (cost: IndicatedCost): string =>
    cost.markUp === undefined ? "" : exactly(toJsonNumber(times(cost.markUp, hundred)), language);
  const isDeducted = !isZero(own.deductionEurPerT);
  return [
    { name: texts.embedded, unit: emissionsUnit, of: (cost) => figure(cost.embeddedTPerT, language) },
    { name: texts.markUp, unit: "%", of: markUp },
    {
      name: texts.free,
      unit: emissionsUnit,
      of: (cost) => takenOff(figure(cost.freeAllocationTPerT, language)),
    },
    { name: texts.net, unit: emissionsUnit, of: (cost) => figure(cost.netTPerT, language) },
    { name: texts.price, unit: `/\u00a0${emissionsUnit}`, of: () => money(price.priceEurPerTco2e, language) },
    ...(isDeducted
      ? [{
        name: texts.deduction,
        unit: "",
        of: (cost: IndicatedCost) =>
          isZero(cost.deductionEurPerT) ? "" : takenOff(money(cost.deductionEurPerT, language)),
      }]
      : []),
  ];
};

/** @returns each term of the cost of a tonne, own values beside default ones */
export const makeUpTable = (
  figures: IndicationFigures,
  texts: IndicationTexts,
  language: Language,
): Block => {
  const { own, byDefault, sector } = figures;
  const sides = byDefault === undefined
    ? [{ name: figures.values.startsWith("default") ? texts.withDefault : texts.withOwn, cost: own }]
    : [{ name: texts.withOwn, cost: own }, { name: texts.withDefault, cost: byDefault }];
  const terms = termsOf(figures, texts, language).filter(({ of }) =>
    sides.some(({ cost }) => of(cost) !== "")
  );
  const title = sector === "electricity" ? texts.makeUpMwh : texts.makeUp;
  return goodsRows(title, [
    { heading: texts.term, kind: "text", cells: terms.map(({ name }) => name), closing: texts.cost },
    ...sides.map(({ name, cost }) => ({
      heading: name,
      kind: "figure" as const,
      cells: terms.map(({ of }) => of(cost)),
      closing: euros(costOfTonnes(cost, one), language),
    })),
    { heading: texts.unit, kind: "code", cells: terms.map(({ unit }) => unit), closing: "" },
  ], { caption: title, language, margin: [0, 4, 0, 0] });
};
