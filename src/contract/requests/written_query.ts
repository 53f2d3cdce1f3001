/** Notation of a call's values. Decisions, "Values as they stand on customs papers". */
import * as Schema from "effect/Schema";
import { namedMark, type NumberMark } from "../../kernel/lenient/number.ts";
import type { Notation } from "../../kernel/lenient/notation.ts";
import { optional } from "../answers/members.ts";
import { choice } from "../values/choice.ts";
import { FlagText } from "../values/text.ts";
import { DayOrderText } from "./table_query.ts";

const Lenient = FlagText.annotations({
  identifier: "Lenient",
  description:
    "`true`: values are read as they stand on customs papers (CN codes with spaces or of ten digits, countries by any code or name, dates in four forms, masses with their unit), and `read_as` says what was read as what. Numbers are never guessed.",
});

const DecimalMarkText = choice({
  identifier: "DecimalMark",
  expected: "comma or point",
  values: ["comma", "point"] as const,
  example: "comma",
  description:
    "Decimal mark of the numbers of a table (and, with `lenient=true`, of numbers sent as text). Without it a table separated by commas has points; in any other the numbers tell, and one that could be thousands is an error that asks. With it the other mark groups thousands: `1.204` is 1204 with `comma`. A CSV answer to what isn't CSV has semicolons where this is `comma`.",
});

/** The query of calls that may have values in more than the strict form. */
export const WrittenQuery = Schema.Struct({
  lenient: optional(Lenient),
  decimal: optional(DecimalMarkText),
});
/** A value of the shape that `WrittenQuery` declares. */
export type WrittenQuery = typeof WrittenQuery.Type;

/** The query of such calls with days among their values. */
export const DatedQuery = Schema.Struct({ ...WrittenQuery.fields, dates: optional(DayOrderText) });
/** A value of the shape that `DatedQuery` declares. */
export type DatedQuery = typeof DatedQuery.Type;

/** Returns the notation of a call's numbers and days where they are as people write them; undefined for the strict form. */
export const notationOf = (query: DatedQuery): Notation | undefined => {
  const mark = markOf(query);
  return mark === undefined ? undefined : { mark, order: query.dates };
};

/** Returns the decimal mark where values are read as people write them; undefined for the strict form. */
export const markOf = ({ lenient, decimal }: WrittenQuery): NumberMark | undefined =>
  lenient !== true ? undefined : decimal === undefined ? "unsaid" : namedMark(decimal);
