/**
 * Query of a call about the table that it sends: what its sender knows of it and the cells don't tell. Decisions, "Bulk
 * rows and CSV", and "Requests" of 22 November 2026.
 */
import * as Schema from "effect/Schema";
import { optional } from "../answers/members.ts";
import { choice } from "../values/choice.ts";
import { wholeNumber } from "../values/quantities.ts";

/** The last row of a table that may be named as the one with the headings. */
export const lastHeadingRow = 50;

const ExtraColumns = choice({
  identifier: "ExtraColumns",
  expected: "keep or refuse",
  values: ["keep", "refuse"] as const,
  example: "keep",
  description: "Whether unknown columns of a table are passed through untouched (`keep`) or are errors.",
});

/** Order of day and month of dates whose year comes last. */
export const DayOrderText: Schema.Schema<"dmy" | "mdy", string> = choice({
  identifier: "DayOrder",
  expected: "dmy or mdy",
  values: ["dmy", "mdy"] as const,
  example: "dmy",
  description:
    "Order of day and month in dates with the year last: `dmy` or `mdy`. Left out, the dates of a column tell, or the call is refused and asks; a date alone has the day first.",
});

const TotalRows = choice({
  identifier: "TotalRows",
  expected: "skip or keep",
  values: ["skip", "keep"] as const,
  example: "skip",
  description:
    "Rows of a table that could be totals of others (`Summe`, `Total`, `*`): `skip` passes them over, `keep` reads them like the others. Without it a total that names neither goods nor origin and states what the rows above it come to is passed over, which `read_as` says, and any other such row is an error that asks.",
});

const HeadingRow = wholeNumber({
  identifier: "HeadingRow",
  least: 1,
  most: lastHeadingRow,
  description:
    "Number of the row of a table that names the columns, as a spreadsheet counts rows, blank ones included. Without it that row is the one with the most known headings and no data among the first ten.",
});

/** The query of a call that takes a table. */
export const TableQuery = Schema.Struct({
  dates: optional(DayOrderText),
  extra_columns: optional(ExtraColumns),
  heading_row: optional(HeadingRow),
  total_rows: optional(TotalRows),
});
/** A value of the shape that `TableQuery` declares. */
export type TableQuery = typeof TableQuery.Type;
