/**
 * Panel of what an import's or a supplier's value saves: cost by default values, by the value, the difference, and the break-even.
 */
import type { VNode } from "preact";
import { breakEvenAt } from "../../../../domain/cbam/planning/break_even.ts";
import { isLess, minus, zero } from "../../../../kernel/decimal.ts";
import type { LawFinding } from "../../../../kernel/findings/law/law_finding.ts";
import { Sentence } from "../../../../web/law/sentence.tsx";
import type { Language } from "../../../../web/words/language.ts";
import { savingTexts } from "../../texts/saving.ts";
import { Facts } from "../facts.tsx";
import { emissions, money } from "../shown.ts";
import { breakEvenNotes, BreakEvenOfOne } from "./break_even.tsx";
import type { ShownSaving } from "./shown_saving.ts";

/** The panel. */
export const SavingPanel = ({ saving, of, at, notes = [], language }: {
  readonly saving: ShownSaving;
  /** Whose saving it is: of an import as a whole, or of each unit by a value. */
  readonly of: "value" | "import";
  /** Price and period that the costs are told at, where the page does not say it elsewhere. */
  readonly at?: { readonly price: string; readonly period: string } | undefined;
  /** Notes of the calculation by the value, where the page does not show them elsewhere. */
  readonly notes?: ReadonlyArray<LawFinding>;
  readonly language: Language;
}): VNode => {
  const texts = savingTexts[language];
  const { unit, defaultEur, valueEur, savingEur, valueTPerUnit, terms, isBeforePaid } = saving;
  const { title, cost, emissions: ownEmissions } = texts.ofOne[of];
  const isExtra = isLess(savingEur, zero);
  const eur = (value: typeof savingEur): string =>
    of === "import" ? money(value, language) : texts.per(money(value, language), unit);
  return (
    <section class="panel saving">
      <h2>{title}</h2>
      <Facts
        facts={[
          [texts.byDefault, eur(defaultEur)],
          [cost, eur(valueEur)],
          [
            isExtra ? texts.extra : texts.saved,
            <strong>{eur(isExtra ? minus(zero, savingEur) : savingEur)}</strong>,
          ],
          [ownEmissions(unit), emissions(valueTPerUnit, language)],
          [texts.breakEvenPer(unit), emissions(breakEvenAt(terms), language)],
        ]}
      />
      <ul class="notes">
        {at === undefined ? null : <li>{texts.at(at.price, at.period)}</li>}
        {breakEvenNotes(terms, language).map((note) => <li>{note}</li>)}
        {isBeforePaid ? <li>{texts.beforePaid}</li> : null}
        {notes.map((note) => (
          <li>
            <Sentence finding={note} language={language} />
          </li>
        ))}
      </ul>
      <BreakEvenOfOne terms={terms} unit={unit} language={language} />
    </section>
  );
};
