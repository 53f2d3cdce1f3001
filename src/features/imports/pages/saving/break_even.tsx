/**
 * Calculation of a break-even: its formula in words, with the terms put in, and what each of them is. Regulation (EU) 2023/956,
 * Articles 7 and 31.
 */
import type { VNode } from "preact";
import { breakEvenAt, type BreakEvenTerms } from "../../../../domain/cbam/planning/break_even.ts";
import { isLess } from "../../../../kernel/decimal.ts";
import { DataTable } from "../../../../web/parts/data_table.tsx";
import type { Language } from "../../../../web/words/language.ts";
import { ledgerTexts } from "../../texts/ledger.ts";
import { savingTexts } from "../../texts/saving.ts";
import { Facts } from "../facts.tsx";
import { emissions } from "../shown.ts";
import type { SavingUnit } from "./shown_saving.ts";

const Own = ({ language }: { readonly language: Language }): VNode => (
  <var>
    F<sub>{savingTexts[language].ownSymbol}</sub>
  </var>
);

const Marked = (): VNode => <var>D</var>;

const Default = ({ language }: { readonly language: Language }): VNode => (
  <var>
    F<sub>{savingTexts[language].defaultSymbol}</sub>
  </var>
);

const Formula = ({ language }: { readonly language: Language }): VNode => {
  const { argument } = savingTexts[language];
  return (
    <span>
      <var>V*</var> = <Own language={language} /> + max(0{argument}
      <Marked /> − <Default language={language} />)
    </span>
  );
};

/** Formula and terms of one break-even. */
export const BreakEvenOfOne = ({ terms, unit, language }: {
  readonly terms: BreakEvenTerms;
  readonly unit: SavingUnit;
  readonly language: Language;
}): VNode => {
  const texts = savingTexts[language];
  const shown = (value: BreakEvenTerms[keyof BreakEvenTerms]): string => emissions(value, language);
  return (
    <details>
      <summary>{texts.how}</summary>
      <p class="small">{texts.inWords}</p>
      <p class="equation">
        <Formula language={language} />
        <span>
          = {shown(terms.verifiedFreeTPerT)} + max(0{texts.argument}
          {shown(terms.defaultTPerT)} − {shown(terms.defaultFreeTPerT)})
        </span>
        <span>
          = <strong>{shown(breakEvenAt(terms))}</strong> {texts.unit(unit)}
        </span>
      </p>
      <Facts
        facts={[
          [[<Own language={language} />, " ", texts.ownFree], shown(terms.verifiedFreeTPerT)],
          [[<Marked />, " ", texts.marked], shown(terms.defaultTPerT)],
          [[<Default language={language} />, " ", texts.defaultFree], shown(terms.defaultFreeTPerT)],
        ]}
      />
    </details>
  );
};

/** True if a break-even lies above the default value with its mark-up. */
const isAboveDefault = (terms: BreakEvenTerms): boolean => isLess(terms.defaultTPerT, breakEvenAt(terms));

/** Figure of a break-even, which says so where it lies above the default value. */
export const BreakEvenFigure = ({ terms, language }: {
  readonly terms: BreakEvenTerms;
  readonly language: Language;
}): VNode => (
  <>
    {emissions(breakEvenAt(terms), language)}
    {isAboveDefault(terms) ? <div class="muted small">{savingTexts[language].above}</div> : null}
  </>
);

/** A break-even with the goods that it is of. */
export interface NamedBreakEven {
  readonly name: string;
  readonly terms: BreakEvenTerms;
}

/** Formula of several break-evens, and the terms of each in a table. */
export const BreakEvenOfMany = ({ rows, note, language }: {
  readonly rows: ReadonlyArray<NamedBreakEven>;
  /** Sentence about all of them, if there is one. */
  readonly note?: string;
  readonly language: Language;
}): VNode => {
  const texts = savingTexts[language];
  const figure =
    (of: (terms: BreakEvenTerms) => BreakEvenTerms[keyof BreakEvenTerms]) =>
    ({ terms }: NamedBreakEven): string => emissions(of(terms), language);
  return (
    <details>
      <summary>{texts.how}</summary>
      <p class="small">{texts.inWords}</p>
      <p class="equation">
        <Formula language={language} />
      </p>
      {note === undefined ? null : <p class="small">{note}</p>}
      <DataTable
        caption={`${texts.how}, ${texts.unitOfMany}`}
        rows={rows}
        columns={[
          { heading: ledgerTexts[language].goods, cell: ({ name }) => <span class="whole">{name}</span> },
          { heading: texts.ownFree, isNumber: true, cell: figure((terms) => terms.verifiedFreeTPerT) },
          { heading: texts.marked, isNumber: true, cell: figure((terms) => terms.defaultTPerT) },
          { heading: texts.defaultFree, isNumber: true, cell: figure((terms) => terms.defaultFreeTPerT) },
          {
            heading: texts.breakEven,
            isNumber: true,
            cell: ({ terms }) => <BreakEvenFigure terms={terms} language={language} />,
          },
        ]}
      />
    </details>
  );
};

/** @returns notes on a break-even: what it means, and why it may lie above the default value */
export const breakEvenNotes = (terms: BreakEvenTerms, language: Language): ReadonlyArray<string> => {
  const texts = savingTexts[language];
  const { defaultTPerT, defaultFreeTPerT } = terms;
  if (!isLess(defaultFreeTPerT, defaultTPerT)) return [texts.meaning, texts.nothingByDefault];
  return isAboveDefault(terms)
    ? [texts.meaning, texts.aboveDefault(emissions(defaultTPerT, language))]
    : [texts.meaning];
};
