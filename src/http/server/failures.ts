/**
 * Failures that only HTTP has: no such path, no such method, a head beyond any use.
 */
import * as Data from "effect/Data";

/** Unknown path or resource, or one of another account. */
export class NotFound extends Data.TaggedError("NotFound")<{ readonly message: string }> {}

/** The path is known, the method isn't one of its own. */
export class MethodNotAllowed extends Data.TaggedError("MethodNotAllowed")<{
  readonly message: string;
  readonly allow: ReadonlyArray<string>;
}> {}

/** The request's target is longer than any that has an answer. */
export class TargetTooLong extends Data.TaggedError("TargetTooLong")<{ readonly message: string }> {}

/** The request's header fields are larger than any endpoint needs. */
export class HeadTooLarge extends Data.TaggedError("HeadTooLarge")<{ readonly message: string }> {}

/** The request's body did not come to its end in time. */
export class BodyTooSlow extends Data.TaggedError("BodyTooSlow")<{ readonly message: string }> {}
