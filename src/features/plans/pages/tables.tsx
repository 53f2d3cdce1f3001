/** The tables of a plan: why an offer costs what it costs, every year, and all origins as bars. */
import type { VNode } from "preact";
import type { RankedOrigin } from "../../../domain/plans/comparison.ts";
import { costAt } from "../../../domain/cbam/calculation/settle.ts";
import { planSumsOf } from "../../../domain/plans/plan_sums.ts";
import { type Decimal, isZero, roundHalfAwayFromZero, toJsonNumber } from "../../../kernel/decimal.ts";
import { DataTable } from "../../../web/parts/data_table.tsx";
import { amount, count, euros, exactly, inEuros, placeName, takenOff } from "../../../web/words/figures.ts";
import {
  costOf,
  isAssumedYear,
  markUpOf,
  offerName,
  type PricedOffer,
  sideOf,
  six,
  type Words,
  yearOf,
} from "./offer_words.ts";

/** Each term of a tonne's cost in the year, an offer beside the other; nothing where CBAM reaches none of them. */
export const WhyTable = ({ offers, year, words }: {
  readonly offers: ReadonlyArray<PricedOffer>;
  readonly year: number;
  readonly words: Words;
}): VNode | null => {
  const { language, texts } = words;
  const found = offers.flatMap((offer) => {
    const its = yearOf(offer, year);
    return its === undefined || its.isOutside ? [] : [{ offer, its, side: sideOf(its) }];
  });
  if (found.length === 0) return null;
  const rows = [
    {
      label: texts.source,
      of: ({ its }: typeof found[number]) =>
        its.verified !== undefined ? texts.verified : its.isOfOthers ? texts.byOthers : texts.byDefault,
    },
    {
      label: texts.embedded,
      of: ({ side }: typeof found[number]) => amount(six(side.embeddedTPerT), language),
    },
    {
      label: texts.ofWhichMarkUp,
      of: ({ its }: typeof found[number]) => amount(markUpOf(its), language),
    },
    {
      label: texts.free,
      of: ({ side }: typeof found[number]) => takenOff(amount(six(side.freeAllocationTPerT), language)),
    },
    { label: texts.net, of: ({ side }: typeof found[number]) => amount(six(side.netTPerT), language) },
    {
      label: texts.certificate,
      of: ({ its }: typeof found[number]) =>
        `\u00d7 ${exactly(toJsonNumber(its.plan.priceEurPerTco2e), language)}`,
    },
    {
      label: texts.cost,
      of: ({ side }: typeof found[number]) => euros(toJsonNumber(side.costEurPerT), language),
    },
    {
      label: texts.breakEven,
      of: ({ its: { breakEvenTPerT } }: typeof found[number]) =>
        breakEvenTPerT === undefined ? texts.noDefault : amount(six(breakEvenTPerT), language),
    },
  ];
  const isElectricity = offers[0]?.trajectory.sector === "electricity";
  const title = isElectricity ? texts.whyMwh(year) : texts.why(year);
  return (
    <section class="plan-why">
      <h3>{title}</h3>
      <p class="muted small">{texts.whyWords}</p>
      <DataTable
        caption={title}
        isCaptionUnseen
        columns={[
          { heading: texts.term, cell: (row: typeof rows[number]) => row.label },
          ...found.map((each) => ({
            heading: offerName(each.offer, words),
            cell: (row: typeof rows[number]) => row.of(each),
            isNumber: true,
          })),
        ]}
        rows={rows}
      />
    </section>
  );
};

/** Cost of every year, and the sums. */
export const YearsTable = ({ offers, words }: {
  readonly offers: ReadonlyArray<PricedOffer>;
  readonly words: Words;
}): VNode => {
  const { language, texts } = words;
  const [first] = offers;
  const years = first?.trajectory.years ?? [];
  const rows = [
    ...years.map(({ plan: { year } }) => year),
    undefined,
  ];
  const sumOf = ({ trajectory }: PricedOffer): number => {
    const sums = planSumsOf(trajectory);
    return sums === undefined ? 0 : toJsonNumber(sums.knownEur);
  };
  const cell = (offer: PricedOffer) => (year: number | undefined) => {
    const its = year === undefined ? undefined : yearOf(offer, year);
    return year === undefined
      ? inEuros(sumOf(offer), language)
      : its && inEuros(costOf(offer, its), language);
  };
  const isAssumed = (year: number): boolean =>
    offers.some((offer) => {
      const its = yearOf(offer, year);
      return its !== undefined && isAssumedYear(its);
    });
  const priceOf = (year: number | undefined) => {
    const its = year === undefined || first === undefined ? undefined : yearOf(first, year);
    return its === undefined ? "" : exactly(toJsonNumber(its.plan.priceEurPerTco2e), language);
  };
  return (
    <section class="plan-costs">
      <DataTable
        caption={texts.tableYears}
        columns={[
          {
            heading: texts.yearHead,
            cell: (year) => year === undefined ? texts.sum : `${year}${isAssumed(year) ? "\u00a0*" : ""}`,
          },
          { heading: texts.priceHead, cell: priceOf, isNumber: true },
          ...offers.map((offer) => ({ heading: offerName(offer, words), cell: cell(offer), isNumber: true })),
        ]}
        rows={rows}
      />
      {rows.some((year) => year !== undefined && isAssumed(year))
        ? <p class="muted small">{texts.assumed}</p>
        : null}
    </section>
  );
};

