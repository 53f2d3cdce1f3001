/**
 * The mass of a year against the limit: the sum and its state, the picture, the table of the months beside it, what
 * corrections moved, and where the present pace leads.
 */
import type { VNode } from "preact";
import type { KnownPassing } from "../../../../domain/imports/threshold/course.ts";
import type { Pace } from "../../../../domain/imports/threshold/pace.ts";
import type { ThresholdView } from "../../../../domain/imports/threshold/threshold.ts";
import { dayOf } from "../../../../domain/imports/days.ts";
import type { CalendarDay } from "../../../../kernel/time/calendar.ts";
import { DataTable } from "../../../../web/parts/data_table.tsx";
import { count, longDay } from "../../../../web/words/figures.ts";
import { type Language, locales } from "../../../../web/words/language.ts";
import type { Member } from "../../../../web/page/routes.ts";
import { frameTexts } from "../../texts/frame.ts";
import { yearTexts } from "../../texts/year.ts";
import { pathFor } from "../frame.tsx";
import { importPaths } from "../import_paths.ts";
import { tonnes } from "../shown.ts";
import { MassPicture } from "./mass_picture.tsx";
import type { YearParts } from "./year_parts.ts";
import type { MassView } from "./year_view.ts";

const StateBadge = ({ threshold, language }: {
  readonly threshold: ThresholdView;
  readonly language: Language;
}): VNode => {
  const texts = yearTexts[language];
  const { passedOn, warnedOn } = threshold;
  if (passedOn !== undefined) {
    return <span class="badge bad">{texts.passed(longDay(passedOn.day, language))}</span>;
  }
  return warnedOn === undefined
    ? <span class="badge good">{texts.below}</span>
    : <span class="badge warn">{texts.near(longDay(warnedOn.day, language))}</span>;
};

const monthName = (year: number, month: number, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { month: "long", timeZone: "UTC" })
    .format(Date.UTC(year, month - 1, 1));

const Months = ({ mass: { months, threshold: { year } }, language }: {
  readonly mass: MassView;
  readonly language: Language;
}): VNode => {
  const texts = yearTexts[language];
  return months.length === 0 ? <p class="muted">{texts.noCounted}</p> : (
    <DataTable
      caption={texts.running}
      isCaptionUnseen
      rows={months}
      columns={[
        { heading: texts.month, cell: ({ month }) => monthName(year, month, language) },
        { heading: texts.number, isNumber: true, cell: ({ imports }) => count(imports, language) },
        {
          heading: texts.corrected,
          isNumber: true,
          cell: ({ corrected }) =>
            corrected === 0 ? frameTexts[language].without : count(corrected, language),
        },
        { heading: texts.monthMass, isNumber: true, cell: ({ massT }) => tonnes(massT, language) },
        { heading: texts.running, isNumber: true, cell: ({ runningT }) => tonnes(runningT, language) },
      ]}
    />
  );
};

const Known = ({ member, known }: {
  readonly member: Member;
  readonly known: ReadonlyArray<KnownPassing>;
}): VNode | null => {
  const { language } = member.visit;
  const texts = yearTexts[language];
  return known.length < 2 ? null : (
    <>
      <h3>{texts.knownTitle}</h3>
      <ul>
        {known.map(({ knownOn, passedOn }) => (
          <li>
            <a href={pathFor(importPaths.year, member, { as_of: knownOn })}>
              {texts.known(longDay(knownOn, language), passedOn && longDay(passedOn, language))}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
};

const paceSentence = (
  { totalT }: Pick<ThresholdView, "totalT">,
  pace: Pace,
  { asOf, language }: { readonly asOf: CalendarDay; readonly language: Language },
): string => {
  const texts = yearTexts[language];
  const { daysElapsed, yearTotalT, passesOn, applyBy, status } = pace;
  const where = texts.pace(
    count(daysElapsed, language),
    tonnes(totalT, language),
    tonnes(yearTotalT, language),
  );
  if (passesOn === undefined) return `${where} ${texts.paceStays}`;
  const passing = longDay(passesOn, language);
  if (status !== undefined) return `${where} ${texts.paceOfStatus[status](passing)}`;
  if (applyBy === undefined) return where;
  return applyBy < asOf
    ? `${where} ${texts.paceTooLate(passing, longDay(applyBy, language))}`
    : `${where} ${texts.pacePasses(passing, longDay(applyBy, language))}`;
};

/** The panel; what is said of a limit that is not published where there is none. */
export const MassPanel = ({ member, view: { mass, asOf } }: YearParts): VNode => {
  const { language } = member.visit;
  const texts = yearTexts[language];
  if (mass === undefined) return <p class="panel">{texts.noLimit}</p>;
  const { threshold } = mass;
  const limit = tonnes(threshold.threshold.tonnes, language);
  const end = dayOf(threshold.year, 12, 31);
  const isRunning = threshold.passedOn === undefined && asOf <= end;
  return (
    <section class="panel">
      <h2>{texts.massTitle(limit)}</h2>
      <p class="big figures">{texts.mass(tonnes(threshold.totalT, language), limit)}</p>
      <p>
        <StateBadge threshold={threshold} language={language} />
      </p>
      <div class="columns halves">
        <MassPicture mass={mass} until={asOf < end ? asOf : end} language={language} />
        <div>
          <Months mass={mass} language={language} />
          <Known member={member} known={mass.known} />
        </div>
      </div>
      {threshold.pace === undefined || !isRunning
        ? null
        : <p class="muted">{paceSentence(threshold, threshold.pace, { asOf, language })}</p>}
    </section>
  );
};
