/**
 * A declarant's certificates: lots and moves, what may be sold back until when, the holding by quarter, and the forms that
 * record purchases and moves.
 */
import type { VNode } from "preact";
import { buyBackDay, cancellationDay, onAccountOf } from "../../../../domain/imports/certificates/lots.ts";
import { decimalOfNumber, times, zero } from "../../../../kernel/decimal.ts";
import type { Framed } from "../../../../web/page/layout.tsx";
import type { Member } from "../../../../web/page/routes.ts";
import { DataTable } from "../../../../web/parts/data_table.tsx";
import { ErrorSummary } from "../../../../web/parts/fields.tsx";
import { count, longDay } from "../../../../web/words/figures.ts";
import { certificatesTexts } from "../../texts/certificates.ts";
import { frameTexts } from "../../texts/frame.ts";
import type { ChosenYear } from "../chosen.ts";
import { Choice, DeclarantStep, Done, FirstStep, inImports } from "../frame.tsx";
import { importPaths } from "../import_paths.ts";
import { findingSentences } from "../sentences.ts";
import { money } from "../shown.ts";
import { kindName } from "./kind_name.ts";
import { LotForm, MoveForm } from "./certificate_forms.tsx";
import type { CertificatesOutcome } from "./certificates_outcome.ts";
import type { CertificatesView } from "./certificates_view.ts";
import { HoldingPanel } from "./holding_panel.tsx";

/** Parts of the page. */
interface Parts {
  readonly member: Member;
  readonly chosen: ChosenYear;
  readonly view: CertificatesView;
}

const Lots = (
  { member: { visit: { language } }, chosen: { today }, view: { lots, moves } }: Parts,
): VNode => {
  const texts = certificatesTexts[language];
  return (
    <DataTable
      caption={texts.lotsTitle}
      isCaptionUnseen
      rows={lots.map((lot) => ({ lot, left: onAccountOf(lot, moves, today) }))}
      columns={[
        { heading: texts.kind, cell: ({ lot }) => kindName(lot.kind, language) },
        {
          heading: texts.bought,
          cell: ({ lot }) => <span class="whole">{longDay(lot.boughtOn, language)}</span>,
        },
        {
          heading: texts.left,
          isNumber: true,
          cell: ({ lot, left }) => texts.of(count(left, language), count(lot.number, language)),
        },
        { heading: texts.price, isNumber: true, cell: ({ lot }) => money(lot.unitPriceEur, language) },
        {
          heading: texts.value,
          isNumber: true,
          cell: ({ lot, left }) => money(times(lot.unitPriceEur, decimalOfNumber(left) ?? zero), language),
        },
        {
          heading: texts.sellBack,
          cell: ({ lot }) => <span class="whole">{longDay(buyBackDay(lot), language)}</span>,
        },
        {
          heading: texts.cancelled,
          cell: ({ lot }) => <span class="whole">{longDay(cancellationDay(lot), language)}</span>,
        },
        { heading: texts.reference, cell: ({ lot }) => lot.reference ?? frameTexts[language].without },
      ]}
    />
  );
};

const BuyBackPanel = ({ member: { visit: { language } }, view: { buyBack } }: Parts): VNode => {
  const texts = certificatesTexts[language];
  return (
    <section class="panel">
      <h2>{texts.buyBackTitle}</h2>
      <p class="muted small">{texts.buyBackText}</p>
      <DataTable
        caption={texts.buyBackTitle}
        isCaptionUnseen
        rows={buyBack}
        columns={[
          { heading: texts.yearOfPurchase, cell: ({ year }) => String(year) },
          {
            heading: texts.kind,
            cell: ({ isOf2026 }) => isOf2026 ? texts.for2026 : texts.weekly,
          },
          { heading: texts.bought, isNumber: true, cell: ({ bought }) => count(bought, language) },
          { heading: texts.limit, isNumber: true, cell: ({ limit }) => count(limit, language) },
          { heading: texts.available, isNumber: true, cell: ({ available }) => count(available, language) },
          {
            heading: texts.atRisk,
            isNumber: true,
            cell: ({ atRisk }) => (
              <>
                {count(atRisk, language)}
                {atRisk === 0 ? null : <div class="muted small">{texts.atRiskHint}</div>}
              </>
            ),
          },
          { heading: texts.sellBack, cell: ({ by }) => <span class="whole">{longDay(by, language)}</span> },
        ]}
      />
      <ul class="notes">
        {findingSentences(buyBack.flatMap(({ findings }) => findings), language).map((note) => <li>{note}
        </li>)}
      </ul>
    </section>
  );
};

