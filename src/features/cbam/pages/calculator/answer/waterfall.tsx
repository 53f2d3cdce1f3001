/**
 * The waterfall: a table whose rows carry their bars, so that figures and picture stand on one line at every width.
 */
import type { VNode } from "preact";
import { amount, inEuros } from "../../../../../web/words/figures.ts";
import type { Language } from "../../../../../web/words/language.ts";
import { alignedCells } from "../../../../../web/parts/data_table.tsx";
import type { CalculatorTexts } from "../../../texts/en/calculator.ts";
import type { Step } from "./steps.ts";

const barWidth = 1_000;
const barHeight = 24;

/** A bar between two amounts, on the scale of the largest one; so small a step that it would vanish stays visible. */
const Bar = ({ step, largest }: { step: Step; largest: number }): VNode => {
  const at = (eur: number): number => largest === 0 ? 0 : eur / largest * barWidth;
  const [from, to] = [at(step.fromEur), at(step.toEur)];
  const width = Math.max(Math.abs(to - from), 4);
  const kind = step.isSum ? "sum" : step.eur < 0 ? "less" : "more";
  return (
    <svg
      class={`bar ${kind}`}
      viewBox={`0 0 ${barWidth} ${barHeight}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <line x1="0" x2="0" y1="0" y2={barHeight} />
      <rect
        x={Math.min(from, to, barWidth - width).toFixed(1)}
        y="3"
        width={width.toFixed(1)}
        height={barHeight - 6}
      />
    </svg>
  );
};

/** A minus sign that is as wide as a plus. */
const signed = (text: string): string => text.replace("-", "\u2212");

export const Waterfall = ({ steps, language, texts }: {
  readonly steps: ReadonlyArray<Step>;
  readonly language: Language;
  readonly texts: CalculatorTexts;
}): VNode => {
  const largest = Math.max(...steps.flatMap(({ fromEur, toEur }) => [fromEur, toEur]));
  const emissions = alignedCells(
    steps.map(({ emissionsT }) => emissionsT === undefined ? "" : signed(amount(emissionsT, language))),
    language,
  );
  const costs = alignedCells(steps.map(({ eur }) => signed(inEuros(eur, language))), language);
  return (
    <table class="waterfall">
      <caption class="unseen">{texts.howMade}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.term}</th>
          <th scope="col" class="number">{texts.emissions}</th>
          <th scope="col" class="bars">
            <span class="unseen">{texts.bar}</span>
          </th>
          <th scope="col" class="number">{texts.euro}</th>
        </tr>
      </thead>
      <tbody>
        {steps.map((step, index) => (
          <tr class={index === steps.length - 1 ? "sum" : undefined}>
            <th scope="row">{step.label}</th>
            <td class="number">{emissions[index]}</td>
            <td class="bars">
              <Bar step={step} largest={largest} />
            </td>
            <td class="number">{costs[index]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
