/**
 * Imports of a year without the status of authorised declarant: reason, who is liable, and the span of the penalty. Regulation
 * (EU) 2023/956, Article 26(2) to (4a).
 */
import type { VNode } from "preact";
import type { PersonExposure } from "../../../../domain/imports/year/without_status.ts";
import { isSameEori } from "../../../../kernel/identifiers.ts";
import { DataTable } from "../../../../web/parts/data_table.tsx";
import { count } from "../../../../web/words/figures.ts";
import type { Language } from "../../../../web/words/language.ts";
import { yearTexts } from "../../texts/year.ts";
import { pathFor } from "../frame.tsx";
import { importPaths } from "../import_paths.ts";
import { findingSentences } from "../sentences.ts";
import { emissions, money } from "../shown.ts";
import type { ChosenYear } from "../chosen.ts";
import type { YearParts } from "./year_parts.ts";

/** Name of who is liable; the EORI number of somebody whom the account does not have, the role where there is none. */
const debtorName = (
  { debtor, eori }: Pick<PersonExposure, "debtor" | "eori">,
  { importers, declarants }: ChosenYear,
  language: Language,
): string =>
  [...importers, ...declarants].find((person) => isSameEori(person.eori, eori))?.name ?? eori ??
    yearTexts[language].debtors[debtor];

const exposureText = (
  who: string,
  { exposure: { leastEur, mostEur, certificates } }: PersonExposure,
  language: Language,
): string =>
  yearTexts[language].exposure({
    who,
    certificates: count(certificates, language),
    least: money(leastEur, language),
    most: money(mostEur, language),
  });

/** Nothing where no penalty is possible. */
export const StatusPanel = ({ member, chosen, view: { withoutStatus } }: YearParts): VNode | null => {
  if (withoutStatus?.groups.some(({ isExposed }) => isExposed) !== true) return null;
  const { visit: { language } } = member;
  const texts = yearTexts[language];
  const { groups, persons, findings } = withoutStatus;
  const notes = findingSentences(
    [...persons.flatMap(({ exposure }) => exposure.findings), ...findings],
    language,
  );
  return (
    <section class="panel">
      <h2>{texts.statusTitle}</h2>
      <p>
        {texts.statusText} <a href={pathFor(importPaths.people, member)}>{texts.toPeople}</a>
      </p>
      <DataTable
        caption={texts.statusTitle}
        isCaptionUnseen
        rows={groups}
        columns={[
          { heading: texts.reason, cell: ({ reason }) => texts.reasons[reason] },
          { heading: texts.debtor, cell: (group) => debtorName(group, chosen, language) },
          { heading: texts.number, isNumber: true, cell: ({ imports }) => count(imports.length, language) },
          {
            heading: texts.netByDefault,
            isNumber: true,
            cell: ({ netByDefaultT }) => emissions(netByDefaultT, language),
          },
        ]}
      />
      {persons.map((person) => <p>{exposureText(debtorName(person, chosen, language), person, language)}</p>)}
      <ul class="notes">{notes.map((note) => <li>{note}</li>)}</ul>
    </section>
  );
};
