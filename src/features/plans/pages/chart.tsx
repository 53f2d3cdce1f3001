/** Cost by year as lines: one for each offer, told apart by dashes as well as colours, so that it can be read in grey. */
import type { VNode } from "preact";
import { count } from "../../../web/words/figures.ts";
import { costOf, offerName, type PricedOffer, type Words } from "./offer_words.ts";

const width = 900;
const height = 400;
const steps = 4;

/** The least round number of 1, 2, 2.5 or 5 times a power of ten that four of cover the amount. */
const stepFor = (largest: number): number => {
  if (largest <= 0) return 1;
  const raw = largest / steps;
  const power = 10 ** Math.floor(Math.log10(raw));
  return ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= raw) ?? 10) * power;
};

export const Chart = ({ offers, years, year, words }: {
  readonly offers: ReadonlyArray<PricedOffer>;
  readonly years: ReadonlyArray<number>;
  /** Year that is looked at. */
  readonly year: number;
  readonly words: Words;
}): VNode => {
  const { language, texts } = words;
  const costs = offers.map((offer) => offer.trajectory.years.map((each) => costOf(offer, each)));
  const top = stepFor(Math.max(0, ...costs.flat())) * steps;
  const column = width / years.length;
  const x = (at: number): string => ((at + 0.5) * column).toFixed(1);
  const y = (eur: number): string => (height - eur / top * height).toFixed(1);
  const ticks = Array.from({ length: steps + 1 }, (_, at) => top * (steps - at) / steps);
  return (
    <figure class="plan-chart">
      <figcaption>
        <h3>{texts.chart}</h3>
        <ul class="plan-legend">
          {offers.map((offer) => (
            <li>
              <svg viewBox="0 0 40 10" class={`plan-line line-${offer.number}`} aria-hidden="true">
                <path d="M1 5H39" />
              </svg>
              {offerName(offer, words)}
            </li>
          ))}
        </ul>
      </figcaption>
      <div class="plan-plot">
        <div class="plan-scale" aria-hidden="true">
          {ticks.map((tick) => <span>{count(tick, language)}</span>)}
        </div>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={texts.chartWords(offers.map((offer) => offerName(offer, words)).join(", "))}
        >
          {years.includes(year)
            ? <rect class="looked-at" x={years.indexOf(year) * column} y="0" width={column} height={height} />
            : null}
          {ticks.map((tick) => <line class="grid" x1="0" x2={width} y1={y(tick)} y2={y(tick)} />)}
          {offers.map((offer, at) => (
            <g class={`plan-line line-${offer.number}`}>
              <path d={`M${(costs[at] ?? []).map((eur, index) => `${x(index)} ${y(eur)}`).join("L")}`} />
              {(costs[at] ?? []).map((eur, index) => <path class="dot" d={`M${x(index)} ${y(eur)}h0.01`} />)}
            </g>
          ))}
        </svg>
        <ol class="plan-years" aria-hidden="true">
          {years.map((each) => (
            <li class={each === year ? "looked-at" : undefined}>
              <span class="century">20</span>
              {String(each).slice(2)}
            </li>
          ))}
        </ol>
      </div>
    </figure>
  );
};
