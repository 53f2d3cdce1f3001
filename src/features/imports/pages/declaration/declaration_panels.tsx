/**
 * Certificates by quarter, importers, and what is at stake.
 */
import type { VNode } from "preact";
import type { DeclaredNotes } from "../../../../application/imports/certificates/declared_notes.ts";
import { type PenaltyExposure, penaltyOfYear } from "../../../../domain/imports/declaration/penalty.ts";
import type { QuarterCertificates } from "../../../../domain/imports/declaration/quarters.ts";
import { newId } from "../../../../application/new_id.ts";
import { FormToken } from "../../../../web/parts/form_token.tsx";
import { pathFor } from "../frame.tsx";
import { importPaths } from "../import_paths.ts";
import { DataTable } from "../../../../web/parts/data_table.tsx";
import { entriesOfPage, NumberedPages, pageAsked } from "../../../../web/parts/paging.tsx";
import { count, longDay, periodName } from "../../../../web/words/figures.ts";
import type { Language } from "../../../../web/words/language.ts";
import { declarationTexts } from "../../texts/declaration.ts";
import { frameTexts } from "../../texts/frame.ts";
import { Missing } from "../missing.tsx";
import { findingSentences } from "../sentences.ts";
import { emissions, money, tonnes } from "../shown.ts";
import { type DeclarationParts, deductionColumn, keptBasis, pathToPart } from "./declaration_parts.ts";

/** Certificates by quarter; none for a year whose certificates are priced when they are bought. */
export const QuartersPanel = (
  { member: { visit: { language } }, year: { declaration } }: DeclarationParts,
): VNode | null => {
  const [texts, frame] = [declarationTexts[language], frameTexts[language]];
  return declaration.quarters.length === 0 ? null : (
    <section class="panel">
      <h2>{texts.quartersTitle}</h2>
      <DataTable
        caption={texts.quartersTitle}
        isCaptionUnseen
        rows={declaration.quarters}
        columns={[
          {
            heading: texts.quarter,
            cell: ({ quarter }) => <span class="whole">{periodName(quarter, language)}</span>,
          },
          { heading: texts.net, isNumber: true, cell: ({ netT }) => emissions(netT, language) },
          {
            heading: texts.number,
            isNumber: true,
            cell: ({ certificates }) => count(certificates, language),
          },
          {
            heading: texts.price,
            isNumber: true,
            cell: ({ priceEur, isPriced }) => (
              <>
                {priceEur === undefined ? frame.without : money(priceEur, language)}
                {isPriced || priceEur === undefined ? null : <div class="muted small">{texts.standsIn}</div>}
              </>
            ),
          },
          ...deductionColumn(declaration.quarters, (quarter: QuarterCertificates) => quarter, language),
          { heading: texts.cost, isNumber: true, cell: ({ costEur }) => money(costEur, language) },
        ]}
      />
    </section>
  );
};

/** List of what is missing before it can be filed, page by page: of thousands of installations each lacks something of its own. */
export const MissingPanel = (
  { member, year: { declaration: { missing }, imports } }: DeclarationParts,
): VNode => {
  const { language, query } = member.visit;
  const texts = declarationTexts[language];
  const asked = pageAsked(query["missing"], missing.length);
  return (
    <section class="panel" id="missing">
      <h2>{texts.missingTitle}</h2>
      {missing.length === 0
        ? <p>{texts.nothingMissing}</p>
        : <Missing items={entriesOfPage(missing, asked)} imports={imports} language={language} />}
      <NumberedPages language={language} {...asked} to={pathToPart({ member }, "missing")} />
    </section>
  );
};

/** Importers with their mass against the limit. */
export const ImportersPanel = (
  { member: { visit: { language } }, chosen, year }: DeclarationParts,
): VNode => {
  const texts = declarationTexts[language];
  const nameOf = (id: string): string =>
    chosen.importers.find((each) => each.id === id)?.name ?? frameTexts[language].without;
  return (
    <section class="panel">
      <h2>{texts.importersTitle}</h2>
      <DataTable
        caption={texts.importersTitle}
        isCaptionUnseen
        rows={[...year.thresholds]}
        columns={[
          { heading: frameTexts[language].importer, cell: ([id]) => nameOf(id) },
          { heading: texts.counted, isNumber: true, cell: ([, { totalT }]) => tonnes(totalT, language) },
          {
            heading: texts.passedOn,
            cell: ([, { passedOn }]) =>
              passedOn === undefined ? texts.notPassed : longDay(passedOn.day, language),
          },
        ]}
      />
    </section>
  );
};

const penaltyText = ({ leastEur, mostEur, ofMissing }: PenaltyExposure, language: Language): string => {
  const texts = declarationTexts[language];
  if (ofMissing !== undefined) return texts.penalty(money(ofMissing.eur, language));
  const [least, most] = [money(leastEur, language), money(mostEur, language)];
  return least === most ? texts.penalty(least) : texts.penaltySpan(least, most);
};

/**
 * Penalty that is at stake, for what is missing where anything is surrendered or the last day is over; why it is not told for a year that
 * the table lacks, nothing where no certificate is due.
 */
export const PenaltyPanel = (
  { member: { visit: { language } }, chosen, year: { declaration }, surrendered }:
    & DeclarationParts
    & Pick<DeclaredNotes, "surrendered">,
): VNode | null => {
  const texts = declarationTexts[language];
  const penalty = penaltyOfYear(chosen.tables.penalties, declaration, { asOf: chosen.today, surrendered });
  const findings = "certificates" in penalty ? penalty.findings : penalty;
  if (findings.length === 0) return null;
  return (
    <section class="panel">
      <h2>
        {"certificates" in penalty && penalty.ofMissing !== undefined
          ? texts.missingPenaltyTitle
          : texts.penaltyTitle}
      </h2>
      {"certificates" in penalty ? <p>{penaltyText(penalty, language)}</p> : null}
      <ul class="notes">
        {findingSentences(findings, language).map((note) => <li>{note}</li>)}
      </ul>
    </section>
  );
};

/** Files of the year: tables, and a document that is issued once for the form. */
export const Files = ({ member, chosen }: DeclarationParts): VNode => {
  const texts = declarationTexts[member.visit.language];
  const { declarant, year, cbam } = chosen;
  const whose = { declarant: declarant?.id ?? "", year: String(year), ...keptBasis(member.visit) };
  const file = (form: string): string => pathFor(importPaths.declarationFile, member, { ...whose, form });
  return (
    <div class="head-actions">
      <form class="actions" method="post" action={importPaths.declarationDocument}>
        <FormToken signedIn={member.signedIn} />
        <input type="hidden" name="key" value={newId(cbam.nowMs)} />
        <input type="hidden" name="declarant" value={whose.declarant} />
        <input type="hidden" name="year" value={whose.year} />
        {whose.basis === undefined ? null : <input type="hidden" name="basis" value={whose.basis} />}
        <button class="button" type="submit">{texts.asPdf}</button>
        <a class="button second" href={file("xlsx")} download>{texts.asXlsx}</a>
        <a class="button quiet" href={file("csv")} download>{texts.asCsv}</a>
      </form>
      <p class="hint">{texts.filesText}</p>
    </div>
  );
};
