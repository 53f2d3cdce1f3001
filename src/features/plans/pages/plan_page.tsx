/** The page of plans: the form on one side, which offer is cheapest and what it costs until 2034 on the other. */
import type { VNode } from "preact";
import {
  type Decimal,
  isLess,
  minus,
  roundHalfAwayFromZero,
  times,
  toJsonNumber,
  zero,
} from "../../../kernel/decimal.ts";
import type { Framed } from "../../../web/page/layout.tsx";
import { ErrorSummary } from "../../../web/parts/fields.tsx";
import { Notice } from "../../../web/parts/notice.tsx";
import { Sentence } from "../../../web/law/sentence.tsx";
import type { Visit } from "../../../web/visit/visit.ts";
import { amount, euros, exactly, spacedCode, wordList } from "../../../web/words/figures.ts";
import { planNoteSentence } from "../texts/notes.ts";
import { planTexts } from "../texts/plan.ts";
import { Again } from "./again.tsx";
import { Chart } from "./chart.tsx";
import { PlanForm } from "./form.tsx";
import { offerName, pricedOffers, reasonOf, sideOf, type Words, yearOf } from "./offer_words.ts";
import { errorsOf, routesToChoose } from "./sentences.ts";
import type { Offer, PlannedState, PlanPageState } from "./state.ts";
import { Ranking, WhyTable, YearsTable } from "./tables.tsx";
import type { PlanValues } from "./values.ts";

/** Contents of the page. */
export interface PlanWords {
  readonly visit: Visit;
  readonly values: PlanValues;
  readonly state: PlanPageState;
  /** Year that the form offers before there is a plan. */
  readonly year: number;
  /** The newest published price in whole EUR. */
  readonly newestEur: number;
  /** The origin under which the service is reached. */
  readonly origin: string;
}

/** An offer in the year that is looked at. */
interface OfferOfYear {
  readonly name: string;
  /** Net cost of a unit, EUR. */
  readonly costEur: Decimal;
  /** Emissions that a unit pays for, tCO2e. */
  readonly netT: Decimal;
  /** Why it costs so much; undefined for goods that CBAM does not reach. */
  readonly reason: string | undefined;
}

/** Offers with their cost in the year, the cheapest first; those that CBAM does not reach cost nothing. */
const offersOfYear = (
  offers: ReadonlyArray<Offer>,
  year: number,
  words: Words,
): ReadonlyArray<OfferOfYear> => {
  const free = offers.filter(({ trajectory }) => trajectory.status === "out_of_scope")
    .map((offer) => ({ name: offerName(offer, words), costEur: zero, netT: zero, reason: undefined }));
  const priced = pricedOffers(offers).flatMap((offer) => {
    const its = yearOf(offer, year);
    if (its === undefined) return [];
    const { costEurPerT: costEur, netTPerT: netT } = sideOf(its);
    return [{ name: offerName(offer, words), costEur, netT, reason: reasonOf(offer, its, words) }];
  });
  return [...free, ...priced].sort(({ costEur: one }, { costEur: other }) =>
    Number(isLess(other, one)) - Number(isLess(one, other))
  );
};

const Headline = ({ offers, year, words }: {
  readonly offers: ReadonlyArray<Offer>;
  readonly year: number;
  readonly words: Words;
}): VNode | null => {
  const { language, texts } = words;
  const ranked = offersOfYear(offers, year, words);
  const [cheapest] = ranked;
  const [first] = offers;
  if (cheapest === undefined || first === undefined) return null;
  const { cnCode, tonnage, unit } = first.goods;
  const isElectricity = unit === "MWh";
  const dearer = ranked.filter(({ costEur }) => isLess(cheapest.costEur, costEur));
  const together = ranked.slice(0, ranked.length - dearer.length).map(({ name }) => name);
  const aYear = (perUnit: Decimal): string => euros(toJsonNumber(times(perUnit, tonnage)), language);
  const aUnit = (perUnit: Decimal): string => {
    const cost = euros(toJsonNumber(perUnit), language);
    return isElectricity ? texts.perMwh(cost) : texts.perTonne(cost);
  };
  const paidFor = ({ netT }: OfferOfYear): string =>
    amount(toJsonNumber(roundHalfAwayFromZero(netT, 6)), language);
  const reasons = ranked.flatMap(({ reason }) => reason ?? []);
  return (
    <header class="headline plan-headline">
      <p class="muted small">
        {texts.goodsAYear(
          spacedCode(cnCode),
          `${exactly(toJsonNumber(tonnage), language)}\u00a0${isElectricity ? "MWh" : "t"}`,
        )}
      </p>
      <h2>
        {ranked.length === 1
          ? texts.only(cheapest.name, year)
          : together.length === 1
          ? texts.cheapest(cheapest.name, year)
          : dearer.length === 0
          ? texts.equal(year)
          : texts.cheapestTogether(wordList(together, "and", language), year)}
      </h2>
      <p class="big figures">
        {aYear(cheapest.costEur)} <span class="beside">{texts.aYear}</span>
      </p>
      <p class="beside">{aUnit(cheapest.costEur)}</p>
      {dearer.map((other) => {
        const less = minus(other.costEur, cheapest.costEur);
        const why = texts.because(paidFor(cheapest), paidFor(other), isElectricity ? "MWh" : texts.tonne);
        return (
          <p>
            {`${texts.lessThan(aYear(less), other.name)}, ${aUnit(less)}`}
            <span class="muted">{`. ${why}`}</span>
          </p>
        );
      })}
      {reasons.length === 0 ? null : (
        <div class="plan-reasons">
          <p>{texts.reasons}</p>
          <ul>{reasons.map((reason) => <li>{reason}</li>)}</ul>
        </div>
      )}
      <p class="muted small">{texts.certificatesAlone}</p>
    </header>
  );
};

