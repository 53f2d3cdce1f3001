/**
 * Figures of an import: emissions, price, cost, and every term of the calculation with its source.
 */
import { codeTexts } from "../../../cbam/texts/codes.ts";
import type { VNode } from "preact";
import type { FiguredCalculation } from "../../../../domain/cbam/calculation/outcome.ts";
import { traceOf } from "../../../../domain/cbam/calculation/trace.ts";
import { notesOfImport } from "../../../../domain/imports/figures/calculation_notes.ts";
import { hasFigures, type ImportFigures } from "../../../../domain/imports/figures/figures.ts";
import { translatedLaw } from "../../../../web/law/law_sentence.ts";
import { Sentence } from "../../../../web/law/sentence.tsx";
import { Notice } from "../../../../web/parts/notice.tsx";
import { periodName } from "../../../../web/words/figures.ts";
import type { Language } from "../../../../web/words/language.ts";
import { TraceTable } from "../../../cbam/pages/calculator/answer/trace_table.tsx";
import { calculatorTexts } from "../../../cbam/texts/calculator.ts";
import { frameTexts } from "../../texts/frame.ts";
import { ledgerTexts } from "../../texts/ledger.ts";
import { findingSentences } from "../sentences.ts";
import { lawText } from "../../../../kernel/findings/law/law_text.ts";
import { emissions, money } from "../shown.ts";
import type { EntryView } from "./entry_view.ts";
import { Facts } from "../facts.tsx";

const priceText = ({ price, isPriced }: ImportFigures, language: Language): string => {
  const texts = ledgerTexts[language];
  if (price === undefined) return frameTexts[language].without;
  const [eur, period] = [money(price.priceEurPerTco2e, language), periodName(price.period, language)];
  return isPriced ? `${eur} (${period})` : texts.priceStandsIn(eur, period);
};

const FiguresList = ({ figures, settled, language }: {
  readonly figures: ImportFigures;
  readonly settled: FiguredCalculation | undefined;
  readonly language: Language;
}): VNode => {
  const [texts, frame] = [ledgerTexts[language], frameTexts[language]];
  const { shipment } = figures;
  const notes = findingSentences(figures.findings, language);
  const calculated = notesOfImport(figures.notes);
  return (
    <>
      <Facts
        facts={[
          [texts.basis, frame.certainty[figures.state]],
          [texts.perUnit, emissions(figures.embeddedTPerUnit, language)],
          [texts.embedded, emissions(figures.embeddedT, language)],
          [texts.allocation, emissions(figures.freeAllocationT, language)],
          [texts.netEmissions, emissions(figures.netT, language)],
          [texts.price, priceText(figures, language)],
          [texts.gross, money(figures.grossEur, language)],
          [texts.deduction, money(figures.deductionEur, language)],
          [texts.netCost, <strong key="net">{money(figures.costEur, language)}</strong>],
        ]}
      />
      {notes.length === 0 && calculated.length === 0 ? null : (
        <ul class="notes">
          {notes.map((note) => <li key={note}>{note}</li>)}
          {calculated.map((note) => (
            <li key={lawText(note)}>
              <Sentence finding={note} language={language} />
            </li>
          ))}
        </ul>
      )}
      {settled === undefined || shipment === undefined ? null : (
        <TraceTable
          trace={traceOf(shipment, settled)}
          language={language}
          texts={calculatorTexts[language]}
        />
      )}
    </>
  );
};

const Paragraphs = ({ sentences }: { readonly sentences: ReadonlyArray<string> }): VNode => (
  <>{sentences.map((each) => <p key={each}>{each}</p>)}</>
);

/** The panel; none for a cancelled import. */
export const FiguresPanel = ({ view: { calculated, settled }, language }: {
  readonly view: EntryView;
  readonly language: Language;
}): VNode | null => {
  const texts = ledgerTexts[language];
  if (calculated === undefined) return null;
  return (
    <section class="panel">
      <h2>{texts.figuresTitle}</h2>
      {!hasFigures(calculated)
        ? (
          <Notice tone="warn">
            <p>{texts.notCalculated}</p>
            <ul>
              {calculated.reasons.map((reason) => (
                <li key={reason}>{translatedLaw(reason, language) ?? reason}</li>
              ))}
            </ul>
          </Notice>
        )
        : calculated.standing === "in_scope"
        ? <FiguresList figures={calculated} settled={settled} language={language} />
        : (
          <Paragraphs
            sentences={[
              `${codeTexts[language].standings[calculated.standing]}. ${texts.outside}`,
              ...findingSentences(calculated.findings, language),
            ]}
          />
        )}
    </section>
  );
};
