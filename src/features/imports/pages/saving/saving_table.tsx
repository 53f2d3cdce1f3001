/**
 * Table of what several values save: cost by default values, by each value, the difference, and the break-even.
 */
import type { VNode } from "preact";
import { type Decimal, roundHalfAwayFromZero, toJsonNumber } from "../../../../kernel/decimal.ts";
import type { LawFinding } from "../../../../kernel/findings/law/law_finding.ts";
import { lawText } from "../../../../kernel/findings/law/law_text.ts";
import { Sentence } from "../../../../web/law/sentence.tsx";
import { DataTable } from "../../../../web/parts/data_table.tsx";
import { inEuros } from "../../../../web/words/figures.ts";
import type { Language } from "../../../../web/words/language.ts";
import { frameTexts } from "../../texts/frame.ts";
import { ledgerTexts } from "../../texts/ledger.ts";
import { savingTexts } from "../../texts/saving.ts";
import { BreakEvenFigure, BreakEvenOfMany } from "./break_even.tsx";
import type { ShownSaving } from "./shown_saving.ts";

/** A value's goods with what it saves. */
export interface NamedSaving {
  readonly name: string;
  readonly saving: ShownSaving;
  /** Notes of the calculation by the value. */
  readonly notes: ReadonlyArray<LawFinding>;
}

/** A value's goods with the reason why there is no saving to tell. */
export interface NamedWithoutSaving {
  readonly name: string;
  readonly because: string;
}

type Row = NamedSaving | NamedWithoutSaving;

/** The table. */
export const SavingTable = ({ rows, language }: {
  readonly rows: ReadonlyArray<Row>;
  readonly language: Language;
}): VNode => {
  const texts = savingTexts[language];
  const { without } = frameTexts[language];
  const saved = rows.filter((row) => "saving" in row);
  const eur = (of: (saving: ShownSaving) => Decimal) => (row: Row): string =>
    "saving" in row ? inEuros(toJsonNumber(roundHalfAwayFromZero(of(row.saving), 2)), language) : without;
  const notes = new Map(
    saved.flatMap(({ notes: own }) => own.map((note) => [lawText(note), note] as const)),
  ).values().toArray();
  const isBeforePaid = saved.some(({ saving }) => saving.isBeforePaid);
  return (
    <>
      <DataTable
        caption={`${texts.ofValues}, ${texts.eurOfMany}`}
        rows={rows}
        columns={[
          {
            heading: ledgerTexts[language].goods,
            cell: (row) => (
              <>
                <span class="whole">{row.name}</span>
                {"because" in row ? <div class="muted small words">{row.because}</div> : null}
              </>
            ),
          },
          { heading: texts.byDefault, isNumber: true, cell: eur(({ defaultEur }) => defaultEur) },
          { heading: texts.byValue, isNumber: true, cell: eur(({ valueEur }) => valueEur) },
          { heading: texts.saved, isNumber: true, cell: eur(({ savingEur }) => savingEur) },
          {
            heading: `${texts.breakEven}, t CO₂e`,
            isNumber: true,
            cell: (row) =>
              "saving" in row ? <BreakEvenFigure terms={row.saving.terms} language={language} /> : without,
          },
        ]}
      />
      {saved.length === 0 ? null : (
        <>
          <ul class="notes">
            <li>{texts.meaning}</li>
            {isBeforePaid ? <li>{texts.beforePaid}</li> : null}
            {notes.map((note) => (
              <li>
                <Sentence finding={note} language={language} />
              </li>
            ))}
          </ul>
          <BreakEvenOfMany
            rows={saved.map(({ name, saving: { terms } }) => ({ name, terms }))}
            language={language}
          />
        </>
      )}
    </>
  );
};
