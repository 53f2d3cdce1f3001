/**
 * The page that tells people whether the service works, by which tables and prices; `/readyz` tells programs.
 */
import type { VNode } from "preact";
import { partNames } from "../../../contract/operations.ts";
import type { ReadinessState } from "../../../application/readiness.ts";
import type { Law } from "../../../domain/cbam/law/law.ts";
import { toJsonNumber } from "../../../kernel/decimal.ts";
import { serviceVersion } from "../../../kernel/service_version.ts";
import type { Framed } from "../../../web/page/layout.tsx";
import { DataTable } from "../../../web/parts/data_table.tsx";
import { Moment } from "../../../web/parts/moment.tsx";
import { Notice } from "../../../web/parts/notice.tsx";
import type { Visit } from "../../../web/visit/visit.ts";
import { euros, longDay, periodName } from "../../../web/words/figures.ts";
import { statusTexts } from "../texts/status.ts";

/** Address of the page. */
export const statusPath = "/status";

/** State of the service with the law that it answers by. */
export interface ServiceStatus {
  readonly readiness: ReadinessState;
  readonly law: Law;
  /** Moment at which it was looked at, in milliseconds since 1970. */
  readonly nowMs: number;
}

export const statusPage = (visit: Visit, { readiness, law, nowMs }: ServiceStatus): Framed => {
  const { language } = visit;
  const texts = statusTexts[language];
  const { isReady, parts } = readiness;
  const price = law.prices.prices.at(-1);
  const facts: ReadonlyArray<readonly [name: string, value: string]> = [
    [texts.dataset, longDay(law.dataSet.version, language)],
    [
      texts.price,
      price === undefined
        ? texts.noPrice
        : `${euros(toJsonNumber(price.priceEurPerTco2e), language)}, ${periodName(price.period, language)} (${
          longDay(price.publishedAt, language)
        })`,
    ],
    [texts.version, serviceVersion],
  ];
  const children: VNode = (
    <>
      <div class="page-head">
        <h1>{texts.title}</h1>
      </div>
      <Notice tone={isReady ? "good" : "bad"} title={isReady ? texts.ready : texts.notReady}>
        <p>{isReady ? texts.readyText : texts.notReadyText}</p>
        <p class="small">
          {texts.checkedAt} <Moment time={new Date(nowMs).toISOString()} language={language} />
        </p>
      </Notice>
      <DataTable
        caption={texts.title}
        isCaptionUnseen
        rows={partNames}
        columns={[
          { heading: texts.part, cell: (part) => texts.parts[part] },
          { heading: texts.state, cell: (part) => texts.states[parts[part]] },
        ]}
      />
      <section class="panel">
        <h2>{texts.law}</h2>
        <dl class="facts">
          {facts.map(([name, value]) => (
            <>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </>
          ))}
        </dl>
        <p class="small">
          <a href="/readyz">{texts.programs}</a>
        </p>
      </section>
    </>
  );
  return { visit, title: texts.title, description: texts.readyText, children };
};