const Unpriced = ({ offers, words }: {
  readonly offers: ReadonlyArray<Offer>;
  readonly words: Words;
}): VNode => (
  <>
    {offers.map((offer) => {
      const { trajectory } = offer;
      if (trajectory.status === "ok") return null;
      const isFree = trajectory.status === "out_of_scope";
      return (
        <Notice tone={isFree ? "info" : "warn"} title={offerName(offer, words)}>
          <p>
            {isFree ? null : `${words.texts.noFigures} `}
            <Sentence finding={trajectory.reason} language={words.language} />
          </p>
        </Notice>
      );
    })}
  </>
);

const Answer = ({ state, values, origin, words }: {
  readonly state: PlannedState;
  readonly values: PlanValues;
  readonly origin: string;
  readonly words: Words;
}): VNode => {
  const { language, texts } = words;
  const { offers, year, comparison, plan, notes } = state;
  const priced = pricedOffers(offers);
  const price = plan.years.find((each) => each.year === year)?.priceEurPerTco2e;
  return (
    <article class="panel answer">
      <Headline offers={offers} year={year} words={words} />
      <Unpriced offers={offers} words={words} />
      {priced.length === 0 ? null : (
        <>
          <WhyTable offers={priced} year={year} words={words} />
          <Chart offers={priced} years={plan.years.map((each) => each.year)} year={year} words={words} />
          <YearsTable offers={priced} words={words} />
        </>
      )}
      {comparison?.status !== "ok" || price === undefined
        ? null
        : <Ranking rows={comparison.rows} offers={priced} year={year} price={price} words={words} />}
      <section>
        <h3>{texts.notes}</h3>
        <ul class="notes">{notes.map((note) => <li>{planNoteSentence(note, language)}</li>)}</ul>
      </section>
      <Again state={state} values={values} origin={origin} words={words} />
    </article>
  );
};

const example = "/plan?cn=72083900&mass=1000&year=2028&country_1=CHN&country_2=TUR&country_3=IND";

const Start = ({ texts }: Pick<Words, "texts">): VNode => (
  <div class="panel start">
    <h2>{texts.start}</h2>
    <ul class="ticks">{texts.gains.map((gain) => <li>{gain}</li>)}</ul>
    <ul class="examples">
      <li>
        <a href={example}>{texts.example}</a>
      </li>
    </ul>
  </div>
);

/** @returns the content of the frame */
export const planPage = ({ visit, values, state, year, newestEur, origin }: PlanWords): Framed => {
  const { language } = visit;
  const texts = planTexts[language];
  const words = { language, texts };
  const errors = errorsOf(state, language);
  const children = (
    <>
      <div class="page-head">
        <h1>{texts.heading}</h1>
        {state.kind === "nothing" ? <p class="lead">{texts.lead}</p> : null}
      </div>
      <ErrorSummary language={language} errors={[...errors].map(([id, message]) => ({ id, message }))} />
      <div class="columns form-and-answer">
        <PlanForm
          {...words}
          values={values}
          newestEur={newestEur}
          year={state.kind === "planned" ? state.year : year}
          errors={errors}
          routes={routesToChoose(state, language)}
        />
        <div id="answer">
          {state.kind === "planned"
            ? <Answer state={state} values={values} origin={origin} words={words} />
            : <Start texts={texts} />}
        </div>
      </div>
    </>
  );
  return {
    visit,
    title: state.kind === "planned" && state.offers[0] !== undefined
      ? `${spacedCode(state.offers[0].goods.cnCode)} · ${texts.title}`
      : texts.title,
    description: texts.description,
    section: "plan",
    modules: ["features/plans/browser/plan.ts"],
    children,
  };
};