const barWidth = 1_000;

const Bar = ({ eur, largest, isOffered }: {
  readonly eur: number;
  readonly largest: number;
  readonly isOffered: boolean;
}): VNode => (
  <svg
    class={`bar ${isOffered ? "sum" : "other"}`}
    viewBox={`0 0 ${barWidth} 24`}
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <rect
      x="0"
      y="3"
      width={largest === 0 ? 4 : Math.max(4, eur / largest * barWidth).toFixed(1)}
      height="18"
    />
  </svg>
);

const mostShown = 8;

/** Cost of an origin at the plan's price in EUR; 0 for one that CBAM doesn't reach, undefined without figures. */
const rankedCost = ({ outcome }: RankedOrigin, price: Decimal): number | undefined => {
  if (outcome.status === "needs_data") return undefined;
  return outcome.status === "ok"
    ? toJsonNumber(roundHalfAwayFromZero(costAt(outcome.terms, price, undefined).grossEur, 2))
    : 0;
};

const Rows = ({ caption, rows, offered, price, words }: {
  readonly caption: string;
  readonly rows: ReadonlyArray<RankedOrigin>;
  readonly offered: ReadonlySet<string>;
  readonly price: Decimal;
  readonly words: Words;
}): VNode => {
  const { language, texts } = words;
  const largest = Math.max(0, ...rows.map((row) => rankedCost(row, price) ?? 0));
  return (
    <table class="waterfall">
      <caption class="unseen">{caption}</caption>
      <thead>
        <tr>
          <th scope="col" class="number">{texts.rank}</th>
          <th scope="col">{texts.origin}</th>
          <th scope="col" class="bars">
            <span class="unseen">{texts.bar}</span>
          </th>
          <th scope="col" class="number">{texts.cost}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const { shipment, outcome } = row;
          const eur = rankedCost(row, price);
          const rank = eur !== undefined && isZero(price) ? 1 : row.rank;
          const isOffered = offered.has(shipment.origin);
          const route = shipment.productionRoute === undefined ? "" : ` ${shipment.productionRoute}`;
          const isOfOthers = outcome.status === "ok" &&
            outcome.terms.intensity.source === "default_other_countries_year";
          return (
            <tr class={isOffered ? "sum" : undefined}>
              <td class="number">{rank ?? ""}</td>
              <th scope="row">
                {`${placeName(shipment.origin, language)}${route}`}
                {isOfOthers ? <span class="muted small">{` ${texts.others}`}</span> : null}
              </th>
              <td class="bars">
                <Bar eur={eur ?? 0} largest={largest} isOffered={isOffered} />
              </td>
              <td class="number">{eur === undefined ? "" : euros(eur, language)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};

/** The cheapest origins and those of the offers; all of them behind a summary. */
export const Ranking = ({ rows, offers, year, price, words }: {
  readonly rows: ReadonlyArray<RankedOrigin>;
  readonly offers: ReadonlyArray<PricedOffer>;
  readonly year: number;
  /** Price of certificates that the plan has for the year. */
  readonly price: Decimal;
  readonly words: Words;
}): VNode => {
  const { language, texts } = words;
  const offered = new Set<string>(offers.map(({ goods }) => goods.origin));
  const few = rows.filter(({ shipment }, at) => at < mostShown || offered.has(shipment.origin));
  const common = { offered, price, words };
  const all = texts.allOrigins(count(rows.length, language));
  return (
    <section class="plan-ranking">
      <h3>{texts.ranking(year)}</h3>
      <p class="muted small">{texts.rankingWords}</p>
      <Rows caption={texts.ranking(year)} rows={few} {...common} />
      <details>
        <summary>{all}</summary>
        <Rows caption={all} rows={rows} {...common} />
      </details>
    </section>
  );
};
