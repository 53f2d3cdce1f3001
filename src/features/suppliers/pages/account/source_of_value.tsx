/**
 * Origin of a value, and what goes with its figures: verification, precursors, carbon price due.
 */
import type { VNode } from "preact";
import type { Precursor } from "../../../../domain/cbam/calculation/shipment.ts";
import type { CarbonPriceDue, ValueFacts, ValueVerification } from "../../../../domain/suppliers/value.ts";
import { type Decimal, toJsonNumber } from "../../../../kernel/decimal.ts";
import { exactly, longDay, spacedCode } from "../../../../web/words/figures.ts";
import type { Language } from "../../../../web/words/language.ts";
import { linkTexts } from "../../texts/link/texts.ts";
import { pageTexts } from "../../texts/pages.ts";

/** @returns a figure as the language writes it */
export const figure = (value: Decimal | null, language: Language): string =>
  value === null ? pageTexts[language].without : exactly(toJsonNumber(value), language);

const priceText = (
  { amount, currency, per, rebate, evidence, certifier }: CarbonPriceDue,
  language: Language,
): string => {
  const { fields, carbonUnits } = linkTexts[language];
  return [
    fields.carbon_amount.label,
    `${figure(amount, language)} ${currency} / ${carbonUnits[per]}`,
    `${fields.carbon_rebate.label} ${figure(rebate, language)}`,
    evidence,
    certifier && `${fields.carbon_certifier.label} ${certifier}`,
  ].filter(Boolean).join(" · ");
};

const verificationText = (
  { reportId, day, opinion, verifier }: ValueVerification,
  language: Language,
): string =>
  [
    `${pageTexts[language].report} ${reportId}`,
    longDay(day, language),
    linkTexts[language].opinions[opinion],
    verifier &&
    [verifier.name, verifier.accreditation, verifier.accreditationBody].filter(Boolean).join(", "),
  ].filter(Boolean).join(" · ");

const precursorText = ({ cnCode, productionRoute, origin, tonnesPerTonne }: Precursor, language: Language) =>
  [
    `${figure(tonnesPerTonne, language)} t/t CN ${spacedCode(cnCode)}`,
    productionRoute,
    origin,
  ].filter(Boolean).join(" ");

const precursorsText = (precursors: ReadonlyArray<Precursor>, language: Language): string => {
  const { fields, precursors: { none } } = linkTexts[language];
  const list = precursors.map((each) => precursorText(each, language)).join(", ");
  return `${fields.precursors.label} · ${list === "" ? none : list}`;
};

/** Cell of a table of values. */
export const SourceOfValue = ({ facts, language }: {
  readonly facts: ValueFacts;
  readonly language: Language;
}): VNode => {
  const { source, verification, precursors, carbonPrice } = facts;
  const more = [
    verification && verificationText(verification, language),
    precursors && precursorsText(precursors, language),
    carbonPrice && priceText(carbonPrice, language),
  ].filter((text) => text !== null);
  return (
    <>
      <span class="words">{source ?? pageTexts[language].without}</span>
      {more.map((text) => <div class="words muted small">{text}</div>)}
    </>
  );
};
