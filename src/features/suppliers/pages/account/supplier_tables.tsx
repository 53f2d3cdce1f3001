/**
 * Tables of requests, installations and values, as the pages about suppliers share them.
 */
import * as Either from "effect/Either";
import type { VNode } from "preact";
import type { CbamContext } from "../../../../application/cbam/cbam_context.ts";
import type { KnownInquiry } from "../../../../application/suppliers/inquiries/inquiry_ports.ts";
import { isUndelivered } from "../../../../domain/suppliers/inquiries/delivery.ts";
import { type InquiryState, toldState } from "../../../../domain/suppliers/inquiries/inquiry.ts";
import type { Installation } from "../../../../domain/suppliers/installation.ts";
import { isWithdrawn, type ValueOfInstallation } from "../../../../domain/suppliers/value.ts";
import { one, toJsonNumber } from "../../../../kernel/decimal.ts";
import type { CalendarDay } from "../../../../kernel/time/calendar.ts";
import { Offered } from "../../../../web/parts/form_token.tsx";
import { type Column, DataTable } from "../../../../web/parts/data_table.tsx";
import { count, inEuros, longDay, placeName, spacedCode } from "../../../../web/words/figures.ts";
import type { Language } from "../../../../web/words/language.ts";
import { savingCosts, savingOfValue, timeOf } from "../../records/value_saving.ts";
import { pageTexts } from "../../texts/pages.ts";
import { toldSaving } from "../savings/told_saving.ts";
import { figure, SourceOfValue } from "./source_of_value.tsx";
import { valuePath } from "../../../imports/pages/import_paths.ts";
import { installationPath, requestPath } from "./supplier_paths.ts";

/** State of a request as lists name it. */
export type ListedState = InquiryState | "expired" | "returned" | "undelivered";

const tones: Readonly<Record<ListedState, string>> = {
  waiting: "",
  returned: "",
  undelivered: "bad",
  received: "warn",
  accepted: "good",
  expired: "bad",
  revoked: "",
};

/** @returns the state of a request as lists name it */
export const shownState = ({ inquiry, delivery }: KnownInquiry, today: CalendarDay): ListedState => {
  const state = toldState(inquiry, today);
  if (state === "waiting" && delivery !== null && isUndelivered(delivery)) return "undelivered";
  return state === "waiting" && inquiry.round > 1 ? "returned" : state;
};

/** State of a request. */
export const StateBadge = ({ known, today, language }: {
  readonly known: KnownInquiry;
  readonly today: CalendarDay;
  readonly language: Language;
}): VNode => {
  const state = shownState(known, today);
  return <span class={`badge ${tones[state]}`}>{pageTexts[language].states[state]}</span>;
};

const shownGoods = 3;

const Goods = ({ inquiry: { facts: { goods } } }: KnownInquiry, language: Language): VNode => {
  const shown = goods.slice(0, shownGoods);
  const more = goods.length - shown.length;
  return (
    <>
      {shown.map(({ cnCode }, index) => (
        <>
          <span class="whole">{`${spacedCode(cnCode)}${index < shown.length - 1 ? "," : ""}`}</span>
          {" "}
        </>
      ))}
      {more > 0 ? pageTexts[language].more(count(more, language)) : null}
    </>
  );
};

/** Requests, the newest first. */
export const Requests = ({ inquiries, today, language }: {
  readonly inquiries: ReadonlyArray<KnownInquiry>;
  readonly today: CalendarDay;
  readonly language: Language;
}): VNode => {
  const texts = pageTexts[language];
  return (
    <DataTable
      caption={texts.requests}
      isCaptionUnseen
      rows={inquiries}
      columns={[
        {
          heading: texts.supplier,
          cell: ({ inquiry, installation }) => <a href={requestPath(inquiry.id)}>{installation.facts.name}
          </a>,
        },
        { heading: texts.year, cell: ({ inquiry }) => String(inquiry.facts.period) },
        { heading: texts.goods, cell: (known) => Goods(known, language) },
        {
          heading: texts.state,
          cell: (known) => <StateBadge known={known} today={today} language={language} />,
        },
        {
          heading: texts.due,
          cell: ({ inquiry }) => <span class="whole">{longDay(inquiry.dueOn, language)}</span>,
        },
      ]}
    />
  );
};

