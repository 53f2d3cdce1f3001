/**
 * Dates that are due next: the first ones from today on, with weekends said.
 */
import type { VNode } from "preact";
import { longDay, periodName } from "../../../../web/words/figures.ts";
import { calendarTexts } from "../../texts/calendar.ts";
import { yearTexts } from "../../texts/year.ts";
import { pathFor } from "../frame.tsx";
import { importPaths } from "../import_paths.ts";
import { declarantOf, type YearParts } from "./year_parts.ts";

/** The panel. */
export const NextPanel = ({ member, chosen: { declarant }, view: { dates } }: YearParts): VNode => {
  const { language } = member.visit;
  const [texts, calendar] = [yearTexts[language], calendarTexts[language]];
  return (
    <section class="panel">
      <h2>{texts.nextTitle}</h2>
      <ul class="dates">
        {dates.map(({ day, kind, about, isWeekend, workingDay }) => (
          <li>
            <time dateTime={day}>{longDay(day, language)}</time>
            <span>
              {calendar.summaries[kind](periodName(about, language))}
              {isWeekend
                ? <span class="muted">{` ${calendar.weekend(longDay(workingDay, language))}`}</span>
                : null}
            </span>
          </li>
        ))}
      </ul>
      <p>
        <a
          href={pathFor(importPaths.calendar, member, declarantOf(declarant))}
          download
        >
          {texts.toCalendar}
        </a>
      </p>
    </section>
  );
};
