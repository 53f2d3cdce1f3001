/**
 * The ledger as a table: the imports that live, with filters, page by page.
 */
import type { VNode } from "preact";
import {
  type CalculatedImport,
  hasFigures,
  type ImportFigures,
} from "../../../../domain/imports/figures/figures.ts";
import { quantityOf } from "../../../../domain/imports/figures/shipments.ts";
import type { Framed } from "../../../../web/page/layout.tsx";
import type { Member } from "../../../../web/page/routes.ts";
import { DataTable } from "../../../../web/parts/data_table.tsx";
import { SelectField, TextField } from "../../../../web/parts/fields.tsx";
import { Notice } from "../../../../web/parts/notice.tsx";
import { count, longDay, placeName, spacedCode } from "../../../../web/words/figures.ts";
import type { Language } from "../../../../web/words/language.ts";
import { frameTexts } from "../../texts/frame.ts";
import { ledgerTexts } from "../../texts/ledger.ts";
import { memberTexts } from "../../texts/members.ts";
import type { Chosen } from "../chosen.ts";
import { FirstStep, ImportStep, inImports, pathFor, personOptions, wordOptions } from "../frame.tsx";
import { importPath, importPaths } from "../import_paths.ts";
import { formErrors } from "../sentences.ts";
import { emissions, importCount, money, tonnes } from "../shown.ts";
import { isUnfiltered, type LedgerFilters, type LedgerView } from "./ledger_view.ts";

const tones = { default: "", verified: "good", estimated: "warn", zero: "" } as const;

interface Parts {
  readonly member: Member;
  readonly chosen: Chosen;
  readonly view: LedgerView;
}

const filterWords = ({ cn, country, state, declaredBy, from, to }: LedgerFilters) =>
  Object.fromEntries(
    Object.entries({
      cn,
      country,
      state: state ?? "",
      declared_by: declaredBy,
      released_from: from,
      released_to: to,
    })
      .filter(([, value]) => value !== ""),
  );

const Filters = ({ member, chosen, view: { filters, issues } }: Parts): VNode => {
  const { language } = member.visit;
  const [texts, frame, names] = [ledgerTexts[language], frameTexts[language], memberTexts[language]];
  const errors = formErrors(issues, language);
  const { importers, importer, declarants, years, year } = chosen;
  return (
    <form class="panel filters" method="get" action={importPaths.ledger} role="search">
      <div class="fields">
        {importers.length < 2 ? null : (
          <SelectField
            language={language}
            name="importer"
            label={names.importer}
            options={personOptions(importers)}
            value={importer?.id}
          />
        )}
        {years.length < 2 ? null : (
          <SelectField
            language={language}
            name="year"
            label={frame.yearOf}
            options={years.map((each) => ({ value: String(each), label: String(each) }))}
            value={String(year)}
          />
        )}
        {declarants.length < 2 ? null : (
          <SelectField
            language={language}
            name="declared_by"
            label={names.declarant}
            options={[{ value: "", label: frame.anyDeclarant }, ...personOptions(declarants)]}
            value={filters.declaredBy}
          />
        )}
        <TextField language={language} name="cn" label={names.cn} value={filters.cn} maxLength={20} />
        <TextField
          language={language}
          name="country"
          label={names.country}
          value={filters.country}
          maxLength={100}
          error={errors.get("country")}
        />
        <SelectField
          language={language}
          name="state"
          label={texts.state}
          options={[{ value: "", label: texts.anyState }, ...wordOptions(frame.certainty)]}
          value={filters.state ?? ""}
        />
        <TextField
          language={language}
          name="released_from"
          label={names.released_from}
          type="date"
          value={filters.from}
        />
        <TextField
          language={language}
          name="released_to"
          label={names.released_to}
          type="date"
          value={filters.to}
        />
      </div>
      <div class="actions">
        <button class="button second" type="submit">{texts.filter}</button>
        {isUnfiltered(filters) ? null : <a href={pathFor(importPaths.ledger, member)}>{texts.all}</a>}
      </div>
    </form>
  );
};

const CostCell = ({ figures, language }: {
  readonly figures: ImportFigures;
  readonly language: Language;
}): VNode => (
  <>
    {money(figures.costEur, language)}
    {figures.isPriced ? null : <div class="muted small">{ledgerTexts[language].priceToCome}</div>}
  </>
);

const corrections = (number: number, language: Language): string => {
  const texts = ledgerTexts[language];
  return number === 1 ? texts.oneCorrection : texts.corrections(count(number, language));
};

const ImportCell = ({ live, language }: {
  readonly live: CalculatedImport["live"];
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

const Imports = ({ member, view: { page } }: Parts): VNode => {
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
          cell: ({ live }) => <span class="whole">{longDay(live.entry.facts.releasedOn, language)}</span>,
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
                    : frame.standings[each.standing]}
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

const PageLinks = ({ member, view: { filters, next, isLater } }: Parts): VNode | null => {
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

const Found = (parts: Parts): VNode => {
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
            {texts.found(importCount(found, language), tonnes(massT, language))}
          </p>
          <Imports {...parts} />
          <PageLinks {...parts} />
        </>
      )}
    </>
  );
};

/** @returns the page; what to do first where nothing was recorded yet */
export const ledgerPage = (member: Member, chosen: Chosen, view: LedgerView | undefined): Framed => {
  const { language } = member.visit;
  const texts = ledgerTexts[language];
  return inImports(member, {
    tab: "ledger",
    title: frameTexts[language].ledger,
    isWide: view?.hasImports === true,
    children: view === undefined ? <FirstStep language={language} /> : (
      <>
        <p class="lead">{texts.lead}</p>
        {view.hasImports
          ? (
            <p>
              <a class="button" href={pathFor(importPaths.add, member)}>{texts.add}</a>
            </p>
          )
          : null}
        {view.hasImports || chosen.importers.length > 1
          ? <Filters member={member} chosen={chosen} view={view} />
          : null}
        {view.hasImports
          ? <Found member={member} chosen={chosen} view={view} />
          : <ImportStep member={member} />}
      </>
    ),
  });
};