/** Installations. */
export const InstallationTable = ({ installations, language }: {
  readonly installations: ReadonlyArray<Installation>;
  readonly language: Language;
}): VNode => {
  const texts = pageTexts[language];
  return (
    <DataTable
      caption={texts.installations}
      isCaptionUnseen
      rows={installations}
      columns={[
        { heading: texts.name, cell: ({ id, facts }) => <a href={installationPath(id)}>{facts.name}</a> },
        { heading: texts.country, cell: ({ facts }) => placeName(facts.country, language) },
        { heading: texts.operator, cell: ({ facts }) => facts.operator ?? texts.without },
        { heading: texts.registryId, cell: ({ facts }) => facts.registryId ?? texts.without },
        {
          heading: texts.requests,
          cell: ({ id, facts }) => (
            <Offered right="work">
              <a class="whole" href={`${installationPath(id)}/ask`}>
                {texts.ask} <span class="unseen">{facts.name}</span>
              </a>
            </Offered>
          ),
        },
      ]}
    />
  );
};

/** @returns the saving of a tonne, EUR; undefined where there is none */
export const savingEur = (
  cbam: CbamContext,
  { value, installation }: ValueOfInstallation,
): number | undefined => {
  if (isWithdrawn(value)) return undefined;
  const saving = savingOfValue(cbam.law(), { value, installation }, timeOf(value, cbam.today()));
  return Either.isLeft(saving) ? undefined : toJsonNumber(savingCosts(saving.right, one).savingEur);
};

const valueTones = { estimated: "", operator: "", verified: "good", withdrawn: "bad" } as const;

type ValueColumn = Column<ValueOfInstallation>;

const GoodsCell = ({ value: { id, key, facts } }: ValueOfInstallation, language: Language): VNode => {
  const texts = pageTexts[language];
  const code = <span class="whole">{spacedCode(key.cnCode)}</span>;
  return (
    <>
      {id === "" ? code : <a href={valuePath(id)}>{code}</a>}
      <div class="muted small">{key.productionRoute ?? texts.allRoutes}</div>
      {facts.unitContent === null
        ? null
        : <div class="muted small">{texts.content(figure(facts.unitContent, language))}</div>}
    </>
  );
};

/** Values, with what each saves. */
export const Values = ({ values, cbam, language, isSent = false, isOfOne = false, hasSavings = true }: {
  readonly values: ReadonlyArray<ValueOfInstallation>;
  readonly cbam: CbamContext;
  readonly language: Language;
  /** True for values of an answer, which nothing was recorded of yet. */
  readonly isSent?: boolean;
  /** True where they are all of one installation. */
  readonly isOfOne?: boolean;
  /** False where the page tells what they save apart. */
  readonly hasSavings?: boolean;
}): VNode => {
  const texts = pageTexts[language];
  const columns: ReadonlyArray<ValueColumn | undefined> = [
    { heading: texts.goods, cell: (row) => GoodsCell(row, language) },
    isOfOne ? undefined : {
      heading: texts.installation,
      cell: ({ installation }) => <a href={installationPath(installation.id)}>{installation.facts.name}</a>,
    },
    isSent ? undefined : { heading: texts.year, cell: ({ value }) => String(value.key.period) },
    {
      heading: texts.state,
      cell: ({ value: { facts } }) => (
        <span class={`badge ${valueTones[facts.state]}`}>{texts.certainty[facts.state]}</span>
      ),
    },
    { heading: texts.direct, isNumber: true, cell: ({ value }) => figure(value.facts.directTPerT, language) },
    {
      heading: texts.indirect,
      isNumber: true,
      cell: ({ value }) => figure(value.facts.indirectTPerT, language),
    },
    !hasSavings ? undefined : {
      heading: texts.saving,
      isNumber: true,
      cell: (row) =>
        Either.match(toldSaving(cbam, row, language), {
          onRight: ({ saving }) => inEuros(toJsonNumber(saving.savingEur), language),
          onLeft: (because) => (
            <>
              {texts.without}
              {isWithdrawn(row.value) ? null : <div class="muted small words">{because}</div>}
            </>
          ),
        }),
    },
    {
      heading: texts.source,
      cell: ({ value: { facts } }) => <SourceOfValue facts={facts} language={language} />,
    },
    isSent ? undefined : {
      heading: texts.recordedOn,
      cell: ({ value }) => longDay(value.recordedOn, language),
    },
  ];
  return (
    <>
      <DataTable
        caption={`${texts.values}, ${texts.perTonne}`}
        rows={values}
        columns={columns.filter((column) => column !== undefined)}
      />
      <p class="muted small">
        {hasSavings ? `${texts.savingNote} ${texts.onlyVerified}` : texts.onlyVerified}
      </p>
    </>
  );
};
