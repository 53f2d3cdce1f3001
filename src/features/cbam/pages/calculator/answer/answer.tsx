/**
 * The answer: one large figure, the way to it, what a reader should know, and how to ask the same again.
 */
import type { VNode } from "preact";
import type { CalculationRecord } from "../../../../../contract/answers/calculation.ts";
import {
  euros,
  exactly,
  longDay,
  periodName,
  placeFrom,
  spacedCode,
} from "../../../../../web/words/figures.ts";
import { Sentence } from "../../../../../web/law/sentence.tsx";
import { Act } from "../../../../../web/parts/act.tsx";
import { EnglishLink } from "../../../../../web/parts/english_link.tsx";
import { GoodsName } from "../../../../../web/parts/goods_name.tsx";
import { Notice } from "../../../../../web/parts/notice.tsx";
import { shellTexts } from "../../../../../web/words/shell.ts";
import { inEachLanguage, type Language } from "../../../../../web/words/language.ts";
import { calculatorTexts } from "../../../texts/calculator.ts";
import type { CalculatorTexts } from "../../../texts/en/calculator.ts";
import { type AnswerWords, goodsDescription } from "./answer_words.ts";
import { codeTexts } from "../../../texts/codes.ts";
import { CodeResult } from "../../codes/code_answer.tsx";
import { SaveReport } from "../save_report.tsx";
import { stepsOf } from "./steps.ts";
import { TraceTable } from "./trace_table.tsx";
import { Waterfall } from "./waterfall.tsx";

const unitOf = ({ mwh }: CalculationRecord): "MWh" | "t" => mwh === undefined ? "t" : "MWh";

const perUnit = (record: CalculationRecord, { language, texts }: AnswerWords): string => {
  const cost = euros((record.net_cost_eur ?? 0) / record.tonnage, language);
  return unitOf(record) === "t" ? texts.perTonne(cost) : texts.perMwh(cost);
};

const headings = {
  ok: (texts: CalculatorTexts) => texts.cost,
  out_of_scope: (texts: CalculatorTexts) => texts.noCost,
  needs_data: (texts: CalculatorTexts) => texts.missing,
} as const;

const isAbsent = ({ reason }: AnswerWords): boolean =>
  reason?.kind === "absentCode" || reason?.kind === "absentCodeNear";

/** The question in a sentence of the language. */
const questionIn = (record: CalculationRecord, language: Language): string => {
  const texts = calculatorTexts[language];
  const mass = `${exactly(record.tonnage, language)} ${unitOf(record)}`;
  const origin = placeFrom(record.origin_country_iso3, language);
  return `${texts.costOf(mass, spacedCode(record.cn_code), origin)}, ${
    texts.onDay(longDay(record.import, language))
  }`;
};

const Headline = (words: AnswerWords): VNode => {
  const { record, language, texts, scope } = words;
  const description = goodsDescription(scope);
  const kept = inEachLanguage((each) => ({
    text: questionIn(record, each),
    cost: record.net_cost_eur === null ? "" : euros(record.net_cost_eur, each),
  }));
  return (
    <header class="headline">
      <h2 class={record.net_cost_eur === null ? "alone" : undefined}>
        {isAbsent(words) ? texts.noSuchCode : headings[record.status](texts)}
      </h2>
      {record.net_cost_eur === null
        ? null
        : <p class="big figures">{euros(record.net_cost_eur, language)}</p>}
      {record.status === "ok" ? <p class="beside">{perUnit(record, words)}</p> : null}
      <p class="muted small">
        <span data-question={JSON.stringify(kept)}>{questionIn(record, language)}</span>
        {description === undefined ? null : (
          <>
            <br />
            <GoodsName code={record.cn_code} description={description} language={language} />
          </>
        )}
      </p>
    </header>
  );
};

const Terms = ({ record, language, texts }: AnswerWords): VNode | null => {
  const { certificate_price: price, intensity_source: source, production_route: route } = record;
  if (price === null || source === null) return null;
  return (
    <section>
      <h3>{texts.howMade}</h3>
      <Waterfall steps={stepsOf(record, texts)} language={language} texts={texts} />
      <p class="muted small">
        {texts.price(euros(price.price_eur_per_tco2e, language), periodName(price.period, language))}
        {", "}
        {texts.published(longDay(price.published_at, language))}
        {". "}
        {texts.intensitySource[source]}
        {route === null || route === "default" ? "" : `, ${texts.routeUsed(route)}`}
        {"."}
      </p>
      <TraceTable trace={record.trace ?? []} language={language} texts={texts} />
    </section>
  );
};

const Code = ({ code, language }: AnswerWords): VNode | null =>
  code === undefined ? null : (
    <section>
      <h3>{codeTexts[language].title}</h3>
      <CodeResult answer={code} language={language} />
    </section>
  );

const Notes = ({ notes, language, texts }: AnswerWords): VNode | null =>
  notes.length === 0 ? null : (
    <section>
      <h3>{texts.notes}</h3>
      <ul class="notes">
        {notes.map((note) => (
          <li>
            <Sentence finding={note} language={language} />
          </li>
        ))}
      </ul>
    </section>
  );

const Sources = ({ record, texts, language }: AnswerWords): VNode => (
  <section>
    <h3>{texts.sources}</h3>
    <ul class="small">
      {record.sources.map((act) => (
        <li>
          <Act act={act} language={language} />
        </li>
      ))}
    </ul>
    <p class="muted small">{texts.dataset(longDay(record.dataset_version, language))}</p>
  </section>
);

const Again = ({ language, texts, link, curl }: AnswerWords): VNode => {
  const { copy, copied } = shellTexts[language];
  const toCopy = { "data-copy": copy, "data-copied": copied };
  return (
    <section class="again">
      <p class="small only-print">{link}</p>
      <div class="field no-print">
        <label for="link">{texts.link}</label>
        <p class="hint" id="link-hint">{texts.linkHint}</p>
        <input
          class="control"
          id="link"
          type="text"
          readOnly
          value={link}
          aria-describedby="link-hint"
          {...toCopy}
        />
      </div>
      <details class="no-print">
        <summary>{texts.curl}</summary>
        <pre id="curl" tabIndex={0} {...toCopy}><code>{curl}</code></pre>
        <p class="small">
          <EnglishLink href="/docs" text={texts.api} language={language} />
        </p>
      </details>
    </section>
  );
};

/** The whole answer. */
export const Answer = (words: AnswerWords): VNode => {
  const { record, reason, language } = words;
  return (
    <article class="panel answer" data-status={record.status}>
      <Headline {...words} />
      <SaveReport {...words} />
      {reason === undefined ? null : (
        <Notice tone={record.status === "needs_data" ? "warn" : "info"}>
          <p>
            <Sentence finding={reason} language={language} />
          </p>
        </Notice>
      )}
      <Terms {...words} />
      <Code {...words} />
      <Notes {...words} />
      <Sources {...words} />
      {record.status === "needs_data" ? null : <Again {...words} />}
    </article>
  );
};
