/** Page of a list. Decisions, "Changed and added on 21 November 2026", "Answers". */
import * as Schema from "effect/Schema";
import { cursorAfter, idOfCursor } from "../../kernel/cursor.ts";
import { optional } from "../answers/members.ts";
import { wholeNumber } from "../values/quantities.ts";
import { scalar } from "../values/scalar.ts";

/** Entries of a page when the call doesn't say. */
export const defaultEntries = 20;
const mostEntries = 100;

const Cursor = scalar<string, string>({
  identifier: "Cursor",
  expected: "the cursor of an earlier page, as it was answered",
  read: (sent) => typeof sent === "string" ? idOfCursor(sent) : undefined,
  example: cursorAfter("0190163d-8694-739b-aea5-966c26f8ad91"),
  jsonSchema: { type: "string", pattern: "^[A-Za-z0-9_-]{22}$" },
  description:
    "Where the page begins: the cursor that the page before closed with. The newest when it is left out.",
});

/** The query of every list. */
export const ListQuery = Schema.Struct({
  limit: optional(wholeNumber({
    identifier: "ListLimit",
    least: 1,
    most: mostEntries,
    description: `Most entries of the page, up to ${mostEntries}; ${defaultEntries} when it is left out.`,
  })),
  cursor: optional(Cursor),
});
/** A value of the shape that `ListQuery` declares. */
export type ListQuery = typeof ListQuery.Type;
