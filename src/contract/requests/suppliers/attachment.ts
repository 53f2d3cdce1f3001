/** Files that are sent to stand beside suppliers' values, and how many there may be. */
import * as Schema from "effect/Schema";
import { optional } from "../../answers/members.ts";
import { boundedText } from "../../values/text.ts";

/** Most files that are added to one value; a table that the value was read from is one more. */
export const mostAttachments = 20;

/** Most bytes of one file. */
export const mostFileBytes = 20 * 1_024 * 1_024;

/** Most bytes of all files of an account. */
export const mostAccountBytes = 20 * 1_024 * 1_024 * 1_024;

/** Files that an account may send in an hour. */
export const filesPerHour = 600;

/** Name of a file as it is sent. */
export const SentFileName: Schema.Schema<string> = boundedText({
  identifier: "SentFileName",
  most: 1_000,
  example: "Verification report 2026.pdf",
  description:
    "Name of the file, with or without its ending: what of it can't stand in a file name becomes `-`, and it is cut at 120 characters.",
});

/** The query of a call whose body is a file. */
export const FileQuery = Schema.Struct({ name: optional(SentFileName) });