const Moves = ({ member: { visit: { language } }, view: { lots, moves } }: Parts): VNode | null => {
  const texts = certificatesTexts[language];
  const kindOf = (lotId: string): string => {
    const lot = lots.find(({ id }) => id === lotId);
    return lot === undefined ? frameTexts[language].without : kindName(lot.kind, language);
  };
  return moves.length === 0 ? null : (
    <>
      <h2>{texts.movesTitle}</h2>
      <DataTable
        caption={texts.movesTitle}
        isCaptionUnseen
        rows={moves.toReversed()}
        columns={[
          { heading: texts.move, cell: ({ kind }) => texts.moves[kind] },
          { heading: texts.day, cell: ({ day }) => <span class="whole">{longDay(day, language)}</span> },
          { heading: texts.number, isNumber: true, cell: ({ number }) => count(number, language) },
          { heading: texts.kind, cell: ({ lotId }) => kindOf(lotId) },
          {
            heading: texts.forYear,
            cell: ({ forYear }) => forYear === null ? frameTexts[language].without : String(forYear),
          },
        ]}
      />
    </>
  );
};

const Account = (parts: Parts): VNode => {
  const { member: { visit: { language } }, view: { lots, held } } = parts;
  const texts = certificatesTexts[language];
  return lots.length === 0
    ? (
      <section class="panel">
        <h2>{texts.noLots}</h2>
        <p class="muted">{texts.noLotsText}</p>
      </section>
    )
    : (
      <>
        <p class="big figures">{texts.held(count(held, language))}</p>
        <h2>{texts.lotsTitle}</h2>
        <Lots {...parts} />
        <Moves {...parts} />
        <BuyBackPanel {...parts} />
      </>
    );
};

const Whole = ({ parts, told }: { readonly parts: Parts; readonly told: CertificatesOutcome }): VNode => {
  const { member, chosen, view } = parts;
  const { language } = member.visit;
  const { form = "lot", errors = new Map<string, string>(), done } = told;
  return (
    <>
      <Choice member={member} chosen={chosen} path={importPaths.certificates} declarant />
      <Done text={done} />
      <ErrorSummary
        language={language}
        errors={[...errors].map(([name, message]) => ({ id: `${form}-${name}`, message }))}
      />
      <Account {...parts} />
      {view.holding === undefined ? null : <HoldingPanel holding={view.holding} language={language} />}
      <div class="columns forms">
        <LotForm member={member} chosen={chosen} view={view} told={told} />
        {view.lots.length === 0 ? null : <MoveForm member={member} chosen={chosen} view={view} told={told} />}
      </div>
    </>
  );
};

/** @returns the page; what to do first for an account without a declarant */
export const certificatesPage = (
  member: Member,
  chosen: ChosenYear,
  view: CertificatesView | undefined,
  told: CertificatesOutcome = {},
): Framed => {
  const { language } = member.visit;
  const { declarant, importers } = chosen;
  return inImports(member, {
    tab: "certificates",
    title: frameTexts[language].certificates,
    children: declarant === undefined || view === undefined
      ? importers.length === 0 ? <FirstStep language={language} /> : <DeclarantStep language={language} />
      : (
        <>
          <p class="lead">{certificatesTexts[language].lead(declarant.name)}</p>
          <Whole parts={{ member, chosen, view }} told={told} />
        </>
      ),
  });
};
