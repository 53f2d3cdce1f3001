/**
 * A year at a glance: the mass against the limit, cost by quarter, certificates, what is due next, and what is missing.
 */
import type { VNode } from "preact";
import type { CalendarDay } from "../../../../kernel/time/calendar.ts";
import type { Framed } from "../../../../web/page/layout.tsx";
import type { Member } from "../../../../web/page/routes.ts";
import { Notice } from "../../../../web/parts/notice.tsx";
import { longDay } from "../../../../web/words/figures.ts";
import { frameTexts } from "../../texts/frame.ts";
import { yearTexts } from "../../texts/year.ts";
import type { ChosenYear } from "../chosen.ts";
import { Choice, FirstStep, ImportStep, inImports, Notes, pathFor } from "../frame.tsx";
import { importPaths } from "../import_paths.ts";
import { findingSentences } from "../sentences.ts";
import { NextPanel } from "./next_panel.tsx";
import type { YearParts } from "./year_parts.ts";
import { DutiesPanels } from "./duties_panels.tsx";
import { MassPanel } from "./mass_panel.tsx";
import { StatusPanel } from "./status_panel.tsx";
import type { YearView } from "./year_view.ts";

const AsOf = (
  { member, view: { asOf }, today }: YearParts & { readonly today: CalendarDay },
): VNode | null => {
  const { language } = member.visit;
  const texts = yearTexts[language];
  return asOf === today ? null : (
    <Notice tone="info">
      <p>
        {texts.asOf(longDay(asOf, language))} <a href={pathFor(importPaths.year, member)}>{texts.now}</a>
      </p>
    </Notice>
  );
};

const Whole = (parts: YearParts): VNode => {
  const { member, chosen, view } = parts;
  const { language } = member.visit;
  const notes = findingSentences(view.mass?.threshold.findings ?? [], language);
  return (
    <>
      <AsOf {...parts} today={chosen.today} />
      <MassPanel {...parts} />
      <StatusPanel {...parts} />
      <DutiesPanels {...parts} />
      <Notes title={frameTexts[language].notes} notes={notes} />
    </>
  );
};

/** @returns the page of a year; what to do first where nothing was recorded yet */
export const yearPage = (member: Member, chosen: ChosenYear, view: YearView | undefined): Framed => {
  const { language } = member.visit;
  const texts = yearTexts[language];
  const { importer, declarant, year } = chosen;
  return inImports(member, {
    tab: "year",
    title: texts.title(String(year)),
    children: importer === undefined || view === undefined ? <FirstStep language={language} /> : (
      <>
        <p class="lead">
          {declarant === undefined ? importer.name : texts.of(importer.name, declarant.name)}
        </p>
        <Choice
          member={member}
          chosen={chosen}
          path={importPaths.year}
          importer
          declarant
        />
        {view.hasImports ? <Whole member={member} chosen={chosen} view={view} /> : (
          <>
            <ImportStep member={member} />
            <NextPanel member={member} chosen={chosen} view={view} />
          </>
        )}
      </>
    ),
  });
};
