/** Ways to keep a plan: its figures as a table, the page's address with law and prices pinned, and the API's call. */
import type { VNode } from "preact";
import { pathTo } from "../../../contract/endpoint.ts";
import { trajectory as trajectoryCall } from "../../../contract/plans.ts";
import { pinnedDataSet } from "../../../domain/cbam/law/law.ts";
import { toText } from "../../../kernel/decimal.ts";
import { EnglishLink } from "../../../web/parts/english_link.tsx";
import { shellTexts } from "../../../web/words/shell.ts";
import { IndicationForm } from "./indication_form.tsx";
import type { Words } from "./offer_words.ts";
import type { Offer, PlannedState } from "./state.ts";
import { type PlanValues, queryOf } from "./values.ts";

/** The API's own call for the first offer. */
const callOf = ({ goods }: Offer, { plan }: PlannedState): string => {
  const { verified, unit } = goods;
  const path = plan.years.map(({ year, priceEurPerTco2e }) => `${year}:${toText(priceEurPerTco2e)}`).join(
    ",",
  );
  const text = (value: typeof goods.tonnage | undefined): string => value === undefined ? "" : toText(value);
  const all = {
    cn: goods.cnCode,
    taric_code: goods.taricCode ?? "",
    country: goods.origin,
    [unit === "MWh" ? "mwh" : "tonnage"]: toText(goods.tonnage),
    production_route: goods.productionRoute ?? "",
    verified_direct: text(verified?.directTPerT),
    verified_indirect: text(verified?.indirectTPerT),
    price_path: path,
  };
  return `${pathTo(trajectoryCall)}?${new URLSearchParams(
    Object.entries(all).filter(([, value]) => value !== ""),
  )}`;
};

export const Again = ({ state, values, origin, words }: {
  readonly state: PlannedState;
  readonly values: PlanValues;
  readonly origin: string;
  readonly words: Words;
}): VNode => {
  const { language, texts } = words;
  const { law } = state.plan;
  const pinned = queryOf(values, {
    year: String(state.year),
    as_of: new Date(law.asOfMs).toISOString(),
    dataset_version: values.pinned.dataset_version ?? pinnedDataSet(law)?.version ?? "",
  });
  const { copy, copied } = shellTexts[language];
  const toCopy = { "data-copy": copy, "data-copied": copied };
  const [first] = state.offers;
  return (
    <section class="again no-print">
      <h3>{texts.again}</h3>
      <p>
        <a class="button second" href={`/plan/figures.csv?${pinned}`} download>{texts.download}</a>
      </p>
      <IndicationForm state={state} pinned={pinned} words={words} />
      <div class="field">
        <label for="link">{texts.link}</label>
        <p class="hint" id="link-hint">{texts.linkHint}</p>
        <input
          class="control"
          id="link"
          type="text"
          readOnly
          value={`${origin}/plan?${pinned}`}
          aria-describedby="link-hint"
          {...toCopy}
        />
      </div>
      {first === undefined ? null : (
        <>
          <h3>{texts.curl}</h3>
          <pre tabIndex={0} {...toCopy}><code>{`curl '${origin}${callOf(first, state)}'`}</code></pre>
        </>
      )}
      <p class="small">
        <EnglishLink href="/docs/plans" text={texts.guide} language={language} />
      </p>
    </section>
  );
};
