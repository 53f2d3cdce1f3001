/** The page of plans: the form on one side, which offer is cheapest and what it costs until 2034 on the other. */
import type { VNode } from "preact";
import { roundHalfAwayFromZero, toJsonNumber } from "../../../kernel/decimal.ts";
import type { Framed } from "../../../web/page/layout.tsx";
import { ErrorSummary } from "../../../web/parts/fields.tsx";
import { Notice } from "../../../web/parts/notice.tsx";
import { Sentence } from "../../../web/law/sentence.tsx";
import type { TrajectoryYear } from "../../../domain/plans/trajectory.ts";
import type { Language } from "../../../web/words/language.ts";
import type { Visit } from "../../../web/visit/visit.ts";
import { amount, euros, exactly, spacedCode, wordList } from "../../../web/words/figures.ts";
import { planNoteSentence } from "../texts/notes.ts";
import { planTexts } from "../texts/plan.ts";
import { Again } from "./again.tsx";
import { Chart } from "./chart.tsx";
import { PlanForm } from "./form.tsx";
import {
  costOf,
  lessBy,
  offerName,
  type PricedOffer,
  pricedOffers,
  reasonOf,
  sideOf,
  type Words,
  yearOf,
} from "./offer_words.ts";
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

/** Offers that have the year, the cheapest first. */
const byCost = (offers: ReadonlyArray<PricedOffer>, year: number) =>
  offers.flatMap((offer) => {
    const its = yearOf(offer, year);
    return its === undefined ? [] : [[offer, its] as const];
  }).sort(([one, its], [other, theirs]) => costOf(one, its) - costOf(other, theirs));

/** Emissions that a tonne of the goods pays for. */
const netOf = (its: TrajectoryYear, language: Language): string =>
  amount(toJsonNumber(roundHalfAwayFromZero(sideOf(its).netTPerT, 6)), language);

/** Offers that CBAM does not reach cost nothing, so that no other one is cheaper. */
const FreeHeadline = ({ free, offers, year, words }: {
  readonly free: ReadonlyArray<Offer>;
  readonly offers: ReadonlyArray<PricedOffer>;
  readonly year: number;
  readonly words: Words;
}): VNode => {
  const { language, texts } = words;
  const names = free.map((offer) => offerName(offer, words));
  const [name = ""] = names;
  return (
    <header class="headline plan-headline">
      <h2>
        {names.length > 1
          ? texts.cheapestTogether(wordList(names, "and", language), year)
          : offers.length === 0
          ? texts.only(name, year)
          : texts.cheapest(name, year)}
      </h2>
      <p class="big figures">
        {euros(0, language)} <span class="beside">{texts.aYear}</span>
      </p>
      {byCost(offers, year).map(([offer, its]) => (
        <p>
          {texts.lessThan(euros(costOf(offer, its), language), offerName(offer, words))}
          <span class="muted">{`. ${texts.because("0", netOf(its, language))}`}</span>
        </p>
      ))}
    </header>
  );
};

const Headline = ({ offers, year, words }: {
  readonly offers: ReadonlyArray<PricedOffer>;
  readonly year: number;
  readonly words: Words;
}): VNode | null => {
  const { language, texts } = words;
  const ordered = byCost(offers, year);
  const [cheapest, next] = ordered;
  if (cheapest === undefined) return null;
  const [offer, its] = cheapest;
  const name = offerName(offer, words);
  const alike = ordered.slice(1).filter((other) => lessBy(cheapest, other) === 0);
  const together = [cheapest, ...alike].map(([each]) => offerName(each, words));
  const isElectricity = offer.trajectory.sector === "electricity";
  const quantity = `${exactly(toJsonNumber(offer.trajectory.tonnage), language)}\u00a0${
    isElectricity ? "MWh" : "t"
  }`;
  const perUnit = euros(toJsonNumber(sideOf(its).costEurPerT), language);
  return (
    <header class="headline plan-headline">
      <p class="muted small">{texts.goodsAYear(spacedCode(offer.goods.cnCode), quantity)}</p>
      <h2>
        {next === undefined
          ? texts.only(name, year)
          : together.length === 1
          ? texts.cheapest(name, year)
          : together.length === ordered.length
          ? texts.equal(year)
          : texts.cheapestTogether(wordList(together, "and", language), year)}
      </h2>
      <p class="big figures">
        {euros(costOf(offer, its), language)} <span class="beside">{texts.aYear}</span>
      </p>
      <p class="beside">
        {isElectricity ? texts.perMwh(perUnit) : texts.perTonne(perUnit)}
      </p>
      {ordered.slice(1 + alike.length).map((other) => (
        <p>
          {texts.lessThan(euros(lessBy(cheapest, other), language), offerName(other[0], words))}
          <span class="muted">{`. ${texts.because(netOf(its, language), netOf(other[1], language))}`}</span>
        </p>
      ))}
      <div class="plan-reasons">
        <p>{texts.reasons}</p>
        <ul>{ordered.map(([each, year]) => <li>{reasonOf(each, year, words)}</li>)}</ul>
      </div>
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
  const free = offers.filter(({ trajectory }) => trajectory.status === "out_of_scope");
  const price = plan.years.find((each) => each.year === year)?.priceEurPerTco2e;
  return (
    <article class="panel answer">
      {free.length > 0
        ? <FreeHeadline free={free} offers={priced} year={year} words={words} />
        : <Headline offers={priced} year={year} words={words} />}
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
