/** Page of a list. Decisions, "Changed and added on 21 November 2026", "Answers". */
import * as Schema from "effect/Schema";
import { cursorPattern, idOfCursor, type ListName } from "../../kernel/cursor.ts";
import { optional } from "../answers/members.ts";
import { wholeNumber } from "../values/quantities.ts";
import { scalar } from "../values/scalar.ts";

/** Entries of a page when the call doesn't say. */
export const defaultEntries = 20;
const mostEntries = 100;

/** One that every list takes. */
const exampleCursor = "AZAWPYaUc5uupZZsJvitkQ";

const cursorOf = (list: ListName): Schema.Schema<string, string> =>
  scalar<string, string>({
    identifier: "Cursor",
    expected: "the cursor of an earlier page of this list, as it was answered",
    read: (sent) => typeof sent === "string" ? idOfCursor(list, sent) : undefined,
    example: exampleCursor,
    jsonSchema: { type: "string", pattern: cursorPattern },
    description:
      "Where the page begins: the cursor that the page before of the same list closed with. The newest when it is left out.",
  });

/** Most entries of a page. */
const ListLimit = wholeNumber({
  identifier: "ListLimit",
  least: 1,
  most: mostEntries,
  description: `Most entries of the page, up to ${mostEntries}; ${defaultEntries} when it is left out.`,
});

/** The query of a list. */
export const listQueryOf = (
  list: ListName,
): Schema.Struct<{
  limit: Schema.optionalWith<Schema.Schema<number, string>, { exact: true }>;
  cursor: Schema.optionalWith<Schema.Schema<string>, { exact: true }>;
}> => Schema.Struct({ limit: optional(ListLimit), cursor: optional(cursorOf(list)) });
/** A value of the shape that `listQueryOf` declares. */
export type ListQuery = ReturnType<typeof listQueryOf>["Type"];
