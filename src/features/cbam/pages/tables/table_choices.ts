/**
 * Choices of a person about a table that its cells don't tell: the decimal mark, the order of day and month, the row of
 * the headings, rows of totals. They come with the page's address or with its form, under the API's names.
 */
import * as Either from "effect/Either";
import * as Schema from "effect/Schema";
import { optional } from "../../../../contract/answers/members.ts";
import { byName, decoderOf } from "../../../../contract/decoding/decoding.ts";
import { type InvalidRequest, invalidRequest } from "../../../../contract/failures.ts";
import { BulkQuery } from "../../../../contract/requests/bulk_query.ts";
import { lastHeadingRow } from "../../../../contract/requests/table_query.ts";
import { wholeNumber } from "../../../../contract/values/quantities.ts";

const { decimal, dates, heading_row, total_rows } = BulkQuery.fields;

/** Choices about a table. */
export const TableChoices = Schema.Struct({ decimal, dates, heading_row, total_rows });
/** A value of the shape that `TableChoices` declares. */
export type TableChoices = typeof TableChoices.Type;

/** Names of the choices. */
const choiceNames: ReadonlyArray<keyof TableChoices> = [
  "decimal",
  "dates",
  "heading_row",
  "total_rows",
];

const decodeChoices = decoderOf(TableChoices);

/**
 * @param valueOf a choice's text by its name; empty or undefined where nothing is chosen
 * @fails InvalidRequest for a choice that there is not
 */
export const choicesIn = (
  valueOf: (name: string) => unknown,
): Either.Either<TableChoices, InvalidRequest> => {
  const chosen = choiceNames.flatMap((name) => {
    const value = valueOf(name);
    return typeof value === "string" && value !== "" ? [[name, value] as const] : [];
  });
  return Either.mapLeft(
    decodeChoices(Object.fromEntries(chosen), byName),
    ({ issues }) => invalidRequest(issues),
  );
};

const decodeReading = decoderOf(Schema.Struct({
  heading_row: optional(wholeNumber({
    identifier: "HeadingRow",
    least: 0,
    most: lastHeadingRow,
    description: "Number of the row that names the columns; 0 for a table without headings.",
  })),
}));

/**
 * @returns the row with the headings of a table that is only read: 0 where it has none
 * @fails InvalidRequest for another number
 */
export const headingRowIn = (value: string | undefined): Either.Either<number | undefined, InvalidRequest> =>
  Either.mapBoth(decodeReading(value === undefined ? {} : { heading_row: value }, byName), {
    onLeft: ({ issues }) => invalidRequest(issues),
    onRight: ({ heading_row: row }) => row,
  });
