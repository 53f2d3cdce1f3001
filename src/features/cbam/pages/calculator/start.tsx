/** Content beside the form before anything was asked, and the goods to choose from where words were given. */
import type { VNode } from "preact";
import { count, spacedCode } from "../../../../web/words/figures.ts";
import type { Language } from "../../../../web/words/language.ts";
import { Sentence } from "../../../../web/law/sentence.tsx";
import { GoodsName } from "../../../../web/parts/goods_name.tsx";
import { Notice } from "../../../../web/parts/notice.tsx";
import type { CalculatorTexts } from "../../texts/en/calculator.ts";
import type { FittingGoods } from "./question.ts";
import { addressOf, electricityCode, type FormValues } from "./values.ts";

const examples = [
  { name: "steel", cn: "72083900", country: "CN", mass: "100" },
  { name: "cement", cn: "25231000", country: "TR", mass: "500" },
  { name: "aluminium", cn: "76011010", country: "IN", mass: "20" },
  { name: "fertiliser", cn: "31021012", country: "EG", mass: "250" },
] as const;

export const Start = ({ texts }: { readonly texts: CalculatorTexts }): VNode => (
  <div class="panel start">
    <h2>{texts.promisesTitle}</h2>
    <ul class="ticks">{texts.promises.map((promise) => <li>{promise}</li>)}</ul>
    <h3>{texts.examplesTitle}</h3>
    <ul class="examples">
      {examples.map(({ name, cn, country, mass }) => (
        <li>
          <a href={`/?cn=${cn}&country=${country}&mass=${mass}&unit=t`}>{texts.examples[name]}</a>
        </li>
      ))}
    </ul>
    <h3>{texts.manyTitle}</h3>
    <p>
      <a href="/tables">{texts.many}</a>
    </p>
  </div>
);

/** Goods that are seen at once; the others are behind a click. */
const firstChoices = 12;

interface ChoiceWords {
  readonly results: FittingGoods["results"];
  readonly values: FormValues;
  readonly language: Language;
}

const ChoiceList = ({ results, values, language }: ChoiceWords): VNode => (
  <ul class="goods-choices">
    {results.map(({ cn_code: code, description }) => (
      <li>
        <a href={addressOf(values, code === electricityCode ? { cn: code, unit: "MWh" } : { cn: code })}>
          <span class="figures">{spacedCode(code)}</span>
          <span>
            <GoodsName code={code} description={description} language={language} />
          </span>
        </a>
      </li>
    ))}
  </ul>
);

export const Choices = ({ found, values, texts, language }: {
  readonly found: FittingGoods;
  readonly values: FormValues;
  readonly texts: CalculatorTexts;
  readonly language: Language;
}): VNode => {
  const { cn } = values.fields;
  if (found.results.length === 0) {
    return (
      <Notice tone="warn" title={texts.nothingFound(cn)}>
        <p>
          {found.message === undefined ? null : <Sentence finding={found.message} language={language} />}
        </p>
      </Notice>
    );
  }
  const left = Math.max(0, found.results.length - firstChoices);
  return (
    <div class="panel">
      <h2>{texts.chooseGoods}</h2>
      <p class="muted">{texts.chooseGoodsLead(cn, count(found.results.length, language))}</p>
      {found.message === undefined ? null : (
        <p>
          <Sentence finding={found.message} language={language} />
        </p>
      )}
      <ChoiceList results={found.results.slice(0, firstChoices)} values={values} language={language} />
      {left === 0 ? null : (
        <details>
          <summary>{texts.moreGoods(count(left, language))}</summary>
          <ChoiceList results={found.results.slice(firstChoices)} values={values} language={language} />
        </details>
      )}
    </div>
  );
};
