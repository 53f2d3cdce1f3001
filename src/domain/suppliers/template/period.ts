/** Reporting period of a template. Implementing Regulation (EU) 2025/2547, Article 7. */
import { daysMeant } from "../../../kernel/lenient/day.ts";
import { type CalendarDay, yearOf } from "../../../kernel/time/calendar.ts";
import { missing, note } from "./installation.ts";
import { type CellPair, isFound, lookAtBoth, shownValue } from "./places/cells.ts";
import { installationCells } from "./places/installation_cells.ts";
import type { Notebook } from "./places/notebook.ts";
import type { TemplateSheets } from "./places/sheets.ts";

/** Reporting period. */
export interface TemplatePeriod {
  /** First day. */
  readonly from: CalendarDay | null;
  /** Last day. */
  readonly to: CalendarDay | null;
  /** Null for a period that is no calendar year. */
  readonly year: number | null;
}

const readDay = (
  notes: Notebook,
  pair: CellPair,
  part: "periodStart" | "periodEnd",
): CalendarDay | null => {
  const looked = lookAtBoth(notes, pair);
  if (!isFound(looked)) {
    if (looked !== "error") missing(notes, pair, part);
    return null;
  }
  const found = shownValue(looked.value);
  const days = daysMeant(found);
  const [day, other] = days;
  if (day !== undefined && other === undefined) {
    note(notes, `period.${part === "periodStart" ? "from" : "to"}`, looked, day);
    return day;
  }
  notes.say(
    looked.spot,
    { weight: "error", code: other === undefined ? "format" : "ambiguous" },
    other === undefined
      ? typeof looked.value === "number"
        ? { kind: "dayAsNumber", found: looked.value }
        : { kind: "noDay", found }
      : { kind: "templateOpenDay", found, days },
  );
  return null;
};

/** Returns the reporting period. @source Implementing Regulation (EU) 2025/2547, Article 7 */
export const readPeriod = (notes: Notebook, sheets: TemplateSheets): TemplatePeriod => {
  const cells = installationCells(sheets);
  const [start, end] = [cells.period("periodStart"), cells.period("periodEnd")];
  const from = readDay(notes, start, "periodStart");
  const to = readDay(notes, end, "periodEnd");
  if (from === null || to === null) return { from, to, year: null };
  const year = yearOf(from);
  if (from === `${year}-01-01` && to === `${year}-12-31`) return { from, to, year };
  notes.say(end.input ?? end.summary, { weight: "error", code: "range" }, {
    kind: "templatePeriod",
    from,
    to,
  });
  return { from, to, year: null };
};
