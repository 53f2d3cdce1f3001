/**
 * A declarant's certificates: lots and moves, what may be alike by mistake, what may be sold back until when, the holding by
 * quarter, and the forms that record purchases and moves.
 */
import type { VNode } from "preact";
import type { ImportFinding } from "../../../../kernel/findings/imports.ts";
import type { Framed } from "../../../../web/page/layout.tsx";
import type { Member } from "../../../../web/page/routes.ts";
import { DataTable } from "../../../../web/parts/data_table.tsx";
import { ErrorSummary } from "../../../../web/parts/fields.tsx";
import { Notice } from "../../../../web/parts/notice.tsx";
import { count, longDay } from "../../../../web/words/figures.ts";
import { certificatesTexts } from "../../texts/certificates.ts";
import { frameTexts } from "../../texts/frame.ts";
import type { ChosenYear } from "../chosen.ts";
import { Choice, Done, inImports } from "../frame.tsx";
import { Offered } from "../../../../web/parts/form_token.tsx";
import { importPaths } from "../import_paths.ts";
import { NoDeclarant } from "../no_declarant.tsx";
import { findingSentences } from "../sentences.ts";
import { type CertificateParts, LotsTable, MovesTable, WithdrawnTable } from "./account_tables.tsx";
import { LotForm, MoveForm } from "./certificate_forms.tsx";
import type { CertificatesOutcome } from "./certificates_outcome.ts";
import type { CertificatesView } from "./certificates_view.ts";
import { HoldingPanel } from "./holding_panel.tsx";

const BuyBackPanel = (
  { member: { visit: { language } }, view: { buyBack, saleBack } }: CertificateParts,
): VNode => {
  const texts = certificatesTexts[language];
  const notes: ReadonlyArray<ImportFinding> = [
    { kind: "soldBackAfterSurrender" },
    ...saleBack,
    ...buyBack.flatMap(({ findings }) => findings),
  ];
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
            cell: ({ atRisk, isFinal }) => (
              <>
                {count(atRisk, language)}
                {atRisk === 0 || !isFinal ? null : <div class="muted small">{texts.atRiskHint}</div>}
              </>
            ),
          },
          { heading: texts.sellBack, cell: ({ by }) => <span class="whole">{longDay(by, language)}</span> },
        ]}
      />
      <ul class="notes">
        {findingSentences(notes, language).map((note) => <li>{note}</li>)}
      </ul>
    </section>
  );
};

/** Notice of what may have been recorded more than once, or with the wrong quarter; none where nothing is odd. */
const Odd = (
  { member: { visit: { language } }, view: { alike, besideYears } }: CertificateParts,
): VNode | null =>
  alike.length + besideYears.length === 0 ? null : (
    <Notice tone="warn">
      {findingSentences([...besideYears, ...alike], language).map((sentence) => <p>{sentence}</p>)}
    </Notice>
  );

const Account = (parts: CertificateParts): VNode => {
  const { member: { visit: { language } }, view: { lots, held } } = parts;
  const texts = certificatesTexts[language];
  return lots.length === 0
    ? (
      <section class="panel">
        <h2>{texts.noLots}</h2>
        <p class="muted">{texts.noLotsText}</p>
        <WithdrawnTable {...parts} />
      </section>
    )
    : (
      <>
        <p class="big figures">{texts.held(count(held, language))}</p>
        <h2>{texts.lotsTitle}</h2>
        <Odd {...parts} />
        <LotsTable {...parts} />
        <MovesTable {...parts} />
        <WithdrawnTable {...parts} />
        <BuyBackPanel {...parts} />
      </>
    );
};

const Whole = (
  { parts, told }: { readonly parts: CertificateParts; readonly told: CertificatesOutcome },
): VNode => {
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
      <Offered right="work">
        <div class="columns forms">
          <LotForm member={member} chosen={chosen} view={view} told={told} />
          {view.lots.length === 0
            ? null
            : <MoveForm member={member} chosen={chosen} view={view} told={told} />}
        </div>
      </Offered>
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
  const { declarant } = chosen;
  return inImports(member, {
    tab: "certificates",
    title: frameTexts[language].certificates,
    children: declarant === undefined || view === undefined
      ? <NoDeclarant member={member} chosen={chosen} path={importPaths.certificates} />
      : (
        <>
          <p class="lead">{certificatesTexts[language].lead(declarant.name)}</p>
          <Whole parts={{ member, chosen, view }} told={told} />
        </>
      ),
  });
};
