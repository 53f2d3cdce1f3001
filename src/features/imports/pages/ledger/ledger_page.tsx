/**
 * The ledger as a table: the imports that live, with filters, page by page.
 */
import { codeTexts } from "../../../cbam/texts/codes.ts";
import type { VNode } from "preact";
import { hasFigures, type ImportFigures } from "../../../../domain/imports/figures/figures.ts";
import { quantityOf } from "../../../../domain/imports/figures/shipments.ts";
import type { LiveImport } from "../../../../domain/imports/ledger/live.ts";
import { Offered } from "../../../../web/parts/form_token.tsx";
import type { Framed } from "../../../../web/page/layout.tsx";
import type { Member } from "../../../../web/page/routes.ts";
import { DataTable } from "../../../../web/parts/data_table.tsx";
import { Notice } from "../../../../web/parts/notice.tsx";
import { count, longDay, placeName, spacedCode } from "../../../../web/words/figures.ts";
import type { Language } from "../../../../web/words/language.ts";
import { frameTexts } from "../../texts/frame.ts";
import { ledgerTexts } from "../../texts/ledger.ts";
import type { ChosenYear } from "../chosen.ts";
import { Choice, FirstStep, ImportStep, inImports, pathFor } from "../frame.tsx";
import { importPath, importPaths } from "../import_paths.ts";
import { formErrors } from "../sentences.ts";
import { emissions, importCount, money, tonnes } from "../shown.ts";
import { Filters, filterWords } from "./filters.tsx";
import type { LedgerParts } from "./ledger_parts.ts";
import type { LedgerView } from "./ledger_view.ts";

const tones = { default: "", verified: "good", estimated: "warn", zero: "" } as const;

const CostCell = ({ figures, language }: {
  readonly figures: ImportFigures<LiveImport>;
  readonly language: Language;
}): VNode => (
  <>
    {money(figures.costEur, language)}
    {figures.isPriced ? null : <div class="muted small">{ledgerTexts[language].priceToCome}</div>}
  </>
);

const corrections = (number: number, language: Language): string => {
  const texts = ledgerTexts[language];
  return texts.corrections(count(number, language));
};

const ImportCell = ({ live, language }: {
  readonly live: LiveImport;
  readonly language: Language;
}): VNode => {
  const { entry: { mrn, item }, history, id } = live;
  return (
    <>
      <a class="id" href={importPath(id)}>{mrn}</a>
      <div class="muted small">
        {ledgerTexts[language].item(count(item, language))}
        {history.length < 2 ? "" : `, ${corrections(history.length - 1, language)}`}
      </div>
    </>
  );
};

const Imports = ({ member, view: { page } }: LedgerParts): VNode => {
  const { language } = member.visit;
  const [texts, frame] = [ledgerTexts[language], frameTexts[language]];
  return (
    <DataTable
      caption={frame.ledger}
      isCaptionUnseen
      rows={page}
      columns={[
        { heading: texts.import, cell: ({ live }) => <ImportCell live={live} language={language} /> },
        {
          heading: texts.released,
          cell: ({ live }) => longDay(live.entry.facts.releasedOn, language),
        },
        {
          heading: texts.goods,
          cell: ({ live }) => <span class="whole">{spacedCode(live.entry.facts.cnCode)}</span>,
        },
        { heading: texts.origin, cell: ({ live }) => placeName(live.entry.facts.origin, language) },
        {
          heading: texts.quantity,
          isNumber: true,
          cell: ({ live }) => {
            const { quantity, unit } = quantityOf(live.entry.facts);
            return `${tonnes(quantity, language)} ${unit}`;
          },
        },
        {
          heading: texts.state,
          cell: (each) =>
            hasFigures(each)
              ? (
                <span class={`badge ${tones[each.state]}`}>
                  {each.standing === "in_scope"
                    ? frame.certainty[each.state]
                    : codeTexts[language].standings[each.standing]}
                </span>
              )
              : <span class="badge bad">{texts.noFigures}</span>,
        },
        {
          heading: texts.net,
          isNumber: true,
          cell: (each) => hasFigures(each) ? emissions(each.netT, language) : frame.without,
        },
        {
          heading: texts.cost,
          isNumber: true,
          cell: (each) => hasFigures(each) ? <CostCell figures={each} language={language} /> : frame.without,
        },
      ]}
    />
  );
};

const PageLinks = ({ member, view: { filters, next, isLater } }: LedgerParts): VNode | null => {
  const texts = ledgerTexts[member.visit.language];
  const kept = filterWords(filters);
  return next === undefined && !isLater ? null : (
    <p class="paging">
      {isLater ? <a href={pathFor(importPaths.ledger, member, kept)}>{texts.first}</a> : <span></span>}
      {next === undefined
        ? null
        : (
          <a rel="next" href={pathFor(importPaths.ledger, member, { ...kept, before: next })}>
            {texts.older}
          </a>
        )}
    </p>
  );
};

const Found = (parts: LedgerParts): VNode => {
  const { member: { visit: { language } }, view: { found, massT, issues } } = parts;
  const texts = ledgerTexts[language];
  const errors = [...formErrors(issues, language).values()];
  return (
    <>
      {errors.length === 0 ? null : (
        <Notice tone="bad">
          <p>{`${texts.filterErrors} ${errors.join(" ")}`}</p>
        </Notice>
      )}
      {found === 0 ? <p class="panel">{texts.nothingFound}</p> : (
        <>
          <p class="muted" role="status">
            {`${importCount(found, language)}, ${tonnes(massT, language)} t`}
          </p>
          <Imports {...parts} />
          <PageLinks {...parts} />
        </>
      )}
    </>
  );
};

/** @returns the page; what to do first where nothing was recorded yet */
export const ledgerPage = (member: Member, chosen: ChosenYear, view: LedgerView | undefined): Framed => {
  const { language } = member.visit;
  const texts = ledgerTexts[language];
  return inImports(member, {
    tab: "ledger",
    title: frameTexts[language].ledger,
    children: view === undefined ? <FirstStep language={language} /> : (
      <>
        <p class="lead">{texts.lead}</p>
        {view.hasImports
          ? (
            <p class="actions">
              <Offered right="work">
                <a class="button" href={pathFor(importPaths.add, member)}>{texts.add}</a>
                <a class="button second" href={pathFor(importPaths.sheet, member)}>{texts.importSheet}</a>
              </Offered>
              <a class="button quiet" href={pathFor(importPaths.ledgerFile, member)} download>
                {texts.exportXlsx}
              </a>
              <a
                class="button quiet"
                href={pathFor(importPaths.ledgerFile, member, { form: "csv" })}
                download
              >
                {texts.exportCsv}
              </a>
            </p>
          )
          : null}
        <Choice member={member} chosen={chosen} path={importPaths.ledger} importer />
        {view.hasImports ? <Filters member={member} chosen={chosen} view={view} /> : null}
        {view.hasImports
          ? <Found member={member} chosen={chosen} view={view} />
          : <ImportStep member={member} />}
      </>
    ),
  });
};
