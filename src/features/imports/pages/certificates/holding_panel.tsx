/**
 * Certificates that must be held at the ends of a year's quarters: due, held, lacking, and by when to order.
 */
import type { VNode } from "preact";
import type { Holding } from "../../../../domain/imports/holding/holding.ts";
import { DataTable } from "../../../../web/parts/data_table.tsx";
import { count, longDay, periodName } from "../../../../web/words/figures.ts";
import type { Language } from "../../../../web/words/language.ts";
import { certificatesTexts } from "../../texts/certificates.ts";
import { frameTexts } from "../../texts/frame.ts";
import { findingSentences } from "../sentences.ts";
import { money } from "../shown.ts";

/** The panel; notes alone for a year before the duty. */
export const HoldingPanel = ({ holding, language }: {
  readonly holding: Holding;
  readonly language: Language;
}): VNode => {
  const texts = certificatesTexts[language];
  const { quarters, year, findings } = holding;
  return (
    <section class="panel">
      <h2>{quarters.length === 0 ? texts.noHoldingTitle : texts.holdingTitle(String(year))}</h2>
      {quarters.length === 0 ? null : (
        <>
          <p class="muted small">{texts.holdingText}</p>
          <DataTable
            caption={texts.holdingTitle(String(year))}
            isCaptionUnseen
            rows={quarters}
            columns={[
              {
                heading: texts.quarter,
                cell: ({ quarter }) => <span class="whole">{periodName(quarter, language)}</span>,
              },
              {
                heading: texts.due,
                isNumber: true,
                cell: ({ due, isObliged, holdA }) => (
                  <>
                    {count(due, language)}
                    {isObliged || holdA === due
                      ? null
                      : <div class="muted small">{due > 0 ? texts.neverExempt : texts.notObliged}</div>}
                  </>
                ),
              },
              { heading: texts.onAccount, isNumber: true, cell: ({ held }) => count(held, language) },
              {
                heading: texts.short,
                isNumber: true,
                cell: ({ short }) =>
                  short === 0 ? "0" : <span class="badge bad">{count(short, language)}</span>,
              },
              {
                heading: texts.cost,
                isNumber: true,
                cell: ({ shortEur }) =>
                  shortEur === undefined ? frameTexts[language].without : money(shortEur, language),
              },
              {
                heading: texts.orderBy,
                cell: ({ orderBy, due, isObliged, holdA }) =>
                  isObliged || holdA === due || due > 0
                    ? <span class="whole">{longDay(orderBy, language)}</span>
                    : frameTexts[language].without,
              },
            ]}
          />
        </>
      )}
      <ul class="notes">
        {findingSentences(findings, language).map((note) => <li>{note}</li>)}
      </ul>
    </section>
  );
};
