/**
 * The declaration as a preparation: totals on three bases, lines, certificates by quarter, what is missing, and what is at
 * stake.
 */
import type { VNode } from "preact";
import type { DeclaredNotes } from "../../../../application/imports/certificates/declared_notes.ts";
import { lastDayToSurrender, namedDayToSurrender } from "../../../../domain/imports/calendar/dates.ts";
import type { Declaration } from "../../../../domain/imports/declaration/declaration.ts";
import type { LiveImport } from "../../../../domain/imports/ledger/live.ts";
import type { DeclarantYear } from "../../../../domain/imports/year/declarant_year.ts";
import type { Framed } from "../../../../web/page/layout.tsx";
import type { Member } from "../../../../web/page/routes.ts";
import { isZero, minus } from "../../../../kernel/decimal.ts";
import { Notice } from "../../../../web/parts/notice.tsx";
import { Tabs } from "../../../../web/parts/tabs.tsx";
import { longDay } from "../../../../web/words/figures.ts";
import { declarationTexts } from "../../texts/declaration.ts";
import { frameTexts } from "../../texts/frame.ts";
import type { ChosenYear } from "../chosen.ts";
import { Choice, ImportStep, inImports, Notes, pathFor } from "../frame.tsx";
import { importPaths } from "../import_paths.ts";
import { Lacking } from "../missing.tsx";
import { NoDeclarant } from "../no_declarant.tsx";
import { findingSentences } from "../sentences.ts";
import { Files, ImportersPanel, MissingPanel, PenaltyPanel, QuartersPanel } from "./declaration_panels.tsx";
import type { DeclarationParts } from "./declaration_parts.ts";
import { Lines, TotalsPanel } from "./declaration_tables.tsx";

const isOtherwiseFiled = ({ totals, fileable }: Declaration): boolean =>
  !isZero(minus(totals.netT, fileable.netT)) || !isZero(minus(totals.costEur, fileable.costEur));

/** The choice of the figures that the page and its files show, where the year could be filed with others than it is recorded with. */
const BasisTabs = ({ member, year: { declaration } }: DeclarationParts): VNode | null => {
  const texts = declarationTexts[member.visit.language];
  const { basis } = declaration;
  if (basis === "determined" && !isOtherwiseFiled(declaration)) return null;
  return (
    <Tabs
      label={texts.basis}
      tabs={[
        {
          href: pathFor(importPaths.declaration, member),
          label: texts.asRecorded,
          isCurrent: basis === "determined",
        },
        {
          href: pathFor(importPaths.declaration, member, { basis: "fileable" }),
          label: texts.fileable,
          isCurrent: basis === "fileable",
        },
      ]}
    />
  );
};

const Whole = (
  { ofCertificates, surrendered, ...parts }:
    & DeclarationParts
    & Pick<DeclaredNotes, "ofCertificates" | "surrendered">,
): VNode => {
  const { member: { visit: { language } }, year: { declaration } } = parts;
  const [texts, frame] = [declarationTexts[language], frameTexts[language]];
  const others = [
    ...declaration.findings.filter(({ kind }) => kind !== "declaredWithout"),
    ...ofCertificates,
  ];
  return (
    <>
      <BasisTabs {...parts} />
      <Files {...parts} />
      {declaration.lines.length === 0
        ? (
          <section class="panel">
            <h2>{texts.nothing}</h2>
            <p>{texts.nothingText}</p>
            <Lacking declaration={declaration} language={language} />
          </section>
        )
        : <TotalsPanel {...parts} />}
      <MissingPanel {...parts} />
      {declaration.lines.length === 0 ? null : (
        <>
          <Lines {...parts} />
          <div class="columns halves">
            <QuartersPanel {...parts} />
            <PenaltyPanel {...parts} surrendered={surrendered} />
          </div>
        </>
      )}
      <ImportersPanel {...parts} />
      <Notes title={frame.notes} notes={findingSentences(others, language)} />
    </>
  );
};

/** A declarant's year with the notes that stand with it. */
interface NotedYear {
  readonly year: DeclarantYear<LiveImport>;
  readonly notes: DeclaredNotes;
}

/** @returns the page; what to do first where nothing was recorded yet */
export const declarationPage = (
  member: Member,
  chosen: ChosenYear,
  read: NotedYear | undefined,
): Framed => {
  const { language } = member.visit;
  const texts = declarationTexts[language];
  const revoked = read?.notes.revoked ?? [];
  const { today, year } = chosen;
  const due = revoked.length === 0
    ? (today > lastDayToSurrender(year) ? texts.wasDueBy : texts.dueBy)(
      longDay(namedDayToSurrender(year, today), language),
    )
    : findingSentences(revoked, language).join(" ");
  return inImports(member, {
    tab: "declaration",
    title: texts.title(String(chosen.year)),
    children: read === undefined
      ? <NoDeclarant member={member} chosen={chosen} path={importPaths.declaration} />
      : (
        <>
          <p class="lead">{chosen.declarant?.name}</p>
          <Choice member={member} chosen={chosen} path={importPaths.declaration} declarant />
          <Notice tone={revoked.length === 0 ? "info" : "warn"}>
            <p>{`${texts.preparation} ${due}`}</p>
          </Notice>
          {read.year.imports.length + read.year.declaration.missing.length === 0
            ? <ImportStep member={member} />
            : (
              <Whole
                member={member}
                chosen={chosen}
                year={read.year}
                ofCertificates={read.notes.ofCertificates}
                surrendered={read.notes.surrendered}
              />
            )}
        </>
      ),
  });
};
