/** The form of a CBAM indication for one of the offers: a GET form, whose answer is the PDF. */
import type { VNode } from "preact";
import { SelectField, TextField } from "../../../web/parts/fields.tsx";
import { offerName, type Words } from "./offer_words.ts";
import type { PlannedState } from "./state.ts";

/** The names of the form's own values. */
export const indicationFields = { offer: "offer", day: "day", confirmed: "confirmed" } as const;

export const IndicationForm = ({ state, pinned, words }: {
  readonly state: PlannedState;
  /** The plan's address. */
  readonly pinned: URLSearchParams;
  readonly words: Words;
}): VNode | null => {
  const { language, texts } = words;
  const offers = state.offers.filter(({ trajectory }) => trajectory.status !== "needs_data");
  if (offers.length === 0) return null;
  const { offer, day, confirmed } = indicationFields;
  const kept = [...pinned];
  return (
    <form action="/plan/indication.pdf" method="get" class="plan-indication" aria-labelledby="indication">
      <h3 id="indication">{texts.indication}</h3>
      <p class="muted small">{texts.indicationWords}</p>
      {kept.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)}
      <div class="fields pair">
        <SelectField
          language={language}
          name={offer}
          label={texts.indicatedOffer}
          options={offers.map((each) => ({ value: String(each.number), label: offerName(each, words) }))}
        />
        <TextField
          language={language}
          name={day}
          type="date"
          label={texts.indicationDay}
          value={`${state.year}-07-01`}
          isRequired
        />
      </div>
      {offers.some(({ goods }) =>
          goods.verified !== undefined
        )
        ? (
          <div class="choice">
            <input type="checkbox" id={confirmed} name={confirmed} value="yes" />
            <label for={confirmed}>{texts.indicationConfirmed}</label>
          </div>
        )
        : null}
      <div class="actions">
        <button type="submit" class="button second">{texts.indicationDownload}</button>
      </div>
    </form>
  );
};
