/** The page of plans: the form on one side, which offer is cheapest and what it costs until 2034 on the other. */
import type { VNode } from "preact";
import { outsideNoteOf } from "../../../domain/plans/years_outside.ts";
import type { Framed } from "../../../web/page/layout.tsx";
import { ErrorSummary } from "../../../web/parts/fields.tsx";
import { Notice } from "../../../web/parts/notice.tsx";
import { Sentence } from "../../../web/law/sentence.tsx";
import type { Visit } from "../../../web/visit/visit.ts";
import { spacedCode } from "../../../web/words/figures.ts";
import { planFindingSentence, planNoteSentence } from "../texts/notes.ts";
import { planTexts } from "../texts/plan.ts";
import { Again } from "./again.tsx";
import { Chart } from "./chart.tsx";
import { answered, PlanForm } from "./form.tsx";
import { Headline } from "./headline.tsx";
import { offerName, pricedOffers, type Words } from "./offer_words.ts";
import { errorsOf, routesToChoose } from "./sentences.ts";
import type { Offer, PlannedState, PlanPageState } from "./state.ts";
import { Ranking, WhyTable, YearsTable } from "./tables.tsx";
import { offerNumberOf, type PlanField, type PlanValues } from "./values.ts";

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

/** Why an offer has no figures, or nothing to pay, in some years or in all. */
const Unpriced = ({ offers, words }: {
  readonly offers: ReadonlyArray<Offer>;
  readonly words: Words;
}): VNode => (
  <>
    {offers.map((offer) => {
      const { trajectory } = offer;
      if (trajectory.status === "ok") {
        const outside = outsideNoteOf(trajectory.notes);
        return outside === undefined ? null : (
          <Notice tone="info" title={offerName(offer, words)}>
            <p>{planFindingSentence(outside, words.language)}</p>
          </Notice>
        );
      }
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

const Answer = ({ state, hasErrors, values, origin, words }: {
  readonly state: PlannedState;
  /** True if the page begins with what is wrong: a sent form leads there then. */
  readonly hasErrors: boolean;
  readonly values: PlanValues;
  readonly origin: string;
  readonly words: Words;
}): VNode => {
  const { language, texts } = words;
  const { offers, year, comparison, plan, notes } = state;
  const priced = pricedOffers(offers);
  const price = plan.years.find((each) => each.year === year)?.priceEurPerTco2e;
  return (
    <article class="panel answer" id={hasErrors ? undefined : answered}>
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

/** Sentences about wrong fields, each with the number of its offer. */
const summaryOf = (errors: ReadonlyMap<PlanField, string>, { ofOffer }: Words["texts"]) =>
  [...errors].map(([id, message]) => {
    const number = offerNumberOf(id);
    return { id, message: number === undefined ? message : ofOffer(number, message) };
  });

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
      <ErrorSummary language={language} errors={summaryOf(errors, texts)} />
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
            ? (
              <Answer
                state={state}
                hasErrors={errors.size > 0}
                values={values}
                origin={origin}
                words={words}
              />
            )
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
