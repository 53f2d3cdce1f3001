/**
 * Dates at which certificates are held, without those of quarters that have no duty yet. Regulation (EU) 2023/956, Article 22(2) and (2a).
 */
import type { CalendarDay } from "../../../kernel/time/calendar.ts";
import type { ReferenceTables } from "../../cbam/law/reference.ts";
import { inStepsOf, type Steps } from "../../../kernel/steps.ts";
import { quarterAfter, quarterName, quarterOfDay } from "../days.ts";
import { isNeverExempt } from "../declaration/dutiable.ts";
import type { ImportsOfYear } from "./declarant_year.ts";
import type { CalendarDate, DateKind } from "../calendar/dates.ts";

const kinds: ReadonlySet<DateKind> = new Set(["order_certificates", "holding"]);

/** Returns whether the date is one of a quarter at whose end certificates are held. */
export const isOfHolding = ({ kind }: CalendarDate): boolean => kinds.has(kind);

/**
 * Returns the first quarter of a year that has begun at whose end certificates may have to be held, by its name, in steps: that after the threshold
 * was passed, or may still be passed, and for goods that know no threshold that of the import. Without imports in the ledger nothing is
 * known, and every quarter may be one: undefined.
 * @param today the day in Brussels
 */
export function* firstOfDuty(
  tables: ReferenceTables,
  { imports, passedOn }: Pick<ImportsOfYear, "imports" | "passedOn">,
  today: CalendarDay,
): Steps<string | undefined> {
  const quarters = [...passedOn.values(), today].map((day) => quarterName(quarterAfter(quarterOfDay(day))));
  yield* inStepsOf(imports, (live) => {
    if (isNeverExempt(tables, { live })) {
      quarters.push(quarterName(quarterOfDay(live.entry.facts.releasedOn)));
    }
  });
  return imports.length === 0 ? undefined : quarters.toSorted()[0];
}

/**
 * Returns the dates without those of quarters before the first that may have a duty.
 * @param first its name; undefined where nothing is known
 */
export const withDuty = (
  dates: ReadonlyArray<CalendarDate>,
  first: string | undefined,
): ReadonlyArray<CalendarDate> =>
  first === undefined ? dates : dates.filter((date) => !isOfHolding(date) || date.about >= first);
