/**
 * Totals and lines of the declaration as a preparation.
 */
import type { VNode } from "preact";
import type { ImportSums } from "../../../../domain/imports/declaration/sums.ts";
import type { DeclarationLine } from "../../../../domain/imports/declaration/lines.ts";
import { isZero } from "../../../../kernel/decimal.ts";
import { DataTable } from "../../../../web/parts/data_table.tsx";
import { entriesOfPage, NumberedPages, pageAsked } from "../../../../web/parts/paging.tsx";
import { count, placeName, spacedCode } from "../../../../web/words/figures.ts";
import type { Language } from "../../../../web/words/language.ts";
import { declarationTexts } from "../../texts/declaration.ts";
import { frameTexts } from "../../texts/frame.ts";
import { Lacking } from "../missing.tsx";
import { emissions, money, tonnes } from "../shown.ts";
import { type DeclarationParts, deductionColumn, pathToPart } from "./declaration_parts.ts";
import { labelled } from "../../../../web/words/labelled.ts";

type Basis = readonly [name: string, sums: ImportSums];

/** Totals on three bases. */
export const TotalsPanel = (
  { member: { visit: { language } }, year: { declaration } }: DeclarationParts,
): VNode => {
  const texts = declarationTexts[language];
  const { basis, totals, byDefault, fileable } = declaration;
  const bases: ReadonlyArray<Basis> = [
    ...(basis === "fileable" ? [] : [[texts.asRecorded, totals] as const]),
    [texts.fileable, fileable],
    [texts.byDefault, byDefault],
  ];
  const byQuarter = totals.certificatesRoundedByQuarter;
  return (
    <section class="panel">
      <h2>{texts.totalsTitle}</h2>
      <p class="big figures">{texts.certificates(count(totals.certificatesRoundedOnce, language))}</p>
      <p class="muted">
        {texts.exact(emissions(totals.netT, language))}
        {byQuarter === undefined || byQuarter === totals.certificatesRoundedOnce
          ? ""
          : ` ${labelled(texts.byQuarter, count(byQuarter, language), language)}.`}
      </p>
      <Lacking declaration={declaration} language={language} />
      <DataTable
        caption={texts.totalsTitle}
        isCaptionUnseen
        rows={bases}
        columns={[
          { heading: texts.figure, cell: ([name]) => name },
          {
            heading: texts.imports,
            isNumber: true,
            cell: ([, { imports }]) => count(imports.length, language),
          },
          { heading: texts.mass, isNumber: true, cell: ([, sums]) => tonnes(sums.tonnes, language) },
          ...(bases.every(([, { mwh }]) => isZero(mwh)) ? [] : [
            {
              heading: texts.energy,
              isNumber: true,
              cell: ([, { mwh }]: Basis) => tonnes(mwh, language),
            },
          ]),
          {
            heading: texts.embedded,
            isNumber: true,
            cell: ([, sums]) => emissions(sums.embeddedT, language),
          },
          {
            heading: texts.allocation,
            isNumber: true,
            cell: ([, sums]) => emissions(sums.freeAllocationT, language),
          },
          { heading: texts.net, isNumber: true, cell: ([, { netT }]) => emissions(netT, language) },
          ...deductionColumn(bases.map(([, sums]) => sums), ([, sums]: Basis) => sums, language),
          { heading: texts.cost, isNumber: true, cell: ([, { costEur }]) => money(costEur, language) },
        ]}
      />
    </section>
  );
};

const quantityOf = ({ tonnes: mass, mwh }: DeclarationLine, language: Language): string =>
  isZero(mass) && !isZero(mwh) ? `${tonnes(mwh, language)} MWh` : `${tonnes(mass, language)} t`;

const tones = { default: "", verified: "good", estimated: "warn", zero: "" } as const;

const LinesTable = ({ lines, totals, language }: {
  readonly lines: ReadonlyArray<DeclarationLine>;
  /** Sums of all lines, also of those on other pages. */
  readonly totals: ImportSums;
  readonly language: Language;
}): VNode => {
  const [texts, frame] = [declarationTexts[language], frameTexts[language]];
  return (
    <DataTable
      caption={texts.linesTitle}
      isCaptionUnseen
      rows={lines}
      columns={[
        {
          heading: texts.line,
          cell: ({ cnCode, origin, reportingPeriod, procedure }) => (
            <>
              <span class="whole">{spacedCode(cnCode)}</span>
              {`, ${placeName(origin, language)}`}
              <div class="muted small">{texts.period(String(reportingPeriod), procedure)}</div>
            </>
          ),
        },
        {
          heading: texts.determination,
          cell: ({ determination, state, installation }) => (
            <>
              <span class={`badge ${tones[state]}`}>
                {state === "zero" || state === "default"
                  ? frame.determinations[determination]
                  : frame.certainty[state]}
              </span>
              {installation === null || installation === undefined
                ? null
                : <div class="muted small">{texts.ofInstallation(installation)}</div>}
            </>
          ),
        },
        {
          heading: texts.imports,
          isNumber: true,
          cell: ({ imports }) => count(imports.length, language),
        },
        { heading: texts.quantity, isNumber: true, cell: (line) => quantityOf(line, language) },
        { heading: texts.embedded, isNumber: true, cell: (line) => emissions(line.embeddedT, language) },
        {
          heading: texts.allocation,
          isNumber: true,
          cell: (line) => emissions(line.freeAllocationT, language),
        },
        { heading: texts.net, isNumber: true, cell: ({ netT }) => emissions(netT, language) },
        ...deductionColumn([totals], (line: DeclarationLine) => line, language),
        { heading: texts.cost, isNumber: true, cell: ({ costEur }) => money(costEur, language) },
      ]}
    />
  );
};

/** The lines, page by page: the files have all of them. */
export const Lines = ({ member, year: { declaration: { lines, totals } } }: DeclarationParts): VNode => {
  const { language, query } = member.visit;
  const asked = pageAsked(query["lines"], lines.length);
  return (
    <>
      <h2 id="lines">{declarationTexts[language].linesTitle}</h2>
      <LinesTable lines={entriesOfPage(lines, asked)} totals={totals} language={language} />
      <NumberedPages language={language} {...asked} to={pathToPart({ member }, "lines")} />
    </>
  );
};
