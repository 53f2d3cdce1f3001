/**
 * JSON that stands in a text beside a body, such as the hidden field of a form: read no further than a body of the API.
 * What walks values of any shape, or names places in them, makes a text for each of their members: of a few kilobytes
 * nested a thousand deep, megabytes.
 */
import * as Option from "effect/Option";
import type { Issue } from "../issue.ts";
import { jsonOf, unsoundness } from "./json.ts";
import { excessOf } from "./json_text.ts";

/** A text that was sent, as far as it is read. */
export interface SentJson {
  /** The parsed value; undefined for no text, for what is no JSON, and for what is not read. */
  readonly value: unknown;
  /** Why a value that could be parsed is not read; undefined for one that is, and for what is no JSON. */
  readonly issue: Issue | undefined;
}

const parse = Option.liftThrowable(jsonOf);

/** Value of a text that was sent, which holds no more than a body may: it is counted before it is parsed, and looked at once after it. */
export const sentJson = (text: string | null): SentJson => {
  if (text === null || text === "" || excessOf(text) !== undefined) {
    return { value: undefined, issue: undefined };
  }
  const value = Option.getOrUndefined(parse(text));
  const issue = unsoundness(value);
  return { value: issue === undefined ? value : undefined, issue };
};
