/**
 * Calculations that an import keeps: under which law and prices each was made, and what changed since the one before.
 */
import type { VNode } from "preact";
import type { KeptCalculation } from "../../../../application/imports/calculation_ports.ts";
import {
  type FiguresDifference,
  figuresDifference,
  isKeptFigures,
  type KeptFigures,
} from "../../../../domain/imports/calculations/kept_figures.ts";
import { type Decimal, decimalOfText, isLess, isZero, zero } from "../../../../kernel/decimal.ts";
import { dayInBrussels } from "../../../../kernel/time/day_in_brussels.ts";
import { translatedLaw } from "../../../../web/law/law_sentence.ts";
import { DataTable } from "../../../../web/parts/data_table.tsx";
import { longDay, periodName } from "../../../../web/words/figures.ts";
import type { Language } from "../../../../web/words/language.ts";
import { frameTexts } from "../../texts/frame.ts";
import { ledgerTexts } from "../../texts/ledger.ts";
import { emissions, money } from "../shown.ts";

interface CalculationRow {
  readonly made: KeptCalculation;
  /** Undefined for the first calculation, and where one of the two has no figures. */
  readonly difference: FiguresDifference | undefined;
}

const decimal = (text: string): Decimal => decimalOfText(text) ?? zero;

const signed = (value: Decimal, text: string): string => isLess(zero, value) ? `+${text}` : text;

const differenceText = (difference: FiguresDifference | undefined, language: Language): string => {
  const [texts, frame] = [ledgerTexts[language], frameTexts[language]];
  if (difference === undefined) return frame.without;
  const { netT, costEur } = difference;
  if (isZero(netT) && isZero(costEur)) return texts.sameCost;
  return `${signed(netT, emissions(netT, language))} t, ${signed(costEur, money(costEur, language))}`;
};

const priceText = ({ priceEur, pricePeriod }: KeptFigures, language: Language): string =>
  priceEur === null || pricePeriod === null
    ? frameTexts[language].without
    : `${money(decimal(priceEur), language)} (${periodName(pricePeriod, language)})`;

const figure = (
  { made: { outcome } }: CalculationRow,
  of: (figures: KeptFigures) => string,
  language: Language,
): string => isKeptFigures(outcome) ? of(outcome) : frameTexts[language].without;

const Law = ({ made: { versions, outcome }, language }: {
  readonly made: KeptCalculation;
  readonly language: Language;
}): VNode => (
  <>
    <span class="words">{ledgerTexts[language].valuesOf(longDay(versions.dataset.version, language))}</span>
    <div class="muted small">
      {ledgerTexts[language].pricesOf(longDay(versions.prices.version, language))}
    </div>
    {isKeptFigures(outcome) ? null : (
      <div class="small">
        {outcome.reasons.map((each) => translatedLaw(each, language) ?? each).join(" ")}
      </div>
    )}
  </>
);

/** The panel, the newest calculation first; it says so while there is none. */
export const CalculationsPanel = ({ calculations, language }: {
  /** The oldest first. */
  readonly calculations: ReadonlyArray<KeptCalculation>;
  readonly language: Language;
}): VNode => {
  const texts = ledgerTexts[language];
  const rows = calculations.map((made, index): CalculationRow => {
    const before = calculations[index - 1];
    return { made, difference: before && figuresDifference(before.outcome, made.outcome) };
  });
  return (
    <section class="panel">
      <h2>{texts.calculationsTitle}</h2>
      {rows.length === 0 ? <p class="muted">{texts.noCalculation}</p> : (
        <>
          <p class="muted">{texts.calculationsText}</p>
          <DataTable
            caption={texts.calculationsTitle}
            isCaptionUnseen
            rows={rows.toReversed()}
            columns={[
              {
                heading: texts.calculatedOn,
                cell: ({ made }) => (
                  <span class="whole">{longDay(dayInBrussels(made.calculatedAtMs), language)}</span>
                ),
              },
              { heading: texts.law, cell: ({ made }) => <Law made={made} language={language} /> },
              {
                heading: texts.netEmissions,
                isNumber: true,
                cell: (row) => figure(row, ({ netT }) => emissions(decimal(netT), language), language),
              },
              {
                heading: texts.price,
                isNumber: true,
                cell: (row) => figure(row, (figures) => priceText(figures, language), language),
              },
              {
                heading: texts.netCost,
                isNumber: true,
                cell: (row) => figure(row, ({ costEur }) => money(decimal(costEur), language), language),
              },
              {
                heading: texts.difference,
                isNumber: true,
                cell: ({ difference }) => differenceText(difference, language),
              },
            ]}
          />
        </>
      )}
    </section>
  );
};
