/**
 * Values that imports of a year took, with what is left to do before these may be declared, and by when. Regulation (EU) 2023/956,
 * Articles 6 and 8.
 */
import * as Effect from "effect/Effect";
import type { VNode } from "preact";
import { cbamContext } from "../../../../application/cbam/cbam_context.ts";
import { type CheckedUse, checkValues } from "../../../../application/suppliers/check_values.ts";
import { firstPeriod } from "../../../../domain/suppliers/value.ts";
import { type ValueStep, valueSteps } from "../../../../domain/suppliers/value_check.ts";
import { toJsonNumber } from "../../../../kernel/decimal.ts";
import { yearOf } from "../../../../kernel/time/calendar.ts";
import { privatePage } from "../../../../web/page/routes.ts";
import { type Column, DataTable } from "../../../../web/parts/data_table.tsx";
import { SelectField } from "../../../../web/parts/fields.tsx";
import { amount, count, longDay, spacedCode } from "../../../../web/words/figures.ts";
import type { Language } from "../../../../web/words/language.ts";
import { importRoute } from "../../../imports/pages/whose/member_routes.ts";
import { valuePath } from "../../../imports/pages/import_paths.ts";
import { pageTexts } from "../../texts/pages.ts";
import { inSuppliers } from "../account/supplier_frame.tsx";
import { dossierPath, installationPath, supplierPaths } from "../account/supplier_paths.ts";

/** Most values of a year that the page lists. */
const mostShown = 500;

const tones: Readonly<Record<ValueStep, string>> = {
  replace: "bad",
  correct: "warn",
  verify: "warn",
  nothing: "good",
};

/** Steps in the order of the list: what can't be declared at all comes first. */
const turns: ReadonlyArray<ValueStep> = valueSteps.toReversed();

const inTurn = (language: Language) => (one: CheckedUse, other: CheckedUse): number =>
  turns.indexOf(one.step) - turns.indexOf(other.step) ||
  one.newest.installation.facts.name.localeCompare(other.newest.installation.facts.name, language) ||
  one.newest.value.key.cnCode.localeCompare(other.newest.value.key.cnCode);

const columnsOf = (year: number, language: Language): ReadonlyArray<Column<CheckedUse>> => {
  const texts = pageTexts[language];
  return [
    {
      heading: texts.goods,
      cell: ({ newest: { value } }) => (
        <a href={valuePath(value.id)}>
          <span class="whole">{spacedCode(value.key.cnCode)}</span>
        </a>
      ),
    },
    {
      heading: texts.supplier,
      cell: ({ newest: { installation } }) => (
        <a href={installationPath(installation.id)}>{installation.facts.name}</a>
      ),
    },
    {
      heading: texts.usedAs,
      cell: ({ use }) => `${texts.certainty[use.state]}, ${texts.version(count(use.version, language))}`,
    },
    { heading: texts.imports, isNumber: true, cell: ({ use }) => count(use.imports, language) },
    {
      heading: texts.quantity,
      isNumber: true,
      cell: ({ use }) => amount(toJsonNumber(use.quantity), language),
    },
    {
      heading: texts.toDo,
      cell: ({ step }) => <span class={`badge ${tones[step]}`}>{texts.steps[step]}</span>,
    },
    {
      heading: texts.reportBetween,
      cell: ({ step, time }) =>
        step === "nothing"
          ? texts.without
          : texts.betweenDays(longDay(time.from, language), longDay(time.by, language)),
    },
    {
      heading: texts.dossierOfYear,
      cell: ({ newest: { installation } }) => (
        <a href={dossierPath(installation.id, year)} download>
          ZIP <span class="unseen">{installation.facts.name}</span>
        </a>
      ),
    },
  ];
};

const Years = ({ year, last, language }: {
  readonly year: number;
  readonly last: number;
  readonly language: Language;
}): VNode => {
  const texts = pageTexts[language];
  const years = Array.from({ length: last - firstPeriod + 1 }, (_, back) => String(last - back));
  return (
    <form class="searching whose" method="get" action={supplierPaths.checks}>
      <SelectField
        language={language}
        name="year"
        label={texts.yearOfImports}
        options={years.map((value) => ({ value, label: value }))}
        value={String(year)}
      />
      <div class="actions">
        <button class="button second" type="submit">{texts.show}</button>
      </div>
    </form>
  );
};

const checks = importRoute("look", supplierPaths.checks, (member) =>
  Effect.gen(function* () {
    const { language, query } = member.visit;
    const texts = pageTexts[language];
    const last = Math.max(firstPeriod, yearOf((yield* cbamContext).today()));
    const asked = Number(query["year"] ?? last);
    const year = Number.isInteger(asked) && asked >= firstPeriod && asked <= last ? asked : last;
    const question = { accountId: member.signedIn.accountId, year, installationId: undefined };
    const uses = (yield* checkValues(question)).toSorted(inTurn(language));
    const left = uses.length - mostShown;
    return privatePage(inSuppliers(member, {
      tab: "checks",
      title: texts.checksTitle(String(year)),
      children: (
        <>
          <p class="lead">{texts.leadChecks}</p>
          <Years year={year} last={last} language={language} />
          {uses.length === 0 ? <p class="panel">{texts.noUses}</p> : (
            <DataTable
              caption={texts.checks}
              isCaptionUnseen
              rows={uses.slice(0, mostShown)}
              columns={columnsOf(year, language)}
            />
          )}
          {left > 0 ? <p class="muted small">{texts.more(count(left, language))}</p> : null}
          {uses.length === 0 ? null : <p class="muted small">{texts.onlyVerified}</p>}
        </>
      ),
    }));
  }));

export const checkRoutes = [checks] as const;
