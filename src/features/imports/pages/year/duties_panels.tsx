/**
 * A declarant's year in short: cost by quarter, certificates, and what is missing before the declaration.
 */
import { certificatesDue } from "../../../../domain/imports/declaration/due.ts";
import type { VNode } from "preact";
import { lastSurrenderDay } from "../../../../domain/imports/calendar/after_revocation.ts";
import { surrenderDay } from "../../../../domain/imports/calendar/dates.ts";
import { revocationFindings, revokedSince } from "../../../../domain/imports/people/revocation.ts";
import type { QuarterCost } from "../../../../domain/imports/year/quarter_costs.ts";
import { plus } from "../../../../kernel/decimal.ts";
import { DataTable } from "../../../../web/parts/data_table.tsx";
import { count, longDay, periodName } from "../../../../web/words/figures.ts";
import { frameTexts } from "../../texts/frame.ts";
import { yearTexts } from "../../texts/year.ts";
import { pathFor } from "../frame.tsx";
import { importPaths } from "../import_paths.ts";
import { Lacking, Missing } from "../missing.tsx";
import { NoDeclarant } from "../no_declarant.tsx";
import { findingSentences } from "../sentences.ts";
import { emissions, money } from "../shown.ts";
import { NextPanel } from "./next_panel.tsx";
import { declarantOf, type YearParts } from "./year_parts.ts";
import type { DutiesView } from "./year_view.ts";

interface Parts extends YearParts {
  readonly duties: DutiesView;
}

const CostPanel = ({ member: { visit: { language } }, chosen: { declarant }, duties }: Parts): VNode => {
  const texts = yearTexts[language];
  const { quarters, potential, year: { declaration } } = duties;
  const sum = (of: (quarter: QuarterCost) => QuarterCost["netT"]) =>
    quarters.map(of).reduce((total, each) => plus(total, each));
  const all: QuarterCost = {
    quarter: frameTexts[language].total,
    imports: quarters.reduce((total, { imports }) => total + imports, 0),
    netT: sum(({ netT }) => netT),
    pricedEur: sum(({ pricedEur }) => pricedEur),
    unpricedEur: sum(({ unpricedEur }) => unpricedEur),
  };
  const hasEstimates = declaration.lines.some(({ state }) => state === "estimated");
  return (
    <section class="panel">
      <h2>{texts.costTitle}</h2>
      {declarant === undefined ? null : <p class="muted">{texts.costOf(declarant.name)}</p>}
      {potential.imports === 0 || all.imports > 0
        ? null
        : <p>{texts.potential(money(plus(potential.pricedEur, potential.unpricedEur), language))}</p>}
      <Lacking declaration={declaration} language={language} />
      <DataTable
        caption={texts.costTitle}
        isCaptionUnseen
        rows={[...quarters, all]}
        columns={[
          {
            heading: texts.quarter,
            cell: ({ quarter }) => <span class="whole">{periodName(quarter, language)}</span>,
          },
          { heading: texts.number, isNumber: true, cell: ({ imports }) => count(imports, language) },
          { heading: texts.net, isNumber: true, cell: ({ netT }) => emissions(netT, language) },
          { heading: texts.priced, isNumber: true, cell: ({ pricedEur }) => money(pricedEur, language) },
          {
            heading: texts.unpriced,
            isNumber: true,
            cell: ({ unpricedEur }) => money(unpricedEur, language),
          },
        ]}
      />
      <p class="muted small">
        {texts.unpricedNote}
        {hasEstimates ? ` ${texts.estimates(money(declaration.fileable.costEur, language))}` : ""}
      </p>
    </section>
  );
};

const CertificatesPanel = ({ member, chosen: { declarant }, view: { asOf }, duties }: Parts): VNode => {
  const { language } = member.visit;
  const texts = yearTexts[language];
  const { year, surrendered, held, heldForBefore, ofYearsBefore, ofCertificates, isOverdue } = duties;
  const last = declarant &&
    lastSurrenderDay(year.declaration.year, revokedSince(declarant, asOf));
  const due = certificatesDue(year.declaration, asOf, last);
  const facts: ReadonlyArray<readonly [string, number]> = [
    [texts.due, due],
    [texts.surrendered, surrendered],
    [texts.held, held],
    [texts.lacking, Math.max(0, due - surrendered - held)],
  ];
  const revoked = declarant === undefined ? [] : revocationFindings(declarant, year.declaration.year, asOf);
  const overdueOn = isOverdue && surrendered < due && revoked.length === 0
    ? surrenderDay(year.declaration.year)
    : undefined;
  return (
    <section class="panel">
      <h2>{texts.certificatesTitle}</h2>
      <dl class="facts">
        {facts.map(([name, value]) => (
          <>
            <dt>{name}</dt>
            <dd>{count(value, language)}</dd>
          </>
        ))}
      </dl>
      {heldForBefore === 0 ? null : <p>{texts.heldForBefore(count(heldForBefore, language))}</p>}
      {findingSentences([...ofYearsBefore, ...ofCertificates, ...revoked], language).map((note) => (
        <p>{note}</p>
      ))}
      {overdueOn === undefined ? null : <p>{texts.overdue(longDay(overdueOn, language))}</p>}
      <p>
        <a href={pathFor(importPaths.certificates, member, declarantOf(declarant))}>{texts.toCertificates}</a>
      </p>
    </section>
  );
};

/** Items that stand here; all of them stand with the declaration. */
const mostItems = 4;

const MissingPanel = (
  { member, chosen: { declarant }, duties: { year: { declaration, imports } } }: Parts,
): VNode => {
  const { language } = member.visit;
  const texts = yearTexts[language];
  return (
    <section class="panel">
      <h2>{texts.missingTitle}</h2>
      {declaration.missing.length === 0
        ? <p>{texts.nothingMissing}</p>
        : <Missing items={declaration.missing.slice(0, mostItems)} imports={imports} language={language} />}
      <p>
        <a href={pathFor(importPaths.declaration, member, declarantOf(declarant))}>
          {declaration.missing.length > mostItems
            ? texts.moreMissing(count(declaration.missing.length, language))
            : texts.toDeclaration}
        </a>
      </p>
    </section>
  );
};

/** The panels; the step before them for an account without a declarant. */
export const DutiesPanels = (parts: YearParts): VNode => {
  const { view: { duties }, member, chosen } = parts;
  return duties === undefined
    ? (
      <>
        <NoDeclarant member={member} chosen={chosen} />
        <NextPanel {...parts} />
      </>
    )
    : (
      <>
        <CostPanel {...parts} duties={duties} />
        <div class="columns halves">
          <CertificatesPanel {...parts} duties={duties} />
          <NextPanel {...parts} />
        </div>
        <MissingPanel {...parts} duties={duties} />
      </>
    );
};
