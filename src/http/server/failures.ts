/**
 * Failures that only HTTP has: no such path, no such method.
 */
import * as Data from "effect/Data";

/** Unknown path or resource, or one of another account. */
export class NotFound extends Data.TaggedError("NotFound")<{ readonly message: string }> {}

/** The path is known, the method isn't one of its own. */
export class MethodNotAllowed extends Data.TaggedError("MethodNotAllowed")<{
  readonly message: string;
  readonly allow: ReadonlyArray<string>;
}> {}
