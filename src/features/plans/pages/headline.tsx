/** The cheapest offer of a year, and why it is, in sentences for a reader who knows no act. */
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
import { amount, euros, exactly, spacedCode, wordList } from "../../../web/words/figures.ts";
import { offerName, pricedOffers, reasonOf, sideOf, type Words, yearOf } from "./offer_words.ts";
import type { Offer } from "./state.ts";

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
    return [{
      name: offerName(offer, words),
      costEur,
      netT,
      reason: its.isOutside ? undefined : reasonOf(offer, its, words),
    }];
  });
  return [...free, ...priced].sort(({ costEur: one }, { costEur: other }) =>
    Number(isLess(other, one)) - Number(isLess(one, other))
  );
};

/** The cheapest offer of the year, what each other one costs more, and why. */
export const Headline = ({ offers, year, words }: {
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
          ? texts.alone(cheapest.name, year)
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
      <p class="muted small plan-alone">{texts.certificatesAlone}</p>
    </header>
  );
};
