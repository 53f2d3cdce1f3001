/**
 * The failures that a caller can meet, as values with the domain's names. They know no HTTP: `http/answer.ts`
 * gives each of them its status, and does not compile while one has none. `message` is what the caller reads:
 * what was wrong, with which value, and what would be right.
 */
import * as Data from "effect/Data";

/** One wrong input: `path` names the parameter or the JSON member, `message` says what would be right. */
export interface Issue {
  readonly path: string;
  readonly message: string;
}

/** The request can't be read or asks for something that isn't allowed. */
export class InvalidRequest extends Data.TaggedError("InvalidRequest")<{
  readonly message: string;
  readonly issues: ReadonlyArray<Issue>;
}> {}

/** @returns the failure that names every issue in one sentence each. */
export const invalidRequest = (issues: ReadonlyArray<Issue>): InvalidRequest =>
  new InvalidRequest({ message: issues.map((issue) => issue.message).join(" "), issues });
